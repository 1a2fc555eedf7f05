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
recap-did-rested = passte
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

# Was ein Zug gebracht hat, in der Reihenfolge seiner Schritte.
recap-sum-sailed = { $ship } auf { $space } von { $spaces }
recap-sum-took = nahm { $cubes }
recap-sum-repaired = { $count ->
    [one] 1 Reparatur
   *[other] { $count } Reparaturen
}
recap-sum-traded = tauschte { $paid } gegen 1 { $kind }
recap-sum-trades = { $count }-mal getauscht
recap-sum-attacked = Angriff auf { $target } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
})
recap-sum-letter = durch einen Kaperbrief abgewehrt
recap-sum-sunk = { $ship } versenkt
recap-sum-captured = { $ship } gekapert
recap-sum-apart = beide entkamen
recap-sum-escaped = { $you ->
    [1] du bist entkommen
   *[other] { $who } ist entkommen
}
recap-sum-stopped = ohne Ergebnis
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
