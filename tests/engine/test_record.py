"""The record: written to be read, and checked to the letter."""

import hashlib
import random
import re
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.chance import commitment
from engine.core import Hand, Illegal
from engine.games import game_named
from engine.record import BadRecord, Header, Play, compose, replay
from engine.record_header import Successor
from engine.record_reading import parse, verify
from engine.tools.selfplay import play_random_game, record_of

SEED = bytes(range(32))
GAME = game_named("hedgehogs")
PLAYED = play_random_game(GAME, "", 3, SEED)
TEXT = record_of(GAME, "", 3, PLAYED, "2026-11-16")
PLY_LINE = re.compile(r" *\d+\. ")


def header(*names: str) -> Header:
    return Header("hedgehogs", GAME.rules_version, "", names, commitment(SEED), begun="2026-11-16")


def test_a_record_reads_from_header_to_seed():
    lines = TEXT.split("\n")

    assert lines[:9] == [
        "hedgepost record 1",
        "game: hedgehogs",
        "rules: 2",
        "options: none",
        f"commitment: {commitment(SEED)}",
        "seat 0 (red): Computer 1",
        "seat 1 (blue): Computer 2",
        "seat 2 (yellow): Computer 3",
        "begun: 2026-11-16",
    ]
    assert lines[-3].startswith("result: 1 ")
    assert lines[-2] == f"seed: {SEED.hex()}"


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("hedgepost record 1", "hedgepost record 2", 1, "a record starts with"),
        ("game: hedgehogs", "game: golf", 2, "unknown game"),
        ("game: hedgehogs\n", "", 5, "`game` is missing"),
        ("rules: 2", "rules: two", 3, "the rules version is a number"),
        ("rules: 2", "rules: 2\nrules: 2", 4, "`rules` is there twice"),
        ("options: none", "options: v99", 4, "unknown option 'v99'"),
        ("options: none", "colour: red", 4, "unknown header"),
        (f"commitment: {commitment(SEED)}", "commitment: 12", 5, "64 hexadecimal digits"),
        ("seat 0 (red)", "seat 1 (red)", 6, "seat 0 was to be expected"),
        ("seat 1 (blue)", "seat 1 (green)", 7, "seat 1 is blue"),
        ("seat 2 (yellow): Computer 3", 'seat 2 (yellow): "C', 8, "a quoted text has no end"),
        ("begun: 2026-11-16", 'begun: "2026', 9, "a quoted text has no end"),
        (f"seed: {SEED.hex()}", "seed: 12", len(TEXT.split("\n")) - 1, "64 hexadecimal digits"),
    ],
)
def test_a_damaged_header_is_named_with_its_line(old: str, new: str, line: int, why: str):
    assert TEXT.count(old) == 1
    with pytest.raises(BadRecord) as bad:
        parse(TEXT.replace(old, new))
    assert why in str(bad.value)
    assert bad.value.line == line


def test_a_finished_record_holds():
    assert verify(TEXT).plays == PLAYED.plays


def test_replay_shows_every_ply_as_it_was():
    assert tuple(moment.state for moment in replay(parse(TEXT))) == PLAYED.states


def test_dice_of_another_step_are_named_and_never_drawn_twice():
    rolling = [moment.ply for moment in replay(parse(TEXT)) if "roll" in str(moment.events)]
    first, second = rolling[1:3]
    quiet = next(ply for ply in range(1, second) if ply not in rolling)

    def drawing(ply: int, step: int) -> str:
        plays = [*PLAYED.plays[: ply - 1], replace(PLAYED.plays[ply - 1], draw=step)]
        return compose(header("A", "B", "C"), plays, SEED, over=True)

    later = drawing(first, second)
    assert f" {first}/{second}. " in later
    assert verify(later).plays[-1].draw == second
    with pytest.raises(BadRecord, match=f"the dice of step {first} were drawn before"):
        verify(drawing(second, first))
    with pytest.raises(BadRecord, match="draws no dice"):
        verify(drawing(quiet, quiet + 1))


def test_a_running_record_keeps_the_seed_and_replays_from_its_dice():
    running = compose(header("A", "B", "C"), PLAYED.plays[:40], SEED)

    assert SEED.hex() not in running
    assert "result" not in running
    states = tuple(moment.state for moment in replay(parse(running)))
    assert states == PLAYED.states[:41]


def test_a_running_record_cannot_be_verified_yet():
    with pytest.raises(BadRecord, match="still sealed"):
        verify(compose(header("A", "B", "C"), PLAYED.plays[:40], SEED))


