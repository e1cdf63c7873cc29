"""Hedgepost: board games by post, in the channels of a Discord server and in direct messages.

python bot.py                  run on Discord; needs DISCORD_TOKEN
python bot.py backup FILE      copy the database while the bot runs
python bot.py check            look through the database and say what is wrong
python bot.py move OLD NEW     copy everything into another, empty database
python bot.py show TABLE       print a table as everybody may see it
python bot.py invite           the address that adds the bot to a server

It is long because it is where everything is put together: each part has its line here, and no more.
"""

from service.interrupt import end_at_once, run_program

if __name__ == "__main__":
    end_at_once()  # the imports below take their time

import argparse
import asyncio
import contextlib
import gc
import itertools
import logging
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands

from cogs.background import computers, downtime, errands, reminders, seasons, timers
from cogs.background.computers import Computers
from cogs.background.downtime import Downtime
from cogs.background.errands import is_too_old
from cogs.background.leaving import CLOSE_SECONDS, finish, turn_away
from cogs.background.registration import Registration
from cogs.background.seasons import Seasons
from cogs.background.timers import Timers
from cogs.delivery import sweep
from cogs.delivery.boards import Boards
from cogs.delivery.outbox import Outbox
from cogs.delivery.painter import Painter
from cogs.delivery.posting import Posting
from cogs.help import lessons, rules
from cogs.invitations import cog as invitations
from cogs.invitations.reception import Reception
from cogs.league import cog as leagues
from cogs.league.noticeboard import Noticeboard
from cogs.league_admin import cog as league_admin
from cogs.person import away, digest, games, history, ladder, me, profile
from cogs.person.people import People
from cogs.play import cog as play
from cogs.play import hints, plans, standing
from cogs.reply.answers import promise
from cogs.reply.asked_for import completing
from cogs.reply.completing import Typists
from cogs.reply.errors import answer_error, keep_trouble_out_of_the_log
from cogs.reply.failures import FAILURES
from cogs.reply.permissions import INVITE
from cogs.reply.places import ON_SERVERS, WITH_THE_BOT, refuse_misplaced
from cogs.reply.presses import Presses
from cogs.reply.typed import refuse_untypable
from cogs.server import log_channel as logbook
from cogs.server import puzzles, rewards
from cogs.server import settings as admin
from cogs.server.log_channel import Logbook
from cogs.table import clock_page as clocks
from cogs.table import cog as tables
from cogs.table import (
    direct,
    farewells,
    lobby,
    opponents,
    options,
    rematch,
    replays,
    seats,
    shows,
    takeback,
)
from cogs.table.farewells import Farewells
from cogs.table.films import Films
from cogs.table.lobby import Lobby
from cogs.table.seats import Vacancies
from cogs.words.speech import CommandWords
from data.problems import StoreUnavailable
from data.store import SqlStore
from data.upkeep.backup import BackupFailed, backup
from engine.host.host import Host
from engine.host.once import handle
from service.check import print_check
from service.health import Vitals, health_endpoint
from service.languages import warn_of_missing_texts
from service.logs import start_logging
from service.loop import last_resort, run, unless
from service.metrics import Metrics
from service.move import print_move
from service.settings import BadSettings, Settings, database_url, load_settings
from service.show import print_table, table_number
from service.worker import COLLECT_AFTER

log = logging.getLogger("hedgepost")

COGS = (
    sweep,
    timers,
    computers,
    seasons,
    reminders,
    logbook,
    downtime,
    errands,
    lobby,
    rematch,
    farewells,
    clocks,
    opponents,
    invitations,
    options,
    tables,
    replays,
    shows,
    direct,
    play,
    hints,
    games,
    history,
    profile,
    ladder,
    away,
    digest,
    lessons,
    rules,
    plans,
    standing,
    takeback,
    seats,
    me,
    admin,
    puzzles,
    rewards,
    leagues,
    league_admin,
)

LONGEST_WAIT = 30
"""Seconds that a request may be held back by a rate limit; what is owed is tried again later."""
PAUSES = (5, 10, 20, 40, 60)
"""Seconds between the first, second, … try to reach the gateway."""

CAME = "came"
"""Where a command keeps when it arrived."""

CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)

NO_TOKEN = """There is no DISCORD_TOKEN.
Put DISCORD_TOKEN=… into the environment or a .env file, or try the bot without one: make play"""
BAD_TOKEN = """Discord does not know this DISCORD_TOKEN.
Copy it again from the Bot page of your application in Discord's developer portal."""
NO_DISCORD = """Discord cannot be reached: {reason}.
Is this machine online? Nothing is lost: start the bot again when it is."""


