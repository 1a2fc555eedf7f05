# Victory on the High Sea: Namen
ship-a1 = Aurora
ship-a2 = Diana
ship-a3 = Juno
ship-a4 = Minerva
ship-b1 = Bellatrix
ship-b2 = Capella
ship-b3 = Spica
ship-b4 = Wega
ship-c1 = Hydra
ship-c2 = Medusa
ship-c3 = Skylla
ship-c4 = Sphinx
ship-d1 = Kalypso
ship-d2 = Daphne
ship-d3 = Galatea
ship-d4 = Thetis
kind-wood = Holz
kind-brick = Ziegel
kind-metal = Eisen
kind-cloth = Tuch
some-wood = { $count } Holz
some-brick = { $count } Ziegel
some-metal = { $count } Eisen
some-cloth = { $count } Tuch
cubes-0 = nichts
cubes-1 = { $first }
cubes-2 = { $first } und { $second }
cubes-3 = { $first }, { $second } und { $third }
cubes-4 = { $first }, { $second }, { $third } und { $fourth }
cubes-any = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
}
dice-none = keine
dice-more = { $first }, { $rest }
dice-made = { $face } (aus { $dice })
track-hull = Rumpf
track-sails = Segel
track-crew = Mannschaft
shot-ball = Vollkugeln
shot-chain = Kettenkugeln
shot-grape = Kartätschen
field-commerce = Handel
field-shipyards = Werft
field-industry = Manufaktur
building-fort = Fort
building-church = Kirche
building-town_hall = Rathaus
building-foundry = Gießerei
building-armoury = Zeughaus
building-mine = Bergwerk
building-quarry = Steinbruch
building-logging_camp = Holzfällerlager
building-textile_mill = Weberei
building-crafting_guild = Segelmacherzunft
building-artisan_guild = Zimmermannszunft
building-tavern = Taverne
upgrade-guns = +1 Kanone
upgrade-hull = +1 Rumpf
upgrade-sails = +1 Segel
upgrade-crew = +1 Mannschaft
card-fort-guns = { building-fort } ({ upgrade-guns })
card-fort-hull = { building-fort } ({ upgrade-hull })
card-church-crew = { building-church } ({ upgrade-crew })
card-church-sails = { building-church } ({ upgrade-sails })
card-town_hall-crew = { building-town_hall } ({ upgrade-crew })
card-town_hall-hull = { building-town_hall } ({ upgrade-hull })
card-foundry-guns = { building-foundry } ({ upgrade-guns })
card-foundry-sails = { building-foundry } ({ upgrade-sails })
card-armoury-crew = { building-armoury } ({ upgrade-crew })
card-armoury-guns = { building-armoury } ({ upgrade-guns })
card-mine-guns = { building-mine } ({ upgrade-guns })
card-mine-hull = { building-mine } ({ upgrade-hull })
card-quarry-hull = { building-quarry } ({ upgrade-hull })
card-quarry-crew = { building-quarry } ({ upgrade-crew })
card-logging_camp-hull = { building-logging_camp } ({ upgrade-hull })
card-logging_camp-sails = { building-logging_camp } ({ upgrade-sails })
card-textile_mill-sails = { building-textile_mill } ({ upgrade-sails })
card-textile_mill-crew = { building-textile_mill } ({ upgrade-crew })
card-crafting_guild-sails = { building-crafting_guild } ({ upgrade-sails })
card-crafting_guild-guns = { building-crafting_guild } ({ upgrade-guns })
card-artisan_guild-hull = { building-artisan_guild } ({ upgrade-hull })
card-artisan_guild-sails = { building-artisan_guild } ({ upgrade-sails })
card-tavern-crew = { building-tavern } ({ upgrade-crew })
card-tavern-guns = { building-tavern } ({ upgrade-guns })
card-v01 = Küstenfahrt
card-v02 = Heringsgründe
card-v03 = Steinbruchsund
card-v04 = Eisenfähre
card-v05 = Weberpassage
card-v06 = Drei Häfen
card-v07 = Ziegelreede
card-v08 = Holzküste
card-v09 = Gießersund
card-v10 = Segeltuchbucht
card-v11 = Postschiffroute
card-v12 = Leepassage
card-v13 = Seidenroute
card-v14 = Luvquerung
card-v15 = Kapfahrt
card-v16 = Schatzflotte
card-v17 = Zinnfähre
card-v18 = Laternenriff
card-v19 = Leinwandweite
card-v20 = Salzstraße
card-v21 = Schweineinseln
card-v22 = Kalkküste
card-v23 = Spierensund
card-v24 = Bernsteinstraße
card-passengers = Passagiere
card-fire_cannons = Feuer frei
card-letter_of_marque = Kaperbrief
card-full_sail_ahead = Volle Fahrt voraus
card-storm_ahead = Sturm voraus
card-cannons = Kanonen
card-close_the_hatches = Luken dicht
card-out_manoeuvre = Ausmanövriert
card-hoist_the_sails = Segel setzen
card-merchant = Händler

