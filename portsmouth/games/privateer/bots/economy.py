"""How many rounds are still missing to the goal: a reckoning of visits, upgrades and mean trades.

Rounds are whole thousandths. The model knows Sails, Hold and silver: at each visit silver goes into
upgrades or into cargo, which brings a mean profit at the next visit. Crew and Cannons earn nothing
in it, so they are bought at the end, by the cheapest way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from portsmouth.games.privateer.rules.components import (
    HOLD,
    HORNIGOLD,
    LAST,
    RACKHAM,
    RELIC_HOLD,
    RELIC_INFAMY,
    RELIC_SAILS,
    RELIC_SELL,
    ROBERTS,
    SAILS,
    TRACK_INFAMY,
    TRACK_PRICE,
    VALUES,
)
from portsmouth.games.privateer.rules.prices import half
from portsmouth.games.privateer.state import Ship

ROUND = 1000
FAR = 60 * ROUND
"""More rounds than any way to the goal takes."""
LEG = (2600, 2600, 2400, 2000, 1700, 1450, 1280, 1170, 1100, 1060, 1030, 1000)
"""Rounds from visit to visit, by spaces."""
PROFIT = 18
"""The mean profit of a cargo card, in tenths of a silver, with all that goes wrong reckoned in."""
OUTLAY = 22
"""What a cargo card costs, in tenths of a silver."""
THRIFT = 14
"""What Hornigold's prices add to the profit of a card, in tenths of a silver."""
FINDS = 4
"""What Bounty Cards bring in a round, in tenths of a silver."""
DEBT_WORTH = 6
"""What a Shipwright's Debt saves."""
RICH = 180
"""No ship needs more silver than that."""


class Trim(NamedTuple):
    """What of a ship the model needs: its captain's and Relics' share, and the cost of the rest.

    ``missing`` is the Infamy that the four tracks must bring.
    """

    spaces: int
    room: int
    profit: int
    crew: int
    cannons: int
    missing: int
    cheap_crew: bool


@lru_cache(maxsize=4096)
def trim(captain: int, relics: tuple[int, ...], crew: int, cannons: int, goal: int) -> Trim:
    """Return what the model needs of a captain, his Relics, Crew, Cannons and the goal."""
    more = 10 * sum(RELIC_SELL[relic] for relic in relics)
    if captain == HORNIGOLD:
        more += THRIFT
    return Trim(
        sum(RELIC_SAILS[relic] for relic in relics) + (captain == RACKHAM),
        sum(RELIC_HOLD[relic] for relic in relics),
        PROFIT + more,
        crew,
        cannons,
        goal - sum(RELIC_INFAMY[relic] for relic in relics),
        captain == ROBERTS,
    )


def climb(begin: int, end: int, cheap: bool) -> int:
    """Return the price of a track from one position to another; Roberts' Crew is ``cheap``."""
    prices = TRACK_PRICE[begin + 1 : end + 1]
    return sum(half(price) for price in prices) if cheap else sum(prices)


@lru_cache(maxsize=4096)
def cheapest(crew: int, cannons: int, infamy: int, cheap_crew: bool) -> int:
    """Return the price of the steps of Crew and Cannons that bring them to so much Infamy."""
    found = [
        climb(crew, one, cheap_crew) + climb(cannons, two, False)
        for one in range(crew, LAST + 1)
        for two in range(cannons, LAST + 1)
        if TRACK_INFAMY[one] + TRACK_INFAMY[two] >= infamy
    ]
    return min(found, default=FAR)


@lru_cache(maxsize=96)
def model(ship: Trim) -> Model:
    """Return the model of all ships of a trim."""
    return Model(ship)


@lru_cache(maxsize=4096)
def model_of(captain: int, relics: tuple[int, ...], crew: int, cannons: int, goal: int) -> Model:
    """Return the model of a ship with this captain, these Relics, Crew and Cannons."""
    return model(trim(captain, relics, crew, cannons, goal))


def model_for(ship: Ship, goal: int) -> Model:
    """Return the model of a ship."""
    _, crew, cannons, _ = ship.tracks
    return model_of(ship.captain, ship.relics, crew, cannons, goal)


class Model:
    """The visits of a ship of this trim, reckoned once for each position of Sails and Hold."""

    def __init__(self, ship: Trim) -> None:
        self._ship = ship
        self._known: dict[int, int] = {}
        self._rest: dict[int, int] = {}

    def rounds(self, sails: int, hold: int, silver: int) -> int:
        """Return the rounds that are left at a visit."""
        mark = (silver * 8 + sails) * 8 + hold
        found = self._known.get(mark)
        if found is None:
            found = self._known[mark] = self._reckoned(sails, hold, silver)
        return found

    def _reckoned(self, sails: int, hold: int, silver: int) -> int:
        rest = self._rest_of(sails, hold)
        if silver >= rest:
            return 0
        best = FAR
        if silver < RICH:
            more, leg = self._leg(sails, hold, silver)
            best = leg + self.rounds(sails, hold, min(RICH, silver + more))
        for track, position in ((SAILS, sails), (HOLD, hold)):
            if position < LAST and silver >= TRACK_PRICE[position + 1]:
                left = silver - TRACK_PRICE[position + 1]
                up = (sails + 1, hold) if track == SAILS else (sails, hold + 1)
                best = min(best, self.rounds(*up, left))
        return best

    def _rest_of(self, sails: int, hold: int) -> int:
        """Return what Crew and Cannons still cost if Sails and Hold stay as they are."""
        mark = sails * 8 + hold
        found = self._rest.get(mark)
        if found is None:
            ship = self._ship
            infamy = ship.missing - TRACK_INFAMY[sails] - TRACK_INFAMY[hold]
            found = cheapest(ship.crew, ship.cannons, infamy, ship.cheap_crew)
            self._rest[mark] = found
        return found

    def _leg(self, sails: int, hold: int, silver: int) -> tuple[int, int]:
        """Return the silver that a leg brings, at least 1, and the rounds that it takes."""
        ship = self._ship
        leg = LEG[max(1, VALUES[SAILS][sails] + ship.spaces)]
        cards = min(VALUES[HOLD][hold] + ship.room, silver * 10 // OUTLAY)
        earned = cards * ship.profit + FINDS * leg // ROUND
        return max(1, earned // 10), leg
