# Captain’s Sea: names
ship-constitution = Constitution
ship-united_states = United States
ship-president = President
ship-president_1815 = President
ship-congress = Congress
ship-constellation_1799 = Constellation
ship-constellation_1800 = Constellation
ship-chesapeake = Chesapeake
ship-guerriere = Guerriere
ship-belvidera = Belvidera
ship-macedonian = Macedonian
ship-java = Java
ship-shannon = Shannon
ship-endymion = Endymion
ship-galatea = Galatea
ship-curlew = Curlew
ship-insurgente = L’Insurgente
ship-vengeance = La Vengeance
section-pf = port bow
section-pa = port aft
section-sf = starboard bow
section-sa = starboard aft
side-port = port
side-starboard = starboard
end-fore = bow section
end-aft = aft section
end-both = both sections
shot-none = nothing
shot-round = round shot
shot-chain = chain shot
shot-double = double shot
aim-low = low
aim-high = high
rake-none = no rake
rake-bow = bow rake
rake-stern = stern rake
chasers-bow = bow chasers
chasers-stern = stern chasers
morale-handy = Handy
morale-fair = Fair
morale-unfit = Unfit
morale-strike_check = Strike Check
task-man-pf = guns, { section-pf }
task-man-pa = guns, { section-pa }
task-man-sf = guns, { section-sf }
task-man-sa = guns, { section-sa }
task-mend-pf = hull repair, { section-pf }
task-mend-pa = hull repair, { section-pa }
task-mend-sf = hull repair, { section-sf }
task-mend-sa = hull repair, { section-sa }
task-helm = sailing
task-sheets = sail change
task-rig = rigging repair
track-rigging = rigging
sail-fighting = Fighting Sail
sail-medium = Medium Sail
relation-apart = apart
relation-parallel = alongside, parallel
relation-angled = alongside, at an angle
relation-crossing = across the enemy’s course
plan-none = no manoeuvre
plan-advance = Advance
plan-wear-port = Wear to port
plan-wear-starboard = Wear to starboard
plan-tack = Tack
plan-back = Back Sail
heading-0 = nowhere
heading-1 = north
heading-2 = north-east
heading-3 = east
heading-4 = south-east
heading-5 = south
heading-6 = south-west
heading-7 = west
heading-8 = north-west
position-A = broad reach
position-B = broad reach
position-C = running
position-D = reach
position-E = reach
position-F = beating
position-G = beating
position-H = in irons
window-initiative = before the initiative roll
window-rates = before the hull bonus roll
window-impulse = before an impulse
window-revealed = when your manoeuvre is revealed
window-tack = before a tack roll
window-reload = when a section is ready to load
window-to_hit = before the to-hit dice
window-defense = before the defense dice
window-damage = before the damage dice
window-applied = when your hits are known
window-check = before a check of morale, fire or burst guns
window-check-morale = before your morale check
window-check-strike = before your strike check
window-check-fire = before the dice that say whether your ship catches fire
window-check-blast = before the die that says whether your double-shotted guns burst
window-check-marksmen = before the roll of your marksmen
window-check-card = before the roll for { $card }
window-morale_failed = after a failed morale check
window-smoke = after firing at close range
window-load = when you place a Load marker
window-grapple = before a grapple roll
window-melee = before melee dice
window-bonus_move = before a Bonus Move roll
window-fire_fighting = when you fight a fire
window-repair = before repair dice
window-strike_failed = after a failed strike check
window-sail = before a sail change roll
window-disengage = before a roll to break free
card-p01 = Wind veers
card-p02 = Wind backs
card-p03 = Dying breeze
card-p04 = Freshening gale
card-p05 = Cross swell
card-p06 = Parted backstay
card-p07 = Powder flash
card-p08 = Burst gun
card-p09 = Rain squall
card-p10 = Stolen wind
card-p11 = Captain down
card-p12 = Fog bank
card-h01 = Weather eye
card-h02 = Clean copper
card-h03 = Wedges out
card-h04 = Crowd on sail
card-h05 = Smart topmen
card-h06 = Sure helmsman
card-h07 = Box-hauled
card-h08 = Second thoughts
card-h09 = Signal book
card-h10 = Gun sights
card-h11 = On the down roll
card-h12 = On the up roll
card-h13 = Ragged volley
card-h14 = Lie down between guns
card-h15 = Grape over round
card-h16 = Marksmen in the tops
card-h17 = Burning wads
card-h18 = Quick cartridges
card-h19 = Change the shot
card-h20 = All hands to the guns
card-h21 = Bucket chain
card-h22 = Fished spar
card-h23 = Plug the shot holes
card-h24 = Three cheers
card-h25 = Nail up the flag
card-h26 = Boarders away
card-h27 = Pikes and nettings
card-h28 = Axes to the lines

