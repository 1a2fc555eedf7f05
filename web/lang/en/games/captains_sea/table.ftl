# Captain’s Sea: the map
cost-mp = { $count } MP
cost-mp-spoken = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}
table-board = Map
table-grid = Squares
table-choose-answer = Choose an answer
table-suggested = Suggested
table-compass-1 = wind to N
table-compass-2 = wind to NE
table-compass-3 = wind to E
table-compass-4 = wind to SE
table-compass-5 = wind to S
table-compass-6 = wind to SW
table-compass-7 = wind to W
table-compass-8 = wind to NW
table-wind = The wind blows to the { $heading }
table-wind-short = Wind
table-square-told = { $square }: { $what }
table-square-away = { $told }: range { $range }{ $arc }
table-range = range { $count }
table-arc-port = , in your port arc
table-arc-starboard = , in your starboard arc
table-arc-bow = , ahead of you
table-arc-stern = , astern of you
table-ship-own = your { $ship }
table-ship-told = { $ship } ({ $who }), heading { $heading }, { $position }{ $bears }
table-ship-bears = , { $side } side bears
table-smoke-told = smoke, { $value ->
    [one] 1 more defense die
   *[other] { $value } more defense dice
} for fire through it
table-bearing = { $ship }: { $side }
table-no-side = no side bears
table-side-silent = { $side }, but { $why }
table-bearing-told = Range { $range }. { $own }. { $enemy }.

# How a lesson begins
table-lesson-intro-helm = You command the blue ship, the { $ship }: her bow points { $heading }. The orange ship is the enemy, the { $enemy }: sail up to her. Answer what is asked below the map: the coach says how, and “Show me” points at it.
table-lesson-intro-guns = You sail side by side with the enemy, the { $enemy }, on one course and so near that your carronades count double. Be the first to fire.
table-lesson-intro-minds = The enemy, the { $enemy }, sails on ahead, close to the wind. You lie beside her wake: cross it, and fire along her whole deck from astern.
table-lesson-intro-hands = Your ship burns, has lost boxes of rigging and hull, and has 5 men left. The enemy lies astern: save your ship.
table-lesson-intro-boarders = You lie side by side with the enemy, the { $enemy }, in one square, and she has 4 men left. Take her.
table-lesson-helm = makes one more square at the turn’s end safer
table-lesson-sheets = sets more or less sail
table-lesson-idle = In this lesson nobody has to stand at a gun: confirm the crew as it is.

# Impulses and speeds
table-track = Impulses of this turn
table-track-unknown = Impulses. In which you act and in which the enemy acts isn’t known before the speeds are rolled.
table-track-told = Impulses. { $where } You act in { $own }; the enemy acts in { $enemy }.
table-track-now = Now: impulse { $impulse }.
table-track-none = No impulse yet.
table-track-over = All impulses are over.
table-track-acts = { $ship } acts
table-track-loads = your guns are loaded
table-track-how = In each of her impulses a ship pays 1 movement point towards her manoeuvre. She carries it out when all is paid.
table-never = none
table-leader = initiative
table-loaded = loads { $what }
table-speed = : speed { $speed }
table-speed-span = { $low }–{ $high }
table-speeds = Speeds
table-speeds-are = Speed ([[MP]] a turn) = [[base]] + [[hull bonus]]
table-due = ready { $impulse }
table-due-unmanned = needs men
table-due-later = turn { $turn }
table-panel = { $ship }: { $position }
table-panel-advance = Advance (over a corner)
table-panel-two = { $side } ({ $corner }) MP
table-panel-wear = Wear: { $position }

# The ships
table-ships = Both ships
table-ship-of = { $ship } ({ $who })
table-chip-label = { $who } ({ $shape }), { $ship }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of them the bonus of the duel
}, a box brings { $price }; crew { $crew }, rigging { $rigging }, hull { $hull }
table-chip-state = crew { $crew } · rig { $rigging } · hull { $hull }
table-side-port = Port
table-side-starboard = Starboard
table-bears = ready to fire
table-bears-idle = enemy in arc
table-bears-far = out of range
table-toward-port = { $ship } lies to port
table-toward-starboard = { $ship } lies to starboard
table-toward-bow = { $ship } lies ahead
table-toward-stern = { $ship } lies astern
table-end-f = bow
table-end-a = aft
table-short-pf = port bow
table-short-pa = port aft
table-short-sf = starb. bow
table-short-sa = starb. aft
table-load-none = lost
table-load-empty = empty
table-load-ready = loaded
table-load-round = Round
table-load-chain = Chain
table-load-double = Double
table-shot-unknown = unknown shot
table-loading-told = reloading, { $when }
table-loaded-told = loaded with { $shot }
table-boxes-told = { $sound } of { $all } gun boxes sound
table-manned-told = { $manned } manned
table-dice-told = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at this range
table-section-told = { $section }: { $what }
table-rigging = Rigging
table-crew = Crew
table-burning = on fire
table-sail-sealed = sail hidden
table-chasers-ready = chasers loaded
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-quality-crack = Crack
table-quality-average = Average
table-quality-green = Green
table-strength-firm = Firm
table-strength-average = Solid
table-strength-fragile = Fragile
vessel-quality-crack = Crack crew
vessel-quality-average = Average crew
vessel-quality-green = Green crew
vessel-strength-firm = firm hull
vessel-strength-average = solid hull
vessel-strength-fragile = fragile hull
table-post-helm = sailing { $men }
table-post-sheets = sail change { $men }
table-post-rig = rigging repair { $men }
table-post-mend-pf = repair, port bow { $men }
table-post-mend-pa = repair, port aft { $men }
table-post-mend-sf = repair, starb. bow { $men }
table-post-mend-sa = repair, starb. aft { $men }
table-post-melee = melee { $men }
table-plan-sealed = hidden manoeuvre
table-plan-open = Sealed manoeuvre
table-plan-paid = { $what }, { $paid } of { $cost } paid
table-plan-strained = { $plan }, Strain { $strain }

