"""Five short voyages that teach Portsmouth: positions, goals, and how the others play."""

from portsmouth.games.portsmouth.lessons.voyages import VOYAGES

LESSONS = VOYAGES
