# Captain’s Sea: Namen
ship-constitution = Constitution
ship-united_states = United States
ship-president = President
ship-president_1815 = President
ship-congress = Congress
ship-constellation_1799 = Constellation
ship-constellation_1800 = Constellation
ship-chesapeake = Chesapeake
ship-guerriere = Guerriere
ship-belvidera = Belvidera
ship-macedonian = Macedonian
ship-java = Java
ship-shannon = Shannon
ship-endymion = Endymion
ship-galatea = Galatea
ship-curlew = Curlew
ship-insurgente = L’Insurgente
ship-vengeance = La Vengeance
section-pf = Backbord vorn
section-pa = Backbord achtern
section-sf = Steuerbord vorn
section-sa = Steuerbord achtern
side-port = Backbord
side-starboard = Steuerbord
end-fore = vordere Sektion
end-aft = achtere Sektion
end-both = beide Sektionen
shot-none = nichts
shot-round = Rundkugeln
shot-chain = Kettenkugeln
shot-double = doppelte Ladung
aim-low = tief
aim-high = hoch
rake-none = kein Längsfeuer
rake-bow = Längsfeuer von vorn
rake-stern = Längsfeuer von achtern
chasers-bow = Buggeschütze
chasers-stern = Heckgeschütze
morale-handy = Tüchtig
morale-fair = Brauchbar
morale-unfit = Untauglich
morale-strike_check = Streichprobe
task-man-pf = Geschütze { section-pf }
task-man-pa = Geschütze { section-pa }
task-man-sf = Geschütze { section-sf }
task-man-sa = Geschütze { section-sa }
task-mend-pf = Rumpfreparatur { section-pf }
task-mend-pa = Rumpfreparatur { section-pa }
task-mend-sf = Rumpfreparatur { section-sf }
task-mend-sa = Rumpfreparatur { section-sa }
task-helm = Segelführung
task-sheets = Segelwechsel
task-rig = Takelagereparatur
track-rigging = Takelage
sail-fighting = Gefechtssegel
sail-medium = Mittlere Segel
relation-apart = getrennt
relation-parallel = Seite an Seite
relation-angled = schräg beieinander
relation-crossing = quer zum Gegner
plan-none = kein Manöver
plan-advance = Vorwärts
plan-wear-port = Halse nach Backbord
plan-wear-starboard = Halse nach Steuerbord
plan-tack = Wende
plan-back = Segel back
heading-0 = nirgends
heading-1 = Nord
heading-2 = Nordost
heading-3 = Ost
heading-4 = Südost
heading-5 = Süd
heading-6 = Südwest
heading-7 = West
heading-8 = Nordwest
position-A = raumer Wind
position-B = raumer Wind
position-C = vor dem Wind
position-D = halber Wind
position-E = halber Wind
position-F = am Wind
position-G = am Wind
position-H = im Wind
window-initiative = vor dem Initiativewurf
window-rates = vor dem Wurf für den Rumpfbonus
window-impulse = vor einem Impuls
window-revealed = wenn dein Manöver aufgedeckt ist
window-tack = vor dem Wendewurf
window-reload = wenn eine Sektion laden kann
window-to_hit = vor den Trefferwürfeln
window-defense = vor den Abwehrwürfeln
window-damage = vor den Schadenswürfeln
window-applied = wenn deine Treffer feststehen
window-check = vor einer Probe auf Moral, Feuer oder geborstene Geschütze
window-check-morale = vor deiner Moralprobe
window-check-strike = vor deiner Streichprobe
window-check-fire = vor den Würfeln, ob dein Schiff in Brand gerät
window-check-blast = vor dem Würfel, ob deine doppelt geladenen Geschütze bersten
window-check-marksmen = vor dem Wurf deiner Scharfschützen
window-check-card = vor dem Wurf für „{ $card }“
window-morale_failed = nach einer misslungenen Moralprobe
window-smoke = nach dem Feuern auf kurze Entfernung
window-load = wenn du einen Lademarker setzt
window-grapple = vor einem Enterhakenwurf
window-melee = vor den Nahkampfwürfeln
window-bonus_move = vor dem Wurf für die Bonusfahrt
window-fire_fighting = wenn du ein Feuer löschst
window-repair = vor den Reparaturwürfeln
window-strike_failed = nach einer misslungenen Streichprobe
window-sail = vor dem Wurf für den Segelwechsel
window-disengage = vor dem Wurf zum Lösen
card-p01 = Der Wind dreht rechts
card-p02 = Der Wind dreht links
card-p03 = Einschlafende Brise
card-p04 = Auffrischender Sturm
card-p05 = Kreuzsee
card-p06 = Gebrochenes Backstag
card-p07 = Stichflamme
card-p08 = Geborstenes Geschütz
card-p09 = Regenbö
card-p10 = Gestohlener Wind
card-p11 = Kapitän getroffen
card-p12 = Nebelbank
card-h01 = Wetterauge
card-h02 = Blankes Kupfer
card-h03 = Keile heraus
card-h04 = Alle Segel bei
card-h05 = Flinke Toppgasten
card-h06 = Sicherer Rudergänger
card-h07 = Über den Achtersteven
card-h08 = Anders überlegt
card-h09 = Signalbuch
card-h10 = Visiere
card-h11 = Beim Überholen nach Lee
card-h12 = Beim Aufrichten
card-h13 = Unsaubere Salve
card-h14 = Hinlegen zwischen den Geschützen
card-h15 = Traubenhagel dazu
card-h16 = Scharfschützen im Topp
card-h17 = Glimmende Pfropfen
card-h18 = Schnelle Kartuschen
card-h19 = Munition wechseln
card-h20 = Alle Mann an die Geschütze
card-h21 = Eimerkette
card-h22 = Geschiente Spiere
card-h23 = Lecks stopfen
card-h24 = Drei Hurra
card-h25 = Flagge angenagelt
card-h26 = Enterer vor
card-h27 = Piken und Netze
card-h28 = Äxte an die Leinen

