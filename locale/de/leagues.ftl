## Ligen: was nicht geht, und was ginge

refused-league-unreliable = Von deinen letzten Entscheidungen in beendeten Partien hast du { $share } % selbst getroffen, und eine Liga verlangt { $asked } %. { $tables ->
    [one] Noch eine selbst zu Ende gespielte Partie
   *[other] Noch { $tables } selbst zu Ende gespielte Partien
}, und du kannst dich anmelden.
refused-league-too-many-tables = Das wären { $tables } Ligapartien auf einmal für dich, und { $most } sind die Grenze. Melde dich an, wenn einige davon vorbei sind, oder verlass erst eine andere Liga.
refused-no-league = Diese Liga gibt es nicht mehr. `/liga liste` zeigt, welche es auf diesem Server gibt.
refused-league-none = Auf diesem Server gibt es noch keine Liga. Wer *Events verwalten* darf, kann eine gründen.
refused-league-which = Hier gibt es mehrere Ligen: { $names }. Sag mit `liga:`, welche du meinst, oder nimm den Befehl in ihrem Kanal.
refused-league-joined = Du bist schon dabei. *Meine Tische* und `/liga ich` zeigen, was kommt.
refused-league-not-in = Du spielst in dieser Saison nicht mit, also gibt es nichts zu verlassen. `/liga mitspielen` meldet dich an, solange die Anmeldung offen ist.
refused-league-no-place = { $stage ->
    [drawn] Die Auslosung steht, also kommt in diese Saison niemand mehr hinein, außer wenn ein Platz frei wird. Sobald die nächste öffnet, geht `/liga mitspielen` wieder.
   *[other] Die Saison hat begonnen, und niemand hat einen Platz frei gemacht. Sobald die nächste öffnet, geht `/liga mitspielen` wieder.
}
refused-league-table = Diese Partie gehört zu einer Liga, darum liegt ihr Ablauf fest: Niemand bricht sie ab, ändert ihre Optionen oder vergibt ihre Plätze. Entscheiden kann darüber die Ligaleitung.
refused-league-resign = Eine Ligapartie gibt man nicht einzeln auf, solange andere weiterspielen. `/liga verlassen` nimmt dich aus der Saison, und ein Computer spielt deine Partien zu Ende.
refused-league-not-drawn = Die Auslosung ist noch nicht bekannt, also gibt es weder Divisionen noch Partien zu zeigen. `/liga zeigen` nennt die Termine und alle, die dabei sind.
refused-league-division-of = Diese Saison hat { $many ->
    [one] nur eine Division
   *[other] die Divisionen 1 bis { $many }
}. Lass die Angabe weg, dann ist es deine.
refused-league-nowhere = Du spielst hier gerade in keiner Liga mit. `/liga liste` zeigt, wo du mitspielen kannst.
refused-league-no-tables = So heißt in dieser Saison niemand. `/liga tabelle` zeigt, wer mitspielt.
refused-league-avoid-self = Nimm jemand anderen auf diesem Server: nicht dich selbst, und keinen Bot.
refused-league-avoid-many = Auf deiner Liste stehen { $most } Personen, mehr geht nicht: Eine Liga muss alle irgendwo hinsetzen können. Nimm erst jemanden mit `an: False` herunter.
log-league-trouble = ⚠️ Die Beiträge der Liga { $name } können in { $channel } nicht erscheinen. Lass mich den Kanal sehen und dort Bilder posten, oder wählt in den Einstellungen der Liga einen anderen. Inzwischen geht nichts verloren.

## Befehle

cmd-league = liga
cmd-league-about = Ligen und Pokale dieses Servers, für alle, die mitspielen
cmd-league-list = liste
cmd-league-list-about = Die Ligen dieses Servers, und wie weit jede ist
cmd-league-show = zeigen
cmd-league-show-about = Eine Liga: was sie verlangt, ihre Termine, und wer dabei ist
cmd-league-join = mitspielen
cmd-league-join-about = Sei in der nächsten Saison dabei
cmd-league-leave = verlassen
cmd-league-leave-about = Verlass eine Saison; vorher wirst du gefragt
cmd-league-standings = tabelle
cmd-league-standings-about = Wer in einer Division wo steht, und welche Ränge noch möglich sind
cmd-league-fixtures = partien
cmd-league-fixtures-about = Deine Partien der Saison, die eines Mitglieds oder einer Division
cmd-league-me = ich
cmd-league-me-about = Die Saisons, in denen du mitspielst, und wie du stehst
cmd-league-history = archiv
cmd-league-history-about = Frühere Saisons: wer gewonnen hat, und wo du standst
cmd-league-rules = regeln
cmd-league-rules-about = Wie eine Liga gespielt, gewertet und ausgelost wird
cmd-league-avoid = meiden
cmd-league-avoid-about = Wem du lieber nicht begegnest, soweit die Auslosung es zulässt; sonst sieht es niemand
cmd-league-league = liga
cmd-league-league-about = Welche Liga; ohne Angabe die dieses Kanals oder die einzige
cmd-league-division = division
cmd-league-division-about = Welche Division; ohne Angabe deine
cmd-league-member = mitglied
cmd-league-member-about = Wessen; ohne Angabe deine
cmd-league-avoid-member-about = Wen; ohne Angabe siehst du deine Liste
cmd-league-avoid-on = an
cmd-league-avoid-on-about = False nimmt die Person wieder von der Liste

