"""What somebody is told of an error that is no fault of ours."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.reply.errors import _refusal_of
from cogs.reply.failures import ALREADY_ANSWERED
from cogs.reply.typed import Untypable
from engine.core import Refused

HERE: Any = SimpleNamespace(guild=None, guild_id=3, channel_id=5)


def forbidden(code: int) -> discord.Forbidden:
    response: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Untypable(Refused("too-long", "that is too long")), "too-long"),
        (app_commands.MissingPermissions(["manage_guild"]), "manager-only"),
        (app_commands.NoPrivateMessage(), "guild-only"),
        (app_commands.CommandNotFound("old", []), "old-command"),
        (ValueError("a bug"), None),
        (forbidden(ALREADY_ANSWERED), None),
    ],
)
def test_errors_have_words_of_their_own(error: Exception, code: str | None):
    found = _refusal_of(HERE, error)
    assert (None if found is None else found.code) == code


def test_what_the_bot_may_not_do_is_named():
    assert _refusal_of(HERE, forbidden(50001)) is not None
