"""Prepared positions, and what random play does."""

from __future__ import annotations

from collections import Counter

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.components import DUELS, RUNNING
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel
from portsmouth.games.captains_sea.rules.prepared import FITTING, POSITIONS
from portsmouth.games.captains_sea.state import CaptainState
from tests.games.captains_sea.build import asked

SEEDS = range(8)


def position(scenario: str, seed: int = 1, **settings: str | int) -> CaptainState:
    """A prepared position."""
    return GAME.setup(2, META.resolve_settings(2, {"scenario": scenario, **settings}), Rng(seed))


@pytest.mark.parametrize("scenario", META.scenarios)
def test_each_is_lawful_with_every_duel_and_option(scenario: str) -> None:
    """2.01: it begins with a crew to be assigned; nobody bids or sets sail."""
    assert scenario in POSITIONS
    for duel in DUELS:
        for seed in SEEDS:
            s = position(scenario, seed, duel=duel, bid="secret")
            GAME.check(s)
            assert asked(s) == ("muster", s.first)
            assert len({str(position(scenario, each).to_json()) for each in SEEDS}) > 1
            assert [deck.excess(s, seat) for seat in (0, 1)] == [0, 0]
            assert CaptainState.from_json(s.to_json()).to_json() == s.to_json()
    assert position(scenario, bridge_cards="none").deck == ()


def test_a_match_without_one_is_as_ever() -> None:
    """2.04: sails are set first, and its options name no position."""
    s = GAME.setup(2, META.resolve_settings(2, {}), Rng(1))
    assert asked(s) == ("rig", 0)
    assert "scenario" not in s.rules.to_json()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_practised_can_be_done(seed: int) -> None:
    """11.03, 11.31, 12.01, 17.04: ranges, arcs, courses and wounds are those of the name."""
    far = position("wind_and_helm", seed)
    assert aims.range_of(far) > aims.LONG_RANGE
    assert panel.position(far, far.ships[0]) == RUNNING
    near = position("broadside", seed)
    assert aims.range_of(near) <= aims.CLOSE_RANGE
    assert {aims.bearing(near, seat) for seat in (0, 1)} == {0, 1}
    wake = position("stern_rake", seed)
    own, enemy = wake.ships
    crossed = geometry.ahead(own.square, own.heading)
    assert geometry.rake(crossed, own.heading, enemy.square, enemy.heading) == geometry.STERN
    hurt = position("on_fire", seed).ships[0]
    assert hurt.burning
    assert hurt.crew < sum(hurt.display.boxes for _ in range(4))
    for scenario in ("alongside", "nailed_flag"):
        s = position(scenario, seed)
        assert contact.together(s)
        assert {contact.facing(s, seat) for seat in (0, 1)} == {0, 1}
    for scenario, fitting in FITTING.items():
        s = position(scenario, seed)
        assert fitting in (*s.ships[0].hand, *s.ships[1].hand)


def test_random_play_seldom_strikes_and_is_soon_done_with_its_crew() -> None:
    """18.02, R137: yet all that is legal stays possible."""
    s, rng, done = position("wind_and_helm"), Rng(3), Counter[str]()
    legal = {*GAME.legal(s, 0)}
    for _ in range(4000):
        action = GAME.random_action(s, 0, rng)
        assert action in legal
        done[str(action[0])] += 1
    assert {action[0] for action in legal} == {*done}
    assert done["strike"] < 8
    assert done["seal"] > 400