# Victory on the High Sea: was gefragt wird
prompt-outfit = { $left ->
    [one] Nimm zum Anfang noch einen Rohstoff.
   *[other] Nimm zum Anfang { $left } Rohstoffe nach Wahl.
}
prompt-voyages = Fahrten: weitersegeln, beenden oder bleiben.
prompt-any-voyage = { $left ->
    [one] Deine Fahrt bringt einen Rohstoff nach Wahl: Nimm ihn.
   *[other] Deine Fahrt bringt { $left } Rohstoffe nach Wahl: Nimm sie nacheinander.
}
prompt-any-commerce = Eine fremde Fahrt ist zu Ende: Dein Handel bringt dir einen Rohstoff nach Wahl.
prompt-any-industry = Manufaktur: Nimm einen Rohstoff nach Wahl.
prompt-merchant = Einen Händler spielen? Er bringt 1 Rohstoff jeder Sorte.
prompt-repairs = Repariere deine Schiffe oder mach weiter.
prompt-trade = Tausche Rohstoffe, spiel eine Karte oder beende den Zug.
prompt-play = Spiel eine Karte oder beende den Zug.
prompt-pay = { $left ->
    [one] Zahle noch einen beliebigen Rohstoff für die Ausrüstung.
   *[other] Zahle { $left } beliebige Rohstoffe für die Ausrüstung.
}
prompt-board = Passagiere mitnehmen? Sie zählen 2 Punkte, wenn du die Fahrt auf dem letzten Feld beendest.
prompt-discard = { $left ->
    [one] Lege eine Karte ab.
   *[other] Lege { $left } Karten ab.
}
prompt-arm = Gefecht mit { $other }, Breitseite { $round }: Wähle verdeckt die Munition, und ob du fliehst.
prompt-arm-sink_her = Versenke oder kapere das Schiff von { $other }: Wähle verdeckt die Munition, und ob du fliehst.
prompt-arm-take_her = Kapere das Schiff von { $other }, ohne es zu versenken: Wähle verdeckt die Munition, und ob du fliehst.
prompt-arm-get_away = Bring dein Schiff vor { $other } in Sicherheit: Wähle verdeckt die Munition, und ob du fliehst.
prompt-count = Würfel: du { $mine }, dein Gegner { $theirs }. Kanonen dazu?
prompt-place = Setze deine Würfel ({ $dice }) auf das gegnerische Schiff: { $track }.
prompt-answer = Einen Würfel von deinem Schiff nehmen?
window-count = Setzt jemand Kanonen dazu?
window-answer = Nimmt jemand einen Würfel von seinem Schiff?

