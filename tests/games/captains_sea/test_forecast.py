"""The forecast of a broadside says what the rules' own dice do (11.05-11.36)."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.bots.bot import run
from portsmouth.core.context import NULL_CONTEXT
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots import BOTS
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.odds import broadside, chance
from portsmouth.games.captains_sea.odds.salvo import Salvo
from portsmouth.games.captains_sea.rules.cards.gun_cards import GRAPE, RAGGED, SIGHTS, WADS
from portsmouth.games.captains_sea.rules.components import DISPLAYS, FIRM, FRAGILE, SOLID
from portsmouth.games.captains_sea.rules.guns import aims, attacks
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.volley import Volley
from tests.games.captains_sea.build import put_ship, sea
from tests.games.captains_sea.simulated import every, fired

MEN = {"sf": 4, "sa": 4}
FORE_HIGH_AFT_LOW = aims.AIM_NAMES.index("fore-high-aft-low")
BOTH_LOW, BOTH_HIGH = aims.AIM_NAMES.index("both-low"), aims.AIM_NAMES.index("both-high")


def duel(away: int = 3, own: Any = None, enemy: Any = None, heading: int = 1) -> CaptainState:
    """Constitution on course 1 with an enemy on her starboard beam."""
    s = sea("s03")
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, **({"man": MEN} | (own or {})))
    put_ship(s, 1, 5 + away, 7, heading, **(enemy or {}))
    s.frames = (("muster", 0),)
    return s


SITUATIONS = (
    (duel(), BOTH_LOW),
    (duel(2, {"morale": "unfit"}, {"medium": True}), BOTH_HIGH),
    (duel(3, {"load": "chain"}, {"medium": True}), BOTH_HIGH),
    (duel(6, {"load": "double"}, {"burning": True}), BOTH_LOW),
    (duel(2), FORE_HIGH_AFT_LOW),
    (duel(1, None, {"kind": "insurgente"}, 3), BOTH_LOW),
    (duel(2, None, {"kind": "constellation_1799"}, 7), BOTH_LOW),
)


def test_forecast_agrees_with_fire() -> None:
    """800 volleys lie within some four times their error of each mean."""
    for s, aim in SITUATIONS:
        found = broadside.volley(s, 0, aim)
        seen = fired(s, 0, aim, 800)
        assert chance.mean(found.net) == pytest.approx(seen.net, abs=0.3)
        assert found.hull == pytest.approx(seen.hull, abs=0.3)
        assert found.rigging == pytest.approx(seen.rigging, abs=0.3)
        assert found.crew == pytest.approx(seen.crew, abs=0.15)
        assert found.fire == pytest.approx(seen.fire, abs=0.07)


def defended(strength: int, far: int, count: int) -> float:
    """How many hits so many defense dice cancel in the mean, by every fall of them."""
    s = duel(6 if far else 2)
    kind = next(each.id for each in DISPLAYS if each.strength == strength)
    put_ship(s, 1, 5 + (6 if far else 2), 7, 1, kind=kind)

    def cancelled(faces: tuple[int, ...]) -> int:
        state = s.copy()
        state.rng = Rng(1, 0, list(faces))
        (attack,) = broadside.planned(state, 0, BOTH_LOW)
        attack.hits, attack.defense = 2 * count, count
        state.volley = Volley()
        state.volley.attacks = [attack]
        attacks.defense_dice(state, NULL_CONTEXT, 0)
        return attack.hits - attack.net

    return every(2 * count, cancelled)


@pytest.mark.parametrize("strength", [FIRM, SOLID, FRAGILE])
@pytest.mark.parametrize("far", [0, 1])
def test_defense_is_exact(strength: int, far: int) -> None:
    """11.16-11.18: with every fall of two dice and their re-rolls."""
    row = broadside.cancelled(2, strength, far)
    assert sum(row) == pytest.approx(1)
    assert chance.mean(row) == pytest.approx(defended(strength, far, 2))


def test_cards_change_the_forecast() -> None:
    """H10, H13, H15, H17: as they change the attack."""
    s = duel(1)
    plain = broadside.shot_of(s, broadside.planned(s, 0, BOTH_LOW)[0])
    shots = plain.dice
    third, half = 1 / 3, 1 / 2
    assert plain.by == 1
    assert chance.mean(broadside.hits(plain)) == pytest.approx(shots * half)
    assert chance.mean(broadside.hits(plain._replace(by=0))) == pytest.approx(shots * third)
    ragged = plain._replace(cards=RAGGED)
    assert chance.mean(broadside.hits(ragged)) == pytest.approx(shots * half * half)
    spent = plain._replace(spent=2)
    assert chance.mean(broadside.hits(spent)) == pytest.approx(shots * half + 2 / 6)
    found, grape = broadside.forecast(plain), broadside.forecast(plain._replace(cards=GRAPE))
    assert grape.crew == pytest.approx(found.crew + 1 - found.net[0])
    assert broadside.forecast(plain._replace(cards=WADS)).fire > found.fire
    (attack,) = broadside.planned(s, 0, BOTH_LOW)
    attack.cards = SIGHTS
    assert broadside.shot_of(s, attack).by == 2


def test_all_aims_at_once_are_each_aim_by_itself() -> None:
    """11.07: captains compare aims by the forecasts that the page shows."""
    looked = 0
    for seed, duel in enumerate(("s01", "s03", "s05", "s08", "s11")):
        s = GAME.setup(2, META.resolve_settings(2, {"duel": duel}), Rng(seed))
        gunner = BOTS.bot("midshipman", 2)
        while s.frames:
            seat = GAME.actors(s)[0]
            if s.frames[-1][0] == "aim" and aims.CHASE not in aims.choices(s, seat):
                found = Salvo(s, seat)
                for aim in aims.choices(s, seat):
                    assert found.volley(aim) == broadside.volley(s, seat, aim)
                    looked += 1
            GAME.apply(s, seat, run(gunner.think(s, seat, Rng(0))).actions[0])
    assert looked > 50


def test_rows_are_distributions() -> None:
    """Whatever is fired, chances add up to 1 and rise to the number of dice."""
    for s, aim in SITUATIONS:
        row = broadside.volley(s, 0, aim).net
        dice = sum(sum(each.dice) for each in broadside.planned(s, 0, aim))
        assert len(row) == dice + 1
        assert sum(row) == pytest.approx(1)
        assert chance.mark(row, 0.1) <= chance.mean(row) <= chance.mark(row, 0.9) + 1
