"""Five short voyages that teach Portsmouth: positions, goals, and how the others play."""

from portsmouth.games.portsmouth.lessons.course import VOYAGES

LESSONS = VOYAGES
