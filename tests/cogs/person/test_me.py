"""`/me`: what somebody chooses, where it shows, and how they are forgotten or told."""

import json
from typing import Any

import pytest

import cogs.delivery.painter
from bot import Hedgepost
from cogs.delivery.painter import Theme
from engine.people.settings import PersonSettings
from parlour.driver.reply import Reply
from render import Picture
from tests.cogs.conftest import FAST, PIXEL, Club, mover_of, play_turn, whole_turn
from tests.cogs.farewells import resign, stop


async def kept(bot: Hedgepost, user: int) -> PersonSettings:
    return await bot.host.people.settings(user)


def file_of(reply: Reply) -> Any:
    assert reply.message is not None
    (attachment,) = reply.message.attachments
    return json.loads(attachment.data)


# Settings


async def test_without_anything_it_shows_what_is_chosen(club: Club, bot: Hedgepost):
    club.time.now = 1_780_317_000  # 12:30 UTC on a Monday in June
    shown = await club.alice.slash("me settings")
    assert shown.ephemeral
    assert shown.text.split("\n") == [
        "**What you have chosen**",
        "Language: as Discord says",
        "Pictures: the usual colours",
        "Reminders: pings in the channel, at half and at 80 % of the time",
        "Quiet hours: none",
        "Time zone: UTC, where it is 12:30 now",
        "Daily overview: none",
        "Confirm: as usual: what reveals something is marked ⚡ and played at once",
        "Profile: shown to everyone on your servers",
        "Challenges: you can be challenged",
    ]


async def test_everything_can_be_chosen_at_once(club: Club, bot: Hedgepost):
    club.time.now = 1_780_317_000
    shown = await club.alice.slash(
        "me settings",
        language="fr",
        palette="dark",
        reminders="none",
        often="once",
        quiet="22:00-08:00",
        zone="paris",
        digest="18:00",
        challenges=False,
    )
    assert shown.text.split("\n") == [
        "**Ce que vous avez choisi**",
        "Langue\u00a0: Français",
        "Images\u00a0: sombre",
        "Rappels\u00a0: aucun",
        "Heures calmes\u00a0: de 22:00 à 08:00",
        "Fuseau horaire\u00a0: Europe/Paris, où il est 14:30",
        "Résumé quotidien\u00a0: à 18:00, le prochain <t:1780329600:R>",
        "Valider\u00a0: comme d'habitude\u00a0: ce qui révèle quelque chose est marqué ⚡ et joué"
        " aussitôt",
        "Profil\u00a0: visible de tout le monde sur vos serveurs",
        "Défis\u00a0: personne ne peut vous défier",
    ]
    assert await kept(bot, club.alice.id) == PersonSettings(
        language="fr",
        palette="dark",
        nudge="none",
        often="once",
        zone="Europe/Paris",
        quiet=(1320, 480),
        digest=1080,
        challenges=False,
    )
    shown = await club.alice.slash("me settings", language="auto", quiet="off", digest="non")
    assert "Quiet hours: none" in shown.text
    assert "Daily overview: none" in shown.text
    assert await kept(bot, club.alice.id) == PersonSettings(
        palette="dark", nudge="none", often="once", zone="Europe/Paris", challenges=False
    )


async def test_hours_without_a_zone_are_pointed_out(club: Club, bot: Hedgepost):
    shown = await club.alice.slash("me settings", quiet="22-8")
    assert "These hours are in UTC" in shown.text
    shown = await club.alice.slash("me settings", zone="Asia/Tokyo")
    assert "These hours are in UTC" not in shown.text


@pytest.mark.parametrize(
    ("option", "typed", "told"),
    [
        ("zone", "Europe/Pariss", "Perhaps one of these: `Europe/Paris`"),
        ("quiet", "at night", "such as `22:00-08:00`, or `off`"),
        ("digest", "25:00", "Type it like `18:00`, or `off`"),
    ],
)
async def test_bad_input_changes_nothing(
    club: Club, bot: Hedgepost, option: str, typed: str, told: str
):
    refused = await club.alice.slash("me settings", palette="dark", options={option: typed})
    assert refused.ephemeral
    assert told in refused.text
    assert f"`{typed}`" in refused.text
    assert await kept(bot, club.alice.id) == PersonSettings()