# Victory on the High Sea: was man tun kann
label-take = 1 { $kind } nehmen
label-sail = Mit der { $ship } auf Feld { $space } segeln
label-end = Fahrt der { $ship } beenden
label-push = Kirche: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) auf Feld { $space } rücken
label-sail-none = Mit der { $ship } weitersegeln
label-push-none = Kirche: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) weiterrücken
label-stay = Mit der { $ship } auf Feld { $space } bleiben
label-stay-all = { $count ->
    [2] Mit beiden Schiffen bleiben
   *[other] Mit allen { $count } Schiffen bleiben
}
label-stay-none = Ohne Kirche weiter
label-merchant = Händler spielen
label-no-merchant = Kein Händler
label-repair = { $track } (Würfel { $face }) der { $ship } reparieren
label-repair-free = { $track } (Würfel { $face }) der { $ship } reparieren: gratis in der Taverne
label-repaired = Fertig mit Reparieren
label-trade = { $paid } gegen 1 { $kind } tauschen
label-traded = Fertig mit Tauschen
label-build = { $building } bauen
label-rebuild = { $building } statt { $old } bauen
label-fit = { $ship } ausrüsten: { $upgrade }
label-pay = 1 { $kind } zahlen
label-found = { $field } ausbauen: { $card } ablegen
label-lay = Schiff bauen: { $card } ablegen
label-barter = Rohstoff nach Wahl nehmen: { $card } ablegen
label-launch = { $ship } auf Fahrt schicken: { $voyage }
label-passengers = Passagiere mitnehmen
label-no-passengers = Keine Passagiere
label-full = Volle Fahrt voraus: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) 1 Feld vor
label-storm = Sturm voraus: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) 1 Feld zurück
label-fire = Die { $target } von { $other } mit der { $ship } angreifen
label-rest = Zug beenden
label-drop = { $card } ablegen
label-ball = Vollkugeln: treffen den Rumpf
label-chain = Kettenkugeln: treffen die Segel
label-grape = Kartätschen: treffen die Mannschaft
label-flee = Fliehen und feuern: { $shot }
label-letter = Kaperbrief: Angriff abwehren
label-cannons = Kanonen spielen: +2 Kanonen in dieser Breitseite
label-foundry = Gießerei nutzen: +1 Kanone für das ganze Gefecht
label-pass-count = Ohne Zusatzkanonen feuern
label-place = { $count ->
    [0] Keinen Würfel setzen
   *[other] { $spaces } füllen
}
label-mend = { $by }: Würfel wegnehmen ({ $track }, { $face })
label-pass-answer = Keinen wegnehmen

# Victory on the High Sea: was eine Aktion bewirkt
effect-draws = du ziehst eine Karte
effect-turn-ends = ohne eine Karte zu spielen
effect-discards = { $count ->
    [one] du legst eine Karte ab, dann endet dein Zug
   *[other] du legst { $count } Karten ab, dann endet dein Zug
}
effect-cubes = bringt { $cubes }
effect-cargo = Ladung dann: { $cubes }
effect-no-cubes = bringt keine Rohstoffe
effect-port = Hafenfeld, Reparatur möglich
effect-blast = Gefechtsfeld
effect-hunted-1 = { $first_you ->
    [1] du könntest
   *[other] { $first } könnte
} dort angreifen
effect-hunted-2 = { $first_you ->
    [1] du
   *[other] { $first }
} und { $second_you ->
    [1] du
   *[other] { $second }
} könnten dort angreifen
effect-hunted-3 = alle drei anderen könnten dort angreifen
effect-way = bis zu { $cubes }
effect-way-spaces = { $spaces } Felder, { $blasts ->
    [0] keins mit Gefecht
   *[other] { $blasts } mit Gefecht
}
effect-replaces = ersetzt: { $old }
effect-combat = das Gefecht beginnt sofort
effect-kept-voyage = { $cubes ->
    [one] 1 Rohstoff
   *[other] { $cubes } Rohstoffe
} auf { $spaces } Feldern
effect-kept-payable = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; du kannst sie jetzt bezahlen
effect-kept-short = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; noch nötig: { $cubes }
effect-choices = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
}
effect-piece = 1 Piaster
effect-piece-there = 1 Piaster, wenn die Fahrt dort endet
effect-delivered = { $count ->
    [one] Passagiere am Ziel
   *[other] { $count } Karten Passagiere am Ziel
}
effect-undelivered = { $count ->
    [one] Passagiere verloren: Das ist nicht das letzte Feld
   *[other] { $count } Karten Passagiere verloren: Das ist nicht das letzte Feld
}