# Captain’s Sea: Fragen
prompt-bid = Welche Seite willst du, und wie viele Punkte bekommt dein Gegner dafür?
prompt-answer = Dein Gegner will { $ship } und gibt dir { $points } Punkte. Erhöhen oder annehmen?
prompt-rig = Welche Segel setzt du?
prompt-charge = { $left ->
    [4] Lade alle vier Sektionen
    [1] Lade die letzte Sektion
   *[other] Lade noch { $left } Sektionen
}
prompt-muster = Runde { $turn }: Verteile deine Mannschaft (noch { $left } für den Nahkampf)
prompt-window = Eine Karte spielen? Jetzt: { $window }
prompt-spend = Wirf für +1 eine Karte ab
prompt-hand = Du hast zu viele Karten: Wirf eine ab
prompt-nail = Wirf noch eine Karte ab
prompt-select = Wähle dein nächstes Manöver ({ $position }, noch { $left ->
    [one] 1 Impuls
   *[other] { $left } Impulse
})
prompt-strain = Das reicht in die nächste Runde: Wie stark strengst du dein Schiff an?
prompt-second = Ersetze dein Manöver
prompt-order = Du: { $own }. Gegner: { $hers }. Wer fährt zuerst?
prompt-order-bonus = Welches Schiff macht seine Bonusfahrt zuerst?
prompt-turn = Jetzt den Kurs ändern?
prompt-side = Auf welcher Seite von { $other } liegt { $mover }?
prompt-fall = Nach welcher Seite fällst du ab?
prompt-fire = Feuerst du?
prompt-aim = Welche Sektionen feuern, und worauf?
prompt-odd = Gegen welche Sektion des Gegners wirfst du den übrigen Abwehrwürfel?
prompt-struck = Welche Seite deines Schiffs wird getroffen?
prompt-take = Welche deiner Sektionen nimmt den ersten Treffer?
prompt-lose = Zu wenig Leute: Welche Aufgabe verliert einen?
prompt-reload = Womit lädst du die Geschütze { $section } als Nächstes?
prompt-change = Was lädst du stattdessen?
prompt-grapple = Enterhaken werfen?
prompt-board = Den Gegner entern?
prompt-split = Wie viele deiner { $points } Nahkampfpunkte kämpfen? Die anderen unterstützen.
prompt-support = Welcher Würfel bekommt +1? Noch { $points } Unterstützung
prompt-go_on = Noch eine Runde kämpfen?
prompt-cut = Versuchen, dich zu lösen?
prompt-bonus = Eine Bonusfahrt machen?
prompt-sails = Deine Leute können die Segel wechseln. Wechseln?
prompt-strike = Die Flagge streichen? Du verlierst sofort.

# Captain’s Sea: Möglichkeiten
label-bid = { $ship } für { $points } Punkte
label-raise = Auf { $points } Punkte für { $ship } erhöhen
label-accept = Annehmen und { $ship } nehmen
label-sail = { $sail } setzen
label-load = { $section }: { $shot }
label-man = { $task }: { $points }
label-seal = Mannschaft bestätigen
label-orders-on = Mich fragen: { $window }
label-orders-off = Mich nicht fragen: { $window }
label-play = { $card } spielen
label-play-end = { $card } spielen: { $end }
label-spend = { $count ->
    [one] 1 Karte für +1 abwerfen
   *[other] { $count } Karten für +1 auf ebenso viele Würfel abwerfen
}
label-pass = Ohne Karte weiter
label-discard = { $card } abwerfen
label-plan = { $plan }
label-strain = Anstrengung { $strain }
label-first-0 = Mein Schiff zuerst
label-first-1 = Das des Gegners zuerst
label-turn = Kurs { $heading } · { $position }
label-side-0 = An ihrer Backbordseite
label-side-1 = An ihrer Steuerbordseite
label-fall = Abfallen nach { $heading }
label-fire = Feuern
label-hold = Nicht feuern
label-chase = Mit den Jagdgeschützen feuern
label-aim-fore-low = Vordere Sektion tief
label-aim-fore-high = Vordere Sektion hoch
label-aim-aft-low = Achtere Sektion tief
label-aim-aft-high = Achtere Sektion hoch
label-aim-both-low = Beide Sektionen tief
label-aim-both-high = Beide Sektionen hoch
label-aim-fore-low-aft-high = Vorn tief, achtern hoch
label-aim-fore-high-aft-low = Vorn hoch, achtern tief
label-odd = Gegen: { $end }
label-struck = { $side }
label-take = { $section }
label-lose = { $task }
label-grapple = Enterhaken werfen
label-off = Abstand halten
label-board = Entern
label-wait = Abwarten
label-split = { $points } kämpfen, { $support } unterstützen
label-support = +1 auf Würfel { $die } (jetzt { $face })
label-support-none = Keine Unterstützung mehr
label-on = Weiterkämpfen
label-stop = Aufhören
label-cut = Losmachen
label-stay = Verhakt bleiben
label-bonus-0 = Keine Bonusfahrt
label-bonus-1 = Bonusfahrt, Anstrengung 1
label-bonus-2 = Bonusfahrt, Anstrengung 2
label-change = { $sail } setzen
label-keep = Segel behalten
label-strike = Flagge streichen …
label-strike-now = Streichen und verlieren
label-fight-on = Weiterkämpfen
effect-completes = In Impuls { $impulse }
effect-strain = Reicht in die nächste Runde: Du musst dein Schiff anstrengen

