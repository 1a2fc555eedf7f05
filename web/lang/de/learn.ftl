# Lernen durch Spielen: die Lektionen, der Lotse am Tisch, Regeln am Ort, das Wörterverzeichnis.

# Die Seite
learn-heading = Spielend lernen
learn-lead = Kurze Lektionen an einem echten Tisch. Du darfst alles tun, was die Regeln erlauben: Der Lotse sagt dir nur, was du versuchen kannst, und zeigt es dir, wenn du fragst.
learn-lessons = Lektionen
learn-number = Lektion { $number }
learn-minutes = { $count } Aufgaben, etwa { $minutes } Minuten
learn-start = Lektion beginnen
learn-again = Lektion wiederholen
learn-finished = Geschafft
learn-next-up = als Nächstes
learn-more = Zum Nachschlagen
learn-to-rules = Alle Regeln, mit Beispielen
learn-to-glossary = Wörterverzeichnis
learn-to-keys = Jeder Tisch lässt sich mit der Tastatur spielen: Drück dort ?, um die Tasten zu sehen.
learn-ready-title = Du bist bereit
learn-ready = Du hast alle Lektionen hinter dir. Der Rest ist Übung: Spiel dein erstes Spiel.
learn-first-game = Das erste Spiel spielen

# Der Lotse
learn-coach = Lotse
learn-first-end = Erste Schritte ausblenden
learn-where = Lektion { $number }: { $title }
learn-count = { $done } von { $all }
learn-ticks = { $done } von { $all } Aufgaben geschafft
learn-task-done = geschafft: { $goal }
learn-task-open = zu tun: { $goal }
learn-show = Zeig es mir
learn-press-main = { $touch ->
    [1] Tippe jetzt auf „{ $what }“.
   *[other] Klicke jetzt auf „{ $what }“.
}
learn-press-large = { $touch ->
    [1] Tippe jetzt auf den großen Knopf.
   *[other] Klicke jetzt auf den großen Knopf.
}
learn-press-marked = { $touch ->
    [1] Tippe jetzt auf den markierten Knopf.
   *[other] Klicke jetzt auf den markierten Knopf.
}
learn-press-missing = Jetzt tu dies: { $what }
learn-press-soon = Einen Moment …
learn-happened = Was eben geschah
learn-look = Sieh, was geschehen ist.
learn-look-more = Geh weiter, wenn du alles gesehen hast.
learn-read = Verstanden
learn-gain = +{ points-sum } (★ { $before } → { $after })
learn-why = Warum
learn-why-hide = Schließen
learn-restart = Von vorn beginnen
learn-repeat-task = Zurück zur Aufgabe
learn-go-back = Zurück
learn-leave = Verlassen
learn-next = Nächste Lektion
learn-rule = Regel
learn-stuck-turn = Dafür reicht dieser Zug nicht: Beende ihn und mach im nächsten weiter, oder nimm etwas zurück.
learn-stuck-lost = Für diese Aufgabe ist es zu spät. Geh an ihren Anfang zurück.
learn-stuck-lost-first = Für diese Aufgabe ist es zu spät. Beginne die Lektion noch einmal.
learn-over = Lektion geschafft. Gut gesegelt!
learn-over-more = Du kannst hier noch weiterspielen.
learn-over-next = Als Nächstes kommt Lektion { $number }: { $title }.
learn-over-last = Das war die letzte Lektion. Du bist bereit.
learn-met = Geschafft: { $goal }
learn-answer-first = Beantworte zuerst die Frage.
learn-answer-first-so = Beantworte zuerst die Frage: „{ $what }“.
learn-now = Jetzt: { $goal }
learn-starting = Die Lektion beginnt, sobald der Spielkern bereit ist.

# Regeln am Ort
learn-rule-title = Regel { $number }
learn-rule-also = Auch { $count ->
    [one] Regel
   *[other] Regeln
} { $numbers }
learn-rule-close = Schließen
learn-rule-chapter = Das Kapitel „{ $chapter }“ lesen
learn-rule-missing = Die Regeln konnten nicht geladen werden.
learn-rule-coming = Die Regeln werden geladen …

# Regelseite und Wörterverzeichnis
learn-glossary = Wörterverzeichnis
learn-glossary-lead = Die Wörter des Spiels und was sie bedeuten. Die Nummer führt zur Regel.
learn-words-found = { $count ->
    [one] Ein Wort im Verzeichnis.
   *[other] { $count } Wörter im Verzeichnis.
}
learn-nothing-found = Nichts gefunden für „{ $words }“. Versuche weniger oder kürzere Wörter oder die Nummer einer Regel.
learn-clear-search = Suche leeren
