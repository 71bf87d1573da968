"""Alembic runs this for every command, as a script. The transaction belongs to `migrations.upgrade`."""

from alembic import context

from quadriga.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # on SQLite, too: our transactions hold there, see database
    render_as_batch=True,
)
context.run_migrations()
