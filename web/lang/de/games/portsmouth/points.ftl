# Wie die Punkte in diesem Spiel heißen: eine Summe, als Überschrift, im Satz, die eigenen, als Maß.
points-sum = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-name = Punkte
points-plain = Punkte
points-own = deine Punkte
points-in = in Punkten
round-name = Runde
round-plain = Runde
