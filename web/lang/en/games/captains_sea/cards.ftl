# What each bridge card does, in a line.
cardtext-p01 = The wind shifts one point clockwise.
cardtext-p02 = The wind shifts one point counterclockwise.
cardtext-p03 = Next turn: every speed 2 less.
cardtext-p04 = Next turn: base +2 at Medium Sail. Each such ship rolls now; on a 1 her rigging takes a hit.
cardtext-p05 = Next turn: −1 on every to-hit die, chasers excepted.
cardtext-p06 = At Medium Sail your rigging takes a hit.
cardtext-p07 = Each ship that fired this turn rolls with quality; at 1 or less she makes a morale check.
cardtext-p08 = Both roll. The lower loses a gun box on the side that fired last.
cardtext-p09 = All smoke and fires go. At Medium Sail roll with quality; at 2 or less the rigging takes a hit.
cardtext-p10 = Next turn, within range 12: the ship to leeward is 2 slower.
cardtext-p11 = Whose crew was hit this turn rolls; on a 1 morale falls.
cardtext-p12 = Next turn: no gun fires beyond range 12.
cardtext-h01 = +2 on your initiative.
cardtext-h02 = +2 on your hull bonus.
cardtext-h03 = +1 on your hull bonus and on your Bonus Move this turn.
cardtext-h04 = +2 speed at Medium Sail.
cardtext-h05 = Your sail change succeeds without a roll.
cardtext-h06 = +2 on your tack.
cardtext-h07 = In irons: fall off at once and sail on.
cardtext-h08 = Replace your revealed manoeuvre by another that costs no more.
cardtext-h09 = The enemy shows her manoeuvre and Strain.
cardtext-h10 = +1 on all your to-hit dice.
cardtext-h11 = −2 on the damage sum: more in the hull.
cardtext-h12 = +2 on the damage sum: more in the rigging.
cardtext-h13 = The enemy rolls all her hits again, once.
cardtext-h14 = 2 more defense dice.
cardtext-h15 = Low, at range 3 or less, with a hit: 1 more crew hit.
cardtext-h16 = At range 2 or less roll a die: 4 or more is a crew hit.
cardtext-h17 = One more die to set the enemy on fire.
cardtext-h18 = Your Load marker comes up 2 impulses earlier.
cardtext-h19 = Change the shot that is being loaded, without delay.
cardtext-h20 = One section fires with all its sound boxes, manned or not.
cardtext-h21 = Your fire is out, without a roll.
cardtext-h22 = Repair a rigging box, without a roll.
cardtext-h23 = Roll all your failed hull repairs again, once.
cardtext-h24 = Your failed morale check doesn’t count.
cardtext-h25 = Your failed strike check doesn’t count. Discard one more card.
cardtext-h26 = +1 on each of your dice as attacker, this round.
cardtext-h27 = +1 on each of your dice as defender, this round.
cardtext-h28 = −2 on the enemy’s grapple, or +2 on breaking free.

# The hand
cards-title = Your cards
cards-lead = Play a card at its moment, or discard it for +1 on a die of your own. You hold { $count } of { $most }.
cards-lead-hidden = { $count ->
    [0] No cards in hand.
    [one] 1 card in hand, hidden from you.
   *[other] { $count } cards in hand, hidden from you.
}
cards-none = No cards in hand.
cards-stop = Stop for cards
cards-stop-use = Where one is of use now, or a discard may save something
cards-stop-card = Wherever one can be played, or a discard may save something
cards-stop-guns = Only when guns fire or men board
cards-stop-every = At every moment ticked below
cards-chase = Ask me before chasers fire
cards-weak = Ask me for broadsides that would do next to nothing
cards-load = Always load round shot
cards-far = Hold fire from range 12 on
cards-order = Ask me from range 12 on, too, which ship moves first
cards-moments = Ask me at
cards-moments-more = At the other moments the game goes on without asking you. Both players see these settings.
cards-moments-when = You can change them while you assign your crew, and whenever you are asked for a card.
cards-discards = Discards ({ $count }), the last first
cards-deck = { $count ->
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
cards-now = now
