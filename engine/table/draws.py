"""Which of the sealed draws a step gets.

Draw k of step n is the seed's alone, and n is the ply: nobody chooses. But how many steps a turn
takes is up to its player. If one has been taken back and is played again with a step more or less,
the next die would fall at another ply, and show something else: somebody could fish for a better
one. So the draws that were seen before a takeback come again in their order, whatever leads to
them; only then the next that nobody has seen. A step whose draws are not those of its own ply says
so in the log and in the record, and nothing is ever drawn twice.
"""

from collections.abc import Iterable

from engine.chance import Sealed


class Dice:
    """The draws of the steps that follow a position."""

    def __init__(self, seed: bytes, ply: int, ahead: tuple[int, ...]) -> None:
        """`ahead` is `Table.dice` at that ply."""
        self._seed = seed
        self._ply = ply
        self._before = ahead
        self._given: list[Sealed] = []

    def of(self, number: int) -> Sealed:
        """The chance of the first, second, … step; one after the other, each when its turn is."""
        assert number == len(self._given) + 1, "steps are played in order"
        ahead = self.ahead
        if len(ahead) > 1:
            step = ahead[1]
        else:
            step = max(self._ply + number, *(last + 1 for last in ahead), 0)
        self._given.append(Sealed(self._seed, step))
        return self._given[-1]

    @property
    def used(self) -> bool:
        """Whether any of the steps so far has drawn something."""
        return any(sealed.used for sealed in self._given)

    @property
    def ahead(self) -> tuple[int, ...]:
        """`Table.dice` behind the steps so far."""
        ahead = self._before
        for ply, sealed in enumerate(self._given, start=self._ply + 1):
            if not sealed.used:
                continue
            left = ahead[2:]
            ahead = (sealed.step, *left) if left or sealed.step > ply else ()
        return ahead

    def drawn_by(self, number: int) -> int:
        """As which step the first, second, … one has drawn, if not as its own ply; else 0."""
        sealed = self._given[number - 1]
        own = sealed.step == self._ply + number
        return sealed.step if sealed.used and not own else 0


def seen_again(
    kept: Iterable[int], undone: Iterable[int], ahead: tuple[int, ...]
) -> tuple[int, ...]:
    """`Table.dice` after a takeback.

    `kept` are the steps drawn as before the position that the table goes back to, `undone` those
    behind it, and `ahead` is what it was until now.
    """
    return (max(kept, default=0), *sorted({*undone, *ahead[1:]}))
