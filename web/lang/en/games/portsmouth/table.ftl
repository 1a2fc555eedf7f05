# Top of the table
table-money = £{ $amount }
table-purse-hidden = £?
table-chip-label = { $who }, { $shape }, { $money }, { $points ->
    [one] 1 point
   *[other] { $points } points
} now
table-chip-crew = Lieutenants { $lt }, Midshipmen { $mid }
table-chip-hands = Landsmen { $landsmen }, Seamen { $seamen }
table-marines = Marines { $count }
table-pile = Pile { $count }
table-next-town = next: Town, one of { $towns }
table-next-mutiny = next: Mutiny, certainly
table-next-officer = next: Officer
table-next-none = no more cards
table-next-town-short = Town next
table-next-mutiny-short = Mutiny next
table-next-officer-short = Officer next
table-next-none-short = no more
table-no-hands = none
table-next-landsman = Next landsman:
table-next-landsman-short = Landsman:
table-last-round = Last round.
table-last-round-brief = Cells refill face down.
table-last-round-more = Emptied cells are filled face down; towns no longer move.

# Market
table-market = Market
table-grid = Portsmouth, 5 by 5
table-unseen = Unseen
table-drawn = Drawn: { $card }.
table-place-here = place here
table-place-here-brief = here
table-used = used
table-used-long = Already used this turn; it works again next turn.
table-town = town
table-town-code = Town
table-town-now = If entered now:
table-costs = costs { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
table-landsman = landsman: { $trade }
table-landsman-none = unskilled landsman
table-pawn = { $you ->
    [1] your pawn
   *[other] { $who }’s pawn
}
table-own-pawn = your pawn
table-can-move = can be reached
table-can-recruit = can be recruited
table-can-land = can be landed on
table-can-place = the drawn card can go here
table-can-swap = can slide under your pawn
table-can-obtain = can be taken in exchange
table-can-commission = can be recruited
table-would-hit = would hit { $who } for { $count }
table-would-hit-nobody = would hit nobody
table-townname-aristocrats = Aristocr.
table-townname-privilege = Privilege
table-townname-patron = Patron
table-townname-training = Training
table-townname-grog = Grog
table-townname-shortcut = Shortcut
table-townname-mutiny = Mutiny
table-badge-mutiny-nobody = nobody
table-badge-aristocrats = £ per Mid
table-badge-aristocrats-brief = £/Mid
table-badge-aristocrats-now = +£{ $amount }
table-badge-privilege = use a privilege
table-badge-privilege-brief = use
table-badge-patron = +£1
table-badge-patron-brief = +£1
table-badge-patron-now = +£{ $amount }
table-badge-training = train all
table-badge-training-brief = train
table-badge-training-now = { $amount ->
    [0] nobody
    [one] trains 1
   *[other] trains { $amount }
}
table-badge-grog = +1 AP
table-badge-grog-brief = +1 AP
table-badge-grog-now = +1 AP
table-badge-shortcut = free
table-badge-shortcut-brief = free
table-badge-shortcut-now = free

# Ranks, keys and two-letter codes on the cards
table-rank-lieutenant = Lieutenant
table-rank-midshipman = Midshipman
table-rank-petty_officer = Petty Officer
table-rank-marine = Marine
table-rank-corporal = Corporal
table-rankcode-lieutenant = Lt
table-rankcode-midshipman = Mid
table-rankcode-petty_officer = PO
table-rankcode-marine = Mar
table-rankcode-corporal = Cpl
table-name-lieutenant = Lt { $name }
table-name-midshipman = { $name }
table-name-petty_officer = { $name }
table-name-marine = Pte { $name }
table-name-corporal = Cpl { $name }
table-short-surgeon = surgeon
table-short-cooper = cooper
table-short-cook = cook
table-short-gunner = gunner
table-short-carpenter = carp.
table-short-ropemaker = roper
table-short-helmsman = helm
table-short-lookout = lookout
table-short-none = unskilled
table-code-surgeon = Su
table-code-cooper = Cp
table-code-cook = Ck
table-code-gunner = Gu
table-code-carpenter = Ca
table-code-ropemaker = Ro
table-code-helmsman = He
table-code-lookout = Lo
table-code-none = –
table-key-trade = Trade
table-key-four_pounds = £4
table-key-recruit = Recruit
table-key-promote = Promote
table-key-captains_gig = Gig
table-key-trainer = Trainer
table-key-navigator = Navigator
table-key-strength = Strength { $count }
table-keycode-strength = ×{ $count }
table-keycode-trade = Trade
table-keycode-four_pounds = £4
table-keycode-recruit = Recruit
table-keycode-promote = Promo.
table-keycode-captains_gig = Gig
table-keycode-trainer = Trainer
table-keycode-navigator = Navig.
table-crew = crack crew { $crew }
table-strength = strength { $count }

# Prices and lists
cost-ap = { $count } AP
cost-ap-spoken = { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
cost-pounds = £{ $count }
cost-pounds-spoken = £{ $count }

# Inspector
table-landsman-here = Landsman in the cell: { $trade }.
table-pawns-here = Pawns here: { $who }.
table-about-lieutenant = Lieutenant: { $lieutenant } points at the end.
table-about-navigator = Navigator: { $navigator_per_lieutenant } points more for every lieutenant aboard, himself included.
table-about-crack_crew = Crack Crew: { $crack_crew } points more if your berths hold { $crew }.
table-about-midshipman = Midshipman: brings £{ $midshipman_bonus }; { $midshipman_unused } points at the end unless his privilege is used.
table-about-privilege = Privilege { $name }: { $does }.
table-about-petty_officer = Petty Officer: { $petty_officer } points at the end, and his craft counts for your set.
table-about-marine = Marine: counts { $strength } in the ranking of the marines.
table-about-corporal = Corporal: counts { $strength } in the ranking of the marines.
table-about-town-aristocrats = Aristocrats: £1 for each of your unused Midshipmen, £{ $aristocrats_most } at most.
table-about-town-privilege = Privilege: use the privilege of one of your unused Midshipmen.
table-about-town-patron = Patron: £{ $patron } from the bank.
table-about-town-training = Training: all your landsmen become seamen.
table-about-town-grog = Grog: 1 AP more to enter.
table-about-town-shortcut = Shortcut: the step onto it is free.
table-about-town-mutiny = Mutiny: whoever has the most landsmen loses them all and takes a mutineer for each.
table-reconstructed = Reconstructed, not found in any source: { $what }.
table-source-cost = price
table-source-points = points
table-source-icon = landsman’s sign
table-source-detail = what is on this card

# Action bar
table-ap = AP { $ap }
table-ap-money = AP { $ap }, £{ $money }

# Ribbon
table-crumb = { $kind } { $card }
table-crumb-recruit = Recruit
table-crumb-privilege_town = Privilege of
table-step-privilege = privilege
table-step-privilege_town = Privilege town
table-step-trade = give (1 of 2)
table-step-trade_for = take (2 of 2)
table-step-commission = whom
table-step-gig = where
table-step-replenish = End of turn › refill

# Ships
table-ship-of = { $you ->
    [1] Your ship
   *[other] { $who }’s ship
}
table-ship-open = Whole ship
table-specialties = Crafts
table-count-lt = Lt { $count }/{ $most }
table-count-mid = Mid { $count }/{ $most }
table-count-marines = Mar { $count }
table-count-landsmen = Lands. { $count }
table-count-seamen = Seam. { $count }
table-count-mutineers = Mut. { $count }
table-count-lt-long = Lieutenants { $count }/{ $most }
table-count-mid-long = Midshipmen { $count }/{ $most }
table-count-marines-long = Marines { $count }
table-count-landsmen-long = Landsmen { $count }
table-count-seamen-long = Seamen { $count }
table-count-mutineers-long = Mutineers { $count }
table-square-officer = { $specialty }: a Petty Officer
table-square-seaman = { $specialty }: a seaman stands in
table-square-spare = { $specialty }: a Petty Officer of another craft stands here
table-square-free = { $specialty }: free
table-mutiny-nobody = A mutiny would hit nobody.
table-mutiny-line = A mutiny would hit { $who } for { $count }.
table-purse = Money: £{ $amount }.
table-pawn-at = The pawn is on { $cell }.
table-pawn-ashore = The pawn is still ashore.
table-has-trainer = A trainer is aboard.
table-crew-lieutenants = Lieutenants
table-crew-midshipmen = Midshipmen
table-crew-petty_officers = Petty Officers
table-crew-marines = Marines and Corporals
table-crew-seamen = Seamen
table-crew-landsmen = Landsmen
table-used-mid = privilege used
table-hands = { $trade } × { $count }
table-seaman = Seaman ({ $trade })
table-berths = Reassign berths
table-berths-why = The berths are arranged for the best score automatically. Moving somebody costs nothing and never changes the score.
table-berth = { $specialty } berth
table-berth-seamen = with the seamen
table-score-now = Score if the game ended now

# Scores
score-lieutenants = Lieutenants
score-navigators = Navigators
score-crack_crews = Crack Crews
score-midshipmen = Unused Midshipmen
score-petty_officers = Petty Officers
score-specialties = Different crafts
score-seamen = Seamen
score-trainer = Trainer
score-marines = Marines
score-landsmen = Landsmen
score-mutineers = Mutineers
score-money = Money
table-marines-none = Nobody had Marines.
table-marines-ranking = Ranking of the Marines: { $ranks }.
table-marines-rank = { $who } { $place } with strength { $strength }, { $points } points
table-marines-tie = Tied ships all get the lowest of the places they share.

# Sheets
table-sheet-odds = Pile and odds
table-sheet-compare = All ships compared
table-menu-compare = Compare all ships
table-menu-odds = Pile and odds
table-key-of-jump = g d 3
table-key-does-jump = go to D3
table-key-of-money = a
table-key-does-money = say AP and money
table-key-of-pile = p
table-key-does-pile = say what is known about the pile
table-key-of-odds = P
table-key-does-odds = pile and odds

# Before anything is pointed at
table-hint = { $touch ->
    [1] Tap
   *[other] Click
} a card to see its price and effect. Again to do it.
table-choose = Choose a card
table-nearest = Nearest to recruit

# Keys
table-key-of-end = e
table-key-does-end = end the turn

# The table in words
sound-text-cell = Cell
sound-text-card = Card
sound-text-cost = AP
sound-text-landsman = Landsman
sound-text-pawns = Pawns
sound-text-now = Now
sound-text-ships = Ships
sound-text-ship = Aboard
sound-text-flag = Flag
sound-text-money = Money
sound-text-pawn = Pawn

# The command line
sound-command-move = move
sound-command-recruit = recruit
sound-command-place = place
sound-command-train = train
sound-command-raise = raise
sound-command-buy = buy
sound-command-end = end