async def test_zones_are_completed_with_their_time(club: Club, bot: Hedgepost):
    club.time.now = 1_780_317_000
    offered = await club.alice.autocomplete("me settings", option="zone", text="lisb")
    assert offered == [{"name": "Europe/Lisbon (13:30)", "value": "Europe/Lisbon"}]
    offered = await club.alice.autocomplete("me settings", option="zone", text="")
    assert offered[0] == {"name": "UTC (12:30)", "value": "UTC"}


async def test_it_works_in_a_conversation_with_the_bot(club: Club, bot: Hedgepost):
    shown = await club.alice.slash("me settings", channel=club.alice.dm, zone="Asia/Tokyo")
    assert "Asia/Tokyo" in shown.text
    shown = await club.alice.slash("me export", channel=club.alice.dm)
    assert file_of(shown)["settings"]["zone"] == "Asia/Tokyo"


async def test_direct_messages_are_tried_when_they_are_chosen(club: Club, bot: Hedgepost):
    shown = await club.alice.slash("me settings", reminders="direct")
    assert "direct messages, at half" in shown.text
    (hello,) = club.alice.sees(club.alice.dm)
    assert "Here I will remind you" in hello.text
    club.bob.take_direct_messages(False)
    shown = await club.bob.slash("me settings", reminders="direct")
    assert "You take no direct messages from me" in shown.text
    assert not club.bob.sees(club.bob.dm)
    await club.alice.slash("me settings", often="once")
    assert club.alice.sees(club.alice.dm) == [hello]


async def test_a_daily_overview_is_a_timer_at_that_time_of_the_day(club: Club, bot: Hedgepost):
    club.time.now = 1_780_317_000  # 14:30 in Paris
    await club.alice.slash("me settings", zone="Europe/Paris", digest="18:00")
    assert await bot.host.timers.next_due() == 1_780_329_600
    await club.alice.slash("me settings", palette="dark")
    await club.alice.slash("me settings", digest="9h")
    timers = file_of(await club.alice.slash("me export"))["timers"]
    assert timers == [{"at": 1_780_383_600, "kind": "digest"}]
    await club.alice.slash("me settings", zone="Asia/Tokyo")
    assert await bot.host.timers.next_due() == 1_780_358_400
    await club.alice.slash("me settings", digest="off")
    assert await bot.host.timers.next_due() is None