class Tree(app_commands.CommandTree["Hedgepost"]):
    """Commands: answered in time, and with one place for all that goes wrong."""

    async def interaction_check(self, interaction: discord.Interaction["Hedgepost"], /) -> bool:
        if is_too_old(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            interaction.extras[CAME] = time.monotonic()
            handle(interaction.id)
            if interaction.client.stopping:
                await turn_away(interaction)
                return False
            promise(interaction)
        else:
            completing.set(interaction)
            if not await interaction.client.typists.let_complete(interaction):
                return False
        await interaction.client.people.meet(interaction)
        if interaction.type is discord.InteractionType.application_command:
            refuse_misplaced(interaction)
            refuse_untypable(interaction)
        return True

    async def on_error(
        self,
        interaction: discord.Interaction["Hedgepost"],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        await answer_error(interaction, error)
        interaction.client.command_done(interaction)


class Hedgepost(commands.AutoShardedBot):
    """The bot: a host, a painter, and the cogs that connect them to Discord."""

    def __init__(self, host: Host, settings: Settings, **options: Any) -> None:
        # It says nothing aloud, and need not warn that it could not.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.metrics = Metrics()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_contexts=WITH_THE_BOT,
            allowed_installs=ON_SERVERS,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            http_trace=self.metrics.trace(),
            **options,
        )
        self.host = host
        self.settings = settings
        self.painter = Painter()
        self.boards = Boards(host.ledger, host.ratings, host.history, host.leagues, self.painter)
        self.posting = Posting(self)
        self.outbox = Outbox(self)
        self.people = People(host)
        self.presses = Presses(host.ledger)
        self.typists = Typists()
        self.films = Films()
        self.lobby = Lobby(self)
        self.vacancies = Vacancies(self)
        self.farewells = Farewells(self)
        self.logbook = Logbook(self)
        self.reception = Reception(self)
        self.noticeboard = Noticeboard(self)
        self.timers = Timers(self)
        self.computers = Computers(self)
        self.seasons = Seasons(self)
        self.downtime = Downtime(self)
        self.registration = Registration(self)
        self.stopping = False
        """Nothing new is begun any more."""
        self._measure()

    def _measure(self) -> None:
        metrics = self.metrics
        self.host.tables.listeners.append(
            lambda saved: (
                metrics.stepped(saved.change.table.game, len(saved.change.moves))
                if saved.change is not None
                else None
            )
        )
        self.timers.listeners.append(metrics.acted)
        metrics.watch(
            {
                "boards": lambda: self.outbox.waiting,
                "films": lambda: self.films.waiting,
                "thoughts": lambda: self.computers.thinkers.waiting,
            }
        )

    async def in_company(self) -> bool:
        """Whether other processes of the bot seem to run."""
        return await self.downtime.in_company()

    async def setup_hook(self) -> None:
        self.painter.warm()
        keep_trouble_out_of_the_log()
        warn_of_missing_texts()
        await self.tree.set_translator(CommandWords())
        for cog in COGS:
            await cog.setup(self)
        await self.registration.tell()
        # What is here by now stays: the collector need not look at it again, which would stall
        # everybody for a moment.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)

    async def pressed(self, interaction: discord.Interaction["Hedgepost"]) -> None:
        """A click has arrived: hand it on, and answer whatever goes wrong."""
        if is_too_old(interaction):
            return
        handle(interaction.id)
        if self.stopping:
            await turn_away(interaction)
            return
        came = time.monotonic()
        press = self.presses.read(interaction)
        try:
            promise(interaction, update=press.updates)
            await self.people.meet(interaction)
            await self.presses.carry_out(interaction, press)
        except Exception as error:
            await answer_error(interaction, error)
        finally:
            self.metrics.answered("press", time.monotonic() - came)

    async def on_app_command_completion(
        self, interaction: discord.Interaction["Hedgepost"], _: object
    ) -> None:
        self.command_done(interaction)

    def command_done(self, interaction: discord.Interaction["Hedgepost"]) -> None:
        """A command has been carried out or refused."""
        if CAME in interaction.extras:
            self.metrics.answered("command", time.monotonic() - interaction.extras[CAME])

    async def on_interaction(self, interaction: discord.Interaction["Hedgepost"]) -> None:
        """Something was clicked or a modal sent: the library knows only of those that it made
        itself since it started. Commands find their own way."""
        if interaction.type in CLICKS:
            await self.pressed(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("event %s failed", event_method)

    async def on_ready(self) -> None:
        log.info("ready in %d servers", len(self.guilds))

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        # The library itself would try every five seconds, and never stop telling of it.
        for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    line = await self.http.ws_connect(str(gateway))
                    await line.close(code=1000)
                break
            except FAILURES as failed:
                why = str(failed) or repr(failed)
                log.warning("the gateway cannot be reached (%s); again in %d s", why, pause)
                await asyncio.sleep(pause)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def close(self) -> None:
        self.stopping = True
        self.registration.close()
        for cog in tuple(self.cogs):
            await self.remove_cog(cog)
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await super().close()
        except TimeoutError:
            log.warning("Discord does not say goodbye")
            await self.http.close()
        await self.painter.close()
        await self.computers.thinkers.close()

    def is_well(self) -> bool:
        """Whether every shard is connected."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def finish(self) -> None:
        """What is in hand is finished, then everything is closed."""
        self.stopping = True
        await finish(self)


async def serve(settings: Settings, **options: Any) -> int:
    """Run until told to stop."""
    told = asyncio.Event()

    def stop() -> None:
        last_resort.begin()
        told.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop)
    async with contextlib.AsyncExitStack() as stack:
        opening = stack.enter_async_context(SqlStore.open(settings.database))
        store = await unless(told, opening)
        if store is None:
            return 0
        last_resort.is_owed = lambda: store.database.is_writing
        bot = Hedgepost(Host(store, lambda: int(time.time())), settings, **options)
        await stack.enter_async_context(bot)
        if settings.health_port is not None:
            store.database.listeners.append(bot.metrics.transacted)
            await stack.enter_async_context(bot.metrics.measuring_lag())
            vitals = Vitals(bot.is_well, store.database.ping, bot.metrics.text)
            endpoint = health_endpoint(settings.health_host, settings.health_port, vitals)
            await stack.enter_async_context(endpoint)
        try:
            await unless(told, bot.start(settings.token))
        except discord.LoginFailure:
            print(BAD_TOKEN, file=sys.stderr)
            return 2
        except (discord.DiscordException, aiohttp.ClientError, OSError) as failed:
            print(NO_DISCORD.format(reason=failed), file=sys.stderr)
            return 1
        await bot.finish()
    return 0


def invite(client_id: str) -> str:
    """The address at which somebody adds the bot to a server."""
    return discord.utils.oauth_url(
        client_id, permissions=INVITE, scopes=("bot", "applications.commands")
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python bot.py", description="Board games by post.")
    commands_ = parser.add_subparsers(dest="command", metavar="COMMAND")
    copying = commands_.add_parser("backup", help="copy the database while the bot runs")
    copying.add_argument("file", type=Path, metavar="FILE")
    commands_.add_parser("check", help="look through the database and say what is wrong")
    showing = commands_.add_parser("show", help="print a table as everybody may see it")
    showing.add_argument("table", metavar="TABLE", type=table_number)
    moving = commands_.add_parser("move", help="copy everything into another, empty database")
    moving.add_argument("old", metavar="OLD", type=database_url)
    moving.add_argument("new", metavar="NEW", type=database_url)
    inviting = commands_.add_parser("invite", help="the address that adds the bot to a server")
    inviting.add_argument("client_id", metavar="APPLICATION_ID", type=int)
    arguments = parser.parse_args(argv)
    try:
        settings = load_settings()
        start_logging(settings.log_level, *settings.secrets)
        match arguments.command:
            case "backup":
                asyncio.run(backup(settings.database, arguments.file))
                print(f"{arguments.file} holds a copy of the database")
                return 0
            case "check":
                return asyncio.run(print_check(settings.database, int(time.time())))
            case "show":
                return asyncio.run(print_table(settings.database, arguments.table))
            case "move":
                return asyncio.run(print_move(arguments.old, arguments.new, int(time.time())))
            case "invite":
                print(invite(arguments.client_id))
                return 0
            case _:
                if not settings.token:
                    print(NO_TOKEN, file=sys.stderr)
                    return 2
                return run(serve(settings))
    except (BadSettings, BackupFailed, StoreUnavailable) as refused:
        print(refused, file=sys.stderr)
        return 2


if __name__ == "__main__":
    run_program(main)
