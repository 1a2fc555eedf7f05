### The page: sounds, what is said aloud, the table in words, the command line.

# Sounds and settings
sound-settings = Ton und Tastatur
sound-set-sounds = Klänge
sound-settings-more = Eine Glocke für deinen Zug, ein Klopfen für eine Karte, Münzen für Geld. Was zu hören ist, wird auch gesagt und gezeigt. Die Taste x am Tisch schaltet die Klänge aus und ein.
sound-volume = Lautstärke: { $volume } %
sound-try = Einen Klang hören
sound-kind-bell = Glocke: dein Zug
sound-kind-orders = Acht Glasen: das Ende
sound-kind-placed = Klopfen: eine Karte wird gelegt
sound-kind-slide = Tau: eine Figur geht
sound-kind-pen = Feder: etwas wird unterschrieben
sound-kind-coins = Münzen: Geld
sound-kind-refused = Tiefer Ton: abgelehnt
sound-kind-edge = Tick: Rand des Bretts
sound-offer = Mit Klängen spielen?
sound-turn-on = Klänge einschalten
sound-turn-off = Klänge ausschalten
sound-on = Klänge an.
sound-off = Klänge aus.
sound-verbosity = Ausführlichkeit für Screenreader
sound-verbosity-full = Ausführlich
sound-verbosity-short = Kurz
sound-said-full = Felder werden ausführlich beschrieben.
sound-said-short = Felder werden kurz beschrieben.
sound-set-letters = Tastenkürzel mit einem Buchstaben
sound-letters-more = Schalte das aus, wenn du mit deinem Gerät sprichst oder wenn Buchstaben tun, was du nicht wolltest. Pfeile, Eingabe, Tab und Escape gehen immer.

# Said aloud
sound-edge = Hier endet das Brett.
sound-pointed = { $what }. { $brings } Noch einmal drücken, um es zu tun.
sound-pointed-next = { $what }. { $brings } Noch einmal drücken zeigt das nächste; der Knopf unter „Deine Aktion“ bestätigt.
sound-ways = { $count } Wege zur Wahl.
sound-open = offen
sound-reach = erreichbar
sound-title-turn = { $you ->
    [1] Du bist am Zug · { $game }
   *[other] { $who } ist am Zug · { $game }
}
sound-title-over = Das Endergebnis · { $game }
sound-skip = Weiter zum Spielbrett

# Command line
sound-command-label = Befehl
sound-command-do = Ausführen
sound-command-more = Bekannte Wörter: { $words }. Ein Ort oder eine Zahl folgt, wo nötig.
sound-command-unknown = Dieses Wort ist nicht bekannt. Bekannte Wörter: { $words }.
sound-command-no-cell = Diesen Ort gibt es nicht: Die Orte heißen { $first } bis { $last }.
sound-command-possible = Das geht.
sound-command-look = schaue
sound-command-why = warum
sound-command-undo = zurück
sound-command-help = hilfe

# Sheets and keys
sound-sheet-text = Der Tisch in Worten
sound-sheet-command = Befehlszeile
sound-key-of-text = t
sound-key-does-text = der Tisch in Worten
sound-key-of-command = :
sound-key-does-command = Befehlszeile
sound-key-of-verbosity = v
sound-key-does-verbosity = Felder ausführlich oder in Kürze
sound-key-of-mute = x
sound-key-does-mute = Klänge aus oder an