## Was eine Saison ist

league-heading = **{ $name }** · Saison { $number } · { $game }
league-season-title = { $name } · Saison { $number }
league-only-division = Tabelle
league-division = Division { $number }
league-weeks =
    { $count ->
        [one] eine Woche
       *[other] { $count } Wochen
    }
league-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
league-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
league-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
league-tables =
    { $count ->
        [one] Eine Partie mit { $seats } Personen
       *[other] { $count } Partien gleichzeitig, mit je { $seats } Personen
    }
league-daily =
    { $count ->
        [one] etwa eine Entscheidung am Tag
       *[other] in jeder etwa eine Entscheidung am Tag
    }
league-pace = Bedenkzeit je Entscheidung: { $span }
league-lasts = Dauer: { $span }
league-round-lasts = Dauer einer Runde: { $span }
league-away =
    { $count ->
        [one] ein Tag Abwesenheit steht dir zu
       *[other] { $count } Tage Abwesenheit stehen dir zu
    }
league-form-swiss =
    { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden: Jedes Mal triffst du auf Leute mit etwa so vielen Punkten wie du.
    }
league-form-knockout =
    { $seats ->
        [2] K.-o.: Wer eine Partie gewinnt, kommt weiter.
       *[other] K.-o.: Die besten zwei jeder Partie kommen weiter.
    }
league-dates = Beginnt { $starts } ({ $soon }), endet { $ends }
league-dates-begun = Hat begonnen und endet { $ends }
league-sealed = -# Die Auslosung ist versiegelt: `{ $commitment }`
league-in =
    { $count ->
        [one] Dabei ist bisher: { $names }
       *[other] Dabei sind { $count }: { $names }
    }
league-stage-planned = Anmeldung ab
league-stage-open = Anmeldung offen, Beginn
league-stage-drawn = die Auslosung wird geprüft, Beginn
league-stage-published = ausgelost, Beginn
league-stage-running = läuft bis
league-stage-finishing = vorbei: die letzten Partien werden entschieden
league-stage-closed = vorbei
league-stage-cancelled = abgesagt
league-stage-paused = angehalten: kein Termin steht an, und nichts geht verloren
league-cancelled = Diese Saison ist abgesagt. Laufende Partien gehen als gewöhnliche weiter.
league-nobody = niemand

## Anmeldung und Rückfrage

league-joined = Du bist dabei: **{ $name }**. Beginn ist { $when }; am Tag davor frage ich einmal, ob du noch dabei bist.
league-joined-late = Du bist dabei: **{ $name }**. Du übernimmst einen Platz, der frei geworden war. *Meine Tische* zeigt deine Partien.
league-opens-later = Die Anmeldung für **{ $name }** öffnet { $when }. Dann steht sie im Kanal der Liga, mit *Mitspielen*.
league-left = Du bist nicht mehr dabei: **{ $name }**. *Mitspielen* meldet dich wieder an, solange die Anmeldung offen ist.
league-withdrew = Du hast **{ $name }** verlassen. Ein Computer spielt deine Partien zu Ende, damit niemand warten muss.
league-stays = Du bleibst dabei: **{ $name }**. Nichts hat sich geändert.
league-leave-ask = **{ $name }** verlassen? Du kannst dich wieder anmelden, solange die Anmeldung offen ist.
league-withdraw-ask =
    Möchtest du **{ $name }** mitten in der Saison verlassen? { $count ->
        [0] Alle deine Partien sind vorbei, und du stehst hinter allen, die bleiben.
        [one] Ein Computer spielt deine letzte Partie zu Ende, und du stehst hinter allen, die bleiben.
       *[other] Ein Computer spielt deine { $count } Partien zu Ende, und du stehst hinter allen, die bleiben.
    } { $early ->
        [true] Noch ist weniger als die Hälfte deiner Partien vorbei, darum bekommen alle, die dort sitzen, mindestens ihren eigenen Schnitt.
       *[false] Was diese Partien den anderen bringen, behalten sie.
    } Rückgängig machen kannst du das nicht.
