# Die Karte und was auf ihr liegt
table-board = Seekarte
table-grid = Karibik, 12 Reihen, 16 Spalten
table-sea = See
table-sea-name = Offene See
table-land = Land
table-land-name = Land
table-merchant = Handelsschiff
table-merchant-name = Handelsschiff
table-merchants = { $count ->
    [one] Handelsschiff
   *[other] { $count } Handelsschiffe
}
table-own-ship = dein Schiff
table-your-ship = Dein Schiff
table-ship-of = { $you ->
    [1] Dein Schiff
   *[other] Schiff von { $who }
}
table-told-port = { $port }, Hafen
table-told-buys = kauft { $goods }
table-told-sells = verkauft { $goods }
table-told-last = dein letzter Hafen, jetzt kein Handel
table-told-brings = deine Ladung bringt { $amount }
table-told-ship = { $you ->
    [1] dein Schiff
   *[other] Schiff von { $who }
}: { $cargo }
table-told-reach = erreichbar für { $needs } von { $all } Feldern
table-good-price = { $good } { $price }
table-some-good = { $count } { $good }
table-no-cargo = keine Ladung
table-spaces-spoken = { $half ->
    [0] { $whole }
   *[other] { $whole ->
        [0] ein halbes
        [1] eineinhalb
        [2] zweieinhalb
        [3] dreieinhalb
        [4] viereinhalb
        [5] fünfeinhalb
        [6] sechseinhalb
        [7] siebeneinhalb
        [8] achteinhalb
       *[other] { $whole } und ein halbes
    }
}
table-loupe = Felder um { $square }
table-rose-north = N
table-rose-south = S
table-wind-neutral = Windstille
table-wind-north = Wind nach Norden
table-wind-east = Wind nach Osten
table-wind-south = Wind nach Süden
table-wind-west = Wind nach Westen
table-deck = Stapel { $count }
table-fight = { $attacker } { $mine }, { $defender } { $theirs }

# Ziele und Preise
table-destinations = Wohin du segeln kannst
table-spaces = { $half ->
    [1] ½ Feld
    [2] 1 Feld
   *[other] { $spaces } Felder
}
table-from = ab { $far }
table-merchant-at = { $square } · { $at } von { $count }
table-next-one = weiter ›
table-wind-brief-neutral = Windstille
table-wind-brief-north = nach Norden
table-wind-brief-east = nach Osten
table-wind-brief-south = nach Süden
table-wind-brief-west = nach Westen
table-spaces-of = { $needs } von { $all } Feldern
table-brings = +{ $amount }
table-win = Sieg { $chance }
table-win-chance = Sieg { $chance }
table-percent = { $whole } %
table-under-one = unter 1 %
table-over-99 = über 99 %
table-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
table-turns-away = { $count } Züge entfernt bei diesem Wind
table-last-port = letzter Hafen
table-last-port-brief = letzter Hafen
table-stay = Bleiben
table-stay-more = nicht segeln
table-prices = Preise
table-prices-caption = Was jeder Hafen kauft und verkauft, in Silber
table-no-card = noch keine Preise
table-buys = kauft
table-sells = verk.
table-good = Ware
table-bank = noch { $count }
table-cell-buys = kauft { $price }
table-cell-sells = verkauft { $price }
table-your-cargo = Deine Ladung
table-distance = Wie weit
table-here = hier

# Worauf man zeigt
table-hint = { $touch ->
    [1] Tippe einen Hafen, ein Schiff oder ein Handelsschiff an: Weg, Preise und Chancen. Noch einmal: hinsegeln.
   *[other] Klicke einen Hafen, ein Schiff oder ein Feld an: Weg, Preise und Chancen. Noch einmal: hinsegeln.
}
table-brings-sum = Deine Ladung bringt { $brings }: Silber { $silver } → { $after }.
table-brings-there = Deine Ladung bringt { $cargo } Silber.
table-last-long = Dein letzter Hafen: Hier kannst du erst wieder handeln, wenn du in einem anderen warst.
table-carries = { $who }: { $cargo } an Bord.
table-win-lose = Sieg { $win }, Niederlage { $lose }
table-fight-goods = Im Mittel { $goods } Karten; Platz für { $room }.
table-fight-merchant = Eine Niederlage beendet deinen Zug.
table-fight-player = { $who } hat { $load ->
    [one] 1 Warenkarte
   *[other] { $load } Warenkarten
}. Eine Niederlage kann Ladung kosten (du hast { $own }) und schickt dich in einen Hafen.
table-danger-none = Dort kann dich vor deinem nächsten Zug niemand angreifen.
table-danger = { $count ->
    [one] Dort könnte dich danach ein Spieler angreifen
   *[other] Dort könnten dich danach { $count } Spieler angreifen
}: { $who }.
table-danger-who = { $who } (Sieg { $chance })

