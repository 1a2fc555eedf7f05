# Punkte im Vergleich
standing-chip-danger = Ziel der Meuterei

# Gefahr der Meuterei
standing-danger = Gefahr der Meuterei
standing-danger-none = Niemand hat Landratten: Eine Meuterei träfe niemanden.
standing-danger-hit = Würde getroffen: verliert { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-danger-below = { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
} unter dem Höchststand

# Seesoldaten
standing-race = Rangliste der Seesoldaten
standing-race-prize = { $place } Platz { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-race-prizes = Preise: { $prizes }.
standing-race-now = { $place } Platz, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-race-out = keine Seesoldaten, kein Platz
standing-race-next = +{ $need } Stärke für den { $place } Platz ({ $points } Punkte)
standing-race-needs = Nötige Stärke: { $next }

# Sätze der Handwerke
standing-sets = Sätze der Handwerke
standing-set = { $count } von { $total } Handwerken, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
standing-set-next = { $had }; das nächste bringt +{ $points }
standing-set-full = { $had }; der Satz ist voll

# Schiffstafel
standing-berth-free = frei
standing-of-berths = { $count } von { $most }
standing-crew-whole = seine Mannschaft ist vollzählig
standing-strength = Stärke { $count }
standing-red = { $count ->
    [one] 1 Meuterer
   *[other] { $count } Meuterer
}

# Stapel und Aussichten
standing-next-none = Der Stapel ist leer: Es kommen keine Karten mehr.
standing-next-mutiny = Die nächste Karte ist sicher eine Meuterei.
standing-next-town = { $count ->
    [one] Die nächste Karte ist { $towns }.
   *[other] Die nächste Karte ist einer von { $count } Orten: { $towns }.
}
standing-next-officer = Die nächste Karte ist ein Offizier, am ehesten { $rank }: { $left } von { $unseen }, { $chance }.
standing-face-down = { $count ->
    [0] Keine Karte liegt verdeckt.
    [one] 1 Karte liegt verdeckt ({ $officers ->
        [0] kein Offizier
       *[other] ein Offizier
    }); sie wird am Ende des Zuges aufgedeckt.
   *[other] { $count } Karten liegen verdeckt, davon { $officers } Offiziere; sie werden am Ende des Zuges aufgedeckt.
}
standing-percent = { $whole } %
standing-under-one = < 1 %
standing-over-99 = > 99 %
standing-all-seen = Alle Offiziere sind gesehen worden.
standing-officers = Noch ungesehene Offiziere ({ $count })
standing-kind = Offizier
standing-left = Übrig
standing-of = { $left } von { $unseen }
standing-ahead = Wie weit voraus
standing-ahead-next = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
standing-ahead-down = Verdeckte
standing-soon = { $count ->
    [one] Aussicht der nächsten Karte
   *[other] Mindestens einer in { $count }
}
standing-soon-down = Mindestens einer verdeckt
standing-kind-navigator = Navigator
standing-kind-crack_crew = Elitemannschaft
standing-towns = Orte noch im Stapel
standing-towns-none = Keine: Alle Orte sind schon gekommen.
standing-mutinies = { $count ->
    [0] Keine Meuterei ist mehr im Stapel.
    [one] 1 Meuterei ist noch im Stapel.
   *[other] { $count } Meutereien sind noch im Stapel.
}
standing-landsmen = Stapel der Landratten ({ $count })
standing-landsman-none = Es sind keine Landratten mehr da.
standing-landsman-next = Die nächste Landratte liegt offen: { $trade }.
standing-landsmen-below = Unter ihr, jeweils mit der Aussicht, als Nächste zu kommen:
standing-trade-left = { $trade } × { $count }, { $chance }
standing-odds-note = Berechnet aus dem, was alle sehen: alle Karten des Spiels ohne die in Portsmouth, an Bord und verlorenen. Die Reihenfolge der Stapel wird nicht benutzt.

# Der größte Erfolg eines Spiels
deed-lieutenants = { $count ->
    [one] 1 Leutnant
   *[other] { $count } Leutnants
}
deed-navigators = { $count ->
    [one] 1 Navigator
   *[other] { $count } Navigatoren
}
deed-crack_crews = { $count ->
    [one] 1 vollständige Elitemannschaft
   *[other] { $count } vollständige Elitemannschaften
}
deed-midshipmen = { $count ->
    [one] 1 ungenutzter Fähnrich
   *[other] { $count } ungenutzte Fähnriche
}
deed-petty_officers = { $count ->
    [one] 1 Maat
   *[other] { $count } Maate
}
deed-specialties = { $count ->
    [one] 1 Handwerk
   *[other] { $count } verschiedene Handwerke
}
deed-seamen = { $count ->
    [one] 1 Matrose
   *[other] { $count } Matrosen
}
deed-marines = { $count ->
    [one] Seesoldaten der Stärke 1
   *[other] Seesoldaten der Stärke { $count }
}
deed-money = { $count ->
    [one] 1 £
   *[other] { $count } £
}
deed-trainer = Ausbilder
deed-landsmen = { score-landsmen }
deed-mutineers = { score-mutineers }