# Captain’s Sea: warum nicht
refusal-answer_first = Auf der Karte ist jetzt nichts zu tun: Wähle eine der Antworten.
refusal-backed_last = Du kannst die Segel nicht zweimal hintereinander back setzen.
refusal-wore_last = Direkt nach einer Drehung kannst du nicht halsen.
refusal-wore_here = In diesem Feld hast du schon gedreht.
refusal-bid_more = Biete mehr als { $points }.
refusal-boxes_damaged = So viele heile Geschützfelder hast du nicht mehr.
refusal-card_idle = Diese Karte würde jetzt nichts bewirken.
refusal-guns_unmanned = Keine bemannte Sektion kann den Gegner treffen.
refusal-is_loaded = { $section } ist schon geladen.
refusal-no_crew = { $left ->
    [0] Niemand ist mehr frei.
    [one] Nur noch 1 Mann ist frei.
   *[other] Nur noch { $left } Mann sind frei.
}
refusal-no_discard = { $most ->
    [0] Hier kannst du keine Karten für +1 abwerfen.
    [one] Hier kannst du höchstens 1 Karte abwerfen.
   *[other] Hier kannst du höchstens { $most } Karten abwerfen.
}
refusal-no_medium_sail = Deine Takelage erlaubt nur Gefechtssegel.
refusal-no_post = Dort arbeitet niemand.
refusal-not_offered = Aus dieser Lage zum Wind nicht möglich ({ $position }).
refusal-not_superior = Du kannst nur in eine bessere Lage zum Wind drehen.
refusal-one_by_card = Die Karte bemannt nur eine Sektion.
refusal-other_window = Diese Karte spielt man bei einer anderen Gelegenheit.
refusal-out_of_reach = Entfernung { $range }: { $section } hat kein Geschütz, das so weit reicht.
refusal-same_order = Das ist schon so.
refusal-same_plan = Das ist das Manöver, das du ersetzt.
refusal-same_shot = Das wird schon geladen.
refusal-section_empty = { $section } ist nicht geladen.
refusal-section_unmanned = { $section } ist nicht bemannt.
refusal-too_dear = Es sind nur { $paid } Punkte bezahlt.