button-yes-leave = Ja, verlassen
button-no-stay = Nein, bleiben
button-still-in = Ich bin dabei
button-my-tables = Meine Tische
button-cross-table = Kreuztabelle
button-verify-draw = Auslosung prüfen
button-standings = Tabelle
button-join-next = Nächste mitspielen
league-check-in = **{ $name } wird gleich ausgelost: Bist du noch dabei?** Wer letzte Saison mitgespielt hat, bleibt auch ohne Antwort dabei; wer neu ist und nichts sagt, nicht.
league-check-in-until = *Ich bin dabei* zählt bis { $when }.
league-check-in-direct = **{ $name }** wird bald ausgelost ({ $when }). Bist du noch dabei? *Ich bin dabei* steht in { $place }. Wer letzte Saison mitgespielt hat, bleibt auch ohne Antwort dabei; wer neu ist und nichts sagt, nicht.
league-still-in = Gut: Du bist dabei. Die Partien beginnen { $when }.

## Die Auslosung

league-drawn = 🎲 **{ $name }: die Auslosung**
league-drawn-division = **{ $division }** ({ $count }): { $names }
league-drawn-all = Dabei sind { $count }: { $names }
league-drawn-starts = Die Partien beginnen { $when }, jede in einem eigenen Thread.
league-seed = -# Seed `{ $seed }`, zuvor versiegelt als `{ $commitment }`
league-verify = Diese Datei ist die ganze Auslosung. `python -m engine draw { $file }` macht sie aus dem Seed noch einmal: Divisionen, wer auf wen trifft, und die Plätze. Weicht etwas ab, wird es genannt; geprüft wird auch, ob der Seed der versiegelte ist.

## Tabellen

league-division-post = **{ $name } · { $division }** ({ $count }) · beendete Partien: { $over } von { $of }
league-standings-detail = { $game } · beendete Partien: { $over } von { $of }
league-head-player = Name
league-head-points = Punkte
league-head-round = Runde
league-head-tables = Partien
league-head-reach = Mögliche Ränge
league-standings-key = ★ Titel   ▲ steigt auf   ▼ steigt ab   (hohl: noch nicht sicher)   × ausgestiegen
league-standings-key-knockout = ★ Sieg   × ausgestiegen
league-standings-said-knockout = { $place } { $name }, Runde { $round }, { $tables } Partien
league-standings-said =
    { $sure ->
        [true] { $place } { $name }, { $points } Punkte, { $tables } Partien, Rang sicher
       *[false] { $place } { $name }, { $points } Punkte, { $tables } Partien, Rang { $best } bis { $worst } möglich
    }
league-outlook-title = (Titel)
league-outlook-up = (steigt auf)
league-outlook-down = (steigt ab)
league-outlook-gone = (ausgestiegen)
league-cross-detail = Wer vor wem lag
league-cross-key = ■ davor   ○ dahinter   ‖ gleichauf   · läuft noch
league-cross-said = { $name }, { $points } Punkte, lag vor { $names }.
league-points = { $points } Punkte

## Tische

league-table-place = -# { $name } · { $division } · Tisch { $number } von { $of }
league-table-place-only = -# { $name } · Tisch { $number } von { $of }
league-table-place-round = -# { $name } · Runde { $round } · Tisch { $number } von { $of }
league-tables-of = **Partien von { $name }**
league-table = - { $number }: { $names } ({ $state })
league-table-void = zählt für niemanden
league-table-waits = beginnt gleich
league-table-runs = läuft
league-table-places = Laufend: { $places }
league-list = **Ligen auf diesem Server**
league-me = **Deine Ligen hier**
league-own-knockout = Rang { $place } von { $of }, Runde { $round }, { $tables } Partien
league-own =
    { $sure ->
        [true] { $division }: Rang { $place } von { $of }, { $points } Punkte, { $tables } Partien
       *[false] { $division }: Rang { $place } von { $of }, { $points } Punkte, { $tables } Partien; Rang { $best } bis { $worst } noch möglich
    }
league-history = **{ $name }: die Saisons bisher**
league-history-line = - Saison { $number }: { $state }
league-history-place = (Rang { $place })
league-history-own = ({ $division }, Rang { $place })
league-avoids = Soweit die Auslosung es zulässt, sitzt du nicht mit { $names } am Tisch. Diese Liste sieht sonst niemand, und Pokale richten sich nicht danach.
league-avoids-nobody = Deine Liste ist leer: Du triffst, wen die Auslosung bringt. `/liga meiden mitglied:` setzt jemanden darauf; sonst sieht sie niemand.

