"""Several nodes: revisions of rooms and clocks, who is alive, what is claimed."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# Milliseconds, and seconds after 2038, do not fit into PostgreSQL's INTEGER.
LONG = (
    ("tables", "touched"),
    ("tables", "ended"),
    ("records", "time"),
    ("clocks", "at"),
    ("clocks", "due"),
    ("pushes", "since"),
    ("accounts", "since"),
    ("sessions", "since"),
    ("notices", "due"),
    ("feeds", "since"),
    ("administration", "motd_since"),
    ("admin_log", "time"),
    ("bans", "since"),
    ("bans", "until"),
    ("house", "commits"),
    ("house", "time"),
)


def upgrade() -> None:
    for table in ("tables", "clocks"):
        op.add_column(table, sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("house", sa.Column("beat", _long(), nullable=False, server_default="0"))
    op.add_column("house", sa.Column("push_key", sa.Text))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", _long(), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("what", sa.String(80), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
    )
    op.create_index("ix_claims_node", "claims", ["node"])
    _lengthen(sa.BigInteger())


def downgrade() -> None:
    _lengthen(sa.Integer())
    op.drop_table("claims")
    op.drop_table("nodes")
    for table, column in (
        ("house", "push_key"),
        ("house", "beat"),
        ("clocks", "revision"),
        ("tables", "revision"),
    ):
        op.drop_column(table, column)


def _long() -> sa.types.TypeEngine[int]:
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _lengthen(kind: sa.types.TypeEngine[int]) -> None:
    """SQLite's integers are as long as they need to be."""
    if op.get_bind().dialect.name != "sqlite":
        for table, column in LONG:
            op.alter_column(table, column, type_=kind)
