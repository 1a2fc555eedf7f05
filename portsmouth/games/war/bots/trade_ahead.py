"""Trade, reckoned ahead: the turns left to who buys in a port and sells in another region."""

from __future__ import annotations

from portsmouth.games.war.bots.standing import wins
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.race.clock import NEVER, Stand, clock
from portsmouth.games.war.race.passages import MARKETS, Passages
from portsmouth.games.war.race.stand import DEAR, frailty
from portsmouth.games.war.rules.components import (
    EXPORT,
    EXPORTS,
    HOLD,
    IS_TRADE,
    PORTS,
    REGIONS,
    TRADE_PORTS,
)
from portsmouth.games.war.rules.fleet import crates
from portsmouth.games.war.rules.world import distances, space_of
from portsmouth.games.war.state import WarState

FROM_PORT = tuple(distances(space_of(port)) for port in range(len(PORTS)))
"""The steps from every space to each port."""
EMPTY = 1600
"""Turns that a market costs which has no cargo for half a hold: the way to another one."""
REGION_GOODS = tuple(
    tuple(good for good, export in enumerate(EXPORT) if export == region)
    for region in range(len(REGIONS))
)


class TradeAhead:
    """What a convoy can carry, by each port that it trades in next."""

    def __init__(self, s: WarState, convoy: Convoy, turns: Passages) -> None:
        """Look at a convoy whose ways take so many turns by their steps."""
        self.sheet = s.sheet
        self.convoy = convoy
        self.turns = turns
        self.worn = frailty(convoy)
        self.aboard = crates(convoy)
        self.onward = self._onward()
        """The turns from each port to a market of another region that has cargo, too."""

    def _onward(self) -> list[int]:
        wanted = HOLD[self.convoy.ships] // 2
        hold, sheet = self.convoy.hold, self.sheet
        empty = [
            EMPTY * (sum(sheet[good] + hold[good] for good in goods) < wanted)
            for goods in REGION_GOODS
        ]
        turns = self.turns
        return [min(turns[steps] + empty[region] for steps, region in each) for each in MARKETS]

    def changes(self, port: int, gold: int) -> bool:
        """Return whether a trade in a port would change anything."""
        if not IS_TRADE[port]:
            return False
        exports = EXPORTS[port]
        kept = sum(self.convoy.hold[good] for good in exports)
        if self.aboard > kept:
            return True
        free = HOLD[self.convoy.ships] > self.aboard
        return free and gold > 0 and any(self.sheet[good] for good in exports)

    def after(self, port: int, stand: Stand) -> int:
        """Return the turns left to a seat that stands so in a port and trades there at once.

        All that sells dear is sold, and the hold filled, where the port trades.
        """
        if not IS_TRADE[port]:
            if wins(stand._replace(gold=stand.gold + self.worn)):
                return 0
            if not self.aboard:
                return self._supplied(port, stand)
            later = stand._replace(gold=stand.gold + DEAR * self.aboard)
            return self.onward[port] + clock(later)
        kept = sum(self.convoy.hold[good] for good in EXPORTS[port])
        gold = stand.gold + DEAR * (self.aboard - kept)
        if wins(stand._replace(gold=gold + kept + self.worn)):
            return 0
        there = sum(self.sheet[good] for good in EXPORTS[port])
        bought = max(0, min(HOLD[stand.ships] - kept, there, gold))
        if 2 * (bought + kept) < min(HOLD[stand.ships], gold):
            later = stand._replace(gold=gold + DEAR * kept)
            return self._supplied(port, later)
        later = stand._replace(gold=gold + bought + DEAR * kept)
        return self.onward[port] + clock(later)

    def _supplied(self, port: int, stand: Stand) -> int:
        """Return the turns left to a seat with nothing aboard: first to where there is cargo.

        Half a hold is wanted; where no market has so much, as alone with many ships, any will do.
        """
        half = (min(HOLD[stand.ships], stand.gold) + 1) // 2
        found = self._loaded(port, stand, half)
        return found if found < NEVER else self._loaded(port, stand, 1)

    def _loaded(self, port: int, stand: Stand, least: int) -> int:
        """Return the turns left by way of the best market but this with so many crates."""
        space = space_of(port)
        found = NEVER
        for market in TRADE_PORTS:
            there = sum(self.sheet[good] for good in EXPORTS[market])
            bought = max(0, min(HOLD[stand.ships], there, stand.gold))
            if bought >= least and market != port:
                later = clock(stand._replace(gold=stand.gold + bought))
                way = self.turns[FROM_PORT[market][space]] + self.onward[market]
                found = min(found, way + later)
        return found
