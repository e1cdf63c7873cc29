## Tage

# Wie der erste Tag eines Monats in einem Datum steht, vor dem Punkt.
day-first = 1
day-and-length =
    { $count ->
        [one] { $day }: nur dieser Tag
       *[other] { $day }: { $count } Tage
    }

## Abwesend sein

cmd-away = abwesend
cmd-away-about = Sag an, an welchen Tagen du nicht spielst: Deine Uhren auf diesem Server stehen still
cmd-away-from = von
cmd-away-from-about = Erster Tag: 2026-12-24, 24.12., heute, morgen, +3t, +2w
cmd-away-until = bis
cmd-away-until-about = Letzter Tag, ebenso geschrieben; +3t ist drei Tage nach dem ersten

away-told =
    { $days ->
        [one] 🧳 { $name } ist am { $first } abwesend
       *[other] 🧳 { $name } ist vom { $first } bis { $last } abwesend
    }{ $stops ->
        [true] ; so lange steht die Uhr still.
       *[false] .
    }
away-capped = An diesem Tisch hält eine Abwesenheit die Uhr höchstens { $time } an.
away-uncounted = An diesem Tisch hält eine Abwesenheit die Uhr nicht an.
away-deadline = Bedenkzeit für den jetzigen Zug: bis { $when }.
away-begins = 🧳 { $name } ist bis { $last } abwesend; so lange steht die Uhr still.
away-back =
    { $stops ->
        [true] 👋 { $name } ist früher zurück als angekündigt; die Uhr läuft wieder.
       *[false] 👋 { $name } ist früher zurück als angekündigt.
    }
away-off = 👋 { $name } ist ab { $first } nun doch nicht abwesend.

away-none = Du hast auf diesem Server keine Abwesenheit angekündigt.
away-list = **Deine Abwesenheiten auf diesem Server:**
away-item =
    { $days ->
        [one] - { $first }
       *[other] - vom { $first } bis { $last }: { $days } Tage
    }
away-left =
    { $left ->
        [0] Für { $year } ist keiner deiner { $allowance } Tage mehr übrig.
        [one] Für { $year } ist noch ein Tag von { $allowance } übrig.
       *[other] Für { $year } sind noch { $left } Tage von { $allowance } übrig.
    }
away-zone = Die Tage beginnen und enden nach der Zeit von { $zone }; das änderst du mit `/ich einstellungen`.
away-how = So kündigst du eine an: `/abwesend von:… bis:…`, mit Tagen wie 2026-12-24, 24.12., morgen oder +3t.
away-kept =
    { $days ->
        [one] Du bist am { $first } abwesend.
       *[other] Du bist vom { $first } bis { $last } abwesend.
    } { $tables ->
        [0] Auf diesem Server läuft gerade keine deiner Partien; die nächsten erfahren es.
        [one] Dein Tisch erfährt es: { $channels }
       *[other] Deine { $tables } Tische erfahren es: { $channels }
    }
away-cancelled = Diese Abwesenheit ist abgesagt, soweit sie noch bevorstand.
away-untold = In { $channels } darf ich nicht schreiben: Die Uhr steht dort trotzdem still, aber niemand weiß Bescheid.
button-cancel-away = Absagen: { $day }

refused-away-no-day = `{ $date }` kann ich nicht als Tag lesen. Schreib ihn wie 2026-12-24, 24.12., 24/12 (erst der Tag), heute, morgen, +3t oder +2w.
refused-away-until = Bis wann? Gib auch den letzten Tag an: `/abwesend von:… bis:+3t`.
refused-away-past = { $day } ist vorbei; heute ist { $today }. Eine Abwesenheit beginnt frühestens heute.
refused-away-backwards = { $last } liegt vor { $first }. Gib erst den ersten Tag an und dann den letzten.
refused-away-far = { $last } ist zu weit weg. Eine Abwesenheit reicht höchstens bis { $latest }, ein Jahr von heute an.
refused-away-known = Diese Tage hast du schon angekündigt. `/abwesend` zeigt, was angekündigt ist.
refused-away-allowance =
    { $days ->
        [one] Das wäre ein Tag mehr in { $year }
       *[other] Das wären { $days } Tage mehr in { $year }
    }, und { $left ->
        [0] es ist keiner mehr übrig
        [one] einer ist noch übrig
       *[other] { $left } sind noch übrig
    } von den { $allowance }, die dieser Server im Jahr erlaubt. Nichts hat sich geändert.
refused-away-over = Diese Abwesenheit ist schon vorbei oder abgesagt. `/abwesend` zeigt, was angekündigt ist.

## Die Liste der Partien

games-since = gefragt { $when }

## Die tägliche Übersicht

digest-hello = 📬 **Deine Partien heute**
digest-late = 📬 **Deine Partien heute**, verspätet, weil ich eine Weile weg war: Entschuldige.
digest-more =
    { $count ->
        [one] Noch eine Nachricht davon mit /partien.
       *[other] Noch { $count } Nachrichten davon mit /partien.
    }
digest-stop = -# Jeden Tag um diese Zeit; mit `/ich einstellungen` änderst oder beendest du das.
digest-closed = -# Deine tägliche Übersicht kam nicht an: Du nimmst von mir keine Direktnachrichten an. Erlaube sie für diesen Server, oder stell die Übersicht mit `/ich einstellungen` ab.
