"""How options edit rules and where they clash."""

import pytest
from msgspec import Struct

from engine.option_words import BadOptions, Option
from engine.options import Clash, Options


class Tea(Struct, frozen=True):
    """Rules of the smallest game there is."""

    sugar: int = 0
    milk: bool = False
    herbs: frozenset[str] = frozenset()


MENU = Options(
    offered=(
        Option("sweet", "Two lumps.", {"sugar": 2}),
        Option("sweeter", "Four lumps.", {"sugar": 4}),
        Option("white", "With milk.", {"milk": True}),
        Option("mint", "With mint.", adds={"herbs": frozenset({"mint"})}),
        Option("sage", "With sage.", adds={"herbs": frozenset({"sage"})}),
    ),
    clashes=(Clash("white", "mint", "curdles", "the milk would curdle"),),
)


def test_an_option_sets_its_fields():
    assert MENU.edit(Tea(), "sweet white") == Tea(sugar=2, milk=True)


def test_several_options_add_to_one_field():
    assert MENU.edit(Tea(), "mint sage").herbs == {"mint", "sage"}


def test_two_owners_of_one_field_clash_by_construction():
    with pytest.raises(BadOptions, match="sweet and sweeter do not go together: both change sugar"):
        MENU.canonical("sweeter sweet")


def test_a_listed_clash_gives_its_reason():
    with pytest.raises(BadOptions, match=r"white and mint .*: the milk would curdle"):
        MENU.canonical("mint white")


def test_setting_and_adding_to_one_field_clash_too():
    menu = Options(
        offered=(
            Option("plain", "No herbs.", {"herbs": frozenset[str]()}),
            Option("mint", "With mint.", adds={"herbs": frozenset({"mint"})}),
        )
    )
    with pytest.raises(BadOptions, match="plain"):
        menu.canonical("plain mint")


def test_a_game_without_options_says_so():
    with pytest.raises(BadOptions, match="unknown option 'v1'; there are: none"):
        Options().canonical("v1")
