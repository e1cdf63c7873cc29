"""Tables in direct messages, which are not of a server: what somebody has opened is found by whose
it is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

IS_LIVE = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    op.create_index(
        "live_tables_by_owner",
        "tables",
        ["owner", "guild"],
        unique=False,
        sqlite_where=IS_LIVE,
        postgresql_where=IS_LIVE,
    )
