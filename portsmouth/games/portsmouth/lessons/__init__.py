"""Five short voyages that teach Portsmouth: positions, goals, and how the others play."""
