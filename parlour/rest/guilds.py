"""Guilds, their members and roles."""

from __future__ import annotations

from typing import Any

from parlour.gateway.session import Intent
from parlour.limits import places as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.world import payloads
from parlour.world.model import Guild, Member
from parlour.world.permissions import Permission


async def one(call: Call) -> dict[str, Any]:
    guild = call.guild()
    data = payloads.guild(call.world, guild)
    if call.flag("with_counts"):
        data |= {"approximate_member_count": len(guild.members), "approximate_presence_count": 1}
    return data


async def channels(call: Call) -> list[dict[str, Any]]:
    found = call.world.channels_of(call.guild())
    return [payloads.channel(call.world, channel) for channel in found if not channel.is_thread]


async def roles(call: Call) -> list[dict[str, Any]]:
    return [payloads.role(role) for role in call.guild().roles.values()]


def _member(call: Call, guild: Guild) -> Member:
    member = guild.members.get(call.number("user_id"))
    if member is None:
        raise errors.unknown_member()
    return member


async def member(call: Call) -> dict[str, Any]:
    return payloads.member(call.world, _member(call, call.guild()))


async def members(call: Call) -> list[dict[str, Any]]:
    guild = call.guild()
    if Intent.GUILD_MEMBERS not in call.backstage.gateway.privileged:
        raise errors.missing_access()
    after = int(call.request.query.get("after", 0))
    most = min(int(call.request.query.get("limit", 1)), 1000)
    found = sorted(user_id for user_id in guild.members if user_id > after)[:most]
    return [payloads.member(call.world, guild.members[user_id]) for user_id in found]


async def search(call: Call) -> list[dict[str, Any]]:
    guild = call.guild()
    query = call.request.query.get("query", "").lower()
    most = min(int(call.request.query.get("limit", 1)), 1000)
    found = [
        one
        for one in guild.members.values()
        if (one.nick or call.world.users[one.user_id].name).lower().startswith(query)
    ]
    return [payloads.member(call.world, one) for one in found[:most]]


def _change_nick(call: Call, guild: Guild, found: Member, needed: Permission) -> dict[str, Any]:
    if needed not in call.permissions_in_guild(guild):
        raise errors.missing_permissions()
    nick = call.data["nick"] or None if "nick" in call.data else found.nick
    call.world.change_member(guild, found, nick=nick, role_ids=found.role_ids)
    return payloads.member(call.world, found)


async def edit_myself(call: Call) -> dict[str, Any]:
    guild = call.guild()
    own = guild.members[call.world.bot.id]
    return _change_nick(call, guild, own, Permission.CHANGE_NICKNAME)


async def edit_member(call: Call) -> dict[str, Any]:
    guild = call.guild()
    return _change_nick(call, guild, _member(call, guild), Permission.MANAGE_NICKNAMES)


_MEMBERS = "/guilds/{guild_id}/members"

ROUTES = [
    Route("GET", "/guilds/{guild_id}", one),
    Route("GET", "/guilds/{guild_id}/channels", channels),
    Route("GET", "/guilds/{guild_id}/roles", roles),
    Route("GET", _MEMBERS, members),
    Route("GET", f"{_MEMBERS}/search", search),
    Route("PATCH", f"{_MEMBERS}/@me", edit_myself, limits.nickname),
    Route("GET", f"{_MEMBERS}/{{user_id}}", member),
    Route("PATCH", f"{_MEMBERS}/{{user_id}}", edit_member, limits.nickname),
]
