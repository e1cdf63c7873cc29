"""How many sit at each table of a round."""


def table_sizes(people: int, seats: int, least: int = 2) -> tuple[int, ...]:
    """As many tables of `seats` as can be, the others one smaller; fewer than `least` sit nowhere.

    Nobody is left over: five people at tables of four are three and two.
    """
    if people < least:
        return ()
    tables = -(-people // seats)
    while tables > 1 and people // tables < least:
        tables -= 1
    even, over = divmod(people, tables)
    return (even + 1,) * over + (even,) * (tables - over)
