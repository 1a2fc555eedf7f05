# Rückblick auf ein beendetes Gefecht: Plan, Logbuch des Schiffs, Glück
lookback-plan = Der Plan des Gefechts
lookback-plan-words = Plan des Gefechts, { $duel }. { $result }
lookback-key-turn = Beginn einer Runde
lookback-key-fire = Breitseite: dick, viele Treffer
lookback-key-flame = Feuer an Bord
lookback-key-card = gespielte Karte
lookback-key-end = das Ende
lookback-wind = Wind
lookback-keep-svg = Als SVG speichern
lookback-keep-png = Als Bild speichern
lookback-file = gefechtsplan
lookback-luck = Glück der Geschützführer
lookback-player = Spieler
lookback-told = Treffer der Geschütze
lookback-expected = Zu erwarten
lookback-worth = Glück in Punkten
lookback-luck-key = Als Treffer der Geschütze zählt, was nach den Abwehrwürfeln übrig blieb. Zu erwarten ist, was jede Salve im Mittel bringt, so wie gezielt wurde. Der Unterschied ist Glück; die Analyse nennt dieselbe Zahl. Das Duell wird dagegen nach Feldern gezählt: Durch Längsfeuer und Nahkampf werden es mehr, durch Reparaturen weniger.
lookback-log = Logbuch: { $ship }
lookback-whose = Wessen Logbuch
lookback-time = { $time } Uhr
lookback-log-key = Ein Impuls ist als eine Minute erzählt.
lookback-log-wind = Wind aus { $from }.
lookback-log-shift = Der Wind drehte und wehte nun aus { $from }.
lookback-log-sighted = Klar Schiff zum Gefecht; { $enemy } in Sicht, Kurs { $heading }.
lookback-log-night = Die Nacht brach herein und trennte uns.
lookback-log-grappled = Beide Schiffe liegen aneinander fest.
lookback-log-turned = { $own ->
    [1] Wir drehten auf Kurs { $heading }.
   *[other] Der Gegner drehte auf Kurs { $heading }.
}
lookback-log-in_irons = { $own ->
    [1] Wollten wenden; das misslang, und wir lagen im Wind fest, Bug nach { $heading }.
   *[other] Der Gegner wollte wenden; das misslang ihm, und er lag im Wind fest, Bug nach { $heading }.
}
lookback-range-pistol = auf Pistolenschussweite
lookback-range-musket = auf Musketenschussweite
lookback-range-gun = auf gute Schussweite
lookback-range-long = auf weite Entfernung
lookback-rake-bow = , der Länge nach von vorn
lookback-rake-stern = , der Länge nach von achtern
lookback-raked-bow = , der Länge nach von vorn
lookback-raked-stern = , der Länge nach von achtern
lookback-log-fired = { $own ->
    [1] Gaben dem Gegner { $far } unsere Breitseite von { $side }{ $raked }: { $told ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $told } Treffer.
    }
   *[other] Erhielten { $far } seine Breitseite von { $side }{ $raked }: { $told ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $told } Treffer.
    }
}
lookback-log-chasers = { $own ->
    [1] { $end } abgefeuert: { $told ->
        [one] ein Treffer in seiner Takelage.
       *[other] { $told } Treffer in seiner Takelage.
    }
   *[other] Der Gegner feuerte, { $end }: { $told ->
        [one] ein Treffer in unserer Takelage.
       *[other] { $told } Treffer in unserer Takelage.
    }
}
lookback-log-caught_fire = { $own ->
    [1] Feuer an Bord.
   *[other] Sahen den Gegner brennen.
}
lookback-log-doused = { $own ->
    [1] Löschten das Feuer.
   *[other] Der Gegner löschte sein Feuer.
}
lookback-log-morale-handy = { $own ->
    [1] Unsere Leute haben wieder Mut gefasst.
   *[other] Seine Leute haben wieder Mut gefasst.
}
lookback-log-morale-fair = { $own ->
    [1] Unsere Leute stehen nicht mehr so fest an den Geschützen.
   *[other] Seine Leute stehen nicht mehr so fest an den Geschützen.
}
lookback-log-morale-unfit = { $own ->
    [1] Unsere Leute wanken.
   *[other] Seine Leute wanken.
}
lookback-log-morale-strike_check = { $own ->
    [1] Unsere Leute wollen aufgeben; man spricht vom Streichen der Flagge.
   *[other] Seine Leute sind nahe daran aufzugeben.
}
lookback-log-boards = { $own ->
    [1] Riefen die Enterer zusammen.
   *[other] Der Gegner versuchte zu entern.
}
lookback-log-repelled = { $own ->
    [1] Unsere Enterer wurden zurückgeworfen.
   *[other] Warfen seine Enterer zurück.
}
lookback-log-captured = { $own ->
    [1] Überwältigt; das Schiff ist genommen.
   *[other] Nahmen die { $enemy } in Besitz.
}
lookback-log-struck = { $own ->
    [1] Strichen die Flagge.
   *[other] Die { $enemy } strich die Flagge.
}
lookback-log-broke_off = { $own ->
    [1] Brachen das Gefecht ab und setzten Segel.
   *[other] Die { $enemy } brach das Gefecht ab und setzte Segel.
}

# Was wäre gewesen
lookback-whatif = Was wäre, wenn …
lookback-whatif-later = Wenn das Gefecht vorbei ist, kannst du jede Entscheidung darin ändern und sehen, was daraus geworden wäre.
lookback-whatif-none = In diesem Gefecht lässt sich keine Entscheidung ändern.
lookback-whatif-about = Wähle eine Entscheidung und etwas anderes an ihrer Stelle. Zwei Kapitäne segeln das Gefecht von dort weiter, 50-mal mit jeder Wahl. Sie wissen nur, was man in diesem Augenblick wissen konnte.
lookback-decision = { $impulse ->
    [0] { $what } · Runde { $turn }
   *[other] { $what } · Runde { $turn }, Impuls { $impulse }
}
lookback-decision-crew = Mannschaft · Runde { $turn }
lookback-decision-where = { $done } · { $where }, Abstand { $range }
lookback-did-turn-port = Nach „Vorwärts“ nach Backbord gedreht
lookback-did-turn-starboard = Nach „Vorwärts“ nach Steuerbord gedreht
lookback-did-turn-none = Nach „Vorwärts“ Kurs gehalten
lookback-did-crew = Mannschaft der Runde
lookback-crew-task = { $task } { $men }
lookback-crew-none = niemand an einer Aufgabe
lookback-did-strain-0 = Keine Anstrengung
lookback-did-strain-1 = Anstrengung 1
lookback-did-strain-2 = Anstrengung 2
lookback-whatif-picture = Wie beide Schiffe lagen, und was vorausging
lookback-whatif-lead = Vorsprung im Mittel
lookback-whatif-better = Die andere Wahl wäre um { $points } Punkte besser gewesen ({ $low } bis { $high }).
lookback-whatif-worse = Die andere Wahl wäre um { $points } Punkte schlechter gewesen ({ $low } bis { $high }).
lookback-whatif-same = Kein klarer Unterschied ({ $low } bis { $high } Punkte für die andere Wahl).
