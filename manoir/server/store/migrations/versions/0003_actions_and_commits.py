"""Only records with an action are in the index of actions; commits are counted."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COPY = """
INSERT INTO records ("table", ply, seat, move, action, hash)
SELECT "table", ply, seat, move, action, hash FROM old_records ORDER BY rowid
"""


def upgrade() -> None:
    _rebuild(constraint=False)
    op.create_index(
        "uq_records_action",
        "records",
        ["table", "action"],
        unique=True,
        sqlite_where=sa.text("action IS NOT NULL"),
        postgresql_where=sa.text("action IS NOT NULL"),
    )
    house = op.create_table(
        "house",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("commits", sa.Integer, nullable=False),
    )
    op.bulk_insert(house, [{"id": secrets.token_hex(16), "commits": 0}])


def downgrade() -> None:
    op.drop_table("house")
    op.drop_index("uq_records_action", "records")
    _rebuild(constraint=True)


def _rebuild(*, constraint: bool) -> None:
    """SQLite cannot drop a constraint: the table is copied. Nothing refers to it."""
    if op.get_bind().dialect.name != "sqlite":
        _constrain(constraint=constraint)
        return
    op.rename_table("records", "old_records")
    keys: list[sa.Constraint] = []
    if constraint:
        keys.append(sa.UniqueConstraint("table", "action", name="uq_records_action"))
    op.create_table(
        "records",
        sa.Column(
            "table",
            sa.String(10),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("action", sa.String(40)),
        sa.Column("hash", sa.String(64), nullable=False),
        *keys,
    )
    op.execute(COPY)
    op.drop_table("old_records")


def _constrain(*, constraint: bool) -> None:
    if constraint:
        op.create_unique_constraint("uq_records_action", "records", ["table", "action"])
    else:
        op.drop_constraint("uq_records_action", "records")
