"""No captain raises money to buy action points with it: that loses AP or a pound (R38, R43)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import apply_line, choose, deal, play_turn
from portsmouth.bots.search.beam import BeamLimits, beam
from portsmouth.bots.search.evaluator import Line
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.bots import BOTS
from portsmouth.games.portsmouth.bots.evaluation import PortsmouthEvaluator, fitted
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.sample import window

TURNS = 1_000
"""The turns of each level that ``SAMPLE=all`` looks at."""
PER_GAME = 24
"""The turns of a game for three, and the mean of games for two, three and four."""
SPARSE = {"captain": 4, "admiral": 12}
"""These levels play one turn of so many, petty officers the others."""


def replayed(s: PortsmouthState, actions: Sequence[Action]) -> PortsmouthState | None:
    """The position before the end of the turn; None where an action is not legal."""
    s, seat = s.copy(), s.active
    for action in actions:
        if action not in GAME.legal(s, seat):
            return None
        if action[0] == "end":
            break
        GAME.apply(s, seat, action)
    return s


def without(actions: Sequence[Action], raised: int, bought: int) -> list[Action]:
    """The same actions without a raise, and with one AP bought less."""
    fewer = int(actions[bought][1]) - 1
    purchase: list[Action] = [("buy", fewer)] if fewer else []
    kept = [*actions[:raised], *actions[raised + 1 : bought]]
    return [*kept, *purchase, *actions[bought + 1 :]]


def dominated(s: PortsmouthState, actions: Sequence[Action]) -> list[Action] | None:
    """A turn that keeps as much money and more AP than this one; None if there is none."""
    end, seat = replayed(s, actions), s.active
    assert end is not None
    verbs = [action[0] for action in actions]
    for raised, verb in enumerate(verbs):
        for bought in range(raised + 1, len(verbs)):
            if verb == "raise" and verbs[bought] == "buy":
                other = without(actions, raised, bought)
                there = replayed(s, other)
                if there and there.ships[seat].money >= end.ships[seat].money:
                    return other
    return None


@pytest.mark.parametrize("level", [level.key for level in META.levels])
def test_no_captain_raises_money_for_action_points(level: str) -> None:
    """R38, R43: 2 AP bring £1 and £1 brings 1 AP, so to do both for each other loses."""
    every = SPARSE.get(level, 1)
    games = TURNS * every // PER_GAME + 1
    [numbers] = window(f"sound turns {level}", games, 2 if every == 1 else 1, 1)
    for number in numbers:
        seats = 2 + number % 3
        s, turn = deal(GAME, seats, number), number
        who, others = BOTS.bot(level, seats), BOTS.bot("petty_officer", seats)
        while s.frames:
            turn += 1
            if turn % every:
                play_turn(GAME, s, others)
                continue
            actions = choose(GAME, s, s.active, who).actions
            assert dominated(s, actions) is None, f"game {number}: {actions}"
            apply_line(GAME, s, s.active, actions)
            if s.frames and s.frames[-1][0] == "replenish":
                play_turn(GAME, s, others)


def test_the_check_knows_a_loss_and_a_need() -> None:
    """R54: a raise for a toll is none; £4 and the Privilege town need their own look."""
    s = deal(GAME, 2, 1)
    seat = s.active
    s.ships[seat].money = 1
    cell = next(cell for cell in (0, 1, 2, 3) if s.array[cell] >= 0)
    burned = [("raise",), ("move", cell), ("buy", 1), ("raise",), ("end",)]
    assert dominated(s, burned) == [("move", cell), ("raise",), ("end",)]
    assert dominated(s, [("move", cell), ("raise",), ("end",)]) is None


class Careless(PortsmouthEvaluator):
    """Finds no line pointless."""

    def debt(self, s: PortsmouthState, seat: int, debt: int, line: Line) -> int:
        return 0


@pytest.mark.parametrize("turns", [4, 9, 14])
def test_what_is_dropped_is_never_missed(turns: int) -> None:
    """Searched out with few AP, a turn is worth as much with and without the pointless lines."""
    s, who = deal(GAME, 3, 70 + turns), BOTS.bot("petty_officer", 3)
    for _ in range(turns):
        play_turn(GAME, s, who)
    s.ap, s.ships[s.active].money = 3, 1
    limits = BeamLimits(1_000_000, 8_000)
    found = [
        run(beam(GAME, kind(fitted(3)), s, s.active, limits))
        for kind in (PortsmouthEvaluator, Careless)
    ]
    assert all(each.exhaustive for each in found)
    assert found[0].ends[0].value == found[1].ends[0].value
    assert found[0].nodes <= found[1].nodes
