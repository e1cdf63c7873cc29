"""`/learn`: a guided first game, in private.

Nothing is kept about it. What a button means is in its id, the way that led there included, so that
a lesson goes on after any restart, and pressing something twice is pressing it once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands
from msgspec import Meta

from cogs.delivery.channel import as_file
from cogs.narration import TELLERS
from cogs.play.choices import circled, marks_in_order
from cogs.reply.answers import open_leaf, turn_leaf
from cogs.reply.components import TableButton, TableSelect
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Sent
from cogs.table.lobby import Wish
from cogs.table.opponents import seats_for
from cogs.words.computers import computer_name
from cogs.words.speech import label, language_of, safe, shortened, theme_of
from engine.computer.sparring import SPARRING_LEVEL, Reply, reply
from engine.core import Event, Move, View
from engine.games import GAMES, Doors, door, game_named
from engine.lessons import LEARNER, Lesson, NoSuchPath, Task, Tried, tried
from engine.table.computers import NAMES
from engine.table.model import Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

LESSONS: Final = Doors[Lesson](lambda key: door("engine", key, "LESSONS"))

BUTTONS_IN_ROW: Final = 5

FIRST: Final = 1
"""The first task is called the first."""

Path = Annotated[str, Meta(pattern=r"^(0|[1-9]\d?)(-(0|[1-9]\d?)){0,7}$")]
"""Which choice was made of all that were offered, one decision after the other."""


class Learning(Sent, frozen=True):
    """A task that is wanted: of which game, and the how manieth."""

    game: str
    task: Count


class Trying(Sent, frozen=True):
    """What somebody chose in a task, which is as it was then."""

    game: str
    task: Count
    mark: Count
    path: Path


class Taught(Sent, frozen=True):
    """A game that somebody wants to learn, or to play now."""

    game: str


class Lessons(commands.Cog):
    """Teaches the games."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        presses = self.bot.presses
        presses.on("teach", self.begin, where="anywhere", button=Taught, select=Taught)
        presses.on_page("task", self.show_task, where="anywhere", button=Learning)
        presses.on_page("try", self.try_out, where="anywhere", button=Trying)
        presses.on("real", self.play, where="anywhere", button=Taught)

    @app_commands.command(name=label("cmd-learn"), description=label("cmd-learn-about"))
    @app_commands.describe(game=label("cmd-open-game-about"))
    @app_commands.rename(game=label("cmd-open-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    async def learn(self, interaction: Interaction, game: app_commands.Choice[str]) -> None:
        await self._show(interaction, game.value, FIRST, (), replace=False)

    async def begin(self, interaction: Interaction, _: int, sent: Taught) -> None:
        await self._show(interaction, sent.game, FIRST, (), replace=False)

    async def show_task(self, interaction: Interaction, _: int, sent: Learning) -> None:
        await self._show(interaction, sent.game, sent.task, (), replace=True)

    async def try_out(self, interaction: Interaction, _: int, sent: Trying) -> None:
        if _task(sent.game, sent.task).mark != sent.mark:
            raise old_button()
        path = tuple(map(int, sent.path.split("-")))
        await self._show(interaction, sent.game, sent.task, path, replace=True)

    async def play(self, interaction: Interaction, _: int, sent: Taught) -> None:
        """A real game, against the computer that was so kind in the lesson."""
        if sent.game not in GAMES:
            raise old_button()
        others = seats_for(sent.game, "", None) - 1
        opponents = ((SPARRING_LEVEL, ""),) * others
        await self.bot.lobby.open(interaction, Wish(sent.game, computers=opponents, at_once=True))

    async def _show(
        self,
        interaction: Interaction,
        key: str,
        number: int,
        path: tuple[int, ...],
        *,
        replace: bool,
    ) -> None:
        """A task as it stands behind some choices."""
        task, game = _task(key, number), game_named(key)
        try:
            now = tried(game, task, path)
        except NoSuchPath:
            raise old_button() from None
        answer = Reply(now.state, ())
        if now.solved and task.reply:
            answer = await asyncio.to_thread(reply, game, now.state, task.mark)
        page = LessonPage(key, number, task, now, answer, path, language_of(interaction))
        names = page.names(interaction.user.display_name)
        picture = await self.bot.painter.paint_view(
            page.view,
            theme=theme_of(interaction),
            names=names,
            since=page.events,
            letters=page.on_board,
        )
        send = turn_leaf if replace else open_leaf
        file = as_file(picture, key)
        await send(interaction, page.layout(names, file), [file])


class LessonPage:
    """A task in words and buttons."""

    def __init__(  # noqa: PLR0913, PLR0917 — what is shown follows from all of it
        self,
        game: str,
        number: int,
        task: Task,
        now: Tried,
        answer: Reply,
        path: tuple[int, ...],
        language: Language,
    ) -> None:
        self._game = game
        self._number = number
        self._task = task
        self._now = now
        self._answer = answer
        self._path = path if now.wrong is None else path[:-1]
        self._language: Language = language
        self._teller = TELLERS[game]

    @property
    def view(self) -> View:
        if not self._now.solved:
            return self._now.view
        return game_named(self._game).view(self._answer.state, LEARNER)

    @property
    def events(self) -> tuple[Event, ...]:
        return (*self._now.events, *self._answer.events)

    @property
    def on_board(self) -> dict[str, Move]:
        """The letters that have a place on the board."""
        return {
            letter: move for letter, move in self._letters().items() if self._teller.on_board(move)
        }

    def names(self, learner: str) -> list[str]:
        """Who sits where: the learner, and computers."""
        rivals = self._now.view.seats - 1
        computers = [computer_name(self._language, one, SPARRING_LEVEL) for one in NAMES[:rivals]]
        return [learner, *computers]

    def text(self, names: list[str]) -> str:
        """How far the lesson is, the task or what came of it, and what is asked."""
        language, count = self._language, len(LESSONS[self._game])
        title = say(language, f"{self._game}-title")
        words = f"{self._game}-lesson-{self._task.key}"
        head = say(language, "lesson-head", game=title, number=self._number, count=count)
        if self._now.solved:
            lines = [head, f"✅ {say(language, f'{words}-right')}"]
            told = self._teller.tell(
                language, self._answer.events, [safe(name) for name in names], self.view
            )
            if told:
                lines.append(say(language, "lesson-reply", told=" ".join(told)))
            if self._number == count:
                lines.append(say(language, "lesson-over", game=title))
            return shortened("\n".join(lines))
        lines = [head]
        if self._now.wrong is None:
            lines.append(say(language, words))
        else:
            move = self._teller.move_label(language, self._now.wrong, self._now.view)
            why = say(language, f"{words}-wrong")
            lines.append(say(language, "lesson-wrong", move=move, why=why))
        if self._path:
            lines.append(self._teller.prompt(language, self._now.view))
        return shortened("\n".join(lines))

    def layout(self, names: list[str], picture: discord.File) -> ui.LayoutView:
        """All of it. The words are below the picture: there the eye is when a button was pressed,
        and a telephone shows no more than that."""
        view = ui.LayoutView(timeout=None)
        gallery = ui.MediaGallery[Any]()
        gallery.add_item(media=picture, description=picture.description)
        view.add_item(gallery)
        view.add_item(ui.TextDisplay[Any](self.text(names)))
        choices = self._choices()
        for at in range(0, len(choices), BUTTONS_IN_ROW):
            view.add_item(ui.ActionRow(*choices[at : at + BUTTONS_IN_ROW]))
        view.add_item(ui.ActionRow(*self._ways_on()))
        view.stop()  # clicks find their way by id, so that the library need not keep it
        return view

    def _choices(self) -> list[TableButton]:
        """What can be chosen."""
        on_board = self.on_board
        return [
            self._button(
                "try",
                self._number,
                self._task.mark,
                "-".join(map(str, (*self._path, at))),
                text=self._move_text(letter, move),
                style=ButtonStyle.primary if letter in on_board else ButtonStyle.secondary,
            )
            for at, (letter, move) in enumerate(self._letters().items())
        ]

    def _ways_on(self) -> list[TableButton]:
        """Where to go from here."""
        solved, last = self._now.solved, self._number == len(LESSONS[self._game])
        items: list[TableButton] = []
        if last and solved:
            items.append(self._button("real", style=ButtonStyle.success))
        elif solved:
            next_task = self._number + 1
            items.append(self._button("task", next_task, style=ButtonStyle.success, name="next"))
        if self._path or solved:
            items.append(self._button("task", self._number, name="again"))
        if not solved and not last:
            items.append(self._button("task", self._number + 1, name="skip"))
        if not solved and last:
            items.append(self._button("real"))
        items.append(self._button("read", "cover", name="rules"))
        return items

    def _button(
        self,
        what: str,
        *arguments: object,
        name: str = "",
        text: str = "",
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> TableButton:
        caption = text or say(self._language, f"button-lesson-{name or what}")
        return TableButton.make(0, what, self._game, *arguments, label=caption, style=style)

    def _letters(self) -> dict[str, Move]:
        return dict(zip(marks_in_order(self._teller), self._now.offered, strict=False))

    def _move_text(self, letter: str, move: Move) -> str:
        name = self._teller.move_label(self._language, move, self._now.view)
        return f"{circled(letter)} {name}" if self._teller.on_board(move) else name


def lessons_select(language: Language) -> TableSelect:
    """A select of all games that can be learned."""
    return TableSelect.make(
        0,
        "teach",
        placeholder=say(language, "lesson-choose-game"),
        options=[
            discord.SelectOption(value=key, label=say(language, f"{key}-title")) for key in GAMES
        ],
    )


def _task(game: str, number: int) -> Task:
    """A task of a game; there may be none any more that is the so manieth."""
    if game not in GAMES or not 0 < number <= len(LESSONS[game]):
        raise old_button()
    return LESSONS[game][number - 1]


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Lessons(bot))
