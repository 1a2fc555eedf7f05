# Was die Fragen neben ihren Antworten sagen.
ask-percent = { $count } %
ask-chance = gelingt: { $chance }
ask-unharmed = ohne Schaden: { $chance }
ask-rig = Mittlere Segel: volles Tempo. Gefechtssegel: halbes Tempo, und hohes Feuer trifft dein Schiff nur halb so oft.
ask-bonus = Ein Feld geradeaus. Misslingt der Wurf, bekommt die Takelage bei Anstrengung 1 einen Treffer, bei Anstrengung 2 zwei.
ask-strike = Der Gegner gewinnt, egal wie die Punkte stehen, und du kannst es nicht zurücknehmen.
ask-order = Wer als Zweiter fährt, sieht zuerst, wo der andere liegt, bevor er selbst dreht und sein nächstes Manöver wählt.
ask-strain = Am Ende der Runde folgt eine Bonusfahrt. Anstrengung 2 gelingt öfter, kostet aber 2 Felder der Takelage, wenn sie misslingt, Anstrengung 1 nur eins.

# Geschütze
ask-fire-range = [[Abstand { $range }]].
ask-select-mp = Jeder deiner Impulse zahlt 1 [[BP]] (Bewegungspunkt); ist alles bezahlt, wird das Manöver ausgeführt.
ask-fire-defense = { $count ->
    [one] Der Gegner wehrt mit 1 Würfel ab.
   *[other] Der Gegner wehrt mit { $count } Würfeln ab.
}
ask-fire-chasers = Nur deine { $what } können ihn treffen.
ask-fire-threat-none = Er feuert, wird dir aber kaum schaden.
ask-fire-threat = Er feuert: etwa { $boxes } Felder bei dir beschädigt.
ask-fire-best = bestens gezielt im Mittel { $boxes } Felder beschädigt
ask-fire-hold = deine Geschütze bleiben geladen
ask-standing-chase = Nicht mehr fragen: feuern, sobald nur Jagdgeschütze zielen
ask-standing-far = Nicht mehr fragen: ab Abstand 12 nicht feuern
ask-standing-weak = Nicht mehr fragen: unter { $limit ->
    [0] 0,5 Feldern
    [1] 1 Feld
   *[other] { $limit } Feldern
} nicht feuern
ask-standing-order = Nicht mehr fragen: Der Gegner zuerst, außer die Schiffe können sich treffen
ask-standing-load = Nicht mehr fragen: immer Rundkugeln
ask-load = { $section } { $shot }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}.
ask-load-least = Ein Würfel trifft ab { $least }.
ask-aim-how = Tief: mehr Rumpf. Hoch: mehr Takelage. Etwas vom anderen ist immer dabei.
ask-aim-most = am meisten
ask-aim-others = Andere Ziele ({ $count })
ask-aim-others-are = nur eine Sektion, oder jede anders
ask-aim-short = Rumpf { $hull } · Tak. { $rigging } · Leute { $crew }
ask-aim-hits = nach der Abwehr bleiben { $mean } Treffer (meist { $span }), im Mittel { $boxes } Felder beschädigt:
ask-aim-parts = Rumpf { $hull }, Takelage { $rigging }, Mannschaft { $crew }.
ask-aim-fire = Brand { $chance }
ask-aim-morale = Moral sinkt { $chance }
ask-aim-smoke = Rauch +{ $count }
ask-chase = Takelage { $rigging }
ask-chase-told = { $mean } Treffer, alle in der Takelage.
ask-charge = Ladungen der vier Sektionen
ask-charge-all = Überall { $shot } laden
ask-charge-so = Alle so laden
ask-shot-round = Rund
ask-shot-chain = Kette
ask-shot-double = Doppelt
ask-shots-are = Rund: sicher. Kette: +1 auf jeden Trefferwürfel, nur Takelage. Doppelt: auch +1, aber Gefahr für die eigenen Geschütze. Der Gegner sieht es nicht.
ask-ready = bereit in Impuls { $impulse }
ask-ready-unmanned = bereit in Impuls { $impulse }, wenn bemannt
ask-ready-turn = bereit: Runde { $turn }, Impuls { $impulse }
ask-attack = { $who }: { $what } { $aim }, { $shot }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}.
ask-attack-chasers = { $who }: { $what }.
ask-attack-to_hit = Ein Würfel trifft ab { $least }.
ask-attack-defense = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}. { $defense ->
    [one] Als Nächstes 1 Abwehrwürfel: ab { $parry } wehrt er einen Treffer ab.
   *[other] Als Nächstes { $defense } Abwehrwürfel: jeder wehrt ab { $parry } einen Treffer ab.
}
ask-attack-over = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, { $net } nach der Abwehr übrig.

# Karten
ask-coming = { $who }: { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}{ $by ->
    [0] {""}
   *[other] , auf jeden { $more }
}.
ask-coming-one = Nötig ist { $wanted } oder mehr: { $chance }
ask-coming-each = Jeder muss { $wanted } oder mehr ergeben: { $chance }
ask-coming-any = Einer muss { $wanted } oder mehr ergeben: { $chance }
ask-discards = Karten für je +1 abwerfen
ask-spend = Chance { $from } → { $to }

# Mann gegen Mann
ask-melee = { $who }: { $points ->
    [one] 1 Mann
   *[other] { $points } Mann
} im Nahkampf, { $more } auf jeden Würfel.
ask-melee-none = { $who }: niemand ist frei für den Nahkampf; wer entert, siegt sofort.
ask-melee-dice = Würfel gegen dich: { $dice }.
ask-melee-odds = Bis zum Ende gekämpft: Du nimmst ihn { $win }, er dich { $lose }.
ask-support = Punkte für deine Würfel
ask-support-give = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} zur Unterstützung geben
ask-support-hit = Treffen schon: { $dice }.
ask-support-far = Denen fehlen mehr Punkte, als du hast: { $dice }.
ask-support-hits = trifft
ask-support-lacks = es fehlt { $count }
ask-support-die = Würfel { $die }: { $face }, { $words }
ask-support-more = Würfel { $die }: ein Punkt mehr
ask-support-less = Würfel { $die }: ein Punkt weniger
ask-split = kostet ihn { $gain }, dich { $loss }

# Gebote
ask-bid = { $points ->
    [one] 1 Punkt für den Gegner
   *[other] { $points } Punkte für den Gegner
}
ask-bid-less = Ein Punkt weniger
ask-bid-more = Ein Punkt mehr
ask-raise = Erhöhen
