"""The numbers that Discord sets, that people feel, and that have to fit together.

Whoever changes one of the second kind changes it here, too: it is a decision, not a slip.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from cogs.background import leaving, timers
from service import loop

DISCORDS = {
    "cogs.delivery.channel.NONCE_LENGTH": 25,
    "cogs.background.errands._HOUR": 3_600_000 << 22,  # milliseconds, in its ids
    "cogs.background.leaving._GOODBYE": b"\x03\xe8",  # 1000: it ends as it should
    "cogs.delivery.posting.SERVER_ERROR": 500,
    "cogs.person.games.PAGE_LENGTH": 1800,  # of 2,000, with room for a heading
    "cogs.person.me.LARGEST_FILE": 8_000_000,
    "cogs.play.choices.MOST_BUTTONS": 20,  # four rows of five; the fifth is for Back
    "cogs.play.choices.MOST_IN_SELECT": 25,
    "cogs.play.choices.MOST_SELECTS": 4,
    "cogs.play.forms.MOST_FIELDS": 5,
    "cogs.play.forms.MOST_OPTIONS": 25,
    "cogs.person.away.MOST_BUTTONS": 20,
    "cogs.reply.components.ID_LENGTH": 100,
    "cogs.reply.failures.ALREADY_ANSWERED": 40060,
    "cogs.reply.failures.THREAD_ARCHIVED": 50083,
    "cogs.reply.failures.THREAD_LOCKED": 160005,
    "cogs.reply.failures.TOO_LATE": {10015, 10062, 40060, 50027},
    "cogs.reply.failures.TOO_MANY_EDITS": 30046,
    "cogs.reply.failures.TOO_MANY_REQUESTS": 429,
    "cogs.reply.failures.UNKNOWN_CHANNEL": 10003,
    "cogs.reply.failures.UNKNOWN_MESSAGE": 10008,
    "cogs.reply.modals.HINT_LENGTH": 100,
    "cogs.reply.modals.TITLE_LENGTH": 45,
    "cogs.reply.raw_requests._EPHEMERAL_OR_LOADING": 64 + 128,
    "cogs.reply.raw_requests.LASTS": 14 * 60,  # a token does for a quarter of an hour
    "cogs.reply.typed.LARGEST": 2**53,
    "cogs.reply.typed.LONGEST_ID": 20,
    "cogs.table.clock_page.ENTRY_LENGTH": 100,
    "cogs.table.option_pages.ROWS": 5,
    "cogs.table.option_selects.ENTRY_LENGTH": 100,
    "cogs.table.option_selects.MOST_ENTRIES": 25,
    "cogs.words.offered.MOST_OFFERED": 25,
    "cogs.words.offered.OFFER_LENGTH": 100,
    "cogs.words.speech.CONTENT_LENGTH": 2000,
    "cogs.words.speech.NAME_LENGTH": 32,
}
"""Nothing of ours could be changed about them."""

FELT = {
    "bot.LONGEST_WAIT": 30,
    "bot.PAUSES": (5, 10, 20, 40, 60),
    "cogs.background.computers.BUSY": 5,
    "cogs.background.downtime.BEAT_SECONDS": 60,
    "cogs.background.downtime.LATELY": 120,
    "cogs.background.downtime.TOLERANCE": 180,
    "cogs.background.downtime.TOGETHER": 32,
    "cogs.background.reminders.MOST_CLOSED": 1024,
    "cogs.background.reminders.TRY_AGAIN": 300,
    "cogs.background.thinkers.LONGEST_THOUGHT": 10,
    "cogs.background.timers.LATER": 3600,
    "cogs.background.timers.LEFT_AFTER": 180,
    "cogs.background.timers.LONGEST_SLEEP": 60,
    "cogs.background.timers.MOST_AT_ONCE": 100,
    "cogs.background.timers.THOUGHT_AFTER": 15,
    "cogs.background.timers.TRIES": 3,
    "cogs.background.timers.TROUBLE_SECONDS": 30,
    "cogs.background.timers.UNNOTICED": 180,
    "cogs.delivery.boards.LONGEST_TURN": 32,
    "cogs.delivery.boards.MOST_FORESEEN": 64,
    "cogs.delivery.channel.IN_A_ROW": 5,
    "cogs.delivery.old_posts.MOST_BEHIND": 200,
    "cogs.delivery.old_posts.TOGETHER": 8,
    "cogs.delivery.outbox.LOBBY_SECONDS": 30,
    "cogs.delivery.outbox.LONGEST_THOUGHT": 60,
    "cogs.delivery.outbox.PATIENCE": (20, 60, 300, 1800),
    "cogs.delivery.outbox.TOGETHER": 8,
    "cogs.delivery.painter.BUSY": 4,
    "cogs.delivery.painter.IDLE_SECONDS": 60,
    "cogs.delivery.painter.LONGEST_FILM": 120,
    "cogs.delivery.painter.MOST_MEMORY": 192 * 1024 * 1024,
    "cogs.delivery.posting.LONGEST_POST": 60,
    "cogs.delivery.posting.MOST_LOOKED_AT": 50,
    "cogs.delivery.posting.MOST_SHOWN": 1024,
    "cogs.delivery.sweep.SWEEP_SECONDS": 20,
    "cogs.play.choices.MOST_ROWS": 4,
    "cogs.play.room.FEW": 12,
    "cogs.play.room.FEW_LINES": 4,
    "cogs.play.room.LINE": 355,
    "cogs.play.room.MOST_IN_LINE": 5,
    "cogs.person.away.LONGEST_DAY": 40,
    "cogs.person.games.LINE_LENGTH": 400,
    "cogs.person.people.LASTS": 600,
    "cogs.person.people.MOST_KNOWN": 4096,
    "cogs.play.choices.LONGEST_WRITTEN": 40,
    "cogs.play.cog.LONGEST_MOVE": 400,
    "cogs.play.forms.LONGEST_TYPED": 400,
    "cogs.play.panel.NEWS_LENGTH": 400,
    "cogs.reply.answers.LONGEST_ANSWER": 30,
    "cogs.reply.completing.A_SECOND": 5,
    "cogs.reply.completing.BURST": 10,
    "cogs.reply.completing.MOST_TYPISTS": 1024,
    "cogs.reply.errors.ID_BYTES": 8,
    "cogs.reply.failures.LONGEST_SILENCE": 60,
    "cogs.reply.failures.LONGEST_TIDYING": 30,
    "cogs.reply.presses.MOST_PLACES": 4096,
    "cogs.reply.raw_requests.AGAIN_AFTER": (0.25, 1.0),
    "cogs.reply.raw_requests.FIRST_ANSWER": 10,
    "cogs.reply.raw_requests.TIDYING": 3,
    "cogs.reply.sent.MOST_FIELDS": 40,
    "cogs.server.figures.WEEK": 7 * 24 * 3600,
    "cogs.server.settings.IDLE_DAYS": 30,
    "cogs.server.settings.MOST_TABLES": 1000,
    "cogs.table.films.AT_ONCE": 2,
    "cogs.table.films.LONGEST_WAIT": 600,
    "cogs.table.threads.LONGEST_SLEEP": 7 * 24 * 60,
    "cogs.table.option_completion.FEW": 3,
    "cogs.table.option_pages.A_PAGE": 6,
    "cogs.table.option_selects.MANY": (*range(1, 13), 15, 20, 24, 25, 30, 40, 50, 75, 99),
    "cogs.table.replays.LAST_PLY": 999_999,
    "cogs.table.replays.MOST_RECAPPED": 60,
    "cogs.table.replays.WORDS_LENGTH": 1500,
    "cogs.table.seats.AGAIN": 1800,
    "cogs.table.seats.BUSY": 30,
    "cogs.words.days.FIRST_DAYS": (0, 1, 2, 7, 14),
    "cogs.words.days.LENGTHS": (1, 2, 3, 4, 5, 7, 10, 14, 21, 28),
    "service.logs._SHORTEST": 4,
    "service.show.LAST_MOVES": 8,
    "service.show.MOST_DIGITS": 18,
    "service.sparing.MOST_KINDS": 256,
    "service.worker.COLLECT_AFTER": (20_000, 10, 10),
    "service.worker.PATIENCE": 10,
    "service.worker_process._MOST": 1 << 20,
    "tryout.loopback_bot.CANNOT_START": 2,
    "tryout.play.PORT": 8765,
    "tryout.play._MORE_PORTS": 20,
    "tryout.recorded._NAME_LENGTH": 32,
    "tryout.stage.LEVEL": 2,
}
"""How long somebody waits, how much one sees at a time, and how much memory is let go."""


def values_of(names: Iterable[str]) -> dict[str, Any]:
    """What these constants are, each named with its module."""
    places = {name: name.rpartition(".") for name in names}
    return {name: getattr(import_module(at), one) for name, (at, _, one) in places.items()}


def test_what_discord_sets_is_kept_to():
    assert values_of(DISCORDS) == DISCORDS


def test_what_people_feel_is_as_it_was_decided():
    assert values_of(FELT) == FELT


def test_all_that_is_finished_on_the_way_out_fits_into_the_time_there_is():
    assert timers.FINISH_SECONDS <= leaving.WORK_SECONDS < leaving.LAST_WORDS
    goodbyes = leaving.GATEWAY_SECONDS + leaving.CLOSE_SECONDS
    assert leaving.LAST_WORDS + goodbyes <= loop.LONGEST_STOP
