"""The numbers that tables, clocks and people go by. A change of one is a decision, and made here
as well."""

from importlib import import_module

from engine.computer.levels import LEVELS
from engine.computer.turns import Beam
from engine.games import KEYS, door
from engine.strength import PLAIN, Playouts, Replies, Search

NUMBERS = {
    "engine.chance.SEED_BYTES": 32,
    "engine.clock.clock.DAY": 86400,
    "engine.clock.clock.HALF": 50,
    "engine.clock.clock.HOUR": 3600,
    "engine.clock.clock.LEAST": 300,
    "engine.clock.clock.LONGEST": 60 * 86400,
    "engine.clock.clock.MINUTE": 60,
    "engine.clock.clock.MOST": 80,
    "engine.clock.zones.DAY_MINUTES": 1440,
    "engine.clock.zones.MOST_ZONES": 1024,
    "engine.computer.deep._FACES": 6,
    "engine.computer.deep._FEWEST": 3,
    "engine.computer.deep._MOST": 60,
    "engine.computer.flat._EVERY": 3,
    "engine.computer.flat._FEWEST": 6,
    "engine.computer.flat._MOST": 360,
    "engine.computer.greedy.BREADTH": 24,
    "engine.computer.greedy.POSITIONS": 36,
    "engine.computer.greedy.PROMISING": 4,
    "engine.computer.greedy.WORLDS": 4,
    "engine.computer.levels.USUAL": 3,
    "engine.computer.player.FILLINGS": 6,
    "engine.computer.player._ALIKE": 3,
    "engine.computer.policy.BEAM": Beam(positions=28, breadth=16),
    "engine.computer.policy.FILLINGS": 3,
    "engine.core.UMPIRE": -1,
    "engine.host.tables.MOST_RECENT": 256,
    "engine.host.tables.TRIES": 8,
    "engine.option_changes.FEWEST_DRAWN": 2,
    "engine.option_changes.MOST_DRAWN": 4,
    "engine.option_changes.PREFERENCE": 3,
    "engine.options.LONGEST": 400,
    "engine.people.absences.CHECKED_AFTER": 60,
    "engine.people.absences.LONGEST_AHEAD": 366,
    "engine.people.absences.REMEMBERED": 732,
    "engine.people.absences._PAST_RATHER": 90,
    "engine.scoring.GAMES_A_SET": 6,
    "engine.scoring.HARD_FLOOR": -5,
    "engine.scoring.MOST_ROUNDS": 12,
    "engine.scoring.MOST_UNCOUNTED": 12,
    "engine.scoring.SOFT_TARGET": 2,
    "engine.table.lobby.DRAWS": 20,
    "engine.table.model.USUAL_TABLES": 10,
    "engine.table.reminders.BEFORE_QUIET": 1800,
    "engine.table.reminders.FIRST_DAYS": 2 * 86400,
    "engine.table.reminders.LAST_CALL": 900,
    "engine.table.reminders.SECOND": 3 * 86400,
    "engine.table.unattended.STEPS": 12,
    "engine.tools.commandline.BAD_INPUT": 2,
    "engine.tools.contest.AT_RANDOM": 0,
    "engine.tools.contest._ENDLESS": 20_000,
    "engine.tools.ratings._ROUNDS": 500,
    "engine.tools.selfplay.FILLINGS": 8,
}
SEARCHES: dict[str, tuple[dict[int, Search], dict[int, Search]]] = {
    "CourtiersView": (
        {2: Replies(2000, replies=1), 4: Playouts(1500)},
        {2: Replies(8000), 4: Playouts(8000)},
    ),
    "HedgehogsView": (
        {2: Replies(1200, replies=1), 4: Playouts(1000)},
        {2: Replies(6000, width=1), 4: Playouts(4000)},
    ),
    "CarromView": (
        {2: Playouts(100, turns=1, candidates=3)},
        {2: Playouts(400, turns=1, candidates=4)},
    ),
    "JestersView": (
        {2: Replies(3000, replies=1, candidates=10)},
        {2: Replies(20_000, replies=3, candidates=10)},
    ),
    "WitchesView": ({2: Playouts(2000)}, {2: Playouts(12_000)}),
    "a game that says nothing of itself": (
        {2: Replies(2000, replies=1), 4: Playouts(2000)},
        {2: Replies(8000), 4: Playouts(8000)},
    ),
}
"""By the name of a view, and from how many seats on: how levels 4 and 5 search."""


def test_a_number_is_what_it_was_decided_to_be():
    places = {name: name.rpartition(".") for name in NUMBERS}
    there = {name: getattr(import_module(at), one) for name, (at, _, one) in places.items()}
    assert there == NUMBERS


def test_every_level_searches_as_it_was_decided():
    said = {
        view.__name__: one for key in KEYS for view, one in door("engine", key, "STRENGTH").items()
    }
    said["a game that says nothing of itself"] = PLAIN
    assert {name: (one.one_reply, one.far) for name, one in said.items()} == SEARCHES
    assert {name: one.opening for name, one in said.items() if one.opening} == {"JestersView": 5}
    assert (Replies(1).replies, Replies(1).width, Replies(1).candidates, Replies(1).positions) == (
        *(2, 3, 8, 60),
    )
    assert (Playouts(1).turns, Playouts(1).candidates, Playouts(1).positions) == (0, 8, 60)
    assert [level.number for level in LEVELS.values()] == list(LEVELS) == [1, 2, 3, 4, 5]
    assert [level.sees for level in LEVELS.values()] == [0, 1, None, None, None]
    assert [level.looks for level in LEVELS.values()] == ["", "", "", "one_reply", "far"]
