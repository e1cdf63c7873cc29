# Les fils des tables.

thread-name = { $game } · { $names }
lobby-thread = 🧵 On joue dans { $channel }
thread-not-here = J'ouvrirais bien un fil pour chaque table, mais je n'en ai pas le droit ici : il me faudrait { $permissions }. Celle-ci se joue donc dans le salon.
said-there = C'est fait : voyez { $channel }.
refused-which-table = Plusieurs tables de ce salon se jouent dans des fils : { $channel }. Demandez là-bas.
