"""Run by alembic; the connection is handed over by signoria.server.store.opening."""

from alembic import context

from signoria.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
