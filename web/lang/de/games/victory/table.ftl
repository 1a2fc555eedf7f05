# Die See
table-board = Fahrten und Hand
table-start = Start
table-blast = Gefechtsfeld
table-port-icon = Hafenfeld
table-open-sea = offene See
table-nobody-at-sea = Kein Schiff ist auf Fahrt.
table-ship-of = { $you ->
    [1] Deine { $ship }
   *[other] { $ship } von { $who }
}
table-meter-hull = R
table-meter-sails = S
table-meter-crew = M
table-meter-guns = K
table-meter-passengers = P
table-row-told = { $ship }, { $voyage }, Feld { $at } von { $of }, { $signs }; jetzt beendet bringt sie { $cargo }; freie Plätze: Rumpf { $hull }, Segel { $sails }, Mannschaft { $crew }; { $cannons } Kanonen{ $passengers ->
    [0] {""}
    [one] ; Passagiere an Bord
   *[other] ; { $passengers } Karten Passagiere an Bord
}.
table-no-cubes = nichts
table-steps = Schritte des Zuges

# Hand, Rohstoffe, Hafen
table-hand = Deine Hand
table-hand-empty = Keine Karten
table-uses = { $count } Möglichkeiten
table-any-cubes = { $count } beliebige
table-card-building = Gebäude für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, kostet { $cost }
table-card-upgrade = ; Ausrüstung { $name }, kostet { $cost }
table-card-told = { $name }: { $does }
table-card-shut = Jetzt nicht spielbar.
table-cubes-told = { $you ->
    [1] Deine Rohstoffe: { $cubes }
   *[other] Rohstoffe von { $who }: { $cubes }
}
table-cubes-sets = { $told }; Sätze: { $sets }
table-pile = Stapel { $count }
table-port-of = { $you ->
    [1] Dein Hafen
   *[other] Hafen von { $who }
}
table-port-open = Hafen
table-fields = Bereiche und Gebäude
table-field-told = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $built ->
    [1] {""}
   *[other] , noch nicht ausgebaut, kostet { $cost }
}
table-free-slot = frei
table-none-docked = Kein Schiff im Hafen
table-docked = Im Hafen: { $count }
table-token-delivered = Passagiere { $count }
table-token-pieces = Piaster { $count }
table-token-admiralty = Admiralitätsmarken { $count }
table-token-jolly = Jolly Roger { $count }
table-chip-label = { $who } ({ $shape }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Rohstoffe: { $cubes }; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

# Ein Gefecht
table-fight-round = Gefecht, Breitseite { $round }
table-log-of = { $ship }: Schaden und Munition
table-attacker = { $you ->
    [1] Du greifst an
   *[other] { $who } greift an
}
table-defender = { $you ->
    [1] Du verteidigst dich
   *[other] { $who } verteidigt sich
}
table-log-where = Feld { $at } von { $of }, { $voyage }
table-guns = { $count ->
    [one] 1 Kanone
   *[other] { $count } Kanonen
}
table-track-hull = Rumpf
table-track-sails = Segel
table-track-crew = Mannschaft
table-track-told = { $track }: { $free } von { $of } Plätzen frei{ $hit ->
    [0] .
   *[other] , Würfel auf { $dice }.
}
table-seal-open = wählt noch
table-seal-hidden = verdeckt gewählt
table-seal-letter = Kaperbrief, verdeckt
table-seal-flees = { $shot }, flieht
table-dice-told = Gewürfelt { $thrown }; übrig { $left }

# Karten
card-does-passengers = 2 Punkte, wenn die Fahrt auf dem letzten Feld endet
card-does-fire_cannons = Greift ein Schiff an
card-does-letter_of_marque = Wehrt einen Angriff auf dich ab
card-does-full_sail_ahead = Rückt ein Schiff 1 Feld vor; danach darfst du noch eine Karte spielen
card-does-storm_ahead = Treibt ein Schiff 1 Feld zurück; danach darfst du noch eine Karte spielen
card-does-cannons = +2 Kanonen in einer Breitseite
card-does-close_the_hatches = Nimmt einen Würfel von deiner Mannschaft
card-does-out_manoeuvre = Nimmt einen Würfel von deinem Rumpf
card-does-hoist_the_sails = Nimmt einen Würfel von deinen Segeln
card-does-merchant = 1 Rohstoff jeder Sorte, wenn du eine Fahrt beendest

# Die Buchstaben auf den Rohstoffen: je Sorte einer, keiner davon der einer Leiste.
cube-letter-wood = H
cube-letter-brick = Z
cube-letter-metal = E
cube-letter-cloth = T

# Preise und Punkte
cost-wood = { $count } Holz
cost-wood-spoken = { $count } Holz
cost-brick = { $count } Ziegel
cost-brick-spoken = { $count } Ziegel
cost-metal = { $count } Eisen
cost-metal-spoken = { $count } Eisen
cost-cloth = { $count } Tuch
cost-cloth-spoken = { $count } Tuch

# Schritte und Fragen
table-step-produce = Ertrag
table-step-voyages = Fahrten
table-step-repairs = Reparatur
table-step-draw = Ziehen
table-step-trade = Tausch
table-step-play = Karte
table-step-discard = Ablegen
table-crumb-setup = Vor dem ersten Zug
table-crumb-turn = Dein Zug
table-crumb-turn-of = Zug von { $who }
table-crumb-fight = Gefecht, Breitseite { $round }
table-shots = Munition
table-stand-or-flee = Fliehen oder nicht
table-flee = Fliehen
table-shot-at = { $track }: { $free } frei
table-last-time = Zuletzt { $shot }: { $left }

# Fenster
table-sheet-compare = Alle Häfen im Vergleich
table-menu-compare = Häfen vergleichen
