# Ein Gefecht: was gewählt wird
combat-arm = Runde { $round }: Wähle verdeckt die Munition
combat-flee-more = halbe Würfel; braucht mehr Segel
combat-letter-more = wehrt den Angriff ab
combat-seal-stand = Festlegen: { $shot }, nicht fliehen
combat-seal-flee = Festlegen: { $shot }, fliehen
combat-places = Plätze
combat-places-more = { $count } weitere
combat-place-not = Für die { $face } reichen deine Würfel nicht auch noch.
combat-how = wie?
combat-how-label = Wie: { $what }
combat-how-told = { $how }; die übrigen Würfel wie sie sind

# Die Vorhersage
combat-odds-title = Von 100 Gefechten, wenn beide bei ihrem Plan bleiben
combat-odds-tries = { $count } Versuche
combat-odds-wait = Wird berechnet …
combat-odds-none = Gerade steht kein Gefecht an. Wähle einen Angriff, um seine Vorhersage zu sehen.
combat-odds-stop = Anhalten
combat-odds-ask = Berechnen
combat-odds-more = In Worten
combat-odds-own = Dein Plan
combat-odds-sheet = Vorhersage des Gefechts
combat-odds-end = { $count } von 100: { $end }
combat-odds-case = { $plans }: { $ends }
combat-odds-letter = Kaperbrief: { $count } von 100
combat-odds-how = Jedes Paar von Plänen wurde 4000-mal ausgefochten, mit den Schiffen, wie sie sind; eine Zahl kann um 3 danebenliegen. Niemand setzt dabei Kanonen dazu oder nimmt Würfel weg, und was dein Gegner wählt, weiß niemand.
combat-own-ball = Kugeln
combat-own-board = Entern
combat-own-flee = Fliehen
combat-enemy-ball = Gegner: Kugeln
combat-enemy-board = Gegner entert
combat-enemy-flee = Gegner flieht
combat-end-sank = { $count } versenkt
combat-end-took = { $count } gekapert
combat-end-both = { $count } beide
combat-end-away = { $count } getrennt
combat-end-lost = { $count } verloren
combat-plans = Die Pläne
combat-plan-ball = Vollkugeln: feuert in jeder Runde Vollkugeln.
combat-plan-board = Entern: feuert Kettenkugeln, bis der Gegner weniger Segel hat, dann Kartätschen.
combat-plan-flee = Fliehen: feuert Kettenkugeln und flieht in jeder Runde.
combat-takes = Was jeder Ausgang braucht
combat-takes-short = Nötig
combat-takes-sink = versenken
combat-takes-board = entern
combat-takes-flee = entkommen
combat-takes-nothing = genug Segel
combat-you = Du
combat-enemy = Gegner
combat-hull = { $count } Rumpf
combat-crew = { $count } Mann
combat-sails = { $count } Segel
combat-gives = Versenkt: ★{ $sank }. Gekapert: ★{ $took }, { $cargo }. Eigenes verloren: −★{ $lost }, { $own }.

# Tasten
combat-key-of-shots = b, c, g
combat-key-does-shots = Gefecht: Vollkugeln, Kettenkugeln, Kartätschen
combat-key-of-flee = x
combat-key-does-flee = Gefecht: fliehen oder nicht
combat-key-of-spaces = 2 bis 6
combat-key-does-spaces = Gefecht: Platz füllen oder nicht
combat-key-of-odds = f
combat-key-does-odds = Gefecht: Vorhersage in Worten

# Danach
combat-account = Wie es lief
combat-account-of = { $one } gegen { $other }
combat-watch = Noch einmal ansehen
combat-then = Die Vorhersage, wie sie war
combat-ending = Ende des Gefechts
combat-best = Am besten dagegen: { $plan } ({ $ends }).
combat-best-own = Dein Plan war dagegen der beste.
combat-luck = Gefechte: Würfelglück
combat-luck-more = Ein Würfel zählt, wenn er keine 1 ist und kein gleicher der anderen Seite ihn aufhebt. In Klammern: wie viele im Mittel zählen.
combat-luck-dice = { $count } Würfel ({ $mean })
combat-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
