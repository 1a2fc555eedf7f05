# Was jemand getan hat, nach dem Namen oder allein in einer Zeile: „Byron: nach k9 gesegelt“, „Nach k9 gesegelt“.
recap-did-bid = { $ship } gewollt, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
recap-did-sides = { $ship } bekommen, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} aus den Geboten
recap-did-play_now = { $card } gezogen
recap-did-drew = { $card } gezogen
recap-did-drew-all = { $count } Karten gezogen: { $cards }
recap-card = { $card }
recap-of = { $who }: { $words }
recap-of-ship = { $you ->
    [1] Dein Schiff
   *[other] Das Schiff von { $who }
}: { $words }
recap-squares = { $count } Felder in dieser Runde gesegelt
recap-earlier = Früher in dieser Runde: { $words }
recap-then = Danach: { $words }
recap-nothing = Nichts Besonderes
recap-no-card = Hat keine Karte gespielt
recap-secret-selected = Hat verdeckt ein Manöver gewählt
recap-secret-selected_strain = Hat verdeckt ein Manöver gewählt, mit Anstrengung
recap-secret-crew_sealed = Hat verdeckt die Mannschaft verteilt
recap-secret-sail_sealed = Hat verdeckt die Segel gewählt
recap-secret-aim_sealed = Hat verdeckt gezielt
recap-did-held = eine Karte gezogen
recap-did-played = { $card } gespielt
recap-effect = { $did }: „{ $effect }“
recap-did-spent = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für +1 abgeworfen
recap-did-discarded = { $card } abgeworfen
recap-did-initiative = die Initiative gewonnen
recap-initiative-own = Du hast die Initiative.
recap-initiative-enemy = Der Gegner hat die Initiative.
recap-speeds = Dein Tempo ist { $speed } ([[Grundwert]] { $base }, [[Rumpfbonus]] +{ $bonus }{ $rest ->
    [0] {""}
   *[other] , Karten { $more }
}), seines { $enemy }.
recap-lasting = { $card }, in dieser Runde: { $does }
recap-lasting-p03 = jedes Tempo 2 weniger.
recap-lasting-p04 = Grundwert +2 unter Mittleren Segeln.
recap-lasting-p05 = −1 auf jedem Trefferwürfel, außer bei Jagdgeschützen.
recap-lasting-p10 = das Schiff in Lee ist bis Abstand 12 um 2 langsamer.
recap-lasting-p12 = über Abstand 12 hinaus feuert kein Geschütz.
recap-did-speed = Tempo { $speed } (Grundwert { $base }, Rumpfbonus +{ $bonus }{ $rest ->
    [0] {""}
   *[other] , Karten { $more }
})
recap-did-revealed = aufgedeckt: { $plan }
recap-did-dropped = Manöver verfallen ({ $plan })
recap-did-goes_first = zuerst gefahren
recap-did-moved = nach { $square } gesegelt
recap-did-backed = Segel back gesetzt
recap-did-turned = auf Kurs { $heading } gedreht ({ $position })
recap-did-tack_die = Wende versucht: Summe { $total }, 5 nötig, { $held ->
    [1] gelungen
   *[other] misslungen
}
recap-did-in_irons = Wende misslungen, fest im Wind
recap-did-fell_off = nach { $heading } abgefallen
recap-did-broke_off = das Gefecht abgebrochen
recap-did-alongside = dicht herangekommen: { $relation }
recap-did-lies = an { $side } des anderen Schiffs vorbeigefahren
recap-did-holds = nicht gefeuert
recap-did-broadside = { $side } gefeuert, { $ends } { $aim }, { $shot } ({ $rake }): { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
recap-did-chased = { $end } abgefeuert: { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
recap-parried = { $told }, { $count } abgewehrt, { $left } übrig
recap-did-parried = { $count } abgewehrt, { $left } übrig
recap-hits = verloren: { $what }
recap-points = { $told } · { $you ->
    [1] du hast
   *[other] { $who } hat
} jetzt { points-sum }
recap-hull_hit = Geschütze { $section } (noch { $left })
recap-rigging_hit = Takelage { $count } (noch { $left })
recap-crew_hit = Mannschaft { $count } (noch { $left })
recap-did-left_post = einen Mann abgezogen: { $task }
recap-did-double_die = doppelte Ladung, { $section }: { $hurt ->
    [1] ein Geschützfeld geborsten
   *[other] Geschütze unversehrt
}
recap-did-morale = Moral jetzt { $level }
recap-did-morale_held = ruhig geblieben ({ $dice })
recap-did-caught_fire = in Brand geraten
recap-did-doused = das Feuer gelöscht
recap-did-loaded = { $section } geladen
recap-did-not_loaded = { $section } nicht geladen: niemand an den Geschützen
recap-did-special_load = { $section }: Spezialmunition, 2 Impulse länger
recap-did-chasers_loaded = { $end } geladen
recap-did-grapple_die = Enterhaken geworfen, Summe { $total }: { $held ->
    [1] sie halten
   *[other] sie rutschen ab
}
recap-did-boards = geentert
recap-did-split = { $points } zum Kämpfen, { $support } zur Unterstützung
recap-did-melee_dice = gekämpft mit { $totals }
recap-did-repelled = zurückgeschlagen worden
recap-did-stops = die Enterer zurückgerufen
recap-did-clear_die = die Leinen gekappt: { $clear ->
    [1] frei
   *[other] noch verhakt
} ({ $total })
recap-did-captured = genommen worden
recap-did-struck = die Flagge gestrichen
recap-did-bonus = Bonusfahrt gemacht, Anstrengung { $strain }
recap-did-strain_shown = hatte Anstrengung { $strain } gewählt
recap-did-bonus_die = Bonusfahrt: Summe { $total }, 6 nötig, { $held ->
    [1] Takelage heil
   *[other] Takelage beschädigt
}
recap-did-mend_dice = { $done ->
    [1] 1 Feld repariert: { $track }
   *[other] ohne Erfolg repariert: { $track }
}
recap-did-repaired_rigging = Takelage auf { $left } repariert
recap-did-strike_failed = den Mut verloren ({ $dice })
recap-did-strike_held = weitergekämpft ({ $dice })
recap-did-sails = { $sail } gesetzt{ $forced ->
    [1] {": "}mit { $left ->
        [0] keinem Feld
        [one] nur 1 Feld
       *[other] nur { $left } Feldern
    } Takelage ist nichts anderes möglich
   *[other] {""}
}

# Das Logbuch
recap-turn = Runde { $turn }
recap-setup = Vor dem Gefecht

# Während ein Kapitän am Zug ist
recap-watch-thinks = Schaut auf den Wind und das andere Schiff.
