"""Five short lessons that teach Victory: positions, tasks, and how the others play."""

from portsmouth.games.victory.lessons.catalogue import LESSONS

__all__ = ["LESSONS"]