def test_an_abandoned_game_opens_its_seed():
    text = compose(header("A", "B", "C"), PLAYED.plays[:40], SEED, over=True)

    assert text.endswith(f"result: abandoned\nseed: {SEED.hex()}\n")
    verify(text)


def test_a_resignation_is_a_step():
    plays = (*PLAYED.plays[:40], Play(1, "resign"), Play(0, "resign"))
    text = compose(header("A", "B", "C"), plays, SEED)

    assert "  42. red resign > end alone" in text
    verify(text)


def marked(hand: Hand, ply: int = 20) -> list[Play]:
    """The plays with another hand in one of them."""
    plays = list(PLAYED.plays)
    plays[ply - 1] = Play(plays[ply - 1].seat, plays[ply - 1].move, hand)
    return plays


def test_whose_hand_made_a_move_is_written_down_and_covered_by_the_digits():
    plays = marked("computer")
    text = compose(header("A", "B", "C"), plays, SEED)

    assert f"{plays[19].move} (computer)" in text
    assert verify(text).plays == tuple(plays)
    for other in (" (standing)", ""):
        with pytest.raises(BadRecord, match="check digits do not fit") as bad:
            verify(text.replace(" (computer)", other))
        assert text.split("\n")[bad.value.line - 1].startswith("  20. ")


def test_a_standing_answer_is_marked_only_for_its_player_until_the_game_is_over():
    plays = marked("standing")
    for viewer, shown in ((None, False), (plays[19].seat, True), (plays[18].seat, False)):
        running = compose(header("A", "B", "C"), plays[:30], SEED, viewer=viewer)
        assert ("(standing)" in running) == shown
    assert verify(compose(header("A", "B", "C"), plays, SEED)).plays[19].hand == "standing"


def test_the_clock_only_takes_players_out():
    plays = (*PLAYED.plays[:40], Play(1, "resign", "clock"), Play(0, "resign"))
    text = compose(header("A", "B", "C"), plays, SEED)
    assert "  41. blue resign (clock)" in text
    assert verify(text).plays == plays
    with pytest.raises(BadRecord, match="the clock makes no moves"):
        verify(compose(header("A", "B", "C"), marked("clock"), SEED))


def test_who_took_over_a_seat_is_named_behind_those_who_began():
    later = (Successor(1, 15, "Dee"), Successor(0, 20, "two\nlines"), Successor(1, 20, "B"))
    begun = replace(header("A", "B", "C"), successors=later)
    text = compose(begun, PLAYED.plays, SEED)

    assert "seat 2 (yellow): C\nseat 1 (blue) from 15: Dee\nseat 0 (red) from 20: " in text
    assert verify(text).header == begun


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("seat 7 (white) from 3: X", "nobody was in seat 7"),
        ("seat 1 (red) from 3: X", "seat 1 is blue"),
        ("seat 1 (blue) from 0: X", "seat 3 was to be expected"),
        ("seat 1 (blue) from 9: X\nseat 0 (red) from 4: X", "in order"),
    ],
)
def test_a_successor_of_nobody_is_refused(line: str, why: str):
    with pytest.raises(BadRecord, match=why):
        parse(TEXT.replace("begun:", f"{line}\nbegun:"))


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "",
        " ",
        "two\nlines",
        '"quoted"',
        "seat 0 (red): x",
        "a: b",
        "\ud800",
        "\U0001f994\u200d\U0001f9e1",
        "\u202e",
    ],
)
def test_any_name_comes_back_as_it_was(name: str):
    text = compose(header(name, "B", "C"), PLAYED.plays, SEED)

    text.encode()
    assert verify(text).header.names[0] == name


def test_the_seed_must_be_the_one_that_was_sealed():
    other = TEXT.replace(SEED.hex(), bytes(32).hex())
    with pytest.raises(BadRecord, match="not the one that the commitment sealed"):
        verify(other)


def test_any_single_character_of_a_move_or_die_counts():
    """Every character of every step, replaced by one that could stand there."""
    pick = random.Random(1)
    lines = TEXT.split("\n")
    changed = 0
    for number, line in enumerate(lines):
        if not PLY_LINE.match(line):
            continue
        for at, old in enumerate(line):
            alphabet = "123456789" if old.isdigit() else "abcdefghklrstoyw"
            new = pick.choice([char for char in alphabet if char != old])
            if pick.random() > 0.05:  # a twentieth of them all, some hundreds
                continue
            forged = [*lines]
            forged[number] = line[:at] + new + line[at + 1 :]
            with pytest.raises(BadRecord) as refused:
                verify("\n".join(forged))
            assert refused.value.line == number + 1
            changed += 1
    assert changed > 200


