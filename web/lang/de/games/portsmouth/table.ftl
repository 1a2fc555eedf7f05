# Oben am Tisch
table-money = £{ $amount }
table-purse-hidden = £?
table-chip-label = { $who }, { $shape }, { $money }, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-chip-crew = Leutnants { $lt }, Fähnriche { $mid }
table-chip-hands = Landratten { $landsmen }, Matrosen { $seamen }
table-marines = Seesoldaten { $count }
table-pile = Stapel { $count }
table-next-town = nächste: Ort, 1 von { $towns }
table-next-mutiny = nächste: sicher Meuterei
table-next-officer = nächste: Offizier
table-next-none = keine Karten mehr
table-next-town-short = dann Ort
table-next-mutiny-short = dann Meuterei
table-next-officer-short = dann Offizier
table-next-none-short = leer
table-no-hands = keine
table-next-landsman = Nächste Landratte:
table-next-landsman-short = Landratte:
table-last-round = Letzte Runde.
table-last-round-brief = Felder werden verdeckt aufgefüllt.
table-last-round-more = Leere Felder füllen sich verdeckt, Orte bleiben liegen.

# Markt
table-market = Markt
table-grid = Portsmouth, 5 mal 5
table-unseen = Verdeckt
table-drawn = Gezogen: { $card }.
table-place-here = hierher legen
table-place-here-brief = hier
table-used = genutzt
table-used-long = In diesem Zug schon genutzt; im nächsten wirkt er wieder.
table-town = Ort
table-town-code = Ort
table-town-now = Beim Betreten jetzt:
table-costs = kostet { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
}
table-landsman = Landratte: { $trade }
table-landsman-none = ungelernte Landratte
table-pawn = { $you ->
    [1] deine Figur
   *[other] Figur von { $who }
}
table-own-pawn = deine Figur
table-can-move = kann erreicht werden
table-can-recruit = kann angeheuert werden
table-can-land = Landen möglich
table-can-place = die gezogene Karte kann hierher
table-can-swap = kann unter deine Figur rücken
table-can-obtain = kann im Tausch genommen werden
table-can-commission = kann angeheuert werden
table-would-hit = träfe { $who } mit { $count }
table-would-hit-nobody = träfe niemanden
table-townname-aristocrats = Aristokr.
table-townname-privilege = Vorrecht
table-townname-patron = Gönner
table-townname-training = Drill
table-townname-grog = Grog
table-townname-shortcut = Abkürz.
table-townname-mutiny = Meuterei
table-badge-mutiny-nobody = niemand
table-badge-aristocrats = £ je Fhr.
table-badge-aristocrats-brief = £/Fhr.
table-badge-aristocrats-now = +£{ $amount }
table-badge-privilege = Vorrecht nutzen
table-badge-privilege-brief = nutzen
table-badge-patron = +£1
table-badge-patron-brief = +£1
table-badge-patron-now = +£{ $amount }
table-badge-training = alle lernen
table-badge-training-brief = lernen
table-badge-training-now = { $amount ->
    [0] niemand
    [one] 1 lernt
   *[other] { $amount } lernen
}
table-badge-grog = +1 AP
table-badge-grog-brief = +1 AP
table-badge-grog-now = +1 AP
table-badge-shortcut = frei
table-badge-shortcut-brief = frei
table-badge-shortcut-now = frei

