"""Any name: no boxes where letters should be, nothing outside its place."""

import unicodedata

import pytest
from bidi import get_display
from hypothesis import given, settings
from hypothesis import strategies as st

from render import render
from render.text import Line, fitted, painted
from render.text.clusters import clean, clusters
from render.text.direction import left_to_right, levels
from tests.render.hedgehogs.positions import after

NAMES = [
    "Alice",
    "Chloé Ærøskøbing",
    "Ελένη Παπαδοπούλου",
    "Владимир Кузнецов",
    "محمد بن سلمان",
    "שלום עולם",
    "abc שלום 123 דוד",
    "प्रियंका क्षत्रिय",
    "สมชาย ใจดีที่สุด",
    "田中太郎",
    "김철수",
    "ひらがなカタカナ",
    "ქართული",
    "Հայերեն",
    "தமிழ்",
    "বাংলা",
    "አማርኛ",
    "👩‍👩‍👧‍👦",
    "🇫🇷🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "👍🏽❤️1️⃣",
    "🦔" * 32,
    "W" * 32,
    "田" * 32,
    "﷽" * 32,
    "Z̷̢̧a̸̡͔̝̖̗̘̙̜l̴̡̗g̷o" * 4,
    "𝓕𝓪𝓷𝓬𝔂 ℕ𝕒𝕞𝕖",
    "Ⅷ ½ ™ ☃ ♞ ✈",
    "a\x00b\u202ec\u200f\n\td",
    "\U0010ffff\ue000\ud800",
    "\u0301\u0301",
    "\u200d\ufe0f",
    "   ",
    "",
    "@everyone `code` *bold* <@123>",
]
WIDTH, HEIGHT = 180, 42


def numbers(text: str) -> list[int]:
    """The glyphs a text is drawn with."""
    return [glyph.number for run in fitted(text, 30, 200).runs for glyph in run.glyphs]


def missing(line: Line) -> int:
    """How many glyphs are the font's box for characters it does not have."""
    return sum(glyph.number == 0 for run in line.runs for glyph in run.glyphs)


@pytest.mark.parametrize("bold", [True, False])
@pytest.mark.parametrize("name", NAMES)
def test_every_glyph_exists_and_the_line_fits(name, bold):
    line = fitted(name, 30, WIDTH, bold=bold, least=25)
    assert missing(line) == 0
    assert line.width <= WIDTH
    assert line.size >= 25


@pytest.mark.parametrize("name", NAMES)
def test_ink_stays_within_the_width(name):
    line = fitted(name, 30, WIDTH, bold=True, least=25)
    around = 60
    sheet = painted(line, (0, 0, 0), WIDTH + 2 * around, HEIGHT)
    box = sheet.getchannel("A").point([0] * 128 + [255] * 128).getbbox()
    if box is not None:
        overhang = 6  # what an italic or script letter may lean out of its own width
        assert box[0] >= around - overhang
        assert box[2] <= around + WIDTH + overhang


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40))
def test_any_text_can_be_drawn(name):
    line = fitted(name, 30, WIDTH, bold=True, least=25)
    assert missing(line) == 0
    assert line.width <= WIDTH


def test_a_long_name_ends_in_an_ellipsis_and_a_short_one_is_left_alone():
    assert fitted("W" * 32, 30, WIDTH).text.endswith("W…")
    assert fitted("Alice", 30, WIDTH).text == "Alice"
    assert fitted("Alice", 30, WIDTH).size == 30


def test_a_little_too_long_is_shrunk_and_not_cut():
    whole = fitted("Bartholomew", 30, 1000)
    line = fitted("Bartholomew", 30, whole.width * 0.9, least=25)
    assert line.text == "Bartholomew"
    assert 25 <= line.size < 30


@pytest.mark.parametrize("name", ["", "   ", "\x00\n", "\u200b\u202e", "\ue000"])
def test_who_has_no_name_is_called_by_the_colour(name):
    view, _ = after(2, 1, 0)
    assert "Red" in render(view, names=(name, "Bob")).alt


def test_too_few_names_are_filled_up():
    view, _ = after(3, 1, 0)
    alt = render(view, names=("Ann",)).alt
    assert "Ann (red)" in alt
    assert "Blue" in alt


def test_control_characters_and_overrides_are_left_out():
    assert clean("a\x00b\u202ec\n\td") == "abc d"


def test_joined_emoji_stay_one_cluster():
    family = "👩‍👩‍👧‍👦"
    assert [cluster.text for cluster in clusters(f"a{family}b", bold=False)] == ["a", family, "b"]
    assert [cluster.text for cluster in clusters("🇫🇷🇩🇪", bold=False)] == ["🇫🇷", "🇩🇪"]


@pytest.mark.parametrize("unseen", ["\ufe0e", "\ufe00", "\U000e0067"])
def test_what_only_steers_how_a_letter_looks_is_left_to_emoji(unseen: str):
    assert [cluster.text for cluster in clusters(f"a{unseen}b", bold=False)] == ["a", "b"]


def test_joined_emoji_and_flags_are_one_glyph():
    for emoji in ("👩‍👩‍👧‍👦", "🇫🇷", "👍🏽"):
        assert len(numbers(emoji)) == 1
    assert fitted("❤️", 30, 100).width == fitted("🧡", 30, 100).width


def test_arabic_letters_join():
    apart = {number for letter in "محمد" for number in numbers(letter)}
    assert not set(numbers("محم")) & apart


@pytest.mark.parametrize("text", ["abc", "שלום", "abc שלום def", "שלום abc עולם", "א 12 ב"])
def test_runs_stand_in_the_order_unicode_asks_for(text):
    by_letter = levels(text, sentence=False)
    order = left_to_right(by_letter)
    assert "".join(text[place] for place in order) == get_display(text)


def test_a_name_is_shaped_by_its_own_rules_within_a_sentence():
    name = "प्रियंका"
    assert set(numbers(name)) <= set(numbers(f"À {name} de jouer"))


def test_letters_without_a_font_are_written_in_latin_ones():
    assert unicodedata.name("հ").startswith("ARMENIAN")
    assert fitted("հայ", 30, 200).text == "hay"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("❤\ufe0f", "emoji"),
        ("1\u20e3", "emoji"),
        ("1\ufe0f\u20e3", "emoji"),
        ("🦔", "emoji"),
        ("1", "regular"),
    ],
)
def test_what_is_meant_as_a_picture_is_drawn_as_one(text: str, name: str):
    (cluster,) = clusters(text, bold=False)
    assert (cluster.font == "emoji") == (name == "emoji")
