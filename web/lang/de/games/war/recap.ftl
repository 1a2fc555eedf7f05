# Was ein Zug gebracht hat
recap-kind-ship = Konvoi
recap-sum-stayed = bleibt { $space }
recap-sum-sailed = jetzt { $space }
recap-sum-sold = { $cargo } für { $gold } Gold verkauft
recap-sum-bought = { $cargo } für { $gold } Gold gekauft
recap-sum-gained = { $amount } Gold mehr
recap-sum-spent = { $amount } Gold weniger
recap-sum-value = { $value } { $before } → { $after }
recap-sum-flags = { $count ->
    [one] 1 Flagge auf dem Plan
   *[other] { $count } Flaggen auf dem Plan
}
recap-did-black_flag = Nation von { $port } bestimmt: { $nation }
recap-did-begins = beginnt in { $port }
recap-did-laded = { cargo-of } genommen
recap-did-rolled = { $roll } gewürfelt
recap-did-stayed = geblieben
recap-did-sailed = auf das Feld { $space } gesegelt
recap-did-docked = in { $port } angelegt
recap-did-sold = { cargo-of } für { $gold } verkauft
recap-did-bought = { cargo-of } für { $gold } gekauft
recap-did-mended = { $value } um { $count } repariert für { $gold }
recap-did-bought_ship = ein Schiff gekauft
recap-did-boarded = Passagier nach { $port } aufgenommen
recap-did-took_letter = Kaperbrief genommen
recap-did-delivered = Passagier zahlt { $gold }
recap-did-drew = { $card } gezogen
recap-did-drew_hidden = eine Karte gezogen
recap-did-played = { $card } gespielt
recap-did-lost = { $count } { $value } verloren
recap-did-gained = { $count } { $value } gewonnen
recap-did-salvaged = { $gold } Gold geborgen
recap-did-captured = ein Schiff gekapert von { $other_you ->
    [1] dir
   *[other] { $other }
}
recap-did-sunk = ein Schiff verloren
recap-did-taken = { $port } eingenommen
recap-did-fled = aus { $port } geflohen
recap-did-turned_pirate = Pirat geworden
recap-did-attacks = Angriff auf { $other_you ->
    [1] dich
   *[other] { $other }
}
recap-did-attacks_port = Angriff auf { $port }
recap-unsaid-ready = bereit
recap-unsaid-done = Zug beendet
recap-unsaid-load = eine Kanone geladen
recap-unsaid-pass = niemanden angegriffen
recap-unsaid-cast = kein Wurf
