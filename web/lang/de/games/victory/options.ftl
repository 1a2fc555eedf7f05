# Wie die Punkte in diesem Spiel heißen: eine Summe, als Überschrift, im Satz, die eigenen, als Maß.
points-sum = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
points-name = Punkte
points-plain = Punkte
points-own = deine Punkte
points-in = in Punkten

# Neues Spiel: Regelvarianten
page-option-first_player = Wer beginnt
page-option-first_player-more = Wer die Partie beginnt.
page-option-last_ship = Wer kein Schiff mehr hat
page-option-last_ship-more = Bekommt zu Beginn des Zuges ein Ersatzschiff, oder keines.
page-option-trades_per_turn = Tausche je Zug
page-option-trades_per_turn-more = Wie oft man im Zug Rohstoffe tauschen darf.
page-option-passengers_per_voyage = Passagiere je Fahrt
page-option-passengers_per_voyage-more = Wie viele Passagierkarten ein Schiff mitnehmen darf.
page-option-sets_per_kind = Sätze einer Sorte
page-option-sets_per_kind-more = Ob ein zweiter Satz derselben Sorte auch zählt.
page-option-round_limit = Höchstens so viele Runden
page-option-round_limit-more = Hat bis dahin niemand angesagt, gewinnen die meisten Punkte.
page-value-random = ausgelost
page-value-relief = Ersatzschiff
page-value-lost = nichts