def test_another_legal_move_is_found_on_its_own_line():
    lines = TEXT.split("\n")
    number = next(n for n, line in enumerate(lines) if "   1. " in line)
    lane = lines[number][lines[number].index("place ") + 6]
    forged = lines[number].replace(f"place {lane}", f"place {'a' if lane != 'a' else 'b'}")
    with pytest.raises(BadRecord, match=f"line {number + 1}: its check digits do not fit"):
        verify("\n".join([*lines[:number], forged, *lines[number + 1 :]]))


def test_the_first_of_several_damages_is_named():
    lines = TEXT.split("\n")
    lines[30] = lines[30].replace(". ", ". red ", 1)
    lines[60] = "junk"
    with pytest.raises(BadRecord, match="line 31: "):
        verify("\n".join(lines))


def test_a_forged_line_with_fitting_digits_is_found_by_the_seed():
    """Somebody who writes another die and mends all check digits still meets the seed."""
    first = TEXT.index("roll ") + 5
    forged = TEXT[:first] + str(int(TEXT[first]) % 6 + 1) + TEXT[first + 1 :]
    lines = forged.split("\n")
    chain = hashlib.sha256("\n".join(lines[:5]).encode())
    for number, line in enumerate(lines):
        if PLY_LINE.match(line):
            chain.update(line[:-8].encode())
            lines[number] = f"{line[:-8]}  [{chain.hexdigest()[:4]}]"
    with pytest.raises(BadRecord, match=r"line 12: it says .*, but the seed and the rules give"):
        verify("\n".join(lines))


@pytest.mark.parametrize(
    "same", [TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT, TEXT.removesuffix("\n")]
)
def test_line_ends_of_other_systems_do_not_matter(same: str):
    assert verify(same).plays == PLAYED.plays


def test_the_example_in_the_notation_holds():
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    example = text.split("```\n")[1]

    assert verify(example).header.names == ("Alice", "Bob")


def test_a_missing_or_added_line_is_found():
    lines = TEXT.split("\n")
    for forged in (lines[:20] + lines[21:], lines[:-2], [*lines, "seed: x"]):
        with pytest.raises(BadRecord):
            verify("\n".join(forged))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("hedgepost record 1", "hedgepost record 2", "a record starts with"),
        ("game: hedgehogs", "game: chess", "line 2: unknown game 'chess'; there are: hedgehogs"),
        ("game: hedgehogs\n", "", "`game` is missing"),
        ("rules: 2", "rules: one", "line 3: the rules version is a number"),
        ("rules: 2", "rules: 9", "line 12: its check digits do not fit: it or the header"),
        ("options: none", "options: v99", "line 4: unknown option 'v99'"),
        ("commitment: ", "commitment: x", "line 5: the commitment is 64 hexadecimal digits"),
        ("seat 1 (blue)", "seat 2 (blue)", "seat 1 was to be expected"),
        ("seat 1 (blue)", "seat 1 (pink)", "seat 1 is blue"),
        ("seat 1 (blue): Computer 2", 'seat 1 (blue): "Bob', "a quoted text has no end"),
        ("begun: ", "weather: ", "unknown header 'weather'"),
        ("   1. ", "   7. ", "step 1 was to be expected, not 7"),
        ("   0. start", "   0. begin", "its check digits do not fit"),
        ("\n\n", "\nwhat is this\n", "neither a header nor a step"),
        ("seed: 0", "seed: x", "the seed is 64 hexadecimal digits"),
    ],
)
def test_a_broken_record_names_its_line(old: str, new: str, why: str):
    with pytest.raises(BadRecord, match=re.escape(why)):
        verify(TEXT.replace(old, new, 1))


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_any_text_is_read_or_cleanly_refused(text: str):
    with pytest.raises(BadRecord):
        verify(text)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_damage_is_read_or_cleanly_refused(data: st.DataObject):
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(start + 40, len(TEXT))))
    junk = data.draw(st.text(max_size=12))
    with suppress(BadRecord):
        verify(TEXT[:start] + junk + TEXT[end:])


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60))
def test_any_move_text_is_cleanly_refused_or_legal(text: str):

    state = PLAYED.states[30]
    (seat,) = GAME.waiting_on(state)
    legal = text in GAME.choices(state, seat).moves
    with nullcontext() if legal else pytest.raises(Illegal):
        GAME.play(state, seat, text)
