# Laden, und wie ein Gefecht ausging
battle-guns = Deine Kanonen, in der Reihenfolge, in der sie feuern
battle-counters = Marken
battle-patterns = Alles auf einmal laden
battle-clear = Ausladen
battle-left = noch { $count }
battle-hits-ball = Rumpf
battle-hits-grape = Mannschaft
battle-hits-chain = Segel
battle-hits-board = zuletzt: Schiff nehmen
battle-title = So ging das Gefecht aus
battle-title-port = Der Angriff auf den Hafen
battle-go-on = Weiter
battle-pattern-sink = Erst Vollkugeln
battle-pattern-sweep = Erst Kartätschen
battle-pattern-cripple = Erst Kettenkugeln
battle-pattern-board = Vollkugeln, dann entern
battle-pattern-soften = Kartätschen, dann entern
battle-pattern-tear = Kettenkugeln, dann entern

# Chancen
odds-taken-brief = fällt zu { $chance }
odds-fort = Wenn du bis zum Ende kämpfst: { $taken }, dass der Hafen fällt, { $lost }, dass du ein Schiff verlierst.
odds-boarding = { $who } entern, mit den Mannschaften von jetzt: zu { $won } gewonnen, zu { $lost } verloren.
odds-battle = Chancen, was auch immer die andere Seite lädt
odds-battle-with = Deine Chancen gegen { $who }. Niemand sieht, wie die andere Seite lädt: Das sind Durchschnitte.
odds-load = Du lädst
odds-captures = kapern
odds-sinks = versenken
odds-loses = Schiff verlieren
battle-fire = Feuern: { $load }
