"""What players have decided ahead, and whether it holds when the moment comes.

A player may hand in wishes for the set-up, and for every face that the die of their next turn may
show the turn that they want then. It is tried on the board as it is, from what that seat may see.
When the die has been thrown, what was meant is played if all of it is still legal, makes up the
whole turn as before, and nothing that its steps touch has changed; otherwise the player is asked
as ever. What was meant for a throw is gone with the throw, whatever came of it.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.core import NO_CHOICES, AnyGame, Choices, Event, Illegal, Move, Seat, View
from engine.games import ahead_of
from engine.table.dry_run import tried
from engine.table.model import Intent, Player, Table

WISHES: Final = ""
"""In the place of a face: wishes for the set-up."""


class Outlook(Struct, frozen=True):
    """A turn that is tried ahead, as far as it has been chosen."""

    state: Any
    """The position that it is tried on, before any step."""
    view: View
    """What the player sees behind the steps, as far as that can be foreseen."""
    moves: tuple[Move, ...]
    steps: tuple[tuple[Move, View], ...]
    """The moves, each with what the player saw when choosing it."""
    tried: tuple[Event, ...]
    """What they led to, as far as that can be foreseen."""
    choices: Choices
    """What comes next; empty when there is nothing more to decide for now."""
    touched: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether it is a turn that can be played without asking."""
        return bool(self.moves) and self.choices == NO_CHOICES


class Due(Struct, frozen=True):
    """What a player has decided ahead, and now is to be done."""

    seat: Seat
    moves: tuple[Move, ...]
    left: tuple[Intent, ...]
    """What is still meant behind that."""


def looked(key: str, game: AnyGame, state: Any, seat: Seat, moves: Sequence[Move]) -> Outlook:
    """A turn tried on a position, of which no more is told than the seat may know. Raises
    `Illegal`."""
    ahead = ahead_of(key)
    assert ahead is not None, "nothing was decided ahead"
    if seat not in game.waiting_on(state):
        view = game.view(state, seat)
        return Outlook(state, view, (), (), (), NO_CHOICES, ())
    trial = tried(game, state, seat, moves)
    views = [game.view(before, seat) for before in trial.before]
    # Where a step tells something, nobody knows yet what it leads to.
    shown = views[-1] if trial.reveals else game.view(trial.state, seat)
    afters: list[View | None] = [*views[1:], None if trial.reveals else shown]
    touched = [
        line
        for move, before, after in zip(trial.moves, views, afters, strict=False)
        for line in ahead.touched(before, move, after)
    ]
    return Outlook(
        state=state,
        view=shown,
        moves=trial.moves,
        steps=tuple(zip(trial.moves, views, strict=True)),
        tried=() if trial.reveals else tuple(e for e in trial.events if e.visible_to(seat)),
        choices=trial.choices,
        touched=tuple(touched),
    )


# When the moment comes


def due(table: Table, game: AnyGame, state: Any) -> Due | None:
    """What somebody who is asked has decided ahead, if it can be done as it was meant."""
    ahead = ahead_of(table.game)
    if ahead is None:
        return None
    for seat in game.waiting_on(state):
        player = table.players[seat]
        if not player.intents or player.holder != "person":
            continue
        wished = meant_for(player, WISHES)
        granted = None
        if wished is not None:
            granted = ahead.granted(game.choices(state, seat), wished.moves)
        if wished is not None and granted is not None:
            at, move = granted
            rest = replace(wished, moves=(*wished.moves[:at], *wished.moves[at + 1 :]))
            return Due(seat, (move,), _with(player, rest))
        meant = meant_for(player, ahead.shown(game.view(state, seat)) or "-")
        if meant is not None and holds(table.game, game, state, seat, meant):
            return Due(seat, meant.moves, _only_wishes(player))
    return None


def holds(key: str, game: AnyGame, state: Any, seat: Seat, meant: Intent) -> bool:
    """Whether a turn can be played as it was meant."""
    if not meant.whole:
        return False
    try:
        now = looked(key, game, state, seat, meant.moves)
    except Illegal:
        return False
    return now.whole and (now.moves, now.touched) == (meant.moves, meant.touched)


# What becomes of it


def meant_for(player: Player, face: str) -> Intent | None:
    """What a player has decided for a face, or wishes."""
    return next((intent for intent in player.intents if intent.face == face), None)


def with_intent(player: Player, intent: Intent) -> Player:
    """A player who has decided something ahead, in the place of what they had for that face."""
    return replace(player, intents=_with(player, intent))


def without_intents(table: Table) -> Table:
    """A table at which nobody has decided anything ahead: the game goes on from elsewhere."""
    if not any(player.intents for player in table.players):
        return table
    cleared = (replace(one, intents=()) if one.intents else one for one in table.players)
    return replace(table, players=tuple(cleared))


def after_words(
    table: Table, mover: Seat, waiting: Sequence[Seat], events: Sequence[Event]
) -> Table:
    """A table after a seat's steps: who has had the word since meant just that throw, whether they
    have decided or the engine has for them, because they had no choice."""
    for seat, player in enumerate(table.players):
        if player.intents and (seat == mover or _has_passed(seat, waiting, events)):
            table = table.with_player(seat, replace(player, intents=_only_wishes(player)))
    return table


def _has_passed(seat: Seat, waiting: Sequence[Seat], events: Sequence[Event]) -> bool:
    """Whether a seat's turn has gone by in these events: the engine has played all of it."""
    own = [at for at, event in enumerate(events) if event.forced and event.seat == seat]
    if not own:
        return False
    others = (event for event in events[own[0] :] if event.forced and event.seat != seat)
    return seat not in waiting or any(True for _ in others)


def when_asked(table: Table, game: AnyGame, state: Any) -> Table:
    """A table that waits for its players: whose throw has come, and was not meant so, is asked; and
    nobody wishes any more once all is set up."""
    ahead = ahead_of(table.game)
    if ahead is None or not any(player.intents for player in table.players):
        return table
    if table.status != "running":
        return without_intents(table)
    waiting = game.waiting_on(state)
    for seat, player in enumerate(table.players):
        if not player.intents:
            continue
        view = game.view(state, seat)
        left = player.intents
        if seat in waiting and ahead.shown(view):
            left = _only_wishes(player)
        if ahead.wishes(view) is None:
            left = tuple(intent for intent in left if intent.face != WISHES)
        table = table.with_player(seat, replace(player, intents=left))
    return table


def _with(player: Player, intent: Intent) -> tuple[Intent, ...]:
    others = tuple(one for one in player.intents if one.face != intent.face)
    return (*others, intent) if intent.moves else others


def _only_wishes(player: Player) -> tuple[Intent, ...]:
    return tuple(intent for intent in player.intents if intent.face == WISHES)
