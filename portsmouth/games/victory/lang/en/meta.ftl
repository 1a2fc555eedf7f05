# Victory on the High Sea: what the collection says of it before it is opened.
victory-title = Victory on the High Sea
victory-kind = Building game with sea combat
victory-about = Send ships on voyages, build up your port, attack others: a race to 15 points.
victory-progress = Round { $round } · leader { $highest }/{ $goal }
victory-daily = Duel of the day
victory-daily-about = A prepared combat against the Admiral
victory-scenario-sink_her = Sink the ship
victory-scenario-take_her = Capture the ship
victory-scenario-get_away = Get away
victory-duel-sink_her = { victory-scenario-sink_her }: broadside { $round }/{ $most }
victory-duel-take_her = { victory-scenario-take_her }: broadside { $round }/{ $most }
victory-duel-get_away = { victory-scenario-get_away }: broadside { $round }/{ $most }
