"""What happens at a table during the game: drafts, undo, confirmed steps, resignations.

A draft is tried on a copy of the state with no chance at hand, so nothing can be revealed before
it is confirmed; a confirmed draft is applied with the sealed dice, a ply a step.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.clock.timers import Timer
from engine.core import (
    NO_CHOICES,
    ROUND_BEGINS,
    AnyGame,
    Choices,
    Event,
    Hand,
    Illegal,
    Move,
    Refused,
    Seat,
    Step,
    View,
    restore,
    snapshot,
)
from engine.games import game_named
from engine.record import RESIGN
from engine.table.draws import Dice
from engine.table.dry_run import Trial, still_legal, tried
from engine.table.model import LoggedMove, Player, Table
from engine.table.older import brought_up
from engine.table.unattended import STEPS, Answer, answer, computer_move


class Spot(Struct, frozen=True):
    """What somebody looked at when they clicked: which decision of theirs, and a draft of it."""

    since: int
    """The mark since which they are asked for it."""
    at: int
    """The draft as a number, 0 for none: a panel confirms what it shows, or nothing."""


class Desk(Struct, frozen=True):
    """What lies before a player who must decide: the draft tried out, and the next choices."""

    table: Table
    seat: Seat
    view: View
    choices: Choices
    """Empty when the draft is a whole turn and waits to be confirmed."""
    tried: tuple[Event, ...]
    """What the draft led to, as far as the player may know before confirming it."""
    steps: tuple[tuple[Move, View], ...] = ()
    """The moves of the draft, each with what the player saw when choosing it."""

    @property
    def spot(self) -> Spot:
        return Spot(self.table.players[self.seat].since, _mark(self.draft))

    @property
    def draft(self) -> tuple[Move, ...]:
        return self.table.players[self.seat].draft

    @property
    def complete(self) -> bool:
        return bool(self.draft) and self.choices == NO_CHOICES


class Change(Struct, frozen=True):
    """A table as it is to be saved, with the log rows and timers that go with it."""

    table: Table
    moves: tuple[LoggedMove, ...] = ()
    timers: tuple[Timer, ...] | None = None
    """Unless `None`, they replace the table's."""
    cut: int | None = None
    """The ply behind which the log is forgotten."""
    rest: tuple[Move, ...] = ()
    """Typed moves that are to be judged once this is saved."""


def state_of(table: Table) -> Any:
    return _restored(game_named(table.game), table.snapshot)


@lru_cache(maxsize=256)
def _restored(game: AnyGame, raw: bytes) -> Any:
    """Kept, because a turn asks for the same few states a dozen times; nobody changes them."""
    return restore(game, raw)


def dice_of(table: Table) -> Dice:
    """The sealed dice of the steps that follow."""
    return Dice(table.seed, table.ply, table.dice)


def waiting_on(table: Table) -> tuple[Seat, ...]:
    """The seats whose decision the table waits for."""
    if table.status != "running":
        return ()
    return game_named(table.game).waiting_on(state_of(table))


def desk(table: Table, user: int) -> Desk:
    """What the player must decide. Raises `Refused` for anybody the table does not wait for."""
    table = brought_up(table)
    seat = _deciding_seat(table, user)
    game = game_named(table.game)
    trial = tried(game, state_of(table), seat, table.players[seat].draft)
    events = tuple(event for event in trial.events if event.visible_to(seat))
    steps = tuple(
        (move, game.view(before, seat))
        for move, before in zip(trial.moves, trial.before, strict=True)
    )
    return Desk(table, seat, game.view(trial.state, seat), trial.choices, events, steps)


def desk_at(table: Table, user: int, spot: Spot) -> Desk:
    """The same for somebody who clicked. Raises `Refused` if they looked at something else."""
    _clicking_seat(table, user, spot)
    return desk(table, user)


def desk_after(table: Table, user: int, moves: Sequence[Move]) -> Desk:
    """What a player could decide behind the draft and some moves more. Raises `Refused`.

    Nothing behind a step that would reveal something: it has to be played first.
    """
    table = brought_up(table)
    seat = _deciding_seat(table, user)
    wanted = (*table.players[seat].draft, *moves)
    if tried(game_named(table.game), state_of(table), seat, wanted).reveals:
        return replace(desk(table, user), choices=NO_CHOICES)
    return desk(_with_draft(table, seat, wanted), user)


