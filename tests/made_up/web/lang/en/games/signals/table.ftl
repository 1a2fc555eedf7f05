# The Duel of Signals at the table.
duel-ships = Ships
duel-ship = { $who }: hull { $hull }, powder { $powder }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
duel-ship-sealed = { $who }: hull { $hull }, powder { $powder }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, bid sealed
duel-hand = Your hand
duel-flag = Flag { $card }
duel-smoke = Smoke
duel-sealed = Your bid: { $card }.
duel-held = You hold your bid.
duel-piles = Deck: { $deck }. Spent: { $spent }.
duel-score-hull = Hull
duel-score-powder = Powder
cost-powder = { $count } powder
cost-powder-spoken = { $count } powder
page-option-armour = Armour
page-option-armour-more = The die that a hit needs
page-option-rounds = Rounds
page-option-rounds-more = How many shots there may be
page-option-smokes = Smoke
page-option-smokes-more = May smoke be laid?
learn-title-first_shot = First shot
learn-about-first_shot = Win the guns and fire.
learn-goal-first_shot-aimed = Aim at a ship
learn-why-first_shot-aimed = Guns that are not aimed can’t fire.
learn-goal-first_shot-hit = Hit it
learn-why-first_shot-hit = A die of at least the armour is a hit.
learn-know-first_shot = Now you know what a shot needs: the guns, an aim, and a die.
answers-window = Somebody else has won the guns
answers-window-lay = Lay smoke, if I hold any
answers-window-never = Let it happen
duel-watching = { $who } at the guns, powder { $powder }; { $count ->
    [one] 1 thing
   *[other] { $count } things
} done
duel-left = Hulls at the end: { $hulls }.
duel-story = It was won with a hull of { $hulls }.
duel-no-goals = Plan your shot once the guns are yours.
duel-spent = Spent cards
duel-hold = Hold
duel-hold-note = keeps the flag
duel-none-spent = No card has been spent yet.
duel-bids = Bid a flag:
duel-last-plank = Both ships are on their last plank.
duel-go-on = Go on
