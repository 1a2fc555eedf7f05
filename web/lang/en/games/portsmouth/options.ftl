# The new-game sheet: start money and rulings.

# New game
page-start-money = { $seats ->
    [2] The start player has £0, the other £1.
    [3] The start player has £0, the next £1, the last £2.
   *[other] The start player has £0, the others in turn £1, £2 and £3.
}
page-has-money = { $you ->
    [1] You start (£{ $amount })
   *[other] { $who } starts (£{ $amount })
}
page-option-strict_moves = Empty cells can’t be entered
page-option-strict_moves-more = The rulebook speaks of stepping onto cards; by default a pawn may cross a gap.
page-option-crack_seamen = Seamen count for Crack Crews
page-option-crack_seamen-more = A seaman in a Petty Officer berth lends his craft to a Crack Crew.
page-option-corporal_strength = Strength of a Corporal
page-option-corporal_strength-more = How many Marines he counts for in their ranking. Reconstructed.
page-option-marine_scale = Marine prizes with 2–3 players
page-option-marine_scale-more = Count from the top (15/10/5 points), or the last place scores 0.
page-option-trainer_per_seaman = Trainer bonus per seaman
page-option-trainer_per_seaman-more = What a Trainer adds to each seaman. Reconstructed.
page-option-recruit_privilege_tolls = Recruit privilege: pay the owners of other pawns
page-option-recruit_privilege_tolls-more = Whether owners of pawns on the card are paid when it is taken by privilege.
page-option-gig_pays_grog = Gig pays for Grog
page-option-gig_pays_grog-more = Whether the Captain’s Gig owes Grog’s action point.
page-option-town_prices_always = Town prices always apply
page-option-town_prices_always-more = Whether Grog and Shortcut change the price again on a second visit in a turn.
page-option-swap_only_if_necessary = Swap only if necessary
page-option-swap_only_if_necessary-more = Whether a town may slide under your pawn while other cells are empty.
page-option-hidden_money = Hide other players’ money
page-option-hidden_money-more = Each player’s money is shown on that player’s own turn only.
page-value-places = from the top
page-value-last_zero = last place scores 0
