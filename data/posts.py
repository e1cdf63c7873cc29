"""Posts: which message holds a table's board, which tables owe one, which messages have served.

What has served has its buttons taken off, and is remembered until that is done.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, case, delete, literal_column, select, text, update

from data.compiled import Compiled
from data.database import Area, reads, writes
from data.schema import LACKS_LOBBY_POST, OWES_POST, old_posts, tables
from engine.host.store import BoardPost, Kind, OldPost

_NOTE: Final = Compiled(
    text(
        "INSERT INTO old_posts (message, table_id, mark, lobby, behind, kind) "
        "VALUES (:message, :table, :mark, :lobby, :behind, :kind) "
        "ON CONFLICT DO NOTHING RETURNING message"
    )
)

ALWAYS: Final = -2
"""A position number that every table has posted more than, be it a lobby."""

_SERVED: Final = (
    select(old_posts, tables.c.channel)
    .join(tables, tables.c.id == old_posts.c.table_id)
    .where(tables.c.posted > old_posts.c.mark)
    .order_by(old_posts.c.message)
)

_KEEP_PINGS: Final = (
    update(old_posts)
    .where(
        old_posts.c.table_id == bindparam("id_"),
        old_posts.c.kind == "ping",
        old_posts.c.mark >= bindparam("from_"),
    )
    .values(mark=bindparam("mark_"))
)

_END_OFFERS: Final = (
    update(old_posts)
    .where(old_posts.c.table_id == bindparam("id_"), old_posts.c.kind == "seat")
    .values(mark=ALWAYS)
)

_TIDIED: Final = delete(old_posts).where(old_posts.c.message == bindparam("message_"))

OWING: Final = select(tables.c.id).where(OWES_POST).order_by(tables.c.changed, tables.c.id)

LOBBIES_OWED: Final = (
    select(tables.c.id)
    .where(LACKS_LOBBY_POST, tables.c.opened <= bindparam("until_"))
    .order_by(tables.c.opened, tables.c.id)
)

_MARK_POSTED: Final = Compiled(
    update(tables)
    .where(tables.c.id == bindparam("id_"), tables.c.posted <= bindparam("mark_"))
    .values(
        posted=bindparam("mark_"),
        post=bindparam("message_"),
        # What a later board is to answer may be there already.
        answer=case(
            (tables.c.answer.like(bindparam("answered_")), literal_column("''")),
            else_=tables.c.answer,
        ),
    )
    .returning(tables.c.id)
)

_POST: Final = Compiled(
    select(tables.c.post, tables.c.posted).where(tables.c.id == bindparam("id_"))
)

_POSTED: Final = select(tables.c.posted).where(tables.c.id == bindparam("id_"))

_FORGET_ANSWER: Final = (
    update(tables).where(tables.c.id == bindparam("id_")).values(answer=literal_column("''"))
)


class Posts(Area):
    """An `engine.host.store.PostStore`."""

    @reads
    def owing(self, connection: Connection) -> list[int]:
        return list(connection.scalars(OWING))

    @reads
    def lobbies_owed(self, connection: Connection, until: int) -> list[int]:
        return list(connection.scalars(LOBBIES_OWED, {"until_": until}))

    @writes
    def mark_posted(
        self,
        connection: Connection,
        table_id: int,
        position_number: int,
        message: int | None,
        *,
        behind: bool = False,
    ) -> BoardPost:
        values = {
            "id_": table_id,
            "mark_": position_number,
            "message_": message,
            "answered_": f"{position_number} %",
        }
        before, posted = next(iter(_POST.rows(connection, values)), (None, -1))
        noted = _MARK_POSTED.rows(connection, values)
        if noted and before not in (None, message):
            # A lobby that was moved to another message is the same lobby, and has served all the
            # same.
            served, lobby = min(posted, position_number - 1), posted < 0
            note_old_post(connection, table_id, before, served, lobby=lobby, behind=behind)
        return BoardPost(message if noted else before, before)

    @writes
    def note_offer(
        self,
        connection: Connection,
        table_id: int,
        position_number: int,
        message: int,
        kind: Kind = "",
    ) -> None:
        note_old_post(connection, table_id, message, position_number, kind=kind)

    @writes
    def keep_pings(self, connection: Connection, table_id: int, position_number: int) -> None:
        posted = connection.scalar(_POSTED, {"id_": table_id})
        values = {"id_": table_id, "from_": posted, "mark_": position_number}
        connection.execute(_KEEP_PINGS, values)

    @writes
    def end_offers(self, connection: Connection, table_id: int) -> None:
        connection.execute(_END_OFFERS, {"id_": table_id})

    @writes
    def forget_answer(self, connection: Connection, table_id: int) -> None:
        connection.execute(_FORGET_ANSWER, {"id_": table_id})

    @reads
    def served(self, connection: Connection) -> list[OldPost]:
        return [
            OldPost(row.table_id, row.channel, row.message, row.lobby, row.behind, row.kind)
            for row in connection.execute(_SERVED)
        ]

    @writes
    def tidied(self, connection: Connection, messages: Sequence[int]) -> None:
        if messages:
            connection.execute(_TIDIED, [{"message_": message} for message in messages])


def note_old_post(
    connection: Connection,
    table_id: int,
    message: int,
    position_number: int,
    *,
    lobby: bool = False,
    behind: bool = False,
    kind: Kind = "",
) -> None:
    """Note that a message has served as soon as the table has posted more than that."""
    values = {
        "message": message,
        "table": table_id,
        "mark": position_number,
        "lobby": lobby,
        "behind": behind,
        "kind": kind,
    }
    _NOTE.rows(connection, values)
