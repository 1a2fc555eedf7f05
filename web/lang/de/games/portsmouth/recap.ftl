# What somebody did, in brief; the name stands before.

# Was jemand getan hat, in Kürze; der Name steht davor.
recap-did-raised = beschaffte £{ $amount }
recap-did-bought = kaufte { $count } AP
recap-did-entered = kam auf { $cell } herein
recap-did-moved = ging nach { $cell }
recap-did-landed = landete auf { $cell }
recap-did-toll_paid = zahlte { $owner } £1
recap-did-recruited = heuerte { $card } auf { $cell } an
recap-did-landsman_aboard = nahm einen Landmann an Bord ({ $trade })
recap-did-filled_unseen = { $cell } verdeckt aufgefüllt
recap-did-bonus = +£{ $amount }
recap-did-privilege_used = nutzte { $privilege }
recap-did-declined = verzichtete auf { $privilege }
recap-did-topped_up = +£{ $amount }
recap-did-promoted = { $count ->
    [0] hatte keine Landmänner zu befördern
    [one] machte einen Landmann zum Matrosen
   *[other] machte { $count } Landmänner zu Matrosen
}
recap-did-trainer = stellte einen Ausbilder ein
recap-did-traded = gab { $given } für { $got } auf { $cell }
recap-did-called = rief { $card }
recap-did-town = besuchte { $card }
recap-did-town_idle = besuchte { $card } vergebens
recap-did-gained = +£{ $amount }
recap-did-mutiny = Meuterei: { $who } verlor { $count ->
    [one] einen Landmann
   *[other] { $count } Landmänner
}
recap-did-no_mutiny = keine Landmänner zum Meutern
recap-did-laid = füllte { $cell } mit { $card } auf
recap-did-slid = schob { $card } auf { $cell } unter die Figur
recap-did-turned_up = deckte { $card } auf { $cell } auf
