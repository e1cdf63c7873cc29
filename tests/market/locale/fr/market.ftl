## Le marché

market-title = Marché
market-pitch = Miser, réserver, étaler, juger.
market-to-move = Au tour de { $names }
market-bids = Mises : { $bids }
market-alt-claim = { $name } a réservé { $stall }.
market-alt-over = Le marché est fini : { $why }.
market-alt-players = Joueurs : { $players }.
market-alt-gone = { $name }, abandon
market-gone = abandon : { $names }
market-end-sold = le prix est dit
market-end-alone = tous les autres ont abandonné
market-tell = { $name } : { $what }.
market-row = Rangée { $row }
market-field-wares = Deux marchandises
market-field-cloth = La nappe
market-standing = mise { $bid }
market-secrets = Votre mise : { $bid }

## Pourquoi un tour est bon : « Cela … »

market-gain-bid = offre davantage
market-cost-bid = offre moins
market-gain-stall = vous donne un étal
market-cost-stall = vous laisse sans étal
market-gain-rivals = fait reculer les autres
market-cost-rivals = aide les autres

## Une première visite

market-lesson-bid = **Enchérissez.** La plus haute enchère achète. Misez autant que possible.
market-lesson-bid-right = Personne ne mise plus de 3.
market-lesson-bid-wrong = Quelqu'un pourrait miser davantage.
market-lesson-claim = **Prenez un étal.** Choisissez-en un dans la deuxième colonne.
market-lesson-claim-right = Il est à vous, et perdu pour les autres.
market-lesson-claim-wrong = Celui-là n'est pas dans la deuxième colonne.