# Captain’s Sea: questions
prompt-bid = Which side do you want, and how many points does your enemy get for it?
prompt-answer = Your enemy wants { $ship } and gives you { $points } points. Raise, or accept?
prompt-rig = Which sail do you set?
prompt-charge = { $left ->
    [4] Load all four sections
    [1] Load the last section
   *[other] Load { $left } more sections
}
prompt-muster = Turn { $turn }: assign your crew ({ $left } left for melee)
prompt-window = Play a card? Now: { $window }
prompt-spend = Discard a card for +1
prompt-hand = Your hand is too large: discard a card
prompt-nail = Discard one more card
prompt-select = Choose your next manoeuvre ({ $position }, { $left ->
    [one] 1 impulse
   *[other] { $left } impulses
} left)
prompt-strain = This carries over to the next turn: how much do you strain?
prompt-second = Replace your manoeuvre
prompt-order = You: { $own }. She: { $hers }. Which ship moves first?
prompt-order-bonus = Which ship makes her Bonus Move first?
prompt-turn = Change heading after the Advance?
prompt-side = On which side of { $other } does { $mover } lie?
prompt-fall = To which side do you fall off?
prompt-fire = Do you fire?
prompt-aim = Which sections fire, and at what?
prompt-odd = Against which enemy section do you roll the odd defense die?
prompt-struck = Which side of your ship is hit?
prompt-take = Which of your sections takes the first hit?
prompt-lose = Too few men: which task loses one?
prompt-reload = Which shot do you load next into the { $section } guns?
prompt-change = What do you load instead?
prompt-grapple = Try to grapple?
prompt-board = Board the enemy?
prompt-split = How many of your { $points } melee points fight? The others support.
prompt-support = Which die gets +1? Support left: { $points }
prompt-go_on = Fight another round?
prompt-cut = Try to break free?
prompt-bonus = Make a Bonus Move?
prompt-sails = Your men are ready to change sail. Change it?
prompt-strike = Strike your colours? You lose at once.

# Captain’s Sea: options
label-bid = { $ship } for { $points } points
label-raise = Raise to { $points } points for { $ship }
label-accept = Accept and take { $ship }
label-sail = Set { $sail }
label-load = Load { $section }: { $shot }
label-man = { $task }: { $points }
label-seal = Confirm crew
label-orders-on = Ask me { $window }
label-orders-off = Don’t ask me { $window }
label-play = Play { $card }
label-play-end = Play { $card }: { $end }
label-spend = { $count ->
    [one] Discard 1 card for +1
   *[other] Discard { $count } cards for +1 on as many dice
}
label-pass = Go on without a card
label-discard = Discard { $card }
label-plan = { $plan }
label-strain = Strain { $strain }
label-first-0 = My ship first
label-first-1 = The enemy first
label-turn = Head { $heading } · { $position }
label-side-0 = On her port side
label-side-1 = On her starboard side
label-fall = Fall off to { $heading }
label-fire = Fire
label-hold = Hold fire
label-chase = Fire the chasers
label-aim-fore-low = Bow section low
label-aim-fore-high = Bow section high
label-aim-aft-low = Aft section low
label-aim-aft-high = Aft section high
label-aim-both-low = Both sections low
label-aim-both-high = Both sections high
label-aim-fore-low-aft-high = Bow low, aft high
label-aim-fore-high-aft-low = Bow high, aft low
label-odd = Against the { $end }
label-struck = { $side }
label-take = { $section }
label-lose = { $task }
label-grapple = Grapple
label-off = Keep off
label-board = Board
label-wait = Wait
label-split = { $points } fight, { $support } support
label-support = +1 on die { $die } (now { $face })
label-support-none = No more support
label-on = Fight on
label-stop = Stop
label-cut = Break free
label-stay = Stay grappled
label-bonus-0 = No Bonus Move
label-bonus-1 = Bonus Move, Strain 1
label-bonus-2 = Bonus Move, Strain 2
label-change = Change to { $sail }
label-keep = Keep sail
label-strike = Strike your colours…
label-strike-now = Strike and lose
label-fight-on = Fight on
effect-completes = In impulse { $impulse }
effect-strain = Carries over: you must strain

