### Die Seite: was geschehen ist: Rückblick, Marken, Vergangenheit.

# Seit dem letzten Zug
recap-since = Seit deinem letzten Zug
recap-dismiss = Schließen
recap-open = { $count ->
    [one] Was seit deinem letzten Zug geschah: 1 Zug
   *[other] Was seit deinem letzten Zug geschah: { $count } Züge
}
recap-none = Seit deinem letzten Zug ist nichts geschehen.
recap-passed = { $who } hat gepasst.
recap-own = { points-own }: { $before } → { $after }
recap-steps = Schritte
recap-replay = Zug von { $who } noch einmal zeigen
recap-who = { $who }:
recap-summary = Seit deinem letzten Zug. { $told } { $touch ->
    [1] {""}
   *[other] Drücke r, um es noch einmal zu lesen.
}
recap-spoken = { $who }: { $what }
recap-spoken-points = { $before } auf { points-sum }
recap-spoken-won = gewann { $what }
recap-spoken-own = { points-own } { $before } auf { $after }
recap-new = neu seit deinem letzten Zug

# Die Vergangenheit
recap-past = Stellung nach Aktion { $entry } von { $entries }
recap-past-at = { $moment } · { $entry }/{ $entries }
recap-past-start = Stellung am Anfang
recap-past-label = Frühere Stellungen
recap-past-here = Die Stellung danach zeigen.
recap-present = Zurück zur aktuellen Stellung.
recap-back = Zur aktuellen Stellung
recap-back-end = Zum Endergebnis
recap-slider = Stellung
recap-step-first = Zum Anfang
recap-step-before = Eine Aktion zurück
recap-step-after = Eine Aktion vor
recap-step-last = Zur letzten Aktion
recap-next = Weiter

# Einstellungen
recap-pace = Tempo der Animationen
recap-pace-instant = Sofort
recap-pace-brisk = Flott
recap-pace-calm = Ruhig
recap-pace-step = Schritt
recap-pace-more = Der Zug eines Computerkapitäns dauert bei „Flott“ etwa 3 Sekunden, bei „Ruhig“ 9, und länger, wo viel gebaut oder gekämpft wird. „Schritt“ wartet nach jeder Aktion auf dich.
recap-motion = Animationen
recap-motion-system = Wie das System
recap-motion-still = Aus
recap-motion-moving = An
