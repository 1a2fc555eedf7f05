"""The components equal the specification, row by row and in their sums."""

from __future__ import annotations

from collections import Counter

import pytest

from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.rules.components import DATA, KINDS
from tests.games.victory.build import cubes_of, letters_of

VOYAGES = """
v01 Coasting Run: - W Bp WB!
v02 Herring Banks: ! W C BW!
v03 Quarry Sound: - B! Wp BM!
v04 Ironmouth Ferry: ! M! B MB!
v05 Weavers Passage: - C W! CB
v06 Three Harbours: - W B! Cp WM!
v07 Brick Roads: ! B M! Wp BC
v08 Timber Coast: - W M! B WB!$
v09 Foundry Sound: ! M! Wp BM! BW
v10 Sailcloth Bay: - C! B WM! BAp$
v11 Packet Route: - W BC! Mp WA!
v12 Leeward Passage: ! W Bp WM! C BA!$
v13 Silk Road by Sea: - C! WM! Bp MC! W$
v14 Windward Crossing: - W BM! Cp WB! MA!$
v15 Cape Run: ! M WC! Bp WM! BA!$
v16 Treasure Convoy: - W! MC! Bp WC! MA!$
v17 Tin Ferry: - M W! BC
v18 Lantern Shoals: ! B C! WM
v19 Canvas Reach: - C! Wp MB!
v20 Salt Road: - W B! AM
v21 Hog Islands: ! W! M BC!
v22 Lime Coast: - B WC! Bp MW!
v23 Spar Sound: - W MB! Wp CA!
v24 Amber Straits: ! C BM! Wp CB! MA
"""
BUILDINGS = """
fort BBBB 2 guns hull
church WWB 1 crew sails
town_hall WWBBB 3 crew hull
foundry BBM 1 guns sails
armoury BMM 1 crew guns
mine WWB 1 guns hull
quarry WMM 1 hull crew
logging_camp WWM 1 hull sails
textile_mill WBM 1 sails crew
crafting_guild WBB 1 sails guns
artisan_guild WBB 1 hull sails
tavern WWB 1 crew guns
"""
UPGRADES = """
guns WMM 0 1 -
hull WWM 0 0 hull
sails WCC 0 0 sails
crew - 2 0 crew
"""
FIELDS = """
commerce WWBB 2
shipyards WWB 1
industry WBB 1
"""
COPIES = {
    "passengers": 3,
    "fire_cannons": 6,
    "letter_of_marque": 2,
    "full_sail_ahead": 3,
    "storm_ahead": 2,
    "cannons": 2,
    "close_the_hatches": 1,
    "out_manoeuvre": 1,
    "hoist_the_sails": 1,
    "merchant": 3,
}
WORTH = {
    "ship": 1,
    "jolly_roger": 3,
    "admiralty": 2,
    "piece_of_eight": 1,
    "passengers": 2,
    "sets": [[4, 1], [6, 3]],
}


def rows(table: str) -> list[str]:
    return table.split("\n")[1:-1]


def test_counts_of_the_box() -> None:
    """V1, R4: tokens, cubes, cards; the four port cards are not among the 72."""
    tokens = {name: DATA["tokens"][name] for name in DATA["tokens"] if not name.startswith("tag")}
    assert tokens == {
        "ships": 16,
        "logs": 16,
        "built": 12,
        "dice": 40,
        "jolly_roger": 4,
        "admiralty": 5,
        "pieces_of_eight": 7,
    }
    assert (c.JOLLY_ROGERS, c.ADMIRALTIES, c.PIECES, len(c.SHIPS)) == (4, 5, 7, 16)
    assert letters_of(c.SUPPLY) == "W" * 28 + "B" * 28 + "M" * 20 + "C" * 15
    assert len(c.DECK) == 72
    assert {name: DATA["players"][name] for name in ("min", "max")} == {"min": 2, "max": 4}
    assert [row["name"] for row in DATA["kinds"]] == ["wood", "brick", "metal", "cloth"]


def test_three_shots_of_two_sides() -> None:
    """V1, V59, V61: ball, chain, grape, in the order of hull, sails, crew."""
    assert c.SHOTS == ("ball", "chain", "grape")
    assert c.TRACKS == ("hull", "sails", "crew")


def test_figures_of_the_game() -> None:
    """V3, V4, V14, V25, V86, V88, R34: small numbers."""
    assert (c.START_CUBES, c.START_CARDS, c.HAND_LIMIT) == (2, 5, 5)
    assert (c.MOST_BUILDINGS, c.GOAL, c.BONUS, c.MOST_FIGHT_ROUNDS) == (4, 15, 3, 50)
    assert DATA["port_limits"]["upgrades_per_ship"] == 1


def test_points() -> None:
    """V84, V85: what counts how much."""
    assert {name: DATA["points"][name] for name in WORTH} == WORTH
    assert c.SETS == ((4, 1), (6, 3))
    assert (c.SHIP_POINTS, c.JOLLY_ROGER_POINTS, c.ADMIRALTY_POINTS) == (1, 3, 2)
    assert (c.PIECE_POINTS, c.PASSENGER_POINTS) == (1, 2)


def test_a_ship() -> None:
    """V19, V62, V101, R5: cannons, three tracks of five spaces, cost, four a colour."""
    assert c.SHIP_CANNONS == 6
    for track in c.TRACKS:
        assert DATA["ship"][track] == [2, 3, 4, 5, 6]
    assert c.FACES == (2, 3, 4, 5, 6)
    assert letters_of(c.SHIP_COST) == "WWMMCC"
    assert tuple(f"{colour}{number}" for colour in "abcd" for number in range(1, 5)) == c.SHIPS


