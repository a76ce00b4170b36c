"""Run by alembic, with the connection that `store.migrate` opened."""

from alembic import context

from rummel.server.schema import metadata

connection = context.config.attributes["connection"]
# SQLite can't alter most things in place: batch mode copies the table instead.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
