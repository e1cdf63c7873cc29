"""Sealed dice: the same everywhere, without bias, checkable by anybody."""

import hashlib
import hmac
from collections import Counter

import pytest

import engine.chance
from engine.chance import OutOfDraws, Sealed, Shown, commitment, new_seed

SEED = bytes(range(32))


def test_draw_k_of_step_n_is_the_hmac_of_n_and_k():
    chance = Sealed(SEED, 7)
    expected = [
        int.from_bytes(hmac.new(SEED, f"7:{k}".encode(), hashlib.sha256).digest(), "big") % 6 + 1
        for k in range(5)
    ]

    assert [chance.roll() for _ in range(5)] == expected


def test_known_draws_never_change():
    assert [Sealed(SEED, step).roll() for step in range(12)] == [4, 6, 1, 3, 4, 4, 4, 1, 6, 5, 5, 3]
    assert Sealed(SEED, 0).shuffle("abcdefgh") == tuple("cgedfahb")


def test_the_commitment_is_the_sha256_of_the_seed():
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_seeds_are_32_bytes_and_differ():
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_values_that_would_favour_small_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch):
    # Of eight hash values three faces take six; 6 and 7 would favour the first two.
    hashes = {"1:0": 7, "1:0:1": 6, "1:0:2": 4}
    monkeypatch.setattr(engine.chance, "_RANGE", 8)
    monkeypatch.setattr(Sealed, "_hash", lambda _self, label: hashes[label])  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]

    assert Sealed(SEED, 1).roll(3) == 2


def test_every_face_is_about_equally_likely():
    counts = Counter(Sealed(SEED, step).roll() for step in range(6000))

    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_keeps_every_item():
    assert sorted(Sealed(SEED, 3).shuffle(range(36))) == list(range(36))


def test_shown_dice_come_in_order_and_run_out():
    chance = Shown([4, 2])

    assert (chance.roll(), chance.roll()) == (4, 2)
    with pytest.raises(OutOfDraws, match="a die is missing"):
        chance.roll()


def test_a_shown_die_cannot_have_a_seventh_face():
    with pytest.raises(OutOfDraws, match="cannot show 7"):
        Shown([7]).roll()


def test_a_secret_order_is_not_shown():
    with pytest.raises(OutOfDraws, match="secrets"):
        Shown([]).shuffle("ab")
