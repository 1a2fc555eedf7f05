"""The component data: counts, sums, and the principles by which tables were made (part 4)."""

from __future__ import annotations

from math import ceil, cos, radians

import pytest

from portsmouth.games.captains_sea.rules import geometry, scoring
from portsmouth.games.captains_sea.rules.components import (
    ACTIVATIONS,
    BASE,
    BY_SOURCE,
    CARDS,
    DATA,
    DISPLAYS,
    DUELS,
    HAND_LIMIT,
    HANDICAPS,
    HOLD,
    HULL_BONUS,
    MORALE_MODIFIER,
    PANEL,
    POSITIONS,
    RELOAD,
    SHIPS,
    WIND_SPEED,
    damage_effects,
    fire_dice,
    hull_bonus,
    morale_dice,
)
from tests.games.captains_sea.build import sea
from tools.captains_sea_duels import POUNDS, gun_boxes


def test_base_movement_follows_its_principle() -> None:
    """7.01, 7.02, 4.01: how fast a ship goes along her own course, relative to the enemy."""
    for own in range(8):
        for other in range(8):
            angle = 45 * geometry.apart(
                geometry.heading_for(1, own), geometry.heading_for(1, other)
            )
            relative = WIND_SPEED[own] - WIND_SPEED[other] * cos(radians(angle))
            expected = 0 if own == other else round(min(max(relative, 0), WIND_SPEED[own]))
            assert BASE[own][other] == expected, (POSITIONS[own], POSITIONS[other])


def test_activations_follow_their_principle() -> None:
    """1.07, 7.11: the k-th activation of a speed S is in impulse 12k/S, rounded up."""
    for speed in range(1, 13):
        assert ACTIVATIONS[speed] == tuple(ceil(12 * k / speed) for k in range(1, speed + 1))


def test_positions_are_symmetric() -> None:
    """1.04, R1: every bearing of the wind has its letter; sides mirror each other in speed."""
    assert sorted(BY_SOURCE) == list(range(8))
    for points in range(1, 4):
        assert WIND_SPEED[BY_SOURCE[points]] == WIND_SPEED[BY_SOURCE[8 - points]]


def test_hull_bonus_shifts_by_a_row() -> None:
    """3.01, 7.06, R3: Fast reads the Average column a row higher, Slow a row lower."""
    slow, average, fast = HULL_BONUS
    assert slow[1:] == average[:-1]
    assert fast[:-1] == average[1:]
    assert hull_bonus(1, -3) == 0
    assert hull_bonus(2, 99) == 3


def test_damage_adds_up() -> None:
    """11.19: every hit goes somewhere, each column grows by one, more than 12 hits count as 12."""
    for total in range(0, 22):
        for hits in range(1, 13):
            now = damage_effects(total, hits)
            assert sum(now) == hits
            if hits > 1:
                before = damage_effects(total, hits - 1)
                assert sum(a - b for a, b in zip(now, before, strict=True)) == 1
                assert all(a >= b for a, b in zip(now, before, strict=True))
        assert damage_effects(total, 15) == damage_effects(total, 12)


def test_fire_dice() -> None:
    """11.36: the header from a sum of 11, the footer below."""
    assert [fire_dice(11, hits) for hits in (5, 6, 8)] == [0, 1, 2]
    assert [fire_dice(10, hits) for hits in (3, 4, 6, 8)] == [0, 1, 2, 3]


