## Leagues: what is not done, and what would work

refused-league-unreliable = Of your last decisions in finished games you made { $share } % yourself, and a league asks for { $asked } %. { $tables ->
    [one] One more game finished by your own hand
   *[other] { $tables } more games finished by your own hand
} and you may enter.
refused-league-too-many-tables = That would be { $tables } league games for you at once, and { $most } is the most. Enter when some of them are over, or leave another league first.
