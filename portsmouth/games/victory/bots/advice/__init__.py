"""What the captains of Victory tell a player: reasons, goals of a turn, the race to 15 points."""
