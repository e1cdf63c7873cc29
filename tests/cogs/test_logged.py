"""What a log may hold when everything is logged: nothing that is somebody's secret."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

import engine.host.lobbies
from service.logs import JsonLines
from tests.cogs.conftest import Club
from tests.cogs.play.test_witches import lay, opened

TALKATIVE = ("discord", "aiohttp", "aiosqlite", "sqlalchemy", "alembic", "asyncio")
TYPED = "lay 2 3 4 / 5 6 7 / 8 9 10"
FILLED = {"first": ["2", "5", "9"], "second": ["3", "4", "10"], "third": ["6", "7", "8"]}
SEED = bytes(range(100, 132))


@pytest.fixture
def written(club: Club) -> Iterator[io.StringIO]:
    """The log of a bot, from the most talkative level on of everybody who logs anything."""
    log = io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(JsonLines(club.parlour.token))
    loggers = [logging.getLogger(), *map(logging.getLogger, TALKATIVE)]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.DEBUG)
    loggers[0].addHandler(handler)
    yield log
    loggers[0].removeHandler(handler)
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


async def test_no_token_and_no_secret_is_logged_at_any_level(
    club: Club, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)
    eve = club.person("Eve")
    async with club.bot() as bot:
        board = await opened(club, club.bob, eve)
        await lay(club.alice, board)
        await club.bob.autocomplete("move", option="moves", text=TYPED)
        await club.bob.slash("move", moves=TYPED)
        panel = await eve.press("Play", on=board)
        await eve.press("✎ Fill in…", on=panel.message)
        await eve.submit(FILLED)
        drafts = {player.draft for player in (await club.table(bot)).players}
        await eve.press("Confirm", on=panel.message)
        await club.settled()
        table = await club.table(bot)
        secrets = [move.move for move in await bot.host.ledger.moves(table.id, after=0)]
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    log = "\n".join(text for line in lines for text in line.values())
    for token in [club.parlour.token, *club.parlour.interactions._by_token]:
        assert token not in log
    for seed in (SEED.hex(), repr(SEED), repr(SEED)[2:-1], str(list(SEED))):
        assert seed not in log
    assert drafts == {(), ("lay 2 5 9 / 3 4 10 / 6 7 8",)}
    assert len(secrets) == 3
    for move in (*secrets, "259341", TYPED, "2 5 9", "'2', '5', '9'", '"2","5","9"'):
        assert move not in log
    for payload in ("custom_id'", 'custom_id"', "values'", "payload_json", "VALUES (1"):
        assert payload not in log

    # What is left says what went on.
    said = {(line["logger"], line["message"]) for line in lines}
    assert ("discord.gateway", "For Shard ID 0: WebSocket Event: INTERACTION_CREATE (op 0)") in said
    assert ("discord.client", "Dispatching event interaction") in said
    asked = [message for logger, message in said if logger == "discord.http"]
    assert any("/messages with ••• has returned 200" in message for message in asked)
