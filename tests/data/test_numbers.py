"""The numbers that the store goes by. A change of one is a decision, and made here as well."""

from data import beats, group_commit, migrate, postgresql, rights, rows, sqlite, tables, timers


def test_a_number_is_what_it_was_decided_to_be():
    assert beats.KEPT_BEATS == 86400
    assert sqlite.BUSY_SECONDS == 30
    assert (postgresql.CONNECTIONS, postgresql.SILENT_SECONDS) == (5, 30)
    assert postgresql.ASK_AGAIN_AFTER == (0.0, 0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
    assert (group_commit.MOST_TOGETHER, group_commit.RUSH) == (64, 4)
    assert rights.OWN == 0o600
    assert rows.LONGEST_INTEGER == 2**63
    assert tables._MOST_PLAYED == 25
    assert timers.SET_ASIDE == -1
    # Every process of every version must ask for the same lock.
    assert migrate._POSTGRESQL_LOCK.to_bytes(8, "big") == b"Hedgepos"
