# Victory on the High Sea: what the collection says of it before it is opened.
victory-title = Victory on the High Sea
victory-about = Send ships on voyages, build up your port and fight: race to 15 points.
victory-progress = Round { $round }, { $highest } of { $goal } points
victory-daily = Duel of the day
victory-daily-about = A prepared fight against the Admiral
victory-scenario-sink_her = Sink her
victory-scenario-take_her = Take her alive
victory-scenario-get_away = Get away
victory-duel-sink_her = Duel: sink her · round { $round } of { $most }
victory-duel-take_her = Duel: take her alive · round { $round } of { $most }
victory-duel-get_away = Duel: get away · round { $round } of { $most }
