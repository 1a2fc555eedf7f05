# Was jemand getan hat, nach „Byron hat“ oder allein in einer Zeile: „Eine Karte gezogen“.
recap-did-took = 1 { $kind } genommen
recap-did-took_all = { $cubes } genommen
recap-did-sailed_all = { $ways } erreicht
recap-way = mit der { $ship } Feld { $space } von { $spaces }
recap-way-by = mit der { $ship } dank { $by } Feld { $space } von { $spaces }
recap-by-sails = { $count ->
    [one] „Volle Fahrt voraus“
    [2] zweimal „Volle Fahrt voraus“
   *[other] { $count }-mal „Volle Fahrt voraus“
}
recap-by-churches = { $count ->
    [one] einer Kirche
   *[other] { $count } Kirchen
}
recap-did-sailed = mit der { $ship } Feld { $space } von { $spaces } erreicht
recap-did-stayed = die { $ship } auf Feld { $space } von { $spaces } liegen lassen
recap-did-pushed = mit der Kirche { $own ->
    [1] die { $ship }
   *[other] { $other_you ->
        [1] deine { $ship }
       *[other] die { $ship } von { $other }
    }
} auf Feld { $space } von { $spaces } gebracht
recap-did-ended = mit der { $ship } { $cubes } heimgebracht
recap-did-ended_empty = die Fahrt der { $ship } ohne Ladung beendet
recap-did-ended_all = { $cargoes } heimgebracht
recap-cargo = mit der { $ship } { $cubes }
recap-did-piece = einen Piaster bekommen ({ points-sum })
recap-did-delivered = { $count ->
    [one] Passagiere ans Ziel gebracht
   *[other] { $count } Karten Passagiere ans Ziel gebracht
}
recap-did-undelivered = die Passagiere an Bord verloren
recap-did-merchant = mit einem Händler { $cubes } bekommen
recap-did-repaired = die { $ship } repariert ({ $track } { $face })
recap-did-repaired_free = die { $ship } gratis repariert ({ $track } { $face })
recap-did-repaired_all = { $count ->
    [one] 1 Schaden repariert
   *[other] { $count } Schäden repariert
}
recap-did-produced = { $cubes } erzeugt
recap-did-relief = gratis ein neues Schiff bekommen (die { $ship })
recap-did-drew = eine Karte gezogen
recap-did-drew_own = „{ $card }“ gezogen
recap-did-nothing_to_draw = keine Karte mehr zum Ziehen gefunden
recap-did-traded = { $swaps } getauscht
recap-swap = { $paid } gegen 1 { $kind }
recap-did-rested = keine Karte gespielt
recap-did-pay = 1 { $kind } gezahlt
recap-did-built = { $building } für { $price } gebaut ({ points-sum })
recap-did-rebuilt = { $building } für { $price } gebaut ({ points-sum }), an der Stelle von: { $old }
recap-did-fitted = die { $ship } für { $price } ausgerüstet ({ $upgrade })
recap-did-fitted_soon = die { $ship } ausgerüstet ({ $upgrade })
recap-did-founded = den Bereich { $field } für { $price } ausgebaut ({ points-sum })
recap-did-laid = für { $price } ein Schiff gebaut, die { $ship } ({ points-sum })
recap-did-bartered = „{ $card }“ gegen einen Rohstoff abgelegt (Manufaktur)
recap-did-set_out = die { $ship } auf Fahrt geschickt ({ $voyage })
recap-did-boarded = Passagiere an Bord der { $ship } genommen
recap-did-full_sail = mit „Volle Fahrt voraus“ { $own ->
    [1] die { $ship }
   *[other] { $other_you ->
        [1] deine { $ship }
       *[other] die { $ship } von { $other }
    }
} auf Feld { $space } von { $spaces } gebracht
recap-did-storm = mit „Sturm voraus“ { $own ->
    [1] die { $ship }
   *[other] { $other_you ->
        [1] deine { $ship }
       *[other] die { $ship } von { $other }
    }
} auf Feld { $space } von { $spaces } zurückgetrieben
recap-did-dropped = „{ $card }“ abgelegt
recap-did-attacked = mit der { $ship } { $other_you ->
    [1] deine { $target }
   *[other] die { $target } von { $other }
} angegriffen
recap-did-letter = den Angriff mit einem Kaperbrief abgewehrt
recap-did-flees = zu fliehen versucht
recap-did-cannons = „Kanonen“ gespielt: +2 Kanonen in dieser Breitseite
recap-did-foundry = eine Gießerei genutzt: +1 Kanone für das ganze Gefecht
recap-did-threw = { $shot } abgefeuert: { $dice }; davon zählen: { $left }
recap-did-placed = { $count ->
    [0] keinen Würfel gesetzt
   *[other] die { $ship } getroffen: { $track } { $spaces }
}
recap-did-mended = einen Würfel weggenommen: { $track } { $face } ({ $by })
recap-did-admiralty = eine Admiralitätsmarke bekommen ({ points-sum })
recap-did-jolly_roger = einen Jolly Roger bekommen ({ points-sum })
recap-did-bonus = für die erste Ansage noch { points-sum } bekommen

