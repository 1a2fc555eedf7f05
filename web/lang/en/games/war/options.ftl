# What the points of this game are called: a sum, a heading, in a sentence, one’s own, as a measure.
points-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-name = Points
points-plain = points
points-own = your points
points-in = in points
round-name = Round
round-plain = round

# The new-game sheet: rule variants
page-option-rounds = Rounds at most
page-option-rounds-more = If nobody has won by then, whoever has the most points wins.
page-option-opening = Opening
page-option-opening-more = Whether you choose flags, start and first crates yourselves, or have them dealt at random and begin sooner.
page-option-first_shot = First shot at pirates
page-option-first_shot-more = Whether a pirate who attacks a port on entering it must get past its shot first. Piracy is harder then.
page-option-challenge = Challenge
page-option-challenge-more = Whether a convoy may fire on one that stops in its space. Without it only those that are passed may.
page-option-shots = Shot counters
page-option-shots-more = How many counters of each kind everybody has for a battle.
page-option-sea = Sea
page-option-sea-more = On the merchants’ sea nobody attacks, and only Trade wins.
page-option-free_exit = Free exit
page-option-free_exit-more = Whether the first space out of a port is safe from fire in passing. Ports can’t be blockaded then.
page-option-chart = Chart
page-option-chart-more = In each of these years other nations held some of the ports. On the chart of the rules each player gives a port to a nation.
page-value-printed = of the rules
page-value-1654 = 1654, Dutch and Portuguese
page-value-1697 = 1697, Nine Years’ War
page-value-1762 = 1762, Seven Years’ War
page-value-1796 = 1796, French Revolution
page-value-1806 = 1806, after Trafalgar
page-value-1811 = 1811, Napoleon’s wars
page-value-chosen = chosen
page-value-dealt = at random
page-value-332 = 3 ball, 3 grape, 2 chain
page-value-422 = 4 ball, 2 grape, 2 chain
page-value-war = with war
page-value-merchants = merchants’ sea
