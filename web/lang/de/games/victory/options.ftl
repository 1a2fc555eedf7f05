# Wie die Punkte in diesem Spiel heißen: eine Summe, als Überschrift, im Satz, die eigenen, als Maß.
points-sum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-name = Punkte
points-plain = Punkte
points-own = deine Punkte
points-in = in Punkten
round-name = Runde
round-plain = Runde

# Neues Spiel: Regelvarianten
page-option-first_player = Wer beginnt
page-option-first_player-more = Wer die Partie beginnt.
page-option-last_ship = Wer kein Schiff mehr hat
page-option-last_ship-more = Was man ohne Schiff zu Beginn des Zuges bekommt.
page-option-trades_per_turn = Tauschgeschäfte je Zug
page-option-trades_per_turn-more = Wie oft man im Zug Rohstoffe tauschen darf.
page-option-passengers_per_voyage = Passagiere je Fahrt
page-option-passengers_per_voyage-more = Wie viele Karten Passagiere ein Schiff mitnehmen darf.
page-option-sets_per_kind = Sätze einer Sorte
page-option-sets_per_kind-more = Wie viele Sätze derselben Sorte zählen.
page-option-round_limit = Höchstens so viele Runden
page-option-round_limit-more = Hat bis dahin niemand angesagt, endet die Partie, und die meisten Punkte gewinnen.
page-value-random = ausgelost
page-value-relief = ein Schiff gratis
page-value-lost = nichts
page-value-trades_per_turn-0 = beliebig oft
page-value-passengers_per_voyage-0 = beliebig viele
page-value-sets_per_kind-0 = alle
