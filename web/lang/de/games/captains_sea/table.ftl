# Captain’s Sea: die Karte
cost-mp = { $count } BP
cost-mp-spoken = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
table-board = Seekarte
table-grid = Felder
table-choose-answer = Wähle eine Antwort
table-suggested = Vorschlag
table-compass-1 = Wind nach N
table-compass-2 = Wind nach NO
table-compass-3 = Wind nach O
table-compass-4 = Wind nach SO
table-compass-5 = Wind nach S
table-compass-6 = Wind nach SW
table-compass-7 = Wind nach W
table-compass-8 = Wind nach NW
table-wind = Der Wind weht nach { $heading }
table-wind-short = Wind
table-square-told = { $square }: { $what }
table-square-away = { $told }: Abstand { $range }{ $arc }
table-range = Abstand { $count }
table-arc-port = , im Schussfeld an Backbord
table-arc-starboard = , im Schussfeld an Steuerbord
table-arc-bow = , voraus
table-arc-stern = , achteraus
table-ship-own = deine { $ship }
table-ship-told = { $ship } ({ $who }), Kurs { $heading }, { $position }{ $bears }
table-ship-bears = , { $side } im Schussfeld
table-smoke-told = Rauch, { $value } Abwehrwürfel mehr bei Feuer hindurch
table-bearing = { $ship }: { $side }
table-no-side = keine Breitseite im Schussfeld
table-side-silent = { $side }, aber { $why }
table-bearing-told = Abstand { $range }. { $own }. { $enemy }.

# Wie eine Lektion beginnt
table-lesson-intro-helm = Du führst das blaue Schiff, die { $ship }: Ihr Bug zeigt nach { $heading }. Das orange Schiff ist dein Gegner, die { $enemy }: Segle zu ihr hin. Antworte, wenn du unter der Karte gefragt wirst: Der Lotse sagt dir, wie, und „Zeig es mir“ zeigt darauf.
table-lesson-intro-guns = Du segelst Seite an Seite mit dem Gegner, der { $enemy }, auf einem Kurs und so nah, dass deine Karronaden doppelt zählen. Feuere als Erster.
table-lesson-intro-minds = Der Gegner, die { $enemy }, segelt geradeaus weiter, am Wind. Du liegst neben seinem Kielwasser: Fahr hinüber und feuere ihm von achtern der Länge nach über das Deck.
table-lesson-intro-hands = Dein Schiff brennt, hat Felder von Takelage und Rumpf verloren und noch 5 Leute. Der Gegner liegt achtern: Rette dein Schiff.
table-lesson-intro-boarders = Du liegst Seite an Seite mit dem Gegner, der { $enemy }, in einem Feld, und er hat noch 4 Leute. Nimm sein Schiff.
table-lesson-helm = macht ein Feld mehr am Ende der Runde sicherer
table-lesson-sheets = setzt mehr oder weniger Segel
table-lesson-idle = In dieser Lektion muss niemand an die Geschütze: Bestätige die Mannschaft, wie sie ist.

# Impulse und Tempo
table-track = Impulse dieser Runde
table-track-unknown = Impulse. In welchen du am Zug bist und in welchen der Gegner, steht erst fest, wenn das Tempo ausgewürfelt ist.
table-track-told = Impulse. { $where } Du bist dran in { $own }; der Gegner in { $enemy }.
table-track-now = Jetzt: Impuls { $impulse }.
table-track-none = Noch kein Impuls.
table-track-over = Alle Impulse sind vorbei.
table-track-acts = { $ship } handelt
table-track-loads = deine Geschütze sind geladen
table-track-how = In jedem ihrer Impulse zahlt ein Schiff 1 Bewegungspunkt für sein Manöver. Ist alles bezahlt, führt es das Manöver aus.
table-never = keinem
table-leader = Initiative
table-loaded = { $what } geladen
table-speed = : Tempo { $speed }
table-speed-span = { $low }–{ $high }
table-speeds = Tempo
table-speeds-are = Tempo ([[BP]] je Runde) = [[Grundwert]] + [[Rumpfbonus]]
table-due = ab { $impulse }
table-due-unmanned = braucht Leute
table-due-later = Runde { $turn }
table-panel = { $ship }: { $position }
table-panel-advance = Vorwärts (über eine Ecke)
table-panel-two = { $side } ({ $corner }) BP
table-panel-wear = Halse: { $position }

