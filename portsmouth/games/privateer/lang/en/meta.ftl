# Privateer: what the collection says of it before it is opened.
privateer-title = Privateer
privateer-kind = Sailing, trading and dice
privateer-about = Sail the Caribbean, trade and fight: be the first to 20 Infamy.
privateer-progress = Round { $round } · leader { $highest }/{ $goal }
