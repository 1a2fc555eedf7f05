# Victory on the High Sea: das Duell des Tages
score-duel = Duell
deed-duel = { score-duel }
standing-duel-won = Duell gewonnen: { $how }
standing-duel-lost = Duell verloren: { $how }
standing-duel-sank = Du hast das gegnerische Schiff versenkt.
standing-duel-took = Du hast das gegnerische Schiff gekapert.
standing-duel-lost-ship = Dein Schiff wurde versenkt.
standing-duel-taken = Dein Schiff wurde gekapert.
standing-duel-both = Beide Schiffe wurden versenkt.
standing-duel-apart = Beide Schiffe schwimmen noch.

# Bevor es beginnt, und sein Ende
duel-of = Duell des Tages, { $date }
duel-why-sink_her = Die { $hers } plündert seit Monaten deine Handelsschiffe. Heute liegt sie in Schussweite.
duel-why-take_her = Unter den Luken der { $hers } liegt alles, was sie geraubt hat. Du willst es trocken.
duel-why-get_away = Die { $hers } hat dir aufgelauert. Deine Ladung muss nach Hause.
duel-who = Du führst die { $own } mit { $mine ->
    [one] 1 Kanone
   *[other] { $mine } Kanonen
}, { $who } die { $hers } mit { $other }. { $who } ist ein Admiral, der stärkste Computergegner.
duel-attack = Du greifst an.
duel-defend = Die { $hers } greift an.
duel-win-sink_her = Du gewinnst, wenn du die { $hers } in höchstens { $most } Breitseiten versenkst oder kaperst und die { $own } behältst.
duel-win-take_her = Du gewinnst, wenn du die { $hers } in höchstens { $most } Breitseiten kaperst. Versenken genügt nicht.
duel-win-get_away = Du gewinnst, wenn die { $own } am Ende noch dir gehört: entkommen, { $most } Breitseiten überstehen oder die { $hers } versenken oder kapern.
duel-letter = Niemand hat einen Kaperbrief.
duel-story = Das Gefecht, Breitseite für Breitseite
duel-chances = Von 100 Gefechten gegen den Plan, mit dem { $who } begann, gewinnst du so viele: { $chances }.
duel-chance = { $choice } { $count }
duel-likeliest = Am aussichtsreichsten: { $choice }.
