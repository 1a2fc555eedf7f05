# Looking back on a finished fight: the plan, the ship’s log, luck
lookback-plan = The plan of the fight
lookback-plan-words = Plan of the fight, { $duel }. { $result }
lookback-key-turn = where a turn begins
lookback-key-fire = broadside: thick, many hits
lookback-key-flame = fire on board
lookback-key-card = card played
lookback-key-end = the end
lookback-wind = wind
lookback-keep-svg = Save as SVG
lookback-keep-png = Save as picture
lookback-file = plan
lookback-luck = Luck of the gunners
lookback-player = Player
lookback-told = Gun hits
lookback-expected = Expected
lookback-worth = Luck in points
lookback-luck-key = Gun hits are those left after the defense dice. Expected is what each volley brings on average, aimed as it was. The difference is luck; the analysis has the same points. The points of the duel count boxes instead: a rake or a melee damages more of them, and a repair takes some back.
lookback-log = Log of { $ship }
lookback-whose = Whose log
lookback-time = { $time }
lookback-log-key = One impulse is told as one minute.
lookback-log-wind = Wind from the { $from }.
lookback-log-shift = The wind shifted and now blew from the { $from }.
lookback-log-sighted = Cleared for action; { $enemy } in sight, steering { $heading }.
lookback-log-night = Night fell and parted us.
lookback-log-grappled = The two ships made fast to each other.
lookback-log-turned = { $own ->
    [1] We came round to the { $heading }.
   *[other] She came round to the { $heading }.
}
lookback-log-in_irons = { $own ->
    [1] Tried to go about, missed stays and lay in irons, heading { $heading }.
   *[other] She tried to go about, missed stays and lay in irons, heading { $heading }.
}
lookback-range-pistol = within pistol shot
lookback-range-musket = within musket shot
lookback-range-gun = at fair gunshot
lookback-range-long = at long shot
lookback-rake-bow = , raking her from ahead
lookback-rake-stern = , raking her from astern
lookback-raked-bow = , raked from ahead
lookback-raked-stern = , raked from astern
lookback-log-fired = { $own ->
    [1] Gave her our { $side } broadside { $far }{ $raked }: { $told ->
        [0] no shot told.
        [one] one shot told.
       *[other] { $told } shot told.
    }
   *[other] Received her { $side } broadside { $far }{ $raked }: { $told ->
        [0] no shot told.
        [one] one shot told.
       *[other] { $told } shot told.
    }
}
lookback-log-chasers = { $own ->
    [1] Fired the { $end }: { $told ->
        [one] one shot in her rigging.
       *[other] { $told } shot in her rigging.
    }
   *[other] She fired her { $end }: { $told ->
        [one] one shot in our rigging.
       *[other] { $told } shot in our rigging.
    }
}
lookback-log-caught_fire = { $own ->
    [1] Fire broke out on board.
   *[other] Saw her on fire.
}
lookback-log-doused = { $own ->
    [1] Put out the fire.
   *[other] She put out her fire.
}
lookback-log-morale-handy = { $own ->
    [1] Our people are in good heart again.
   *[other] Her people are in good heart again.
}
lookback-log-morale-fair = { $own ->
    [1] Our people no longer stand to their guns so well.
   *[other] Her people no longer stand to their guns so well.
}
lookback-log-morale-unfit = { $own ->
    [1] Our people are wavering.
   *[other] Her people are wavering.
}
lookback-log-morale-strike_check = { $own ->
    [1] Our people are near giving up; there is talk of striking.
   *[other] Her people are near giving up.
}
lookback-log-boards = { $own ->
    [1] Called away the boarders.
   *[other] She tried to board us.
}
lookback-log-repelled = { $own ->
    [1] Our boarders were driven back.
   *[other] Drove her boarders back.
}
lookback-log-captured = { $own ->
    [1] Overpowered; the ship was taken.
   *[other] Took possession of { $enemy }.
}
lookback-log-struck = { $own ->
    [1] Hauled down our colours.
   *[other] { $enemy } hauled down her colours.
}
lookback-log-broke_off = { $own ->
    [1] Broke off and made sail.
   *[other] { $enemy } broke off and made sail.
}

# What might have been
lookback-whatif = What if …
lookback-whatif-later = When the fight is over, you can change any of its decisions and see what might have come of it.
lookback-whatif-none = No decision of this fight can be changed.
lookback-whatif-about = Choose a decision and something else in its place. Two captains then sail the fight on from there, 50 times with each choice. They know only what one could know at that moment.
lookback-decision = { $impulse ->
    [0] { $what } · turn { $turn }
   *[other] { $what } · turn { $turn }, impulse { $impulse }
}
lookback-decision-crew = Crew · turn { $turn }
lookback-decision-where = { $done } · { $where }, range { $range }
lookback-did-turn-port = Turned to port after the Advance
lookback-did-turn-starboard = Turned to starboard after the Advance
lookback-did-turn-none = Kept the heading after the Advance
lookback-did-crew = Crew of the turn
lookback-crew-task = { $task } { $men }
lookback-crew-none = nobody at any task
lookback-did-strain-0 = No Strain
lookback-did-strain-1 = Strain 1
lookback-did-strain-2 = Strain 2
lookback-whatif-picture = How both ships lay then, and what came before
lookback-whatif-lead = Mean lead
lookback-whatif-better = The other choice would have been better by { $points } points ({ $low } to { $high }).
lookback-whatif-worse = The other choice would have been worse by { $points } points ({ $low } to { $high }).
lookback-whatif-same = No clear difference ({ $low } to { $high } points for the other choice).
