"""Captains who go by fixed rules close: a duel is fought at a range at which broadsides count."""

from __future__ import annotations

from statistics import mean, median

import pytest

from portsmouth.bots.measure import selfplay
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots import BOTS, closing
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import scoring
from portsmouth.games.captains_sea.rules.components import SEATS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.ship import ADVANCE
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import put_ship, sea


def far_off() -> CaptainState:
    """Return Constitution on a beam reach; Guerriere lies 22 MP off on her port beam."""
    s = sea("s03")
    put_ship(s, 0, 4, 7, 5, man={"pf": 4, "pa": 4})
    put_ship(s, 1, 15, 7, 5)
    return s


def fought(level: str, duel: str, seed: int) -> tuple[int, int, str]:
    """Play a duel; return the range when turn 8 or the last turn began, hits and how it ended."""
    s = GAME.setup(2, META.resolve_settings(2, {"duel": duel}), Rng(seed))
    who = BOTS.bot(level, 2)
    away = 0
    while s.frames:
        if s.turn <= 8 and s.impulse == 0:
            away = aims.range_of(s)
        selfplay.play_turn(GAME, s, who)
    outcome = GAME.outcome(s)
    assert outcome is not None
    hits = sum(scoring.hits_on(s, seat) for seat in SEATS)
    return away, hits, str(outcome.reason.value)


@pytest.mark.parametrize("level", ["landsman", "midshipman", "petty_officer", "lieutenant"])
def test_duels_are_fought_near(level: str) -> None:
    """At turn 8 they lie within 12 MP of each other; a duel has 15 hits, and few break off."""
    duels = [fought(level, duel, seed) for duel in ("s03", "s07") for seed in range(60_000, 60_003)]
    assert median(away for away, _, _ in duels) <= 12
    assert mean(hits for _, hits, _ in duels) >= 15
    assert sum(end == "broke_off" for _, _, end in duels) <= 2


def test_a_far_broadside_keeps_nobody_from_closing() -> None:
    """With the enemy 22 MP abeam he likes a heading towards her better than a side that bears."""
    s = far_off()
    at = s.ships[0].square
    assert closing.liking(s, 0, at, 3) > closing.liking(s, 0, at, 5)
    near = s.ships[1].square[0] - 3, at[1]
    assert closing.liking(s, 0, near, 5) > closing.liking(s, 0, near, 3)


def test_no_contact_without_the_men_for_it() -> None:
    """The square of the enemy is worth less than any other near it, unless he means to board."""
    s = far_off()
    there = s.ships[1].square
    beside = there[0] - 1, there[1]
    assert not closing.boards(s, 0)
    assert closing.liking(s, 0, there, 5) < closing.liking(s, 0, beside, 5)
    s.ships[1].guns = (0, 0, 0, 0)
    s.ships[1].crew = 5
    put_ship(s, 0, 13, 7, 5)
    assert closing.boards(s, 0)
    assert closing.liking(s, 0, there, 5) > closing.liking(s, 0, beside, 5)


def test_who_means_to_board_goes_first() -> None:
    """R57: else she may go first, so that he sees where she lies."""
    s = far_off()
    put_ship(s, 0, 14, 7, 3)
    s.ships[0].plan = ADVANCE
    both = [("first", 0), ("first", 1)]
    assert closing.order(s, 0, both) == ("first", 1)
    s.ships[1].guns = (0, 0, 0, 0)
    s.ships[1].crew = 5
    assert closing.order(s, 0, both) == ("first", 0)
    s.ships[0].heading = 5
    assert closing.order(s, 0, both) == ("first", 1)


def test_the_hunter_makes_bonus_moves() -> None:
    """16.02: she risks rigging for a square, while she has some and is not near; no prey does."""
    s = sea("s01")
    put_ship(s, 0, 4, 7, 3)
    put_ship(s, 1, 12, 7, 3)
    free = [("bonus", strain) for strain in (0, 1, 2)]
    assert closing.bonus(s, 0, free) == ("bonus", 1)
    assert closing.bonus(s, 1, free) == ("bonus", 0)
    assert closing.bonus(s, 0, free[:1]) == ("bonus", 0)
    put_ship(s, 1, 5, 7, 3)
    assert closing.bonus(s, 0, free) == ("bonus", 0)
    put_ship(s, 1, 12, 7, 3)
    s.ships[0].rigging = closing.SPARED
    assert closing.bonus(s, 0, free) == ("bonus", 0)
    assert closing.bonus(sea("s03"), 0, free) == ("bonus", 0)


def test_he_comes_about_after_a_pass() -> None:
    """Running from her costs more the farther aft she lies (9.17)."""
    assert closing.astern(1, (0, -3)) == 0
    assert closing.astern(1, (3, 0)) == 0
    assert 0 < closing.astern(1, (3, 2)) < closing.astern(1, (0, 3))
