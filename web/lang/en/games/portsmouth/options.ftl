# The new-game sheet: start money and rulings.

# New game
page-start-money = { $seats ->
    [2] Who starts has £0, the other £1.
    [3] Who starts has £0, the next £1, the last £2.
   *[other] Who starts has £0, the others in turn £1, £2 and £3.
}
page-has-money = { $who } £{ $amount }
page-option-strict_moves = Empty cells are closed
page-option-strict_moves-more = The rulebook speaks of stepping onto cards; by default a pawn may cross a gap.
page-option-crack_seamen = Seamen count for Crack Crews
page-option-crack_seamen-more = A seaman in a Petty Officer berth lends his trade to a Crack Crew.
page-option-corporal_strength = Strength of a Corporal
page-option-corporal_strength-more = How many Marines he counts for in their ranking. Reconstructed.
page-option-marine_scale = Prizes of the Marines
page-option-marine_scale-more = From the top of the table, or with nothing for the last place.
page-option-trainer_per_seaman = Trainer’s points for a seaman
page-option-trainer_per_seaman-more = What a Trainer adds to each seaman. Reconstructed.
page-option-recruit_privilege_tolls = Recruit privilege pays pawns
page-option-recruit_privilege_tolls-more = Whether owners of pawns on the card are paid when it is taken by privilege.
page-option-gig_pays_grog = Gig pays for Grog
page-option-gig_pays_grog-more = Whether the Captain’s Gig owes Grog’s action point.
page-option-town_prices_always = Town prices always apply
page-option-town_prices_always-more = Whether Grog and Shortcut change the price again on a second visit in a turn.
page-option-swap_only_if_necessary = Swap only if necessary
page-option-swap_only_if_necessary-more = Whether a town may slide under your pawn while other cells are empty.
page-option-hidden_money = Purses are hidden
page-option-hidden_money-more = Each captain’s money is shown in his own turn only.
page-value-places = from the top
page-value-last_zero = last gets nothing
