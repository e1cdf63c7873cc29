# Plätze, die für Gäste frei gehalten werden.

button-free = Plätze freigeben
lobby-guest = { $name } (reserviert)
lobby-kept =
    { $count ->
        [one] 🪑 { $mentions }, für dich ist ein Platz reserviert: *Mitspielen* nimmt ihn, *Aufstehen* gibt ihn frei. Für alle offen ist er { $when }.
       *[other] 🪑 { $mentions }, für euch sind Plätze reserviert: *Mitspielen* nimmt deinen, *Aufstehen* gibt ihn frei. Für alle offen sind sie { $when }.
    }
guest-seated = Du hast deinen Platz.
refused-seats-kept = Die freien Plätze sind für { $names } reserviert. Sobald einer freigegeben wird, kannst du mitspielen.
refused-guests-missing = Für { $names } sind noch Plätze reserviert. Wer den Tisch eröffnet hat, kann mit *Plätze freigeben* auch so beginnen.
refused-nothing-kept = Es ist kein Platz mehr reserviert.
games-kept = für dich ist ein Platz reserviert: drück *Mitspielen*
games-with = mit { $names }
games-more =
    { $count ->
        [one] noch jemand
       *[other] noch { $count }
    }
