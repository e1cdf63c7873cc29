"""V40's discs: friction, elastic collisions, and the same result everywhere."""

import ast
import os
import random
import subprocess
import sys
from hashlib import sha256
from math import cos, hypot, radians, sin, sqrt
from pathlib import Path

import pytest

from engine.chance import Sealed
from engine.hedgehogs.carrom.board import (
    ANGLES,
    COMPASS,
    LONG,
    ONE,
    RIM,
    WIDE,
    angle_towards,
    free_edges,
    is_free,
)
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.physics import Slide, flick
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.pieces import LETTERS
from engine.play_on import start
from tests.engine.hedgehogs.table import board, step

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = ROOT / "tests" / "golden" / "carrom.txt"


def lengths(slide: Slide) -> dict[str, float]:
    return {
        piece: sum(
            hypot(path[at + 2] - path[at], path[at + 3] - path[at + 1])
            for at in range(0, len(path) - 2, 2)
        )
        for piece, path in slide.paths
    }


def random_board(dice: random.Random, count: int) -> list[tuple[str, int, int]]:
    discs: list[tuple[str, int, int]] = []
    for _ in range(400):
        place = dice.randint(0, LONG), dice.randint(0, WIDE)
        if len(discs) < count and is_free(place, discs):
            discs.append((f"{LETTERS[len(discs) // 4]}{len(discs) % 4 + 1}", *place))
    return discs


def random_flicks(count: int, seed: int = 40):
    dice = random.Random(seed)
    for _ in range(count):
        discs = random_board(dice, dice.randint(1, 32))
        edges = free_edges(discs)
        edge = dice.choice(edges)
        angle, strength = dice.choice(ANGLES[edge]), dice.randint(1, 100)
        yield discs, flick(discs, ("t4", *RIM[edge]), angle, strength), strength


def test_V40_the_same_flicks_give_the_same_boards_as_ever():
    """Exact places, written down once. A change here is a new rules version."""
    state = start(CARROM, "v40", 4, Sealed(bytes(32), 0)).state
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        move, _, position = line.partition(" > ")
        state = step(state, move).state
        assert board(state) == position
    assert state.ended == "last"


def slides_hash() -> str:
    return sha256(repr([slide for _, slide, _ in random_flicks(40)]).encode()).hexdigest()


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_V40_other_processes_come_to_the_same_result(seed: str):
    there = subprocess.run(
        [
            sys.executable,
            "-c",
            "from tests.engine.hedgehogs.test_v40_physics import slides_hash; print(slides_hash())",
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert there.stdout.strip() == slides_hash()


def test_V40_no_floating_point_is_used():
    folder = ROOT / "engine" / "hedgehogs" / "carrom"
    rules = [path for path in folder.glob("*.py") if path.stem not in ("evaluation", "weights")]
    for path in sorted(rules):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Div), path.name
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), path.name
            if isinstance(node, ast.ImportFrom) and node.module == "math":
                assert [name.name for name in node.names] == ["isqrt"]


def test_V40_a_head_on_hit_hands_everything_over():
    slide = flick([("b1", 4500, 2500)], ("r1", 400, 2500), 0, 40)

    assert slide.discs == (("b1", 7200, 2500), ("r1", 3700, 2500))  # 3,300 and 2,700 are 6,000
    assert slide.clashes == 1


def test_V40_a_glancing_hit_parts_at_a_right_angle_and_keeps_the_momentum():
    slide = flick([("b1", 3500, 2900)], ("r1", 400, 2500), 0, 35)
    (_, red), (_, blue) = slide.paths
    way_in = red[2] - red[0]
    after_red = red[-2] - red[2], red[-1] - red[3]
    after_blue = blue[-2] - blue[0], blue[-1] - blue[1]

    cosine = (after_red[0] * after_blue[0] + after_red[1] * after_blue[1]) / (
        hypot(*after_red) * hypot(*after_blue)
    )
    assert cosine == pytest.approx(0, abs=0.01)
    # a way of w was begun with the speed √(2aw): the two speeds add up to the one before
    before = sqrt(35 * RULES.reach - way_in)
    speeds = [[part / sqrt(hypot(*way)) for part in way] for way in (after_red, after_blue)]
    assert speeds[0][0] + speeds[1][0] == pytest.approx(before, rel=0.02)
    assert speeds[0][1] + speeds[1][1] == pytest.approx(0, abs=before * 0.02)


def test_V40_a_row_of_discs_hands_the_push_on_to_its_last():
    row = [(f"b{n}", 2200 + 800 * n, 2500) for n in (1, 2, 3, 4)]
    slide = flick(row, ("r1", 400, 2500), 0, 30)

    places = {piece: (along, across) for piece, along, across in slide.discs}
    assert [places[f"b{n}"] for n in (1, 2, 3)] == [disc[1:] for disc in row[:3]]
    assert places["r1"] == (2200, 2500)
    assert places["b4"][0] > 5400 + 2600


def test_V40_friction_eats_the_strength_however_it_is_shared_out():
    """Equal discs that collide elastically slide together as far as one would have alone."""
    checked = 0
    for _, slide, strength in random_flicks(250):
        if not slide.exits:
            checked += 1
            whole = strength * RULES.reach
            assert sum(lengths(slide).values()) == pytest.approx(whole, abs=30 + whole * 0.01)
    assert checked > 60


def test_V40_no_disc_passes_through_or_rests_on_another():
    for discs, slide, _ in random_flicks(250, seed=41):
        names = [disc[0] for disc in slide.discs] + [left.piece for left in slide.exits]
        assert sorted(names) == sorted(["t4", *(disc[0] for disc in discs)])
        for number, (_, x, y) in enumerate(slide.discs):
            assert 0 <= x <= LONG
            assert 0 <= y <= WIDE
            for _, along, across in slide.discs[:number]:
                assert hypot(x - along, y - across) > 2 * RULES.radius - 3


def test_V40_work_is_bounded_on_the_fullest_board():
    dice = random.Random(5)
    most = 0
    for _ in range(30):
        discs = random_board(dice, 35)
        for edge in free_edges(discs)[:4]:
            slide = flick(discs, ("x1", *RIM[edge]), ANGLES[edge][len(ANGLES[edge]) // 2], 100)
            most = max(most, slide.clashes)
            assert all(len(path) <= 2 * (slide.clashes + 2) for _, path in slide.paths)
    assert 0 < most < 100


def test_V40_mirrored_flicks_give_mirrored_boards():
    discs = [("b1", 4500, 2900), ("b2", 7000, 3300)]
    turned = [(piece, LONG - x, WIDE - y) for piece, x, y in discs]
    mirrored = [(piece, x, WIDE - y) for piece, x, y in discs]
    for angle in range(-20, 21, 4):
        slide = flick(discs, ("r1", 400, 2500), angle % 360, 45)
        half = flick(turned, ("r1", LONG - 400, WIDE - 2500), (angle + 180) % 360, 45)
        other = flick(mirrored, ("r1", 400, WIDE - 2500), -angle % 360, 45)

        assert [(p, LONG - x, WIDE - y) for p, x, y in half.discs] == list(slide.discs)
        assert [(p, x, WIDE - y) for p, x, y in other.discs] == list(slide.discs)


def test_V40_the_compass_is_exact():
    for angle, (along, across) in enumerate(COMPASS):
        assert along == pytest.approx(cos(radians(angle)) * ONE, abs=1)
        assert across == pytest.approx(sin(radians(angle)) * ONE, abs=1)
        assert angle_towards(along, across) == angle
