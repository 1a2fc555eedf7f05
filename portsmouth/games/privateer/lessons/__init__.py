"""Five short lessons that teach Privateer: positions, tasks, and how the others play."""

from portsmouth.games.privateer.lessons.catalogue import LESSONS

__all__ = ["LESSONS"]
