# What the questions tell beside their answers.
ask-percent = { $count }%
ask-chance = succeeds: { $chance }
ask-unharmed = no damage: { $chance }
ask-rig = Medium Sail: full speed. Fighting Sail: half the speed, and your ship takes half the hits from high fire.
ask-bonus = One square straight ahead. If the roll fails, the rigging takes 1 hit with Strain 1, or 2 hits with Strain 2.
ask-strike = The enemy wins, whatever the points, and you can’t take it back.
ask-order = Whoever moves second sees where the other lies before he turns and chooses his next manoeuvre.
ask-strain = A Bonus Move follows at the end of the turn. Strain 2 succeeds more often, but costs 2 boxes of rigging if it fails, Strain 1 only one.

# Guns
ask-fire-range = [[Range { $range }]].
ask-select-mp = Each of your impulses pays 1 [[MP]] (movement point); when all is paid, the manoeuvre is carried out.
ask-fire-defense = { $count ->
    [one] She parries with 1 die.
   *[other] She parries with { $count } dice.
}
ask-fire-chasers = Only your { $what } bear.
ask-fire-threat-none = She fires, but will hardly hurt you.
ask-fire-threat = She fires: about { $boxes } of your boxes damaged.
ask-fire-best = aimed best, { $boxes } boxes damaged on average
ask-fire-hold = your guns stay loaded
ask-standing-chase = Don’t ask again: fire whenever only chasers bear
ask-standing-far = Don’t ask again: hold fire from range 12 on
ask-standing-weak = Don’t ask again: hold fire below { $limit ->
    [0] 0.5 boxes
    [1] 1 box
   *[other] { $limit } boxes
}
ask-standing-order = Don’t ask again: the enemy goes first, unless the ships may meet
ask-standing-load = Don’t ask again: always round shot
ask-load = { $section } { $shot }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
ask-load-least = A die of { $least } or more hits.
ask-aim-how = Low: more hull. High: more rigging. Some of the other is always hit, too.
ask-aim-most = most boxes
ask-aim-others = Other aims ({ $count })
ask-aim-others-are = one section only, or each at another height
ask-aim-short = hull { $hull } · rigging { $rigging } · crew { $crew }
ask-aim-hits = { $mean } hits left after her defense (mostly { $span }), { $boxes } boxes damaged on average:
ask-aim-parts = hull { $hull }, rigging { $rigging }, crew { $crew }.
ask-aim-fire = on fire { $chance }
ask-aim-morale = morale falls { $chance }
ask-aim-smoke = smoke +{ $count }
ask-chase = rigging { $rigging }
ask-chase-told = { $mean } hits, all in the rigging.
ask-charge = Loads of the four sections
ask-charge-all = Load { $shot } everywhere
ask-charge-so = Load all as chosen
ask-shot-round = Round
ask-shot-chain = Chain
ask-shot-double = Double
ask-shots-are = Round: safe. Chain: +1 on each to-hit die, rigging only. Double: +1 as well, but it may damage your own guns. The enemy doesn’t see it.
ask-ready = ready in impulse { $impulse }
ask-ready-unmanned = ready in impulse { $impulse }, once manned
ask-ready-turn = ready: turn { $turn }, impulse { $impulse }
ask-attack = { $who }: { $what } { $aim }, { $shot }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
ask-attack-chasers = { $who }: { $what }.
ask-attack-to_hit = A die of { $least } or more hits.
ask-attack-defense = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}. { $defense ->
    [one] 1 defense die comes next: { $parry } or more parries it.
   *[other] { $defense } defense dice come next: each { $parry } or more parries one.
}
ask-attack-over = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $net } left after the defense.

# Cards
ask-coming = { $who }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $by ->
    [0] {""}
   *[other] , { $more } on each
}.
ask-coming-one = { $wanted } or more is needed: { $chance }
ask-coming-each = Each must come to { $wanted } or more: { $chance }
ask-coming-any = One must come to { $wanted } or more: { $chance }
ask-discards = Discard cards for +1 each
ask-spend = chance { $from } → { $to }

# Hand to hand
ask-melee = { $who }: { $points ->
    [one] 1 man
   *[other] { $points } men
} in melee, { $more } on each die.
ask-melee-none = { $who }: nobody is free for melee, so a ship that boards wins at once.
ask-melee-dice = Dice against you: { $dice }.
ask-melee-odds = Fought to the end: you capture her { $win }, she captures you { $lose }.
ask-support = Points for your dice
ask-support-give = Give { $count ->
    [one] 1 point
   *[other] { $count } points
} of support
ask-support-hit = Hit already: { $dice }.
ask-support-far = Lack more points than you have: { $dice }.
ask-support-hits = hits
ask-support-lacks = lacks { $count }
ask-support-die = Die { $die }: { $face }, { $words }
ask-support-more = Die { $die }: one point more
ask-support-less = Die { $die }: one point less
ask-split = costs her { $gain }, you { $loss }

# Bids
ask-bid = { $points ->
    [one] 1 point for the enemy
   *[other] { $points } points for the enemy
}
ask-bid-less = One point less
ask-bid-more = One point more
ask-raise = Raise