def chosen(table: Table, user: int, spot: Spot, moves: Sequence[Move], now: int) -> Change:
    """Add steps to the player's draft.

    Steps that reveal something are confirmed at once together with what led to them; but a secret
    answer waits for the player's word, and shows nothing before.
    """
    seat = _clicking_seat(table, user, spot)
    drafted, trial = _drafted(table, seat, moves)
    if trial.reveals:
        return confirmed(drafted, user, Spot(spot.since, _mark(trial.moves)), now)
    return Change(drafted)


def typed(table: Table, user: int, moves: Sequence[Move], now: int) -> Change:
    """Take typed moves behind the player's draft, up to where they tell their player something.

    What is a whole turn then is played, less is kept as a draft. The moves left are its `rest`.
    """
    seat = _deciding_seat(table, user)
    count = len(moves)
    try:
        drafted, trial = _drafted(table, seat, moves)
    except Illegal:
        count = _before_news(table, seat, moves)
        drafted, trial = _drafted(table, seat, moves[:count])
    change = Change(drafted)
    if trial.reveals or (trial.moves and trial.choices == NO_CHOICES):
        spot = Spot(table.players[seat].since, _mark(trial.moves))
        change = confirmed(drafted, user, spot, now)
    return replace(change, rest=tuple(still_to_play(change, moves[count:])))


def _drafted(table: Table, seat: Seat, moves: Sequence[Move]) -> tuple[Table, Trial[Any]]:
    """A table with moves behind a player's draft, and the whole draft tried. Raises `Illegal`."""
    wanted = (*table.players[seat].draft, *moves)
    trial = tried(game_named(table.game), state_of(table), seat, wanted)
    return _with_draft(table, seat, trial.moves), trial


def _before_news(table: Table, seat: Seat, moves: Sequence[Move]) -> int:
    """How many of some moves behind the draft come before their player knows more than now.

    Raises `Refused` if one of those is illegal; the others are not judged yet, unless they are no
    moves of the game at all.
    """
    game, state, draft = game_named(table.game), state_of(table), table.players[seat].draft
    for count in range(1, len(moves)):
        if tried(game, state, seat, (*draft, *moves[:count])).reveals:
            for move in moves[count:]:
                _refuse_nonsense(game, state, seat, move)
            return count
    return len(moves)


def _refuse_nonsense(game: AnyGame, state: Any, seat: Seat, move: Move) -> None:
    """Raises `Illegal` for a text that could be a move nowhere: a slip of the pen."""
    try:
        game.play(state, seat, move)
    except Illegal as refused:
        if refused.code == "no-such-move":
            raise


def still_to_play(change: Change, moves: Sequence[Move]) -> Sequence[Move]:
    """Moves behind a change, without those that it has already made by itself."""
    events = change.moves[-1].events if change.moves else ()
    by_itself = [event.text for event in events if event.forced]
    while moves and moves[0] in by_itself:
        moves = moves[1:]
    return moves


def undone(table: Table, user: int, spot: Spot) -> Change:
    """Drop the last step of the player's draft."""
    seat = _clicking_seat(table, user, spot)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-undo", "there is nothing to undo")
    return Change(_with_draft(table, seat, draft[:-1]))


def confirmed(table: Table, user: int, spot: Spot, now: int) -> Change:
    """Play the player's draft for good."""
    seat = _clicking_seat(table, user, spot)
    draft = table.players[seat].draft
    if not draft:
        raise Refused("nothing-to-confirm", "nothing has been chosen yet")
    game = game_named(table.game)
    dice = dice_of(table)
    steps = play_on.apply_all(game, state_of(table), seat, draft, dice.of)
    return carried_out(_after(table, seat, steps, now, dice=dice), now)


def answering(change: Change, user: int, asked: str) -> Change:
    """A change whose board is to answer what its player asked.

    Not if that player must decide again, and gets the next question; nor if anything of it is a
    secret: everybody may read what a public answer was asked with.
    """
    if not change.moves or any(event.to is not None for event in _events(change.moves)):
        return change
    table = change.table
    if table.seat_of(user) in waiting_on(table):
        return change
    return replace(change, table=replace(table, answer=f"{table.due} {asked}"))


def _events(moves: Sequence[LoggedMove]) -> Iterator[Event]:
    for move in moves:
        yield from move.events


