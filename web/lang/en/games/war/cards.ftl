# What each sea card does, in a line.
cardtext-war_england_france = England and France close their ports to each other.
cardtext-war_england_spain = England and Spain close their ports to each other.
cardtext-war_spain_portugal = Spain and Portugal close their ports to each other.
cardtext-war_france_netherlands = France and the Netherlands close their ports to each other.
cardtext-war_portugal_denmark = Portugal and Denmark close their ports to each other.
cardtext-war_netherlands_denmark = The Netherlands and Denmark close their ports to each other.
cardtext-trade_winds = Everybody moves 1 space more.
cardtext-doldrums = Everybody moves 1 space less, but at least 1.
cardtext-plague = In one trade port docking costs crew, and no passengers come aboard.
cardtext-sellers_market = In each visit the first 4 crates that aren’t exported there bring 3.
cardtext-treaty = Nobody can take a letter of marque.
cardtext-squall = Before your roll: another convoy at sea loses sails by the damage die.
cardtext-reef = You lose hull by the damage die.
cardtext-scurvy = You lose crew by the damage die.
cardtext-salvage = 3 gold for you.
cardtext-flotsam = Take up to 2 crates of choice.
cardtext-castaways = Up to 2 crew for you.
cardtext-following_sea = Roll and move once more, without another card.
cardtext-blown_off_course = The player to your left moves you up to 2 spaces.
cardtext-fair_wind = After your roll: 2 spaces more, also with 0 sails.
cardtext-press_of_sail = After your roll: it becomes a 4, also with 0 sails.
cardtext-becalm = Before your roll: another convoy moves 1 space at most in its next turn.
cardtext-pardon = Before your roll, for a pirate: you are none any more.
cardtext-smuggler = In one trade the first 6 crates you buy cost 1.
cardtext-heated_shot = In battle: your first hit does 1 more damage.
cardtext-extra_gun = In battle: two dice for your first shot.
cardtext-damp_powder = In battle: the enemy’s first shot is a miss.
cardtext-evasive = When you are attacked: the battle ends before anybody loads.
cardtext-surgeon = After the battle up to 2 crew come back.
cardtext-carpenter = After the battle up to 2 hull come back, if no ship was lost.
cardtext-sailmaker = After the battle up to 2 sails come back.
cardtext-marines = In battle: two dice in each of your boarding rolls.
cardtext-navigator = As long as you have it: 1 space more on each roll.
cardtext-master_gunner = As long as you have it: your first miss in each battle is rolled again.
cardtext-boatswain = As long as you have it: repairs cost 1 everywhere.
cardtext-factor = As long as you have it: in each visit the first crate not exported there brings 1 more.

# Kinds of cards
cards-kind-global = for everybody
cards-kind-instant = at once
cards-kind-keep_any = before the roll
cards-kind-keep_move = after the roll
cards-kind-keep_port = for a trade
cards-kind-keep_battle = for a battle
cards-kind-face_up = open before you

# The hand and the piles
cards-plague-in = Plague now: { $port }
cards-drawn = { $you ->
    [1] You drew a sea card
   *[other] { $who } drew a sea card
}
cards-kept = You keep it: the others don’t see it.
cards-title = Your cards
cards-lead = You hold { $count } of { $most }, open ones included.
cards-lead-hidden = { $count ->
    [0] No cards in hand.
    [one] 1 card in hand, hidden from you.
   *[other] { $count } cards in hand, hidden from you.
}
cards-none = No cards in hand.
cards-global = In force for everybody: { $card }
cards-global-none = No global card is in play.
cards-deck = { $count ->
    [one] 1 card in the deck.
   *[other] { $count } cards in the deck.
}
cards-discards = Discards ({ $count }), the last first
cards-strength = Drawn for an attack: { $count ->
    [one] 1 cannon
   *[other] { $count } cannons
}
cards-now = now
