"""Who may have tables, and what is special in a channel."""

import pytest

from engine.clock.clock import Clock
from engine.core import Refused
from engine.table.access import Access, Customs
from engine.table.model import GuildSettings

ATTIC = Customs(7, language="fr", thread=False)
POST = Customs(70, quiet=True, clock=Clock(limit=3600))
SERVER = GuildSettings(language="en", thread=True, access=Access(customs=(ATTIC, POST)))


def test_a_thread_does_as_its_channel_but_for_what_is_its_own():
    there = SERVER.within(70, 7)
    assert (there.language, there.thread, there.quiet) == ("fr", False, True)
    assert there.clock == Clock(limit=3600)
    assert there.access == SERVER.access


def test_elsewhere_it_is_as_everywhere():
    assert SERVER.within(8, 0) == SERVER


def test_what_comes_first_decides():
    other = Customs(70, language="en")
    server = GuildSettings(access=Access(customs=(ATTIC, other)))
    assert server.within(70, 7).language == "en"


def test_customs_without_any_are_empty():
    assert Customs(7).empty
    assert not ATTIC.empty
    assert SERVER.access.of(9) == Customs(9)


def test_any_of_the_roles_opens():
    access = Access(openers=(1, 2))
    access.refuse_to_open((2, 9))
    Access().refuse_to_open(())
    with pytest.raises(Refused) as refused:
        access.refuse_to_open((3,))
    assert refused.value.facts["roles"] == "<@&1> <@&2>"


def test_who_is_blocked_is_refused():
    access = Access(blocked=(4,))
    access.refuse_blocked(5)
    with pytest.raises(Refused):
        access.refuse_blocked(4)
