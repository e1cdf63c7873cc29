"""Posts that have served: messages whose buttons are to be taken off, until that is done."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, text

from data.compiled import Quick
from data.schema import old_posts, tables
from engine.host.store import OldPost

_NOTE: Final = Quick(
    text(
        "INSERT INTO old_posts (message, table_id, mark, lobby, behind) "
        "VALUES (:message, :table, :mark, :lobby, :behind) "
        "ON CONFLICT DO NOTHING RETURNING message"
    )
)

_SERVED: Final = (
    select(old_posts, tables.c.channel)
    .join(tables, tables.c.id == old_posts.c.table_id)
    .where(tables.c.posted > old_posts.c.mark)
    .order_by(old_posts.c.message)
)

_TIDIED: Final = delete(old_posts).where(old_posts.c.message == bindparam("message_"))


def note(
    connection: Connection,
    table_id: int,
    message: int,
    mark: int,
    *,
    lobby: bool = False,
    behind: bool = False,
) -> None:
    """Note that a message has served as soon as the table has posted more than that."""
    values = {
        "message": message,
        "table": table_id,
        "mark": mark,
        "lobby": lobby,
        "behind": behind,
    }
    _NOTE.rows(connection, values)


def served(connection: Connection) -> list[OldPost]:
    return [
        OldPost(row.table_id, row.channel, row.message, row.lobby, row.behind)
        for row in connection.execute(_SERVED)
    ]


def tidied(connection: Connection, messages: Sequence[int]) -> None:
    if messages:
        connection.execute(_TIDIED, [{"message_": message} for message in messages])
