### The page: games as links: sharing, the replay, passing the turn to a friend.

# Sharing
links-copy = Copy the link
links-copied = Copied: { $count } characters. Paste it into a message.
links-not-copied = This browser does not let the page copy. Mark the address and copy it by hand.
links-hand-on = Send …
links-address = Address
links-making = Making the link …
links-share-more = The link holds this whole game. Whoever opens it can look at every position; every move is checked there by the rules.
links-share-open = The game is not over, and the link holds its deal: with the right tools somebody could read the order of the hidden cards from it.
links-share-row = Share
links-share-copied = The link to “{ $title }” is copied: { $count } characters.
links-title = { $game }, a game of { $names }

# A link that was opened
links-screen = Game by link
links-checking = Checking every move of the link …
links-refused = This link can’t be opened
links-refused-more = Ask for it again, or paste it here whole.
links-paste = Paste a link or a message that holds one
links-paste-open = Open
links-paste-none = There is no link to a game in this text.
links-open-one = Open a link
links-state-progress = { $progress }, { $who } to move
links-state-over = Finished: { $winners }
links-checked = { $count ->
    [0] No move has been made yet.
    [one] One move; it was checked by the rules.
   *[other] All { $count } moves were checked by the rules.
}
links-points-at = The link points to the position after move { $at }.
links-watch = Watch the game
links-watch-at = Watch from there
links-keep = Keep it in the log-book
links-total = { $points } points
links-you = You

# A turn that was passed on
links-turn-new = Your friend passes you the turn. You play { $who }; this game will be kept in your log-book.
links-turn-over = Your friend’s last turn: the game is over. It will be kept in your log-book.
links-turn-longer = { $count ->
    [one] One move further than your game, which agrees with it in everything before.
   *[other] { $count } moves further than your game, which agrees with it in everything before.
}
links-turn-same = Nothing new: this is the game as your log-book has it.
links-turn-older = { $count ->
    [one] This link is older than your game, which is one move further.
   *[other] This link is older than your game, which is { $count } moves further.
} Nothing was changed.
links-turn-other = { $common ->
    [0] This is another game than the one that your log-book has under the same mark.
    [one] This is a different course of play: it agrees with your game in the first move only.
   *[other] This is a different course of play: it agrees with your game in the first { $common } moves, then not. Somebody took moves back or played on from an older link.
} Your game stays as it is; you can keep both.
links-take = Take the turn
links-take-over = See the end
links-go-on = Go on with it
links-open-mine = Open my game
links-keep-both = Keep both
links-trust = What you have to trust
links-trust-more = No server knows this game: the link is all there is. It holds the deal, so a friend with the right tools could look at cards to come, or try a turn several times before passing it on. What has been passed on can’t be changed unseen: your device compares every move with what it knows, and checks each by the rules.

# Passing the turn
links-friend = Friend, by link
links-friend-about = Plays on another device: you pass the turn by sending a link. No server watches over it: you trust each other not to read the hidden cards out of the link.
links-away-friend = { $who } plays on another device: pass the turn on.
links-away-shared = This game came by link: look, but nothing can be done in it.
links-waits = It is { $who }’s turn, on another device.
links-bar = Play by link
links-pass = Pass the turn
links-answer = Open the answer
links-pass-more = Send this link to { $who }. Whoever opens it goes on with the game, and sends you a link back.
links-pass-told = Pass the turn to { $who } with a link. When the answer comes, open it here.
links-answer-label = The answer, as you got it

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
