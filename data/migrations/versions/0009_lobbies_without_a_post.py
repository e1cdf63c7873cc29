"""Lobbies that no message is known to hold, so that they are found and posted."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

LACKS_LOBBY_POST = sa.text("status = 'lobby' AND post IS NULL")


def upgrade() -> None:
    op.create_index(
        "lobbies_without_a_post",
        "tables",
        ["opened", "id"],
        unique=False,
        sqlite_where=LACKS_LOBBY_POST,
        postgresql_where=LACKS_LOBBY_POST,
    )
