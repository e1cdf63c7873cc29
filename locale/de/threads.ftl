# Threads von Tischen.

thread-name = { $game } · { $names }
lobby-thread = 🧵 Gespielt wird in { $channel }
thread-not-here = Ich würde für jeden Tisch einen Thread öffnen, darf es hier aber nicht: { $permissions } würde helfen. Darum wird diesmal im Kanal gespielt.
said-there = Erledigt: siehe { $channel }.
refused-which-table = In Threads dieses Kanals laufen mehrere Tische: { $channel }. Frag dort.
