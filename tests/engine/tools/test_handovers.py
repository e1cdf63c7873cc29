"""How often a game by post changes hands."""

from engine.__main__ import main
from engine.tools.handovers import Custom, handed
from tests import programs

SEED = bytes(31) + b"\1"


def test_wishes_and_plans_spare_hand_overs():
    asked, wished, planned = (
        handed("hedgehogs", "v10 v26", 3, SEED, 1, custom)
        for custom in (Custom(), Custom(wishes=True), Custom(wishes=True, plans=True))
    )
    assert wished.set_up == 1 < asked.set_up
    assert asked.planned == wished.planned == 0 < planned.planned
    assert planned.all < asked.all


def test_a_game_without_plans_is_counted_too():
    assert handed("jesters", "", 2, SEED, 1, Custom(wishes=True, plans=True)).planned == 0


def test_the_command_tells_three_ways():
    command = "handovers --game hedgehogs --seats 2 --options v26 --games 1 --level 1 --seed 1"
    told = programs.run(main, *command.split(), typed=b"").stdout.decode().splitlines()
    assert [line.partition(":")[0] for line in told[1:]] == [
        "asked each time", "with wishes", "with wishes and plans",
    ]  # fmt: skip
    refused = programs.run(main, *command.replace("level 1", "level 9").split(), typed=b"")
    assert (refused.returncode, b"no level 9" in refused.stderr) == (2, True)
