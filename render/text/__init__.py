"""Words on pictures: any script, measured, fitted, never a box where a letter should be."""

from render.text.fonts import load_fonts
from render.text.line import Line, cover, fitted, painted

__all__ = ["Line", "cover", "fitted", "load_fonts", "painted"]
