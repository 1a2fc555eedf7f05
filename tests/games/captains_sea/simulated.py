"""Broadsides fired over and over by the rules themselves, to hold the forecast against."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.rules.guns import attacks, fire_step
from portsmouth.games.captains_sea.rules.program import TASKS
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Volley


class Fired(NamedTuple):
    """Means of a volley: hits left, boxes by kind, and how often she caught fire."""

    net: float
    hull: float
    rigging: float
    crew: float
    fire: float


def once(s: CaptainState, seat: int, aim: int) -> tuple[int, int, int, int, int]:
    """Fire a volley on a copy's dice; no box is marked."""
    s.volley = Volley()
    s.volley.attacks = broadside.planned(s, seat, aim)
    burning = False
    for number, attack in enumerate(s.volley.attacks):
        attacks.to_hit_dice(s, NULL_CONTEXT, number)
        while s.frames[-1][0] in TASKS:
            name, *values = s.frames[-1]
            s.frames = s.frames[:-1]
            TASKS[str(name)](s, NULL_CONTEXT, *values)
        if attack.net and not burning:
            dice = fire_step.fire_check_dice(attack)
            burning = any(s.rng.die() == 1 for _ in range(dice))
    made = s.volley.attacks
    s.volley = None
    return (
        sum(each.net for each in made),
        sum(each.hull for each in made),
        sum(each.rigging for each in made),
        sum(each.crew for each in made),
        int(burning),
    )


def fired(s: CaptainState, seat: int, aim: int, times: int, seed: int = 7) -> Fired:
    """Fire a volley many times."""
    s = s.copy()
    s.frames = (("muster", 0),)
    s.rng = Rng(seed)
    total = [0] * len(Fired._fields)
    for _ in range(times):
        for place, count in enumerate(once(s, seat, aim)):
            total[place] += count
    return Fired(*(count / times for count in total))


def every(faces: int, run: Callable[[tuple[int, ...]], int]) -> float:
    """Return the mean of what comes of each fall of so many dice, all equally likely."""
    dice = range(6)
    falls = list(product(dice, repeat=faces))
    return sum(map(run, falls)) / len(falls)
