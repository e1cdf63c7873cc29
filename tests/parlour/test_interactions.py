"""Answering in time, once, and by the interaction's token.

They stay in one file because they are the life of one token.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import discord.http
import pytest
from discord import ui

from parlour import (
    AnswerRefused,
    BotDidNotAnswer,
    ChannelDriver,
    NoModal,
    Parlour,
    Person,
)
from parlour.driver import reply as reply_module
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import PNG, SampleBot, picture

Interaction = discord.Interaction[Any]


async def test_no_bot(alice: Person, parlour: Parlour, rest: Rest) -> None:
    base = f"/applications/{parlour.world.application_id}/commands"
    await rest("PUT", base, [{"name": "ping", "description": "d"}])
    with pytest.raises(BotDidNotAnswer, match="no bot is connected"):
        await alice.slash("ping")


async def test_silent_bot(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    async def say_nothing(interaction: Interaction) -> None:
        await asyncio.sleep(0.2)
        with pytest.raises(discord.NotFound) as caught:
            await interaction.response.send_message("too late")
        assert caught.value.code == 10062
        bot.events.append("refused")

    parlour.interactions.answer_within = 0.1
    bot.handlers["default"] = say_nothing
    with pytest.raises(BotDidNotAnswer, match=r"within 0\.1 s"):
        await alice.slash("run")
    await parlour.until(lambda: bool(parlour.backstage.refusals))
    await parlour.settled()
    assert bot.events == ["refused"]


async def test_second_answer(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    codes: list[int] = []

    async def answer_twice(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as error:
            codes.append(error.code)

    bot.handlers["default"] = answer_twice
    reply = await alice.slash("run")
    await parlour.until(lambda: bool(parlour.backstage.refusals))
    await parlour.settled()
    assert codes == [40060]
    assert reply.text == "one"


async def test_token_lasts_fifteen_minutes(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    kept: list[Interaction] = []

    async def keep(interaction: Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("first")

    bot.handlers["default"] = keep
    reply = await alice.slash("run")
    parlour.clock.advance(14 * 60)
    await kept[0].edit_original_response(content="second")
    assert reply.text == "second"
    parlour.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="third")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_follow_up_before_any_answer(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    async def hurry(interaction: Interaction) -> None:
        with pytest.raises(discord.NotFound) as caught:
            await interaction.followup.send("too soon")
        assert caught.value.code == 10015
        await interaction.response.send_message("now")

    bot.handlers["default"] = hurry
    assert (await alice.slash("run")).text == "now"


async def test_refused_answer_is_told(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    async def say_too_much(interaction: Interaction) -> None:
        await interaction.response.send_message("x" * 2001)

    bot.handlers["default"] = say_too_much
    with pytest.raises(AnswerRefused, match="BASE_TYPE_MAX_LENGTH") as caught:
        await alice.slash("run")
    assert caught.value.code == 50035
    parlour.backstage.violations.clear()


async def test_second_try_after_a_refusal(
    bot: SampleBot, alice: Person, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply_module, "SECOND_TRY", 2.0)

    async def try_again(interaction: Interaction) -> None:
        with pytest.raises(discord.HTTPException):
            await interaction.response.send_message("x" * 2001)
        await interaction.response.send_message("sorry", ephemeral=True)

    bot.handlers["default"] = try_again
    assert (await alice.slash("run")).text == "sorry"
    parlour.backstage.violations.clear()


async def test_original_read_replaced_and_deleted(
    bot: SampleBot, alice: Person, channel: ChannelDriver, parlour: Parlour
) -> None:
    async def play(interaction: Interaction) -> None:
        await interaction.response.send_message("one", file=picture("a.png"))
        original = await interaction.original_response()
        kept = original.attachments[0]
        assert await kept.read() == PNG
        original = await original.edit(attachments=[kept, picture("b.png", "bee")])
        await original.add_files(picture("c.png"))
        bot.events.append("edited")

    bot.handlers["default"] = play
    reply = await alice.slash("run")
    await parlour.until(lambda: bot.events == ["edited"])
    assert [one.filename for one in reply.attachments] == ["a.png", "b.png", "c.png"]
    assert [one.alt for one in reply.attachments] == ["a board", "bee", "a board"]

    async def vanish(interaction: Interaction) -> None:
        await interaction.response.send_message("gone soon", ephemeral=True)
        await interaction.delete_original_response()
        with pytest.raises(discord.NotFound) as caught:
            await interaction.original_response()
        bot.events.append(str(caught.value.code))

    bot.handlers["default"] = vanish
    await alice.slash("run")
    await parlour.until(lambda: bot.events[-1] == "10008")


async def test_ephemeral_is_out_of_reach_by_channel(
    bot: SampleBot, alice: Person, channel: ChannelDriver, rest: Rest
) -> None:
    reply = await alice.slash("move", text="stay")
    assert reply.message is not None
    path = f"/channels/{channel.id}/messages"
    assert (await rest("GET", f"{path}/{reply.message.id}"))[1]["code"] == 10008
    assert (await rest("GET", path))[1] == []


async def test_deferral_decides_who_sees_the_follow_up(bot: SampleBot, alice: Person) -> None:
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("public after all", ephemeral=True)

    bot.handlers["default"] = think
    reply = await alice.slash("run")
    assert not reply.ephemeral
    assert reply.followups == []


async def test_update_of_a_deleted_message(
    bot: SampleBot, alice: Person, channel: ChannelDriver
) -> None:
    shown = await alice.slash("panel")
    assert shown.message is not None
    old = shown.message.snapshot()
    channel.delete_message(shown.message)
    with pytest.raises(AnswerRefused) as caught:
        await alice.press("Count", on=old)
    assert caught.value.code == 10008


async def test_answer_in_a_deleted_channel(
    bot: SampleBot, alice: Person, channel: ChannelDriver
) -> None:
    await alice.slash("post", text="board")
    message = await channel.wait_for("board")
    channel.delete()
    with pytest.raises(AnswerRefused) as caught:
        await alice.press("Play", on=message)
    assert caught.value.code == 10003


async def test_wrong_kind_of_answer(bot: SampleBot, alice: Person) -> None:
    async def raw_update(interaction: Interaction) -> None:
        route = discord.http.Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            webhook_id=interaction.id,
            webhook_token=interaction.token,
        )
        await interaction.client.http.request(route, json={"type": 6})

    bot.handlers["default"] = raw_update
    with pytest.raises(AnswerRefused, match="INTERACTION_CALLBACK_TYPE_INVALID"):
        await alice.slash("run")


class BadModal(ui.Modal, title="Bad"):
    def __init__(self, parts: list[dict[str, Any]]) -> None:
        super().__init__()
        self._parts = parts

    def to_components(self) -> list[dict[str, Any]]:
        return self._parts


def label(custom_id: str = "a", **field: Any) -> dict[str, Any]:
    part = {"type": 4, "custom_id": custom_id, "style": 1} | field
    return {"type": 18, "label": "L", "component": part}


MODALS = {
    "required yet none": (
        [
            {
                "type": 18,
                "label": "L",
                "component": {
                    "type": 3,
                    "custom_id": "a",
                    "min_values": 0,
                    "options": [{"label": "x", "value": "x"}],
                },
            }
        ],
        "COMPONENT_SELECT_REQUIRED_MIN",
    ),
    "label of nothing": ([{"type": 18, "label": "L"}], "BASE_TYPE_REQUIRED"),
    "a container": ([{"type": 17, "components": []}], "UNION_TYPE_CHOICES"),
    "six labels": ([label(str(n)) for n in range(6)], "BASE_TYPE_BAD_LENGTH"),
    "long label": ([label() | {"label": "x" * 46}], "BASE_TYPE_BAD_LENGTH"),
    "same custom_id": ([label(), label()], "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "lengths": ([label(min_length=9, max_length=3)], "TEXT_INPUT_LENGTHS_INVALID"),
    "a label too many": ([label(label="own")], "TEXT_INPUT_LABEL_IN_LABEL"),
    "nothing": ([], "BASE_TYPE_REQUIRED"),
    "a button": ([{"type": 1, "components": [{"type": 2, "style": 1}]}], "UNION_TYPE_CHOICES"),
}


@pytest.mark.parametrize("name", MODALS)
async def test_limits_of_modals(name: str, bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    parts, code = MODALS[name]

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(BadModal(parts))

    bot.handlers["default"] = ask
    with pytest.raises(AnswerRefused, match=code):
        await alice.slash("run")
    with pytest.raises(NoModal):
        await alice.submit({})
    parlour.backstage.violations.clear()


async def test_refused_completion_of_a_deferral(
    bot: SampleBot, alice: Person, parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("x" * 2001)

    monkeypatch.setattr(reply_module, "FINISH_WITHIN", 0.1)
    bot.handlers["default"] = think
    with pytest.raises(AnswerRefused, match="BASE_TYPE_MAX_LENGTH"):
        await alice.slash("run")
    parlour.backstage.violations.clear()

    async def dream(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)

    bot.handlers["default"] = dream
    with pytest.raises(BotDidNotAnswer, match="deferred"):
        await alice.slash("run")


async def test_message_of_another_interaction(
    bot: SampleBot, alice: Person, rest: Rest, parlour: Parlour
) -> None:
    tokens: list[str] = []

    async def answer(interaction: Interaction) -> None:
        tokens.append(interaction.token)
        await interaction.response.send_message("mine")

    bot.handlers["default"] = answer
    first, second = await alice.slash("run"), await alice.slash("run")
    assert first.message is not None
    hook = f"/webhooks/{parlour.world.application_id}"
    path = f"{hook}/{tokens[1]}/messages/{first.message.id}"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 10008
    assert second.message is not None
    path = f"{hook}/{tokens[1]}/messages/{second.message.id}"
    assert (await rest("PATCH", path, {"content": "x"}))[0] == 200
    assert (await rest("POST", f"{hook}/no-token", {"content": "x"}))[1]["code"] == 50027
    assert (await rest("POST", f"/webhooks/5/{tokens[1]}", {"content": "x"}))[1]["code"] == 10015
    unknown = await rest("POST", f"/interactions/5/{tokens[1]}/callback", {"type": 6})
    assert unknown[1]["code"] == 10062


async def test_too_many_choices(bot: SampleBot, alice: Person, parlour: Parlour) -> None:
    from tests.parlour import sample_bot

    before = list(sample_bot.MOVES)
    sample_bot.MOVES.extend(f"go {n}" for n in range(30))
    try:
        with pytest.raises(AnswerRefused, match="choices"):
            await alice.autocomplete("move")
    finally:
        sample_bot.MOVES[:] = before
        parlour.backstage.violations.clear()


async def test_every_kind_of_modal_field(bot: SampleBot, alice: Person, bob: Person) -> None:
    class Everything(ui.Modal, title="Everything"):
        note = ui.TextDisplay("read this")
        words = ui.TextInput(label="Words", required=False, default="as it was")
        who = ui.Label(text="Who", component=ui.UserSelect())
        upload = ui.Label(text="File", component=ui.FileUpload(required=False))
        sure = ui.Label(text="Sure", component=ui.Checkbox())

        async def on_submit(self, interaction: Interaction) -> None:
            assert isinstance(self.who.component, ui.UserSelect)
            assert isinstance(self.upload.component, ui.FileUpload)
            assert isinstance(self.sure.component, ui.Checkbox)
            person = self.who.component.values[0]
            files = [await one.read() for one in self.upload.component.values]
            text = f"{self.words.value} {person.display_name} {files} {self.sure.component.value}"
            await interaction.response.send_message(text)

    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Everything())

    bot.handlers["default"] = ask
    await alice.slash("run")
    reply = await alice.submit({"Who": bob, "File": [("a.txt", b"hi")], "Sure": True})
    assert reply.text == "as it was Bob [b'hi'] True"