## Wochenbericht, Entscheidungen nach der Stellung, das Ende

league-digest = 📊 **{ $name }**, Woche { $week } · beendete Partien: { $over } von { $of }
league-digest-division = { $division }: { $names }
league-digest-person-knockout = { $name } (Runde { $round })
league-digest-person = { $name } { $points }
league-digest-more =
    { $count ->
        [one] und noch eine Division
       *[other] und noch { $count } Divisionen
    }
league-digest-end = Die Saison endet { $when }.
league-judged =
    ⚖️ **{ $name } · { $division }, Tisch { $table }: nach der Stellung entschieden.** Computer haben von ihr aus 64-mal weitergespielt, mit Würfeln, die alle nachrechnen können; der bisherige Stand zählte nicht.
    { $places }
league-won =
    { $count ->
        [one] **{ $names } gewinnt.**
       *[other] **{ $names } teilen sich den Titel.**
    }
league-end-up = ▲ Aufstieg: { $names }
league-end-down = ▼ Abstieg: { $names }
league-mover = { $name } ({ $division })
league-podium-detail = { $game } · Personen: { $people } · { $span }
league-podium-up = Aufstieg: { $names }.
league-podium-down = Abstieg: { $names }.
league-curiosity-sweep = 🧹 { $name } lag in jeder von { $of } Partien vorn.
league-curiosity-firsts = 🥇 { $name } lag in { $number } von { $of } Partien vorn.
league-curiosity-photo-finish = 📸 { $points } Punkte zwischen { $name } und { $other }: knapper ging es nicht.
league-curiosity-tie-break = ⚖️ { $name } vor { $other }, bei gleichen Punkten: Erst die Feinwertung hat sie getrennt.
league-curiosity-shared-title = 🤝 { $names }: durch nichts zu trennen.
league-curiosity-runaway = 🏇 { $name } gewann mit { $points } Punkten Vorsprung vor allen anderen.
league-curiosity-judged =
    { $number ->
        [one] ⚖️ Eine von { $of } Partien wurde nach ihrer Stellung entschieden.
       *[other] ⚖️ { $number } von { $of } Partien wurden nach ihrer Stellung entschieden.
    }
league-curiosity-comeback = 🪜 { $name } lag in { $number } von { $of } Partien ganz hinten und steigt trotzdem auf.

## Regeln

league-rules-meet = Es gibt keine Runden: Alle Partien beginnen auf einmal, alle sitzen gleich oft auf jedem Platz, und je zwei Personen treffen gleich oft aufeinander, höchstens einmal mehr oder weniger.
league-rules-points = **Punkte:** 7, 4, 2 und 0 in einer Partie zu viert (2 und 0 zu zweit; 4, 2 und 0 zu dritt). Wer sich einen Rang teilt, teilt sich die Punkte.
league-rules-ties = **Bei Gleichstand** zählen die Punkte der gemeinsamen Partien, wenn alle Gleichen gleich oft aufeinandertrafen, dann die ersten Ränge, dann die Punkte derer, vor denen man lag; sonst wird der Rang geteilt. Weder Name noch Los entscheidet.
league-rules-moves = **Auf- und Abstieg:** je ein Viertel der Division, mindestens eine Person. Ein Gleichstand über die Grenze hinweg hebt alle hinauf und verschont alle.
league-rules-late = **Zu spät?** Erst läuft deine Bedenkzeit ab, dann deine Reserve, und dann entscheidet ein Computer für dich, bis du zurück bist. `/abwesend` hält deine Uhren an, für die Tage, die dir zustehen.
league-rules-leave = **Verlassen** geht jederzeit. Ein Computer spielt deine Partien zu Ende, niemand wartet, und niemand sonst verliert dadurch.
league-rules-judged = **Unfertige Partien** werden einige Tage nach dem Ende nach der Stellung entschieden, durch 64 Partien von Computern, nie nach dem Stand bisher.
league-rules-sealed = **Die Auslosung** ist versiegelt, bevor sie stattfindet, und alle können sie danach nachprüfen: *Auslosung prüfen*.
league-month =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sep.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
league-weekday =
    { $day ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
league-step-open = Die Anmeldung öffnet
league-step-ask = Noch dabei?
league-step-draw = Ausgelost wird
league-step-start = Die Partien beginnen
league-step-end = Die letzten Uhren
league-step-judge = Entscheidung nach der Stellung
