"""Words on pictures: any script, measured, fitted, never a box where a letter should be."""

from render.text.line import Line, fitted, painted

__all__ = ["Line", "fitted", "painted"]
