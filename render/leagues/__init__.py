"""Pictures of leagues: standings, cross-tables, the calendar and the podium of a season."""

from render.leagues.calendar import draw_calendar
from render.leagues.cards import (
    CalendarCard,
    CrossTableCard,
    Day,
    Key,
    Met,
    Outlook,
    PodiumCard,
    Rank,
    StandingsCard,
    StandingsLine,
    Step,
)
from render.leagues.crosstable import draw_crosstable
from render.leagues.podium import draw_podium
from render.leagues.standings import draw_standings

__all__ = [
    "CalendarCard",
    "CrossTableCard",
    "Day",
    "Key",
    "Met",
    "Outlook",
    "PodiumCard",
    "Rank",
    "StandingsCard",
    "StandingsLine",
    "Step",
    "draw_calendar",
    "draw_crosstable",
    "draw_podium",
    "draw_standings",
]