def test_morale_dice_follow_their_principle() -> None:
    """11.30, R127: (hits - row + 2) div 2, 0 to 4; more than 10 hits count as 10."""
    for row in range(8):
        for hits in range(1, 11):
            assert morale_dice(row, hits) == min(max((hits - row + 2) // 2, 0), 4)
        assert morale_dice(row, 13) == morale_dice(row, 10)


def test_figures_of_the_text() -> None:
    """1.15, 11.38, 16.05, R7, R8: reload times, hand limits, morale and quality modifiers."""
    assert RELOAD == (12, 9, 6)
    assert HAND_LIMIT == (6, 5, 4, 4)
    assert MORALE_MODIFIER == (1, 0, -1, -1)


def test_panel_offers_no_turn_to_irons() -> None:
    """9.15, 9.17, 9.18, 9.19: free turns are superior, Wears inferior, none leads to H."""
    for letter, row in PANEL.items():
        assert all(geometry.superior(to, letter) for to in row.free_turn)
        for to, cost in row.wear:
            assert geometry.superior(letter, to)
            assert POSITIONS[to] != "H"
            assert cost in (1, 2)
        assert (row.side, row.corner) == (2, 3)


def test_ship_displays() -> None:
    """3.16, 20.06, R74: 18 displays; DC counts boxes; guns never grow fewer with more boxes."""
    assert len(DISPLAYS) == 18
    for ship in DISPLAYS:
        assert ship.dc == 4 * ship.boxes + ship.rigging + ship.crew
        assert 0 < ship.fighting_only < ship.rigging
        assert sum(red > 0 for red in ship.red) == 2
        for end in ship.guns:
            assert end[0] == (0, 0)
            assert all(sum(box) > 0 for box in end[1:])
            assert [sum(box) for box in end] == sorted(sum(box) for box in end)


def test_dice_follow_from_the_weight_of_metal() -> None:
    """4.7: pounds a die by calibre; the odd long die is fore, the odd carronade aft."""
    for row in DATA["ships"]:
        fore, aft = gun_boxes(row, POUNDS)
        assert [[*box] for box in fore] == row["fore"], row["id"]
        assert [[*box] for box in aft] == row["aft"], row["id"]
        other = row["metal"] - row["longs"] - row["carronades"]
        assert 0 <= other <= 16, "a shifting gun or howitzer at most"


def test_duels() -> None:
    """20.01, 20.02: twelve duels, all on the map, in range of the figures that they name."""
    assert list(DUELS) == [f"s{n:02}" for n in range(1, 13)]
    for row, duel in zip(DATA["duels"], DUELS.values(), strict=True):
        one, other = duel.sides
        assert geometry.range_mp(one.square, other.square) == row["range"]
        assert geometry.on_map(one.square)
        assert geometry.on_map(other.square)


def test_multipliers_follow_the_formula() -> None:
    """20.03, 20.04, 20.05, 20.06, 20.07: each duel's multipliers and bonus by the rule of 20.1."""
    for row, duel in zip(DATA["duels"], DUELS.values(), strict=True):
        fp = [DISPLAYS[side.ship].fp for side in duel.sides]
        dc = [DISPLAYS[side.ship].dc for side in duel.sides]
        quality = [side.quality for side in duel.sides]
        for seat in (0, 1):
            assert duel.sides[seat].bonus == max(0, dc[1 - seat] - dc[seat]), duel.id
        most = [
            2 * max(0, fp[1 - seat] - fp[seat])
            + 2 * max(0, quality[1 - seat] - quality[seat])
            + (not duel.chase and row["gauge"] != seat)
            for seat in (0, 1)
        ]
        low = [
            2
            + each
            + (row["lost"] == seat) * lost
            - min(most[0] + (row["lost"] == 0) * lost, most[1] + (row["lost"] == 1) * lost)
            for lost in (1,)
            for seat, each in enumerate(most)
        ]
        without = [2 + each - min(most) for each in most]
        assert [side.halves for side in duel.sides] in (low, without), duel.id


def test_measured_handicaps() -> None:
    """20.05: multipliers, bonus and the start of s08 may differ; all else is the formula's duel."""
    changed = {row["id"]: row["measured"] for row in DATA["duels"] if "measured" in row}
    for id, duel in HANDICAPS["formula"].items():
        other = HANDICAPS["measured"][id]
        for seat, (one, its) in enumerate(zip(duel.sides, other.sides, strict=True)):
            row = changed.get(id, ({}, {}))[seat]
            assert set(row) <= {"halves", "bonus", "square"}
            square = tuple(row.get("square", one.square))
            wanted = one._replace(**{**row, "square": square})
            assert its == wanted
            assert geometry.on_map(its.square)
        assert other._replace(sides=duel.sides) == duel
    assert changed["s08"] == [{}, {"square": [11, 7]}]


@pytest.mark.parametrize(("handicap", "points"), [("formula", 20), ("measured", 33)])
def test_a_handicap_counts(handicap: str, points: int) -> None:
    """20.05, 20.06, 19.01: two hits of Guerriere, and a bonus that may not be more."""
    s = sea("s03", handicap=handicap)
    s.ships[0].scored = (0, 0, 2, 0, 0, 0)
    assert scoring.points(s, 1) == points


def test_deck() -> None:
    """1.10: 40 cards, 12 Play Now and 28 Hold; each Hold card has a window."""
    assert len(CARDS) == 40
    assert sum(HOLD) == 28
    for row in DATA["cards"]:
        assert bool(row["windows"]) == (row["kind"] == "hold")
        assert all(window in DATA["windows"] for window in row["windows"])


def test_ships_have_sources() -> None:
    """R3: every figure of a display names its source."""
    assert {*DATA["ship_tags"]} >= {*DATA["ships"][0]} - {"id"}
    assert len({*SHIPS}) == len(SHIPS)
