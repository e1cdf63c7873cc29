"""Rounds of a match in words, for whichever game is played in it."""

from collections.abc import Sequence
from typing import Any

from cogs.narration.teller import Teller
from engine.core import ROUND_BEGINS, ROUND_OVER, Event, View
from engine.table.model import Language
from render.scores import round_title, score, score_line, scores_line
from words import listed, say


class SeriesTeller:
    """Tells the rounds of a match and its score, and leaves the rest to the game's own teller."""

    def __init__(self, inner: Teller) -> None:
        self.inner = inner

    def tell(
        self, language: Language, events: Sequence[Event], names: Sequence[str], view: View
    ) -> list[str]:
        if view.match is None:
            return self.inner.tell(language, events, names, view)
        sentences: list[str] = []
        game: list[Event] = []

        def tell_game() -> None:
            sentences.extend(self.inner.tell(language, game, names, view))
            game.clear()

        for event in events:
            if event.kind == ROUND_OVER:
                tell_game()
                sentences.append(_round_over(language, event, names))
            elif event.kind == ROUND_BEGINS:
                tell_game()
                number = event.facts["number"]
                sentences.append(say(language, "series-tell-next", number=number))
            else:
                game.append(event)
        tell_game()
        return sentences

    def score(self, language: Language, view: View, seat: int) -> str:
        """In a match, the points or sets that a seat has."""
        if view.match is None:
            return self.inner.score(language, view, seat)
        points = view.match.scores[seat]
        if view.match.games:
            return say(language, "series-standing-sets", count=points)
        return say(language, "series-standing", count=points, score=score(points))

    def __getattr__(self, name: str) -> Any:
        """Whatever else a teller does, the game's own does it."""
        return getattr(self.inner, name)


def match_line(language: Language, names: Sequence[str], view: View) -> str:
    """Where a match stands, as a short line; empty if none is played."""
    if view.match is None:
        return ""
    scores = score_line(language, names, view.match)
    return say(language, "series-line", round=round_title(language, view.match), scores=scores)


def _round_over(language: Language, event: Event, names: Sequence[str]) -> str:
    """Who won the round, what it brought, and where the match stands."""
    facts = event.facts
    number: int = facts["number"]
    winners: list[int] = facts["winners"]
    games = facts.get("games", ())
    if games and len(winners) != 1:
        said = [say(language, "series-tell-draw", number=number)]
    else:
        won = listed(language, [names[seat] for seat in winners])
        said = [say(language, "series-tell-won", number=number, names=won, count=len(winners))]
    if games and not any(games) and len(winners) == 1:
        said.append(say(language, "series-tell-set"))
    if facts["stake"] > 1:
        said.append(say(language, "series-tell-stake", stake=facts["stake"]))
    scores = scores_line(
        language,
        names,
        facts["scores"],
        sets=facts.get("sets", ()),
        games=games,
        gains=facts["gains"],
    )
    said.append(say(language, "series-tell-score", scores=scores))
    return " ".join(said)
