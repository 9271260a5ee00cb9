"""Tables, chairs, seeds and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_tables()
    _create_chairs()
    _create_seeds()
    _create_records()


def downgrade() -> None:
    for table in ("records", "seeds", "chairs", "tables"):
        op.drop_table(table)


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False, index=True),
        sa.Column("stage", sa.String(10), nullable=False, index=True),
        sa.Column("next", sa.String(10)),
        sa.Column("touched", sa.Integer, nullable=False),
    )


def _create_chairs() -> None:
    op.create_table(
        "chairs",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("holder", sa.String(64), index=True),
        sa.Column("nonce", sa.String(64), nullable=False),
    )


def _create_seeds() -> None:
    op.create_table(
        "seeds",
        _table(),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("origin", sa.String(10), nullable=False),
        sa.Column("nonces", sa.Text),
    )


def _create_records() -> None:
    op.create_table(
        "records",
        _table(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("action", sa.String(40)),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.UniqueConstraint("table", "action", name="uq_records_action"),
    )


def _table() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String(10), key, primary_key=True)
