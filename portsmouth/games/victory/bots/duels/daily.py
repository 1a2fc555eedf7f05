"""The duel of the day: a prepared combat from the date alone that both sides may win.

Of the day's own positions the first is taken that the forecast calls open: the challenger's chance
with his best mixture of plans lies within ``OPEN``, and no plan is the best by itself. To take her
there is but one plan, and she defends herself better than by the plans of the forecast.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.bots.search.matrix import WHOLE, solve
from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import digest
from portsmouth.core.meta import SCENARIO, Settings
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots.duels.course import (
    BOARD,
    Party,
    fought,
    party,
)
from portsmouth.games.victory.bots.duels.forecast import open_plans
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import duels, ships
from portsmouth.games.victory.rules.components import MOST_FIGHT_ROUNDS
from portsmouth.games.victory.rules.endings import TASK_DONE
from portsmouth.games.victory.rules.setup import setup
from portsmouth.games.victory.state import VictoryState

PERMILLE = 1000
MOST_ALONE = 8_500
"""The most of a mixture, in parts of ``WHOLE``, that one plan may be: he has to choose."""
LOOKS = (24, 200)
"""Fights for each pair of plans: a first look, and one that decides."""
ROUGH = 120
"""By how much the first look may be off."""
MOST_TRIED = 400
"""More positions than any date needs; without one that fits the rules have changed beyond it."""

FIRST_ROUND = MOST_FIGHT_ROUNDS - duels.MOST_ROUNDS + 1
"""A prepared combat is stopped earlier than others."""
OPEN = {
    duels.SINK_HER: (350, 550),
    duels.TAKE_HER: (600, 800),
    duels.GET_AWAY: (400, 600),
}
"""The challenger's chance, in permille, as far as plans can tell it.

Whoever weighs the plans anew in each round wins 51 to 67 of 100 such days against the Admiral.
"""


class Chance(NamedTuple):
    """The challenger's chance with his best mixture, and the most that one plan is of it."""

    best: int
    alone: int


def duel_of(date: str) -> tuple[Settings, int]:
    """Return the settings and the seed of a date's duel."""
    rng = Rng(int(digest(f"{META.key} duel {date}"), 16))
    settings = {SCENARIO: task_of(date)}
    ruled = META.resolve_settings(len(duels.SEATS), settings)
    for _ in range(MOST_TRIED):
        seed = rng.bits()
        if is_open(setup(len(duels.SEATS), ruled, Rng(seed))):
            return settings, seed
    raise AssertionError("no position makes a duel")


def task_of(date: str) -> str:
    """Return the task of a date, each once in three days; raises BadSetup if there is no such."""
    three, day = divmod(day_number(date), len(duels.TASKS))
    first = Rng(int(digest(f"{META.key} tasks {three}"), 16)).below(len(duels.TASKS))
    return duels.TASKS[(first + day) % len(duels.TASKS)]


def day_number(date: str) -> int:
    """Return the number of a date, 1 for 0001-01-01; raises BadSetup if there is no such day."""
    year, month, day = map(int, date.split("-"))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    months = (31, 28 + leap, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    if not (year and 1 <= month <= len(months) and 1 <= day <= months[month - 1]):
        raise BadSetup(f"there is no day {date}")
    past = year - 1
    return 365 * past + past // 4 - past // 100 + past // 400 + sum(months[: month - 1]) + day


def is_open(s: VictoryState) -> bool:
    """Return whether both sides may win a prepared combat, and the challenger has to choose."""
    task = s.rules.scenario
    least, most = OPEN[task]
    for tries, off in zip(LOOKS, (ROUGH, 0), strict=True):
        found = chance(s, tries)
        if not least - off <= found.best <= most + off:
            return False
        if task != duels.TAKE_HER and found.alone > MOST_ALONE + (WHOLE * off) // PERMILLE:
            return False
    return True


def chance(s: VictoryState, tries: int) -> Chance:
    """Return what the challenger may hope for, by fights of each plan against each of hers."""
    mine, theirs = (party(ships.the(s, id)) for id in (duels.OWN_SHIP, duels.ENEMY_SHIP))
    table = [
        [_won(mine, theirs, (plan, other), s.rules.scenario, tries) for other in open_plans(theirs)]
        for plan in (open_plans(mine) if s.rules.scenario != duels.TAKE_HER else (BOARD,))
    ]
    found = solve(table)
    return Chance((found.secures + found.allows) // (2 * WHOLE), max(found.rows))


def _won(one: Party, other: Party, plans: tuple[str, str], task: str, tries: int) -> int:
    """Return how often the task is done, in permille; all pairs throw the same numbers."""
    rng, count = Rng(tries), 0
    for _ in range(tries):
        count += fought((one, other), plans, FIRST_ROUND, rng) in TASK_DONE[task]
    return PERMILLE * count // tries
