# Wer gefragt ist, und warum
table-crumb-setup = Vor dem ersten Zug
table-crumb-turn = Dein Zug
table-crumb-turn-of = Im Zug von { $who }
table-step-lade = erste Kisten
table-step-hail = Feuer im Vorbeifahren
table-step-keep = eine Karte zu viel
table-step-pick = treibende Kisten
table-step-meet = andere auf diesem Feld
table-step-card = Karte spielen?
table-step-load = Kanonen laden
table-step-port = Hafenaktion
table-step-press = noch eine Runde?
table-step-give = Kisten des verlorenen Schiffs
table-step-stow = Kisten der Prise
table-again-confirms = { $touch ->
    [1] Zum Bestätigen noch einmal tippen
   *[other] Zum Bestätigen noch einmal klicken
}

# Die Hafenaktion
table-visit-parts = Arten von Hafenaktionen
table-visit-trade = Handel
table-visit-repair = Reparatur
table-visit-more = Schiff, Passagier, Kaperbrief
table-no-trade-here = In { $port } wird kein Handel getrieben: Du kannst reparieren, ein Schiff kaufen, einen Passagier oder einen Kaperbrief nehmen.
table-sell = { $goods } verkaufen
table-sum = { $before } → { $after } Gold
table-sold = { $goods } verkauft
table-bought = { $goods } gekauft
table-mended = { $value } +{ $count }
table-sold-so-far = jetzt { $count } verkauft
table-bought-so-far = jetzt { $count } gekauft
table-sheet-left = { $count } auf der Tafel
table-made-here = von hier, bringt anderswo { $price }
table-aboard = { $count } an Bord
table-on-prize = { $count } auf der Prise
table-most = bis { $most }
table-first-sells = erste bringt { $gain }
table-may-trade-on = Du kannst noch kaufen und verkaufen.
table-sell-all = alles verkaufen
table-buy-most = so viel wie möglich kaufen
table-mend-most = ganz reparieren
table-no-plan = Einen Zug kannst du planen, wenn du gewürfelt hast oder im Hafen liegst.
table-lade-here = bringt hier { $price } Gold
table-lade-there = bringt { $price } Gold außerhalb: { $region }
table-take-back = zurücknehmen
table-less = { $what }: eins weniger
table-more-of = { $what }: eins mehr
table-all-of = { $what }: { $value }, { $all }

# Die Warentafel
table-sheet = Warentafel und Karten
table-sheet-caption = Kisten auf der Warentafel
table-good = Ware
table-left = Übrig
table-made-in = Ausgeführt von
table-out = Ausverkauft: { $goods }
table-rolled = Dein Wurf:
table-rolled-allows = { $roll }: { $spaces ->
    [one] du darfst 1 Feld weit ziehen
   *[other] du darfst { $spaces } Felder weit ziehen
}
table-deck = Stapel { $count }

# Pirat werden
table-pirate-brief = ☠ Pirat
table-pirate-title = Du wirst Pirat.
table-pirate-lost = Du verlierst deine Nation und bekommst keine Kaperbriefe, und Forts feuern, wenn du anlegst. Deine Flaggen werden schwarz, weitere Angriffe brauchen keinen Kaperbrief. Nur ein Königlicher Pardon oder ein Neuanfang beendet das.
table-end-turn = Zug beenden
