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
battle-title = Gefecht: { $you ->
    [1] du
   *[other] { $who }
} gegen { $other_you ->
    [1] dich
   *[other] { $other }
}
battle-title-port = Der Angriff auf { $port }
battle-undecided = Niemand hat ein Schiff verloren.
battle-port-holds = { $port } hält stand: Dort { $left ->
    [1] ist noch 1 Kanone
   *[other] sind noch { $left } Kanonen
}.
battle-shots = { $you ->
    [1] Deine Schüsse
   *[other] Schüsse von { $who }
}
battle-shots-port = Schüsse von { $port }
battle-hits = { $count ->
    [0] kein Treffer
    [1] 1 Treffer
   *[other] { $count } Treffer
}
battle-aboard = An Bord
battle-go-on = Weiter
battle-pattern-sink = Erst Vollkugeln
battle-pattern-sweep = Erst Kartätschen
battle-pattern-cripple = Erst Kettenkugeln
battle-pattern-board = Vollkugeln, dann entern
battle-pattern-soften = Kartätschen, dann entern
battle-pattern-tear = Kettenkugeln, dann entern

# Chancen
odds-taken-brief = zu { $chance } einnehmen
odds-fort = Wenn du bis zum Ende kämpfst: zu { $taken } nimmst du den Hafen ein, zu { $lost } verlierst du stattdessen ein Schiff.
odds-fort-dear = Zu { $dear } nimmst du ihn ein, verlierst aber auch ein Schiff.
odds-boarding = { $who } entern, mit den Mannschaften von jetzt: zu { $won } gewinnst du ein Schiff, zu { $lost } verlierst du eins, zu { $nobody } fallen beide Mannschaften.
odds-battle = Chancen, was auch immer die andere Seite lädt
odds-battle-with = Deine Chancen gegen { $who }. Niemand sieht, wie die andere Seite lädt: Das sind Durchschnitte.
odds-load = Du lädst
odds-captures = kapern
odds-sinks = versenken
odds-loses = Schiff verlieren
battle-fire = Feuern: { $load }
