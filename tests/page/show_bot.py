"""A bot that shows everything the page must draw, and fails in every way it must survive."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw

from tests.parlour.sample_bot import answer_question, colours

WORDS = """# A heading
**bold** *italic* __under__ ~~struck~~ `code` ||hidden|| snake_case_name \\*not italic\\*
- one
- two
  - two and a half
1. first
2. second
> quoted
-# small print
<t:0:D> <t:32503680000:R> <b>no markup</b> <script>alert(1)</script> [a link](https://example.org)
```py
print("**not bold**")
```"""


def picture(name: str = "board.png", alt: str = "a chequered board") -> discord.File:
    image = Image.new("RGB", (480, 360), "#e8dcc2")
    draw = ImageDraw.Draw(image)
    for row in range(6):
        for column in range(8):
            if (row + column) % 2:
                box = (column * 60, row * 60, column * 60 + 59, row * 60 + 59)
                draw.rectangle(box, fill="#8aa878")
    data = io.BytesIO()
    image.save(data, "PNG")
    return discord.File(io.BytesIO(data.getvalue()), name, description=alt)


class First(ui.View):
    """Components of the first kind: every style of button, every kind of select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        styles = discord.ButtonStyle
        for style in (styles.primary, styles.secondary, styles.success, styles.danger):
            self.add_item(ui.Button(label=style.name.title(), style=style, custom_id=style.name))
        self.add_item(ui.Button(label="Off", disabled=True, custom_id="off", emoji="🎲"))
        self.add_item(ui.Button(label="Link", url="https://example.org/", row=1))
        self.add_item(ui.Button(label="Ask", custom_id="ask", row=1))
        self.add_item(ui.Button(label="Deaf", custom_id="deaf", row=1))
        colours = [
            discord.SelectOption(label=name, description=f"the colour {name}", emoji="🎨")
            for name in ("Red", "Green", "Blue")
        ]
        several = {"min_values": 0, "max_values": 3, "placeholder": "Some colours"}
        self.add_item(ui.Select(custom_id="colours", options=colours, row=2, **several))
        self.add_item(ui.UserSelect(custom_id="who", placeholder="Who", row=3))
        self.add_item(ui.ChannelSelect(custom_id="where", placeholder="Where", row=4))


class Second(ui.LayoutView):
    """Components of the second kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Second] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="a chequered board")
        gallery.add_item(media="attachment://small.png", description="a surprise", spoiler=True)
        thumbnail: ui.Section[Second] = ui.Section(
            ui.TextDisplay("## With a thumbnail\nand words beside it"),
            accessory=ui.Thumbnail("attachment://small.png", description="a small board"),
        )
        pressed: ui.Section[Second] = ui.Section(
            ui.TextDisplay("With a button"),
            accessory=ui.Button(label="Rules", custom_id="secondary"),
        )
        row: ui.ActionRow[Second] = ui.ActionRow(
            ui.Button(label="Play", style=discord.ButtonStyle.primary, custom_id="primary")
        )
        parts: list[ui.Item[Second]] = [
            ui.TextDisplay("**The board**"),
            gallery,
            ui.Separator(spacing=discord.SeparatorSpacing.large),
            thumbnail,
            pressed,
            ui.File("attachment://record.hpr"),
            row,
        ]
        self.add_item(ui.Container(*parts, accent_colour=0xE0AA3C))


class Question(ui.Modal, title="A question"):
    move: ui.Label[Question] = ui.Label(
        text="Your move",
        description="As in the record",
        component=ui.TextInput(min_length=3, max_length=20, placeholder="go c4"),
    )
    why: ui.Label[Question] = ui.Label(
        text="Why",
        component=ui.TextInput(style=discord.TextStyle.long, required=False),
    )
    colour: ui.Label[Question] = colours()

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await answer_question(interaction, self.move, self.colour)


class ShowBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.thought = asyncio.Event()

    async def setup_hook(self) -> None:
        for command in (words, first, second, think, shy, typing):
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        if data["custom_id"] == "deaf":
            return
        if data["custom_id"] == "ask":
            await interaction.response.send_modal(Question())
            return
        said = " ".join([data["custom_id"], *data.get("values", [])])
        await interaction.response.send_message(f"pressed {said}", ephemeral=True)


@app_commands.command(description="every kind of words")
async def words(interaction: discord.Interaction[ShowBot]) -> None:
    await interaction.response.send_message(f"{WORDS}\n{interaction.user.mention}")


@app_commands.command(description="components of the first kind")
async def first(interaction: discord.Interaction[ShowBot]) -> None:
    await interaction.response.send_message("The first kind", view=First(), file=picture())


@app_commands.command(description="components of the second kind")
async def second(interaction: discord.Interaction[ShowBot]) -> None:
    record = discord.File(io.BytesIO(b"a game"), "record.hpr")
    files = [picture(), picture("small.png", "a small board"), record]
    await interaction.response.send_message(view=Second(), files=files)


@app_commands.command(description="thinks first")
async def think(interaction: discord.Interaction[ShowBot]) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.client.thought.wait()
    await interaction.followup.send("thought")


@app_commands.command(description="never answers")
@app_commands.describe(loud="whether to be loud about it", friend="a friend", room="a room")
async def shy(
    interaction: discord.Interaction[ShowBot],
    loud: bool,
    friend: discord.Member | None = None,
    room: discord.TextChannel | None = None,
) -> None: ...


@app_commands.command(description="types for a while")
async def typing(interaction: discord.Interaction[ShowBot]) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("typing", ephemeral=True)
    await interaction.channel.typing()
