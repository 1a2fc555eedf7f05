"""What lies before a convoy: how many turns it still needs, by each port that it could make for.

An ``Outlook`` is made once for what a convoy has; it then says for any space how many turns a
captain there still needs: the way to a port, what is best done in it, and the clock of all that
comes later. The other convoys count as prey and as danger.
"""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.games.war.bots import hunts
from portsmouth.games.war.bots.clock import BROKE, NEVER, PASSENGER_TURNS, Stand, clock
from portsmouth.games.war.bots.passages import MARKETS, TURN, bonus, turns_for
from portsmouth.games.war.bots.standing import (
    DEAR,
    deck_strengths,
    fewer,
    frailty,
    paid,
    planted,
    stand_of,
    wins,
)
from portsmouth.games.war.odds.forts import Assault, storm
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import (
    CANNONS,
    CARDS,
    EXPORT,
    EXPORTS,
    FEE,
    HOLD,
    HULL,
    IS_TRADE,
    MOST_SHIPS,
    NATION_FLAGS,
    NONE,
    PIRATE_FLAGS,
    PORTS,
    REGIONS,
    SHIP_COST,
    TRADE_PORTS,
    TREATY,
)
from portsmouth.games.war.rules.fleet import crates, letters_left
from portsmouth.games.war.rules.world import distances, is_sea, port_of, space_of
from portsmouth.games.war.state import WarState

FROM_PORT = tuple(distances(space_of(port)) for port in range(len(PORTS)))
"""The steps from every space to each port."""
FIRED_AT = 2000
"""Turns that a pirate loses on the mean before a port lets it in: shots that hit, repairs."""
EMPTY = 1600
"""Turns that a market costs which has no cargo for half a hold: the way to another one."""
REGION_GOODS = tuple(
    tuple(good for good, export in enumerate(EXPORT) if export == region)
    for region in range(len(REGIONS))
)
FRAIL = 2
"""Hull with which a pirate had better not be shot at."""
PRESSED = 250
"""Turns that a die for crew is worth, at a pirate port or where the plague is."""
HASTE = 2
"""Hull with which an attack on a port is broken off, when it is reckoned ahead."""
LEFT = 4
"""Gold and cargo that must be left for trade when a ship is bought."""
POOR = 8
"""With less in gold and cargo no attack is planned: there would be nothing left to trade with."""
HULL_GOLD = 15
"""Gold, in tenths, that a point of hull lost to a port costs."""


