"""Alembic's door: it is only ever opened from the store, with a connection at hand."""

from alembic import context

from manoir.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
