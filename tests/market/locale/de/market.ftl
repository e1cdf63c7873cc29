## Der Markt

market-title = Markt
market-pitch = Bieten, belegen, auslegen, urteilen.
market-to-move = { $names } am Zug
market-bids = Gebote: { $bids }
market-alt-claim = { $name } hat { $stall } belegt.
market-alt-over = Der Markt ist vorbei: { $why }.
market-alt-players = Spieler: { $players }.
market-alt-gone = { $name }, aufgegeben
market-gone = aufgegeben: { $names }
market-end-sold = der Preis ist genannt
market-end-alone = alle anderen haben aufgegeben
market-tell = { $name }: { $what }.
market-row = Reihe { $row }
market-field-wares = Zwei Waren
market-field-cloth = Das Tuch
market-standing = { $bid } bieten
market-secrets = Dein Gebot: { $bid }

## Warum ein Zug gut ist: „Das …“

market-gain-bid = bietet mehr
market-cost-bid = bietet weniger
market-gain-stall = bringt dir einen Stand
market-cost-stall = lässt dich ohne Stand
market-gain-rivals = wirft die anderen zurück
market-cost-rivals = hilft den anderen

## Ein erster Besuch

market-lesson-bid = **Biete.** Wer am meisten bietet, kauft. Biete so viel du kannst.
market-lesson-bid-right = Niemand bietet mehr als 3.
market-lesson-bid-wrong = Jemand könnte mehr bieten.
market-lesson-claim = **Belege einen Stand.** Nimm einen in der zweiten Spalte.
market-lesson-claim-right = Er gehört dir, und die anderen haben ihn nicht mehr.
market-lesson-claim-wrong = Der liegt nicht in der zweiten Spalte.