# Ränge, Kennworte und Kürzel auf den Karten
table-rank-lieutenant = Leutnant
table-rank-midshipman = Fähnrich
table-rank-petty_officer = Maat
table-rank-marine = Seesoldat
table-rank-corporal = Korporal
table-rankcode-lieutenant = Lt
table-rankcode-midshipman = Fhr.
table-rankcode-petty_officer = Maat
table-rankcode-marine = Sold.
table-rankcode-corporal = Korp.
table-name-lieutenant = Lt { $name }
table-name-midshipman = { $name }
table-name-petty_officer = { $name }
table-name-marine = Soldat { $name }
table-name-corporal = Korp. { $name }
table-short-surgeon = Arzt
table-short-cooper = Böttch.
table-short-cook = Koch
table-short-gunner = Kanonier
table-short-carpenter = Zimm.
table-short-ropemaker = Reeper
table-short-helmsman = Steuer
table-short-lookout = Ausguck
table-short-none = ungel.
table-code-surgeon = Ar
table-code-cooper = Bö
table-code-cook = Ko
table-code-gunner = Ka
table-code-carpenter = Zi
table-code-ropemaker = Re
table-code-helmsman = St
table-code-lookout = Au
table-code-none = –
table-key-trade = Tausch
table-key-four_pounds = £4
table-key-recruit = Anheuern
table-key-promote = Befördern
table-key-captains_gig = Gig
table-key-trainer = Ausbilder
table-key-navigator = Navigator
table-key-strength = Stärke { $count }
table-keycode-strength = ×{ $count }
table-keycode-trade = Tausch
table-keycode-four_pounds = £4
table-keycode-recruit = Anheu.
table-keycode-promote = Beförd.
table-keycode-captains_gig = Gig
table-keycode-trainer = Ausb.
table-keycode-navigator = Navig.
table-crew = Elitemannschaft: { $crew }
table-strength = Stärke { $count }

# Preise und Aufzählungen
cost-ap = { $count } AP
cost-ap-spoken = { $count ->
    [one] 1 Aktionspunkt
   *[other] { $count } Aktionspunkte
}
cost-pounds = £{ $count }
cost-pounds-spoken = £{ $count }

# Auskunft
table-landsman-here = Landratte auf dem Feld: { $trade }.
table-pawns-here = Figuren hier: { $who }.
table-about-lieutenant = Leutnant: { $lieutenant } Punkte am Ende.
table-about-navigator = Navigator: { $navigator_per_lieutenant } Punkte mehr für jeden Leutnant an Bord, ihn selbst eingeschlossen.
table-about-crack_crew = Elitemannschaft: { $crack_crew } Punkte mehr, wenn in deinen Kojen stehen: { $crew }.
table-about-midshipman = Fähnrich: bringt £{ $midshipman_bonus }; { $midshipman_unused } Punkte am Ende, falls sein Vorrecht ungenutzt bleibt.
table-about-privilege = Vorrecht { $name }: { $does }.
table-about-petty_officer = Maat: { $petty_officer } Punkte am Ende, und sein Handwerk zählt für deinen Satz.
table-about-marine = Seesoldat: zählt { $strength } in der Rangfolge der Seesoldaten.
table-about-corporal = Korporal: zählt { $strength } in der Rangfolge der Seesoldaten.
table-about-town-aristocrats = Aristokraten: £1 für jeden deiner ungenutzten Fähnriche, höchstens £{ $aristocrats_most }.
table-about-town-privilege = Vorrecht: Nutze das Vorrecht eines deiner ungenutzten Fähnriche.
table-about-town-patron = Gönner: £{ $patron } von der Bank.
table-about-town-training = Drill: Alle deine Landratten werden Matrosen.
table-about-town-grog = Grog: Das Betreten kostet 1 AP mehr.
table-about-town-shortcut = Abkürzung: Der Schritt darauf ist frei.
table-about-town-mutiny = Meuterei: Wer die meisten Landratten hat, verliert sie alle und nimmt für jede einen Meuterer.
table-reconstructed = Rekonstruiert, in keiner Quelle gefunden: { $what }.
table-source-cost = Preis
table-source-points = Punkte
table-source-icon = Zeichen der Landratte
table-source-detail = was auf dieser Karte steht

# Leiste der Aktionen
table-ap = AP { $ap }
table-ap-money = AP { $ap }, £{ $money }

# Band
table-crumb = { $kind }: { $card }
table-crumb-recruit = Anheuern
table-crumb-privilege_town = Vorrecht von
table-step-privilege = Vorrecht
table-step-privilege_town = Ort Vorrecht
table-step-trade = geben (1 von 2)
table-step-trade_for = nehmen (2 von 2)
table-step-commission = wen
table-step-gig = wo
table-step-replenish = Zugende › Auffüllen

