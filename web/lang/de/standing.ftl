### Die Seite: wie die Spieler stehen: Punkte, Wettläufe, Aussichten.

# Punkte im Vergleich
standing-best = am meisten:
standing-open-note = Wähle eine Zahl, um zu sehen, woraus sie besteht.
standing-brackets-note = In Klammern: aus wie vielen.
standing-figure = { $item }, { $who }: { points-sum } aus { $count }; Einzelheiten
standing-chip-leads = { $chip }, in Führung

# Punkte nach Runden
standing-chart = { points-name } nach Runden
standing-chart-open = { points-name } nach Runden
standing-chart-none = Noch ist kein Zug zu Ende.
standing-chart-rounds = { round-name }
standing-chart-table = Dasselbe als Tabelle
standing-chart-after = Nach
standing-chart-start = Beginn
standing-chart-over = Schlusswertung
standing-chart-final = In der Schlusswertung kam dazu: { $each }.
standing-chart-turn = { round-name } { $round }, { $who }
standing-chart-each = { $who } { $points }
standing-chart-label = { points-name }, als wäre das Spiel nach jedem Zug zu Ende gewesen, bis Runde { $round }. Jetzt { $each }.
standing-expected = Wann { points-sum } zu erwarten sind
standing-expected-round = in Runde { $round }
standing-expected-note = Geschätzt aus dem, was du sehen kannst. Die blassen Linien der Grafik führen dorthin.

# Das Ende, erzählt
standing-telling = Schlusswertung
standing-show-all = Alles zeigen
standing-next-line = Nächste Zeile
standing-tell = Wertung wiederholen
standing-rematch = Revanche
standing-same-deal = Dieselben Karten noch einmal
standing-export = Exportieren

# While the engine reckons
standing-reckoning = Wird berechnet …
standing-unknown = Das ließ sich nicht berechnen.

# Das Ergebnis
standing-won = Du hast gewonnen.
standing-lost = Du hast verloren.
standing-beaten = Du hast verloren: { points-sum }
standing-came = { $place ->
    [1] Du hast gewonnen
   *[other] Du bist auf Platz { $place }
}: { points-sum }
standing-places = Plätze
standing-deed = { $you ->
    [1] Dein größter Erfolg
   *[other] Größter Erfolg von { $who }
}: { $deed }, { points-sum }
standing-key = die höchste Zahl ihrer Zeile.
standing-picture = Ergebnis teilen
standing-picture-made = Das Bild wird gezeichnet …
standing-picture-shared = Geteilt.
standing-picture-downloaded = Das Bild ist als Datei gespeichert.
standing-picture-failed = Das Bild ließ sich nicht zeichnen.
