# Der Plan und was darauf liegt
table-board = Plan
table-grid = Plan der Welt, 13 Zeilen, 36 Spalten
table-ports = Häfen
table-world = Die Welt: Liste aller Häfen
table-all-ports = Alle Häfen
table-by-region = nach Regionen
table-open-sea = Offenes Meer
table-spaces = { $count ->
    [one] 1 zur Wahl
   *[other] { $count } zur Wahl
}
table-destinations = Häfen in Reichweite
table-heading-reach = { $count ->
    [0] Kein Hafen in Reichweite
    [one] 1 Hafen in Reichweite
   *[other] { $count } Häfen in Reichweite, bester Verkauf zuerst
}
table-heading-near = Die nächsten Häfen, bester Verkauf zuerst
table-heading-choose = Häfen zur Wahl
table-nearby = In der Nähe
table-land = Land
table-land-why = Dorthin können Schiffe nicht segeln.
table-in-port = in { $port }
table-space-named = Feld { $space }
table-own-convoy = dein Konvoi
table-convoy-of = { $you ->
    [1] Dein Konvoi
   *[other] Konvoi von { $who }
}
table-convoy-at = { $you ->
    [1] Dein Konvoi { $space }
   *[other] Konvoi von { $who } { $space }
}
table-told-docks = Häfen hier: { $ports }
table-told-reach = in Reichweite, { $steps } entfernt
table-told-brings = deine Ladung bringt { $amount } Gold
table-steps = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
table-pirate-port = { $you ->
    [1] deine Piratenflagge
   *[other] Piratenflagge von { $who }
}
table-taken-port = { $you ->
    [1] { $nation }, von dir eingenommen
   *[other] { $nation }, von { $who } eingenommen
}
table-exports = führt { $goods } aus
table-no-trade = kein Handel
table-plague = Pest
table-sign-trade = Rundes Zeichen auf der Karte: Hier werden Waren gekauft und verkauft.
table-sign-plain = Eckiges Zeichen auf der Karte: Hier werden keine Waren gekauft oder verkauft.
table-flag-own = Die Flagge deiner eigenen Nation: Reparieren kostet hier 1 Gold je Punkt, und du kannst einen Kaperbrief nehmen.
table-flag-nation = Die Flagge einer anderen Nation: Reparieren kostet 2 Gold je Punkt, und eine Kriegskarte kann dir den Hafen verschließen.
table-flag-nation-pirate = Die Flagge einer Nation: Ihr Fort kann auf dich feuern, wenn du anlegst, und Reparieren kostet 2 Gold je Punkt.
table-flag-pirate = Eine Piratenflagge: Anlegen kann dich hier Mannschaft kosten, und Reparieren kostet 2 Gold je Punkt.
table-flag-pirate-pirate = Eine Piratenflagge: Hier feuert kein Fort auf dich, und Reparieren kostet 1 Gold je Punkt.
table-region-europe = Europa
table-region-africa = Afrika
table-region-india = Indien
table-region-asia = Asien
table-region-north_america = Nordamerika
table-region-south_america = Südamerika
table-in-reach = { $count ->
    [one] 1 Feld in Reichweite
   *[other] { $count } Felder in Reichweite
}
table-hint = { $touch ->
    [1] Tippe auf einen Hafen oder ein Feld: Du siehst Entfernung, Gefahren und Preise. Tippe noch einmal, um hinzusegeln.
   *[other] Klicke auf einen Hafen oder ein Feld: Du siehst Entfernung, Gefahren und Preise. Klicke noch einmal, um hinzusegeln.
}
table-hint-look = { $touch ->
    [1] Tippe auf einen Hafen oder ein Feld: Du siehst Entfernung, Gefahren und Preise.
   *[other] Klicke auf einen Hafen oder ein Feld: Du siehst Entfernung, Gefahren und Preise.
}
table-hint-choose = { $touch ->
    [1] Tippe auf einen Ort, um zu sehen, was dort ist. Tippe noch einmal, um ihn zu wählen.
   *[other] Klicke auf einen Ort, um zu sehen, was dort ist. Klicke noch einmal, um ihn zu wählen.
}
table-flag-here = Flagge setzen
table-begin-here = Start
table-brings-sum = Deine Ladung bringt hier { $brings } Gold: { $before } → { $after }.
table-likely-port = { $port } ansehen: +{ $amount } Gold

# Ein Kurs über mehrere Züge
table-course-cast = Würfeln und weiter, Ziel: { $goal }
table-course-sails = Es geht weiter, Ziel: { $goal } …
table-course-on = Weiter, Ziel: { $goal }
table-course-turns = { $count ->
    [one] { $steps } Felder, etwa 1 Zug
   *[other] { $steps } Felder, etwa { $count } Züge
}
table-course-drop = Kurs aufgeben, Ziel: { $goal }

# Chancen
table-percent = { $whole } %
table-under-one = unter 1 %
table-over-99 = über 99 %

# Zwei Linien der Analyse
study-drawn-played = Gespielt, graue Linie: { $what }.
study-drawn-better = Besser, goldene Linie: { $what }.
study-step-cast = würfeln oder bleiben
study-step-sail = Bewegung
study-step-port = Hafenaktion
study-step-meet = Angriff auf See
study-step-hail = Feuer im Vorbeifahren
study-step-load = Laden
study-step-card = Karte im Gefecht
study-step-press = Angriff auf einen Hafen
study-step-flag = Flagge zu Beginn
study-step-begin = Starthafen
study-step-lade = erste Kisten
study-step-keep = Karte abgeworfen
study-step-mark = Hafen der Pest
study-step-pick = treibende Kisten
study-step-drift = anderen Konvoi gezogen
study-step-flee = wohin zurückgezogen
study-step-give = Kisten abgegeben
study-step-stow = Kisten aus der Prise
study-step-again = Hafen für den Neuanfang
