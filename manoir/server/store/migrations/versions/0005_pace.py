"""How quickly the bots of a table answer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("pace", sa.String(10), nullable=False, server_default="usual")
    )


def downgrade() -> None:
    op.drop_column("tables", "pace")
