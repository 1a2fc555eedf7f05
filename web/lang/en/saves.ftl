# The saves: two copies of every game, one tab that plays it, and the backup.

# What the storage does.
saves-idb-full = The browser’s quick storage is full. Nothing is lost: this game is now saved in the larger storage. Delete old saved games to make room.
saves-idb-denied = The browser closes its quick storage to this page. Nothing is lost: your games are saved in its other storage.
saves-to-backup = To the saved games
saves-healed = The record of { $titles } could not be read. The second copy has replaced it; nothing is lost. The unreadable record stays among your saved games.
saves-healed-older = The record of { $titles } could not be read. An earlier copy has replaced it; the last action may be missing. The unreadable record stays among your saved games.
saves-other-way = { $title } (from a backup)

# Two tabs.
saves-elsewhere = This game is being played in another tab.
saves-elsewhere-bar = Played in another tab
saves-elsewhere-more = You can watch every action here. Or play here: then the other tab watches.
saves-looking-on = You are watching. When the other tab is closed, you play here.
saves-play-here = Play here
saves-look-on = Watch
saves-taken = This game now goes on in another tab. Nothing is lost; here you watch.
saves-here = The game goes on here.

# The backup.
saves-backup = Back up everything
saves-file-gone = The file can’t be read: it was moved, changed or closed meanwhile. Please choose it again.
saves-backed-up = Backup saved: every game, your settings and your lessons, in one file. “Import a file” restores it, here or in another browser.
saves-not-backed-up = No backup was made.
saves-restored = { $count ->
    [0] Everything in the backup is here already.
    [one] One game came back from the backup.
   *[other] { $count } games came back from the backup.
}
saves-reminder = { $count ->
    [one] One game is saved in this browser only.
   *[other] { $count } games are saved in this browser only.
} The browser may delete saved games if space runs low. Back up now?

# In the settings.
saves-second = Each game is saved twice, and once more in every backup you make.
saves-second-none = This browser allows no second copy of a game. Make a backup now and then.
saves-second-newer = A newer version of the page has written the second copies. This one leaves them alone: reload the page.
saves-second-blocked = The second copies have to wait: another tab holds an older version of the page. Close it.
saves-promised = Storage is protected: the browser won’t clear your games.
saves-not-promised = Storage is not protected: if space runs low, or you don’t visit for long, the browser may clear your games.
saves-ask = Ask the browser to protect them
saves-used = { $used } of { $room } MB used.
saves-last-backup = Last backup: { $when }
saves-no-backup = No backup yet.
saves-named = { $name } · { $who }
saves-against = Against { $names }