# Die Schiffe
table-ships = Beide Schiffe
table-ship-of = { $ship } ({ $who })
table-chip-label = { $who } ({ $shape }), { $ship }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } Bonus des Duells
}, ein Feld bringt { $price }; Mannschaft { $crew }, Takelage { $rigging }, Rumpf { $hull }
table-chip-state = Mann { $crew } · Tak. { $rigging } · Rumpf { $hull }
table-side-port = Backbord
table-side-starboard = Steuerbord
table-bears = feuerbereit
table-bears-idle = im Schussfeld
table-bears-far = außer Reichweite
table-toward-port = { $ship } liegt an Backbord
table-toward-starboard = { $ship } liegt an Steuerbord
table-toward-bow = { $ship } liegt voraus
table-toward-stern = { $ship } liegt achteraus
table-end-f = vorn
table-end-a = acht.
table-short-pf = Bb. vorn
table-short-pa = Bb. achtern
table-short-sf = Stb. vorn
table-short-sa = Stb. achtern
table-load-none = zerstört
table-load-empty = leer
table-load-ready = geladen
table-load-round = Rund
table-load-chain = Kette
table-load-double = Doppelt
table-shot-unknown = unbekannter Ladung
table-loading-told = lädt nach, { $when }
table-loaded-told = geladen mit { $shot }
table-boxes-told = { $sound } von { $all } Geschützfeldern heil
table-manned-told = { $manned } bemannt
table-dice-told = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
} auf diesen Abstand
table-section-told = { $section }: { $what }
table-rigging = Takelage
table-crew = Mannschaft
table-burning = brennt
table-sail-sealed = Segel verdeckt
table-chasers-ready = Jagdgeschütze geladen
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-quality-crack = Elite
table-quality-average = Erfahren
table-quality-green = Unerfahren
table-strength-firm = Fest
table-strength-average = Solide
table-strength-fragile = Leicht
vessel-quality-crack = Elite-Mannschaft
vessel-quality-average = Erfahrene Mannschaft
vessel-quality-green = Unerfahrene Mannschaft
vessel-strength-firm = fester Rumpf
vessel-strength-average = solider Rumpf
vessel-strength-fragile = leichter Rumpf
table-post-helm = Segelführung { $men }
table-post-sheets = Segelwechsel { $men }
table-post-rig = Takelagereparatur { $men }
table-post-mend-pf = Reparatur Backb. vorn { $men }
table-post-mend-pa = Reparatur Backb. achtern { $men }
table-post-mend-sf = Reparatur Steuerb. vorn { $men }
table-post-mend-sa = Reparatur Steuerb. achtern { $men }
table-post-melee = Nahkampf { $men }
table-plan-sealed = verdecktes Manöver
table-plan-open = Verdecktes Manöver
table-plan-paid = { $what }, { $paid } von { $cost } bezahlt
table-plan-strained = { $plan }, Anstrengung { $strain }

# Die Mannschaft einteilen
table-bill = Mannschaft einteilen
table-bill-men = { $all } Mann: { $posted } eingeteilt, { $free } frei
table-bill-melee = { $men } frei für den Nahkampf
table-bill-unarmed = Geschütze zum Feind unbesetzt · { $men } frei
table-bill-anyway = Trotzdem bestätigen
table-bill-idle = Niemand steht am Geschütz oder hat sonst eine Aufgabe.
table-bill-told = { $task }: { $men } von { $most }, { $free } Mann frei
table-bill-empty = Niemand steht am Geschütz oder hat sonst eine Aufgabe.
table-bill-templates = Fertige Einteilungen
table-bill-last = Wie zuletzt
table-bill-broadside = { $starboard ->
    [1] Steuerbord
   *[other] Backbord
} feuern
table-bill-other = { $starboard ->
    [1] Steuerbord
   *[other] Backbord
} feuern
table-bill-split = Beide Seiten feuern
table-bill-repel = Enterer abwehren
table-bill-repair = Reparieren
table-bill-run = Entkommen
table-bill-board = Entern
table-bill-more = { $task }: einer mehr (jetzt { $men })
table-bill-less = { $task }: einer weniger (jetzt { $men })
table-bill-on = { $count ->
    [one] 1 weitere Aufgabe
   *[other] { $count } weitere Aufgaben
}
table-bill-first = Zurück zu den ersten
table-task-man-pf = Bb. vorn
table-task-man-pa = Bb. achtern
table-task-man-sf = Stb. vorn
table-task-man-sa = Stb. achtern
table-task-helm = Segel­führung
table-task-rig = Takelage
table-task-sheets = Segel­wechsel
table-task-mend-pf = Rumpf Bb. vorn
table-task-mend-pa = Rumpf Bb. achtern
table-task-mend-sf = Rumpf Stb. vorn
table-task-mend-sa = Rumpf Stb. achtern
table-effect-guns = { $dice } Würfel
table-effect-guns-first = { $men } Mann: { $dice } Würfel
table-effect-guns-out = in Reichweite: { $told }
table-effect-guns-idle = kein Ziel
table-effect-guns-side = im Schussfeld: { $told }
table-effect-guns-far = auf Abstand { $range } keine Würfel
table-effect-load = { $load } · { $told }
table-effect-loading = lädt, { $load } · { $told }
table-effect-guns-next = { $dice } Würfel, 1 mehr: { $next }
table-effect-rig = repariert die Takelage
table-effect-mend = repariert 1 Feld
table-effect-sound = nichts beschädigt
table-effect-helm = Bonusfahrt sicherer
table-effect-sheets = wechselt die Segel

