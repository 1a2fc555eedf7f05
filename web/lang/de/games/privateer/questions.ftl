# Wer gefragt wird, und warum
table-crumb-setup = Vor dem ersten Zug
table-crumb-turn = Dein Zug
table-crumb-turn-of = Im Zug von { $who }
table-crumb-fight = Kampf
table-step-captain = Kapitän
table-step-outfit = erste Einkäufe
table-step-victim = Wahl eines Spielers
table-step-swap = Tausch
table-step-gossip = Wahl eines Hafens
table-step-discard = ablegen
table-step-offer = Angebot
table-step-answer = Antwort
table-step-battle = Angriff
table-step-again = noch einmal würfeln?
table-step-spoils = Beute
table-step-plunder = Plünderung
table-step-seize = Relikt nehmen
table-step-hand = Fluch weitergeben
table-step-port = Handel und Ausbau
table-captain-start = { $tracks } · ★{ $infamy } · { $silver } Silber
table-swap-own = Du gibst
table-swap-his = Du nimmst
table-parley-kind = Verkaufen oder kaufen
table-parley-ask = Verkaufen
table-parley-bid = Kaufen
table-parley-price = Preis
table-parley-good = Welche Ware
table-against = gegen
table-one-die = Würfel + { $combat }
table-two-dice = zwei Würfel
table-loot-goods = Der Farbwürfel zeigt { $goods }.

# Der Besuch
table-visit-parts = Teile des Besuchs
table-visit-tab-sell = Verkaufen
table-visit-tab-buy = Kaufen
table-visit-tab-fit = Ausbauen
table-visit-sell-good = { $good } verkaufen
table-visit-buy-good = { $good } kaufen
table-visit-fit = { $track }
table-visit-sell = { $count } { $good } verkauft
table-visit-buy = { $count } { $good } gekauft
table-visit-track = { $track } auf { $value }
table-sell-cargo = Ladung verkaufen
table-visit-gain = +{ $amount } Silber
table-leave = Verlassen
table-press-again = { $touch ->
    [1] noch einmal tippen
   *[other] noch einmal klicken
}
table-nothing-chosen = Noch nichts gewählt
table-infamy-brief = ★{ $infamy }/{ $goal }
table-visit-silver = Silber { $sum }
table-visit-start = { $amount } Silber
table-best-elsewhere = { $port } zahlt { $price }
table-nowhere = sonst kauft es kein Hafen
table-less = { $what }: eins weniger
table-more-of = { $what }: eins mehr
table-all = Alles oder nichts
table-all-of = { $what }: { $value }, alles oder nichts
table-against-number = gegen { $need }
