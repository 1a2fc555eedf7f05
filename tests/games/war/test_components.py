"""The components equal the specification, row by row and in their sums."""

from __future__ import annotations

from collections import Counter

from portsmouth.games.war.meta import META
from portsmouth.games.war.rules import components as c
from portsmouth.games.war.rules.components import DATA, GOODS, KINDS, NATIONS, PORTS, REGIONS
from portsmouth.games.war.rules.world import CELLS, COLUMNS, DOCKS, LAND, ROWS

SOURCES = {"TEXT", "DERIVED", "RECON"}


def test_the_box() -> None:
    """W1, W3, W9, S4, S17: boards, cards, coins, blocks and counters add up; money has no limit."""
    supply = {key: row["value"] for key, row in DATA["supply"].items()}
    assert supply["goods_blocks"] == 198 == 11 * 18 == len(GOODS) * c.CRATES_PER_SEAT * 6
    assert supply["sea_cards"] == 48 == len(c.CARDS) == len(c.STRENGTH)
    assert (supply["gold_coins"], supply["bonds"]) == (120, 18)
    assert supply["shot_counters"] == 54 == 6 * (8 + 1)
    assert supply["flags"] == 42 == 6 * (c.NATION_FLAGS + c.PIRATE_FLAGS)
    assert supply["black_border_flags"] == 6 == len(NATIONS)
    assert supply["passengers"] == 21 == len(c.DESTINATIONS)
    assert (c.LETTERS, supply["plague_markers"]) == (8, 6)
    assert META.seats == (1, 2, 3, 4, 5, 6)


def test_where_figures_come_from() -> None:
    """W33, S62: every figure says whether it is printed, derived or reconstructed."""
    tags = []

    def look(data: object) -> None:
        if isinstance(data, dict):
            if isinstance(data.get("tag"), str):
                tags.append(data["tag"])
            if isinstance(data.get("tags"), dict) and "TEXT" not in data["tags"]:
                tags.extend(data["tags"].values())
            for each in data.values():
                look(each)
        elif isinstance(data, list):
            for each in data:
                look(each)

    look({key: value for key, value in DATA.items() if key != "tags"})
    assert set(tags) == SOURCES
    assert len(tags) > 150
    assert DATA["supply"]["unassigned_label"] == {"value": 24, "tag": "RECON"}


def test_convoys() -> None:
    """W5, W36, W98: values 4, 6, 8, 10; two cannons and six crates a ship."""
    assert c.MOST_VALUE[1:] == (4, 6, 8, 10)
    assert c.CANNONS[1:] == (2, 4, 6, 8)
    assert c.HOLD[1:] == (6, 12, 18, 24)
    assert c.MOST_SHIPS == 4


def test_damage_die_and_counters() -> None:
    """W48, W51, W98, S34: faces 0 0 0 1 1 2; chain, grape and ball hit sails, crew and hull."""
    assert c.FACES == (0, 0, 0, 1, 1, 2)
    assert c.counters("332") == (3, 3, 2)
    assert c.counters("422") == (4, 2, 2)
    assert [c.VALUES[c.HARMS[shot]] for shot in (c.BALL, c.GRAPE, c.CHAIN)] == [
        "hull",
        "crew",
        "sails",
    ]


def test_goods_and_regions() -> None:
    """W33, S61: eleven goods, six regions, two exports each but gold dust alone in Africa."""
    assert len(GOODS) == 11
    assert len(REGIONS) == 6
    exports = Counter(REGIONS[region] for region in c.EXPORT)
    assert exports == {"africa": 1, **dict.fromkeys([r for r in REGIONS if r != "africa"], 2)}
    assert REGIONS[c.EXPORT[GOODS.index("weapons")]] == "europe"
    assert REGIONS[c.EXPORT[GOODS.index("gold")]] == "africa"


def test_ports() -> None:
    """W25, W26, S3: 40 ports, 21 with trade; each has a nation and docks on the sea."""
    assert len(PORTS) == 40
    assert sum(c.IS_TRADE) == 21
    assert c.DESTINATIONS == c.TRADE_PORTS
    assert Counter(c.REGION[port] for port in c.TRADE_PORTS) == {
        0: 6,
        1: 3,
        2: 3,
        3: 3,
        4: 3,
        5: 3,
    }
    for port, docks in enumerate(DOCKS):
        assert docks, PORTS[port]
        assert not any(LAND[dock] for dock in docks), PORTS[port]
    assert NATIONS[c.PRINTED[PORTS.index("london")]] == "england"


def test_map() -> None:
    """W13, W81: 36 columns and 13 rows of cells, 319 of them sea."""
    assert (ROWS, COLUMNS) == (13, 36)
    assert CELLS - sum(LAND) == 319


def test_prices_and_limits() -> None:
    """W3, W8, W21, W28, W30, W32, W35, W38: the printed figures."""
    assert (c.START_GOLD, c.START_CRATES, c.HAND_LIMIT) == (4, 4, 3)
    assert (c.PRICE_EXPORT, c.PRICE_OTHER, c.REPAIR, c.REPAIR_HOME) == (1, 2, 2, 1)
    assert (c.SHIP_COST, c.BOND, c.FEE, c.MOVE_DIE) == (30, 20, 5, 4)
    assert (c.NATION_FLAGS, c.PIRATE_FLAGS) == (3, 4)


def test_sea_cards() -> None:
    """K1: 48 cards in seven kinds; every card has a port strength."""
    classes = Counter(c.CLASSES[kind] for kind in c.CARDS)
    assert classes == {
        "global": 14,
        "instant": 8,
        "keep_any": 5,
        "keep_move": 4,
        "keep_port": 1,
        "keep_battle": 12,
        "face_up": 4,
    }
    assert Counter(c.STRENGTH) == {1: 3, 2: 6, 3: 12, 4: 13, 5: 9, 6: 5}
    assert len(KINDS) == 36
    for row in DATA["sea_cards"]:
        assert len(row["port_strength"]) == row["count"], row["id"]


def test_six_wars() -> None:
    """K4: six cards of two nations each."""
    foes = {tuple(sorted(NATIONS[each] for each in pair)) for pair in c.FOES if pair}
    assert len(foes) == 6
    assert ("england", "france") in foes


def test_win_chart() -> None:
    """W73: ships, gold in bonds of 20, and flags of each way."""
    assert [tuple(way) for way in c.WAYS] == [
        ("trade", 4, 60, 0, "none"),
        ("piracy", 2, 40, 3, "pirate"),
        ("war", 3, 40, 2, "nation"),
        ("all", 3, 60, 2, "either"),
    ]


def test_options_of_the_specification() -> None:
    """O1, O2, O3, O4, O5, O6, O7: as the specification has them, then the charts."""
    assert [(spec.key, spec.default, spec.values) for spec in META.options] == [
        ("rounds", 60, (60, 40, 80, 100)),
        ("opening", "chosen", ("chosen", "dealt")),
        ("first_shot", False, (False, True)),
        ("challenge", True, (True, False)),
        ("shots", "332", ("332", "422")),
        ("sea", "war", ("war", "merchants")),
        ("free_exit", False, (False, True)),
        ("chart", "printed", ("printed", "1654", "1697", "1762", "1796", "1806", "1811")),
    ]
