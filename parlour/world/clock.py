"""The parlour's clock: real time that tests may move forward."""

import time
from datetime import UTC, datetime, timedelta


class Clock:
    """Tells the time. `advance` lets a test reach the end of a 15-minute token at once."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since the epoch, as the parlour sees them."""
        return time.time() + self._ahead

    def today(self) -> datetime:
        """The same moment as an aware datetime in UTC."""
        return datetime.fromtimestamp(self.now(), UTC)

    def advance(self, seconds: float | timedelta) -> None:
        """Move the parlour's time forward; nothing sleeps."""
        self._ahead += seconds.total_seconds() if isinstance(seconds, timedelta) else seconds


def iso(moment: datetime) -> str:
    """A timestamp as Discord writes it."""
    return moment.isoformat()