# Captain’s Sea: why not
refusal-answer_first = Nothing is done on the map now: choose one of the answers.
refusal-backed_last = You can’t back sail twice in a row.
refusal-wore_last = You can’t wear right after a change of heading.
refusal-wore_here = You have already changed heading in this square.
refusal-bid_more = Bid more than { $points }.
refusal-boxes_damaged = You haven’t so many sound gun boxes left.
refusal-card_idle = This card would do nothing now.
refusal-guns_unmanned = No manned section bears.
refusal-is_loaded = { $section } is loaded already.
refusal-no_crew = { $left ->
    [0] No man is free.
    [one] Only 1 man is free.
   *[other] Only { $left } men are free.
}
refusal-no_discard = { $most ->
    [0] Here you can’t discard cards for +1.
    [one] Here you can discard 1 card at most.
   *[other] Here you can discard { $most } cards at most.
}
refusal-no_medium_sail = Your rigging allows Fighting Sail only.
refusal-no_post = Nobody works there.
refusal-not_offered = Not possible from this wind position ({ $position }).
refusal-not_superior = You can come round only to a better wind position.
refusal-one_by_card = The card mans only one section.
refusal-other_window = This card is played at another moment.
refusal-out_of_reach = Distance { $range }: { $section } has no gun that reaches so far.
refusal-same_order = That is already so.
refusal-same_plan = That is the manoeuvre that you replace.
refusal-same_shot = That is already being loaded.
refusal-section_empty = { $section } isn’t loaded.
refusal-section_unmanned = Nobody mans { $section }.
refusal-too_dear = Only { $paid } points are paid.

