# Oben am Tisch
table-over = Spiel zu Ende
table-undo = Rückgängig
table-undo-label = Rückgängig, { $count ->
    [one] 1 Aktion kann zurückgenommen werden
   *[other] { $count } Aktionen können zurückgenommen werden
}
table-log = Verlauf
table-menu = Menü
table-players = Spieler
table-chip-own = { $chip }, du
table-chip-active = { $chip }, am Zug
table-turn-now = Am Zug
table-shape-0 = Kreis
table-shape-1 = Dreieck
table-shape-2 = Quadrat
table-shape-3 = Raute
table-shape-4 = Sechseck
table-shape-5 = Kreuz

# Markt
table-empty = leer
table-nothing = Hier ist jetzt nichts zu tun.
table-can-for = { $can } für { $price }
table-can = kann gewählt werden

# Preise und Aufzählungen
table-refusal = { $why } ({ $rule })
table-place = { $place }.

# Auskunft
table-inspector = Einzelheiten
table-inspect-title = { $what }, { $cell }
table-prompt = { $you ->
    [1] { $prompt }
   *[other] { $who }: { $prompt }
}
table-hint-any = { $touch ->
    [1] Tippe
   *[other] Klicke
} auf etwas, um zu sehen, was es bewirkt. Noch einmal, um es zu tun.
table-more = Mehr
table-clear = Auswahl aufheben
table-sentence = { $text }.
table-price-to = { $you ->
    [1] { $price } an dich
   *[other] { $price } an { $who }
}
table-cost = Kostet { $price }.
table-worth = ★ { $before } → { $after }
table-worth-spoken = { points-sum }, vorher { $before }
table-options-here = Was hier möglich ist

# Leiste der Aktionen
table-bar = Deine Aktion
table-why-not = Was nun?
table-commit = { $what } – { $price }
table-commit-step = { $what } für { $price }
table-commit-remedy = { $steps }, dann: { $what }
table-choose-any = Wähle, was du tust
table-not-now = Jetzt nicht möglich
table-end-anyway = Zug beenden: { $lost }
table-actions = Andere Aktionen

# Band
table-ribbon = Entscheidung
table-back = Zurück

# Schiffe
table-none = keine

# Punkte
table-item = Posten
table-count = Anzahl
table-scores = Wertung
table-total = Summe
table-of = aus { $count }
table-final = Das Endergebnis
table-winner = { $you ->
    [1] Du gewinnst
   *[other] { $who } gewinnt
}: { points-sum }.
table-winner-anyway = { $you ->
    [1] Du gewinnst
   *[other] { $who } gewinnt
}, gleich wie die Punkte stehen.
table-shared = Geteilter Sieg: { $who }, je { points-sum }.
table-score-drawn = Unentschieden: { $told }.
table-new-game = Neues Spiel
table-home = Zur Startseite
table-look = Zurück zum Tisch
table-results = Zurück zum Endergebnis

# Verlauf
table-log-label = Was geschah, das Neueste zuerst
table-log-empty = Noch ist nichts geschehen.
table-log-whole = Ganzer Verlauf
table-anchor = Rückgängig geht nur bis hier: Etwas Unbekanntes wurde aufgedeckt.

