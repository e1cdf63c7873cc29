"""Where the faults of a refused request lie."""

from typing import Any


def faults_at(body: dict[str, Any], path: str) -> list[str]:
    assert body["code"] == 50035
    place = body["errors"]
    for key in path.split("."):
        place = place[key]
    return [one["code"] for one in place["_errors"]]
