"""What somebody asks for is done once, however often and to whomever it is delivered.

Discord may deliver an interaction twice, to one process or to several, and a process may die
between saving and answering. So what an interaction asks for is an *errand*, and a store notes
it together with what it saved, or with the refusal that was told instead: in the same
transaction, under the interaction's number. Whoever comes with the same errand again is told
what became of it, and saves nothing.

Nobody has to hand the number on: an edge says once which interaction it handles, and everything
that is saved until it has been answered is an errand of that interaction.
"""

from collections.abc import Mapping
from contextvars import ContextVar

from msgspec import Struct

from engine.core import Fact, Illegal, Move, Refused

AS_A_WHOLE = ""
"""What an errand is called that stands for everything an interaction asks for."""


class Errand(Struct, frozen=True):
    """One thing that an interaction asks to have done."""

    interaction: int
    what: str
    """Which of the things it asks for, and at which table."""
    first: bool = False
    """Whether whoever handles it has settled nothing else of the interaction yet."""


class Refusal(Struct, frozen=True, omit_defaults=True):
    """A refusal as it is kept."""

    code: str
    message: str
    facts: Mapping[str, str | int | tuple[str, ...]] = {}
    illegal: bool = False

    @classmethod
    def of(cls, refused: Refused) -> "Refusal":
        facts = {name: _plain(fact) for name, fact in refused.facts.items()}
        return cls(refused.code, str(refused), facts, isinstance(refused, Illegal))

    def again(self) -> Refused:
        """The refusal as it was told the first time."""
        kind = Illegal if self.illegal else Refused
        return kind(self.code, self.message, **self.facts)


class Settlement(Struct, frozen=True, omit_defaults=True):
    """What became of an errand: it was done, unless it was refused."""

    table: int = 0
    """The table it was about, if any."""
    rest: tuple[Move, ...] = ()
    """Typed moves that were left for the errand behind it."""
    refused: Refusal | None = None


class Settled(Exception):
    """An errand was settled before. Nothing has been saved now."""

    def __init__(self, what: str, settlement: Settlement) -> None:
        super().__init__()
        self.what = what
        """The errand: the first one of the interaction, if that was another one."""
        self.settlement = settlement


class _Handling:
    """An interaction that is being handled."""

    def __init__(self, interaction: int) -> None:
        self.interaction = interaction
        self.has_settled = False


_handled: ContextVar[_Handling | None] = ContextVar("handled", default=None)


def handle(interaction: int) -> None:
    """Let everything that is saved from here on, in this task and those it starts, be an errand
    of an interaction."""
    _handled.set(_Handling(interaction))


def errand(what: str, table: int = 0) -> Errand | None:
    """An errand of the interaction that is being handled; `None` if none is."""
    handling = _handled.get()
    if handling is None:
        return None
    what = f"{what} {table}" if table else what
    return Errand(handling.interaction, what, first=not handling.has_settled)


def whole_errand() -> Errand | None:
    """All that the interaction asks for which is being handled; `None` if none is, or if some of
    it has been settled here."""
    handling = _handled.get()
    if handling is None or handling.has_settled:
        return None
    return Errand(handling.interaction, AS_A_WHOLE, first=True)


def has_settled() -> bool:
    """Whether an errand of the interaction that is being handled was done or refused here."""
    handling = _handled.get()
    return handling is not None and handling.has_settled


def settled_here() -> None:
    """An errand of the interaction that is being handled has just been done or refused."""
    handling = _handled.get()
    if handling is not None:
        handling.has_settled = True


def _plain(fact: Fact) -> str | int | tuple[str, ...]:
    return fact if isinstance(fact, str | int) else tuple(fact)
