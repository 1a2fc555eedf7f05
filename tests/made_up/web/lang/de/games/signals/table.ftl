# Das Duell der Signale am Tisch.
duel-ships = Schiffe
duel-ship = { $who }: Rumpf { $hull }, Pulver { $powder }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
duel-ship-sealed = { $who }: Rumpf { $hull }, Pulver { $powder }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Gebot verdeckt
duel-hand = Deine Hand
duel-flag = Flagge { $card }
duel-smoke = Rauch
duel-sealed = Dein Gebot: { $card }.
duel-held = Du bietest nicht.
duel-piles = Stapel: { $deck }. Ausgespielt: { $spent }.
duel-score-hull = Rumpf
duel-score-powder = Pulver
cost-powder = { $count } Pulver
cost-powder-spoken = { $count } Pulver
page-option-armour = Panzerung
page-option-armour-more = So viel braucht ein Treffer
page-option-rounds = Runden
page-option-rounds-more = So viele Schüsse kann es geben
page-option-smokes = Rauch
page-option-smokes-more = Darf Rauch gelegt werden?
learn-title-first_shot = Erster Schuss
learn-about-first_shot = Gewinne die Geschütze und feuere.
learn-goal-first_shot-aimed = Ziele auf ein Schiff
learn-why-first_shot-aimed = Ohne Ziel feuert niemand.
learn-goal-first_shot-hit = Triff es
learn-why-first_shot-hit = Ein Wurf von mindestens der Panzerung trifft.
learn-know-first_shot = Du weißt jetzt, was ein Schuss braucht: die Geschütze, ein Ziel und einen Würfel.
answers-window = Ein anderer hat die Geschütze gewonnen
answers-window-lay = Nebel legen, wenn ich welchen habe
answers-window-never = Geschehen lassen
duel-watching = { $who } an den Kanonen, Pulver { $powder }; { $count ->
    [one] 1 Handgriff
   *[other] { $count } Handgriffe
} getan
duel-left = Rümpfe am Ende: { $hulls }.
duel-story = Gewonnen mit einem Rumpf von { $hulls }.
duel-no-goals = Plane deinen Schuss, sobald die Kanonen dir gehören.
duel-spent = Verbrauchte Karten
duel-hold = Abwarten
duel-hold-note = behält die Flagge
duel-none-spent = Noch ist keine Karte verbraucht.
duel-bids = Eine Flagge bieten:
duel-last-plank = Beide Schiffe haben nur noch eine Planke.
duel-go-on = Weiter
