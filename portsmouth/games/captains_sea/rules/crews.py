"""How many points a task may hold, and why it may not have more (5, R137)."""

from __future__ import annotations

from portsmouth.core.option import Refusal
from portsmouth.games.captains_sea.rules import harm
from portsmouth.games.captains_sea.rules.components import HELM, MAN, MEND, RIG, SHEETS, TASKS
from portsmouth.games.captains_sea.ship import Ship

PRINTED = {HELM: 1, SHEETS: 2, RIG: 2}
MEND_MOST = 2


def most(ship: Ship, task: int) -> int:
    """Return how many points a task may hold now (5.02, 5.04-5.09)."""
    if task < MEND:
        return ship.guns[task - MAN]
    if task == SHEETS and harm.fighting_only(ship):
        return 0
    return PRINTED.get(task, MEND_MOST)


def refusal(ship: Ship, task: int, points: int) -> Refusal | None:
    """Return why a task may not get so many points (5.01-5.10, R137)."""
    if points == ship.tasks[task]:
        return Refusal("same_order", "R137")
    if points > most(ship, task):
        if task < MEND:
            return Refusal("boxes_damaged", "5.10")
        return Refusal("no_medium_sail", "5.05")
    if points - ship.tasks[task] > harm.melee_points(ship):
        return Refusal("no_crew", "5.01", {"left": harm.melee_points(ship)})
    return None


def printed(ship: Ship) -> list[tuple[int, int]]:
    """Return each task with the points that its undamaged track holds (3.08)."""
    boxes = ship.display.boxes
    return [
        (task, boxes if task < MEND else PRINTED.get(task, MEND_MOST)) for task in range(len(TASKS))
    ]
