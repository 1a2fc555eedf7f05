### The page: games as links: sharing, the replay, passing the turn to a friend.

# Sharing
links-copy = Copy the link
links-copied = Link copied.
links-not-copied = This browser does not let the page copy. Select the address and copy it by hand.
links-hand-on = Send …
links-address = Address
links-making = Making the link …
links-share-more = The link holds this whole game. Whoever opens it can see every position; every move is checked there by the rules.
links-share-open = The game is not over, and the link holds its deal: with the right tools somebody could read the order of the hidden cards from it.
links-share-row = Share
links-share-copied = Link to “{ $title }” copied.
links-title = { $game }, a game of { $names }

# A link that was opened
links-screen = Game by link
links-checking = Checking every move of the link …
links-refused = This link can’t be opened
links-refused-more = Ask for it again, or paste the whole link here.
links-paste = Paste a link or a message that holds one
links-paste-open = Open
links-paste-none = There is no link to a game in this text.
links-open-one = Open a link
links-state-progress = { $progress }, { $who } to move
links-state-over = Finished: { $winners }
links-checked = { $count ->
    [0] No move has been made yet.
    [one] 1 move, checked by the rules.
   *[other] { $count } moves, all checked by the rules.
}
links-points-at = The link points to the position after move { $at }.
links-watch = Watch the game
links-watch-at = Watch from there
links-keep = Save this game
links-total = Final score: { $points }
links-winner = { $you ->
    [1] You win.
   *[other] { $who } wins.
}
links-shared = { $who } share the victory.
links-you = You

# A turn that was passed on
links-turn-new = Your friend made a move: it’s your turn. You play { $who }; this game will be saved.
links-turn-asked = Your friend is waiting for an answer from you. You play { $who }; this game will be saved.
links-turn-over = Your friend’s last turn: the game is over. It will be saved.
links-turn-longer = { $count ->
    [one] One move further than your saved game; everything before is the same.
   *[other] { $count } moves further than your saved game; everything before is the same.
}
links-turn-same = You’re up to date: this move is already in your saved games.
links-turn-older = { $count ->
    [one] This link is older than your game, which is one move further.
   *[other] This link is older than your game, which is { $count } moves further.
} Nothing was changed.
links-turn-other = { $common ->
    [0] This is not the game that you saved from this friend.
    [one] These moves differ from your saved game: only the first is the same.
   *[other] These moves differ from your saved game: only the first { $common } are the same. Somebody undid moves or played on from an older link.
} Your game stays as it is; you can keep both.
links-take = Take the turn
links-take-over = See the end
links-go-on = Go on with it
links-open-mine = Open my game
links-keep-both = Keep both
links-trust = What you have to trust
links-trust-more = Links contain the whole game, including the deck order. A determined friend could look at hidden cards, or try a turn several times before sending it. Moves already sent can’t be altered: your device checks them against your saved game and the rules.

# Passing the turn
links-friend = Friend, by link
links-friend-about = Plays on another device: you send each other the turn as a link. No server checks this: you trust each other not to read the hidden cards out of the link.
links-away-friend = { $who } plays on another device: send the turn.
links-away-shared = This game came by link: you can look at it, but not play.
links-waits = It is { $who }’s turn, on another device.
links-bar = Play by link
links-pass = Send the turn
links-answer = Paste the reply
links-pass-more = Send this link to { $who }, who plays on and sends you a link back.
links-pass-secrets = The link holds the whole game, also what { $who } can’t see on the table, such as hidden cards or a choice made in secret. You trust { $who } not to read it there.
links-pass-told = Send { $who } the turn as a link. When the reply comes, paste it here.
links-answer-label = The reply you received

links-waits-answer = { $who } has to answer first, on another device.
links-pass-told-answer = Send { $who } the question as a link. When the reply comes, paste it here.

# Answers in advance
answers-more = While a friend takes a turn, you may be asked something, and the turn has to wait for your reply. Choose now what to answer then. In your own turn you are always asked.
answers-sent = Your friends get your answers with the next link that you send, but their page doesn’t show them.
answers-ask = Ask me
answers-told = answered in advance

links-last-note = Played by link: share the game, so that everybody sees the last turn and the score.
links-last-more = Send this link to those who played with you: it brings them the last turn and the score.

# The replay
links-replay-bar = Replay
links-replay-moment = { $progress } · { $who }
links-replay-end = The end
links-replay-move = Move { $entry } of { $entries }
links-play = Play
links-pause = Pause
links-turn-before = One turn back
links-turn-after = One turn forward
links-more = More
links-copy-at = Copy the link to this move
links-play-on = Play on from here
links-analyse = Analyse
links-leave = Leave the replay
links-played-on = { $title } (from move { $entry })