async def test_a_takeback_that_somebody_asks_for_is_exported(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    await play_turn(mover, board)
    await club.board(after=board)
    await mover.slash("takeback")
    asking = (await club.table(bot)).takebacks.asking
    assert asking is not None
    (told,) = file_of(await mover.slash("me export"))["tables"]
    assert told["takeback asked for"] == {"back to ply": asking.ply, "message": str(asking.post)}


async def test_with_settings_out_of_reach_discords_language_has_to_do(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    async def fail(_: int) -> PersonSettings:
        raise OSError("the disk is gone")

    monkeypatch.setattr(bot.host.people, "settings", fail)
    club.dee.user.locale = "fr"
    assert "Des jeux de société" in (await club.dee.slash("help")).text


# Where it shows


async def test_the_chosen_language_goes_before_that_of_discord(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover, other = club.mover(board), club.dee
    await mover.slash("me settings", language="fr")
    panel = await mover.press("Play", on=board)
    assert "pas de côté" in panel.text.lower() or "restez" in panel.text.lower()
    offered = await mover.autocomplete("move", text="stay")
    assert offered == [{"name": "stay · Rester", "value": "stay"}]
    await other.slash("me settings", language="fr")
    told = await other.press("Play", on=board)
    assert told.text.startswith("À jouer")
    other.user.locale = "fr"
    await other.slash("me settings", language="en")
    told = await other.press("Play", on=board)
    assert told.text.startswith("It is the move of")


async def test_a_player_is_looked_up_once(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    asked: list[int] = []
    look_up = bot.host.people.settings

    async def counted(user: int) -> PersonSettings:
        asked.append(user)
        return await look_up(user)

    monkeypatch.setattr(bot.host.people, "settings", counted)
    for _ in range(4):
        table = await club.table(bot)
        player = club.by_id(mover_of(table))
        await player.slash("move", moves=whole_turn(table))
    assert asked == []


async def test_the_palette_is_that_of_private_pictures(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    drawn: list[Theme] = []

    def paint(_: object, theme: Theme, **__: object) -> Picture:
        drawn.append(theme)
        return Picture(PIXEL, "a board", 1, 1, "image/png")

    monkeypatch.setattr(cogs.delivery.painter, "render", paint)
    board = await club.race(bot)
    mover = club.mover(board)
    await mover.slash("me settings", palette="colour-blind")
    drawn.clear()
    await mover.press("Play", on=board)
    await mover.slash("hand")
    await mover.slash("table board")
    await mover.slash("rules", game="hedgehogs", topic="turn")
    assert [theme.palette for theme in drawn] == ["colour-blind"] * 4
    drawn.clear()
    table = await club.table(bot)
    await mover.slash("move", moves=whole_turn(table))
    await club.board(after=board)
    assert {theme.palette for theme in drawn} == {"default"}


# Forgetting


async def test_somebody_is_forgotten(club: Club, bot: Hedgepost):
    await club.start(options=FAST)
    await stop(club.alice)
    await club.bob.slash("me settings", language="fr", digest="18:00", quiet="22-8")
    asked = await club.bob.slash("me forget")
    assert asked.ephemeral
    assert "Dans la partie finie, votre nom devient «\u00a0Quelqu'un\u00a0»" in asked.text
    assert asked.buttons == ["M'oublier", "Tout garder"]
    done = await club.bob.press("M'oublier", on=asked.message)
    assert "je ne sais plus rien de vous" in done.text
    assert not done.buttons
    assert await kept(bot, club.bob.id) == PersonSettings()
    table = await club.table(bot)
    assert [player.name for player in table.players] == ["Alice", "Someone"]
    assert table.players[1].user < 0
    record = await club.alice.slash("table record")
    assert record.message is not None
    text = record.message.attachments[0].data.decode()
    assert "Someone" in text
    assert "Bob" not in text
    # What is remembered in memory is gone too.
    assert (await club.bob.slash("me settings")).text.startswith("**What you have chosen**")
    assert file_of(await club.bob.slash("me export"))["tables"] == []


async def test_running_games_are_named_and_keep_the_name(club: Club, bot: Hedgepost):
    board = await club.start()
    await club.bob.slash("me settings", palette="dark")
    asked = await club.bob.slash("me forget")
    assert "You have finished no game here" in asked.text
    assert "One table needs your name until its game is over" in asked.text
    assert f"/{club.guild.id}/{club.channel.id}/{board.id}" in asked.text
    done = await club.bob.press("Forget me", on=asked.message)
    assert "I have forgotten you" in done.text
    assert "One table needs your name until its game is over" in done.text
    table = await club.table(bot)
    assert [player.name for player in table.players] == ["Alice", "Bob"]
    assert await kept(bot, club.bob.id) == PersonSettings()
    # The game goes on as if nothing had been, until it is over.
    await resign(club.bob)
    asked = await club.bob.slash("me forget")
    assert "needs your name" not in asked.text


async def test_nothing_is_forgotten_by_mistake(club: Club, bot: Hedgepost):
    await club.bob.slash("me settings", palette="dark")
    asked = await club.bob.slash("me forget")
    done = await club.bob.press("Keep everything", on=asked.message)
    assert (done.text, done.buttons) == ("Good. Nothing has changed.", [])
    assert (await kept(bot, club.bob.id)).palette == "dark"


async def test_what_is_kept_about_somebody(club: Club, bot: Hedgepost):
    await club.race(bot)
    table = await club.table(bot)
    mover = club.by_id(mover_of(table))
    other = club.bob if mover is club.alice else club.alice
    first = whole_turn(table).split(",", maxsplit=1)[0]
    await mover.slash("move", moves=first)
    reply = await mover.slash("me export")
    assert reply.ephemeral
    data = file_of(reply)
    (one,) = data["tables"]
    assert one["status"] == "running"
    assert [seat["name"] for seat in one["seats"]] == [mover.name]
    assert one["moves"]
    text = json.dumps(data)
    assert other.name not in text
    assert str(other.id) not in text
    assert table.seed.hex() not in text
    assert file_of(await club.dee.slash("me export"))["tables"] == []
