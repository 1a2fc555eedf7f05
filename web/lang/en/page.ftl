# The page around the table: home screen, new game, saved games, settings.

page-you = You
page-you-object = you
page-title = Age of Sail
page-title-home = Age of Sail: board games of ships and the sea
page-title-new = New game · Age of Sail
page-title-table = Age of Sail
page-title-logbook = Saved games · Age of Sail
page-title-link = A game by link · Age of Sail
page-title-learn = Learn to play · Age of Sail
page-title-statistics = Statistics · Age of Sail
page-title-rules = Rules · Age of Sail
page-title-settings = Settings · Age of Sail
page-lead = Board games of ships and the sea, against the computer or with friends. Free, without an account.
page-ways = Where to
page-home = Home
page-to-home = Home screen
page-table = Table
page-continue = Continue
page-continue-more = { $names } · { $progress }
page-continue-over = { $names } · the final score
page-continue-game = { $game } · { $line }
page-new-game = New game
page-new-game-of = New game: { $game }
page-new-game-more = Against the computer or friends
page-logbook = Saved games
page-logbook-more = Your games on this device
page-learn = Learn to play
page-learn-more = Short lessons at the table
page-statistics = Statistics
page-statistics-more = Your wins, best scores, achievements
page-rules = Rules
page-rules-more = How to play, all rules, search
page-settings = Settings
page-settings-more = Language, look, data
page-quick = Quick game
page-quick-more = You against one easy computer captain
page-quick-any = Against an easy captain, in the game of your choice
page-first-learn = Learn in 10 minutes
page-first-learn-any = Short lessons in the game of your choice
page-first-learn-more = Short lessons at a real table
page-opening = Setting up the table …
page-no-match = No game is saved on this device yet.

# The games on the home screen
page-games = Games
page-game-seats = { $seats } players
page-game-minutes = { $minutes } minutes
page-game-play = Play
page-game-play-name = Play { $game }
page-game-learn = Learn
page-game-learn-name = Learn { $game }
page-game-rules = Rules
page-game-rules-name = Rules of { $game }
page-game-going = Continue: { $line }
page-game-going-name = Continue: { $line } ({ $game })
page-game-by = { $game }: a game by { $designer }.
page-game-statistics-name = Statistics: { $game }
page-game-lessons = { $done ->
    [0] { $count ->
        [one] 1 lesson
       *[other] { $count } lessons
    }
   *[other] { $done } of { $count } lessons done
}
page-which-new = Which game do you want to play?
page-which-quick = Which game? It starts at once, against one easy computer captain.
page-which-first = Which game do you want to learn? The first lesson starts at once.
page-which-learn = Which game do you want to learn?
page-which-rules = The rules of which game?
page-game-failed = { $game } could not be loaded. Check the network and try again.

# The engine
page-engine = Engine
page-engine-ready = Ready. No account, no tracking: your games stay on this device.
page-stage-html = Rigging the ship …
page-stage-runtime = Rigging the ship … { $loaded } of { $total } MB
page-stage-wheel = Bringing the rules aboard …
page-stage-catalog = Calling the roll …
page-start-failed = A part of this page did not come, or something else came in its place. Perhaps this network first wants you to sign in: open any other page, then load this one again. Your saved games are safe.
page-start-slow = This page is taking long to load. If the network is fine, load it again.
page-start-away = The server can’t be reached. Check the network, then load the page again.
page-start-again = Load again
page-retry = Try again
page-engine-loader = The Python loader could not be loaded.
page-engine-missing = A part of the game could not be downloaded: { $name } ({ $why }).
page-engine-silent = The server doesn’t send { $name }: the network is very slow or gone. Check it and try again.
page-engine-python = Python could not be started: { $why }
page-engine-stalled = The start-up has stood still for { $count } seconds.
page-engine-no-wasm = This browser does not offer WebAssembly, which the game needs.
page-engine-wasm-refused = This browser or this site does not allow WebAssembly to run.
page-engine-no-workers = This browser does not offer workers, which the game needs.
page-engine-ended = The engine was restarted.
page-engine-off = The engine is not running.
page-engine-timeout = The engine does not answer.
page-engine-crashed = The engine has stopped working.
page-engine-refused = The engine refused the request ({ $why }).

