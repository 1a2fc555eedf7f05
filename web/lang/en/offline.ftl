# Playing without a network, new versions of the game, installing it.

offline-title = Without a network
offline-waiting = Getting ready to play without a network begins as soon as the game has started.
offline-filling = Getting ready to play without a network: { $loaded } of { $total } MB.
offline-ready = Ready to play offline: all that the game needs is on this device.
offline-off = Here the game needs the network to start: this browser does not let the page keep its files. In a private window that is normal. A game that is open goes on without a network.
offline-broken-network = The download for playing offline broke off. What has come is kept; the rest is fetched when the network is back or you open the page again. You can play meanwhile.
offline-broken-differs = The host is sending another file than this version needs; perhaps a new version is being put up just now. It is tried again when you next open the page. You can play meanwhile.
offline-broken-full = There is no room left on this device for playing offline. Nothing is lost, and you can play while there is a network; make room and open the page again.
offline-lost = This page can’t be opened: its files on this device are gone, and there is no network. Your saved games are kept separately. Connect to a network and open the page again.

# The games on this device
offline-games = Games on this device
offline-pack-whole = { $game }: playable offline ({ $total } MB)
offline-pack-part = { $game }: { $loaded } of { $total } MB are here
offline-pack-none = { $game }: not here yet ({ $total } MB)
offline-keep-all = Keep all games on this device
offline-keep-coming = The games are being downloaded …
offline-keep-done = All games can be played offline.
offline-keep-failed = Not all games could be downloaded. Connect to a network and try again.

# New versions
offline-update = A new version of the game is ready. Your saved games stay.
offline-use = Use it now
offline-check = Look for a new version
offline-checking = Asking the host.
offline-coming = A new version is being fetched. You will be told when it is ready.
offline-newest = You have the newest version.
offline-check-failed = The host can’t be reached. What is on this device goes on working.
offline-version = Version { $version }, build { $hash }
offline-entry = New version
offline-entry-sure = Load the new version now
offline-game-kept = Your game is saved. Press once more to load the new version; the game goes on where it is.
offline-lesson-again = Press once more to load the new version; this lesson then starts again.
offline-not-kept = This game could not be saved in the browser and would be lost. Finish it first, or make room for it in the browser; the new version waits.
offline-behind = Another tab has gone over to a new version of the game. This game could not be saved, so it stays as it is: finish it without closing this tab, then load the page again.

# Repairing
offline-repair = Check and repair the files
offline-repairing = Looking through the files on this device.
offline-silent = The browser does not answer. Nothing is lost: load the page again and try once more.
offline-whole = { $count ->
    [one] The file is as it should be.
   *[other] All { $count } files are as they should be.
}
offline-repaired = { $count ->
    [one] One damaged file was fetched anew. All is well now.
   *[other] { $count } damaged files were fetched anew. All is well now.
}
offline-repair-failed = { $count ->
    [one] One damaged file could not be fetched. Your saved games are safe. Connect to a network and try again.
   *[other] { $count } damaged files could not be fetched. Your saved games are safe. Connect to a network and try again.
}

# Installing
offline-install-title = As an app
offline-install = Install
offline-install-button = The game can have an icon of its own and open like any other app. Your saved games stay.
offline-install-done = The game is installed on this device.
offline-install-ios = Safari can put the game on your Home Screen, where it opens like any other app. Saved games do not move with it: export them in the log-book first.
offline-ios-share = Press Share, the square with an arrow pointing up.
offline-ios-add = Choose “Add to Home Screen”, further down in the list.
offline-ios-open = Press “Add”, and open Age of Sail from the Home Screen once while you have a network.
offline-mention = The game can have an icon of its own on this device.
offline-decline = Not now