# Was man bauen kann, im vierten Fall.
recap-a-fort = ein Fort
recap-a-church = eine Kirche
recap-a-town_hall = ein Rathaus
recap-a-foundry = eine Gießerei
recap-a-armoury = ein Zeughaus
recap-a-mine = ein Bergwerk
recap-a-quarry = einen Steinbruch
recap-a-logging_camp = ein Holzfällerlager
recap-a-textile_mill = eine Weberei
recap-a-crafting_guild = eine Segelmacherzunft
recap-a-artisan_guild = eine Zimmermannszunft
recap-a-tavern = eine Taverne

# Ein verlorenes Schiff: Die Ladung geht mit ihm unter oder an den, der es nimmt.
recap-lost-sunk = { $you ->
    [1] Deine { $ship } ist mit ihrer Ladung gesunken.
   *[other] Die { $ship } von { $who } ist mit ihrer Ladung gesunken.
}
recap-lost-captured = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $other_you ->
    [1] deine { $ship }
   *[other] die { $ship } von { $other }
} mit ihrer Ladung gekapert.
recap-lost-relief = { $you ->
    [1] Du bekommst
   *[other] { $who } bekommt
} gratis ein neues Schiff, die { $ship }.

# Ein Zug als Satz, und in Kürze, wo wenig Platz ist.
recap-turn = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $deeds }.
recap-turn-commerce = { $you ->
    [1] Dein Handel
   *[other] Der Handel von { $who }
} hat 1 { $kind } gebracht.
recap-short-ended = { $ship } daheim
recap-short-ended_empty = { $ship } leer daheim
recap-short-sunk = { $you ->
    [1] deine { $ship } versenkt
   *[other] { $ship } von { $who } versenkt
}
recap-short-captured = { $other_you ->
    [1] deine { $ship }
   *[other] { $ship } von { $other }
} gekapert
recap-short-relief = neues Schiff: { $ship }
recap-short-built = { $building } gebaut
recap-short-set_out = { $ship } auf Fahrt
recap-short-sailed = { $ship } auf Feld { $space } von { $spaces }

# Ein Gefecht im Verlauf und als Satz eines Zuges.
recap-fight-round = Breitseite { $round }
recap-fight = { $you ->
    [1] Du hast
   *[other] { $who } hat
} mit der { $ship } { $other_you ->
    [1] deine { $target }
   *[other] die { $target } von { $other }
} angegriffen{ $rounds ->
    [0] .
    [one] ; das Gefecht dauerte 1 Breitseite.
   *[other] ; das Gefecht dauerte { $rounds } Breitseiten.
}

# Was ein Kapitän tut, während man zusieht.
recap-watch-now = { $deed }: jetzt { $points } Punkte
recap-watch-turn = { $you ->
    [1] Du bist
   *[other] { $who } ist
} am Zug
recap-watch-does = { $you ->
    [1] Du hast …
   *[other] { $who } hat …
}
recap-watch-race = { $points } von { $goal } Punkten
recap-watch-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}

# Der Hinweis auf eine Ansage: Die Runde ist die letzte.
recap-declaration = Letzte Runde! { $you ->
    [1] Du sagst { $points } Punkte an und bekommst
   *[other] { $who } sagt { $points } Punkte an und bekommt
} am Ende { $bonus } mehr. { $count ->
    [0] Danach ist niemand mehr am Zug.
   *[other] Noch am Zug: { $left }.
}