# Die Leiste
table-silver-word = Silber
table-silver = { $amount } Silber
table-likely-port = { $port } ansehen: +{ $amount } Silber
table-then-trade = dann handeln
table-no-trade = dort kein Handel
table-do-attack = { $who } auf { $square } angreifen
table-do-merchant = Handelsschiff auf { $square } angreifen
table-do-leave = { $port } verlassen

# Schiffe
table-ship-open = Schiff
table-tracks = Leisten
table-track = Leiste
table-positions = Stufen
table-next-step = Nächste Stufe
table-track-told = { $track } { $value }, Stufe { $position } von { $positions }
table-track-value = { $track } { $value }
table-track-full = letzte Stufe
table-track-full-brief = voll
table-gain = ★+{ $gain }
table-load = { $load }/{ $hold }
table-load-of = Laderaum { $load } von { $hold }
table-infamy-of = ★{ $infamy } von { $goal }
table-cargo = Ladung
table-cargo-told = Ladung: { $cargo }
table-hold-empty = nichts geladen
table-relics = Relikte
table-no-relics = keine Relikte
table-debts = { $count ->
    [one] Schuld des Schiffbauers
   *[other] { $count } Schulden des Schiffbauers
}
table-purse = { $amount } Silber
table-purse-closed = Beutel zu
table-purse-closed-long = Der Beutel ist geschlossen: Nur wer ihn hat, sieht das Silber.
table-chip-label = { $who }, { $shape }, { $captain }, Verruf { $infamy }, { $cargo }
table-no-captain = noch kein Kapitän
table-lies-in-port = Liegt in { $port }; das ist der letzte Hafen.
table-lies-at-sea = Auf See, Feld { $square }; letzter Hafen { $port }.
table-ship-sums = Mit Relikten und Fähigkeiten: { $spaces } Felder, +{ $combat } im Kampf, +{ $crew } auf Mannschaftswürfe. Verruf { $infamy }.
table-sheet-compare = Alle Schiffe im Vergleich
table-menu-compare = Alle Schiffe vergleichen

# Der Tisch in Worten, Tasten, Befehle
table-in-reach = { $count ->
    [one] 1 Feld erreichbar
   *[other] { $count } Felder erreichbar
}
table-reach-item = { $square }, { $what }: { $spaces } Felder
table-told-captain = { $who } ({ $captain }), { $where }: Verruf { $infamy }; { $tracks }; { $cargo } in einem Laderaum für { $hold }; { $relics }.
table-card-said = Letzte Karte: { $card }. { $told }
table-no-bounty = In diesem Zug wurde noch keine Beutekarte gezogen.
table-coin = { $amount }
table-key-of-jump = g, dann j 6
table-key-does-jump = zu einem Feld
table-key-of-main = e
table-key-does-main = was der große Knopf sagt: ziehen, segeln, verlassen
table-key-of-destination = n, N
table-key-does-destination = nächstes oder voriges erreichbares Ziel
table-key-of-ships = f
table-key-does-ships = nächstes Schiff
table-key-of-merchant = v
table-key-does-merchant = nächstes Handelsschiff
table-key-of-port = 1 – 6
table-key-does-port = ein Hafen, im Uhrzeigersinn ab Havanna
table-key-of-wind = W
table-key-does-wind = den Wind ansagen
table-key-of-card = b
table-key-does-card = die letzte Beutekarte ansagen
table-key-of-prices = $
table-key-does-prices = Preise aller Häfen
table-command-sail = segeln
table-command-stay = bleiben
table-command-draw = ziehen
table-command-roll = würfeln
table-command-sell = verkaufen
table-command-buy = kaufen
table-command-upgrade = ausbauen
table-command-wind = wind
table-command-done = fertig
table-command-pass = lassen
table-target-draw = Beutekarte
table-target-roll = Würfel
table-target-reroll = neuer Wurf
table-target-stand = Wurf behalten
table-target-done = Ende des Besuchs
table-target-stay = bleiben
table-target-pass = lassen
table-target-take = Beute
table-target-enough = genug
table-target-accept = annehmen
table-target-decline = ablehnen
table-target-silver = Silber
study-step-captain = Wahl des Kapitäns
study-step-sail = Kurs
study-step-port = Hafenbesuch
study-step-outfit = erste Einkäufe
study-drawn-played = Gespielt, graue Linie: { $what }.
study-drawn-better = Besser, goldene Linie: { $what }.

# Was es kostet
cost-silver = { $count } Silber
cost-silver-spoken = { $count } Silber
