"""Clocks, the time of every record, and browsers that want to hear of their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("time_control", sa.Text, nullable=False, server_default="{}"))
    op.add_column("records", sa.Column("time", sa.Integer))
    op.add_column("house", sa.Column("time", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "clocks",
        sa.Column(
            "table",
            sa.String(10),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("contact", sa.String(300), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_pushes_who", "pushes", ["who"])


def downgrade() -> None:
    op.drop_table("pushes")
    op.drop_table("clocks")
    op.drop_column("house", "time")
    op.drop_column("records", "time")
    op.drop_column("tables", "time_control")
