### Victory on the High Sea: answers in advance, to questions that come in another player’s turn.
answers-commerce = Your Commerce gives you a cube
answers-commerce-fewest = Take the kind I have fewest of
answers-commerce-most = Take the kind I have most of
answers-letter = You are attacked and hold a Letter of Marque
answers-letter-yes = Play it and stop the attack
answers-shot = You are in combat: shot and flight
answers-shot-ball = Fire ball and stand
answers-shot-flee = Fire chain and flee, as long as I have sails
answers-cannons = You may add cannons
answers-cannons-cards = Play every card of Cannons
answers-cannons-never = Add none
answers-place = You place dice on the enemy’s ship
answers-place-most = Fill as many spaces as possible
answers-mend = You may remove dice from your ship
answers-mend-never = Remove none

# Paying cubes of one's choice at once
pay-with = Pay { $cubes }
pay-left = You keep
pay-loss = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
