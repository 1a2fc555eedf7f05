# Ein Gefecht: was gewählt wird
combat-arm = Breitseite { $round }: Wähle verdeckt die Munition
combat-attacked = { $who } greift deine { $ship } an
combat-attacked-by = Die { $other } eröffnet das Feuer: { $voyage }, Feld { $at } von { $of }. Sie hat { $guns ->
    [one] 1 Kanone
   *[other] { $guns } Kanonen
}, du hast { $own }.
combat-attacked-more = Beide Seiten wählen jetzt verdeckt ihre Munition.
combat-loss = Verlierst du sie, hast du { $points ->
    [0] keinen Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger, und die Ladung ist weg: { $cargo }.
combat-begin = Zum Gefecht
combat-relief = Du hast kein Schiff mehr. Zu Beginn deines nächsten Zugs bekommst du gratis ein neues.
combat-flee-more = halbe Würfel, mit jeder Munition
combat-fire-on = Ohne Zusatzkanonen feuern
combat-fire-on-answer = Keinen Würfel wegnehmen
combat-letter-more = wehrt den Angriff ab
combat-choose-shot = Wähle die Munition
combat-seal-stand = Festlegen: { $shot }, nicht fliehen
combat-seal-flee = Festlegen: { $shot }, fliehen
combat-places = Plätze
combat-places-more = { $count } weitere
combat-place-not = Für die { $face } reichen deine Würfel nicht mehr.
combat-place = { $track } des Gegners: Welche Plätze füllst du?
combat-own-full = Dein Rumpf ist voll. Am Ende dieser Breitseite sinkt die { $ship }, wenn kein Würfel weggenommen wird.
combat-her-full = Der Rumpf des Gegners ist voll. Am Ende dieser Breitseite sinkt die { $ship }, wenn kein Würfel weggenommen wird.
combat-second-six = Die zweite 6 ist ein Platz mehr durch die Ausrüstung des Schiffs.
combat-struck = Durchgestrichen: jede 1 und gleiche Würfel beider Seiten.

# Die Vorhersage
combat-odds-title = Wie 100 Gefechte ausgehen
combat-odds-of-100 = Von 100 Gefechten
combat-odds-balance = { $good } gut, { $bad } schlecht
combat-odds-if = Wenn dein Gegner …
combat-odds-with = { $choice }: von 100 Gefechten
combat-odds-then = lade am besten
combat-if-ball = Vollkugeln feuert
combat-if-board = kapern will
combat-if-flee = flieht
combat-odds-busy = Die Zahlen werden noch genauer …
combat-odds-against = { $plan }, { $ends }
combat-odds-spoken = Von 100 Gefechten: { $told }.
combat-odds-columns = Neu: So enden 100 Gefechte, je nachdem, was dein Gegner vorhat. Wähle eine Munition, um mehr zu sehen.
combat-odds-wait = Wird berechnet …
combat-odds-none = Gerade steht kein Gefecht an. Wähle einen Angriff, um seine Vorhersage zu sehen.
combat-odds-ask = Weiterrechnen
combat-odds-more = Was bedeuten die Zahlen?
combat-odds-own = Dein Plan
combat-odds-sheet = Vorhersage des Gefechts
combat-odds-end = { $count } von 100: { $end }
combat-odds-case = { $plans }: { $ends }
combat-odds-letter = In { $count } von 100 Fällen stoppt ein „Kaperbrief“ den Angriff.
combat-letter-why = Das ist geschätzt nach den Karten, die du noch nicht gesehen hast.
combat-odds-how = Jede deiner Möglichkeiten wurde gegen jeden Plan des Gegners 4000-mal ausgefochten, mit den Schiffen, wie sie sind; eine Zahl kann um 3 danebenliegen. Niemand setzt dabei Kanonen dazu oder nimmt Würfel weg, und was dein Gegner wählt, weiß niemand.
combat-against-ball = Gegner lädt Vollkugeln:
combat-against-board = Gegner kapert:
combat-against-flee = Gegner flieht:
combat-enemy-ball = Gegner feuert Vollkugeln
combat-enemy-board = Gegner will kapern
combat-enemy-flee = Gegner flieht
combat-end-won = du gewinnst { $count }
combat-end-sank = du versenkst { $count }
combat-end-took = du kaperst { $count }
combat-end-both = beide sinken { $count }
combat-end-away = unentschieden { $count }
combat-end-away-you = du entkommst { $count }
combat-end-away-enemy = er entkommt { $count }
combat-end-lost = du verlierst { $count }
combat-end-rest = sonst { $count }
combat-plans = Die Pläne
combat-plan-ball = Vollkugeln: feuert in jeder Breitseite Vollkugeln.
combat-plan-board = Kapern: feuert Kettenkugeln, bis der Gegner weniger Segel hat, dann Kartätschen. Wählst du Kettenkugeln oder Kartätschen, geht die Vorhersage so weiter.
combat-plan-flee = Fliehen: feuert Kettenkugeln und flieht in jeder Breitseite.
combat-takes = Auf dem anderen Schiff noch zu füllen zum …
combat-takes-who = Wer
combat-takes-done = alles voll
combat-takes-sink = Versenken
combat-takes-board = Kapern
combat-takes-flee = Entkommen
combat-takes-nothing = genug Segel
combat-you = Du
combat-enemy = Gegner
combat-hull = { $count } Rumpf
combat-crew = { $count } Mannschaft
combat-sails = { $count } Segel
combat-gives = Versenkt: ★{ $sank }. Gekapert: ★{ $took }, { $cargo }. Eigenes verloren: −★{ $lost }, { $own }.

# Tasten
combat-key-of-shots = b, c, g
combat-key-does-shots = Gefecht: Vollkugeln, Kettenkugeln, Kartätschen
combat-key-of-flee = x
combat-key-does-flee = Gefecht: fliehen oder nicht; sonst Klänge aus oder an
combat-key-of-spaces = 2 bis 6
combat-key-does-spaces = Gefecht: Platz füllen oder nicht
combat-key-of-odds = f
combat-key-does-odds = Gefecht: Vorhersage in Worten

# Danach
combat-account = Wie es lief
combat-account-of = { $one } gegen { $other }
combat-watch = Noch einmal ansehen
combat-then = Die Vorhersage vor der ersten Breitseite
combat-ending = Ende des Gefechts
combat-go-on = Weiter
combat-last-volley = Die letzte Breitseite
combat-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
combat-with-sunk = Was die { $ship } heimbringen sollte, ist verloren.
combat-with-captured = Die { $ship } fährt unter neuer Flagge weiter, mit ihren Schäden und Passagieren.
combat-best = Am besten dagegen: { $plan } ({ $ends }).
combat-best-own = Dein Plan war dagegen der beste.
combat-luck = Gefechte: Würfelglück
combat-luck-more = Ein Würfel zählt, wenn er keine 1 ist und kein gleicher der anderen Seite ihn aufhebt.
combat-luck-dice = { $count ->
    [one] 1 Würfel zählte
   *[other] { $count } Würfel zählten
}, im Mittel wären es { $mean }
combat-rounds = { $count ->
    [one] 1 Breitseite
   *[other] { $count } Breitseiten
}
