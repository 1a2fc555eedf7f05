# Rückblick auf ein beendetes Spiel
lookback-race = Das Rennen
lookback-race-key = Jede Linie zeigt, wie viel von einem Weg geschafft war, in Prozent: Schiffe, Gold und Flaggen zählen gleich viel.
lookback-race-round = Runde { $round }
lookback-race-table = Runde für Runde
lookback-race-end = Ende
lookback-race-now = Jetzt
lookback-race-so-far = Das Rennen bisher, Runde für Runde
lookback-race-early = Vor der zweiten Runde gibt es noch nichts zu vergleichen.
lookback-race-each = { $who } { $done } %
lookback-race-told = { $way }, am Ende geschafft: { $each }
lookback-percent = { $done } %
lookback-round = Runde
lookback-ledger = Das Kontobuch des Kapitäns
lookback-whose = Wessen Kontobuch
lookback-ledger-none = Es wurde nichts verdient.
lookback-ledger-port = { $port } ({ $gold } Gold)
lookback-ledger-best = Am meisten wurde hier und auf der Weiterfahrt verdient: { $ports }. Je größer ein Kreis, desto mehr Gold.
lookback-ledger-times = { $space } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
})
lookback-ledger-often = Quadrate zeigen, wohin der Konvoi kam, je kräftiger, desto öfter: am häufigsten nach { $places }.
lookback-ledger-sum = Strecke für Strecke: { $earned } Gold verdient, { $spent } ausgegeben
lookback-port = Von
lookback-earned = Verdient
lookback-spent = Ausgegeben
lookback-profit = Gewinn
lookback-at-sea = Auf See
lookback-signed = { $minus ->
    [1] −{ $gold }
   *[other] { $gold }
}

# Was wäre gewesen
lookback-whatif = Was wäre, wenn …
lookback-whatif-later = Nach dem Ende der Partie kannst du jeden Wurf, jeden Zug, jeden Angriff und jede Hafenaktion ändern und sehen, was daraus geworden wäre.
lookback-whatif-none = In dieser Partie lässt sich keine Entscheidung ändern.
lookback-whatif-about = Wähle eine Entscheidung und etwas anderes an ihrer Stelle. Kapitäne spielen dann von dort weiter, 50-mal mit jeder Wahl. Sie wissen nur, was man in diesem Augenblick wissen konnte, handeln und greifen niemanden an.
lookback-whatif-lay = { $space }: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, { $gold } Gold, { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
}
lookback-whatif-left = Runden übrig beim Sieg
lookback-whatif-better = Die andere Wahl hätte öfter gewonnen: { $points }-mal mehr in 100 Partien ({ $low } bis { $high }).
lookback-whatif-worse = Die andere Wahl hätte seltener gewonnen: { $points }-mal weniger in 100 Partien ({ $low } bis { $high }).
lookback-whatif-same = Kein klarer Unterschied ({ $low } bis { $high } Siege in 100 Partien für die andere Wahl).
lookback-whatif-alone-better = Die andere Wahl hätte { $points } Runden früher gewonnen ({ $low } bis { $high }).
lookback-whatif-alone-worse = Die andere Wahl hätte { $points } Runden später gewonnen ({ $low } bis { $high }).
lookback-whatif-alone-same = Kein klarer Unterschied ({ $low } bis { $high } Runden für die andere Wahl).
