# Messages of the house: what every game says.
player = { $who }
seat = Seat { $number }
prompt-over = The game is over.
refusal-not_asked = Nothing can be done there now.
refusal-game_over = The game is over.
refusal-no_wishes = Nothing on this board can be laid out by hand.
error-bad_notation = That is not an action of this game.
error-not_your_turn = It is not that player’s turn.
error-nothing_to_undo = There is nothing to take back: a card was turned up, or the turn passed.
error-bad_setup = This game cannot be set up like that.
error-save_broken = This save is damaged or is no save of these games. It was left as it is.
error-save_too_new = This save was made by a newer version of the games. It was left as it is.
error-bad_request = The page asked for something the engine does not know.
error-stale = The table has changed since; here it is as it stands now.
error-illegal = This may not be done now.
error-no_match = No game is on the table.
error-bug = The engine met a fault. The game is as it was before.
