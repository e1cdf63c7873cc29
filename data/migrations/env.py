"""Run by Alembic for each of its commands, over the connection that the caller has opened."""

from alembic import context

from data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
