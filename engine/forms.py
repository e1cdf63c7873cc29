"""Forms filled in by chance, for whoever has no opinion of their own."""

from engine.chance import Chance
from engine.core import Form, Illegal, Move


def random_filling(form: Form, chance: Chance) -> Move | None:
    """A form filled in by chance; none if the picks of a field left too little for another."""
    picks: dict[str, list[str]] = {}
    used: set[str] = set()
    for field in form.fields:
        free = [value for value in field.values if not (form.disjoint and value in used)]
        picked: list[str] = []
        while free and len(picked) < field.count:
            picked.append(free.pop(chance.roll(len(free)) - 1))
        picks[field.name] = picked
        used.update(picked)
    try:
        return form.filled(picks)
    except Illegal:
        return None
