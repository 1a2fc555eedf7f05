# Portsmouth: what the collection says of it before it is opened.
portsmouth-title = Portsmouth
portsmouth-kind = Card game of tactics
portsmouth-about = Recruit the best crew in Portsmouth before your ship sails: officers, seamen and marines.
portsmouth-progress = Round { $round } of { $rounds }
