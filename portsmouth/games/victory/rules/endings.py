"""How a combat may end, as one of its two sides tells it, and which ends that side wants."""

from __future__ import annotations

from portsmouth.core.text import Json
from portsmouth.games.victory.rules.duels import GET_AWAY, SINK_HER, TAKE_HER

SANK, BOTH, LOST, TOOK, TAKEN, AWAY = ENDS = ("sank", "both", "lost", "took", "taken", "away")
"""The enemy sunk, both, the own ship sunk; the enemy captured, the own ship captured; apart."""

WORTH = {SANK: 1, TOOK: 1, BOTH: 0, AWAY: 0, LOST: -1, TAKEN: -1}
"""Won, lost or neither, by whose ship is gone (V73-V81)."""
FLED = AWAY
"""The end that a ship flees for (V82)."""

TASK_DONE = {
    SINK_HER: (SANK, TOOK),
    TAKE_HER: (TOOK,),
    GET_AWAY: (SANK, TOOK, AWAY),
}
"""The ends by which the challenger of a prepared combat has done the task (``duels.won``)."""


def endings() -> dict[str, Json]:
    """Return for the page what each end is worth, which one is fled for, which do each task."""
    return {
        "worth": dict(WORTH),
        "fled": FLED,
        "tasks": {task: list(ends) for task, ends in TASK_DONE.items()},
    }
