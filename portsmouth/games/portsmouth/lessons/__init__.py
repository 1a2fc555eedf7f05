"""Six short lessons that teach Portsmouth: positions, tasks, and how the others play."""

from portsmouth.games.portsmouth.lessons.catalogue import LESSONS

__all__ = ["LESSONS"]
