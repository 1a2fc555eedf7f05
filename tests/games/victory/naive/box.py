"""What lies in the box: cubes, tokens, cards and the numbers of the rules (V1)."""

from __future__ import annotations

from typing import Any

KINDS = "WBMC"
CUBES = {"W": 28, "B": 28, "M": 20, "C": 15}
JOLLY_ROGERS, ADMIRALTY, PIECES = 4, 5, 7
COLOURS = "abcd"
SHIPS = [colour + number for colour in COLOURS for number in "1234"]
FACES = [2, 3, 4, 5, 6]
TRACKS = {"h": "hull", "s": "sails", "c": "crew"}
GOAL, BONUS, HAND, BUILDINGS, MOST_ROUNDS = 15, 3, 5, 4, 50

FIELDS = {  # cost, points
    "commerce": ("WWBB", 2),
    "shipyards": ("WWB", 1),
    "industry": ("WBB", 1),
}
SHIP = "WWMMCC"
UPGRADES = {"guns": "MMW", "hull": "WWM", "sails": "CCW"}  # the crew's costs any two (R54)
CREW_UPGRADE = 2

BUILDINGS_OF = {  # cost, points, upgrades on the other half of the two cards
    "fort": ("BBBB", 2, "guns hull"),
    "church": ("WWB", 1, "crew sails"),
    "town_hall": ("BBBWW", 3, "crew hull"),
    "foundry": ("BBM", 1, "guns sails"),
    "armoury": ("BMM", 1, "crew guns"),
    "mine": ("WWB", 1, "guns hull"),
    "quarry": ("WMM", 1, "hull crew"),
    "logging_camp": ("WWM", 1, "hull sails"),
    "textile_mill": ("WBM", 1, "sails crew"),
    "crafting_guild": ("WBB", 1, "sails guns"),
    "artisan_guild": ("WBB", 1, "hull sails"),
    "tavern": ("WWB", 1, "crew guns"),
}
YIELDS = {"mine": "M", "quarry": "B", "logging_camp": "W", "textile_mill": "C"}
GUILDS = {"h": ("artisan_guild", "W"), "s": ("crafting_guild", "C"), "c": ("armoury", "M")}
REMOVAL = {"h": "out_manoeuvre", "s": "hoist_the_sails", "c": "close_the_hatches"}

VOYAGES = {  # the start first; W B M C A cubes, ! blast, p port, $ a Piece of Eight
    "v01": ["", "W", "Bp", "WB!"],
    "v02": ["!", "W", "C", "BW!"],
    "v03": ["", "B!", "Wp", "BM!"],
    "v04": ["!", "M!", "B", "MB!"],
    "v05": ["", "C", "W!", "CB"],
    "v06": ["", "W", "B!", "Cp", "WM!"],
    "v07": ["!", "B", "M!", "Wp", "BC"],
    "v08": ["", "W", "M!", "B", "WB!$"],
    "v09": ["!", "M!", "Wp", "BM!", "BW"],
    "v10": ["", "C!", "B", "WM!", "BAp$"],
    "v11": ["", "W", "BC!", "Mp", "WA!"],
    "v12": ["!", "W", "Bp", "WM!", "C", "BA!$"],
    "v13": ["", "C!", "WM!", "Bp", "MC!", "W$"],
    "v14": ["", "W", "BM!", "Cp", "WB!", "MA!$"],
    "v15": ["!", "M", "WC!", "Bp", "WM!", "BA!$"],
    "v16": ["", "W!", "MC!", "Bp", "WC!", "MA!$"],
    "v17": ["", "M", "W!", "BC"],
    "v18": ["!", "B", "C!", "WM"],
    "v19": ["", "C!", "Wp", "MB!"],
    "v20": ["", "W", "B!", "AM"],
    "v21": ["!", "W!", "M", "BC!"],
    "v22": ["", "B", "WC!", "Bp", "MW!"],
    "v23": ["", "W", "MB!", "Wp", "CA!"],
    "v24": ["!", "C", "BM!", "Wp", "CB!", "MA"],
}
OTHERS = {
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
BUILD_CARDS = [
    f"{name}.{upgrade}" for name, row in BUILDINGS_OF.items() for upgrade in row[2].split()
]
CARDS = [*BUILD_CARDS, *VOYAGES, *OTHERS]
DECK = [card for card in CARDS for _ in range(OTHERS.get(card, 1))]

DEFAULTS: dict[str, Any] = {
    "first_player": "random",
    "last_ship": "relief",
    "trades_per_turn": 0,
    "passengers_per_voyage": 0,
    "sets_per_kind": 0,
    "round_limit": 60,
}
OPTIONS: dict[str, list[Any]] = {
    "first_player": ["random", 0, 1, 2, 3],
    "last_ship": ["relief", "lost"],
    "trades_per_turn": [0, 1],
    "passengers_per_voyage": [0, 1],
    "sets_per_kind": [0, 1],
    "round_limit": [60, 20, 12],
}


def building(card: str) -> str:
    return card.split(".", maxsplit=1)[0]


def upgrade(card: str) -> str:
    return card.split(".")[1]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def sets(count: int, one: bool) -> int:
    """The most points of so many cubes of one kind (V85, R2)."""
    best = 3 if count >= 6 else 1 if count >= 4 else 0
    if one or count < 4:
        return best
    return max(1 + sets(count - 4, one), 3 + sets(count - 6, one) if count >= 6 else 0)
