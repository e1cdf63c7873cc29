"""The gateway's address, the bot itself, its application, and other users."""

from __future__ import annotations

from typing import Any

from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.world import payloads


async def gateway(call: Call) -> dict[str, Any]:
    return {"url": call.backstage.gateway.url}


async def gateway_for_bot(call: Call) -> dict[str, Any]:
    return {
        "url": call.backstage.gateway.url,
        "shards": 1,
        "session_start_limit": {
            "total": 1000,
            "remaining": max(1000 - call.backstage.gateway.identified, 0),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        },
    }


async def me(call: Call) -> dict[str, Any]:
    return payloads.user(call.world.bot) | {
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
    }


async def user(call: Call) -> dict[str, Any]:
    found = call.world.users.get(call.number("user_id"))
    if found is None:
        raise errors.unknown_account()
    return payloads.user(found)


async def my_guilds(call: Call) -> list[dict[str, Any]]:
    world = call.world
    return [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "owner": False,
            "permissions": "0",
            "features": [],
        }
        for guild in world.guilds.values()
        if world.bot.id in guild.members
    ]


async def leave_guild(call: Call) -> None:
    call.world.remove_bot(call.guild())


async def open_direct_messages(call: Call) -> dict[str, Any]:
    user = call.world.users.get(int(call.data.get("recipient_id") or 0))
    if user is None:
        raise errors.invalid_recipient()
    if user.bot:
        raise errors.cannot_message_user()
    return payloads.channel(call.world, call.world.direct_messages(user))


async def application(call: Call) -> dict[str, Any]:
    world = call.world
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": payloads.user(world.owner),
        "team": None,
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(world.guilds),
    }


ROUTES = [
    Route("GET", "/gateway", gateway, by_token=True),
    Route("GET", "/gateway/bot", gateway_for_bot),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    Route("POST", "/users/@me/channels", open_direct_messages),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
]
