# Playing without a network, new versions of the game, installing it.

offline-title = Offline play
offline-waiting = The offline download starts once the game has loaded.
offline-filling = Downloading for offline play: { $loaded } of { $total } MB.
offline-ready = Ready to play offline: everything the game needs is on this device.
offline-off = The game needs the network to start: this browser does not let the page save its files. In a private window that is normal. A game that is open goes on without a network.
offline-insecure = The game needs the network at every start: this address is not secure (http), and browsers keep no files of such a page. Installing it as an app takes a secure address (https), too. You can play, save and share games all the same.
offline-broken-network = The download for offline play was interrupted. It continues when the network is back or you open the page again. You can play meanwhile.
offline-broken-differs = The server sent a file of another version; perhaps a new version is being published right now. The download is tried again when you next open the page. You can play meanwhile.
offline-broken-full = There is no room on this device for offline play. Nothing is lost, and you can play online; make room and open the page again.
offline-lost = This page can’t be opened: its files on this device are gone, and there is no network. Your saved games are kept separately. Connect to a network and open the page again.

# The games on this device
offline-games = Games on this device
offline-pack-whole = { $game }: playable offline ({ $total } MB)
offline-pack-part = { $game }: { $loaded } of { $total } MB downloaded
offline-pack-none = { $game }: not downloaded ({ $total } MB)
offline-keep-all = Keep all games on this device
offline-keep-coming = The games are being downloaded …
offline-keep-done = All games can be played offline.
offline-keep-failed = Not all games could be downloaded. Connect to a network and try again.

# New versions
offline-update = A new version of the game is ready. Your saved games stay.
offline-use = Use it now
offline-check = Check for updates
offline-checking = Checking …
offline-coming = Downloading a new version. You will be told when it is ready.
offline-newest = You have the newest version.
offline-check-failed = The server can’t be reached. You can still play what is on this device.
offline-version = Version { $version }, build { $hash }
offline-entry = New version
offline-entry-sure = Load the new version now
offline-game-kept = Your game is saved. Press once more to load the new version; the game goes on where it is.
offline-lesson-again = Press once more to load the new version; this lesson then starts again.
offline-not-kept = This game could not be saved in the browser and would be lost. Finish it first, or make room for it in the browser; the new version waits.
offline-behind = Another tab has gone over to a new version of the game. This game could not be saved, so it stays as it is: finish it without closing this tab, then load the page again.

# Repairing
offline-repair = Check and repair the files
offline-repairing = Checking the files on this device …
offline-silent = The browser isn’t responding. Nothing is lost: reload the page and try again.
offline-whole = { $count ->
    [one] The file is fine.
   *[other] All { $count } files are fine.
}
offline-repaired = { $count ->
    [one] One damaged file was downloaded again. Everything is fine now.
   *[other] { $count } damaged files were downloaded again. Everything is fine now.
}
offline-repair-failed = { $count ->
    [one] One damaged file could not be fetched. Your saved games are safe. Connect to a network and try again.
   *[other] { $count } damaged files could not be fetched. Your saved games are safe. Connect to a network and try again.
}

# Installing
offline-install-title = As an app
offline-install = Install
offline-install-button = The app has an icon of its own and opens like any other. Your saved games stay.
offline-install-done = The game is installed on this device.
offline-install-ios = Safari can put the game on your Home Screen, where it opens like any other app. Saved games do not move with it: export them first.
offline-ios-share = Press Share, the square with an arrow pointing up.
offline-ios-add = Choose “Add to Home Screen”, further down in the list.
offline-ios-open = Press “Add”, and open Age of Sail from the Home Screen once while you have a network.
offline-mention = Install Age of Sail as an app?
offline-decline = Not now