class Outlook:
    """The turns that a seat still needs, from any space, with what it has now."""

    def __init__(self, s: WarState, seat: int, bold: bool = True) -> None:
        convoy = s.convoys[seat]
        self.s, self.seat = s, seat
        self.convoy = convoy
        self.worn = frailty(convoy)
        self.aboard = crates(convoy)
        stand = stand_of(s, seat)
        stand = stand._replace(merchants=stand.merchants or not bold)
        self.stand = stand._replace(gold=stand.gold - DEAR * self.aboard)
        """Gold alone, without the cargo."""
        self.broke = convoy.gold < BROKE and not self.aboard
        self.poor = convoy.gold + DEAR * self.aboard < POOR
        self.turns = turns_for(bonus(s, convoy))
        self.onward = self._onward()
        """The turns from each port to a market of another region that has cargo, too."""
        self.storms = self._storm_odds()
        self.there = [self._port(port) for port in range(len(PORTS))]
        """The turns left after the best action in each port, if the convoy lies there."""
        self.arriving = [self._arrival(port) for port in range(len(PORTS))]
        """The same if it has still to dock."""
        self.met = hunts.meetings(s, seat)
        self._known: dict[int, int] = {}

    def from_space(self, space: int) -> int:
        """Return the turns that are left to who ended the turn in a space."""
        if space not in self._known:
            self._known[space] = self._from(space)
        return self._known[space]

    def _from(self, space: int) -> int:
        turns, here, arriving = self.turns, port_of(space), self.arriving
        found = min(
            turns[steps[space]] + left
            for steps, left in zip(FROM_PORT, arriving, strict=True)
            if steps[space]
        )
        if here != NONE:
            found = min(found, TURN + self.there[here])
        if is_sea(space):
            found -= hunts.drift(self.met, space)
        return found

    def goal(self, space: int) -> int:
        """Return the port that is best to make for from a space."""
        here = port_of(space)
        return min(
            (self.turns[steps[space]] + self.arriving[port], port)
            for port, steps in enumerate(FROM_PORT)
            if port != here
        )[1]

    def _onward(self) -> list[int]:
        wanted = HOLD[self.convoy.ships] // 2
        hold, sheet = self.convoy.hold, self.s.sheet
        empty = [
            EMPTY * (sum(sheet[good] + hold[good] for good in goods) < wanted)
            for goods in REGION_GOODS
        ]
        turns = self.turns
        return [min(turns[steps] + empty[region] for steps, region in each) for each in MARKETS]

    def _port(self, port: int) -> int:
        """Return the turns left after the best action in a port."""
        s, convoy = self.s, self.convoy
        found = self.stormed(port)
        if harbours.at_war(s, convoy, port):
            return found
        gold = self.stand.gold + (FEE if convoy.passenger == port else 0)
        stand = self.stand._replace(gold=gold)
        if self._sells_or_buys(port, gold):
            found = min(found, self.after(port, stand))
        rest = convoy.gold - SHIP_COST + DEAR * self.aboard
        if convoy.ships < MOST_SHIPS and convoy.gold >= SHIP_COST and rest >= LEFT:
            more = stand._replace(gold=gold - SHIP_COST, ships=convoy.ships + 1)
            won = wins(more._replace(gold=more.gold + self.worn))
            found = min(found, 0 if won else TURN + self.after(port, more))
        if not self.poor and self._letter(port):
            more = stand._replace(letters=convoy.letters + 1)
            found = min(found, TURN + self.after(port, more))
        free = convoy.passenger == NONE and s.plague != port
        if self.broke and free and not harbours.is_pirate_port(s, port):
            found = min(found, PASSENGER_TURNS - TURN + clock(stand._replace(gold=gold + FEE)))
        return found

    def _sells_or_buys(self, port: int, gold: int) -> bool:
        """Return whether a trade in a port would change anything."""
        if not IS_TRADE[port]:
            return False
        exports = EXPORTS[port]
        kept = sum(self.convoy.hold[good] for good in exports)
        if self.aboard > kept:
            return True
        free = HOLD[self.convoy.ships] > self.aboard
        return free and gold > 0 and any(self.s.sheet[good] for good in exports)

    def _letter(self, port: int) -> bool:
        """Return whether a letter can be taken in a port, and none is held (W37, W95)."""
        s, convoy = self.s, self.convoy
        return (
            not self.stand.merchants
            and not convoy.letters
            and harbours.is_own(s, convoy, port)
            and letters_left(s) > 0
            and not (s.globe != NONE and CARDS[s.globe] == TREATY)
        )

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
        there = sum(self.s.sheet[good] for good in EXPORTS[port])
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
            there = sum(self.s.sheet[good] for good in EXPORTS[market])
            bought = max(0, min(HOLD[stand.ships], there, stand.gold))
            if bought >= least and market != port:
                later = clock(stand._replace(gold=stand.gold + bought))
                way = self.turns[FROM_PORT[market][space]] + self.onward[market]
                found = min(found, way + later)
        return found

    def _arrival(self, port: int) -> int:
        """Return the turns left when the convoy comes to a port: what may fire there, a storm."""
        s, convoy = self.s, self.convoy
        found = self.there[port]
        if harbours.fires_at_pirates(s, convoy, port):
            found += FIRED_AT * (1 + (convoy.values[HULL] <= FRAIL))
        if harbours.presses_crew(s, convoy, port) or s.plague == port:
            found += PRESSED
        return min(found, self.stormed(port))

    def _storm_odds(self) -> tuple[int, int, int, int, int] | None:
        """Return the mean of an attack on any port, in a million; None where none is wanted."""
        stand, convoy = self.stand, self.convoy
        if stand.merchants or stand.pirate >= PIRATE_FLAGS or stand.nation >= NATION_FLAGS:
            return None
        guns = before_cards(convoy)
        hull = convoy.values[HULL]
        flees = 0 if convoy.ships == 1 else min(HASTE, hull - 1)
        sums = [0, 0, 0, 0, 0]
        whole = 0
        for strength, count in deck_strengths(self.s):
            odds = storm(Assault(hull, CANNONS[convoy.ships], strength, guns), flees)
            whole += count
            for place, part in enumerate(odds):
                sums[place] += count * part
        taken, dear, sunk, fled, lost = (each // whole for each in sums)
        return taken, dear, sunk, fled, lost

    def stormed(self, port: int) -> int:
        """Return the turns left after an attack on a port, on the mean (W64-W72)."""
        if self.storms is None or self.poor:
            return NEVER
        if harbours.target_refusal(self.s, self.seat, port) is not None:
            return NEVER
        taken, dear, sunk, fled, lost = self.storms
        after = paid(self.stand)
        worn = lost * HULL_GOLD // 10_000
        flag = planted(after._replace(gold=after.gold - worn))
        if wins(flag._replace(gold=flag.gold + worn + self.worn)):
            won = 0
        else:
            won = TURN + self.after(port, flag)
        whole = after._replace(gold=after.gold + DEAR * self.aboard)
        beaten = TURN + fewer(whole, self.convoy)
        back = TURN + clock(whole._replace(gold=whole.gold - worn))
        lucky = max(0, taken - dear)
        return (lucky * won + (sunk + dear) * beaten + fled * back) // (lucky + sunk + dear + fled)


def key(s: WarState, seat: int) -> Hashable:
    """Return all that an outlook depends on."""
    return (
        seat,
        tuple(
            (each.at, each.ships, each.values, each.gold, each.hold, each.letters, each.pirate)
            for each in s.convoys
        ),
        s.convoys[seat].passenger,
        s.convoys[seat].nation,
        s.convoys[seat].hand,
        s.sheet,
        s.flags,
        s.black,
        s.globe,
        s.plague,
        s.rules,
        deck_strengths(s),
    )


_KEPT: dict[Hashable, Outlook] = {}
_MOST = 64
"""Outlooks that are kept."""


def outlook(s: WarState, seat: int, bold: bool = True) -> Outlook:
    """Return the outlook of a seat, made anew or kept from before; who isn't bold only trades."""
    mark = (bold, key(s, seat))
    found = _KEPT.get(mark)
    if found is None:
        if len(_KEPT) >= _MOST:
            _KEPT.clear()
        found = _KEPT[mark] = Outlook(s, seat, bold)
    return found
