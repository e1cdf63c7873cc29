"""Commands as they are called in direct messages."""

from bot import Hedgepost
from cogs.words.direct import SOLO, in_direct_messages
from words import LANGUAGES, say


def test_a_table_s_commands_are_called_otherwise():
    assert in_direct_messages("Try /table board.") == "Try /solo board."
    assert in_direct_messages("`/table plateau` et `/table arrêter`") == (
        "`/solo plateau` et `/solo arrêter`"
    )


def test_those_of_servers_stay():
    for text in ("/table open", "`/table remplacer`", "/tables board", "no command", "1/2"):
        assert in_direct_messages(text) == text


async def test_every_command_that_is_offered_there_is_called_so(bot: Hedgepost):
    group = bot.tree.get_command("solo")
    assert group is not None
    named = {command.name for command in group.commands}  # type: ignore[union-attr]
    assert named == {say("en", f"cmd-{key}") for key in SOLO}
    for language in LANGUAGES:
        for key in SOLO:
            name = say(language, f"cmd-{key}")
            text = f"/{say(language, 'cmd-table')} {name}"
            assert in_direct_messages(text) == f"/{say(language, 'cmd-solo')} {name}"
