"""The store of a host, which tests look into and nobody else may."""

from engine.host.host import Host
from engine.host.store import Store


def store_of(host: Host) -> Store:
    """The store to which a host saves its tables."""
    return host.tables._store
