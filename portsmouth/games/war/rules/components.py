"""The components: goods, ports, cards, convoys and prices, read from components.json.

No other module holds a figure. Goods, ports, nations, regions and kinds of card go by their place
in the file; of a card that is there twice both copies are told apart, since their port strengths
may differ.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from portsmouth.core.resource import text

DATA: dict[str, Any] = json.loads(text("portsmouth.games.war", "components.json"))
NONE = -1
Numbers = tuple[int, ...]


def _figure(name: str) -> int:
    return int(DATA["figures"][name]["value"])


def _supply(name: str) -> int:
    return int(DATA["supply"][name]["value"])


NATIONS: tuple[str, ...] = tuple(row["id"] for row in DATA["nations"])
REGIONS: tuple[str, ...] = tuple(row["id"] for row in DATA["regions"])
MOST_SEATS = int(DATA["players"]["max"])

MOVE_DIE = _figure("move_die")
START_GOLD = _figure("start_gold")
START_CRATES = _figure("start_crates")
NATION_FLAGS = _figure("flags_nation")
PIRATE_FLAGS = _figure("flags_pirate")
CRATES_PER_SEAT = _figure("crates_per_player_per_good")
PRICE_EXPORT = _figure("price_export")
PRICE_OTHER = _figure("price_other")
REPAIR = _figure("repair_cost")
REPAIR_HOME = _figure("repair_cost_home")
SHIP_COST = _figure("ship_cost")
BOND = _figure("bond_value")
FEE = _figure("passenger_fee")
HAND_LIMIT = _figure("hand_limit")
MOST_SHIPS = _figure("max_ships")
LETTERS = _supply("letters_of_marque")

FACES: Numbers = tuple(DATA["damage_die"]["faces"])
"""Explosions on the faces of the damage die."""

MOST_VALUE: Numbers = (0, *(row["hull"] for row in DATA["convoys"]))
"""The most sails, crew or hull by number of ships (W36)."""
CANNONS: Numbers = (0, *(row["cannons"] for row in DATA["convoys"]))
HOLD: Numbers = (0, *(row["cargo"] for row in DATA["convoys"]))

SHOTS = ("ball", "grape", "chain", "board")
BALL, GRAPE, CHAIN, BOARD = range(4)
VALUES = ("sails", "crew", "hull")
SAILS, CREW, HULL = range(3)
HARMS: Numbers = (HULL, CREW, SAILS)
"""The value that ball, grape and chain take (W48)."""

GOODS: tuple[str, ...] = tuple(row["id"] for row in DATA["goods"])
EXPORT: Numbers = tuple(REGIONS.index(row["export"]) for row in DATA["goods"])
"""The region that exports a good (W33)."""
EMPTY_HOLD: Numbers = (0,) * len(GOODS)

PORTS: tuple[str, ...] = tuple(row["id"] for row in DATA["ports"])
REGION: Numbers = tuple(REGIONS.index(row["region"]) for row in DATA["ports"])
PRINTED: Numbers = tuple(NATIONS.index(row["nation"]) for row in DATA["ports"])
"""The nation printed at a port (S3)."""
IS_TRADE: tuple[bool, ...] = tuple(bool(row["trade"]) for row in DATA["ports"])
TRADE_PORTS: Numbers = tuple(port for port, trade in enumerate(IS_TRADE) if trade)
EXPORTS: tuple[Numbers, ...] = tuple(
    tuple(good for good, export in enumerate(EXPORT) if export == region) for region in REGION
)
"""The main exports of each port's region."""

KINDS: tuple[str, ...] = tuple(row["id"] for row in DATA["sea_cards"])
CLASSES: tuple[str, ...] = tuple(row["kind"] for row in DATA["sea_cards"])
"""The kind of card (K1): ``global``, ``instant``, ``keep_any`` and so on."""
CARDS: Numbers = tuple(
    kind for kind, row in enumerate(DATA["sea_cards"]) for _ in range(int(row["count"]))
)
"""The kind of each of the 48 cards."""
STRENGTH: Numbers = tuple(each for row in DATA["sea_cards"] for each in row["port_strength"])
"""The port strength of each card."""
IS_OPEN: tuple[bool, ...] = tuple(CLASSES[kind] == "face_up" for kind in CARDS)
IS_KEPT: tuple[bool, ...] = tuple(CLASSES[kind].startswith("keep") for kind in CARDS)
IS_BATTLE: tuple[bool, ...] = tuple(each == "keep_battle" for each in CLASSES)
FOES: tuple[Numbers, ...] = tuple(
    tuple(NATIONS.index(each) for each in row["effect"].split()[1:])
    if row["effect"].startswith("at_war")
    else ()
    for row in DATA["sea_cards"]
)
"""The two nations at war by a kind of card; none by most."""

TRADE_WINDS = KINDS.index("trade_winds")
DOLDRUMS = KINDS.index("doldrums")
PLAGUE = KINDS.index("plague")
SELLERS_MARKET = KINDS.index("sellers_market")
TREATY = KINDS.index("treaty")
SQUALL = KINDS.index("squall")
REEF = KINDS.index("reef")
SCURVY = KINDS.index("scurvy")
SALVAGE = KINDS.index("salvage")
FLOTSAM = KINDS.index("flotsam")
CASTAWAYS = KINDS.index("castaways")
FOLLOWING_SEA = KINDS.index("following_sea")
BLOWN_OFF_COURSE = KINDS.index("blown_off_course")
FAIR_WIND = KINDS.index("fair_wind")
PRESS_OF_SAIL = KINDS.index("press_of_sail")
BECALM = KINDS.index("becalm")
PARDON = KINDS.index("pardon")
SMUGGLER = KINDS.index("smuggler")
HEATED_SHOT = KINDS.index("heated_shot")
EXTRA_GUN = KINDS.index("extra_gun")
DAMP_POWDER = KINDS.index("damp_powder")
EVASIVE = KINDS.index("evasive")
SURGEON = KINDS.index("surgeon")
CARPENTER = KINDS.index("carpenter")
SAILMAKER = KINDS.index("sailmaker")
MARINES = KINDS.index("marines")
NAVIGATOR = KINDS.index("navigator")
MASTER_GUNNER = KINDS.index("master_gunner")
BOATSWAIN = KINDS.index("boatswain")
FACTOR = KINDS.index("factor")
IN_FORTS: Numbers = (HEATED_SHOT, EXTRA_GUN, DAMP_POWDER, CARPENTER)
"""The battle cards that do anything in an attack on a port, but for Master Gunner (W114)."""

DESTINATIONS: Numbers = tuple(PORTS.index(each) for each in DATA["passengers"]["destinations"])


class Way(NamedTuple):
    """A row of the win chart (W73); ``flag`` is ``none``, ``pirate``, ``nation`` or ``either``."""

    key: str
    ships: int
    gold: int
    ports: int
    flag: str


WAYS: tuple[Way, ...] = tuple(
    Way(row["id"], row["ships"], row["bonds"] * BOND, row["ports"], row["flag"])
    for row in DATA["win"]
)
WORTH_SHIP = int(DATA["worth"]["ship_beyond_first"])
WORTH_CRATE = int(DATA["worth"]["crate"])
WORTH_FLAG = int(DATA["worth"]["own_flag"])


def counters(shots: str) -> Numbers:
    """Return the counters of ball, grape and chain by the option ``shots`` (W98, O5)."""
    return tuple(int(each) for each in shots)