# Captain’s Sea: what happened
event-turn = Turn { $turn }
event-impulse = Impulse { $impulse }
event-mustered = Both crews are at their posts.
event-recentred = The map was recentred.
event-grappled = The ships are grappled.
event-melee_hits = Melee hits: attacker { $one }, defender { $other }
event-reshuffled = All cards were reshuffled.
event-wind = The wind now blows { $heading }.
event-night = Night falls.
event-bid = { $you ->
    [1] You want { $ship } for { $points } points
   *[other] { $who } wants { $ship } for { $points } points
}
event-bid_sealed = { $you ->
    [1] You
   *[other] { $who }
}: bid confirmed
event-sides = { $you ->
    [1] You
   *[other] { $who }
}: { $ship }, { $points } points from the bids
event-sail_sealed = { $you ->
    [1] You
   *[other] { $who }
}: sail chosen
event-charged = { $you ->
    [1] You
   *[other] { $who }
}: all sections loaded
event-opening_discard = { $you ->
    [1] You
   *[other] { $who }
}: { $card } discarded
event-drew = { $you ->
    [1] You
   *[other] { $who }
}: { $card } drawn
event-held = { $you ->
    [1] You draw a card
   *[other] { $who } draws a card
}
event-play_now = { $you ->
    [1] You draw { $card }
   *[other] { $who } draws { $card }
}
event-played = { $you ->
    [1] You play { $card }
   *[other] { $who } plays { $card }
}
event-spent = { $you ->
    [1] You
   *[other] { $who }
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
} for +1
event-discarded = { $you ->
    [1] You
   *[other] { $who }
}: { $card } discarded
event-crew_sealed = { $you ->
    [1] You
   *[other] { $who }
}: crew assigned
event-orders_on = { $you ->
    [1] You will be asked { $window }
   *[other] { $who } will be asked { $window }
}
event-orders_off = { $you ->
    [1] You won’t be asked { $window }
   *[other] { $who } won’t be asked { $window }
}
event-initiative_die = { $you ->
    [1] You
   *[other] { $who }
}: initiative { $die }, total { $total }
event-initiative = { $you ->
    [1] You have the initiative
   *[other] { $who } has the initiative
}
event-speed = { $you ->
    [1] You
   *[other] { $who }
}: speed { $speed } (base { $base }, die { $die }, bonus { $bonus })
event-selected = { $you ->
    [1] You
   *[other] { $who }
}: manoeuvre selected
event-selected_strain = { $you ->
    [1] You
   *[other] { $who }
}: manoeuvre selected, with a Strain
event-revealed = { $you ->
    [1] You
   *[other] { $who }
}: { $plan }
event-dropped = { $you ->
    [1] You
   *[other] { $who }
}: { $plan } is no longer possible
event-goes_first = { $you ->
    [1] You go first
   *[other] { $who } goes first
}
event-moved = { $you ->
    [1] You sail to { $square }
   *[other] { $who } sails to { $square }
}
event-backed = { $you ->
    [1] You back sail
   *[other] { $who } backs sail
}
event-turned = { $you ->
    [1] You come round to { $heading } ({ $position })
   *[other] { $who } comes round to { $heading } ({ $position })
}
event-tack_die = { $you ->
    [1] You rolled { $die } to tack, { $total } in all (5 or more tacks)
   *[other] { $who } rolled { $die } to tack, { $total } in all (5 or more tacks)
}
event-in_irons = { $you ->
    [1] You lie in irons
   *[other] { $who } lies in irons
}
event-fell_off = { $you ->
    [1] You fall off to { $heading }
   *[other] { $who } falls off to { $heading }
}
event-broke_off = { $you ->
    [1] You break off the fight
   *[other] { $who } breaks off the fight
}
event-alongside = { $you ->
    [1] You
   *[other] { $who }
}: { $relation }
event-lies = { $you ->
    [1] You lie to { $side } of the other ship
   *[other] { $who } lies to { $side } of the other ship
}
event-fires = { $you ->
    [1] You will fire
   *[other] { $who } will fire
}
event-holds = { $you ->
    [1] You hold fire
   *[other] { $who } holds fire
}
event-aim_sealed = { $you ->
    [1] You
   *[other] { $who }
}: aim chosen
event-broadside = { $you ->
    [1] You fire
   *[other] { $who } fires
} to { $side }, { $ends } { $aim }, { $shot } ({ $rake }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}, rolling { $dice }{ $again ->
    [0] {""}
   *[other] {" "}(the last { $again } rolled again)
}
event-parried = { $you ->
    [1] You parry
   *[other] { $who } parries
} { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
} with defense dice { $dice }: { $left ->
    [0] none is left
    [one] 1 hit is left
   *[other] { $left } hits are left
}
event-damage = { $you ->
    [1] You roll
   *[other] { $who } rolls
} { $dice } for damage and { $odd } on the odd die{ $by ->
    [0] {""}
   *[other] , modified by { $by }
}: { $total } in all
event-chased = { $you ->
    [1] You fire
   *[other] { $who } fires
} the { $end }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}, rolling { $dice }
event-odd_die = { $you ->
    [1] You
   *[other] { $who }
}: odd die against the { $end }
event-rigging_hit = { $you ->
    [1] You
   *[other] { $who }
}: rigging −{ $count }, { $left } left
event-crew_hit = { $you ->
    [1] You
   *[other] { $who }
}: crew −{ $count }, { $left } left
event-hull_hit = { $you ->
    [1] You
   *[other] { $who }
}: { $section } hit, { $left } left
event-left_post = { $you ->
    [1] You
   *[other] { $who }
}: one man fewer: { $task }
event-double_die = { $you ->
    [1] You
   *[other] { $who }
}: double shot, { $section }: { $die } { $hurt ->
    [1] (damaged)
   *[other] (no damage)
}
event-morale_failed = { $you ->
    [1] Your morale
   *[other] { $who }: the morale
} check fails: rolled { $dice }{ $by ->
    [0] {""}
   *[other] , modified by { $by }
}
event-morale_held = { $you ->
    [1] Your morale
   *[other] { $who }: the morale
} holds: rolled { $dice }{ $by ->
    [0] {""}
   *[other] , modified by { $by }
}
event-morale = { $you ->
    [1] You
   *[other] { $who }
}: morale { $level }
event-caught_fire = { $you ->
    [1] You
   *[other] { $who }
}: on fire: { $dice }
event-no_fire = { $you ->
    [1] You
   *[other] { $who }
}: no fire: { $dice }
event-doused = { $you ->
    [1] You
   *[other] { $who }
}: fire out
event-fire_die = { $you ->
    [1] You
   *[other] { $who }
}: fire-fighting { $die }, total { $total }
event-loads = { $you ->
    [1] You
   *[other] { $who }
}: { $section } is being loaded
event-loaded = { $you ->
    [1] You
   *[other] { $who }
}: { $section } loaded
event-not_loaded = { $you ->
    [1] You
   *[other] { $who }
}: { $section } not loaded for want of men
event-special_load = { $you ->
    [1] You
   *[other] { $who }
}: { $section }: special shot, 2 impulses more
event-chasers_loaded = { $you ->
    [1] You
   *[other] { $who }
}: { $end } loaded
event-card_die = { $you ->
    [1] You
   *[other] { $who }
}: card die { $die }, total { $total }
event-tries_grapple = { $you ->
    [1] You try to grapple
   *[other] { $who } tries to grapple
}
event-grapple_die = { $you ->
    [1] You
   *[other] { $who }
}: grapple { $die }, total { $total } { $held ->
    [1] (holds)
   *[other] (slips)
}
event-boards = { $you ->
    [1] You board
   *[other] { $who } boards
}
event-split = { $you ->
    [1] You
   *[other] { $who }
}: { $points } fight, { $support } support
event-melee_dice = { $you ->
    [1] You
   *[other] { $who }
}: melee { $dice }, modified { $totals }
event-supported = { $you ->
    [1] You
   *[other] { $who }
}: die { $die } raised to { $face }
event-repelled = { $you ->
    [1] You
   *[other] { $who }
}: boarders repelled
event-stops = { $you ->
    [1] You stop the attack
   *[other] { $who } stops the attack
}
event-cuts = { $you ->
    [1] You try to break free
   *[other] { $who } tries to break free
}
event-clear_die = { $you ->
    [1] You
   *[other] { $who }
}: break free { $die }, total { $total } { $clear ->
    [1] (free)
   *[other] (still held)
}
event-captured = { $you ->
    [1] You
   *[other] { $who }
}: captured
event-struck = { $you ->
    [1] You strike your colours
   *[other] { $who } strikes the colours
}
event-bonus = { $you ->
    [1] You
   *[other] { $who }
}: Bonus Move, Strain { $strain }
event-strain_shown = { $you ->
    [1] You
   *[other] { $who }
}: Strain { $strain }
event-bonus_die = { $you ->
    [1] You rolled { $die } on the Bonus Move, { $total } in all (6 or more: no damage)
   *[other] { $who } rolled { $die } on the Bonus Move, { $total } in all (6 or more: no damage)
}
event-mend_dice = { $you ->
    [1] You
   *[other] { $who }
}: repair, { $track }: { $dice } { $done ->
    [1] (1 box repaired)
   *[other] (no success)
}
event-repaired_rigging = { $you ->
    [1] You
   *[other] { $who }
}: rigging repaired to { $left }
event-strike_failed = { $you ->
    [1] You
   *[other] { $who }
}: strike check failed: { $dice } ({ $by })
event-strike_held = { $you ->
    [1] You
   *[other] { $who }
}: fights on: { $dice } ({ $by })
event-sail_dice = { $you ->
    [1] You
   *[other] { $who }
}: sail change { $dice } { $done ->
    [1] (ready)
   *[other] (not ready)
}
event-sails = { $you ->
    [1] You
   *[other] { $who }
}: { $sail } set{ $forced ->
    [1] {": "}with { $left ->
        [0] no box
        [one] 1 box
       *[other] { $left } boxes
    } of rigging left nothing else is possible
   *[other] {""}
}

