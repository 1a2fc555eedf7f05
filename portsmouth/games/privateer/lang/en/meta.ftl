# Privateer: what the collection says of it before it is opened.
privateer-title = Privateer
privateer-about = Sail the Caribbean, trade and fight: be the first to 20 Infamy.
privateer-progress = Round { $round }, { $highest } of { $goal } Infamy
privateer-first = The Caribbean, 1715: two to six captains trade, fight and refit. First to 20 Infamy wins; about half an hour.
