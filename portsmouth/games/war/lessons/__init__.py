"""Five short lessons that teach War on the High Seas: positions, tasks, and how the others play."""

from portsmouth.games.war.lessons.catalogue import LESSONS

__all__ = ["LESSONS"]
