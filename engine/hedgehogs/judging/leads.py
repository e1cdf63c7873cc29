"""How far every seat is ahead of the others, all at once."""

from collections.abc import Collection, Sequence

from engine.core import Seat


def leads(
    worths: Sequence[float], out: Collection[Seat], foremost: float, more: Sequence[float] = ()
) -> list[float]:
    """By seat, how far it is ahead of the others still in: of the best of them, and of all.

    `more` is what each seat knows of itself alone.
    """
    if len(worths) == 2 and not out:
        one, other = worths
        lead = one - other
        return [lead + more[0], more[1] - lead] if more else [lead, -lead]
    inside = [seat for seat in range(len(worths)) if seat not in out] if out else None
    racing = worths if inside is None else [worths[seat] for seat in inside]
    count = len(racing)
    own = [worth + extra for worth, extra in zip(worths, more, strict=True)] if more else worths
    if not count:
        return list(own)
    mean = 1 - foremost
    most, total = max(racing), sum(racing)
    first = racing.index(most)
    second = max([*racing[:first], *racing[first + 1 :]], default=0.0)
    if inside is not None:
        first = inside[first]
    share = mean / (count - 1) if count > 1 else 0.0
    found: list[float] = []
    for seat, worth in enumerate(own):
        if inside is not None and seat not in inside:
            found.append(worth - foremost * most - mean * total / count)
        elif count == 1:
            found.append(worth)
        else:
            best = second if seat == first else most
            found.append(worth - foremost * best - share * (total - worths[seat]))
    return found