# Was kommen kann
table-ghost = { $square }, Kurs { $heading }, { $position }
table-ghost-own = du: { $side }, Abstand { $range }
table-ghost-enemy = Gegner: { $side }
table-ghost-meets-own = { $relation }: beide haben Schussfeld, du wählst die Seiten
table-ghost-meets-enemy = { $relation }: beide haben Schussfeld, der Gegner wählt die Seiten
table-ghost-leaves = bricht das Gefecht ab
table-chase = Die Jagd
table-chase-room = { $prey } entkommt, sobald beide Schiffe nicht mehr auf die Karte passen: noch { $room ->
    [one] 1 Feld
   *[other] { $room } Felder
} weiter auseinander.
table-chase-hunter = { $hunter } ist in dieser Runde schneller, um { $by } BP.
table-chase-prey = { $prey } ist in dieser Runde schneller, um { $by } BP.
table-chase-even = Beide sind in dieser Runde gleich schnell.
table-may-come = Was kommen kann
table-fire-own = Dein Feuer
table-fire-enemy = Feuer des Gegners
table-fire-own-best = Dein Feuer, bestes Ziel
table-fire-own-low = Dein Feuer, tief ({ $dice } Würfel)
table-fire-own-high = Dein Feuer, hoch ({ $dice } Würfel)
table-fire-enemy-low = Feuer des Gegners, tief ({ $dice } Würfel)
table-fire-enemy-high = Feuer des Gegners, hoch ({ $dice } Würfel)
table-fire-boxes = { $boxes } Felder
table-fire-none_bears = keine Seite im Schussfeld
table-fire-out_of_reach = außer Reichweite
table-fire-silenced = kein heiles Geschütz
table-fire-empty = nicht geladen
table-fire-unmanned = geladene Geschütze nicht bemannt
table-fire-sealed = wird verdeckt bemannt
table-roll-grapple = Enterhaken fassen
table-roll-cut = Du kommst frei
table-roll-fire = Du löschst das Feuer
table-roll-despair = Deine Moral sinkt
table-roll-strike = Du streichst die Flagge
table-roll-tack = Eine Wende gelingt
table-roll-bonus-1 = Bonusfahrt, Anstrengung 1: kein Schaden
table-roll-sails = Segel gewechselt
table-chance-mend = 1 Feld zu { $chance } %
table-chance-helm = Bonusfahrt gelingt zu { $chance } %
table-chance-sheets = gelingt zu { $chance } %
table-chance-next = { $told }, 1 mehr: { $chance } %
table-chance-first-mend = 1 Mann: 1 Feld zu { $chance } %
table-chance-first-helm = 1 Mann: Bonusfahrt gelingt zu { $chance } %
table-chance-first-sheets = 1 Mann: gelingt zu { $chance } %

# Tasten
table-key-of-jump = g, dann Buchstabe und Zahl
table-key-does-jump = Zu einem Feld
table-key-of-bears = b
table-key-does-bears = Ansagen, welche Seite im Schussfeld hat
table-key-of-own = d
table-key-does-own = Zum eigenen Schiff
table-key-of-enemy = f
table-key-does-enemy = Zum Gegner
table-key-of-track = k
table-key-does-track = Impulse auflisten
table-key-of-main = e
table-key-does-main = Hauptknopf drücken
table-key-of-bill = Pfeile, Pos1, Ende
table-key-does-bill = Beim Einteilen: nächste Aufgabe, weniger oder mehr Leute, keiner, alle
table-sheet-compare = Siegpunkte
table-menu-compare = Siegpunkte

# The list of all that can be done
table-task-now = { $task }, jetzt { $now }:
table-asked-on = Frag mich:
table-asked-off = Frag mich nicht:
table-menu-strike = Die Flagge streichen …