# Victory on the High Sea: was ein Zug außer den Punkten ändert
worth-set-lost = { $cubes }: { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
worth-set-won = { $cubes }: { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
worth-left = übrig: { $cubes }
effect-leaves = { $track }: { $count } frei
effect-sinks = Versenkt das Schiff: { $ship }
effect-becalms = Keine Segel mehr: { $ship } kann nicht fliehen
effect-boards = Keine Mannschaft mehr: { $ship } kann gekapert werden
effect-unmanned = Keine Mannschaft mehr; um die { $ship } zu kapern, triff noch { $count } ihrer Segel
effect-no-boarders = Keine Mannschaft mehr, aber auch du hast keine, um die { $ship } zu kapern
effect-converts = { $face } aus { $dice }

# Victory on the High Sea: warum etwas nicht geht
refusal-other_step = Das gehört zu einem anderen Schritt des Zuges.
refusal-after_trade = Beende zuerst das Tauschen.
refusal-answer_first = Beantworte zuerst die Frage.
refusal-acted = Dieses Schiff ist in diesem Zug schon gesegelt.
refusal-at_finish = Dieses Schiff steht auf dem letzten Feld seiner Fahrt.
refusal-becalmed = Dieses Schiff hat keine Segel mehr: Es kommt nicht voran.
refusal-at_start = Dieses Schiff steht auf dem ersten Feld seiner Fahrt.
refusal-must_end = Beende zuerst die Fahrt der { $ship }.
refusal-no_card = Diese Karte hast du nicht: { $card }.
refusal-no_port = Repariert wird im Hafen oder auf einem Hafenfeld.
refusal-no_tavern = Jede Taverne repariert einmal je Zug gratis Mannschaft; keine ist mehr frei.
refusal-missing_cubes = Dir fehlen: { $cubes }.
refusal-too_few_cubes = Dir fehlen: { $cubes }.
refusal-traded = In dieser Partie tauschst du nur einmal je Zug.
refusal-same_kind = Du bekämst dieselbe Sorte, mit der du zahlst.
refusal-bank_is_out = Im Vorrat ist keins mehr: { $kind }.
refusal-four_buildings = Du hast schon vier Gebäude: Baue statt eines von ihnen.
refusal-room_for_building = Du hast noch Platz: Baue, ohne etwas zu ersetzen.
refusal-same_upgrade = Diese Ausrüstung hat das Schiff schon.
refusal-hull_would_fill = Ohne seinen zusätzlichen Rumpf würde das Schiff sinken.
refusal-field_improved = Dieser Bereich ist schon ausgebaut.
refusal-no_shipyards = Um Schiffe zu bauen, baue zuerst deine Werft aus.
refusal-no_ship_left = Alle Schiffe deiner Farbe sind im Spiel.
refusal-no_industry = Um einen Rohstoff für eine Karte zu bekommen, baue zuerst deine Manufaktur aus.
refusal-at_sea = Dieses Schiff ist schon auf Fahrt.
refusal-docked = Dieses Schiff liegt im Hafen: Angreifen kann man nur Schiffe auf Fahrt.
refusal-no_blast = Dieses Schiff steht auf keinem Gefechtsfeld.
refusal-own_no_blast = Dein eigenes Schiff steht auf keinem Gefechtsfeld.
refusal-fort = Ein Fort schützt dieses Schiff auf seinem ersten Feld.
refusal-cannot_flee = Dein Schiff hat keine Segel mehr: Es kann nicht fliehen.
refusal-no_foundry = Du brauchst 1 Eisen und eine Gießerei, die in diesem Gefecht noch unbenutzt ist.
refusal-no_guild = Dazu brauchst du ein Gebäude, das in dieser Breitseite noch unbenutzt ist: { $building }.
refusal-no_fresh_die = So lassen sich nur Würfel aus dieser Breitseite wegnehmen: { $building }.

# Victory on the High Sea: was geschehen ist
event-took = { $you ->
    [1] Du hast
   *[other] { $who } hat
} 1 { $kind } genommen.
event-dealt = Alle haben { $cards } Karten bekommen.
event-turn = { $you ->
    [1] Runde { $round }: Du bist am Zug.
   *[other] Runde { $round }: { $who } ist am Zug.
}
event-relief = { $you ->
    [1] Du hattest kein Schiff mehr und hast gratis ein neues bekommen, die { $ship }.
   *[other] { $who } hatte kein Schiff mehr und hat gratis ein neues bekommen, die { $ship }.
}
event-produced = { $you ->
    [1] Du hast
   *[other] { $who } hat
} 1 { $kind } erzeugt.
event-sailed = { $you ->
    [1] Du bist
   *[other] { $who } ist
} mit der { $ship } auf Feld { $space } von { $spaces } gesegelt.
event-stayed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } auf Feld { $space } von { $spaces } liegen lassen.
event-pushed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Kirche genutzt: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) rückt auf Feld { $space } von { $spaces }.
event-ended = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die Fahrt der { $ship } beendet und { $cubes } bekommen.
event-piece = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Piaster bekommen.
event-delivered = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [one] Passagiere ans Ziel gebracht.
   *[other] { $count } Karten Passagiere ans Ziel gebracht.
}
event-undelivered = { $you ->
    [1] Deine Passagiere sind vor dem Ziel von Bord gegangen und zählen nichts.
   *[other] Die Passagiere von { $who } sind vor dem Ziel von Bord gegangen und zählen nichts.
}
event-merchant = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Händler gespielt und { $cubes } bekommen.
event-repaired = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } repariert: { $track } ({ $face }).
event-repaired_free = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } in der Taverne gratis repariert: { $track } ({ $face }).
event-reshuffled = { $cards ->
    [one] Die eine abgelegte Karte ist der neue Stapel.
   *[other] Die { $cards } abgelegten Karten wurden gemischt.
}
event-nothing_to_draw = { $you ->
    [1] Du kannst nicht ziehen: Es ist keine Karte mehr da.
   *[other] { $who } kann nicht ziehen: Es ist keine Karte mehr da.
}
event-drew = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Karte gezogen.
event-drew_own = Deine neue Karte: { $card }.
event-traded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $paid } gegen 1 { $kind } getauscht.
event-rested = { $you ->
    [1] Du hast
   *[other] { $who } hat
} den Zug beendet.
event-built = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Gebäude gebaut: { $building }.
event-rebuilt = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Gebäude gebaut: { $building } statt { $old }.
event-fitted = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } ausgerüstet: { $upgrade }.
event-founded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} den Hafen ausgebaut: { $field }.
event-laid = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Schiff gebaut: die { $ship }.
event-bartered = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die Manufaktur genutzt und { $card } abgelegt.
event-set_out = { $you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } auf Fahrt geschickt: { $voyage }.
event-boarded = { $you ->
    [1] Du hast
   *[other] { $who } hat
} Passagiere an Bord der { $ship } genommen.
event-full_sail = { $you ->
    [1] Du hast
   *[other] { $who } hat
} Volle Fahrt voraus gespielt: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) segelt auf Feld { $space } von { $spaces }.
event-storm = { $you ->
    [1] Du hast
   *[other] { $who } hat
} Sturm voraus gespielt: { $ship } ({ $other_you ->
    [1] dein Schiff
   *[other] { $other }
}) treibt zurück auf Feld { $space } von { $spaces }.
event-dropped = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $card } abgelegt.
event-attacked = { $you ->
    [1] Du hast
   *[other] { $who } hat
} mit der { $ship } { $other_you ->
    [1] deine { $target }
   *[other] die { $target } von { $other }
} angegriffen.
event-sealed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} verdeckt gewählt.
event-letter = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Kaperbrief gespielt: Der Angriff fällt aus.
event-flees = { $you ->
    [1] Du versuchst zu fliehen.
   *[other] { $who } versucht zu fliehen.
}
event-cannons = { $you ->
    [1] Du hast
   *[other] { $who } hat
} Kanonen gespielt: 2 Kanonen mehr in dieser Breitseite.
event-foundry = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Gießerei genutzt: 1 Kanone mehr in diesem Gefecht.
event-threw = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $shot } gefeuert und { $dice } gewürfelt; ohne Einsen und gleiche Würfel bleiben: { $left }.
event-placed = { $you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [0] keinen Würfel gesetzt.
   *[other] die { $ship } getroffen: { $track } { $spaces }.
}
event-mended = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Würfel weggenommen ({ $track }, { $face }): { $by }.
event-next_round = Breitseite { $round } beginnt.
event-sunk = { $you ->
    [1] Deine { $ship } wurde versenkt.
   *[other] Die { $ship } von { $who } wurde versenkt.
}
event-admiralty = { $you ->
    [1] Du hast
   *[other] { $who } hat
} eine Admiralitätsmarke bekommen.
event-captured = { $you ->
    [1] Du hast
   *[other] { $who } hat
} ein Schiff gekapert: { $ship } ({ $other_you ->
    [1] bisher deins
   *[other] bisher von { $other }
}).
event-jolly_roger = { $you ->
    [1] Du hast
   *[other] { $who } hat
} einen Jolly Roger bekommen.
event-apart = Beide Schiffe sind entkommen: Das Gefecht ist vorbei.
event-escaped = { $you ->
    [1] Du bist
   *[other] { $who } ist
} entkommen: Das Gefecht ist vorbei.
event-fight_stopped = Das Gefecht endet nach { $rounds } Breitseiten ohne Ergebnis.
event-declared = { $you ->
    [1] Du sagst { $points } Punkte an: Diese Runde ist die letzte.
   *[other] { $who } sagt { $points } Punkte an: Diese Runde ist die letzte.
}
event-bonus = { $you ->
    [1] Du bekommst
   *[other] { $who } bekommt
} { $points } Punkte extra für die erste Ansage.
event-rounds_over = Die { $rounds } Runden sind vorbei.
event-duel_over = { $you ->
    [1] Du hast
   *[other] { $who } hat
} das Duell gewonnen.

