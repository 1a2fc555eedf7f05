"""Trade, reckoned ahead: the turns left to who buys in a port and sells in another region."""

from __future__ import annotations

from portsmouth.games.war.bots.standing import wins
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.race.clock import NEVER, Stand, clock
from portsmouth.games.war.race.passages import MARKETS, Passages
from portsmouth.games.war.race.stand import DEAR, frailty
from portsmouth.games.war.rules.components import (
    EXPORT,
    HOLD,
    IS_TRADE,
    PORTS,
    REGION,
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
NOWHERE_SOLD = len(REGIONS)
"""Stands for the region of ports that do not trade: they are alike to whoever comes there."""
MARKET_OF = tuple(
    region if trades else NOWHERE_SOLD for region, trades in zip(REGION, IS_TRADE, strict=True)
)
"""The region in which each port trades."""
Supply = list[tuple[int, int]]
"""Markets with cargo, and the turns left to who has loaded there and come to the next one."""


class TradeAhead:
    """What a convoy can carry, by each port that it trades in next.

    Ports of a region differ in the way alone, so what comes of a trade is reckoned once for each
    region and for what the seat has then.
    """

    def __init__(self, s: WarState, convoy: Convoy, turns: Passages) -> None:
        """Look at a convoy whose ways take so many turns by their steps."""
        self.convoy = convoy
        self.turns = turns
        self.worn = frailty(convoy)
        self.aboard = crates(convoy)
        self.stock = [sum(s.sheet[good] for good in goods) for goods in REGION_GOODS]
        """The crates that each region has to sell."""
        self.kept = [sum(convoy.hold[good] for good in goods) for goods in REGION_GOODS]
        """The crates aboard that each region exports, which sell dear elsewhere alone."""
        self.onward = self._onward()
        """The turns from each port to a market of another region that has cargo, too."""
        self._traded: dict[tuple[int, Stand], int | Stand | None] = {}
        self._supplies: dict[Stand, tuple[Supply, Supply]] = {}

    def _onward(self) -> list[int]:
        wanted = HOLD[self.convoy.ships] // 2
        empty = [
            EMPTY * (there + kept < wanted)
            for there, kept in zip(self.stock, self.kept, strict=True)
        ]
        turns = self.turns
        return [min(turns[steps] + empty[region] for steps, region in each) for each in MARKETS]

    def changes(self, port: int, gold: int) -> bool:
        """Return whether a trade in a port would change anything."""
        if not IS_TRADE[port]:
            return False
        if self.aboard > self.kept[REGION[port]]:
            return True
        free = HOLD[self.convoy.ships] > self.aboard
        return free and gold > 0 and self.stock[REGION[port]] > 0

    def after(self, port: int, stand: Stand) -> int:
        """Return the turns left to a seat that stands so in a port and trades there at once.

        All that sells dear is sold, and the hold filled, where the port trades.
        """
        mark = MARKET_OF[port], stand
        if mark not in self._traded:
            self._traded[mark] = self._trade(*mark)
        later = self._traded[mark]
        if later is None:
            return 0
        if isinstance(later, Stand):
            return self._supplied(port, later)
        return self.onward[port] + later

    def _trade(self, region: int, stand: Stand) -> int | Stand | None:
        """Return the turns left from the next market on, once all is sold and bought; None if won.

        Where there is too little cargo: how the seat stands that looks for a market with some.
        """
        if region == NOWHERE_SOLD:
            if wins(stand._replace(gold=stand.gold + self.worn)):
                return None
            later = stand._replace(gold=stand.gold + DEAR * self.aboard)
            return clock(later) if self.aboard else stand
        kept = self.kept[region]
        gold = stand.gold + DEAR * (self.aboard - kept)
        if wins(stand._replace(gold=gold + kept + self.worn)):
            return None
        bought = max(0, min(HOLD[stand.ships] - kept, self.stock[region], gold))
        if 2 * (bought + kept) < min(HOLD[stand.ships], gold):
            return stand._replace(gold=gold + DEAR * kept)
        return clock(stand._replace(gold=gold + bought + DEAR * kept))

    def _supplied(self, port: int, stand: Stand) -> int:
        """Return the turns left to a seat with nothing aboard: first to where there is cargo.

        Half a hold is wanted; where no market has so much, as alone with many ships, any will do.
        """
        if stand not in self._supplies:
            half = (min(HOLD[stand.ships], stand.gold) + 1) // 2
            self._supplies[stand] = self._supply(stand, half), self._supply(stand, 1)
        enough, some = self._supplies[stand]
        found = self._by_way_of(port, enough)
        return found if found < NEVER else self._by_way_of(port, some)

    def _supply(self, stand: Stand, least: int) -> Supply:
        """Return the markets with so many crates."""
        later: dict[int, int] = {}
        for region, there in enumerate(self.stock):
            bought = max(0, min(HOLD[stand.ships], there, stand.gold))
            if bought >= least:
                later[region] = clock(stand._replace(gold=stand.gold + bought))
        return [
            (market, self.onward[market] + later[REGION[market]])
            for market in TRADE_PORTS
            if REGION[market] in later
        ]

    def _by_way_of(self, port: int, markets: Supply) -> int:
        """Return the turns left by way of the best of these markets but the port itself."""
        space, turns = space_of(port), self.turns
        ways = (turns[FROM_PORT[at][space]] + left for at, left in markets if at != port)
        return min([NEVER, *ways])
