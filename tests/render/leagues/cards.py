"""Cards of a league that somebody made up, to be drawn."""

from render.leagues import (
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
from tests.render.golden import NAMES

LONG = "A very long name that does not end so soon"
MET: tuple[Met, ...] = ("before", "behind", "beside", "running")
STEPS: dict[int, Step] = {0: "open", 12: "ask", 13: "draw", 14: "start", 63: "end", 66: "judge"}


def _name(at: int) -> str:
    return LONG if at == 5 else NAMES[at % 6]


def _outlook(place: int, many: int) -> Outlook:
    if place == many:
        return "gone"
    return (
        "title" if place == 1 else "up" if place <= 3 else "down" if place > many - 3 else "stays"
    )


def standings_card(many: int = 13) -> StandingsCard:
    """A division in the middle of its season."""
    lines = tuple(
        StandingsLine(
            place=str(place),
            outlook=_outlook(place, many),
            sure=place in (1, 2, many - 1),
            name=_name(place),
            points=("28", "24⅓", "19½", "17")[place % 4],
            tables=f"{place % 5}/4",
            reach=(max(1, place - place % 4), min(many, place + place % 5)),
            own=place == 4,
        )
        for place in range(1, many + 1)
    )
    return StandingsCard(
        title="Spring League · Division 2",
        detail="Les Hérissons pressés · 31 of 52 games over",
        heads=("Player", "Points", "Games", "Possible places"),
        lines=lines,
        key="★ title  ▲ goes up  ▼ goes down (hollow: not certain yet)  × withdrew",
        alt="standings",
    )


def crosstable_card(many: int = 13) -> CrossTableCard:
    """A division in which some have met twice and some not yet."""

    def met(one: int, other: int) -> tuple[Met, ...]:
        if one == other or (one + other) % 7 == 0:
            return ()
        times = 2 if (one * other) % 9 == 0 else 1
        return tuple(MET[(one * 3 + other * 5 + time) % 4] for time in range(times))

    return CrossTableCard(
        title="Spring League · Division 2",
        detail="Who came before whom",
        names=tuple(_name(at) for at in range(many)),
        met=tuple(tuple(met(one, other) for other in range(many)) for one in range(many)),
        totals=tuple(str(2 * many - at) for at in range(many)),
        key="■ before  ○ behind  ‖ beside  · still running",
        alt="a cross-table",
    )


def podium_card() -> PodiumCard:
    """The end of a season."""
    return PodiumCard(
        title="Spring League · Season 3",
        detail="Les Hérissons pressés · 26 people, 7 weeks",
        ranks=(Rank(1, NAMES[2], "28 points"), Rank(2, LONG, "24 points"), Rank(3, "Bob", "22")),
        up=(f"{NAMES[3]} (division 2)", f"{NAMES[4]} (division 2)", LONG),
        down=("Dee (division 1)", "Émile", "Fatou"),
        alt="a podium",
    )


def calendar_card() -> CalendarCard:
    """Ten weeks from the announcement to what is decided from positions."""
    days = [
        Day(
            number=str((at + 12) % 30 + 1),
            month="May" if at == 18 else "Jun" if at == 48 else "Apr" if at == 0 else "",
            step=STEPS.get(at),
            playing=14 <= at <= 63,
            outside=at > 66,
        )
        for at in range(70)
    ]
    names = ("Sign-up opens", "Are you still in?", "The draw", "Tables begin", "Last clocks")
    return CalendarCard(
        title="Spring League · Season 3",
        detail="Les Hérissons pressés · seven weeks",
        weekdays=("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
        weeks=tuple(tuple(days[at : at + 7]) for at in range(0, 70, 7)),
        key=tuple(
            Key(step, name, "Monday 13 April, 18:00")
            for step, name in zip(STEPS.values(), (*names, "Decided"), strict=True)
        ),
        alt="a calendar",
    )
