# Victory on the High Sea: what the collection says of it before it is opened.
victory-title = Victory on the High Sea
victory-kind = Building game with sea fights
victory-about = Send ships on voyages, build up your port and fight: race to 15 points.
victory-progress = Round { $round } · leader { $highest }/{ $goal }
victory-daily = Duel of the day
victory-daily-about = A prepared fight against the Admiral
victory-scenario-sink_her = Sink the ship
victory-scenario-take_her = Capture the ship
victory-scenario-get_away = Get away
victory-duel-sink_her = { victory-scenario-sink_her }: broadside { $round }/{ $most }
victory-duel-take_her = { victory-scenario-take_her }: broadside { $round }/{ $most }
victory-duel-get_away = { victory-scenario-get_away }: broadside { $round }/{ $most }
