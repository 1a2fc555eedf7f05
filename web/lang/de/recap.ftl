### Die Seite: was geschehen ist: Rückblick, Marken, Vergangenheit.

# Seit dem letzten Zug
recap-since = Seit deinem letzten Zug
recap-dismiss = Weglegen
recap-open = { $count ->
    [one] Was seit deinem letzten Zug geschah: 1 Zeile
   *[other] Was seit deinem letzten Zug geschah: { $count } Zeilen
}
recap-none = Seit deinem letzten Zug ist nichts geschehen.
recap-note = Drücke auf eine Zeile, um sie noch einmal zu sehen.
recap-replay = (Drücke, um es noch einmal zu sehen.)
recap-who = { $who }:
recap-summary = Seit deinem letzten Zug haben die anderen { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
} ausgeführt. Drücke r, um davon zu hören.
recap-new = neu seit deinem letzten Zug

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

# Die Vergangenheit
recap-past = Stellung nach Aktion { $entry } von { $entries }
recap-past-start = Stellung am Anfang
recap-past-label = Die Vergangenheit
recap-past-here = Die Stellung danach zeigen.
recap-present = Zurück in der Gegenwart.
recap-back = In die Gegenwart
recap-slider = Stellung
recap-step-first = Zum Anfang
recap-step-before = Eine Aktion zurück
recap-step-after = Eine Aktion vor
recap-step-last = Zur letzten Aktion
recap-next = Weiter

# Einstellungen
recap-pace = Tempo der Bewegungen
recap-pace-instant = Sofort
recap-pace-brisk = Flott
recap-pace-calm = Ruhig
recap-pace-step = Schritt
recap-pace-more = Schritt wartet auf dich zwischen den Aktionen der anderen, wenn du sie noch einmal ansiehst.
recap-motion = Bewegung
recap-motion-system = Wie das Gerät es wünscht
recap-motion-still = Nichts bewegt sich
recap-motion-moving = Es bewegt sich