@pytest.mark.parametrize("row", rows(FIELDS))
def test_field(row: str) -> None:
    """V15, V17, V18, V21, V84: cost and points."""
    name, cost, points = row.split()
    field = c.FIELDS.index(name)
    assert c.FIELD_COST[field] == cubes_of(cost)
    assert c.FIELD_POINTS[field] == int(points)
    assert len(c.FIELDS) == 3


@pytest.mark.parametrize("row", rows(UPGRADES))
def test_upgrade(row: str) -> None:
    """V22, V101, R54: cost, cannons, the track that gets a second 6."""
    name, cost, any_cubes, cannons, extra = row.split()
    upgrade = c.UPGRADES.index(name)
    assert c.UPGRADE_COST[upgrade] == cubes_of(cost.replace("-", ""))
    assert c.UPGRADE_ANY[upgrade] == int(any_cubes)
    assert c.UPGRADE_CANNONS[upgrade] == int(cannons)
    assert c.UPGRADE_TRACK[upgrade] == (c.NONE if extra == "-" else c.TRACKS.index(extra))
    assert len(c.UPGRADES) == 4


@pytest.mark.parametrize("row", rows(BUILDINGS))
def test_building(row: str) -> None:
    """V24, V26, V27, V28, V29, V30, V31, V32, V33, V34, V35, V36, V37: cost, points, halves."""
    name, cost, points, *halves = row.split()
    building = c.BUILDINGS.index(name)
    assert c.BUILDING_COST[building] == cubes_of(cost)
    assert c.BUILDING_POINTS[building] == int(points)
    cards = [card for card in range(c.BUILD_CARDS) if c.BUILDING_OF[card] == building]
    assert [c.UPGRADES[c.UPGRADE_OF[card]] for card in cards] == halves
    assert [c.CARDS[card] for card in cards] == [f"{name}.{half}" for half in halves]


def test_what_buildings_give_and_take() -> None:
    """V29, V30, V31, V32, V33, V34, V35, V36: kinds of cubes by building."""
    yields = {c.BUILDINGS[building]: KINDS[kind] for building, kind in c.YIELD.items()}
    assert yields == {"mine": "M", "quarry": "B", "logging_camp": "W", "textile_mill": "C"}
    guilds = {
        c.TRACKS[track]: (c.BUILDINGS[building], KINDS[c.TRACK_KIND[track]])
        for track, building in c.GUILDS.items()
    }
    assert guilds == {
        "hull": ("artisan_guild", "W"),
        "sails": ("crafting_guild", "C"),
        "crew": ("armoury", "M"),
    }


def test_six_cards_of_each_upgrade() -> None:
    """V22: 24 build/upgrade cards, two of each building."""
    assert Counter(c.UPGRADE_OF) == dict.fromkeys(range(4), 6)
    assert Counter(c.BUILDING_OF) == dict.fromkeys(range(12), 2)


@pytest.mark.parametrize("row", rows(VOYAGES))
def test_voyage(row: str) -> None:
    """V38, V42, V43, V44, V45: the icons of each space; the start first, the finish last."""
    head, icons = row.split(": ")
    name = head[:3]
    spaces = icons.replace("-", "").split(" ")
    card = c.CARDS.index(name)
    found = c.spaces_of(card)
    assert [row["name"] for row in DATA["voyages"] if row["id"] == name] == [head[4:]]
    assert len(found) == len(spaces) == c.finish_of(card) + 1
    for space, text in zip(found, spaces, strict=True):
        assert letters_of(space.cubes) == "".join(k * text.count(k) for k in KINDS)
        assert space.any == text.count("A")
        assert (space.blast, space.port) == ("!" in text, "p" in text)
    assert c.HAS_PIECE[card - c.FIRST_VOYAGE] == ("$" in spaces[-1])
    assert all("$" not in text for text in spaces[:-1])


def test_sums_of_the_voyages() -> None:
    """V1, V42, V43, V44, V45: icons of all 24, seven Pieces of Eight, blasts and ports."""
    spaces = [space for voyage in c.VOYAGES for space in voyage]
    assert (len(c.VOYAGES), len(spaces)) == (24, 116)
    total = [sum(space.cubes[kind] for space in spaces) for kind in range(4)]
    assert total == [36, 36, 28, 22]
    assert sum(space.any for space in spaces) == 9
    assert sum(space.blast for space in spaces) == 55
    assert sum(space.port for space in spaces) == 16
    assert sum(voyage[0].blast for voyage in c.VOYAGES) == 9
    assert sum(c.HAS_PIECE) == 7
    assert Counter(map(len, c.VOYAGES)) == {4: 10, 5: 8, 6: 6}


def test_copies_of_the_other_cards() -> None:
    """V1, V46, V48, V49, V50, V51, V52, V53, V54, V55, V56, R43: names and copies."""
    assert {row["id"]: row["copies"] for row in DATA["cards"]} == COPIES
    counted = Counter(c.CARDS[card] for card in c.DECK)
    assert {name: counted[name] for name in COPIES} == COPIES
    assert all(counted[name] == 1 for name in c.CARDS if name not in COPIES)
    removal = {c.TRACKS[track]: c.CARDS[card] for track, card in c.REMOVAL.items()}
    assert removal == {
        "hull": "out_manoeuvre",
        "sails": "hoist_the_sails",
        "crew": "close_the_hatches",
    }


def test_where_each_figure_comes_from() -> None:
    """V1: reconstructed figures say so by their tag."""
    for part in ("kinds", "fields", "upgrades", "buildings", "voyages", "cards"):
        assert {row["tag"] for row in DATA[part]} <= {*DATA["tags"]}
    assert {row["tag"] for row in DATA["voyages"]} == {"RECON"}
    assert {row["upgrades_tag"] for row in DATA["buildings"]} == {"RECON"}
