"""Five short lessons that teach Captain's Sea: positions, tasks, and how both captains play."""

from portsmouth.games.captains_sea.lessons.catalogue import LESSONS

__all__ = ["LESSONS"]
