"""Victory on the High Sea: voyages, a growing port, and a fight now and then, to 15 points."""
