# What somebody did, in brief; the name stands before.

# Was jemand getan hat, in Kürze; der Name steht davor.
recap-did-raised = beschaffte £{ $amount }
recap-did-bought = kaufte { $count } AP
recap-did-ended = beendete den Zug
recap-did-entered = betrat Portsmouth bei { $cell }
recap-did-moved = ging nach { $cell }
recap-did-landed = landete auf { $cell }
recap-did-toll_paid = zahlte { $owner_you ->
    [1] dir
   *[other] { $owner }
} £1
recap-did-recruited = heuerte { $card } auf { $cell } an
recap-did-landsman_aboard = nahm eine Landratte an Bord ({ $trade })
recap-did-filled_unseen = { $cell } verdeckt aufgefüllt
recap-did-bonus = +£{ $amount }
recap-did-privilege_used = nutzte { $privilege }
recap-did-declined = verzichtete auf { $privilege }
recap-did-topped_up = +£{ $amount }
recap-did-promoted = { $count ->
    [0] hatte keine Landratten zu befördern
    [one] machte eine Landratte zum Matrosen
   *[other] machte { $count } Landratten zu Matrosen
}
recap-did-trainer = stellte einen Ausbilder ein
recap-did-traded = tauschte { $given } gegen { $got } ({ $cell })
recap-did-called = nutzte das Vorrecht von { $card }
recap-did-town = betrat { $card }
recap-did-town_idle = betrat { $card } (ohne Wirkung)
recap-did-gained = +£{ $amount }
recap-did-mutiny = Meuterei: { $you ->
    [1] du verlorst
   *[other] { $who } verlor
} { $count ->
    [one] eine Landratte
   *[other] { $count } Landratten
}
recap-did-no_mutiny = keine Landratten zum Meutern
recap-did-laid = füllte { $cell } mit { $card } auf
recap-did-slid = schob { $card } auf { $cell } unter die Figur
recap-did-turned_up = deckte { $card } auf { $cell } auf

# Was ein Zug gebracht hat.
recap-kind = { $rank } { $skill }
recap-sum-mutiny = Meuterei: { $who } verliert { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
} (−{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
recap-sum-mutiny-you = Meuterei: Du verlierst { $count ->
    [one] 1 Landratte
   *[other] { $count } Landratten
} (−{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
recap-sum-given = gab { $who } im Tausch
recap-sum-landsmen = { $count ->
    [one] +1 Landratte
   *[other] +{ $count } Landratten
} ({ $trades })
recap-brief-landsmen = { $count ->
    [one] +1 Landratte
   *[other] +{ $count } Landratten
}
recap-sum-trained = { $count ->
    [one] 1 Landratte ausgebildet
   *[other] { $count } Landratten ausgebildet
}
recap-brief-trained = { $count } ausgebildet
recap-sum-trainer = hat jetzt einen Ausbilder
recap-sum-gained = +£{ $amount }
recap-sum-spent = −£{ $amount }
recap-sum-bought = +{ $count } AP
recap-sum-new = neu: { $where }
