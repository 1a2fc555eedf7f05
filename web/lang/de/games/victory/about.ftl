# Was man tun kann
table-first = Zuerst: { $steps }
table-end-turn = Zug beenden
table-end-again = { $touch ->
    [1] { $what }: noch einmal tippen
   *[other] { $what }: noch einmal klicken
}
table-go-on = Weiter
table-one-more = Du darfst noch eine Karte spielen oder den Zug beenden.
table-nothing-to-play = Keine Karte ist jetzt spielbar: Beende den Zug.
table-take-now = { $left ->
    [one] Nimm 1 Rohstoff
   *[other] Nimm { $left } Rohstoffe
}
table-choose-use = Wähle, was du damit tust
table-choose-trade = Wähle, was du gibst und bekommst
table-hint-board = { $touch ->
    [1] Tippe auf eine Karte oder ein Schiff
   *[other] Klicke auf eine Karte oder ein Schiff
} und sieh, was damit geht.
table-deed-with = { $deed } ({ $card })
table-deed-found = { $field } ausbauen
table-deed-sail = Auf Feld { $space } segeln
table-deed-end = Fahrt beenden
table-deed-done = Auf Feld { $space } bleiben
table-deed-lay = Schiff bauen
table-deed-barter = Rohstoff nach Wahl nehmen
table-trade-for = 1 { $kind } eintauschen
table-trade-open = Rohstoffe tauschen
table-no-trade = Du hast nichts zu tauschen.
table-times = { $words } ({ $times }×)
table-trade-then = { $trades }, dann: { $what }
table-deeds-on = { $count } weitere
table-deeds-back = zurück
table-rows-more = { $count ->
    [one] 1 weiteres Schiff
   *[other] { $count } weitere Schiffe
}
table-trade-pay = Du gibst
table-trade-get = Du bekommst
table-danger = { $who } { $count ->
    [one] kann
   *[other] können
} die { $ship } vor deinem nächsten Zug angreifen.
table-danger-other = { $mine ->
    [1] { $count ->
        [one] Du kannst
       *[other] { $who } könnt
    }
   *[other] { $count ->
        [one] { $who } kann
       *[other] { $who } können
    }
} die { $ship } vor ihrem nächsten Zug angreifen.
table-may = Jetzt möglich: { $deeds }.

# Eine Karte der Hand
table-use-build = Bauen
table-use-rebuild = Bauen
table-use-fit = Ausrüsten
table-use-found = Ausbauen
table-use-lay = Neues Schiff
table-use-barter = Rohstoff
table-use-launch = Auf Fahrt
table-use-full = Schiff vor
table-use-storm = Schiff zurück
table-use-fire = Angreifen
table-use-drop = Ablegen
table-use-play = Spielen
table-no-use-missing_cubes = zu teuer
table-no-use-at_sea = kein Schiff frei
table-no-use-no_blast = kein Ziel
table-no-use-own_no_blast = kein Ziel
table-no-use-docked = kein Ziel
table-no-use-fort = kein Ziel
table-no-use-combat = im Gefecht
table-no-use-attacked = bei Angriff
table-no-use-homecoming = am Fahrtende
table-no-use-departure = beim Auslaufen
table-card-brief-passengers = Am Ziel 2 Punkte
table-card-brief-fire_cannons = Zum Angriff
table-card-brief-letter_of_marque = Gegen Angriffe
table-card-brief-full_sail_ahead = Schiff 1 vor
table-card-brief-storm_ahead = Schiff 1 zurück
table-card-brief-cannons = +2 Kanonen
table-card-brief-close_the_hatches = Rettet Mannschaft
table-card-brief-out_manoeuvre = Rettet den Rumpf
table-card-brief-hoist_the_sails = Rettet Segel
table-card-brief-merchant = 1 von jeder Sorte
table-card-halves = { $building } oder { $upgrade }
table-card-voyage = { $spaces } Felder, { $cubes }{ $pieces ->
    [0] {""}
   *[other] , 1 Piaster
}{ $blasts ->
    [0] {""}
    [one] ; Gefecht auf Feld { $where }
   *[other] ; Gefecht auf den Feldern { $where }
}
table-card-when-build = Du spielst sie nach dem Tauschen: als Gebäude, als Ausrüstung oder für deinen Hafen.
table-card-when-voyage = Du spielst sie nach dem Tauschen und schickst damit ein Schiff aus dem Hafen auf Fahrt.
table-card-when-passengers = Du wirst gefragt, wenn du ein Schiff auf Fahrt schickst.
table-card-when-fire_cannons = Du spielst sie nach dem Tauschen, wenn ein Schiff von dir auf einem Gefechtsfeld steht.
table-card-when-letter_of_marque = Du kannst ihn zeigen, wenn du angegriffen wirst.
table-card-when-full_sail_ahead = Du spielst sie nach dem Tauschen und darfst danach noch eine Karte spielen.
table-card-when-storm_ahead = Du spielst sie nach dem Tauschen und darfst danach noch eine Karte spielen.
table-card-when-cannons = Du wirst in jeder Breitseite vor dem Würfeln gefragt.
table-card-when-merchant = Du wirst gefragt, wenn eine Fahrt von dir endet.
table-card-when-answer = Du wirst in jeder Breitseite nach dem Setzen der Würfel gefragt.
table-build-uses = Oder leg sie ab: für den Ausbau deines Hafens, für ein Schiff aus deiner Werft oder für 1 Rohstoff aus deiner Manufaktur.
table-building-told = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $cost }. { $does }
table-building-does-fort = Auf dem ersten Feld ihrer Fahrt sind deine Schiffe vor Angriffen sicher.
table-building-does-church = Rücke einmal je Zug ein beliebiges Schiff 1 Feld vor.
table-building-does-town_hall = Sonst keine Wirkung.
table-building-does-foundry = Zahle im Gefecht 1 Eisen für 1 Kanone mehr.
table-building-does-armoury = Zahle je Breitseite 1 Eisen und nimm einen neuen Würfel von der Mannschaft.
table-building-does-mine = 1 Eisen in jedem Zug.
table-building-does-quarry = 1 Ziegel in jedem Zug.
table-building-does-logging_camp = 1 Holz in jedem Zug.
table-building-does-textile_mill = 1 Tuch in jedem Zug.
table-building-does-crafting_guild = Zahle je Breitseite 1 Tuch und nimm einen neuen Würfel von den Segeln.
table-building-does-artisan_guild = Zahle je Breitseite 1 Holz und nimm einen neuen Würfel vom Rumpf.
table-building-does-tavern = Nimmt je Zug gratis einen Würfel von der Mannschaft.
table-upgrade-told = Als Ausrüstung: { $name } für { $cost }.
table-space-told = Feld { $at }: { $told }
table-piece-word = Piaster
table-blast-word = Gefechtsfeld
table-port-word = Hafenfeld

