"""Transport compression: one stream a connection, flushed after every message."""

from __future__ import annotations

import zlib
from typing import Protocol


class Compressor(Protocol):
    def compress(self, text: str) -> bytes: ...


class ZlibStream:
    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def compress(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    def __init__(self) -> None:
        import zstandard

        self._flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        self._stream = zstandard.ZstdCompressor().compressobj()

    def compress(self, text: str) -> bytes:
        return self._stream.compress(text.encode()) + self._stream.flush(self._flush)


def compressor_for(wanted: str | None) -> Compressor | None:
    """The stream a client asked for; none means plain text, which clients take as well.

    `zstandard` is no requirement of the parlour: a client that has it while the parlour
    has not gets plain text.
    """
    if wanted == "zlib-stream":
        return ZlibStream()
    if wanted == "zstd-stream":
        try:
            return ZstdStream()
        except ImportError:
            return None
    return None