# Victory on the High Sea: wie ein Gefecht ausgehen kann
forecast-peace = daraus wird kein Gefecht
forecast-fight = das Gefecht beginnt
forecast-letter = ein Kaperbrief verhindert den Angriff
forecast-sank = du versenkst das gegnerische Schiff
forecast-both = beide Schiffe sinken
forecast-lost = dein Schiff sinkt
forecast-took = du kaperst das gegnerische Schiff
forecast-taken = dein Schiff wird gekapert
forecast-away = beide Schiffe entkommen
forecast-case-ball-ball = du feuerst Vollkugeln, der Gegner feuert Vollkugeln
forecast-case-ball-board = du feuerst Vollkugeln, der Gegner will kapern
forecast-case-ball-flee = du feuerst Vollkugeln, der Gegner flieht
forecast-case-chain-ball = du feuerst Kettenkugeln, der Gegner feuert Vollkugeln
forecast-case-chain-board = du feuerst Kettenkugeln, der Gegner will kapern
forecast-case-chain-flee = du feuerst Kettenkugeln, der Gegner flieht
forecast-case-grape-ball = du feuerst Kartätschen, der Gegner feuert Vollkugeln
forecast-case-grape-board = du feuerst Kartätschen, der Gegner will kapern
forecast-case-grape-flee = du feuerst Kartätschen, der Gegner flieht
forecast-case-flee-ball = du fliehst, der Gegner feuert Vollkugeln
forecast-case-flee-board = du fliehst, der Gegner will kapern
forecast-case-flee-flee = du fliehst, der Gegner flieht