# Schiffe
table-ship-of = { $you ->
    [1] Dein Schiff
   *[other] Schiff von { $who }
}
table-ship-open = Ganzes Schiff
table-specialties = Handwerke
table-count-lt = Lt { $count }/{ $most }
table-count-mid = Fhr. { $count }/{ $most }
table-count-marines = Sold. { $count }
table-count-landsmen = Landr. { $count }
table-count-seamen = Matr. { $count }
table-count-mutineers = Meut. { $count }
table-count-lt-long = Leutnants { $count }/{ $most }
table-count-mid-long = Fähnriche { $count }/{ $most }
table-count-marines-long = Seesoldaten { $count }
table-count-landsmen-long = Landratten { $count }
table-count-seamen-long = Matrosen { $count }
table-count-mutineers-long = Meuterer { $count }
table-square-officer = { $specialty }: ein Maat
table-square-seaman = { $specialty }: ein Matrose springt ein
table-square-spare = { $specialty }: hier steht ein Maat eines anderen Handwerks
table-square-free = { $specialty }: frei
table-mutiny-nobody = Eine Meuterei träfe niemanden.
table-mutiny-line = Eine Meuterei träfe { $who } mit { $count }.
table-purse = Geld: £{ $amount }.
table-pawn-at = Die Figur steht auf { $cell }.
table-pawn-ashore = Die Figur ist noch an Land.
table-has-trainer = Ein Ausbilder ist an Bord.
table-crew-lieutenants = Leutnants
table-crew-midshipmen = Fähnriche
table-crew-petty_officers = Maate
table-crew-marines = Seesoldaten und Korporale
table-crew-seamen = Matrosen
table-crew-landsmen = Landratten
table-used-mid = Vorrecht genutzt
table-hands = { $trade } × { $count }
table-seaman = Matrose ({ $trade })
table-berths = Kojen tauschen
table-berths-why = Die Kojen werden automatisch so belegt, dass sie am meisten zählen. Umlegen kostet nichts und ändert die Punkte nie.
table-berth = Koje: { $specialty }
table-berth-seamen = bei den Matrosen
table-score-now = Punkte, wenn das Spiel jetzt zu Ende wäre

# Punkte
score-lieutenants = Leutnants
score-navigators = Navigatoren
score-crack_crews = Elite­mann­schaften
score-midshipmen = Ungenutzte Fähnriche
score-petty_officers = Maate
score-specialties = Verschiedene Handwerke
score-seamen = Matrosen
score-trainer = Ausbilder
score-marines = Seesoldaten
score-landsmen = Landratten
score-mutineers = Meuterer
score-money = Geld
table-marines-none = Niemand hatte Seesoldaten.
table-marines-ranking = Rangfolge der Seesoldaten: { $ranks }.
table-marines-rank = { $who }: { $place } Platz mit Stärke { $strength }, { $points } Punkte
table-marines-tie = Gleich starke Schiffe bekommen alle den niedrigsten der Plätze, die sie sich teilen.

# Blätter
table-sheet-odds = Stapel und Aussichten
table-sheet-compare = Alle Schiffe im Vergleich
table-menu-compare = Alle Schiffe vergleichen
table-menu-odds = Stapel und Aussichten
table-key-of-jump = g d 3
table-key-does-jump = nach D3 springen
table-key-of-money = a
table-key-does-money = AP und Geld ansagen
table-key-of-pile = p
table-key-does-pile = ansagen, was über den Stapel bekannt ist
table-key-of-odds = P
table-key-does-odds = Stapel und Aussichten

# Vor der ersten Wahl
table-hint = { $touch ->
    [1] Tippe
   *[other] Klicke
} auf eine Karte, um Preis und Wirkung zu sehen. Noch einmal, um es zu tun.
table-choose = Wähle eine Karte
table-nearest = Am nächsten zum Anheuern

# Keys
table-key-of-end = e
table-key-does-end = Zug beenden

# The table in words
sound-text-cell = Feld
sound-text-card = Karte
sound-text-cost = AP
sound-text-landsman = Landratte
sound-text-pawns = Figuren
sound-text-now = Jetzt
sound-text-ships = Schiffe
sound-text-ship = An Bord
sound-text-flag = Flagge
sound-text-money = Geld
sound-text-pawn = Figur

# The command line
sound-command-move = gehe
sound-command-recruit = heuere
sound-command-place = lege
sound-command-train = bilde
sound-command-raise = beschaffe
sound-command-buy = kaufe
sound-command-end = ende