# Captain’s Sea: was geschehen ist
event-turn = Runde { $turn }
event-impulse = Impuls { $impulse }
event-mustered = Beide Mannschaften sind auf ihren Posten.
event-recentred = Die Karte wurde neu zentriert.
event-grappled = Die Schiffe sind verhakt.
event-melee_hits = Treffer im Nahkampf: Angreifer { $one }, Verteidiger { $other }
event-reshuffled = Alle Karten wurden neu gemischt.
event-wind = Der Wind weht jetzt nach { $heading }.
event-night = Die Nacht bricht herein.
event-bid = { $you ->
    [1] Du willst { $ship } für { $points } Punkte
   *[other] { $who } will { $ship } für { $points } Punkte
}
event-bid_sealed = { $you ->
    [1] Du
   *[other] { $who }
}: Gebot bestätigt
event-sides = { $you ->
    [1] Du
   *[other] { $who }
}: { $ship }, { $points } Punkte aus den Geboten
event-sail_sealed = { $you ->
    [1] Du
   *[other] { $who }
}: Segel gewählt
event-charged = { $you ->
    [1] Du
   *[other] { $who }
}: alle Sektionen geladen
event-opening_discard = { $you ->
    [1] Du
   *[other] { $who }
}: { $card } abgeworfen
event-drew = { $you ->
    [1] Du
   *[other] { $who }
}: { $card } gezogen
event-held = { $you ->
    [1] Du ziehst eine Karte
   *[other] { $who } zieht eine Karte
}
event-play_now = { $you ->
    [1] Du ziehst { $card }
   *[other] { $who } zieht { $card }
}
event-played = { $you ->
    [1] Du spielst { $card }
   *[other] { $who } spielt { $card }
}
event-spent = { $you ->
    [1] Du
   *[other] { $who }
}: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für +1
event-discarded = { $you ->
    [1] Du
   *[other] { $who }
}: { $card } abgeworfen
event-crew_sealed = { $you ->
    [1] Du
   *[other] { $who }
}: Mannschaft verteilt
event-orders_on = { $you ->
    [1] Du wirst gefragt: { $window }
   *[other] { $who } wird gefragt: { $window }
}
event-orders_off = { $you ->
    [1] Du wirst nicht gefragt: { $window }
   *[other] { $who } wird nicht gefragt: { $window }
}
event-initiative_die = { $you ->
    [1] Du
   *[other] { $who }
}: Initiative { $die }, zusammen { $total }
event-initiative = { $you ->
    [1] Du hast die Initiative
   *[other] { $who } hat die Initiative
}
event-speed = { $you ->
    [1] Du
   *[other] { $who }
}: Tempo { $speed } (Grundwert { $base }, Würfel { $die }, Bonus { $bonus })
event-selected = { $you ->
    [1] Du
   *[other] { $who }
}: Manöver gewählt
event-selected_strain = { $you ->
    [1] Du
   *[other] { $who }
}: Manöver gewählt, mit Anstrengung
event-revealed = { $you ->
    [1] Du
   *[other] { $who }
}: { $plan }
event-dropped = { $you ->
    [1] Du
   *[other] { $who }
}: { $plan } ist nicht mehr möglich
event-goes_first = { $you ->
    [1] Du fährst zuerst
   *[other] { $who } fährt zuerst
}
event-moved = { $you ->
    [1] Du segelst nach { $square }
   *[other] { $who } segelt nach { $square }
}
event-backed = { $you ->
    [1] Du setzt die Segel back
   *[other] { $who } setzt die Segel back
}
event-turned = { $you ->
    [1] Du drehst nach { $heading } ({ $position })
   *[other] { $who } dreht nach { $heading } ({ $position })
}
event-tack_die = { $you ->
    [1] Du
   *[other] { $who }
}: { $die } für die Wende gewürfelt, zusammen { $total } (ab 5 gelingt sie)
event-in_irons = { $you ->
    [1] Du liegst im Wind fest
   *[other] { $who } liegt im Wind fest
}
event-fell_off = { $you ->
    [1] Du fällst ab nach { $heading }
   *[other] { $who } fällt ab nach { $heading }
}
event-broke_off = { $you ->
    [1] Du brichst das Gefecht ab
   *[other] { $who } bricht das Gefecht ab
}
event-alongside = { $you ->
    [1] Du
   *[other] { $who }
}: { $relation }
event-lies = { $you ->
    [1] Du liegst an { $side } des anderen Schiffs
   *[other] { $who } liegt an { $side } des anderen Schiffs
}
event-fires = { $you ->
    [1] Du willst feuern
   *[other] { $who } will feuern
}
event-holds = { $you ->
    [1] Du feuerst nicht
   *[other] { $who } feuert nicht
}
event-aim_sealed = { $you ->
    [1] Du
   *[other] { $who }
}: Ziel gewählt
event-broadside = { $you ->
    [1] Du feuerst
   *[other] { $who } feuert
} nach { $side }, { $ends } { $aim }, { $shot } ({ $rake }): { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, gewürfelt { $dice }{ $again ->
    [0] {""}
   *[other] {" "}(davon { $again } noch einmal geworfen)
}
event-parried = { $you ->
    [1] Du wehrst
   *[other] { $who } wehrt
} { $count ->
    [0] keinen Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
} ab, Abwehrwürfel { $dice }: { $left ->
    [0] keiner bleibt
    [one] 1 Treffer bleibt
   *[other] { $left } Treffer bleiben
}
event-damage = { $you ->
    [1] Du würfelst
   *[other] { $who } würfelt
} { $dice } für den Schaden und { $odd } mit dem andersfarbigen Würfel{ $by ->
    [0] {""}
   *[other] , verändert um { $by }
}: zusammen { $total }
event-chased = { $you ->
    [1] Du feuerst
   *[other] { $who } feuert
} mit: { $end }: { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, gewürfelt { $dice }
event-odd_die = { $you ->
    [1] Du
   *[other] { $who }
}: übriger Würfel gegen: { $end }
event-rigging_hit = { $you ->
    [1] Du
   *[other] { $who }
}: Takelage −{ $count }, noch { $left }
event-crew_hit = { $you ->
    [1] Du
   *[other] { $who }
}: Mannschaft −{ $count }, noch { $left }
event-hull_hit = { $you ->
    [1] Du
   *[other] { $who }
}: { $section } getroffen, noch { $left }
event-left_post = { $you ->
    [1] Du
   *[other] { $who }
}: ein Punkt weniger: { $task }
event-double_die = { $you ->
    [1] Du
   *[other] { $who }
}: doppelte Ladung, { $section }: { $die } { $hurt ->
    [1] (beschädigt)
   *[other] (kein Schaden)
}
event-morale_failed = { $you ->
    [1] Deine Moralprobe
   *[other] { $who }: Die Moralprobe
} misslingt: gewürfelt { $dice }{ $by ->
    [0] {""}
   *[other] , verändert um { $by }
}
event-morale_held = { $you ->
    [1] Deine Moral
   *[other] { $who }: Die Moral
} hält: gewürfelt { $dice }{ $by ->
    [0] {""}
   *[other] , verändert um { $by }
}
event-morale = { $you ->
    [1] Du
   *[other] { $who }
}: Moral { $level }
event-caught_fire = { $you ->
    [1] Du
   *[other] { $who }
}: Feuer an Bord: { $dice }
event-no_fire = { $you ->
    [1] Du
   *[other] { $who }
}: kein Feuer: { $dice }
event-doused = { $you ->
    [1] Du
   *[other] { $who }
}: Feuer gelöscht
event-fire_die = { $you ->
    [1] Du
   *[other] { $who }
}: Löschwurf { $die }, zusammen { $total }
event-loads = { $you ->
    [1] Du
   *[other] { $who }
}: { $section } wird geladen
event-loaded = { $you ->
    [1] Du
   *[other] { $who }
}: { $section } geladen
event-not_loaded = { $you ->
    [1] Du
   *[other] { $who }
}: { $section } mangels Leuten nicht geladen
event-special_load = { $you ->
    [1] Du
   *[other] { $who }
}: { $section }: Spezialmunition, 2 Impulse länger
event-chasers_loaded = { $you ->
    [1] Du
   *[other] { $who }
}: { $end } geladen
event-card_die = { $you ->
    [1] Du
   *[other] { $who }
}: Kartenwurf { $die }, zusammen { $total }
event-tries_grapple = { $you ->
    [1] Du wirfst Enterhaken
   *[other] { $who } wirft Enterhaken
}
event-grapple_die = { $you ->
    [1] Du
   *[other] { $who }
}: Enterhaken { $die }, zusammen { $total } { $held ->
    [1] (hält)
   *[other] (rutscht ab)
}
event-boards = { $you ->
    [1] Du enterst
   *[other] { $who } entert
}
event-split = { $you ->
    [1] Du
   *[other] { $who }
}: { $points } kämpfen, { $support } unterstützen
event-melee_dice = { $you ->
    [1] Du
   *[other] { $who }
}: Nahkampf { $dice }, modifiziert { $totals }
event-supported = { $you ->
    [1] Du
   *[other] { $who }
}: Würfel { $die } auf { $face } erhöht
event-repelled = { $you ->
    [1] Du
   *[other] { $who }
}: Enterer abgewehrt
event-stops = { $you ->
    [1] Du brichst den Angriff ab
   *[other] { $who } bricht den Angriff ab
}
event-cuts = { $you ->
    [1] Du willst sich lösen
   *[other] { $who } will sich lösen
}
event-clear_die = { $you ->
    [1] Du
   *[other] { $who }
}: Lösen { $die }, zusammen { $total } { $clear ->
    [1] (frei)
   *[other] (noch verhakt)
}
event-captured = { $you ->
    [1] Du
   *[other] { $who }
}: genommen
event-struck = { $you ->
    [1] Du streichst die Flagge
   *[other] { $who } streicht die Flagge
}
event-bonus = { $you ->
    [1] Du
   *[other] { $who }
}: Bonusfahrt, Anstrengung { $strain }
event-strain_shown = { $you ->
    [1] Du
   *[other] { $who }
}: Anstrengung { $strain }
event-bonus_die = { $you ->
    [1] Du
   *[other] { $who }
}: { $die } für die Bonusfahrt gewürfelt, zusammen { $total } (ab 6 kein Schaden)
event-mend_dice = { $you ->
    [1] Du
   *[other] { $who }
}: Reparatur, { $track }: { $dice } { $done ->
    [1] (1 Feld repariert)
   *[other] (ohne Erfolg)
}
event-repaired_rigging = { $you ->
    [1] Du
   *[other] { $who }
}: Takelage auf { $left } repariert
event-strike_failed = { $you ->
    [1] Du
   *[other] { $who }
}: Streichprobe misslungen: { $dice } ({ $by })
event-strike_held = { $you ->
    [1] Du
   *[other] { $who }
}: kämpft weiter: { $dice } ({ $by })
event-sail_dice = { $you ->
    [1] Du
   *[other] { $who }
}: Segelwechsel { $dice } { $done ->
    [1] (bereit)
   *[other] (nicht bereit)
}
event-sails = { $you ->
    [1] Du
   *[other] { $who }
}: { $sail } gesetzt{ $forced ->
    [1] {": "}mit { $left ->
        [0] keinem Feld
        [one] nur 1 Feld
       *[other] nur { $left } Feldern
    } Takelage ist nichts anderes möglich
   *[other] {""}
}

# Captain’s Sea: why a captain does something
why-crew-near = Auf Abstand { $range } kann die { $other } in dieser Runde längsseits kommen: Einige Leute sollten für den Nahkampf frei bleiben.
why-crew-mend = Jeder reparierte Treffer nimmt der { $other } wieder { $points }{ $half ->
    [0] {""}
   *[other] ,5
} Punkte.
why-crew-rigging = Mit { $boxes ->
    [one] nur einem Feld
   *[other] noch { $boxes } Feldern
} Takelage kann die { $own } bald nur noch Gefechtssegel führen, mit halbem Tempo.
why-crew-few = { $crew } Leute können nicht alle { $boxes } Felder an { $side } besetzen: Zuerst kommt, wo jeder am meisten bringt.
why-crew-guns = Auf Abstand { $range } kommen zuerst die Geschütze an { $side } zum Schuss: Sie werden vor allem anderen bemannt.
why-crew-far = Auf Abstand { $range } reicht kein Geschütz (höchstens 24): Die Leute gehen dorthin, wo Geschütze zuerst feuern können.
why-course-prey = Die { $own } wird gejagt: Bei Abstand { $range } hilft ihr jedes Feld mehr zu entkommen.
why-course-home = Mit { $points } Punkten Vorsprung gewinnt die { $own } auch, wenn der Kampf abgebrochen wird: Näher kommen muss die { $other }.
why-course-edge = Noch { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} mehr zwischen den Schiffen, und der Kampf ist abgebrochen: Das darf die { $own } nicht zulassen.
why-course-board = Längsseits würde die { $own } die { $other } mit { $chance } % Chance nehmen, und der Abstand ist nur { $range }.
why-course-shun = Längsseits würde die { $other } die { $own } mit { $chance } % Chance nehmen: Auf Abstand { $range } bleibt sie besser aus diesem Feld.
why-course-rakes = Segeln beide geradeaus weiter, hat die { $own } ab Impuls { $impulse } Längsfeuer auf die { $other }, { $stern ->
    [1] von achtern
   *[other] von vorn
}.
why-course-raked = Segeln beide geradeaus weiter, hat die { $other } ab Impuls { $impulse } Längsfeuer auf die { $own }, { $stern ->
    [1] von achtern
   *[other] von vorn
}: Das gilt es zu vermeiden.
why-course-alone = Segeln beide geradeaus weiter, kann die { $own } ab Impuls { $impulse } eine Breitseite feuern, die { $other } in dieser Runde nicht.
why-course-exposed = Segeln beide geradeaus weiter, kann die { $other } ab Impuls { $impulse } eine Breitseite feuern, früher als die { $own }.
why-course-both = Segeln beide geradeaus weiter, können beide ab Impuls { $impulse } feuern und liegen am Ende der Runde auf Abstand { $end }.
why-course-reloading = Die { $other } hat bis Impuls { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}der nächsten Runde
} kein geladenes und besetztes Geschütz: So lange bleibt die { $own } ohne Antwort.
why-course-waits = Die { $own } hat bis Impuls { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}der nächsten Runde
} kein geladenes und besetztes Geschütz: So lange bleibt sie besser außer Schuss.
why-course-far = Auf Abstand { $range } reicht kein Geschütz; segeln beide geradeaus weiter, liegen sie am Ende der Runde auf Abstand { $end }.
why-course-closing = Auf Abstand { $range } kann keine Breitseite feuern; segeln beide geradeaus weiter, liegen sie am Ende der Runde auf Abstand { $end }, und näher trifft mehr.
why-course-close = Auf Abstand { $range } kann keine Breitseite feuern, und geradeaus kommen die Schiffe sich nicht näher.
why-course-guns = Auf Abstand { $range } kann keine Breitseite feuern: Wer zuerst so weit ist, feuert ohne Antwort.
why-turn-rakes = { $turned ->
    [1] Nach dieser Drehung
   *[other] Von hier aus
} haben die geladenen Geschütze der { $own } auf Abstand { $range } Längsfeuer auf die { $other }, { $stern ->
    [1] von achtern
   *[other] von vorn
}.
why-turn-bears = { $turned ->
    [1] Nach dieser Drehung
   *[other] So, wie die { $own } liegt,
} können die geladenen Geschütze an { $side } auf Abstand { $range } auf die { $other } feuern.
why-turn-sooner = Auf diesem Kurs kann die { $own } ab Impuls { $impulse } eine Breitseite feuern, wenn beide geradeaus weitersegeln; sonst später oder gar nicht.
why-turn-shuns = Ohne die Drehung könnte die { $other } ab Impuls { $impulse } eine Breitseite feuern.
why-turn-nearer = Segeln beide danach geradeaus weiter, endet die Runde auf Abstand { $best } statt { $than }.
why-fire-chase = Jagdgeschütze laden für sich nach und kosten die Breitseite nichts: etwa { $boxes } Felder auf Abstand { $range }.
why-fire-rake = Längsfeuer auf die { $other } { $stern ->
    [1] von achtern
   *[other] von vorn
} auf Abstand { $range }: etwa { $boxes } Felder mit Rundkugeln auf den Rumpf.
why-fire-unanswered = Kein Geschütz der { $other } kann antworten: { $dice } Würfel auf Abstand { $range }, etwa { $boxes } Felder.
why-fire-reloading = Die { $other } lädt diese Seite noch bis Impuls { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}der nächsten Runde
}: etwa { $boxes } Felder auf Abstand { $range }, und keine Antwort.
why-fire-unmanned = An den Geschützen dieser Seite der { $other } steht niemand: etwa { $boxes } Felder auf Abstand { $range }, und keine Antwort.
why-fire-close = Auf Abstand { $range } hat jede Karronade zwei Würfel: { $dice } Würfel, etwa { $boxes } Felder mit Rundkugeln.
why-fire-stronger = Etwa { $boxes } Felder gegen { $back }, die die { $other } von dort auf Abstand { $range } treffen kann.
why-fire-late = Etwa { $boxes } Felder auf Abstand { $range }, und { $left ->
    [0] kein Impuls ist
    [one] nur noch ein Impuls ist
   *[other] nur noch { $left } Impulse sind
} in dieser Runde übrig für einen besseren Augenblick.
why-fire-enough = Etwa { $boxes } Felder auf Abstand { $range }; auf Abstand { $near } zu warten könnte { $best } bringen, aber von selbst kommt die { $other } nicht dorthin.
why-fire-both = Beide Breitseiten reichen auf Abstand { $range }: etwa { $boxes } Felder gegen { $back }, und wer wartet, wird trotzdem beschossen.
why-hold-nearer = Auf Abstand { $range } etwa { $boxes } Felder, auf Abstand { $near } { $best }: Das Warten lohnt sich.
why-hold-little = Auf Abstand { $range } trifft kaum etwas; auf Abstand { $near } bringen dieselben Geschütze etwa { $best } Felder.
why-hold-reload = Etwa { $boxes } Felder auf Abstand { $range }, und geladen wären die Geschütze erst wieder in Impuls { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}der nächsten Runde
}.
why-rig = Das schnellere Schiff bestimmt den Abstand. Unter Gefechtssegeln trifft hohes Feuer nur halb so oft.
why-charge = Niemand sieht, was du lädst. Kettenkugeln und doppelte Ladung treffen leichter; Rundkugeln schaden den eigenen Geschützen nie.
why-strain = Mit Anstrengung 2 gelingt der Wurf leichter, ein Fehlschlag kostet aber zwei Felder.
why-order-second = Wer als Zweiter fährt, sieht erst, wo die { $other } liegt, dreht dann und wählt sein nächstes Manöver.
why-order-first = Wenn sie zuerst fährt, ist die { $own } längsseits, bevor die { $other } davonkommt.
why-fight-on = Wer auf Befehl die Flagge streicht, hat verloren, wie auch die Punkte stehen; hier war noch zu kämpfen.
why-board = Die Chance, die { $other } im Nahkampf zu nehmen, ist { $chance } %.
why-cut = Die Chance, dass die { $other } die { $own } im Nahkampf nimmt, ist { $chance } %.
why-bonus = Auf Abstand { $range } geht die Jagd weiter: Ein Feld näher an der { $other } ist ein Risiko für die Takelage wert.
why-lose-helm = Geschütze und Reparaturen brauchen ihre Leute nötiger als die Segelführung.
why-lose-guns = Die Geschütze, die feuern können, behalten ihre Leute; die Reparatur wartet.
why-lose-idle = Diese Geschütze können nicht feuern oder laden noch: Sie brauchen Leute am wenigsten.
why-lose-rest = Nichts, was weniger wichtig ist, hat noch Leute.
why-card-dice = { $dice } Würfel fallen gleich auf einmal: Eine Karte, die für jeden zählt, bringt jetzt am meisten.
why-card-hits = { $hits ->
    [one] Ein Treffer steht
   *[other] { $hits } Treffer stehen
} aus: Bei so vielen auf einmal bringt die Karte am meisten.
why-card-melee = Die Chance, dass { $leads ->
    [1] die { $own } die { $other }
   *[other] die { $other } die { $own }
} in diesem Nahkampf nimmt, ist ohne die Karte { $chance } %.
why-card-tack = Ohne die Karte gelingt die Wende in { $chance } % der Fälle; misslingt sie, liegt das Schiff im Wind.
why-card-load = Das Nachladen dauert { $impulses } Impulse: Zwei weniger können eine Breitseite mehr sein.
why-card-speed = Auf Abstand { $range } entscheidet mehr Tempo, wo die nächsten Breitseiten fallen.
why-card-sail = Sonst hinge der Segelwechsel an einem Wurf.
why-card-near = Auf Abstand { $range } erreichen die Schützen in den Marsen ihr Deck; die Karte verlangt höchstens Abstand 2.
why-card-fire = Ein Feuer auf der { $own } kann nicht auf einen Wurf warten.
why-card-repair = { $boxes ->
    [0] Schäden am Rumpf
    [one] Ein verlorenes Feld Takelage
   *[other] { $boxes } verlorene Felder Takelage
} der { $own }: Mit der Karte gelingt die Reparatur sicherer.
why-card-nerve = Die Mannschaft der { $own } hat eine Probe nicht bestanden: Ohne die Karte sinkt die Moral.
why-card-colours = Ohne die Karte würde die { $own } jetzt die Flagge streichen.
why-spend = Eine abgelegte Karte hebt die Chance dieses Wurfs von { $before } % auf { $after } %.
why-fire-boxes = Auf Abstand { $range } beschädigen die Geschütze im Mittel { $boxes } Felder; das lohnt das Nachladen.
why-hold-boxes = Auf Abstand { $range } beschädigen die Geschütze im Mittel nur { $boxes } Felder, und sie sind leer, wenn der Gegner näher ist.
why-hold-nothing = Von hier treffen die Geschütze kaum, und sie sind leer, wenn der Gegner näher ist.
why-aim = Das sind im Mittel { $best } Felder. { $than }: { $done }.
why-course-bears = So kann die { $own } in dieser Runde eine Breitseite feuern, sonst keine. { figure-courses }
why-course-spared = So trifft in dieser Runde keine Breitseite der { $other } die { $own }, sonst schon. { figure-courses }
why-course-nearer = So kommt die { $own } näher heran, wo ihr Feuer zählt. { figure-courses }
why-course-farther = So bleibt die { $own } weiter weg. { figure-courses }
why-course-stronger = So findet die Breitseite der { $own } in dieser Runde einen besseren Augenblick. { figure-courses }
why-course-weaker = So findet die { $other } in dieser Runde einen schlechteren Augenblick für ihre Breitseite. { figure-courses }
why-course-later = In dieser Runde bringt das kaum mehr. Der Vorteil kommt später, durch die Lage der Schiffe am Ende der Runde: wer dann feuern kann und wie weit sie auseinander sind. { figure-courses }
why-course-even = In dieser Runde bringt das dasselbe wie: { $than }. Der Vorteil kommt später, durch die Lage von { $own } und { $other } am Ende der Runde: wer dann feuern kann und wie bald sie sich treffen.
course-turn = { $points ->
    [0] Kurs halten
    [1] Drehung nach Steuerbord
   *[other] Drehung nach Backbord
}
why-course-tack = Die Wende misslingt hier mit einer Chance von { $chance } %, und dann liegt das Schiff im Wind.
verdict-strike = Auf Befehl strich die { $own } die Flagge. Wer das befiehlt, hat verloren, wie auch die Punkte stehen; hier war noch zu kämpfen. Der Verlust zählt die Punkte am Ende, wären Kapitäne weitergesegelt, die Kurve die Punkte, wie sie jeweils standen.
why-bill-guns = Das gibt { $best } Würfel an { $side } statt { $done }.
why-bill-mend = Das stellt { $best } Leute an die Reparatur statt { $done }.
why-bill-sheets = Das stellt { $best } Leute an den Segelwechsel statt { $done }.
why-bill-helm = Das stellt { $best } Leute an die Segelführung statt { $done }.
why-bill-melee = Das hält { $best } Leute für den Nahkampf frei statt { $done }.
focus-near = Bemanne zuerst die Geschütze an { $side }: Auf dieser Seite liegt die { $other }.
focus-guns = Bemanne zuerst die Geschütze an { $side }: Sie bringen in dieser Runde am meisten.
focus-sheets = Stelle zuerst Leute an den Segelwechsel: Die { $own } braucht Mittlere Segel.
focus-helm = Stelle Leute an die Segelführung: Nichts anderes bringt in dieser Runde mehr.
focus-mend = Stelle zuerst Leute an die Reparatur: Sie bringt in dieser Runde am meisten.
focus-melee = Halte zuerst Leute für den Nahkampf frei: Die Schiffe können in dieser Runde längsseits kommen.

