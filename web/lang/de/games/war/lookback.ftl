# Rückblick auf ein beendetes Spiel
lookback-race = Das Rennen
lookback-race-key = Jede Linie zeigt, wie viel von einem Weg geschafft war, in Prozent: Schiffe, Gold und Flaggen zählen gleich viel.
lookback-race-round = Runde { $round }
lookback-race-table = Runde für Runde
lookback-race-end = Ende
lookback-race-each = { $who } { $done } %
lookback-race-told = { $way }, am Ende geschafft: { $each }
lookback-percent = { $done } %
lookback-round = Runde
lookback-ledger = Das Kontobuch des Kapitäns
lookback-whose = Wessen Kontobuch
lookback-ledger-none = Es wurde nichts verdient.
lookback-ledger-port = { $port } ({ $gold } Gold)
lookback-ledger-best = Am meisten wurde hier und auf der Weiterfahrt verdient: { $ports }. Je größer ein Kreis, desto mehr Gold.
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
