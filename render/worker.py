"""Pictures drawn in a process of their own: `python -m render.worker [--patient] [KEY=PACKAGE]`.

See `service.worker`.
"""

import sys
from typing import Any

from render import Film, Picture, animate, render, render_card, warm
from render.memory import give_back
from service.worker import run_worker


def drawn(order: Any) -> Picture:
    """Draw a film, or what `render` or `render_card` is called with."""
    if isinstance(order, Film):
        try:
            return animate(order.scenes, order.theme, names=order.names)
        finally:
            give_back()
    if len(order) == 2:
        return render_card(*order)
    view, theme, names, since, letters = order
    return render(view, theme, names=names, since=since, letters=letters)


if __name__ == "__main__":
    run_worker(sys.argv[1:], drawn, warm)
