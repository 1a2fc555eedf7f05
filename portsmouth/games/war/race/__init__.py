"""How far each convoy is from the ways to win: the clock, which captains and the page share."""
