"""What is still to be told to people who are not there, and their feeds."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column(
            "table",
            sa.String(10),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("push", sa.String(64)),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_notices_table", "notices", ["table"])
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "feeds",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_feeds_who", "feeds", ["who"])


def downgrade() -> None:
    op.drop_table("feeds")
    op.drop_table("notices")
