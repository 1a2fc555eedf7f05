# Ein Konvoi, sein Kapitän und was er hat
table-convoy-open = Konvoi
table-convoy-line = { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, Segel { $sails }, Mannschaft { $crew } und Rumpf { $hull } von { $most }, { $cannons } Kanonen, { $gold } Gold, { $cargo }
table-chip-label = { $who }, { $shape }, { $nation }, { $where }, { $convoy }
table-told-player = { $who } ({ $nation }), { $where }: { $convoy }.
table-told-passenger = Passagier nach { $port }.
table-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
table-cannons = { $count ->
    [one] 1 Kanone
   *[other] { $count } Kanonen
}
table-letters = { $count ->
    [one] 1 Kaperbrief
   *[other] { $count } Kaperbriefe
}
table-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
table-hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-cards-of = { $you ->
    [1] Deine Karten
   *[other] Karten von { $who }
}
table-cards-title = Karten
table-gold = { $amount } Gold
table-gold-word = Gold
table-coin = { $amount }
table-out-of = { $value }/{ $most }
table-free = { $count } frei
table-hold-told = Ladung: { $cargo }; Platz für { $free } weitere
table-some-good = { $count ->
    [one] 1 Kiste { $good }
   *[other] { $count } { $good }
}
table-no-cargo = keine Ladung
table-nothing-held = Kein Kaperbrief, kein Passagier, keine Karten
table-nowhere = noch nicht auf dem Plan
table-pirate = Pirat
table-pirate-of = Pirat, früher für { $nation }
table-flags-left = Flaggen übrig: { $nation } der Nation, { $pirate } der Piraten.
table-sheet-compare = Alle Konvois im Vergleich
table-menu-compare = Alle Konvois vergleichen
