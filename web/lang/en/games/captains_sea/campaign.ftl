# The campaign of ten duels on the new-game sheet
campaign-title = Campaign: the ten duels
campaign-about = Fight all ten against a captain of the computer and do better than history. Your best result of each counts, against any level; it is read from the games saved on this device.
campaign-standing = { $fought } of { $all } fought, { $won } won. Better than history: { $better }, as in history: { $same }, worse: { $worse }.
campaign-ships = { $one } and { $other }
campaign-count = { $fought } of { $all } fought
campaign-history = In history: { $what }.
campaign-lost = { $winner } won, { $ship } was lost
campaign-undecided = undecided
campaign-not-yet = Not fought yet.
campaign-own-won = You (level { $level }): { $ship } won{ $ahead ->
    [1] { " " }by { $points } points
   *[other] , though { $points } points behind
}.
campaign-own-drawn = You (level { $level }): { $ship } drew{ $points ->
    [0] , with equal points
   *[other] , { $points } points apart
}.
campaign-own-lost = You (level { $level }): { $ship } lost{ $ahead ->
    [1] , though { $points } points ahead
   *[other] { " " }by { $points } points
}.
campaign-better = Better than history.
campaign-same = { $won ->
    [1] Won, as in history.
    [0] Drawn, as in history.
   *[other] Lost, as in history.
}
campaign-worse = Worse than history.
campaign-choose = Choose
campaign-chosen = Chosen
campaign-chosen-duel = Chosen: { $one } and { $other }
campaign-choose-duel = Choose: { $one } and { $other }
