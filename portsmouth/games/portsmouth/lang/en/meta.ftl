# Portsmouth: what the collection says of it before it is opened.
portsmouth-title = Portsmouth
portsmouth-about = Man a ship of the line before your sailing orders come: officers from the town, seamen and marines.
portsmouth-progress = Round { $round } of { $rounds }
