"""The jesters on Discord: the panel in groups, whole turns typed, a whole game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import cogs.delivery.painter
from bot import Hedgepost
from cogs.narration import TELLERS
from engine.core import Event
from engine.jesters.game import JESTERS
from engine.jesters.view import JestersView
from engine.record_reading import verify
from engine.table.model import Language
from parlour import Person
from parlour.limits.callbacks import Answer
from parlour.world.model import Message
from render import Picture
from tests.cogs.conftest import PIXEL, Club, whole_turn
from tests.cogs.reply.test_failures import deferral
from tests.render.jesters.positions import court

TELLER = TELLERS["jesters"]
NAMES = ("Alice", "Bob", "Cem", "Dee")


def moves_in(view: JestersView) -> tuple[str, ...]:
    (seat,) = view.waiting_on
    return JESTERS.choices(JESTERS.imagine(view, None), seat).moves  # pyright: ignore


# What a panel offers


def test_a_jester_goes_by_direction_then_by_distance():
    view, _ = court("e5=R a2=B")
    groups = TELLER.groups("en", view, moves_in(view))

    assert [group.label for group in groups] == [
        "↗ f6 … i9",
        "→ e6 … e9",
        "↘ d5 … a5",
        "↙ d4 … a1",
        "← e4 … e1",
        "↖ f5 … i5",
    ]
    assert groups[0].moves == ("turn f6", "turn g7", "turn h8", "turn i9")


def test_after_the_turn_directions_are_seen_from_the_bend():
    view, _ = court("e2=R a2=B", "turn e5")

    labels = [group.label for group in TELLER.groups("en", view, moves_in(view))]
    assert labels == ["↗ f6 … i9", "↘ d5 … a5", "↙ d4 … a1", "↖ f5 … i5"]


def test_a_direction_with_one_move_has_no_group():
    view, _ = court("g7=b1 e5=R a2=B")
    moves = moves_in(view)
    grouped = [move for group in TELLER.groups("en", view, moves) for move in group.moves]
    assert set(moves) - set(grouped) == {"turn f6"}


def test_first_places_go_by_the_side_of_the_board():
    view, _ = court("a2=B")
    at = [f"at {name}" for name in ("a3", "b6", "h9", "i7", "d1", "i6", "f9")]
    view = replace(view, step="at")
    labels = {group.label: group.moves for group in TELLER.groups("en", view, at)}
    assert labels == {"jester ↑": ("at i7", "at i6"), "jester ↗": ("at h9", "at f9")}


@pytest.mark.parametrize(("chosen", "sizes"), [("", [11] * 6), ("board all", [11] * 6 + [15] * 6)])
def test_sticks_go_by_the_side_of_the_board(chosen: str, sizes: list[int]):
    view, _ = court("e2=R a2=B", "turn e5", "to g5", "single", chosen=chosen)
    moves = moves_in(view)
    groups = TELLER.groups("en", view, moves)
    grouped = {move for group in groups for move in group.moves}
    places = {move: move.removeprefix("stick ").split("|") for move in moves}
    near = {move for move in moves if {"e5", "g5"} & {*places[move]}}

    assert grouped == set(moves) - {"none"} - near, "those around pawn and jester are listed"
    assert sum(sizes) == len(grouped | near)
    assert [group.label for group in groups[:6]] == [
        "▬ ↑",
        "▬ ↗",
        "▬ ↘",
        "▬ ↓",
        "▬ ↙",
        "▬ ↖",
    ]
    assert "stick h6|i7" in groups[0].moves
    assert "stick a2|a3" in groups[3].moves
    french = TELLER.groups("fr", view, moves)
    assert [group.moves for group in french] == [group.moves for group in groups]
    assert french[0].label == "▬ ↑"


def test_labels_tell_what_a_hexagon_is_worth_and_what_a_jump_takes():
    view, _ = court("e2=R a2=B")
    assert TELLER.move_label("en", "turn e5", view) == "e5 (15)"
    view, _ = court("e6=b2 f5=b1 e2=R a2=B", "turn e5", "to d5", "single")
    assert TELLER.move_label("en", "jump e7", view) == "jump to e7 ✕ a blue double"
    assert TELLER.move_label("fr", "jump g5", view) == "sauter en g5 ✕ un pion bleu"
    view, _ = court("e6=b2 f5=b1 e2=R a2=B", "turn e5", "to d5", "single", "jump e7")
    assert TELLER.move_label("en", "jump e7", view) == "jump to e7"


def test_the_question_says_what_was_just_captured():
    view, _ = court("e6=b2 f7=b1 e2=R a2=B", "turn e5", "to d5", "single", "jump e7")
    asked = TELLER.prompt("en", view)
    assert asked.startswith("**Captured: a blue double.** Your pawn stands on e7 (6).")
    view, _ = court("e6=b2 f7=b1 e2=R a2=B", *["turn e5", "to d5", "single", "jump e7", "jump g7"])
    assert "**Pris\u00a0: un double bleu, un pion bleu.**" in TELLER.prompt("fr", view)


# What happened


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Alice went e2→e5→d5, left two pawns on e5, jumped to e7 (✕ a double: Bob), "
            "laid a stick on a1|b1.",
        ),
        (
            "fr",
            "Alice avance e2→e5→d5, laisse deux pions en e5, saute en e7 (✕ un double\u00a0: Bob), "
            "pose un bâtonnet en a1|b1.",
        ),
    ],
)
def test_a_turn_is_one_sentence(language: Language, told: str):
    moves = ("turn e5", "to d5", "double", "jump e7", "stick a1|b1")
    view, events = court("e6=b2 e2=R a2=B", *moves)
    assert TELLER.tell(language, events, NAMES, view) == [told]


def test_what_goes_without_saying_is_not_said():
    view, events = court("e2=R a2=B", "turn e5", "to d5", "single", "none")
    assert TELLER.tell("en", events, NAMES, view) == ["Alice went e2→e5→d5, left a pawn on e5."]
    half, events = court("e2=R a2=B", "turn e5")
    assert TELLER.tell("en", events, NAMES, half) == ["Alice went e2→e5."]


def test_the_lot_those_who_leave_and_the_end_are_told():
    moves = ("turn e8", "to d8", "single", "stick d1|e1")
    view, events = court("f2=b1 e2=r1 e1=B e9=R", *moves)
    assert TELLER.tell("en", events, NAMES, view)[1] == (
        "Bob has a jester that can turn nowhere any more."
    )
    since = [Event("roll", None, "roll 2", {"value": 2}), Event("first", 1, "begin")]
    since += [Event("at", 1, "at a3", {"to": "a3"}), Event("resign", 0, "resign")]
    assert TELLER.tell("en", since, NAMES, view) == [
        "Bob begins, as the lot fell.",
        "Bob put a jester on a3.",
        "Alice has resigned.",
    ]


# At a table


async def begun(club: Club, options: str = "") -> Message:
    """Alice and Bob with their jesters on d1 and d8, Alice to move: the newest board."""
    lobby = await club.alice.slash("table open", game="jesters", options={"options": options})
    await club.bob.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    board = await club.board()
    for person, moves in ((club.alice, "at d1"), (club.bob, "at d8")):
        await person.slash("move", moves=moves)
        board = await club.board(after=board)
    return board


async def pressed(person: Person, panel: Message, *labels: str) -> Message:
    for label in labels:
        await person.press(label, on=panel)
    return panel


async def test_a_turn_with_the_panel(club: Club, bot: Hedgepost, real_pictures: None):
    board = await begun(club)
    panel = (await club.alice.press("Play", on=board)).message
    assert panel is not None
    assert panel.buttons[:2] == ["→ d2 … d7", "① e2 (3)"]
    await pressed(club.alice, panel, "→ d2 … d7")
    assert "**→ d2 … d7**" in panel.text
    third = panel.buttons[2]
    assert third.endswith("d4 (10)")
    await pressed(club.alice, panel, "↩ Back", "→ d2 … d7", third)
    assert "It turns on d4 (10)." in panel.text

    # One pawn and no stick are what Confirm takes; whatever else there is lies beside it.
    await pressed(club.alice, panel, "↗ e5 … i9")
    (to,) = (label for label in panel.buttons if label.endswith("→ e5"))
    await pressed(club.alice, panel, to)
    assert panel.text.startswith("Confirm: **d4 (10), → e5, One pawn, No stick**?")
    assert "Alice went d1→d4→e5, left a pawn on d4." in panel.text
    assert "Then it is the turn of Bob." in panel.text
    assert "If you confirm" in (panel.attachments[0].alt or "")
    assert "Alice to move" not in (panel.attachments[0].alt or "")
    assert {"Two pawns", "▬ ↓", "Confirm", "↶ Undo"} <= set(panel.buttons)
    await pressed(club.alice, panel, "▬ ↓")
    (stick,) = (label for label in panel.buttons if label.endswith("▬ a1|a2"))
    await pressed(club.alice, panel, stick)
    assert panel.text.startswith("Confirm: **d4 (10), → e5, One pawn, ▬ a1|a2**?")
    await pressed(club.alice, panel, "Confirm")
    told = await club.board(after=board)
    assert told.text.startswith("Alice went d1→d4→e5, left a pawn on d4, laid a stick on a1|a2.")


async def test_a_slow_way_back_changes_the_panel_all_the_same(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """Discord is told that the panel will change, not that another message will come."""
    board = await begun(club)
    panel = (await club.alice.press("Play", on=board)).message
    assert panel is not None
    first = panel.buttons
    await pressed(club.alice, panel, "→ d2 … d7")
    deferred = deferral(club, monkeypatch, lost=False)

    def slowly(*_: object, **__: object) -> Picture:
        assert deferred.wait(20)
        return Picture(PIXEL, "late", 1, 1, "image/png")

    monkeypatch.setattr(cogs.delivery.painter, "render", slowly)
    back = await club.alice.press("↩ Back", on=panel)
    await back.next()
    assert back.kind is Answer.DEFERRED_UPDATE
    assert back.message == panel
    assert (panel.buttons, panel.attachments[0].alt) == (first, "late")
    assert back.followups == []


async def test_a_whole_turn_is_typed_at_once(club: Club, bot: Hedgepost):
    board = await begun(club)
    done = await club.alice.slash("move", moves="turn d4, to e5, single, done, none")
    assert done.message is not None
    assert done.message.pinged == {club.bob.id}
    board = await club.board(after=board)

    wrong = await club.bob.slash("move", moves="turn d5, to c5, double, jump d2")
    assert "d2 is not two hexagons straight on from your pawn." in wrong.text
    assert "`jump d3`, `done`" in wrong.text
    typed = "TURN d5,to c5, double, jump d3, done, stick b1 - a1"
    told = await club.bob.slash("move", moves=typed)
    assert told.message == await club.board(after=board)
    assert told.text.startswith(
        "Bob went d8→d5→c5, left two pawns on d5, jumped to d3 (✕ a pawn: Alice), "
        "laid a stick on a1|b1."
    )
    offered = await club.alice.autocomplete("move", option="moves", text="turn e6, to")
    assert offered
    assert all(choice["value"].startswith("turn e6, to ") for choice in offered)


async def test_another_board_is_chosen_in_the_lobby(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="jesters", options={"options": "board=all"})
    assert "Variants: Another board (`all`)" in lobby.text
    refused = await club.bob.slash("table open", game="jesters", options={"options": "board=x"})
    assert "`board all`, `board rim`" in refused.text


async def test_two_people_play_to_the_end(club: Club, bot: Hedgepost):
    board = await begun(club)
    while "Play" in board.buttons:
        typed = whole_turn(await club.table(bot))
        done = await club.mover(board).slash("move", moves=typed)
        assert done.message is not None
        board = done.message
    assert "wins" in board.text
    assert "on the board" in board.text
    record = await club.dee.press("Record", on=board)
    assert verify(record.attachments[0].data.decode()).header.game == "jesters"
