"""What a seat sees of a position, and what can be said of it."""
