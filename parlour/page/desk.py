"""What every part of the page works with, and who and what a request is about."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.driver.driver import Parlour
from parlour.driver.person import Person
from parlour.page.marks import Marks
from parlour.page.requests import BadRequest
from parlour.world.model import Channel, Message
from parlour.world.permissions import Permission
from parlour.world.world import World


@dataclass(frozen=True)
class Desk:
    parlour: Parlour
    marks: Marks
    note: dict[str, str]

    @property
    def world(self) -> World:
        return self.parlour.world

    def person(self, user_id: int) -> Person:
        for person in self.parlour.people:
            if person.id == user_id:
                return person
        raise BadRequest(f"there is nobody with the id {user_id}", 404, "no-such-user")

    def channel(self, person: Person, channel_id: int) -> Channel:
        """A channel this person can look into; any other might as well not be there."""
        channel = self.world.channels.get(channel_id)
        if channel is None or not self.sees(person.id, channel):
            raise BadRequest(f"{person.name} sees no such channel", 404, "no-such-channel")
        return channel

    def sees(self, user_id: int, channel: Channel) -> bool:
        return Permission.VIEW_CHANNEL in self.world.permissions(user_id, channel)

    def message(self, person: Person, channel_id: int, message_id: int) -> Message:
        """A message this person can read."""
        channel = self.channel(person, channel_id)
        message = self.world.find_message(channel.id, message_id)
        if message is None or not self.world.can_see(person.id, message):
            raise BadRequest(f"{person.name} sees no such message", 404, "no-such-message")
        return message