# Captain’s Sea: why a captain does something
why-crew-near = At range { $range } { $other } may come alongside in this turn: some crew should stay free for melee.
why-crew-mend = Each hit repaired takes { $points }{ $half ->
    [0] {""}
   *[other] .5
} points from { $other } again.
why-crew-rigging = With { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} of rigging left { $own } is close to Fighting Sail only, at half her speed.
why-crew-few = A crew of { $crew } can’t man all { $boxes } { $side } gun boxes: where each brings most comes first.
why-crew-guns = At range { $range } the { $side } guns will bear first: they are manned before all else.
why-crew-far = At range { $range } no gun reaches (the limit is 24): the crew goes where guns will bear first.
why-course-prey = { $own } is chased: at range { $range } each square more helps her get away.
why-course-home = Ahead by { $points } points, { $own } would win even if the fight were broken off: it is for { $other } to come nearer.
why-course-edge = { $squares ->
    [one] One more square
   *[other] { $squares } more squares
} between the ships, and the fight is broken off: { $own } mustn’t let that happen.
why-course-board = Alongside, { $own } would take { $other } with a chance of { $chance }%, and the range is only { $range }.
why-course-shun = Alongside, { $other } would take { $own } with a chance of { $chance }%: at range { $range } she had better stay out of that square.
why-course-rakes = If both sail straight on, { $own } rakes { $stern ->
    [1] the stern
   *[other] the bow
} of { $other } from impulse { $impulse } on.
why-course-raked = If both sail straight on, { $other } rakes { $stern ->
    [1] the stern
   *[other] the bow
} of { $own } from impulse { $impulse } on: that is to be avoided.
why-course-alone = If both sail straight on, { $own } can fire a broadside from impulse { $impulse } on, and { $other } can’t in this turn.
why-course-exposed = If both sail straight on, { $other } can fire a broadside from impulse { $impulse } on, before { $own } can.
why-course-both = If both sail straight on, both can fire from impulse { $impulse } on, and end the turn at range { $end }.
why-course-reloading = { $other } has no loaded gun with crew before impulse { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}of the next turn
}: until then nothing answers { $own }.
why-course-waits = { $own } has no loaded gun with crew before impulse { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}of the next turn
}: until then she had better not lie under fire.
why-course-far = At range { $range } no gun reaches; if both sail straight on, they end the turn at range { $end }.
why-course-closing = No broadside bears at range { $range }; if both sail straight on, they end the turn at range { $end }, and nearer more hits.
why-course-close = At range { $range } no broadside bears, and straight on the ships come no nearer.
why-course-guns = At range { $range } no broadside bears: whoever brings hers to bear first fires unanswered.
why-turn-rakes = At range { $range } the loaded guns of { $own } rake { $stern ->
    [1] the stern
   *[other] the bow
} of { $other } { $turned ->
    [1] after this turn
   *[other] as she lies
}.
why-turn-bears = { $turned ->
    [1] After this turn
   *[other] As { $own } lies
} the loaded { $side } guns bear on { $other } at range { $range }.
why-turn-sooner = On this heading { $own } can fire a broadside from impulse { $impulse } on if both sail straight on; otherwise later or not at all.
why-turn-shuns = Without the turn { $other } could fire a broadside from impulse { $impulse } on.
why-turn-nearer = If both sail straight on after it, the turn ends at range { $best } instead of { $than }.
why-fire-chase = Chasers reload by themselves and cost the broadside nothing: about { $boxes } boxes at range { $range }.
why-fire-rake = { $stern ->
    [1] A rake through the stern
   *[other] A rake through the bow
} of { $other } at range { $range }: about { $boxes } boxes with round shot at her hull.
why-fire-unanswered = No gun of { $other } bears: { $dice } dice at range { $range }, about { $boxes } boxes, and no answer.
why-fire-reloading = { $other } is still reloading that side until impulse { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}of the next turn
}: about { $boxes } boxes at range { $range }, and no answer.
why-fire-unmanned = No crew is at the guns of { $other } on that side: about { $boxes } boxes at range { $range }, and no answer.
why-fire-close = At range { $range } each carronade has two dice: { $dice } dice, about { $boxes } boxes with round shot.
why-fire-stronger = About { $boxes } boxes against { $back } that { $other } may do from there at range { $range }.
why-fire-late = About { $boxes } boxes at range { $range }, and { $left ->
    [0] no impulse is
    [one] only one impulse is
   *[other] only { $left } impulses are
} left to find a better moment in this turn.
why-fire-enough = About { $boxes } boxes at range { $range }; to wait for range { $near } could bring { $best }, but { $other } won’t come there of her own will.
why-fire-both = Both broadsides bear at range { $range }: about { $boxes } boxes for { $back }, and who waits is fired on all the same.
why-hold-nearer = At range { $range } about { $boxes } boxes, at range { $near } { $best }: worth waiting for.
why-hold-little = At range { $range } next to nothing hits; the same guns bring about { $best } boxes at range { $near }.
why-hold-reload = About { $boxes } boxes at range { $range }, and the guns would be loaded again only in impulse { $impulse }{ $later ->
    [0] {""}
   *[other] {" "}of the next turn
}.
why-rig = The faster ship chooses how far apart you fight. Fighting Sail takes half the hits from high fire.
why-charge = Nobody sees what you load. Chain and double hit more easily; round never harms your own guns.
why-strain = Strain 2 makes the roll easier, but a failure costs two boxes.
why-order-second = Whoever moves second sees first where { $other } lies, then turns and chooses the next manoeuvre.
why-order-first = Moving first, { $own } comes alongside before { $other } can get away.
why-fight-on = Who orders to strike has lost, whatever the points; here the fight could still go on.
why-board = The chance to take { $other } in melee is { $chance }%.
why-cut = The chance that { $other } takes { $own } in melee is { $chance }%.
why-bonus = At range { $range } the chase goes on: a square gained on { $other } is worth a risk to the rigging.
why-lose-helm = The guns and the repairs need their crew more than the helm does.
why-lose-guns = The guns that bear keep their crew; the repair waits.
why-lose-idle = These guns don’t bear or are still reloading: they need crew least.
why-lose-rest = Nothing that matters less has crew left.
why-card-dice = { $dice } dice are about to be thrown at once: a card that counts for each brings most now.
why-card-hits = { $hits ->
    [one] One hit stands
   *[other] { $hits } hits stand
}: with so many at once the card brings most.
why-card-melee = The chance that { $leads ->
    [1] { $own } takes { $other }
   *[other] { $other } takes { $own }
} in this melee is { $chance }% without it.
why-card-tack = Without the card the Tack succeeds in { $chance }% of cases; a missed one leaves the ship in irons.
why-card-load = A reload takes { $impulses } impulses: two fewer may be a broadside more.
why-card-speed = At range { $range } more speed decides where the next broadsides are fired.
why-card-sail = The change of sail would hang on a roll.
why-card-near = At range { $range } the tops can reach her deck; the card needs range 2 or less.
why-card-fire = A fire aboard { $own } can’t wait for a roll.
why-card-repair = { $boxes ->
    [0] Damage to the hull
    [one] One lost box of rigging
   *[other] { $boxes } lost boxes of rigging
} aboard { $own } can be mended more surely with it.
why-card-nerve = The crew of { $own } has just failed a check: without the card morale falls.
why-card-colours = Without the card { $own } would strike her colours now.
why-spend = One card discarded raises the chance of this roll from { $before }% to { $after }%.
why-fire-boxes = At range { $range } the guns damage { $boxes } boxes on average; that is worth the time to reload.
why-hold-boxes = At range { $range } the guns damage only { $boxes } boxes on average, and are empty then when she is nearer.
why-hold-nothing = From here the guns bring next to nothing, and are empty then when she is nearer.
why-aim = That is { $best } boxes on average. { $than }: { $done }.
why-course-bears = A broadside of { $own } then bears in this turn, otherwise none. { figure-courses }
why-course-spared = No broadside of { $other } then hurts { $own } in this turn; otherwise one does. { figure-courses }
why-course-nearer = It brings { $own } nearer, where her fire counts. { figure-courses }
why-course-farther = It keeps { $own } farther off. { figure-courses }
why-course-stronger = The broadside of { $own } then finds a better moment in this turn. { figure-courses }
why-course-weaker = { $other } then finds a worse moment for her broadside in this turn. { figure-courses }
why-course-later = In this turn it brings hardly more. What it gains comes later, from how the ships lie at the end of the turn: whose guns bear then, and how far apart they are. { figure-courses }
why-course-even = In this turn it brings the same as { $than }. What it gains comes later, from how { $own } and { $other } lie at the end of the turn: whose guns bear then, and how soon they meet.
course-turn = { $points ->
    [0] keeping the heading
    [1] turning to starboard
   *[other] turning to port
}
why-course-tack = The Tack fails here with a chance of { $chance }%, and then the ship lies in irons.
verdict-strike = { $own } struck by order. Who orders to strike has lost, whatever the points; here the fight could still go on. The loss counts the points at the end, had captains sailed on; the graph, the points as they stood.
why-bill-guns = That gives { $best } dice to { $side } instead of { $done }.
why-bill-mend = That puts { $best } of the crew to repairs instead of { $done }.
why-bill-sheets = That puts { $best } of the crew to changing sail instead of { $done }.
why-bill-helm = That puts { $best } of the crew to sailing the ship instead of { $done }.
why-bill-melee = That keeps { $best } of the crew free for melee instead of { $done }.
focus-near = Man the { $side } guns first: { $other } lies on that side.
focus-guns = Man the { $side } guns first: they bring most in this turn.
focus-sheets = Put crew to changing sail first: { $own } needs Medium Sail.
focus-helm = Put crew to sailing the ship: nothing else brings more in this turn.
focus-mend = Put crew to repairs first: they bring most in this turn.
focus-melee = Keep crew free for melee first: the ships may come alongside in this turn.

# Captain’s Sea: what a watch bill is to bring
goal-port = Most dice from the port guns
goal-starboard = Most dice from the starboard guns
goal-rigging = The best chance to repair the rigging
goal-hull = As many hull repairs as possible
goal-fighting = The best chance to set Fighting Sail
goal-medium = The best chance to set Medium Sail
goal-repel = A third of the crew free for melee ({ $points })
goal-board = Two thirds of the crew free for melee ({ $points })
goal-near = As near to her as possible by the end of the turn
goal-away = As far from her as possible by the end of the turn
goal-rake = A rake in this turn
figure-courses = Estimate for the rest of the turn, if { $other } sails straight on: { $hits } boxes damaged, { $taken } lost, range { $range } at the end. For comparison, { $than }: { $hits_done } damaged, { $taken_done } lost, range { $range_done }.
figure-tenths = { $whole }.{ $tenths }
figure-dice = { $dice } dice at medium range
figure-chance = Chance { $chance }%
figure-men = { $points } free for melee
figure-range = range { $range } at the end of the turn, if she sails straight on
figure-rake = { $rake } in impulse { $impulse }, if she sails straight on
