"""How long a move may take, when every record was made, for how long the house is open."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
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


def downgrade() -> None:
    op.drop_table("clocks")
    op.drop_column("house", "time")
    op.drop_column("records", "time")
    op.drop_column("tables", "time_control")
