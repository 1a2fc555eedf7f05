"""The duel of the day: a prepared combat from the date alone that both sides may win.

Of the day's own positions the first
is taken that the forecast calls open: with the best mixtures of plans the challenger wins between
``LEAST`` and ``MOST``, and it matters which plan he keeps to.
"""

from __future__ import annotations

import datetime
from typing import NamedTuple

from portsmouth.bots.search.matrix import WHOLE, solve
from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import digest
from portsmouth.core.meta import SCENARIO, Settings
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots.duels.course import (
    AWAY,
    SANK,
    TOOK,
    Party,
    fought,
    party,
)
from portsmouth.games.victory.bots.duels.forecast import open_plans
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import duels, ships
from portsmouth.games.victory.rules.components import MOST_FIGHT_ROUNDS
from portsmouth.games.victory.rules.setup import setup
from portsmouth.games.victory.state import VictoryState

PERMILLE = 1000
LEAST, MOST = 400, 600
"""The challenger's chance, in permille, as far as plans can tell it."""
SPREAD = 150
"""By how much the best plan is better than the worst, in permille."""
LOOKS = (40, 400)
"""Fights for each pair of plans: a first look, and one that decides."""
ROUGH = 120
"""By how much the first look may be off."""
MOST_TRIED = 400
"""More positions than any date needs; without one that fits the rules have changed beyond it."""

FIRST_ROUND = MOST_FIGHT_ROUNDS - duels.MOST_ROUNDS + 1
"""A prepared combat is stopped earlier than others."""
WON = {
    duels.SINK_HER: (SANK, TOOK),
    duels.TAKE_HER: (TOOK,),
    duels.GET_AWAY: (SANK, TOOK, AWAY),
}
"""The ends by which the challenger has done his task."""


class Chance(NamedTuple):
    """The challenger's chance with the best mixture, and how far his plans lie apart."""

    best: int
    spread: int


def duel_of(date: str) -> tuple[Settings, int]:
    """Return the settings and the seed of a date's duel."""
    rng = Rng(int(digest(f"{META.key} duel {date}"), 16))
    settings = {SCENARIO: _task(date)}
    ruled = META.resolve_settings(len(duels.SEATS), settings)
    for _ in range(MOST_TRIED):
        seed = rng.bits()
        if is_open(setup(len(duels.SEATS), ruled, Rng(seed))):
            return settings, seed
    raise AssertionError("no position makes a duel")


def _task(date: str) -> str:
    """Return the task of a date, each once in three days; raises BadSetup if there is no such."""
    try:
        three, day = divmod(datetime.date.fromisoformat(date).toordinal(), len(duels.TASKS))
    except ValueError as error:
        raise BadSetup(f"there is no day {date[:10]!r}") from error
    first = Rng(int(digest(f"{META.key} tasks {three}"), 16)).below(len(duels.TASKS))
    return duels.TASKS[(first + day) % len(duels.TASKS)]


def is_open(s: VictoryState) -> bool:
    """Return whether both sides may win a prepared combat, and plans matter."""
    for tries, off in zip(LOOKS, (ROUGH, 0), strict=True):
        found = chance(s, tries)
        if not LEAST - off <= found.best <= MOST + off or found.spread < SPREAD - off:
            return False
    return True


def chance(s: VictoryState, tries: int) -> Chance:
    """Return what the challenger may hope for, by fights of each plan against each of hers."""
    mine, theirs = (party(ships.the(s, id)) for id in (duels.OWN_SHIP, duels.HER))
    table = [
        [_won(mine, theirs, (plan, other), s.rules.scenario, tries) for other in open_plans(theirs)]
        for plan in open_plans(mine)
    ]
    found = solve(table)
    means = [sum(map(int.__mul__, row, found.columns)) // WHOLE for row in table]
    return Chance((found.secures + found.allows) // (2 * WHOLE), max(means) - min(means))


def _won(one: Party, other: Party, plans: tuple[str, str], task: str, tries: int) -> int:
    """Return how often the task is done, in permille; all pairs throw the same numbers."""
    rng, count = Rng(tries), 0
    for _ in range(tries):
        count += fought(one, other, plans, FIRST_ROUND, rng) in WON[task]
    return PERMILLE * count // tries
