# The saves: two copies of every game, one tab that plays it, and the backup.

# What the storage does.
saves-idb-full = The browser’s quick storage is full. Nothing is lost: this game is kept in the larger storage from now on. Delete old games in the log-book to make room.
saves-idb-denied = The browser closes its quick storage to this page. Nothing is lost: your games are kept in its other storage.
saves-to-backup = To the log-book
saves-healed = The record of { $titles } could not be read. The second copy has been put in its place; nothing is lost. What could not be read is kept in the log-book too.
saves-healed-older = The record of { $titles } could not be read. An earlier copy has been put in its place; the last action may be missing. What could not be read is kept in the log-book too.
saves-other-way = { $title } (from a backup)

# Two tabs.
saves-elsewhere = This game is being played in another tab.
saves-elsewhere-bar = Played in another tab
saves-elsewhere-more = You can look on here and see every action as it is made. Or play here: then the other tab looks on.
saves-looking-on = You are looking on. When the other tab is closed, you play here.
saves-play-here = Play here
saves-look-on = Look on
saves-taken = This game now goes on in another tab. Nothing is lost; here you look on.
saves-here = The game goes on here.

# The backup.
saves-backup = Back up everything
saves-file-gone = The file can’t be read: it was moved, changed or closed meanwhile. Please choose it again.
saves-backed-up = The backup is made: every game, your settings and your lessons, in one file. “Import a file” brings it back, here or in another browser.
saves-not-backed-up = No backup was made.
saves-restored = { $count ->
    [0] Everything in the backup is here already.
    [one] One game came back from the backup.
   *[other] { $count } games came back from the backup.
}
saves-reminder = { $count ->
    [one] One game is kept in this browser only.
   *[other] { $count } games are kept in this browser only, as they stand now.
} The browser has not promised never to clear them. A backup is one press.

# In the settings.
saves-second = Each game is kept twice, and once more in every backup that you make.
saves-second-none = This browser allows no second copy of a game. A backup now and then is wise.
saves-second-newer = A newer version of the page has written the second copies. This one leaves them alone: load the page anew.
saves-second-blocked = The second copies have to wait: another tab holds an older version of the page. Close it.
saves-promised = The browser has promised to keep your games.
saves-not-promised = The browser has not promised to keep your games: if room runs short, or you don’t come for long, it may clear them.
saves-ask = Ask the browser to keep them
saves-used = { $used } MB of { $room } MB are used.
saves-last-backup = Last backup: { $when }
saves-no-backup = No backup has been made yet.
