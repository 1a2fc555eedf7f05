# The dice of both broadsides
volley-title = Last broadsides
volley-dice = Dice
volley-none = Nobody has fired yet.
volley-when = Turn { $turn }, impulse { $impulse }
volley-silent = didn’t fire
volley-unasked = Chasers fire unasked. Answers in advance, in the menu, can change that.
volley-told = Dice: { $dice }.
volley-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
volley-parried = { $count } parried:
volley-left = { $left ->
    [one] 1 strikes home
   *[other] { $left } strike home
}
volley-ragged = Ragged volley: { $count ->
    [one] the hit was rolled again
   *[other] the { $count } hits were rolled again
}.
volley-least = { $least ->
    [6] only a 6 hits
   *[other] a die of { $least } or more hits
}
volley-because = {" "}({ $why })
volley-by-crew = { $level } crew { $by }
volley-by-shot = { $shot } { $by }
volley-by-cards = cards { $by }
volley-by-spent = { $count ->
    [one] 1 die +1 by a discard
   *[other] { $count } dice +1 by discards
}
volley-parry = { $dice ->
    [one] 1 defense die
   *[other] { $dice } defense dice
} ({ $why }); { $least } or more parries{ $far ->
    [1] {" "}(from range 12 on)
   *[other] {""}
}
volley-parry-part = { $dice } of { $all } defense dice ({ $why }); { $least } or more parries{ $far ->
    [1] {" "}(from range 12 on)
   *[other] {""}
}
volley-again-fragile = fragile hull: half of the 6s rolled again
volley-again-firm = firm hull: 1s rolled again
volley-aim-low = { $against ->
    [0] Low fire: mostly into the hull.
   *[other] Low fire, but this time more went into the rigging.
}
volley-aim-high = { $against ->
    [0] High fire: mostly into the rigging.
   *[other] High fire, but this time more went into the hull.
}
volley-chain = Chain shot spares the hull.
volley-aim-low-boxes = { $against ->
    [0] Low fire, mostly into the hull
   *[other] Low fire, but this time more went into the rigging
}: hull { $hull }, rigging { $rigging }, crew { $crew }.
volley-aim-high-boxes = { $against ->
    [0] High fire, mostly into the rigging
   *[other] High fire, but this time more went into the hull
}: rigging { $rigging }, hull { $hull }, crew { $crew }.
volley-chain-boxes = Chain shot spares the hull: rigging { $rigging }, crew { $crew }.
volley-pool-distance = { $count } for the range
volley-pool-smoke = { $count } for smoke
volley-pool-fires = { $count } for fire aboard
volley-pool-cards = { $count } by cards
volley-raked = { $count } of the hull boxes by the stern rake.
volley-chained = 1 of the rigging boxes by chain shot.
volley-die-hit = hits
volley-die-gone = hit, but parried
volley-die-parry = parries
volley-die-out = rolled again
volley-damage = { $by }: { $total } on the damage table
volley-both = Both ships fire!
volley-one = { $ship } fires!
volley-go-on = Go on
volley-unhurt = no damage
volley-hull_hit = { $section } { $from } → { $to }
volley-rigging_hit = Rigging { $from } → { $to }
volley-crew_hit = Crew { $from } → { $to }
volley-before = Before
volley-after = After

# The table in words
words-points = Victory points
words-square = Square
words-heading = Heading
words-to-wind = To the wind
words-speed = Speed
words-sail = Sail
words-hull = Hull
words-morale = Morale
words-bears = Bears on the enemy
words-burning = On fire
words-cards = Cards
words-plan = Manoeuvre
words-posts = Crew’s tasks
words-guns = Guns
words-of = { $left } of { $all }
words-hidden = hidden
words-yes = yes
words-no = no
