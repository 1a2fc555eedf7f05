# Wie die Punkte in diesem Spiel heißen: eine Summe, als Überschrift, im Satz, die eigenen, als Maß.
points-sum = { $points } Verruf
points-name = Verruf
points-plain = Verruf
points-own = dein Verruf
points-in = in Verruf
round-name = Runde
round-plain = Runde
