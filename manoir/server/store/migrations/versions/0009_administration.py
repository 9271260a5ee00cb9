"""What hosts do: their log, bans, the message of the day and read-only mode."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    administration = op.create_table(
        "administration",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("read_only", sa.Boolean, nullable=False),
        sa.Column("motd", sa.Text, nullable=False),
        sa.Column("motd_since", sa.Integer, nullable=False),
        sa.Column("strangers", sa.Text, nullable=False),
    )
    first = {"revision": 0, "read_only": False, "motd": "", "motd_since": 0, "strangers": "[]"}
    op.bulk_insert(administration, [{"id": 1, **first}])
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer),
    )
    op.create_index("ix_admin_log_state", "admin_log", ["state"])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(64)),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("admin_log")
    op.drop_table("administration")
    op.execute("DELETE FROM tables WHERE stage = 'closed'")