# Victory on the High Sea: why a captain does something
why-set = { $points ->
    [one] Gleiche Rohstoffe zählen dann 1 Punkt mehr.
   *[other] Gleiche Rohstoffe zählen dann { $points } Punkte mehr.
}
why-win = Das macht { $points } Punkte, genug zum Ansagen.
why-sail = { $turns ->
    [1] Die { $ship } bringt { $cubes ->
        [one] 1 Rohstoff
       *[other] { $cubes } Rohstoffe
    } heim, wenn ihre Fahrt im nächsten Zug endet.
   *[other] Die { $ship } bringt in { $turns } Zügen { $cubes ->
        [one] 1 Rohstoff
       *[other] bis zu { $cubes } Rohstoffe
    } heim.
}
why-sail-last = { $turns ->
    [1] Die { $ship } bringt im nächsten Zug vom letzten Feld { $cubes ->
        [one] 1 Rohstoff
       *[other] { $cubes } Rohstoffe
    } heim.
   *[other] Segelt die { $ship } bis ans Ende ihrer Fahrt, bringt sie in { $turns } Zügen { $cubes ->
        [one] 1 Rohstoff
       *[other] { $cubes } Rohstoffe
    } heim.
}
why-sail-passengers = { $turns ->
    [1] Die { $ship } bringt im nächsten Zug { $cubes ->
        [one] 1 Rohstoff
       *[other] { $cubes } Rohstoffe
    } heim und setzt ihre Passagiere ab.
   *[other] Segelt die { $ship } bis ans Ende ihrer Fahrt, bringt sie in { $turns } Zügen { $cubes ->
        [one] 1 Rohstoff
       *[other] { $cubes } Rohstoffe
    } heim und setzt ihre Passagiere ab.
}
why-end-danger = { $other_you ->
    [1] Auf dem nächsten Feld könntest du die { $ship } angreifen.
   *[other] Auf dem nächsten Feld könnte { $other } die { $ship } angreifen.
}
why-end = { $now ->
    [one] Jetzt 1 Rohstoff
   *[other] Jetzt { $now } Rohstoffe
} statt { $cubes } in { $turns ->
    [1] einem Zug
   *[other] { $turns } Zügen
}.
why-yield = { $points ->
    [one] 1 Punkt, dazu in jedem Zug 1 { $kind }.
   *[other] { $points } Punkte, dazu in jedem Zug 1 { $kind }.
}
why-points = { $points ->
    [one] 1 bleibender Punkt für { $cubes } Rohstoffe.
   *[other] { $points } bleibende Punkte für { $cubes } Rohstoffe.
}
why-field-0 = { $points } Punkte, dazu ein Rohstoff, sooft ein anderer eine Fahrt beendet.
why-field-1 = 1 Punkt, und ab jetzt können Schiffe gebaut werden.
why-field-2 = 1 Punkt, und ab jetzt bringt eine überzählige Karte einen Rohstoff.
why-ship = Mit { $count } Schiffen sind { $count } Fahrten zugleich möglich.
why-fit-guns = Die { $ship } hat dann { $cannons } Kanonen.
why-fit = { $track }: Die { $ship } hat dort dann { $free } Plätze frei.
why-passengers = Sie zählen { $points } Punkte, wenn die Fahrt auf dem letzten Feld endet.
why-barter = Eine überzählige Karte bringt jetzt einen Rohstoff.
why-repair = { $track }: Die { $ship } hat dort { $free ->
    [0] keinen Platz mehr frei
    [one] nur noch 1 Platz frei
   *[other] nur noch { $free } Plätze frei
}.
why-leader = { $other_you ->
    [1] Du führst mit { $points } Punkten.
   *[other] { $other } führt mit { $points } Punkten.
}
why-fire = { $cubes ->
    [0] Wer die { $ship } kapert, übernimmt auch ihre Fahrt.
    [one] Wer die { $ship } kapert, übernimmt auch ihre Fahrt mit bisher 1 Rohstoff.
   *[other] Wer die { $ship } kapert, übernimmt auch ihre Fahrt mit bisher { $cubes } Rohstoffen.
}
why-shot = Zum Versenken braucht es { $hull } Würfel auf den Rumpf, zum Kapern { $crew } auf die Mannschaft und { $sails } auf die Segel.
why-shot-faster = Zum Versenken braucht es { $hull } Würfel auf den Rumpf, zum Kapern { $crew } auf die Mannschaft.
why-sink = Das versenkt die { $ship }.
why-board = Dann hat die { $ship } keine Mannschaft mehr und kann gekapert werden.

