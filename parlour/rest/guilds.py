"""Guilds, their members and roles."""

from __future__ import annotations

from typing import Any

from parlour.gateway.session import Intent
from parlour.limits import places as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.world import payloads
from parlour.world.model import Guild, Member, Role
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


def _role(call: Call, guild: Guild) -> Role:
    """The role of the path, if the bot may give and take it: one below its own highest."""
    if Permission.MANAGE_ROLES not in call.permissions_in_guild(guild):
        raise errors.missing_permissions()
    role = guild.roles.get(call.number("role_id"))
    if role is None:
        raise errors.unknown_role()
    own = guild.members[call.world.bot.id]
    highest = max((guild.roles[one].position for one in own.role_ids), default=0)
    above = call.world.bot.id != guild.owner_id and role.position >= highest
    if above or role.id == guild.id or role.managed_by is not None:
        raise errors.missing_permissions()
    return role


async def give_role(call: Call) -> None:
    guild = call.guild()
    found, role = _member(call, guild), _role(call, guild)
    if role.id not in found.role_ids:
        roles = [*found.role_ids, role.id]
        call.world.change_member(guild, found, nick=found.nick, role_ids=roles)


async def take_role(call: Call) -> None:
    guild = call.guild()
    found, role = _member(call, guild), _role(call, guild)
    if role.id in found.role_ids:
        roles = [one for one in found.role_ids if one != role.id]
        call.world.change_member(guild, found, nick=found.nick, role_ids=roles)


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
    Route("PUT", f"{_MEMBERS}/{{user_id}}/roles/{{role_id}}", give_role),
    Route("DELETE", f"{_MEMBERS}/{{user_id}}/roles/{{role_id}}", take_role),
]
