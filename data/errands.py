"""Errands: what interactions have asked for, and what became of it, as in `engine.host.once`.

An interaction's errands are numbered as they come, so that the first of them is one and the same
row whatever it is called: of two processes that have the same interaction one notes it, and the
other waits for that transaction and is then told.
"""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, text, update

from data.compiled import Compiled
from data.database import Area, writes
from data.rows import as_json, read_json
from data.schema import errands
from engine.host.once import AS_A_WHOLE, Errand, Refusal, Settled, Settlement

_NOTE: Final = Compiled(
    text(
        "INSERT INTO errands (interaction, number, what, settlement) "
        "VALUES (:interaction, :number, :what, :settlement) "
        "ON CONFLICT DO NOTHING RETURNING number"
    )
)

_FIND: Final = (
    select(errands.c.what, errands.c.settlement)
    .where(errands.c.interaction == bindparam("interaction_"))
    .order_by(errands.c.number)
)

_SETTLE: Final = (
    update(errands)
    .where(errands.c.interaction == bindparam("interaction_"), errands.c.what == bindparam("what_"))
    .values(settlement=bindparam("settlement_"))
)

_FORGET: Final = delete(errands).where(errands.c.interaction < bindparam("before_"))


class Errands(Area):
    """An `engine.host.store.ErrandStore`."""

    @writes
    def refuse(self, connection: Connection, errand: Errand, refusal: Refusal) -> None:
        note_errand(connection, errand, Settlement(refused=refusal))

    @writes
    def claim(self, connection: Connection, errand: Errand) -> None:
        note_errand(connection, errand, Settlement())

    @writes
    def forget(self, connection: Connection, before: int) -> None:
        connection.execute(_FORGET, {"before_": before})


def note_errand(connection: Connection, errand: Errand | None, settlement: Settlement) -> None:
    """Note what becomes of an errand. Raises `Settled` if that was noted before.

    Whoever handles an interaction that has been handled before may find something else to do, or
    to refuse, than what was done, since that has changed things: then what was done first counts.
    """
    if errand is None:
        return
    values = {
        "interaction": errand.interaction,
        "number": 0,
        "what": errand.what,
        "settlement": as_json(settlement),
    }
    while not _NOTE.rows(connection, values):
        rows = connection.execute(_FIND, {"interaction_": errand.interaction}).all()
        known = {row.what: row.settlement for row in rows}
        for what in (errand.what, AS_A_WHOLE, *([rows[0].what] if errand.first else [])):
            if what in known:
                named = f"An errand of interaction {errand.interaction}"
                raise Settled(what, read_json(named, known[what], Settlement))
        values["number"] = len(rows)


def settle_errand(connection: Connection, errand: Errand | None, settlement: Settlement) -> None:
    """Say more of an errand that the same transaction has noted."""
    if errand is not None:
        connection.execute(
            _SETTLE,
            {
                "interaction_": errand.interaction,
                "what_": errand.what,
                "settlement_": as_json(settlement),
            },
        )
