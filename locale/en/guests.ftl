# Seats that a lobby keeps for guests.

button-free = Free the seats
lobby-guest = { $name } (seat kept)
lobby-kept =
    { $count ->
        [one] 🪑 { $mentions }, a seat is kept for you: *Join* takes it, *Leave* gives it up. Anybody may have it { $when }.
       *[other] 🪑 { $mentions }, seats are kept for you: *Join* takes yours, *Leave* gives it up. Anybody may have them { $when }.
    }
guest-seated = You have your seat.
refused-seats-kept = The free seats are kept for { $names }. Should they be given up, you can join.
refused-guests-missing = Seats are still kept for { $names }. Whoever opened the table can press *Free the seats* to start without them.
refused-nothing-kept = No seat is kept for anybody any more.
games-kept = a seat is kept for you: press *Join*
games-with = with { $names }
games-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
