"""The numbers that tables, clocks and people go by. A change of one is a decision, and made here
as well."""

from importlib import import_module

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
}


def test_a_number_is_what_it_was_decided_to_be():
    places = {name: name.rpartition(".") for name in NUMBERS}
    there = {name: getattr(import_module(at), one) for name, (at, _, one) in places.items()}
    assert there == NUMBERS