# Victory on the High Sea: goals for a turn
goal-points = So viele Punkte wie möglich nach diesem Zug
goal-cubes = So viele Rohstoffe wie möglich nach diesem Zug
goal-set = Mehr Punkte für gleiche Rohstoffe
goal-building = Ein Gebäude mehr
goal-commerce = Handel ausbauen
goal-shipyards = Werft ausbauen
goal-industry = Manufaktur ausbauen
goal-ship = Ein Schiff bauen
goal-upgrade = Ein Schiff ausrüsten
goal-launch = Ein Schiff auf Fahrt schicken
figure-cubes = Rohstoffe { $before } → { $after }

# Victory on the High Sea: Rückblick, was besser gewesen wäre
plan-flee = Flucht mit { $shot }
did-plan = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} { $plan } gewählt
did-place = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} { $count ->
    [0] keinen Würfel gesetzt
   *[other] { $spaces } gefüllt
}
did-mend = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} die { $face } weggenommen ({ $track })
did-pass-answer = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} keinen Würfel weggenommen
did-pass-count = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} keine Kanonen dazugenommen
did-cannons = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} Kanonen gespielt
did-foundry = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} eine Gießerei genutzt
would-plan = Mit { $plan }
would-place = { $count ->
    [0] Ohne einen gesetzten Würfel
   *[other] Mit { $spaces }
}
would-mend = Ohne die { $face } ({ $track })
would-pass-answer = Mit allen Würfeln
would-pass-count = Ohne weitere Kanonen
would-cannons = Mit 2 Kanonen mehr
would-foundry = Mit der Kanone der Gießerei
told-letter = { $did }. Der Kaperbrief hätte den Angriff verhindert.
told-sunk = Breitseite { $round }: { $did }. { $would } sinkt die { $ship } in { $better } von 100 Fällen statt in { $worse }.
told-captured = Breitseite { $round }: { $did }. { $would } wird die { $ship } in { $better } von 100 Fällen gekapert statt in { $worse }.
told-lost = Breitseite { $round }: { $did }. { $would } geht die { $ship } in { $better } von 100 Fällen verloren statt in { $worse }.
told-attack = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } nicht angegriffen: Von 100 Angriffen gelingen { $won }, und { $lost } kosten die { $own }.
told-no-attack = { $who_you ->
    [1] Du hast
   *[other] { $who } hat
} die { $ship } angegriffen: Von 100 solchen Angriffen gelingen { $won }, und { $lost } kosten die { $own }.
why-more-points = Das bringt sofort { $points ->
    [0] mehr Punkte
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}.
why-more-voyages = Die Schiffe bringen dann mehr von ihren Fahrten.
why-more-hand = Die Karten, die auf der Hand bleiben, sind mehr wert.
why-more-damage = Die Schiffe sind dann weniger beschädigt.
why-more-danger = Die Schiffe auf Fahrt sind dann weniger in Gefahr.
why-more-fight = Die Aussichten im Gefecht sind dann besser.
why-sooner = Die 15 Punkte sind dann etwa { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
} früher zu erwarten.
why-drop = { $card } bringt von dieser Hand am wenigsten.
why-drop-farther = Für { $card } { $cubes ->
    [one] fehlt 1 Rohstoff
   *[other] fehlen { $cubes } Rohstoffe
}, für die andere Karte { $others ->
    [0] keiner
   *[other] nur { $others }
}.
why-odds-sunk = Die { $ship } sinkt dann in { $better } von 100 Fällen, bei der nächstbesten Wahl in { $worse }.
why-odds-captured = Die { $ship } wird dann in { $better } von 100 Fällen gekapert, bei der nächstbesten Wahl in { $worse }.
why-odds-lost = Die { $ship } geht dann in { $better } von 100 Fällen verloren, bei der nächstbesten Wahl in { $worse }.
why-first = Für { $count } der { $of } Bauten braucht man { $kind }.
