"""Who may have tables on a server, and how those of one channel begin: as its managers chose."""

from typing import Final

from msgspec import Struct

from engine.clock.clock import Clock
from engine.core import Refused

MOST_BLOCKED: Final = 500
MOST_ROLES: Final = 25
MOST_CUSTOMS: Final = 100


class Customs(Struct, frozen=True, omit_defaults=True):
    """What new tables of one channel, and of its threads, begin with; `None` is as everywhere."""

    channel: int
    language: str | None = None
    quiet: bool | None = None
    thread: bool | None = None
    clock: Clock | None = None

    @property
    def empty(self) -> bool:
        return self == Customs(self.channel)


class Access(Struct, frozen=True, omit_defaults=True):
    """Who may open tables, who is told of them, who may not play, and what is special where."""

    openers: tuple[int, ...] = ()
    """Roles whose members may open tables; empty is everybody. Managers always may."""
    called: int | None = None
    """The role that is pinged when somebody opens a table to join."""
    blocked: tuple[int, ...] = ()
    """Who may sit down at no table."""
    customs: tuple[Customs, ...] = ()

    def of(self, channel: int) -> Customs:
        """What is special in a channel."""
        return next((one for one in self.customs if one.channel == channel), Customs(channel))

    def refuse_blocked(self, user: int) -> None:
        """Raise `Refused` if somebody may sit down nowhere."""
        if user in self.blocked:
            raise Refused("blocked", "the managers of this server have blocked this person")

    def refuse_to_open(self, roles: tuple[int, ...]) -> None:
        """Raise `Refused`, naming the roles, if none of somebody's may open tables."""
        if self.openers and not set(roles) & set(self.openers):
            raise Refused(
                "openers-only",
                "some roles only open tables here",
                roles=" ".join(f"<@&{role}>" for role in self.openers),
            )