# Assigning the crew
table-bill = Assign crew
table-bill-men = { $all } men: { $posted } at tasks, { $free } free
table-bill-melee = { $men } free for melee
table-bill-unarmed = Guns toward the enemy unmanned · { $men } free
table-bill-anyway = Confirm all the same
table-bill-idle = Nobody mans a gun or has another task.
table-bill-told = { $task }: { $men } of { $most }, { $free } men free
table-bill-empty = Nobody mans a gun or has another task.
table-bill-templates = Ready-made crews
table-bill-last = As last turn
table-bill-broadside = Fire to { $starboard ->
    [1] starboard
   *[other] port
}
table-bill-other = Fire to { $starboard ->
    [1] starboard
   *[other] port
}
table-bill-split = Fire to both sides
table-bill-repel = Repel boarders
table-bill-repair = Repair
table-bill-run = Get away
table-bill-board = Board
table-bill-more = { $task }: one more (now { $men })
table-bill-less = { $task }: one fewer (now { $men })
table-bill-on = { $count ->
    [one] 1 more task
   *[other] { $count } more tasks
}
table-bill-first = Back to the first tasks
table-task-man-pf = Port bow
table-task-man-pa = Port aft
table-task-man-sf = Starb. bow
table-task-man-sa = Starb. aft
table-task-helm = Sailing
table-task-rig = Rigging
table-task-sheets = Sail change
table-task-mend-pf = Repair port bow
table-task-mend-pa = Repair port aft
table-task-mend-sf = Repair starb. bow
table-task-mend-sa = Repair starb. aft
table-effect-guns = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
table-effect-guns-first = { $men ->
    [one] 1 man
   *[other] { $men } men
}: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
table-effect-guns-out = in range: { $told }
table-effect-guns-idle = no target
table-effect-guns-side = if it bears: { $told }
table-effect-guns-far = no dice at range { $range }
table-effect-load = { $load } · { $told }
table-effect-loading = loading, { $load } · { $told }
table-effect-guns-next = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, 1 more: { $next }
table-effect-rig = repairs the rigging
table-effect-mend = repairs 1 box
table-effect-sound = nothing damaged
table-effect-helm = safer Bonus Move
table-effect-sheets = changes sail

# What may come
table-ghost = { $square }, heading { $heading }, { $position }
table-ghost-own = you: { $side }, range { $range }
table-ghost-enemy = enemy: { $side }
table-ghost-meets-own = { $relation }: both bear, you choose the sides
table-ghost-meets-enemy = { $relation }: both bear, she chooses the sides
table-ghost-leaves = breaks off the fight
table-chase = The chase
table-chase-room = { $prey } gets away when both ships no longer fit on the map: { $room ->
    [one] 1 square
   *[other] { $room } squares
} farther apart.
table-chase-hunter = { $hunter } is faster in this turn, by { $by } MP.
table-chase-prey = { $prey } is faster in this turn, by { $by } MP.
table-chase-even = Both are equally fast in this turn.
table-may-come = What may come
table-fire-own = Your fire
table-fire-enemy = Enemy fire
table-fire-own-best = Your fire, best aim
table-fire-own-low = Your fire, low ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
table-fire-own-high = Your fire, high ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
table-fire-enemy-low = Enemy fire, low ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
table-fire-enemy-high = Enemy fire, high ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
table-fire-boxes = { $boxes } boxes
table-fire-none_bears = no side bears
table-fire-out_of_reach = out of range
table-fire-silenced = no sound gun
table-fire-empty = not loaded
table-fire-unmanned = loaded guns not manned
table-fire-sealed = manned in secret now
table-roll-grapple = You grapple
table-roll-cut = You break free
table-roll-fire = You put out the fire
table-roll-despair = Your morale falls
table-roll-strike = You strike
table-roll-tack = A tack succeeds
table-roll-bonus-1 = Bonus Move, Strain 1: no damage
table-roll-sails = Your sail changes
table-chance-mend = repairs 1 box: { $chance }%
table-chance-helm = Bonus Move safe: { $chance }%
table-chance-sheets = sails ready: { $chance }%
table-chance-next = { $told }, 1 more: { $chance }%
table-chance-first-mend = 1 man: repairs 1 box { $chance }%
table-chance-first-helm = 1 man: Bonus Move safe { $chance }%
table-chance-first-sheets = 1 man: sails ready { $chance }%

# Keys
table-key-of-jump = g, then a letter and a number
table-key-does-jump = Go to a square
table-key-of-bears = b
table-key-does-bears = Say which side bears
table-key-of-own = d
table-key-does-own = Go to your ship
table-key-of-enemy = f
table-key-does-enemy = Go to the enemy
table-key-of-track = k
table-key-does-track = List the impulses
table-key-of-main = e
table-key-does-main = Press the main button
table-key-of-bill = Arrows, Home, End
table-key-does-bill = While you assign crew: next task, fewer or more men, none, all
table-sheet-compare = Victory points
table-menu-compare = Victory points

# The list of all that can be done
table-task-now = { $task }, now { $now }:
table-asked-on = Ask me:
table-asked-off = Don’t ask me:
table-menu-strike = Strike your colours…
