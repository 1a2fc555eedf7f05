"""No fixed plan of shot and flight beats the Admiral's mixture; its draw cannot be foreseen."""

from __future__ import annotations

import pytest

from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.bots import BOTS, duel, fights, gunner
from portsmouth.games.victory.bots.duel import APART, BOTH, ENDS, SANK, SUNK, TAKEN, TOOK
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import fired, ship
from tools.victory_fights import FIRST_SEED, PLANS, fought

ALLOWED = 55
"""The most that a fixed plan may win, in a hundred."""
LUCK = 10
"""So many more in a hundred may be luck in the few fights of a quick test."""
FEW = 20
POINTS = {"lost": 2, "both": 1, "apart": 1, "won": 0}
"""Halves of a victory for the fixed plan, by how the fight ended for the Admiral."""


def seen(s: VictoryState, side: int) -> tuple[list[int], list[list[duel.Ends]]]:
    """The Admiral's mixture on a side, and how the fight ends by both plans, thrown anew."""
    admiral, evaluator = BOTS.bot("admiral", 2), BOTS.evaluator(2)
    assert isinstance(admiral, gunner.Gunner)
    assert isinstance(evaluator, VictoryEvaluator)
    at = fights.stakes(s, lambda after, who: evaluator.settled(after, who, side))
    parts = admiral.mixture(s, side, at, Rng(3)).parts
    judge = gunner.Gunner(admiral.game, evaluator, admiral, 240)
    return parts, judge.table(s, at.fear(), Rng(4))


def share(ends: duel.Ends, side: int) -> int:
    """What the enemy of a side wins, in hundreds of thousands: half of what nobody wins."""
    lost = (SUNK, TAKEN) if side == 0 else (SANK, TOOK)
    nobody = sum(ends[end] for end in (BOTH, APART))
    assert len(ends) == ENDS
    return sum(ends[end] for end in lost) + nobody // 2


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("hull", ["", "3", "24"])
def test_no_plan_of_a_round_beats_the_mixture(side: int, hull: str) -> None:
    """Equal ships, new and hurt alike: each of six plans, by throws the Admiral never saw."""
    s = fired(own=ship("a1", hull=hull), target=ship("b1", hull=hull))
    parts, table = seen(s, side)
    for plan in range(len(PLANS)):
        row = [each[plan] for each in table] if side == 0 else table[plan]
        won = sum(part * share(ends, side) for part, ends in zip(parts, row, strict=True))
        assert 100 * won <= ALLOWED * duel.WHOLE * sum(parts), PLANS[plan]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_no_fixed_plan_wins_whole_fights(plan: Action) -> None:
    """``tools/victory_fights.py`` plays 400 of each; here a few, to the end."""
    admiral = BOTS.bot("admiral", 2)
    count = FEW if plan in (("ball",), ("flee", 1)) else FEW // 5
    ends = [fought(FIRST_SEED + n // 2, plan, n % 2, admiral) for n in range(count)]
    assert 100 * sum(POINTS[end] for end in ends) <= 2 * count * (ALLOWED + LUCK)