def foreseen(now: Desk) -> Change:
    """What confirming a whole draft would lead to. The dice are in it: nobody may see it yet."""
    user = now.table.players[now.seat].user
    return confirmed(now.table, user, now.spot, now=0)


def decided(table: Table, seat: Seat, now: int) -> Change:
    """The computer decides for a seat that is asked, in its player's stead.

    It plays the turn on until chance or somebody else has the word. What the player had begun is
    dropped, and what happens is news to them.
    """
    game = game_named(table.game)
    change = Change(_with_draft(table, seat, ()))
    for _ in range(STEPS):
        table, dice = change.table, dice_of(change.table)
        move = computer_move(table, game, state_of(table), seat)
        change = _made(change, Answer(seat, move, "computer"), dice, now)
        # Somebody may have had the word and no choice.
        passed = any(event.forced and event.seat != seat for event in change.moves[-1].events)
        if dice.used or passed or waiting_on(change.table) != waiting_on(table):
            break
    return carried_out(change, now)


def resigned(table: Table, user: int, now: int, hand: Hand = "person") -> Change:
    """A player leaves a running game, or is taken out of it by the clock."""
    running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    dice = dice_of(table)
    step = play_on.resign(game_named(table.game), state_of(table), seat, dice.of(1))
    gone = replace(table.players[seat], resigned=True, holder="person")
    there = table.with_player(seat, gone)
    return carried_out(_after(there, seat, [(RESIGN, step)], now, dice=dice, hand=hand), now)


def abandoned(table: Table, user: int, now: int) -> Change:
    """The owner stops a running game; others vote, and more than half of the players stop it."""
    running(table)
    playing = [
        player.user
        for player in table.players
        if not player.resigned
        and (player.holder == "person" or player.user in (*table.votes, user))
    ]
    if user == table.owner:
        return Change(stopped(table, now))
    if user not in playing:
        raise Refused("not-seated", "you do not play at this table")
    if user in table.votes:
        raise Refused("already-voted", "you have already voted to stop this game")
    votes = (*table.votes, user)
    for_it = [voter for voter in votes if voter in playing]
    if 2 * len(for_it) > len(playing):
        return Change(stopped(table, now))
    return Change(replace(table, votes=votes))


def voters(table: Table) -> list[int]:
    """Who has a say: those who play and are there."""
    return [
        player.user for player in table.players if not player.resigned and player.holder == "person"
    ]


def stopped(table: Table, now: int) -> Table:
    """The game ends here without a result."""
    players = _without_drafts(table.players)
    return replace(table, status="abandoned", ended=now, players=players, answer="")


def renamed(table: Table, user: int, name: str) -> Table:
    """A player is called otherwise now."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    return table.with_player(seat, replace(table.players[seat], name=name))


def with_standing(table: Table, user: int, typed: str, now: int) -> Change:
    """A player decides beforehand on what may fall to them out of turn, and at once if it has."""
    if not table.live:
        raise Refused("not-running", "this game is over")
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("not-seated", "you do not play at this table")
    known = game_named(table.game).standing
    if known is None:
        raise Refused("no-standing", "this game asks nobody out of turn")
    player = replace(table.players[seat], standing=known.read(typed))
    return carried_out(Change(table.with_player(seat, player)), now)


def carried_out(change: Change, now: int) -> Change:
    """A change together with all that it leads to without asking anybody, a ply each: standing
    answers, and the decisions of computers that keep seats."""
    steps = 0
    while change.table.status == "running" and any(map(_unasked, change.table.players)):
        table = change.table
        found = answer(table, game_named(table.game), state_of(table), steps)
        if found is None:
            break
        steps += found.hand == "computer"
        change = _made(change, found, dice_of(table), now)
    return change


def _unasked(player: Player) -> bool:
    return bool(player.standing) or player.holder == "computer"


def _made(change: Change, found: Answer, dice: Dice, now: int) -> Change:
    """A change and one more move, made for a seat whose player has not looked at the table: what
    happened stays news to them."""
    table, seat = change.table, found.seat
    seen = table.players[seat].seen
    step = play_on.apply(game_named(table.game), state_of(table), seat, found.move, dice.of(1))
    after = _after(table, seat, [(found.move, step)], now, dice=dice, hand=found.hand)
    unread = replace(after.table.players[seat], seen=seen)
    return Change(after.table.with_player(seat, unread), change.moves + after.moves)


def _deciding_seat(table: Table, user: int) -> Seat:
    running(table)
    seat = table.seat_of(user)
    waiting = waiting_on(table)
    if seat is None or seat not in waiting:
        names = [table.players[other].name for other in waiting]
        code = "not-your-move" if seat is not None else "only-watching"
        ends = {table.players[other].deadline for other in waiting}
        until = ends.pop() if len(ends) == 1 else 0
        raise Refused(code, f"it is the move of {', '.join(names)}", movers=names, until=until)
    return seat


def running(table: Table) -> None:
    """Raises `Refused` unless the game is being played."""
    if table.status == "lobby":
        raise Refused("not-started", "the game has not started yet")
    if table.status != "running":
        raise Refused("not-running", "this game is over")


def _clicking_seat(table: Table, user: int, spot: Spot) -> Seat:
    """The seat that decides, if what its player looked at is still so."""
    if _has_played(table, user, spot):
        raise Refused("already-done", "already done")
    seat = _deciding_seat(table, user)
    if spot.since != table.players[seat].since:
        raise Refused("old-board", "that board is no longer the newest")
    if spot.at != _mark(table.players[seat].draft):
        raise Refused("already-done", "already done")
    return seat


def _has_played(table: Table, user: int, spot: Spot) -> bool:
    """Whether a click repeats one that has ended the player's turn, rather than an older one."""
    seat = table.seat_of(user)
    if seat is None or not table.back <= spot.since < table.players[seat].seen:
        return False
    asked_again = table.players[seat].since == table.players[seat].seen
    return asked_again or seat not in waiting_on(table)


