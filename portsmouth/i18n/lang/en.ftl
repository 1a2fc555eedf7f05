# Messages that all games share.
player = { $who }
seat = Seat { $number }
prompt-over = The game is over.
prompt-waiting = { $you ->
    [1] Waiting for you.
   *[other] Waiting for { $who }.
}
refusal-not_asked = You can’t do anything there right now.
refusal-game_over = The game is over.
refusal-past = This is an earlier position: you can look, but not play.
refusal-no_wishes = Nothing on this board can be rearranged.
error-bad_notation = That is not an action of this game.
error-not_your_turn = It is not that player’s turn.
error-nothing_to_undo = There is nothing to undo: something unknown was revealed, or the turn passed.
error-no_past = This position can’t be shown: the rules have changed since it was played.
error-bad_setup = This game cannot be set up like that.
error-save_broken = This save is damaged or is no save of these games. It was left as it is.
error-save_too_new = This save was made by a newer version of the games. It was left as it is.
error-link_cut = The end of this link is missing: copy it again, whole. Nothing here was changed.
error-link_broken = This link is damaged or is no game of ours: a character of it was changed or lost. Nothing here was changed.
error-link_false = This link is not a game by the rules: its moves do not lead where it says. Nothing here was changed.
error-link_old = This game was played by rules of another version, so its moves can’t be told by a link. Nothing here was changed.
error-link_too_new = This link was made by a newer version of the games: load this page anew to get it. Nothing here was changed.
error-bad_request = The page asked for something the engine does not know.
error-stale = The table has changed since; here it is as it stands now.
error-no_job = The computer has stopped thinking about that.
error-illegal = This may not be done now.
error-no_match = No game is open.
error-bug = Something went wrong. The game is as it was before.
worth-so-far = then comes what nobody can foresee
