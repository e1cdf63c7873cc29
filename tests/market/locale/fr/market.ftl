## Le marché

market-title = Marché
market-pitch = Miser, réserver, étaler, juger.
market-to-move = Au tour de { $names }
market-bids = Mises : { $bids }
market-alt-claim = { $name } a réservé { $stall }.
market-tell = { $name } : { $what }.
market-row = Rangée { $row }
market-field-wares = Deux marchandises
market-field-cloth = La nappe
market-standing = mise { $bid }
market-secrets = Votre mise : { $bid }
