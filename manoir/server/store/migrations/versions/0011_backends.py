"""Several nodes: by which process of PostgreSQL each writes, so that its death is seen at once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("nodes", sa.Column("backend", sa.Integer))


def downgrade() -> None:
    op.drop_column("nodes", "backend")