# Blätter
table-close = Schließen
table-sheet-captains = Wer spielt?
table-sheet-answers = Antworten im Voraus
table-sheet-hint = Hinweis
table-sheet-planner = Meinen Zug planen
table-sheet-analysis = Analyse
table-sheet-log = Verlauf
table-sheet-chart = { points-name } nach Runden
table-sheet-recap = Seit deinem letzten Zug
table-sheet-menu = Menü
table-sheet-keys = Tasten
table-sheet-can = Was kann ich jetzt tun?
table-can-now = Jetzt möglich ({ $count })
table-can-each = { $words } { $each }
table-cannot-now = Jetzt nicht möglich ({ $count })
table-menu-group-turn = Dieser Zug
table-menu-group-look = Auskunft
table-menu-group-game = Spiel
table-menu-group-app = App
table-menu-redo = Wiederholen
table-menu-restart = Zug neu beginnen
table-menu-can = Was kann ich jetzt tun?
table-menu-chart = { points-name } nach Runden
table-menu-recap = Was seit meinem letzten Zug geschah
table-menu-captains = Kapitäne
table-no-captains = Nicht möglich in Lektionen oder nach dem Spiel.
table-menu-answers = Antworten im Voraus
table-no-answers = Nach dem Spiel nicht möglich.
table-menu-hint = Hinweis
table-no-hint = Hinweise gibt es in deinem eigenen Zug (nicht in Lektionen).
table-menu-planner = Meinen Zug planen
table-no-planner = Planen kannst du in deinem eigenen Zug (nicht in Lektionen).
table-menu-analysis = Analyse
table-no-analysis = Noch gibt es nichts zu analysieren. Lektionen werden nicht analysiert.
table-analysis-later = In dieser Partie ist etwas verdeckt, etwa Karten: Die Analyse öffnet sich, wenn sie vorbei ist.
table-no-deed = Nur möglich, solange du etwas gefragt wirst.
table-menu-log = Verlauf
table-menu-keys = Tasten
table-menu-text = Der Tisch in Worten
table-menu-home = Zur Startseite
table-menu-new = Neues Spiel
table-menu-logbook = Gespeicherte Spiele
table-menu-rules = Regeln
table-menu-settings = Einstellungen
table-no-redo = Es gibt nichts zu wiederholen.
table-no-restart = Es gibt nichts rückgängig zu machen: Etwas Unbekanntes wurde aufgedeckt, oder der Zug ging weiter.
table-key-of-arrows = Pfeile
table-key-does-arrows = über die Felder gehen
table-key-of-home = Pos1, Ende
table-key-does-home = Enden der Reihe
table-key-of-corners = Strg+Pos1, Strg+Ende
table-key-does-corners = Ecken
table-key-of-ship = s
table-key-does-ship = das eigene Blatt
table-key-of-others = o
table-key-does-others = alle Spieler vergleichen
table-key-of-next = n, N
table-key-does-next = nächstes oder voriges Feld, auf dem etwas möglich ist
table-key-of-enter = Eingabe
table-key-does-enter = auswählen; noch einmal: ausführen
table-key-of-escape = Esc
table-key-does-escape = schließen oder Auswahl aufheben
table-key-of-info = i, m
table-key-does-info = alles über dieses Feld
table-key-of-digit = 1 bis 9
table-key-does-digit = solange eine Frage gestellt ist: diese Antwort
table-key-of-undo = u, Strg+Z
table-key-does-undo = rückgängig
table-key-of-redo = Strg+Umschalt+Z
table-key-does-redo = wiederholen
table-key-of-why = w, M
table-key-does-why = was kann ich jetzt tun, und warum nicht
table-key-of-log = l
table-key-does-log = Verlauf
table-key-of-recap = r
table-key-does-recap = was seit meinem letzten Zug geschah
table-key-of-skip = Leertaste
table-key-does-skip = während ein Computerkapitän spielt: zu deinem Zug springen
table-key-of-hint = h
table-key-does-hint = ein Hinweis; jeder Druck verrät mehr
table-key-of-past = [ ]
table-key-does-past = in der Vergangenheit: eine Aktion zurück oder vor
table-key-of-last = L
table-key-does-last = ansagen, was zuletzt geschah
table-key-of-help = ?
table-key-does-help = diese Tasten

# Ansagen und Hinweise
table-turn-of = { $you ->
    [1] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
table-asked = { $you ->
    [1] Du musst entscheiden.
   *[other] { $who } muss entscheiden.
}
table-undone = Rückgängig gemacht.
table-no-match = Kein Spiel ist geöffnet.
table-copy = Einzelheiten kopieren
table-copied = Kopiert
table-dismiss = Schließen

# Sharing
table-menu-share = Spiel teilen
table-sheet-share = Spiel teilen
table-sheet-pass = Zug weitergeben
table-no-share = Eine Lektion lässt sich nicht teilen.
