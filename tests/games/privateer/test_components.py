"""The components equal the specification, row by row and in their sums."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules import components as c
from portsmouth.games.privateer.rules.components import DATA, GOODS, SELLS, TRACKS

TABLE_8_5 = """
PC01 | Rum 1, Paprika 3, Cinnamon 4 | Tobacco 3, Sugar 4, Fruit 5
PC02 | Rum 2, Paprika 4, Tobacco 3 | Cinnamon 5, Sugar 4, Fruit 3
PC03 | Rum 3, Paprika 2, Sugar 4 | Cinnamon 5, Tobacco 3, Fruit 4
PC04 | Rum 3, Paprika 4, Fruit 2 | Cinnamon 4, Tobacco 5, Sugar 3
PC05 | Rum 4, Cinnamon 1, Tobacco 3 | Paprika 4, Sugar 3, Fruit 5
PC06 | Rum 4, Cinnamon 3, Sugar 2 | Paprika 3, Tobacco 5, Fruit 4
PC07 | Rum 2, Cinnamon 3, Fruit 4 | Paprika 3, Tobacco 5, Sugar 4
PC08 | Rum 2, Tobacco 4, Sugar 3 | Paprika 3, Cinnamon 4, Fruit 5
PC09 | Rum 3, Tobacco 1, Fruit 4 | Paprika 5, Cinnamon 4, Sugar 3
PC10 | Rum 3, Sugar 4, Fruit 2 | Paprika 5, Cinnamon 3, Tobacco 4
PC11 | Paprika 4, Cinnamon 2, Tobacco 3 | Rum 4, Sugar 5, Fruit 3
PC12 | Paprika 4, Cinnamon 3, Sugar 1 | Rum 4, Tobacco 3, Fruit 5
PC13 | Paprika 1, Cinnamon 3, Fruit 4 | Rum 4, Tobacco 3, Sugar 5
PC14 | Paprika 2, Tobacco 4, Sugar 3 | Rum 3, Cinnamon 5, Fruit 4
PC15 | Paprika 3, Tobacco 2, Fruit 4 | Rum 3, Cinnamon 4, Sugar 5
PC16 | Paprika 3, Sugar 4, Fruit 2 | Rum 5, Cinnamon 4, Tobacco 3
PC17 | Cinnamon 4, Tobacco 2, Sugar 3 | Rum 5, Paprika 3, Fruit 4
PC18 | Cinnamon 4, Tobacco 3, Fruit 1 | Rum 4, Paprika 5, Sugar 3
PC19 | Cinnamon 2, Sugar 3, Fruit 4 | Rum 4, Paprika 5, Tobacco 3
PC20 | Tobacco 2, Sugar 4, Fruit 3 | Rum 4, Paprika 3, Cinnamon 5
"""
CAPTAINS_8_6 = {
    "bonny": (0, 1, 2, 0),
    "hornigold": (0, 0, 0, 0),
    "roberts": (1, 1, 0, 1),
    "caesar": (2, 0, 1, 1),
    "morgan": (2, 0, 1, 1),
    "teach": (2, 0, 2, 0),
    "read": (2, 0, 1, 1),
    "rackham": (1, 1, 1, 0),
    "vane": (1, 1, 1, 0),
    "bonnet": (1, 1, 1, 1),
    "kidd": (1, 1, 1, 1),
    "lafitte": (1, 0, 1, 2),
}
FORTUNES_8_7 = {
    **dict.fromkeys(["wind_north", "wind_east", "wind_south", "wind_west", "dead_calm"], (2, 0)),
    "buried_treasure": (3, 6),
    "storm": (3, 6),
    "scurvy": (2, 7),
    "rats": (2, 6),
    "rotten_timbers": (2, 5),
    "boarding_party": (3, 0),
    "pickpockets": (2, 0),
    "smugglers": (2, 0),
    "parley": (1, 0),
    "prize_money": (2, 0),
    "drifting_wreck": (2, 0),
    "shipwrights_debt": (2, 0),
    "harbour_gossip": (2, 0),
    "press_gang": (1, 0),
    "royal_tax": (2, 0),
    "becalmed": (1, 7),
}


def prices(text: str) -> tuple[int, ...]:
    """A cell of the table as a row by good."""
    found = {name.lower(): int(price) for name, price in (p.split() for p in text.split(", "))}
    return tuple(found.get(good, 0) for good in GOODS)


def test_seats_and_box() -> None:
    """P1, P2, P12: two to six seats, a ship of each colour, five dice, 5 silver to the gold."""
    assert META.seats == (2, 3, 4, 5, 6)
    assert (DATA["players"]["min"], DATA["players"]["max"]) == (2, 6)
    assert len(c.COLOURS) == 6
    assert {die["id"]: die["count"] for die in DATA["dice"]} == {"red": 2, "white": 1, "colour": 1}
    assert all(len(die["faces"]) == 6 for die in DATA["dice"])
    assert DATA["money"]["gold"] == 5


def test_goods_ports_and_colours_go_together() -> None:
    """P3, P10: the six faces of the colour die name six goods and six ports."""
    assert list(zip(c.COLOURS, c.GOODS, c.PORTS, strict=True)) == [
        ("red", "paprika", "cartagena"),
        ("orange", "cinnamon", "caracas"),
        ("yellow", "fruit", "san_juan"),
        ("green", "tobacco", "havana"),
        ("blue", "rum", "tortuga"),
        ("white", "sugar", "catalina"),
    ]


def test_the_bank_has_twenty_of_each() -> None:
    """P9, B62: 120 cargo cards."""
    assert c.SUPPLY == 20
    assert {row["id"]: row["cards"] for row in DATA["goods"]} == dict.fromkeys(GOODS, 20)


def test_tracks() -> None:
    """P7, P20, P22: four tracks of six positions, rising prices, 3 Infamy for the last step."""
    assert TRACKS == ("sails", "crew", "cannons", "hold")
    assert c.VALUES == (
        (3, 4, 5, 6, 7, 8),
        (0, 1, 2, 3, 4, 5),
        (2, 3, 5, 6, 8, 10),
        (4, 5, 6, 8, 10, 12),
    )
    assert c.TRACK_PRICE == (0, 5, 8, 12, 16, 20)
    assert c.TRACK_INFAMY == (0, 1, 2, 3, 4, 7)
    assert c.LAST == 5


def test_port_cards() -> None:
    """P6: twenty, one for each three goods that a port can sell; the others are bought."""
    lines = [line.split(" | ") for line in TABLE_8_5.strip().splitlines()]
    assert [name for name, _, _ in lines] == list(c.PORT_CARDS)
    assert [prices(sells) for _, sells, _ in lines] == list(c.SELLS)
    assert [prices(buys) for _, _, buys in lines] == list(c.BUYS)
    sold = [frozenset(g for g in range(6) if card[g]) for card in c.SELLS]
    assert {*sold} == {frozenset(each) for each in combinations(range(6), 3)}
    for card, buys in zip(c.SELLS, c.BUYS, strict=True):
        assert [bool(price) for price in card] == [not price for price in buys]
        assert sorted(price for price in buys if price) == [3, 4, 5]
    bargains = Counter(card.index(1) for card in c.SELLS if 1 in card)
    assert bargains == dict.fromkeys(range(6), 1)
    assert all(price in (0, 1, 2, 3, 4) for card in SELLS for price in card)


def test_no_card_sells_what_it_buys() -> None:
    """B16: no good stands on both sides of a Port Card."""
    for sells, buys in zip(c.SELLS, c.BUYS, strict=True):
        assert not any(out and into for out, into in zip(sells, buys, strict=True))


def test_captains() -> None:
    """P4, P12: twelve with their start steps; all begin with 10 silver but Bonnet."""
    assert dict(zip(c.CAPTAINS, c.START_STEPS, strict=True)) == CAPTAINS_8_6
    silver = dict(zip(c.CAPTAINS, c.START_SILVER, strict=True))
    assert silver == {**dict.fromkeys(CAPTAINS_8_6, 10), "bonnet": 15}
    for row, steps in zip(DATA["captains"], c.START_STEPS, strict=True):
        assert row["infamy"] == sum(steps)


def test_bounty_deck() -> None:
    """P8: sixty cards, 18 Relics and 42 Fortunes with their copies and targets."""
    assert len(c.BOUNTY) == 60
    counts = Counter(c.BOUNTY_NAMES[card] for card in c.BOUNTY)
    assert {name: counts[name] for name in c.RELICS} == dict.fromkeys(c.RELICS, 1)
    assert {name: counts[name] for name in c.FORTUNES} == {
        name: copies for name, (copies, _) in FORTUNES_8_7.items()
    }
    assert dict(zip(c.FORTUNES, c.TEST, strict=True)) == {
        name: test for name, (_, test) in FORTUNES_8_7.items()
    }
    assert [c.is_relic(card) for card in (0, 17, 18)] == [True, True, False]


def test_relics() -> None:
    """P21, P28: what each gives; ten Infamy in all, two Curses."""

    def named(power: tuple[int, ...]) -> dict[str, int]:
        return {name: amount for name, amount in zip(c.RELICS, power, strict=True) if amount}

    treasures = "jade_idol golden_chalice silver_bell emerald_cross pearl_mask admirals_sabre"
    ones = [*treasures.split(), "bloodstone_dagger", "sun_disc"]
    assert named(c.RELIC_INFAMY) == {
        "viceroys_crown": 2,
        **dict.fromkeys(ones, 1),
        "cursed_doubloon": -1,
    }
    assert sum(each for each in c.RELIC_INFAMY if each > 0) == 10
    assert named(c.RELIC_SELL) == {"ruby_ring": 1}
    assert named(c.RELIC_HOLD) == {"sea_chart": 2}
    assert named(c.RELIC_SAILS) == {"brass_sextant": 1, "barnacled_anchor": -1}
    assert named(c.RELIC_COMBAT) == {"long_nine": 1}
    assert named(c.RELIC_CREW) == {"boatswains_whistle": 1}
    assert named(c.RELIC_GOODS) == {"letter_of_marque": 1}
    curses = {name for name, curse in zip(c.RELICS, c.CURSE, strict=True) if curse}
    assert curses == {"cursed_doubloon", "barnacled_anchor"}


def test_every_figure_has_its_source() -> None:
    """P2: each row of the components says where it comes from."""

    def rows(value: object, path: str) -> None:
        if isinstance(value, list):
            for number, each in enumerate(value):
                rows(each, f"{path}[{number}]")
        elif isinstance(value, dict) and "id" in value:
            assert value.get("tag"), path

    for key, value in DATA.items():
        rows(value, key)
    assert {*DATA["tags"]} == {"TEXT", "DERIVED", "OUTSIDE", "RECON"}