def _mark(draft: Sequence[Move]) -> int:
    return crc32(",".join(draft).encode()) if draft else 0


def _after(
    table: Table,
    seat: Seat,
    played: Sequence[tuple[Move, Step[Any]]],
    now: int,
    *,
    dice: Dice,
    hand: Hand = "person",
) -> Change:
    game, user = game_named(table.game), table.players[seat].user
    moves = tuple(
        LoggedMove(
            table.ply + number, seat, user, move, now, step.events, hand, dice.drawn_by(number)
        )
        for number, (move, step) in enumerate(played, start=1)
    )
    state = played[-1][1].state
    ply = table.ply + len(moves)
    mover = replace(table.players[seat], seen=ply + table.taken)
    outcome = game.outcome(state)
    after = replace(
        table.with_player(seat, mover),
        ply=ply,
        snapshot=snapshot(state),
        dice=dice.ahead,
        outcome=outcome,
        answer="",
        votes=(),
    )
    anew = any(event.kind == ROUND_BEGINS for move in moves for event in move.events)
    after = _asked(game, state_of(table), state, after, None if anew else seat)
    if outcome is not None:
        after = replace(after, status="over", ended=now)
    return Change(after, moves)


def _asked(game: AnyGame, before: Any, state: Any, after: Table, mover: Seat | None) -> Table:
    """A table after a move: whom it waits for since when, and which drafts still hold.

    The mover is asked anew in any case; so is everybody in a new round of a match: `None`.
    """
    was, now = game.waiting_on(before), game.waiting_on(state)

    def asked(seat: Seat, player: Player) -> Player:
        if seat not in now:
            return replace(player, draft=()) if player.draft else player
        if (
            mover in (seat, None)
            or not set(now) <= set(was)
            or not _same_question(game.choices(before, seat), game.choices(state, seat))
            or not still_legal(game, state, seat, player.draft)
        ):
            return replace(player, draft=(), since=after.mark)
        return player

    players = tuple(asked(seat, player) for seat, player in enumerate(after.players))
    return replace(after, players=players)


def _same_question(before: Choices, after: Choices) -> bool:
    """Whether somebody else's decision has left a question as it was, or only narrowed it."""
    if (before.secret, before.form is None) != (after.secret, after.form is None):
        return False
    if before.form is not None and after.form is not None:
        return before.form.template == after.form.template
    return set(after.moves) <= set(before.moves)


def _with_draft(table: Table, seat: Seat, draft: tuple[Move, ...]) -> Table:
    return table.with_player(seat, replace(table.players[seat], draft=draft))


def _without_drafts(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(replace(player, draft=()) if player.draft else player for player in players)
