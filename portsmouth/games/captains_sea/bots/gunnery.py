"""Guns: when to fire, at what to aim, what to load, and where to take hits."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.bots.crewing import usual_blow, usual_shot
from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    DOUBLE,
    IMPULSES,
    MAN,
    MEND,
    NONE,
    ROUND,
    TASKS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

USUAL_RANGE = 4
READY = 0.45
"""The part of a usual close broadside that is worth a reload."""
Ranked = list[tuple[float, Action]]
BURST = 1 / 3
"""How often a section fired with Double loses a box."""


def fire(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Ranked:
    """Return fire and hold by worth: a broadside that is far from its best waits for it."""
    if ("fire",) not in legal:
        return [(0.0, ("hold",))]
    now, aim = worth.best_aim(s, seat)
    if aim == aims.CHASE:
        return [(now, ("fire",)), (0.0, ("hold",))]
    return sorted([(now, ("fire",)), (later(s, seat), ("hold",))], reverse=True)


def later(s: CaptainState, seat: Seat) -> float:
    """Return what it is worth to hold fire until she comes nearer."""
    dice = sum(
        s.ships[seat].display.guns[end][min(s.ships[seat].guns[section], 4)][0]
        for end, section in enumerate(aims.sections(max(0, aims.bearing(s, seat))))
    )
    found = usual_blow(s, seat, dice, USUAL_RANGE) * READY
    late = s.impulse >= IMPULSES - 1 or aims.range_of(s) <= USUAL_RANGE
    return found / 2 if late else found


def aim(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Ranked:
    """Return the aims by worth."""
    named = [action for action in legal if action[0] in ("aim", "chase")]
    some = [int(action[1]) if action[0] == "aim" else aims.CHASE for action in named]
    found = zip(worth.aimed(s, seat, some), named, strict=True)
    return sorted(found, key=lambda each: -each[0])


def shot(s: CaptainState, seat: Seat, *, first: bool) -> int:
    """Return what to load: what brings most at the usual range, the delay and risk considered."""
    best = (0.0, ROUND)
    for load in (ROUND, CHAIN, DOUBLE):
        usual = usual_shot(s, seat, 8, USUAL_RANGE, load)
        ways = [usual] if load != CHAIN else []
        lean = -usual.lean
        ways.append(usual._replace(high=True, lean=lean))
        gain = max(worth.blow(s, seat, broadside.forecast(each)) for each in ways)
        if load != ROUND and not first:
            gain *= 0.85
        if load == DOUBLE:
            gain -= 2 * BURST * usual_blow(s, seat, 8, USUAL_RANGE) / 8 * 2
        best = max(best, (gain, load))
    return best[1]


def load(s: CaptainState, seat: Seat, legal: Sequence[Action], *, first: bool) -> Action:
    """Return the load for the first section that needs one."""
    wanted = shot(s, seat, first=first)
    loads = [action for action in legal if action[0] == "load"]
    return next((each for each in loads if each[2] == wanted), loads[0])


def lose(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Take men first from what serves least now: far guns, the helm, then repairs."""
    ship = s.ships[seat]
    bearing = aims.bearing(s, seat)
    near = aims.sections(bearing) if bearing != NONE else ()

    def needed(action: Action) -> tuple[int, int]:
        task = int(action[1])
        if task < MEND:
            rank = 3 if task - MAN in near and not ship.due[task] else 1
            return rank, -ship.tasks[task]
        return (0 if TASKS[task] == "helm" else 2), -ship.tasks[task]

    return min((each for each in legal if each[0] == "lose"), key=needed)
