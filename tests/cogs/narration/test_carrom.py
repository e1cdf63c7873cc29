"""Carrom in sentences, labels and refusals."""

import pytest

from cogs.narration import Teller
from cogs.narration.hedgehogs.carrom import CarromTeller
from cogs.words.speech import refusal
from engine.core import Event, Illegal
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.state import Carrom
from engine.table.model import Language
from tests.engine.hedgehogs.table import step, table

TELLER: Teller = CarromTeller()
NAMES = ["Ann", "Bob", "Cem"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def told(state: Carrom, move: str, language: Language) -> list[str]:
    result = step(state, move)
    sentences = TELLER.tell(language, result.events, NAMES, CARROM.view(result.state, None))
    return [sentence.replace("\u00a0", " ") for sentence in sentences]


def refused(state: Carrom, move: str, language: Language) -> str:
    with pytest.raises(Illegal) as why:
        CARROM.play(state, state.seat, move)
    return refusal(language, why.value).replace("\u00a0", " ")


def test_a_flick_and_what_it_did_is_told():
    state = table("at r1=4500,5200 b1=8300,2600 y1=5100,400", seats=3)

    assert told(state, "flick c1 1 80", "en") == [
        "Ann lifted the sleeper to c1 and flicked it at 1° with 80%.",
        "Off the board: Bob's sleeper.",
        "Bob has no hedgehog left.",
    ]
    assert told(state, "flick c1 1 80", "fr") == [
        "Ann reprend un hérisson et joue depuis c1 : dormeur, 1°, force 80 %.",
        "Hors du plateau : dormeur (Bob).",
        "Bob n'a plus de hérisson en jeu.",
    ]


def test_a_flick_from_the_reserve_is_told():
    state = table("at b1=8300,5600; hand r3", seats=2)

    assert told(state, "flick c1 0 10", "en") == [
        "Ann flicked the wall-hugger from c1 at 0° with 10%."
    ]


def test_what_nobody_did_hides_nothing_behind_it():
    result = step(table("at r1=4500,5200 b1=8300,2600 y1=5100,400", seats=3), "flick c1 1 80")
    nobodys = Event("roll", None, "nothing")
    events = [one for event in result.events for one in (nobodys, event)]
    view = CARROM.view(result.state, None)
    assert TELLER.tell("en", events, NAMES, view) == TELLER.tell("en", result.events, NAMES, view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_prompt_label_and_field_has_words(language: Language):
    reserve = table("at b1=8300,5600; hand r3", seats=2)
    lift = table("at r1=4500,5200 r2=1000,1000 b1=8300,2600", seats=2)
    for state in (reserve, lift, CARROM.setup("v40", 2)):
        view = CARROM.view(state, None)
        assert TELLER.prompt(language, view)
        assert TELLER.rolled(view) == ""
        assert TELLER.secrets(language, view)
        assert TELLER.score(language, view, 0)
        choices = CARROM.choices(state, 0)
        assert TELLER.groups(language, view, choices.moves) == []
        for move in choices.moves:
            assert len(TELLER.move_label(language, move, view)) <= 80
            assert TELLER.on_board(move)
        for field in choices.form.fields if choices.form else ():
            assert 0 < len(TELLER.field_label(language, field.name)) <= 45
    assert isinstance(TELLER.tell(language, (), NAMES, CARROM.view(lift, None)), list)


def test_prompts_say_what_to_flick():
    lift = CARROM.view(table("at r1=4500,5200 r2=1000,1000 b1=8300,2600", seats=2), 0)

    assert "lift one of your hedgehogs (sleeper, timid)" in TELLER.prompt("en", lift)
    assert TELLER.move_label("fr", "flick c1 0 80 timid", lift).startswith("peureux")


def test_refusals_say_what_would_have_worked():
    state = table("at r1=400,2500 r2=1000,1000 b1=8300,2600", seats=2)

    assert "0–90, 270–359" in refused(state, "flick d1 180 20", "en")
    assert "Libres au bord : a1, c1, d1" in refused(state, "flick c4 0 20 sleeper", "fr")
    assert "`flick " in refused(state, "flick d1 0 0", "fr")
    assert "sleeper et timid" in refused(state, "flick d1 0 5 pouncer", "fr")
    first = table("at b1=8300,2600; hand r2r3", seats=2)
    assert "`timid`" in refused(first, "flick d1 0 5 pouncer", "en")
    assert "no room for a hedgehog at c1" in refused(state, "flick c1 0 20 timid", "en")
    assert "Write a square at the edge" in refused(state, "flick", "en")
