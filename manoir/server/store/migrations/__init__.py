"""How the disk came to look as `schema.py` says: Alembic revisions, run at start."""
