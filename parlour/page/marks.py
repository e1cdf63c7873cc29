"""How far everybody has read, and so what is new to them and what pings them."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from parlour.world.events import Event
from parlour.world.model import Channel
from parlour.world.permissions import Permission
from parlour.world.world import World

_FILE = "reading.json"


class Marks:
    """The last message each user has read in each channel, kept beside the world if it is."""

    def __init__(self, world: World, folder: Path | None) -> None:
        self._world = world
        self._path = folder / _FILE if folder is not None else None
        self._read: dict[tuple[int, int], int] = {}
        if self._path is not None and self._path.exists():
            # Damaged, it costs nobody anything but a few badges too many.
            with contextlib.suppress(TypeError, ValueError):
                for user, channel, message in json.loads(self._path.read_text(encoding="utf-8")):
                    self._read[user, channel] = int(message)

    def read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """They have seen everything up to this message."""
        if message_id <= self._read.get((user_id, channel_id), 0):
            return
        self._read[user_id, channel_id] = message_id
        self._save()
        self._world.events.tell(Event("marks", {}))

    def _save(self) -> None:
        if self._path is None:
            return
        rows = [[*key, message] for key, message in self._read.items()]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        fresh.write_text(json.dumps(rows), encoding="utf-8")
        os.replace(fresh, self._path)

    def of(self, user_id: int) -> dict[str, dict[str, Any]]:
        """What is new to a user, by channel; channels without news are left out."""
        found: dict[str, dict[str, Any]] = {}
        for channel in self._world.channels.values():
            mark = self._in(user_id, channel)
            if mark["unread"]:
                found[str(channel.id)] = mark
        return found

    def _in(self, user_id: int, channel: Channel) -> dict[str, Any]:
        last = self._read.get((user_id, channel.id), 0)
        unread = pings = 0
        world = self._world
        if Permission.VIEW_CHANNEL in world.permissions(user_id, channel):
            # A thread is quiet for those who are not in it, as on Discord.
            silent = channel.is_thread and user_id not in channel.thread_members
            for message in world.newest_first(channel.id):
                if message.id <= last:
                    break
                if message.author_id == user_id or message.only_for not in (None, user_id):
                    continue
                pinged = user_id in message.pinged or channel.is_dm
                pings += pinged
                unread += pinged or not silent
        return {"unread": unread, "pings": pings, "read": str(last)}

    def last_read(self, user_id: int, channel_id: int) -> int:
        return self._read.get((user_id, channel_id), 0)