# Captain’s Sea: what a watch bill is to bring
goal-port = So viele Würfel wie möglich an Backbord
goal-starboard = So viele Würfel wie möglich an Steuerbord
goal-rigging = Die Takelage mit der besten Aussicht reparieren
goal-hull = So viel Rumpf wie möglich reparieren
goal-fighting = Mit der besten Aussicht Gefechtssegel setzen
goal-medium = Mit der besten Aussicht Mittlere Segel setzen
goal-repel = Ein Drittel der Mannschaft frei für den Nahkampf ({ $points })
goal-board = Zwei Drittel der Mannschaft frei für den Nahkampf ({ $points })
goal-near = Am Ende der Runde so nah wie möglich am Gegner sein
goal-away = Am Ende der Runde so weit wie möglich vom Gegner entfernt sein
goal-rake = In dieser Runde zum Längsfeuer kommen
figure-courses = Schätzung für den Rest der Runde, wenn die { $other } geradeaus segelt: { $hits } Felder beschädigt, { $taken } verloren, am Ende Abstand { $range }. Zum Vergleich { $than }: { $hits_done } beschädigt, { $taken_done } verloren, Abstand { $range_done }.
figure-tenths = { $whole },{ $tenths }
figure-dice = { $dice } Würfel auf mittlere Entfernung
figure-chance = Chance { $chance } %
figure-men = { $points } frei für den Nahkampf
figure-range = am Ende der Runde Abstand { $range }, wenn der Gegner geradeaus weitersegelt
figure-rake = { $rake } in Impuls { $impulse }, wenn der Gegner geradeaus weitersegelt
