"""The numbers that pictures and their alt texts go by and that no picture shows. A change of one is
a decision, and made here as well."""

from importlib import import_module

from msgspec.structs import astuple

NUMBERS = {
    "render.alt.MOST": 1024,
    "render.animation.MOST_BYTES": 8_000_000,
    "render.animation.MOST_FRAMES": 400,
    "render.animation._LAST": 400,
    "render.animation._QUICKEST": 40,
    "render.animation._SLOWEST": 120,
    "render.animation._WHOLE": 9_000,
    "render.collage._HIGHEST": 100,
    "render.encode._ADLER": 65521,
    "render.encode._LEVEL": 1,
    "render.encode._MOST_KEPT": 4096,
    "render.gif.TRANSPARENT": 255,
    "render.gif._BAND": 8,
    "render.gif._GAP": 24,
    "render.gif._UNCHANGED": [255, *[0] * 255],
    "render.gif._WIDEST": 12,
    "render.shapes.COVERS": (0, 85, 170, 255),
    "render.sprites._OVERHANG": 8,
    "render.text.clusters._MOST_MARKS": 3,
}
PLAIN = [(1, 1, 40), (1, 0, 40), (0, 1, 40), (0, 0, 40), (0, 0, 12), (0, 0, 4)]
LEVELS = {
    "render.alt": PLAIN,
    "render.hedgehogs.alt": [
        *((*one, True, False) for one in PLAIN),
        *((0, 0, 4, False, False), (0, 0, 4, False, True)),
    ],
    "render.witches.alt": [(1, 1, 40), (1, 0, 40), (1, 1, 12), (1, 0, 12), (1, 0, 4)],
}
"""Details, choices, letters of names, extras, bareness: what is left out of an alt text in turn."""


def test_a_number_is_what_it_was_decided_to_be():
    places = {name: name.rpartition(".") for name in NUMBERS}
    there = {name: getattr(import_module(at), one) for name, (at, _, one) in places.items()}
    assert there == NUMBERS


def test_an_alt_text_that_is_too_long_leaves_out_one_thing_after_the_other():
    for module, levels in LEVELS.items():
        there = import_module(module).LEVELS
        assert [astuple(level) for level in there] == levels
