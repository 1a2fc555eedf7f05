# Statistik, Erfolge, Rätsel und Partie des Tages.

statistics-empty = Noch keine beendete Partie gegen den Computer. Spiel eine, dann stehen hier deine Ergebnisse.
statistics-about = Gezählt werden deine beendeten gespeicherten Spiele, in denen du allein gegen Computergegner gespielt hast. Löschst du dort ein Spiel, zählt es nicht mehr. Bei Spielen älterer Versionen kann der Endstand fehlen.
statistics-games = Spiele
statistics-wins = Siege
statistics-wins-of = { $wins } ({ $percent } %)
statistics-best = Bestwert
statistics-average = Schnitt
statistics-streak = Siege in Folge jetzt
statistics-longest = Längste Siegesserie
statistics-by-level = Nach stärkstem Gegner
statistics-by-seats = Nach Zahl der Spieler
statistics-puzzles = Gespielt: { $played }. Im ersten Versuch gelöst: { $solved }. Tage in Folge: { $streak }.
statistics-prepared = Gespielt: { $played }. Gewonnen: { $won }. Tage in Folge: { $streak }.
statistics-achievements = Erfolge: { $earned } von { $all }
statistics-earned = Erreicht am { $date }
statistics-open = Noch offen
statistics-new = { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}

daily-row = Heute in { $game }
daily-puzzle = Rätsel des Tages
daily-puzzles = Rätsel des Tages
daily-puzzle-of = Rätsel { $date }
daily-puzzle-new = { $streak ->
    [0] Finde den besten Zug
    [one] Finde den besten Zug · 1 Tag in Folge
   *[other] Finde den besten Zug · { $streak } Tage in Folge
}
daily-puzzle-done = { $streak ->
    [one] { $stars } · 1 Tag in Folge
   *[other] { $stars } · { $streak } Tage in Folge
}
daily-deal = Partie des Tages
daily-deal-new = Für alle dieselben Karten
daily-deal-done = Beendet: Platz { $place } von { $seats }
daily-deal-title = Partie vom { $date }
daily-prepared-new = { $streak ->
    [0] { $about }
    [one] { $about } · 1 Tag in Folge
   *[other] { $about } · { $streak } Tage in Folge
}
daily-prepared-done = { $won ->
    [1] Gewonnen
   *[other] Verloren
}{ $streak ->
    [one] {""}
   *[other] {" "}· { $streak } Tage in Folge gespielt
}
daily-prepared-title = { $what }, { $date }
daily-starting = Das Rätsel von heute wird aufgebaut. Das dauert ein paar Sekunden.
daily-task = Finde den Zug, der am meisten { points-plain } bringt.
daily-over = Dein Zug ist zu Ende.
daily-best-turn = Der beste Zug, Schritt für Schritt
daily-leave = Verlassen
daily-away = Das ist ein Rätsel: Dein Zug ist zu Ende.
daily-result-title = Dein Ergebnis
daily-result = { $stars } Geholt: { $gained } von höchstens { points-sum }, das sind { $percent } %.
daily-first-counts = Es zählt dein erster Versuch: { $stars }
daily-streak = { $streak ->
    [one] Rätsel: 1 Tag in Folge.
   *[other] Rätsel: { $streak } Tage in Folge.
}
daily-again = Noch einmal versuchen
daily-show = Besten Zug zeigen
daily-next-step = Nächster Schritt
daily-share = Teilen
daily-share-first = { $game }-Rätsel { $date }: { $first } im ersten Versuch
daily-share-solved = { $game }-Rätsel { $date }: zuerst { $first }, ★★★ im { $tries }. Versuch
daily-share-deal = { $game }, Partie { $date }: Platz { $place } von { $seats }, { $totals }
daily-first-result = Es zählt nur dein erstes Ergebnis des Tages:
daily-share-prepared = { $game } · { $what } · { $task }: { $won ->
    [1] ★ gewonnen
   *[other] verloren
}{ $streak ->
    [one] {""}
   *[other] {" "}· { $streak } Tage in Folge gespielt
}
daily-share-copied = Kopiert: { $text }
daily-share-shared = Geteilt.
daily-share-refused = Kopieren ging nicht. { $text }
daily-step = Schritt { $at } von { $all }
daily-step-done = Getan: { $what }
daily-step-next = Als Nächstes: { $what }
