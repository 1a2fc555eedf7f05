### Privateer: answers in advance, to questions that come in another player's turn.
answers-reroll = You are attacked as Mary Read
answers-reroll-unless_ahead = Roll my die again unless I’m ahead
answers-reroll-never = Keep my roll
answers-plunder = You beat your attacker and may steal goods
answers-plunder-dearest = Steal the dearest, until my hold is full
answers-seize = You beat your attacker as Black Caesar and may take a Relic
answers-seize-best = Take the one with the most Infamy
answers-hand = You beat your attacker and may hand over a Curse
answers-hand-yes = Hand over my worst Curse
answers-hand-no = Keep my Curses
answers-discard = You have to discard goods
answers-discard-cheapest = Discard what ports pay least for
answers-parley = You are offered a trade (Parley)
answers-parley-port_price = Accept the best port price or better
answers-parley-decline = Decline
