# Wertung, und wie es endete
score-hits = Treffer ohne reparierte
score-bonus = Bonus des Duells
score-strike = Gegner hat gestrichen
score-capture = Gegner genommen
score-escape = Entkommen
score-broke_off = Gegner hat abgebrochen
score-bid = Gebote
score-left = Die { $ship } am Ende: Geschütze { $hull } von { $boxes }, Takelage { $rigging } von { $spars }, Mannschaft { $crew } von { $men }.
score-reckoning = Wie die Punkte zustande kommen
score-sum = { $parts } = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
score-sum-hits = { $count ->
    [0] kein Treffer auf die { $other }, der noch zählt,
    [one] 1 Treffer auf die { $other }, der noch zählt,
   *[other] { $count } Treffer auf die { $other }, die noch zählen,
} × { $by }{ $alone ->
    [1] {""}
   *[other] {" "}= { $points },
}
score-sum-bonus = + { $points } Bonus (höchstens { $bonus }, nie mehr, als die Treffer bringen)
score-with-bonus = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} = { $hits } Treffer × { $price }{ $rounded ->
    [0] {""}
   *[other] {" "}(aufgerundet)
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } Bonus des Duells
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
}
score-bonus-now = Der Bonus zählt am Ende des Duells; in den Punkten ist er schon enthalten, als wäre jetzt Schluss.
score-sum-more = + { $points } ({ $item })
score-uncounted = Die { $ship } hat insgesamt { $lost ->
    [one] 1 Feld
   *[other] { $lost } Felder
} verloren; { $count ->
    [one] 1 davon bringt
   *[other] { $count } davon bringen
} keine Punkte: Was ein Schiff sich selbst antut (gesprungenes Geschütz, Anstrengung, Brand, Karten), zählt für niemanden. Eine Reparatur nimmt dem Gegner einen Treffer, wer auch immer den Schaden angerichtet hat.
score-draw = Bei höchstens { $points } Punkten Unterschied ist es unentschieden.
score-must-take = Der Jäger gewinnt nur, wenn die Beute streicht oder genommen wird; Punkte entscheiden nicht.
score-resigned = Wer auf Befehl die Flagge streicht, hat verloren, wie auch die Punkte stehen.
score-end-struck = Die { $ship } strich in Runde { $turn } die Flagge.
score-end-check = In der Streichprobe streicht sie bei 1 oder weniger; gewürfelt: { $dice }{ $by ->
    [0] {""}
   *[other] , mit { $morale } für die Moral
}.
score-end-brings = Die { $ship } bekommt dafür { $points } Punkte.
score-end-yet = Es entscheiden aber die Punkte, und die { $ship } hat immer noch { $points } mehr.
score-end-captured = Die { $ship } wurde in Runde { $turn } genommen.
score-end-broke_off = Die { $ship } brach das Gefecht in Runde { $turn } ab.
score-end-night = Nach Runde { $turn } wurde es Nacht.
score-end-resigned = Die { $ship } strich auf Befehl ihres Kapitäns die Flagge, in Runde { $turn }.
score-end-drawn = { $points ->
    [0] Gleich viele Punkte: unentschieden.
    [one] 1 Punkt Unterschied; bis { $within } Punkte ist es unentschieden.
   *[other] { $points } Punkte Unterschied; bis { $within } ist es unentschieden.
}
score-end-ahead = Der Unterschied beträgt { $points } Punkte.
