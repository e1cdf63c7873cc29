"""Pictures of people rather than of boards: profiles and ladders."""

from render.people.cards import Fact, Grid, LadderCard, LadderLine, ProfileCard
from render.people.ladder import draw_ladder
from render.people.profile import draw_profile

__all__ = [
    "Fact",
    "Grid",
    "LadderCard",
    "LadderLine",
    "ProfileCard",
    "draw_ladder",
    "draw_profile",
]
