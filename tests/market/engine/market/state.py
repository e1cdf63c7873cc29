"""A market as it is, with all bids."""

from engine.core import Seat, State


class Market(State, frozen=True):
    bids: tuple[int, ...]
    """By seat; 0 while there is none."""
    claims: tuple[str, ...]
    window: str = ""
    answer: str = ""
    gone: tuple[int, ...] = ()

    @property
    def staying(self) -> list[Seat]:
        return [seat for seat in range(len(self.bids)) if seat not in self.gone]

    @property
    def buyer(self) -> Seat:
        return max(self.staying, key=lambda seat: self.bids[seat])

    @property
    def judge(self) -> Seat:
        staying = self.staying
        return staying[(staying.index(self.buyer) + 1) % len(staying)]
