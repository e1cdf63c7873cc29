"""A game that nobody here knows is played over Discord: only its folders and its key were added."""

from tests.cogs.conftest import Club
from tests.market.process import market_bot


async def test_the_market_is_played(club: Club):
    async with market_bot(club.parlour, club.database):
        lobby = await club.alice.slash("table open", game="market", thread=False)
        assert "Market" in lobby.text
        await club.bob.press("Join", on=lobby.message)
        await club.alice.press("Start", on=lobby.message)
        board = await club.board()
        assert "Alice and Bob to move. Bids: 0 0." in str(board.attachments[0].alt)
        await club.alice.slash("move", moves="bid 1")
        await club.bob.slash("move", moves="bid 3")
        board = await club.board(after=board)
        assert "Bids: 1 3" in str(board.attachments[0].alt)
        await club.alice.slash("move", moves="claim a1")
        await club.bob.slash("move", moves="claim b2")
        board = await club.board(after=board)
        await club.bob.slash("move", moves="lay w7 w8 on green")
        board = await club.board(after=board)
        await club.alice.slash("move", moves="fair")
        result = await club.board(after=board)
        assert "Bob wins" in result.text
        rules = await club.dee.slash("rules", game="market", topic="turn")
        assert "MK1" in rules.text
        await club.settled()
