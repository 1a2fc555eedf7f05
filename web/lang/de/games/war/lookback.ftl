# Rückblick auf ein beendetes Spiel
lookback-race = Das Rennen
lookback-race-key = Jede Linie zeigt, wie nah jemand dem Sieg auf diesem Weg war, in Prozent. Schiffe, Gold und Flaggen zählen gleich viel.
lookback-race-round = Runde { $round }
lookback-race-table = Runde für Runde
lookback-race-end = Ende
lookback-race-now = Jetzt
lookback-race-so-far = Das Rennen bisher, Runde für Runde
lookback-race-early = Vor der zweiten Runde gibt es noch nichts zu vergleichen.
lookback-race-each = { $who } { $done } %
lookback-race-told = { $way }, am Ende: { $each }
lookback-percent = { $done } %
lookback-round = Runde
lookback-ledger = Das Kontobuch des Kapitäns
lookback-whose = Wessen Kontobuch
lookback-ledger-none = Es wurde nichts verdient.
lookback-ledger-port = { $port } ({ $gold } Gold)
lookback-ledger-best = Diese Häfen brachten am meisten: { $ports }. Je größer ein Kreis, desto mehr Gold.
lookback-ledger-times = { $space } ({ $count ->
    [one] einmal
   *[other] { $count }-mal
})
lookback-ledger-often = Je kräftiger ein Quadrat, desto öfter war der Konvoi dort. Am häufigsten: { $places }.
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
lookback-whatif-about = Wähle eine Entscheidung und etwas anderes an ihrer Stelle. Einfache Computerkapitäne spielen dann für alle weiter, 50-mal mit jeder Wahl. Sie wissen nur, was man in diesem Augenblick wissen konnte. Sie handeln, nehmen Kaperbriefe und greifen Konvois und Häfen an, wo es sich lohnt; Karten spielen sie nicht aus.
lookback-whatif-lay = { $space }: { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
}, { $gold } Gold, { $crates ->
    [one] 1 Kiste
   *[other] { $crates } Kisten
}
lookback-whatif-left = Runden übrig beim Sieg
lookback-whatif-better = Mit der anderen Wahl wären von 100 Partien etwa { $points } mehr gewonnen worden. Der wahre Wert liegt wahrscheinlich zwischen { $low } und { $high }.
lookback-whatif-worse = Mit der anderen Wahl wären von 100 Partien etwa { $points } weniger gewonnen worden. Der wahre Wert liegt wahrscheinlich zwischen { $low } und { $high }.
lookback-whatif-same = Kein klarer Unterschied: Beide gewannen etwa gleich oft. Hier zählen Siege, in der Analyse Punkte; deshalb kann beides verschieden ausfallen.
lookback-whatif-alone-better = Mit der anderen Wahl hättest du etwa { $points } Runden früher gewonnen. Der wahre Wert liegt wahrscheinlich zwischen { $low } und { $high }.
lookback-whatif-alone-worse = Mit der anderen Wahl hättest du etwa { $points } Runden später gewonnen. Der wahre Wert liegt wahrscheinlich zwischen { $low } und { $high }.
lookback-whatif-alone-same = Kein klarer Unterschied: Beide dauerten etwa gleich lang.
