"""What is kept for a while."""

from engine.recent import Recent


def test_what_nobody_wants_goes_first():
    kept = Recent[int, str](2)
    kept.put(1, "one")
    kept.put(2, "two")
    assert kept.get(1) == "one"
    assert kept.put(3, "three") == "three"
    assert [kept.get(key) for key in (1, 2, 3)] == ["one", None, "three"]


def test_what_is_put_again_is_the_newest():
    kept = Recent[int, str](2)
    for key, thing in ((1, "one"), (2, "two"), (1, "first"), (3, "three")):
        kept.put(key, thing)
    assert list(kept) == ["first", "three"]
    assert kept.pop(1) == "first"
    assert 1 not in kept
    assert len(kept) == 1
