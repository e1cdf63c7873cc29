"""Challenges, as those meet them who send and answer them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.clock.clock import DAY, HOUR
from engine.clock.timers import Timer
from engine.invitations.model import Invitation
from engine.people.settings import PersonSettings
from engine.table.model import Table
from parlour import Permission, Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs.conftest import FAST, Club
from tests.stores import store_of


async def challenge(
    club: Club, *guests: Person, game: str = "hedgehogs", options: str = "", **more: object
) -> Reply:
    """Alice challenges somebody."""
    named = {"member": guests[0]}
    named |= {f"member-{number}": one for number, one in enumerate(guests[1:], 2)}
    given = {**named, "options": options, **more}
    return await club.alice.slash("challenge", game=game, options=given)


async def kept(bot: Hedgepost, number: int = 1) -> Invitation:
    return await bot.host.invitations.invitation(number)


def post(club: Club) -> Message:
    """The first challenge of the channel."""
    return next(one for one in club.channel.messages if "⚔️" in one.content)


def post_of(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


async def game_of(club: Club, bot: Hedgepost) -> Table:
    """The game that has come of a challenge."""
    found = await bot.host.ledger.table((await kept(bot)).table or 0)
    assert found is not None
    return found


async def later(club: Club, bot: Hedgepost, seconds: int) -> None:
    club.time.turn(seconds)
    await bot.timers.run_due()


async def test_a_challenge_that_is_accepted_is_a_game(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, options="v10 v26")
    assert not sent.ephemeral
    assert "**Les Hérissons pressés** · Alice challenges" in sent.text
    assert club.bob.mention in sent.text
    assert [one.pinged for one in club.channel.messages] == [{club.bob.id}]
    assert sent.buttons == ["Accept", "Not now", "Other options", "Withdraw"]
    await club.bob.press("Accept", on=sent.message)
    await club.settled()
    table = await game_of(club, bot)
    assert table.status == "running"
    assert {one.user for one in table.players} == {club.alice.id, club.bob.id}
    assert table.options == FAST
    (thread,) = club.channel.threads
    assert table.channel == thread.id == post(club).id
    assert f"the game has begun: <#{thread.id}>" in post(club).content
    assert post(club).components == []
    boards = [one for one in thread.messages if one.attachments]
    assert len(boards) == 1


async def test_a_challenge_speaks_the_language_of_the_server(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", language="fr")
    sent = await challenge(club, club.bob)
    assert "Alice défie" in sent.text
    assert sent.buttons == ["Accepter", "Pas maintenant", "Autres options", "Retirer"]
    refused = await club.dee.press("Accepter", on=sent.message)
    assert refused.ephemeral
    await club.bob.press("Accepter", on=sent.message)
    await club.settled()
    assert "la partie a commencé" in post(club).content


async def test_several_are_challenged_and_all_of_them_must_accept(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, club.dee)
    await club.bob.press("Accept", on=sent.message)
    assert "✅ Bob · ⏳ Dee" in post(club).content
    assert (await kept(bot)).state == "open"
    again = await club.bob.press("Accept", on=sent.message)
    assert again.text.startswith("You have accepted already")
    await club.dee.press("Accept", on=sent.message)
    await club.settled()
    assert len((await game_of(club, bot)).players) == 3


async def test_without_one_who_declines_the_others_play(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, club.dee)
    await club.dee.press("Accept", on=sent.message)
    await club.bob.press("Not now", on=sent.message)
    await club.settled()
    table = await game_of(club, bot)
    assert {one.user for one in table.players} == {club.alice.id, club.dee.id}


async def test_a_challenge_that_is_declined_or_withdrawn_is_over(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    await club.bob.press("Not now", on=sent.message)
    assert "not enough of them want to play now" in sent.text
    assert sent.buttons == []
    other = await challenge(club, club.bob)
    stale = post_of(other).snapshot()
    refused = await club.bob.press("Withdraw", on=other.message)
    assert refused.text == "Only Alice, who sent this, can do that."
    await club.alice.press("Withdraw", on=other.message)
    assert "Alice has withdrawn this" in other.text
    late = await club.bob.press("Accept", on=stale)
    assert late.text == "That is settled: it was withdrawn."
    assert await bot.host.ledger.all_ids() == []


async def test_other_options_are_taken_up_by_one_tap(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, club.dee, options="v10")
    before = post_of(sent).snapshot()
    await club.dee.press("Accept", on=sent.message)
    await club.bob.press("Other options", on=sent.message)
    await club.bob.submit({"Variants": "v26", "Time for a decision": "1d"})
    asked = club.channel.messages[-1]
    assert asked.pinged == {club.alice.id}
    assert "Bob would rather play **Les Hérissons pressés** otherwise" in asked.content
    assert "Bob would rather play it like this" in post(club).content
    late = await club.bob.press("Accept", on=before)
    assert late.text.startswith("Somebody was quicker")
    refused = await club.dee.press("Play it like this", on=asked)
    assert refused.text == "Only Alice, who sent this, can do that."
    await club.alice.press("Play it like this", on=asked)
    await club.settled()
    assert asked.components == []
    now = await kept(bot)
    assert (now.terms.options, now.terms.clock.limit) == ("v26", DAY)
    assert "⏳ Dee" in post(club).content  # who had agreed to something else
    assert "✅ Bob" in post(club).content
    await club.dee.press("Accept", on=post(club))
    await club.settled()
    assert (await game_of(club, bot)).options == "v26"


async def test_options_that_might_be_suggested_are_those_of_the_game(club: Club, bot: Hedgepost):
    sent = await club.alice.slash("challenge", member=club.bob.id, game="witches")
    asked = await club.bob.press("Other options", on=sent.message)
    assert asked.modal is not None
    assert "Such as: match." in str(asked.modal.data)


async def test_a_suggestion_that_is_turned_down_leaves_the_challenge_open(
    club: Club, bot: Hedgepost
):
    sent = await challenge(club, club.bob)
    await club.bob.press("Other options", on=sent.message)
    await club.bob.submit({"Variants": "v26"})
    await club.alice.press("Stay with mine", on=post(club))
    assert (await kept(bot)).terms.options == ""
    await club.bob.press("Accept", on=post(club))
    await club.settled()
    assert (await game_of(club, bot)).status == "running"


@pytest.mark.parametrize(
    ("typed", "told"),
    [("", "That is what is suggested already"), ("nonsense", "`nonsense`"), ("v14", "")],
)
async def test_what_cannot_be_suggested_changes_nothing(
    club: Club, bot: Hedgepost, typed: str, told: str
):
    sent = await challenge(club, club.bob)
    before = await kept(bot)
    await club.bob.press("Other options", on=sent.message)
    reply = await club.bob.submit({"Variants": typed})
    if told:
        assert reply.ephemeral
        assert told in reply.text
        assert await kept(bot) == replace(before, post=post_of(sent).id)


async def test_a_challenge_runs_out_after_three_days(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    stale = post_of(sent).snapshot()
    await later(club, bot, 3 * DAY - HOUR)
    assert (await kept(bot)).state == "open"
    await later(club, bot, HOUR)
    assert (await kept(bot)).state == "lapsed"
    assert "it was open for three days" in post(club).content
    refused = await club.bob.press("Accept", on=stale)
    assert "it waited for three days" in refused.text


async def test_what_a_crash_has_left_undone_is_made_up_for(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    invitations = bot.host.invitations
    await invitations.accept(1, club.bob.id, 0)  # and the bot falls over
    await later(club, bot, 60)
    await club.settled()
    assert (await game_of(club, bot)).status == "running"
    assert "the game has begun" in sent.text
    unposted = replace(await kept(bot), id=0, state="open", post=None, table=None, place=None)
    again = replace(unposted, made=club.time(), until=club.time() + 3 * DAY)
    timers = [Timer(at=club.time() + 60, kind="invitation")]
    await store_of(bot.host).invitations.add(again, timers, 10, errand=None)
    await later(club, bot, 60)
    posts = [one for one in club.channel.messages if "Accept" in str(one.components)]
    assert len(posts) == 1
    assert (await kept(bot, 2)).post == posts[0].id


async def test_in_a_channel_without_threads_the_game_waits_for_the_table_there(
    club: Club, bot: Hedgepost
):
    await club.open(club.bob)
    club.channel.forbid(Permission.CREATE_PUBLIC_THREADS)
    refused = await challenge(club, club.dee)
    assert "There is a table in this channel already" in refused.text


# What is refused


async def test_whom_nobody_can_challenge(club: Club, bot: Hedgepost):
    async def refused(guest: object, text: str) -> None:
        reply = await club.alice.slash("challenge", member=guest, game="witches")
        assert reply.ephemeral
        assert text in reply.text, reply.text

    await refused(club.alice, "You cannot challenge yourself")
    await refused(club.parlour.world.bot, "is a bot")
    await store_of(bot.host).people.save(club.dee.id, PersonSettings(challenges=False), ())
    await refused(club.dee, "Dee takes no challenges")
    gone = club.person("Gus")
    gone.leave(club.guild)
    await refused(gone, "Gus is not on this server")
    assert await bot.host.invitations.pending(club.guild.id) == []


async def test_who_blocks_somebody_is_not_challenged_by_them(club: Club, bot: Hedgepost):
    done = await club.bob.slash("me block", member=club.alice)
    assert done.ephemeral
    refused = await challenge(club, club.bob)
    assert "Bob takes no challenges" in refused.text
    shown = await club.bob.slash("me settings")
    assert f"Blocked: {club.alice.mention}" in shown.text
    await club.bob.slash("me unblock", member=club.alice)
    assert not (await challenge(club, club.bob)).ephemeral
    again = await club.bob.slash("me unblock", member=club.alice)
    assert "You have not blocked Alice" in again.text
    own = await club.bob.slash("me block", member=club.bob)
    assert own.text == "You cannot block yourself."


async def test_a_number_of_players_that_no_game_has(club: Club, bot: Hedgepost):
    more = [club.person(f"P{number}") for number in range(4)]
    reply = await challenge(club, club.bob, *more, game="witches")
    assert "You would be 6, and with these options it is played by" in reply.text
    twice = await challenge(club, club.bob, club.bob)
    assert "named twice" in twice.text


async def test_nobody_sends_more_challenges_than_ten(club: Club, bot: Hedgepost):
    for _ in range(10):
        assert not (await challenge(club, club.bob)).ephemeral
    reply = await challenge(club, club.bob)
    assert "10 invitations of yours are waiting" in reply.text


async def test_buttons_of_others_and_of_other_channels_do_nothing(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob)
    other = await club.dee.press("Accept", on=sent.message)
    assert other.text.startswith("This challenge is for others")
    own = await club.alice.press("Accept", on=sent.message)
    assert own.text.startswith("You sent this challenge")
    unasked = await club.dee.press("Other options", on=sent.message)
    assert unasked.text.startswith("This challenge is for others")
    assert (await kept(bot)).guests[0].agrees is False


async def test_in_a_direct_message_nobody_is_challenged(club: Club, bot: Hedgepost):
    for command in ("challenge", "seek"):
        assert command not in club.alice.commands(club.alice.dm)


async def test_a_rated_challenge_tells_no_rating_of_who_hides_it_before_they_accept(
    club: Club, bot: Hedgepost
):
    await club.bob.slash("me settings", profile="nobody")
    sent = await challenge(club, club.bob, club.dee, rated=True)
    assert "1500" not in sent.text
    assert "Rated" in sent.text
    await club.dee.press("Accept", on=sent.message)
    assert "1500" not in post(club).content
    other = await challenge(club, club.dee, club.bob, rated=True)
    await club.bob.press("Accept", on=other.message)
    assert "Bob 1500?" in other.text


async def test_a_rated_challenge_says_what_is_at_stake(club: Club, bot: Hedgepost):
    sent = await challenge(club, club.bob, rated=True)
    assert "Rated, at stake: Alice 1500? (win +" in sent.text
    await club.bob.press("Accept", on=sent.message)
    await club.settled()
    assert (await game_of(club, bot)).rated
