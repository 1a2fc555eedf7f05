# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-name = Points
points-plain = points
points-own = your points
points-in = in points
round-name = Turn
round-plain = turn

# The new-game sheet: rule variants
page-option-duel = Duel
page-option-duel-more = Which two ships meet, where, and with what wind. The first one named is the first player’s.
page-option-handicap = Handicap
page-option-handicap-more = How the weaker ship gets her chance. By the rulebook’s formula some duels are uneven; the measured figures come from games between equal captains of the computer.
page-option-turn_limit = Turns at most
page-option-turn_limit-more = If no ship is beaten by then, night falls and the points are counted. The points for a hit are balanced for 30 turns.
page-option-in_irons = Ship in irons
page-option-in_irons-more = To which side a ship falls off that failed to tack.
page-option-arc = Arc of fire
page-option-arc-more = Whether broadsides bear exactly along the diagonal. Without it there are fewer broadsides at close range.
page-option-bonus = Bonus of the duel
page-option-bonus-more = Whether a ship must earn the bonus by hits, so that sailing away doesn’t win. The prey of a chase gets it in any case.
page-option-vp_hits = Hits that count
page-option-vp_hits-more = Whether damage that a ship does to herself brings her enemy points.
page-option-bridge_cards = Bridge cards
page-option-bridge_cards-more = Without them the game is simpler, and nothing interrupts you.
page-option-bid = Bids for the sides
page-option-bid-more = Whether you bid points for the ship that you want. Not in the duel of the Curlew.
page-value-duel-s01 = Off Nevis: Constellation and L’Insurgente, 1799 (chase)
page-value-duel-s02 = Night running fight: Constellation and La Vengeance, 1800 (chase)
page-value-duel-s03 = Old Ironsides: Constitution and Guerriere, 1812
page-value-duel-s04 = First shots of the war: President and Belvidera, 1812 (chase)
page-value-duel-s05 = South of the Azores: United States and Macedonian, 1812
page-value-duel-s06 = Convoy in sight: Congress and Galatea, 1812 (chase)
page-value-duel-s07 = Off Bahia: Constitution and Java, 1812
page-value-duel-s08 = Wedges out: Congress and Curlew, 1813 (chase)
page-value-duel-s09 = Boston Light: Chesapeake and Shannon, 1813
page-value-duel-s10 = Last run of the President: Endymion and President, 1815 (chase)
page-value-duel-s11 = Decatur’s challenge: United States and Endymion (never fought)
page-value-duel-s12 = Broke’s wish: Constitution and Shannon (never fought)
page-value-measured = as measured
page-value-formula = the rulebook’s formula
page-value-turn_limit-30 = 30, until night
page-value-turn_limit-20 = 20
page-value-turn_limit-10 = 10, a short duel
page-value-turn_limit-0 = no limit
page-value-missed_stays = back to her old course
page-value-choice = as her captain likes
page-value-inclusive = diagonals included
page-value-exclusive = diagonals excluded
page-value-fought = earned by hits
page-value-printed = always in full
page-value-scored = the enemy’s hits
page-value-boxes = every damaged box
page-value-full = with cards
page-value-bridge_cards-none = without cards
page-value-off = none
page-value-turns = in turn
page-value-secret = in secret
