"""What was: positions of the past, and how the scores went."""
