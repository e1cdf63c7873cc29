"""A small real bot that uses every part of Discord that Hedgepost does."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from parlour import ChannelDriver

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000003000000020802000000" + "12161617" + "0000000049454e44"
)
MOVES = ["side c4 d", "side c4 b", "go c4", "stay"]


def picture(name: str = "board.png", alt: str | None = "a board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


class French(app_commands.Translator):
    words = {"ping": "coucou", "says hello": "dit bonjour", "game": "jeu"}  # noqa: RUF012

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.french else None


class PlayButton(ui.DynamicItem[ui.Button[Any]], template=r"play:(?P<table>\d+):(?P<ply>\d+)"):
    def __init__(self, table: int, ply: int) -> None:
        super().__init__(ui.Button(label="Play", custom_id=f"play:{table}:{ply}"))
        self.table, self.ply = table, ply

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> PlayButton:
        return cls(int(match["table"]), int(match["ply"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        text = f"table {self.table} ply {self.ply} for {interaction.user.display_name}"
        await interaction.response.send_message(text, ephemeral=True)


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", custom_id="count", emoji="🎲")
    async def count(self, interaction: discord.Interaction, button: ui.Button[Panel]) -> None:
        assert interaction.message is not None
        number = int(interaction.message.content) + 1
        await interaction.response.edit_message(content=str(number))

    @ui.select(
        placeholder="Pick one",
        custom_id="pick",
        options=[discord.SelectOption(label=word, value=word.lower()) for word in ("Red", "Blue")],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select[Panel]) -> None:
        await interaction.response.send_message(f"picked {select.values[0]}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Who", custom_id="who")
    async def who(self, interaction: discord.Interaction, select: ui.UserSelect[Panel]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].display_name}")

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: ui.Button[Panel]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="7")
        await interaction.followup.send("done", ephemeral=True)

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, button: ui.Button[Panel]) -> None:
        await interaction.response.send_modal(Question())

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: ui.Button[Panel]) -> None:
        raise AssertionError("cannot be pressed")


def colours() -> ui.Label[Any]:
    """A choice of colours, for a modal."""
    options = [discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
    return ui.Label(text="Colour", component=ui.Select(options=options))


async def answer_question(
    interaction: discord.Interaction, move: ui.Label[Any], colour: ui.Label[Any]
) -> None:
    """Repeat what somebody has filled in."""
    assert isinstance(move.component, ui.TextInput)
    assert isinstance(colour.component, ui.Select)
    text = f"{move.component.value} in {colour.component.values[0]}"
    await interaction.response.send_message(text, ephemeral=True)


class Question(ui.Modal, title="A question"):
    move = ui.Label(text="Your move", component=ui.TextInput(max_length=20))
    colour = colours()

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await answer_question(interaction, self.move, self.colour)


class Layout(ui.LayoutView):
    def __init__(self, text: str = "**The board**") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="alt text")
        section: ui.Section[Layout] = ui.Section(
            ui.TextDisplay("aside"), accessory=ui.Button(label="Rules", custom_id="rules")
        )
        row: ui.ActionRow[Layout] = ui.ActionRow(PlayButton(9, 1).item)
        self.add_item(ui.Container(ui.TextDisplay(text), gallery, ui.Separator(), section, row))


class Tables(app_commands.Group):
    @app_commands.command(description="opens a table")
    @app_commands.choices(game=[app_commands.Choice(name="Hedgehogs", value="hedgehogs")])
    async def open(
        self,
        interaction: discord.Interaction,
        game: app_commands.Choice[str],
        seats: app_commands.Range[int, 2, 6] = 2,
        guest: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        record: discord.Attachment | None = None,
    ) -> None:
        size = len(await record.read()) if record else None
        parts = [game.value, seats, guest and guest.display_name, where and where.name, size]
        await interaction.response.send_message(" ".join(map(str, parts)))

    @app_commands.command(description="resigns")
    async def resign(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("resigned", ephemeral=True)


class SampleMixin(commands.bot.BotBase):
    """What both kinds of bot share; keeps what happened for tests to look at."""

    def __init__(self, **settings: Any) -> None:
        intents = settings.pop("intents", discord.Intents.default())
        super().__init__(
            "!",
            intents=intents,
            guild_ready_timeout=0.02,
            allowed_mentions=discord.AllowedMentions.none(),
            **settings,
        )
        self.heard: list[discord.Message] = []
        self.errors: list[BaseException] = []
        self.events: list[str] = []
        self.handlers: dict[str, Any] = {}

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord wants five seconds here; the parlour does not."""

    async def setup_hook(self) -> None:
        assert isinstance(self, discord.Client)
        self.add_dynamic_items(PlayButton)
        self.add_view(Panel())
        tree: app_commands.CommandTree[Any] = self.tree
        await tree.set_translator(French())
        tree.add_command(Tables(name="table", description="tables"))
        for command in (ping, move, slow, post, panel, layout, sealed, run):
            tree.add_command(command)
        tree.error(self.note_error)
        await tree.sync()

    async def note_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        self.errors.append(getattr(error, "original", error))

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.append(f"joined {guild.name}")


class SampleBot(SampleMixin, commands.Bot):
    pass


class ShardedSampleBot(SampleMixin, commands.AutoShardedBot):
    pass


@app_commands.command(
    name=app_commands.locale_str("ping"), description=app_commands.locale_str("says hello")
)
async def ping(interaction: discord.Interaction[Any]) -> None:
    where = "in private" if interaction.guild is None else f"in {interaction.guild.name}"
    await interaction.response.send_message(f"hello {where} {interaction.locale.value}")


@app_commands.command(description="plays")
async def move(interaction: discord.Interaction[Any], text: str, other: str = "") -> None:
    await interaction.response.send_message(f"played {text}", ephemeral=True)


@move.autocomplete("text")
async def complete(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    found = [one for one in MOVES if one.startswith(current)]
    return [app_commands.Choice(name=one, value=one) for one in found]


@app_commands.command(description="thinks first")
async def slow(interaction: discord.Interaction[Any], private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await interaction.followup.send("thought", file=picture())
    await interaction.followup.send("and more")


@app_commands.command(description="posts")
async def post(interaction: discord.Interaction[Any], text: str) -> None:
    assert isinstance(interaction.channel, discord.abc.Messageable)
    view = ui.View(timeout=None)
    view.add_item(PlayButton(1, 2))
    await interaction.response.send_message("posting", ephemeral=True)
    await interaction.channel.send(
        text,
        file=picture(),
        view=view,
        allowed_mentions=discord.AllowedMentions(users=True),
    )


@app_commands.command(description="shows the panel")
async def panel(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("0", view=Panel())


@app_commands.command(description="components of the second kind")
async def layout(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=Layout(), file=picture())


@app_commands.command(description="for those who manage the server")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def sealed(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("opened", ephemeral=True)


@app_commands.command(description="runs what a test put in")
async def run(interaction: discord.Interaction[Any], name: str = "default") -> None:
    await interaction.client.handlers[name](interaction)


def text_channel(bot: SampleBot, channel: ChannelDriver) -> discord.TextChannel:
    """A channel as the bot knows it."""
    found = bot.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found
