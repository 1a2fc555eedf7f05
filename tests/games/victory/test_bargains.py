"""No captain trades for nothing: a purchase follows in the same turn, or a set is made (V12)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from portsmouth.bots.measure.selfplay import apply_line, choose
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.bots import BOTS, bargains
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FIELD_COST,
    NOTHING,
    SHIP_COST,
    UPGRADE_COST,
    UPGRADE_OF,
    Cubes,
)
from portsmouth.games.victory.rules.cubes import ONE, TRADES, minus, plus
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import port, position

KEYS = [level.key for level in META.levels]
Trade = tuple[Cubes, Cubes]
"""What is paid, what is gained."""


def price(action: Action) -> Cubes:
    """What a play costs."""
    verb, *what = action
    if verb in ("build", "rebuild"):
        return BUILDING_COST[BUILDING_OF[int(what[0])]]
    if verb == "found":
        return FIELD_COST[int(what[0])]
    if verb == "fit":
        return UPGRADE_COST[UPGRADE_OF[int(what[0])]]
    if verb == "pay":
        return ONE[int(what[0])]
    return SHIP_COST if verb == "lay" else NOTHING


def in_turn(s: VictoryState, seat: int, actions: tuple[Action, ...]) -> list[Action]:
    """Those of the actions that are played before the turn is over or a fight begins."""
    twin, done, turn = s.copy(), [], (s.round, s.active)
    for action in actions:
        if GAME.actors(twin) != (seat,) or action not in GAME.legal(twin, seat):
            break
        GAME.apply(twin, seat, action)
        done.append(action)
        if twin.fight or (twin.round, twin.active) != turn:
            break
    return done


def wasted(s: VictoryState, seat: int, actions: list[Action]) -> str:
    """What is wrong with the trades of a turn: some could be left out, or undo others."""
    traded: list[Trade] = [
        (TRADES[int(action[1])], ONE[int(action[2])]) for action in actions if action[0] == "trade"
    ]
    spent = NOTHING
    for action in actions:
        spent = plus(spent, price(action))

    def left(some: tuple[Trade, ...]) -> Cubes:
        held = minus(s.ports[seat].cubes, spent)
        for paid, got in some:
            held = plus(minus(held, paid), got)
        return held

    points = scoring.sets(s, left(tuple(traded)))
    for count in range(len(traded)):
        for some in combinations(traded, count):
            without = left(some)
            if min(without) >= 0 and scoring.sets(s, without) >= points:
                return "needless"
    both = [any(p[k] for p, _ in traded) and any(g[k] for _, g in traded) for k in range(4)]
    return "to and fro" if any(both) else ""


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {}), (3, {}), (4, {}), (2, {"trades_per_turn": 1}), (3, {"sets_per_kind": 1})],
    ids=["2", "3", "4", "one trade", "one set"],
)
def test_no_level_trades_for_nothing(seats: int, settings: dict[str, Any]) -> None:
    """Every level is asked at each step of trades of a Landsman's game, who comes about a lot."""
    s = GAME.setup(seats, META.resolve_settings(seats, settings), Rng(600 + seats))
    bots, host, traded = {key: BOTS.bot(key, seats) for key in KEYS}, BOTS.bot(KEYS[0], seats), 0
    while s.frames:
        seat = GAME.actors(s)[0]
        if s.frames[-1] == ("trade",):
            for key in KEYS:
                turn = in_turn(s, seat, choose(GAME, s, seat, bots[key]).actions)
                words = [GAME.notation.write(action) for action in turn]
                assert not wasted(s, seat, turn), (key, words, s.ports[seat].cubes)
                traded += any(action[0] == "trade" for action in turn)
        apply_line(GAME, s, seat, choose(GAME, s, seat, host).actions)
    assert traded > len(KEYS), "hardly anybody traded"


def written(s: VictoryState) -> set[str]:
    return {
        " ".join(GAME.notation.write(action) for action in line)
        for line in bargains.lines(GAME, s, 0)
    }


def test_a_trade_goes_on_to_what_it_pays_for() -> None:
    s = position(port("WBCC", ["mine.hull"], ["industry", "shipyards"]), step="trade")
    assert written(s) == {"done", "trade CC W done build mine.hull"}


def test_a_trade_that_only_comes_nearer_to_a_price_is_left_out() -> None:
    """V12: 2 metal for a brick leaves a Mine as far as before, since it can wait."""
    s = position(port("MM", ["mine.hull"]), step="trade")
    assert written(s) == {"done"}


def test_a_set_stays_whole_in_its_turn() -> None:
    """V85: a fourth metal is worth a point only while no metal is spent."""
    s = position(port("MMMWW", ["foundry.guns"], ["industry"]), step="trade")
    assert "trade WW M done rest" in written(s)
    assert not any(line.startswith("trade WW M") and "barter" in line for line in written(s))


def test_a_set_and_a_purchase_stand_in_one_line() -> None:
    """A set of four and a Mine in one turn: both trades stand in one line."""
    s = position(port("WBMMMCCCC", ["mine.hull"]), step="trade")
    assert any(line.count("trade") == 2 and line.endswith("build mine.hull") for line in written(s))
