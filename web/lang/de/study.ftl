# Rat: Hinweise, der Zugplaner und die Analyse einer Partie.
study-hint = Hinweis
study-hint-about = Ein Admiral sieht sich deinen Zug an und verrät dir so viel, wie du fragst.
study-hint-noted = Jeder Hinweis wird im Verlauf vermerkt.
study-not-now = Rat bekommt nur, wer am Zug ist.
study-coming = Der Ratgeber kommt an Bord …
study-thinking = Der Admiral denkt nach …
study-planning = Die Möglichkeiten deines Zuges werden durchgesehen …
study-analysing = Die Partie wird Zug für Zug durchgesehen …
study-cancel = Anhalten
study-deeper-0 = Wo soll ich hinsehen?
study-deeper-1 = Welche Möglichkeiten gibt es?
study-deeper-2 = Was ist am besten, und warum?
study-said-1 = Der Hinweis sagt, wo du hinsehen sollst.
study-said-2 = Der Hinweis nennt einige Möglichkeiten.
study-said-3 = Der Hinweis verrät den besten Zug.
study-look = Sieh hierhin: { $what }
study-target-question = die gestellte Frage
study-options = { $count ->
    [one] Eine Sache ist einen Gedanken wert
   *[other] { $count } Dinge sind einen Gedanken wert, ohne Rangfolge
}
study-best = Was der Admiral täte
study-cost = Kosten: { $cost }.
study-points = { $count ->
    [one] { $more } Punkt sofort ({ $before } → { $after }).
   *[other] { $more } Punkte sofort ({ $before } → { $after }).
}
study-no-points = Keine Punkte sofort.
study-estimate = Schätzung: { $points } Punkte bis Spielende.
study-free = nichts
study-play = So spielen
study-end-yours = Den Zug beendest du selbst.
study-log-hint = Hinweis { $depth }
study-count = { $who } { $count }
study-counted = Erfragte Hinweise: { $each }.
study-planner-about = Wähle, was du von diesem Zug willst; dafür werden die besten ganzen Züge gesucht.
study-goal = Ziel
study-no-goals = Hier lässt sich nichts planen.
study-plan = Züge suchen
study-proved = Bewiesen
study-estimated = Geschätzt
study-found = { $count ->
    [one] Ein Zug erreicht es.
   *[other] Die besten { $count } Züge dafür:
}
study-none-proved = In diesem Zug ist es nicht zu erreichen.
study-none-estimated = Es fand sich kein Zug, der es erreicht.
study-turn = Zug { $number }
study-proved-means = Alle Möglichkeiten des Zuges wurden angesehen, { $nodes } Stellungen. „Am besten“ ist das Urteil des Admirals.
study-estimated-means = { $nodes } Stellungen wurden angesehen, nicht alle: Es mag bessere Züge geben.
study-analysis-about = Die Partie wird Zug für Zug durchgesehen: wie sie hin- und herging, was jede Entscheidung gekostet hat und wie viel Glück war. Das dauert etwa eine halbe Minute; du kannst es anhalten.
study-analyse = Partie analysieren
study-again = Neu analysieren
study-analysed = Alle Züge wurden angesehen.
study-stopped = Angehalten; was schon gefunden ist, bleibt.
study-gone-on = Die Partie ist seitdem weitergegangen.
study-swing = Auf und Ab der Partie
study-swing-about = Vorsprung vor dem Mittel der anderen in Punkten, wenn Kapitäne die Runde zu Ende spielen.
study-swing-none = Die Kurve beginnt mit dem zweiten Zug.
study-swing-table = Dasselbe als Tabelle
study-swing-before = Vor
study-swing-now = Am Ende
study-swing-each = { $who } { $lead }
study-swing-label = Vorsprung über die Runden. In Runde { $round }, am Ende: { $each }.
study-sums = Glück und Können
study-captain = Kapitän
study-luck = Glück
study-skill = Können
study-sums-about = Glück: was die gezogenen Karten wert waren, verglichen mit denen, die hätten kommen können. Können: verlorene Punkte gegenüber den besten gefundenen Zügen.
study-decisions = Entscheidungen
study-all = Alle { $count } zeigen
study-no-losses = Keine Entscheidung hat Nennenswertes gekostet.
study-decision = Runde { $round }, { $who }: { $kind }
study-step-other = Wahl
study-grade-best = Bester Zug
study-grade-small = Kleiner Verlust
study-grade-costly = Teuer
study-loss-none = Nichts Besseres wurde gefunden.
study-loss-even = Auf 12 Verteilungen ausgespielt, stand es dem nicht nach, was dem Kapitän besser gefiel.
study-loss-seen = Auf den ersten Blick { $loss } Punkte verloren; das kann ein Irrtum des Kapitäns sein.
study-loss-tried = { $loss } Punkte verloren, auf 12 Verteilungen ausgespielt (95 %: { $low } bis { $high }).
study-better = Was besser gewesen wäre
study-look-here = Ansehen
study-play-here = Hier das Ruder übernehmen
study-analysis-fair = Ein Kapitän urteilt nach dem, was sein Platz sehen konnte. Er ist kein Orakel: Kleine Verluste liegen in seinem eigenen Irrtum.
