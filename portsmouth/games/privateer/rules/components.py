"""Section 8 of the specification: cards, tracks and prices, read from components.json.

Goods, ports and colours share one order, that of the colour die (8.2): the good, the port and the
ship of face ``n`` have the number ``n - 1``. No other module holds a figure.
"""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.resource import text

DATA: dict[str, Any] = json.loads(text("portsmouth.games.privateer", "components.json"))
NONE = -1

COLOURS: tuple[str, ...] = tuple(row["colour"] for row in DATA["colours"])
GOODS: tuple[str, ...] = tuple(row["good"] for row in DATA["colours"])
PORTS: tuple[str, ...] = tuple(row["port"] for row in DATA["colours"])
SUPPLY = 20
"""Cargo cards of each good (8.4)."""

WINDS: tuple[str, ...] = tuple(DATA["wind"]["positions"])
NEUTRAL, NORTH, EAST, SOUTH, WEST = range(5)

TRACKS: tuple[str, ...] = tuple(DATA["tracks"])
SAILS, CREW, CANNONS, HOLD = range(4)
VALUES = tuple(tuple(DATA["tracks"][track]["values"]) for track in TRACKS)
TRACK_PRICE: tuple[int, ...] = tuple(price or 0 for price in DATA["track_prices"]["to_position"])
TRACK_INFAMY: tuple[int, ...] = tuple(DATA["track_infamy"]["at_position"])
LAST = len(TRACK_PRICE) - 1
"""The last position of a track."""

CAPTAINS: tuple[str, ...] = tuple(row["id"] for row in DATA["captains"])
(
    BONNY,
    HORNIGOLD,
    ROBERTS,
    CAESAR,
    MORGAN,
    TEACH,
    READ,
    RACKHAM,
    VANE,
    BONNET,
    KIDD,
    LAFITTE,
) = range(12)
START_STEPS = tuple(tuple(row["start"][track] for track in TRACKS) for row in DATA["captains"])
START_SILVER = tuple(int(row["silver"]) for row in DATA["captains"])

PORT_CARDS: tuple[str, ...] = tuple(row["id"] for row in DATA["port_cards"])
SELLS = tuple(tuple(int(row["sells"].get(good, 0)) for good in GOODS) for row in DATA["port_cards"])
"""What a port asks for each good by its card; 0 for what it does not sell."""
BUYS = tuple(tuple(int(row["buys"].get(good, 0)) for good in GOODS) for row in DATA["port_cards"])
"""What a port pays for each good by its card; 0 for what it does not buy."""

RELICS: tuple[str, ...] = tuple(row["id"] for row in DATA["relics"])


def _given(power: str) -> tuple[int, ...]:
    """Return how much of a power each Relic gives."""
    return tuple(int(row["gives"].get(power, 0)) for row in DATA["relics"])


RELIC_INFAMY = _given("infamy")
RELIC_SELL = _given("sell")
RELIC_HOLD = _given("hold")
RELIC_SAILS = _given("sails")
RELIC_COMBAT = _given("combat")
RELIC_CREW = _given("crew_rolls")
RELIC_GOODS = _given("merchant_goods")
WEATHER_GLASS = RELICS.index("weather_glass")
BARNACLED_ANCHOR = RELICS.index("barnacled_anchor")
CURSE = tuple(row["kind"] == "curse" for row in DATA["relics"])

FORTUNES: tuple[str, ...] = tuple(row["id"] for row in DATA["fortunes"])
TEST = tuple(int(row["test"] or 0) for row in DATA["fortunes"])
"""The number that a Crew test of each Fortune must reach; 0 where there is none."""
EFFECT: dict[str, Any] = {row["id"]: row["effect"] for row in DATA["fortunes"]}
"""What each Fortune does, as the data has it."""
_COPIES = tuple(int(row["copies"]) for row in DATA["fortunes"])

BOUNTY: tuple[int, ...] = (
    *range(len(RELICS)),
    *(len(RELICS) + kind for kind, copies in enumerate(_COPIES) for _ in range(copies)),
)
"""The Bounty deck by kind: a Relic's own number, or ``FIRST_FORTUNE`` and the Fortune's."""
FIRST_FORTUNE = len(RELICS)
BOUNTY_NAMES: tuple[str, ...] = RELICS + FORTUNES


def is_relic(card: int) -> bool:
    """Return whether a Bounty Card is a Relic; all others are Fortunes."""
    return card < FIRST_FORTUNE
