### The page: sounds, what is said aloud, the table in words, the command line.

# Sounds and settings
sound-settings = Sound & keyboard
sound-set-sounds = Sounds
sound-settings-more = A bell for your turn, a knock for a card, coins for money. Every sound is also said and shown. At the table, the key x turns sounds off and on.
sound-volume = Volume: { $volume }%
sound-try = Hear a sound
sound-kind-bell = Bell: your turn
sound-kind-orders = Eight bells: the end
sound-kind-placed = Knock: a card is laid
sound-kind-slide = Rope: a piece moves
sound-kind-pen = Pen: something is signed
sound-kind-coins = Coins: money
sound-kind-refused = Low tone: refused
sound-kind-edge = Tick: the board ends
sound-offer = Play with sounds?
sound-turn-on = Turn sounds on
sound-turn-off = Turn sounds off
sound-on = Sounds on.
sound-off = Sounds off.
sound-verbosity = Screen-reader detail
sound-verbosity-full = Full
sound-verbosity-short = Brief
sound-said-full = Places are described in full.
sound-said-short = Places are described briefly.
sound-set-letters = Single-key shortcuts
sound-letters-more = Switch this off if you speak to your device, or if letters do what you did not mean. Arrows, Enter, Tab and Escape always work.

# Said aloud
sound-edge = The board ends here.
sound-pointed = { $what }. { $brings } Press again to confirm.
sound-pointed-next = { $what }. { $brings } Press again for the next one; the button in “Your action” confirms.
sound-ways = { $count } ways to choose from.
sound-open = open
sound-reach = in reach
sound-title-turn = { $you ->
    [1] Your turn · { $game }
   *[other] { $who }’s turn · { $game }
}
sound-title-over = The final score · { $game }
sound-skip = Skip to the board

# Command line
sound-command-label = Command
sound-command-do = Run
sound-command-more = Known words: { $words }. A place or a number follows where one is needed.
sound-command-unknown = That word is not known. Known words: { $words }.
sound-command-no-cell = There is no such place: they are called { $first } to { $last }.
sound-command-possible = It can be done.
sound-command-look = look
sound-command-why = why
sound-command-undo = undo
sound-command-help = help

# Sheets and keys
sound-sheet-text = The table in words
sound-sheet-command = Command line
sound-key-of-text = t
sound-key-does-text = the table in words
sound-key-of-command = :
sound-key-does-command = command line
sound-key-of-verbosity = v
sound-key-does-verbosity = describe places in full or in brief
sound-key-of-mute = x
sound-key-does-mute = sounds off or on
