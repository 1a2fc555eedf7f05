# Victory on the High Sea: what the collection says of it before it is opened.
victory-title = Victory on the High Sea
victory-about = Send ships on voyages, build up your port and fight: race to 15 points.
victory-progress = Round { $round }, { $highest } of { $goal } points
