# Rat: Hinweise, der Zugplaner und die Analyse einer Partie.
study-hint = Hinweis
study-hint-about = Der Computer sieht sich deinen Zug an und verrät dir so viel, wie du möchtest: wohin du schauen sollst, welche Möglichkeiten es gibt, den besten Zug.
study-hint-noted = Jeder Hinweis wird im Verlauf vermerkt.
study-not-now = Rat gibt es für den, der am Zug ist.
study-coming = Der Ratgeber startet …
study-thinking = Der Computer denkt nach …
study-planning = Die Möglichkeiten deines Zuges werden durchgesehen …
study-analysing = Wird analysiert …
study-analysing-left = { $count ->
    [one] Eine zweifelhafte Entscheidung wird
   *[other] { $count } zweifelhafte Entscheidungen werden
} durchgespielt …
study-checking = Werden genauer geprüft
study-cancel = Anhalten
study-deeper-0 = Wo soll ich hinsehen?
study-deeper-1 = Was soll ich bedenken?
study-deeper-2 = Was ist am besten, und warum?
study-said-1 = Der Hinweis sagt, wo du hinsehen sollst.
study-said-2 = Der Hinweis nennt einige Möglichkeiten.
study-said-focus = Der Hinweis sagt, worauf es ankommt.
study-said-3 = Der Hinweis verrät den besten Zug.
study-look = Sieh dir zuerst das an: { $what }
study-options = { $count ->
    [one] Eine Sache ist einen Gedanken wert
   *[other] { $count } Dinge sind einen Gedanken wert, ohne Rangfolge
}
study-only-one = Jetzt ist nur eines möglich: { $what }
study-best = Was der Computer täte
study-cost = Kosten: { $cost }.
study-points = { $sign }{ points-sum } sofort ({ $before } → { $after }).
study-no-points = { points-sum } sofort.
study-estimate = Schätzung: { points-sum } bis Spielende.
study-free = kostenlos
study-play = So spielen
study-end-yours = Den Zug musst du noch selbst beenden.
study-log-hint = Hinweis { $depth }
study-count = { $who } { $count }
study-counted = Erfragte Hinweise: { $each }.
study-planner-about = Wähle ein Ziel; der Planer sucht die besten Wege dorthin.
study-goal = Ziel
study-no-goals = Hier lässt sich nichts planen.
study-plan = Pläne suchen
study-proved = Bewiesen
study-estimated = Geschätzt
study-found = { $count ->
    [one] Ein Plan erreicht es.
   *[other] Die besten { $count } Pläne dafür:
}
study-none-proved = In diesem Zug ist es nicht zu erreichen.
study-none-estimated = Es fand sich kein Plan, der es erreicht.
study-turn = Plan { $letter }
study-proved-means = Alle Möglichkeiten geprüft ({ $nodes } Stellungen).
study-estimated-means = { $nodes } Stellungen geprüft, nicht alle: Vielleicht gibt es bessere Pläne.
study-analysis-about = Geht die ganze Partie Zug für Zug durch: Wendepunkte, Fehler, Glück. Die ersten Ergebnisse kommen nach wenigen Sekunden, und du kannst jederzeit anhalten.
study-analyse = Partie analysieren
study-again = Neu analysieren
study-analysed = Die Analyse ist fertig.
study-stopped = Angehalten. Was gefunden ist, bleibt.
study-gone-on = Seit dieser Analyse ist die Partie weitergegangen.
study-turning = Wendepunkte
study-looking = Sucht nach Fehlern …
study-swing = Wer lag vorn?
study-swing-about = Wer nach jedem Zug vorn lag, { points-in } (geschätzt).
study-swing-none = Die Kurve beginnt mit dem zweiten Zug.
study-swing-tap = Wähle einen Zug in der Kurve oder der Tabelle, um ihn auf dem Brett zu sehen.
study-swing-table = Als Tabelle zeigen
study-swing-before = Vor
study-swing-now = Am Ende
study-swing-won = { $who } hat gewonnen
study-swing-drawn = Unentschieden
study-swing-each = { $who } { $lead }
study-swing-ahead = { $who } vorn
study-swing-label = Wer vorn lag, { points-in }. In { round-plain } { $round }, am Ende: { $each }.
study-sums = Glück und Fehler
study-captain = Spieler
study-luck = Glück
study-given = { points-name } verschenkt
study-sums-about = Glück: was der Zufall gebracht hat, verglichen mit dem Durchschnitt. { points-name } verschenkt: die Summe der genannten Fehler.
study-decisions = Alle Entscheidungen
study-other-losses = Weitere Fehler
study-other-late = Weitere Fehler; die teureren fielen, als das Spiel so gut wie entschieden war
study-perhaps = Vielleicht Fehler
study-perhaps-about = Erste Schätzungen, nicht durchgespielt. Sie zählen unten nicht mit.
study-same = Dieselbe Wahl { $count }-mal ({ $rounds }): { $sure ->
    [1] zusammen etwa −{ points-sum }.
   *[other] zusammen vielleicht −{ points-sum }.
}
study-all = { $count ->
    [one] Die Entscheidung zeigen
   *[other] Alle { $count } Entscheidungen zeigen
}
study-no-losses = Keine Entscheidung hat klar { points-plain } gekostet.
study-no-turning = Kein Fehler hat die Partie entschieden.
study-swing-told = { $you ->
    [1] Dein Vorsprung
   *[other] Vorsprung von { $who }
}: von { $before } auf { $after }{ $luck ->
    [1] , ohne einen Fehler: Das war Glück.
    [2] , ohne einen Fehler: Das war Pech.
   *[other] .
}
study-decision = { $part }, { $who }: { $kind }
study-decision-told = { $part }: { $what }
study-round = { round-name } { $round }
study-step-other = Wahl
study-grade-small = Kleiner Verlust
study-grade-costly = Teuer
study-loss-about = Etwa −{ points-sum }
study-loss-range = In { $deals } Simulationen zwischen { $low } und { $high }
study-loss-same = In allen { $deals } Simulationen gleich viel
study-loss-odds = nach den Aussichten der Würfel
study-loss-even = Genauso gut wie der Vorschlag des Computers
study-fortune-bad = { $well ->
    [1] Gute Wahl, Pech gehabt
   *[other] Und Pech dazu
}{ $known ->
    [1] : { points-sum } weniger als im Mittel
   *[other] {""}
}. So schlecht oder schlechter geht es in 1 von { $of } Fällen aus.
study-fortune-good = { $well ->
    [1] Gute Wahl und Glück gehabt
   *[other] Aber Glück gehabt
}{ $known ->
    [1] : { points-sum } mehr als im Mittel
   *[other] {""}
}. So gut oder besser geht es in 1 von { $of } Fällen aus.
study-tried = Was wäre wenn: stattdessen „{ $what }“, { $games } Partien: { $verdict }
study-loss-open = Kein klarer Unterschied in { $deals } Simulationen
study-loss-checking = Vielleicht −{ points-sum }, wird noch geprüft …
study-loss-checking-unknown = Der Verlust wird noch geprüft …
study-loss-unchecked-unknown = Der Verlust wurde nicht geschätzt
study-loss-unchecked = Vermutlich −{ points-sum } (erste Schätzung)
study-played = Gespielt
study-better = Besser
study-look-here = Auf dem Brett zeigen
study-tour = Fehler auf dem Brett
study-tour-at = { $at } von { $of }
study-tour-before = Vorheriger Fehler
study-tour-after = Nächster Fehler
study-tour-all = Entscheidung auf dem Brett
study-tour-earlier = Vorige Entscheidung
study-tour-later = Nächste Entscheidung
study-tour-back = Zurück zur Analyse
study-whatif = Das ist eine andere Partie: Sie geht ab { round-plain } { $round } weiter, und du spielst { $you ->
    [1] an deinem Platz
   *[other] am Platz von { $who }
}. Die bisherige bleibt erhalten.
study-whatif-back = { $over ->
    [1] Zurück zur fertigen Partie
   *[other] Zurück zur anderen Partie
}
study-whatif-title = Was wäre, wenn: ab { round-plain } { $round } { $you ->
    [1] an deinem Platz
   *[other] am Platz von { $who }
}
study-whatif-left = Deine Vertretung
study-tour-nothing = Hier gab es nichts zu entscheiden.
study-analysis-fair = Ein Verlust sagt, um wie viel der Vorsprung am Ende der Partie geschätzt kleiner ist. Bewertet nur nach dem, was dieser Spieler wissen konnte. Kleine Unterschiede bedeuten wenig.
# Was wäre, wenn …
study-if = Was wäre, wenn …
study-if-decision = Entscheidung
study-if-again = { $words } ({ $number })
study-if-done = { $you ->
    [1] Deine Wahl
   *[other] { $who } wählte
}: { $what }.
study-if-only = Etwas anderes war nicht möglich.
study-if-instead = Was wäre stattdessen gekommen bei:
study-if-running = Die Kapitäne spielen weiter …
study-if-choice = Wahl
study-if-won = Siege
study-if-drawn = Unentschieden
study-if-games = { $games ->
    [one] 1 Partie mit jeder Wahl.
   *[other] { $games } Partien mit jeder Wahl.
}
study-if-equal = Kein Unterschied: Jede Partie endete mit beiden gleich. Wer etwas auslässt, kann es bei nächster Gelegenheit nachholen.
study-if-early = Noch lässt sich nichts sagen.
