"""Several nodes: one table for a wish, and a death that is seen at once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("nodes", sa.Column("backend", sa.Integer))
    op.create_table(
        "calls",
        sa.Column("wish", sa.String(64), primary_key=True),
        sa.Column(
            "table", sa.String(10), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("time", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
    )
    op.create_index("ix_calls_table", "calls", ["table"])


def downgrade() -> None:
    op.drop_table("calls")
    op.drop_column("nodes", "backend")