# Ein Schiff
table-space-of = { $at }/{ $of }
table-track-free = { $track } { $free } von { $of }
table-cargo = jetzt beendet bringt die Fahrt { $cargo }
table-aboard = { $count ->
    [one] Passagiere an Bord
   *[other] { $count } Karten Passagiere an Bord
}
table-free-of = { $free } von { $of } Plätzen frei
table-hits = getroffen: { $dice }
table-cannons-name = Kanonen
table-upgrade-name = Ausrüstung
table-no-upgrade = keine

# Rohstoffe und Häfen
table-set-from = ab
table-set-at = { $count }: ★{ $points }
table-set-told = { $cubes }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-cards-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
table-ships = Schiffe
table-no-ships = Keine Schiffe
table-in-port = Im Hafen.
table-fields-title = Hafen
table-buildings-title = Gebäude: { $count } von { $most }
table-port-does = Was Bereiche und Gebäude bewirken
table-field-built = { $name }, ausgebaut: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $does }
table-field-open = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $cost } und eine beliebige Gebäudekarte. { $does }
table-field-does-commerce = 1 Rohstoff nach Wahl, sobald jemand anders eine Fahrt beendet.
table-field-does-shipyards = Leg eine Gebäudekarte ab und baue ein Schiff für 2 Holz, 2 Eisen und 2 Tuch.
table-field-does-industry = Leg eine Gebäudekarte ab und nimm 1 Rohstoff nach Wahl.
table-chip-watch = { $chip }, { $watch }
table-watch-near = sagt bald an
table-watch-declared = hat angesagt
table-watch-declared-brief = angesagt
table-watch-turn = ist noch am Zug
table-watch-turn-brief = letzter Zug

# Woher die Angaben stammen
table-reconstructed = Rekonstruiert, in keiner Quelle gefunden: { $what }.
table-source-spaces = die Felder dieser Fahrt
table-source-copies = die Anzahl dieser Karten
table-source-halves = welche Ausrüstung zu welchem Gebäude gehört
table-source-upgrade = was die Ausrüstung kostet und bewirkt

# Der Tisch in Worten
table-told-declared = { $who } hat 15 Punkte angesagt. { $left ->
    [0] Niemand sonst ist noch am Zug.
   *[other] Noch am Zug: { $others }.
}
table-told-port = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Rohstoffe: { $cubes } (Sätze: { $sets }). { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}. Gebaut: { $built }. Im Hafen: { $docked }. Passagiere am Ziel: { $passengers }; Piaster: { $pieces }; Admiralitätsmarken: { $admiralty }; Jolly Roger: { $jolly }.
table-no-sets = keine
table-none-word = keins
table-told-card = { $card }: { $does }
table-supply = Vorrat
table-told-supply = Im Vorrat: { $cubes }. { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
} im Stapel. Übrige Marken: Piaster { $pieces }, Admiralität { $admiralty }, Jolly Roger { $jolly }.
table-told-discards = Abgelegt: { $cards }.
table-told-no-discards = Nichts ist abgelegt.

# Tasten
table-letter-card = 1 – 6
table-letter-does-card = ohne Frage: Karte deiner Hand wählen
table-letter-ship = v, v + 1 – 9
table-letter-does-ship = nächstes Schiff; Schiff in dieser Zeile
table-letter-trade = t
table-letter-does-trade = Rohstoffe tauschen, solange es geht, sonst der Tisch in Worten
table-letter-main = e
table-letter-does-main = Hauptknopf drücken
table-letter-port = p
table-letter-does-port = deinen Hafen zeigen
table-letter-cubes = c
table-letter-does-cubes = außerhalb eines Gefechts: Rohstoffe und Sätze ansagen
