# Was jemand getan hat, in Kürze; der Name steht davor.
recap-did-took = +1 { $kind }
recap-did-sailed = { $ship } auf Feld { $space } von { $spaces }
recap-did-pushed = Kirche: { $ship } auf Feld { $space } von { $spaces }
recap-did-ended = { $ship } daheim: { $cubes }
recap-did-piece = +1 Piaster
recap-did-delivered = { $count ->
    [one] Passagiere am Ziel
   *[other] { $count } Karten Passagiere am Ziel
}
recap-did-undelivered = Passagiere verloren
recap-did-merchant = Händler: { $cubes }
recap-did-repaired = { $ship }: { $track } repariert ({ $face })
recap-did-repaired_free = { $ship }: { $track } gratis repariert ({ $face })
recap-did-drew = zog eine Karte
recap-did-drew_own = { $card }
recap-did-traded = tauschte { $paid } gegen 1 { $kind }
recap-did-rested = keine Karte gespielt
recap-did-done = machte weiter
recap-did-decline = lehnte ab
recap-did-pay = zahlte 1 { $kind }
recap-did-pass = passte
recap-did-built = baute: { $building }
recap-did-rebuilt = baute: { $building } statt { $old }
recap-did-fitted = rüstete die { $ship } aus: { $upgrade }
recap-did-founded = baute aus: { $field }
recap-did-laid = baute ein Schiff: die { $ship }
recap-did-bartered = Manufaktur: legte { $card } ab
recap-did-set_out = schickte die { $ship } auf Fahrt: { $voyage }
recap-did-boarded = Passagiere an Bord
recap-did-full_sail = Volle Fahrt voraus: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) auf Feld { $space } von { $spaces }
recap-did-storm = Sturm voraus: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) zurück auf Feld { $space } von { $spaces }
recap-did-dropped = legte { $card } ab
recap-did-attacked = { $ship } griff an: { $target } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
})
recap-did-sealed = wählte verdeckt
recap-did-cannons = +2 Kanonen (Karte)
recap-did-foundry = +1 Kanone (Gießerei)
recap-did-placed = { $count ->
    [0] setzte keinen Würfel
   *[other] traf die { $ship }: { $track } { $spaces }
}
recap-did-mended = nahm einen Würfel weg ({ $track }, { $face }): { $by }
recap-did-letter = Kaperbrief: { $you ->
    [1] Du wehrst den Angriff ab
   *[other] { $who } wehrt den Angriff ab
}
recap-did-flees = { $you ->
    [1] du versuchst zu fliehen
   *[other] { $who } versucht zu fliehen
}
recap-did-threw = { $shot } { $you ->
    [1] von dir
   *[other] von { $who }
}: { $dice }, davon bleiben { $left }
recap-did-next_round = Runde { $round } des Gefechts
recap-did-sunk = { $ship } versenkt
recap-did-captured = { $ship } gekapert
recap-did-apart = beide entkommen
recap-did-escaped = { $you ->
    [1] du bist entkommen
   *[other] { $who } ist entkommen
}
recap-did-fight_stopped = nach { $rounds } Runden ohne Ergebnis
recap-did-admiralty = Admiralitätsmarke für { $you ->
    [1] dich
   *[other] { $who }
}
recap-did-jolly_roger = Jolly Roger für { $you ->
    [1] dich
   *[other] { $who }
}
recap-did-reshuffled = Ablage neu gemischt
recap-did-nothing_to_draw = keine Karte mehr zu ziehen

# Was ein Zug gebracht hat, in der Reihenfolge seiner Schritte.
recap-sum-sailed = { $ship } auf Feld { $space } von { $spaces }
recap-short-ended = { $ship } daheim
recap-sum-took = nahm { $cubes }
recap-sum-repaired = { $count ->
    [one] 1 Reparatur
   *[other] { $count } Reparaturen
}
recap-sum-traded = tauschte { $paid } gegen 1 { $kind }
recap-sum-trades = { $count }-mal getauscht
recap-sum-fought = { $ship } gegen { $target } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
})
recap-sum-combat = { $fought }: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $end }
recap-sum-stopped = { $fought }; { $end }
recap-sum-commerce = { $you ->
    [1] dein Handel
   *[other] Handel von { $who }
}: +1 { $kind }
recap-sum-dropped = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
recap-sum-declared = { $you ->
    [1] du sagst { $points } Punkte an
   *[other] { $who } sagt { $points } Punkte an
}

# Der Hinweis auf eine Ansage: Die Runde ist die letzte.
recap-declaration = { $you ->
    [1] Du sagst
   *[other] { $who } sagt
} { $points } Punkte an: Das ist die letzte Runde. { $count ->
    [0] Danach ist niemand mehr am Zug.
   *[other] Noch am Zug: { $left }.
}
