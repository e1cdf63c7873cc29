## What `make play` says to a newcomer

play-note =
    { "**" }Try this** – you sit in every chair here.
    1. You begin as **Alice**, in a game against a computer: **{ $play }**, choose, **{ $confirm }**.
    2. With people: in **#games**, **{ $join }** the table that Bob has opened. Become **Bob**: **{ $start }**.
    3. Become whoever has a red badge; if nobody has, it is your move.

    Or type `/` for every command: `/play` begins another game, `/rules` explains it.
# What channels are for.
play-first-topic = A computer plays with Alice here: Play, choose, Confirm
play-games-topic = A table is open: join it, or open one of your own with /table open
play-chatter-topic = Talk about anything
