# Portsmouth: what the house says of it before it is opened.
portsmouth-title = Portsmouth
portsmouth-about = Crew your frigate in the naval base: officers, marines and hands of all trades.
portsmouth-progress = Round { $round } of { $rounds }
