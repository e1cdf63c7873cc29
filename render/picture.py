"""What a renderer is asked for and what it hands back."""

from typing import Literal

from msgspec import Struct

PaletteName = Literal["default", "colour-blind", "dark"]
Language = str
"""The code of a language, such as `de`."""


class Theme(Struct, frozen=True):
    """How a table likes its pictures."""

    palette: PaletteName = "default"
    language: Language = "en"


class Picture(Struct, frozen=True):
    """A finished picture, ready to be posted."""

    data: bytes
    alt: str
    """The whole position in words, within Discord's limit for descriptions."""
    width: int
    height: int
    media_type: str
