"""The market goes through every room, and nobody there has heard of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.help.reading import rules_page
from cogs.narration import TELLERS
from engine import games
from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import AnyGame
from engine.games import GAMES, game_named
from engine.play_on import apply, start
from engine.record import replay
from engine.record_reading import parse, verify
from engine.table.model import Language
from engine.tools.selfplay import check_invariants, play_random_game
from render import Picture, Theme, render
from render.picture import PaletteName
from render.table import table
from service.worker import framed
from service.worker_process import WorkerProcess
from tests.engine.test_offers import compare_offers
from tests.missing import missing
from tests.render.golden import compare
from tests.rooms import clauses_of, ends_of, pictures_of, playthroughs_of

SEED = bytes(range(32))
NAMES = ("Ann", "Bob", "Cem")
LANGUAGES: tuple[Language, ...] = ("en", "fr")
PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")


@pytest.fixture
def market() -> Iterator[AnyGame]:
    games.add("market", "tests.market")
    yield game_named("market")
    games.remove("market")


def test_it_lacks_nothing(market: AnyGame):
    assert list(missing("market", Path(__file__).parent)) == []
    tests = Path(__file__).parent.joinpath("tests/engine/market/test_rules.py").read_text("utf-8")
    assert re.findall(r"^def test_(MK\d+)_", tests, re.M) == clauses_of("market")


def test_it_offers_what_it_offered(market: AnyGame):
    compare_offers("market")


def test_it_leaves_nothing_behind(market: AnyGame):
    games.remove("market")
    assert "market" not in GAMES
    assert games.added() == {}
    games.add("market", "tests.market")


def test_its_playthrough_plays_out_as_written(market: AnyGame):
    (path,) = playthroughs_of("market")
    text = path.read_text("utf-8")
    verify(text)
    assert text.split("result: ")[1].split("\n")[0].split("; ")[1] in ends_of("market")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_to_the_contract(market: AnyGame, seats: int):
    for number in range(10):
        played = play_random_game(market, "", seats, bytes([number]) * 32)
        check_invariants(market, played)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", PALETTES)
def test_it_is_drawn_and_described(market: AnyGame, palette: PaletteName, language: Language):
    (path,) = playthroughs_of("market")
    for moment in replay(parse(path.read_text("utf-8"))):
        view = market.view(moment.state, None)
        picture = render(view, Theme(palette=palette, language=language), names=NAMES)
        assert (picture.width, picture.height) == (1000, 492)
        assert {"en": "Bids", "fr": "Mises"}[language] in picture.alt


def test_golden_pictures_are_those_we_liked(market: AnyGame):
    for draw in pictures_of("market"):
        compare(draw, "market")


def test_its_colours_are_its_own(market: AnyGame):
    before = table("default")
    assert len(before) < len(table("default/market")) <= 256  # type: ignore[arg-type]
    assert table("default") == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told(market: AnyGame, language: Language):
    teller = TELLERS["market"]
    step = start(market, "", 3, Sealed(SEED, 0))
    after = apply(market, step.state, 1, "bid 2", Sealed(SEED, 1))
    view = market.view(after.state, 1)
    said = teller.tell(language, after.events, NAMES, view)
    assert said == [teller.tell(language, [event], NAMES, view)[0] for event in after.events]
    assert "2" in teller.secrets(language, view)
    assert teller.prompt(language, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read(market: AnyGame, language: Language):
    page = rules_page("market", language)
    assert [topic.key for topic in page.topics] == ["turn"]


def test_the_computer_knows_what_is_good(market: AnyGame):
    state = start(market, "", 3, Sealed(SEED, 0)).state
    choices = market.choices(state, 0)
    assert decide(market, market.view(state, 0), choices, Sealed(SEED, 1)) == "bid 3"


async def test_it_is_drawn_in_another_process(market: AnyGame):
    view = market.view(start(market, "", 3, Sealed(SEED, 0)).state, None)
    theme = Theme()
    process = await WorkerProcess[Picture].open("render.worker")
    try:
        there = await process.send(framed((view, theme, NAMES, (), {})))
    finally:
        await process.close()
    assert there == render(view, theme, names=NAMES)