# New game
page-seats = Players
page-seats-count = { $count }
page-captains = Names and flags
page-flag = Flag of player { $seat }: { $flag }. Change
page-flag-change = Another flag
page-flags-more = Press a flag to change it.
page-flag-0 = Navy circle
page-flag-1 = Copper triangle
page-flag-2 = Iron square
page-flag-3 = Plum diamond
page-flag-4 = Green hexagon
page-flag-5 = Violet cross
page-name = Name of player { $seat }
page-start-player = Who starts
page-start-random = At random
page-more = Advanced: fixed deal, rule variants
page-more-seed = Advanced: fixed deal
page-seed = Seed
page-seed-more = Leave empty for a random deal. The same word always gives the same cards.
page-options = Rule variants
page-value-true = yes
page-value-false = no
page-value-default = { $value } (default)
page-start = Start the game
page-starts-when-ready = The game starts as soon as the engine is ready.
page-names-differ = Two players have the same name: please change one.

# Log-book
page-saves = Games
page-no-saves = No saved games yet. Games are saved automatically after every action.
page-save-over = Finished
page-save-won = Won
page-save-shared = Shared first place
page-save-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
page-save-winner = Won by { $who }
page-save-player = { $name } ({ $level })
page-save-filter = Show
page-save-all = All games
page-save-current = played last
page-save-against = vs { $levels }
page-save-more = More
page-open = Open
page-rename = Rename
page-save-as = Save a copy
page-export = Export
page-delete = Delete
page-import = Import a file
page-import-waits = Reading the file …
page-import-refused = { $count ->
    [one] 1 could not be read and was skipped.
   *[other] { $count } could not be read and were skipped.
}
page-imported = { $count ->
    [0] Nothing new was imported.
    [one] 1 game imported and opened.
   *[other] { $count } games imported; the last one is open.
}
page-title-of-save = Name
page-copy-of = Copy of { $title }
page-keep = Save
page-cancel = Cancel
page-kept = Saved as { $title }.
page-deleted = { $title } was deleted.
page-undo-delete = Undo
page-restored = { $title } is back.
page-unreadable = Cannot be opened
page-save-damaged = This record is damaged. It stays as it is; you can export or delete it.
page-save-foreign = This is not one of your saved games. It stays as it is; you can export or delete it.
page-save-newer = This was saved by a newer version of the page. It stays as it is; you can export it.
page-save-too-long = This record is far too long to be a game. It stays as it is; you can export or delete it.
page-file-damaged = This file is damaged: it holds no game that can be read. Nothing was changed.
page-file-foreign = This file is not a saved game. Nothing was changed.
page-file-newer = This file was saved by a newer version of the page. Nothing was changed.
page-file-too-long = This file is far too long to be a game. Nothing was changed.

# Settings
page-language = Language
page-language-auto = As the browser: { $language }
page-language-failed = { $language } could not be loaded. The page stays as it is; try again.
page-own-name = Your name
page-own-name-more = Used where you are the only person in a game. Leave it empty to be called “You”.
page-theme = Colours
page-theme-system = As the device
page-theme-paper = Paper
page-theme-night = Night watch
page-theme-contrast = High contrast
page-text-size = Text size: { $size }%
page-set-confirmEnd = Ask before ending a turn with something left to do
page-set-autoForced = Act automatically when there is only one choice
page-data = Data on this device
page-data-more = Games and settings are saved in this browser only. Export your games before you clear its data.
page-erase = Erase everything
page-erase-sure = Yes, erase everything
page-erased = Everything was erased.
page-about = About
page-about-more = The code is free under the MIT licence. The page carries the work of others:
page-licences = their licences
page-version = Engine { $version }

# Notices
page-copy-details = Copy details
page-dismiss = Close
page-fault = Something went wrong. Your game is safe.
page-forked = This game was also played in another tab. Both are saved: from now on this tab has its own entry in your saved games.
page-storage-full = The browser’s storage is full: you can play on, but this game is not saved. Export or delete old games.
page-storage-denied = The browser does not let this page save anything: you can play on, but the game will be gone when you close the page.

# Rules
page-rules-coming = Loading the rules …
page-rules-missing = The rules could not be loaded.
page-rules-search = Search the rules
page-rules-search-more = Words, or a rule’s number
page-rules-others = Rules of other games
page-new-others = Another game
page-learn-others = Lessons of other games
page-rules-found = { $count ->
    [0] No paragraph has these words.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
page-rules-play = How to play
page-rules-contents = Chapters
page-sources = What is reconstructed
page-sources-later = The list appears as soon as the engine is ready.
page-source-TEXT = rulebook
page-source-TEXT-more = The rulebook says it.
page-source-DERIVED = follows
page-source-DERIVED-more = It follows from what the rulebook says.
page-source-OUTSIDE = other source
page-source-OUTSIDE-more = A public page about the game says it.
page-source-RECON = reconstructed
page-source-RECON-more = Our own figure, chosen to agree with all that is known. The printed game may differ.
page-sources-figures = Scores and other figures
page-sources-what = What
page-sources-value = Figure
page-sources-from = Source
