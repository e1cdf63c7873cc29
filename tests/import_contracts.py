"""Import contracts that name no game: in `pyproject.toml`, `{game}` stands for each of them."""

from typing import Any

from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

from engine.games import KEYS

SIGN = "{game}"


def spread(listed: list[str]) -> list[str]:
    """The same modules, those of games once for each."""
    return [
        module.replace(SIGN, key)
        for module in listed
        for key in (KEYS if SIGN in module else ("",))
    ]


def in_one_layer(layers: list[str]) -> list[str]:
    """The same layers; games are in one, and none may know another."""
    return [" | ".join(KEYS) if layer == SIGN else layer for layer in layers]


class LayersByKey(LayersContract):
    """Layers, one of which may be the games."""

    type_name = "layers by key"

    def __init__(
        self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]
    ) -> None:
        layers = in_one_layer(contract_options["layers"])
        super().__init__(name, session_options, {**contract_options, "layers": layers})


class ForbiddenByKey(ForbiddenContract):
    """What some modules may not import, those of games among them."""

    type_name = "forbidden by key"

    def __init__(
        self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]
    ) -> None:
        lists = {
            option: spread(contract_options[option])
            for option in ("source_modules", "forbidden_modules")
        }
        super().__init__(name, session_options, {**contract_options, **lists})
