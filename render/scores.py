"""The score of a match in words, for pictures, their alt texts and posts."""

from collections.abc import Sequence

from engine.core import MatchView, View
from engine.scoring import HARD_FLOOR, Scoring
from render.alt import MOST, units
from render.picture import Language
from words import say


def score(points: int) -> str:
    """A score as it is printed, with a real minus."""
    return str(points).replace("-", "−")


def gained(points: int) -> str:
    """What a round brought: `+1`, `−2`, `±0`."""
    return f"+{points}" if points > 0 else score(points) if points else "±0"


def score_line(language: Language, names: Sequence[str], match: MatchView) -> str:
    """`Ann 2, Bob −1`; of tennis, the games of every set."""
    return scores_line(language, names, match.scores, sets=match.sets, games=match.games)


def scores_line(  # noqa: PLR0913 - a score by its parts
    language: Language,
    names: Sequence[str],
    scores: Sequence[int],
    *,
    sets: Sequence[Sequence[int]] = (),
    games: Sequence[int] = (),
    gains: Sequence[int] = (),
) -> str:
    """The same from its parts; `gains` adds what the last round brought."""
    if games:
        played = [*sets, games] if any(games) else [*sets]
        key = "series-score-tennis" if played else "series-score-tennis-new"
        facts = {"games": ", ".join(map(set_score, played))} if played else {}
        return say(language, key, first=names[0], second=names[1], **facts)
    said: list[str] = []
    for seat, points in enumerate(scores):
        facts = {"name": names[seat], "score": score(points)}
        if gains and gains[seat]:
            gain = gained(gains[seat])
            said.append(say(language, "series-score-gained", gain=gain, **facts))
        else:
            said.append(say(language, "series-score-seat", **facts))
    return say(language, "series-score-next").join(said)


def set_score(games: Sequence[int]) -> str:
    """`6–4`."""
    return "–".join(map(str, games))


def ends(language: Language, scoring: Scoring) -> str:
    """What a match is played to, in two or three words."""
    match scoring.kind:
        case "totals":
            return say(language, "series-ends-totals")
        case "tennis":
            return say(language, "series-ends-sets", sets=scoring.sets)
        case "soft" | "hard":
            if scoring.target:
                return say(language, "series-ends-target", target=scoring.target)
            return say(language, "series-ends-floor", floor=score(HARD_FLOOR))


def round_title(language: Language, match: MatchView) -> str:
    """`Round 3`, or `Round 3/12` where there is a last one."""
    if match.scoring.rounds:
        rounds = match.scoring.rounds
        return say(language, "series-round-of", number=match.number, rounds=rounds)
    return say(language, "series-round", number=match.number)


def why_over(view: View, language: Language, texts: str, **facts: int) -> str:
    """Why a game, or its match, is over; empty while it is not.

    `texts` is what the keys of the game's own reasons begin with, and `facts` are for those.
    """
    if view.outcome is None:
        return ""
    reason = view.outcome.reason
    if view.match is None or not view.match.over:
        return say(language, f"{texts}-{reason}", **facts)
    if reason == "match":
        return say(language, "series-end-match", rounds=view.match.number)
    return say(language, f"series-end-{reason}")


def match_words(
    language: Language, names: Sequence[str], match: MatchView, *, cube: int = 0
) -> str:
    """A match in a sentence or two, for alt texts. `cube` is what a doubling cube shows, if any."""
    scores = score_line(language, names, match)
    if match.over:
        said = [say(language, "series-alt-last", number=match.number, scores=scores)]
    else:
        to = ends(language, match.scoring)
        title = round_title(language, match)
        said = [say(language, "series-alt-points", round=title, ends=to, scores=scores)]
    if cube:
        said.append(say(language, "series-alt-cube", value=cube))
    return " ".join(said)


def with_match(alt: str, language: Language, names: Sequence[str], match: MatchView | None) -> str:
    """An alt text that begins with how the match stands; if there is no room for all of it, the
    last sentences about the board give way."""
    if match is None:
        return alt
    words = match_words(language, names, match)
    said = f"{words} {alt}"
    while alt and units(said) > MOST:
        alt = alt[: alt.rfind(". ", 0, -1) + 1]
        said = f"{words} {alt}".strip()
    return said
