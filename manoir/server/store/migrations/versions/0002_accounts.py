"""Accounts and their sessions; when a table ended, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_accounts()
    _create_sessions()
    # SQLite adds columns in place: no table is copied, no row is touched.
    op.add_column("tables", sa.Column("ended", sa.Integer))
    op.add_column("tables", sa.Column("ranks", sa.Text))
    op.execute("UPDATE tables SET ended = touched WHERE stage = 'over'")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ranks")
        tables.drop_column("ended")
    op.drop_table("sessions")
    op.drop_table("accounts")


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.String(160), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )


def _create_sessions() -> None:
    key = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(64), key, nullable=False, index=True),
        sa.Column("since", sa.Integer, nullable=False),
    )
