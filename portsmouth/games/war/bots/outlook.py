"""What lies before a convoy: how many turns it still needs, by each port that it could make for.

An ``Outlook`` is made once for what a convoy has; it then says for any space how many turns a
captain there still needs: the way to a port, what is best done in it, and the clock of all that
comes later. The other convoys count as prey and as danger.
"""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.games.war.bots import hunts
from portsmouth.games.war.bots.standing import (
    deck_strengths,
    fewer,
    paid,
    planted,
    wins,
)
from portsmouth.games.war.bots.storms import StormAhead, flees, mean_storm
from portsmouth.games.war.bots.trade_ahead import FROM_PORT, TradeAhead
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.race.clock import BROKE, NEVER, PASSENGER_TURNS, clock
from portsmouth.games.war.race.passages import TURN, bonus, turns_for
from portsmouth.games.war.race.stand import DEAR, frailty, stand_of
from portsmouth.games.war.rules import harbours
from portsmouth.games.war.rules.components import (
    CARDS,
    FEE,
    HULL,
    MOST_SHIPS,
    NATION_FLAGS,
    NONE,
    PIRATE_FLAGS,
    PORTS,
    SHIP_COST,
    TREATY,
)
from portsmouth.games.war.rules.fleet import crates, letters_left
from portsmouth.games.war.rules.world import is_sea, port_of
from portsmouth.games.war.state import WarState

FIRED_AT = 2000
"""Turns that a pirate loses on the mean before a port lets it in: shots that hit, repairs."""
FRAIL = 2
"""Hull with which a pirate had better not be shot at."""
PRESSED = 250
"""Turns that a die for crew is worth, at a pirate port or where the plague is."""
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
        self.trade = TradeAhead(s, convoy, self.turns)
        self.storm = self._storm()
        self._storms = self._stormed()
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

    def _port(self, port: int) -> int:
        """Return the turns left after the best action in a port."""
        s, convoy = self.s, self.convoy
        found = self.stormed(port)
        if harbours.at_war(s, convoy, port):
            return found
        gold = self.stand.gold + (FEE if convoy.passenger == port else 0)
        stand = self.stand._replace(gold=gold)
        if self.trade.changes(port, gold):
            found = min(found, self.trade.after(port, stand))
        rest = convoy.gold - SHIP_COST + DEAR * self.aboard
        if convoy.ships < MOST_SHIPS and convoy.gold >= SHIP_COST and rest >= LEFT:
            more = stand._replace(gold=gold - SHIP_COST, ships=convoy.ships + 1)
            won = wins(more._replace(gold=more.gold + self.worn))
            found = min(found, 0 if won else TURN + self.trade.after(port, more))
        if not self.poor and self._letter(port):
            more = stand._replace(letters=convoy.letters + 1)
            found = min(found, TURN + self.trade.after(port, more))
        free = convoy.passenger == NONE and s.plague != port
        if self.broke and free and not harbours.is_pirate_port(s, port):
            found = min(found, PASSENGER_TURNS - TURN + clock(stand._replace(gold=gold + FEE)))
        return found

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

    def _arrival(self, port: int) -> int:
        """Return the turns left when the convoy comes to a port: what may fire there, a storm."""
        s, convoy = self.s, self.convoy
        found = self.there[port]
        if harbours.fires_at_pirates(s, convoy, port):
            found += FIRED_AT * (1 + (convoy.values[HULL] <= FRAIL))
        if harbours.presses_crew(s, convoy, port) or s.plague == port:
            found += PRESSED
        return min(found, self.stormed(port))

    def _storm(self) -> StormAhead | None:
        """Return what comes of an attack on any port on the mean; None where none is wanted."""
        stand, convoy = self.stand, self.convoy
        if stand.merchants or stand.pirate >= PIRATE_FLAGS or stand.nation >= NATION_FLAGS:
            return None
        strengths, guns = deck_strengths(self.s), before_cards(convoy)
        return mean_storm(convoy, strengths, flees=flees(convoy), guns=guns)

    def stormed(self, port: int) -> int:
        """Return the turns left after an attack on a port, on the mean (W64-W72)."""
        return self._storms[port]

    def _stormed(self) -> list[int]:
        """Return the turns left after an attack on each port: its odds are alike for all."""
        if self.storm is None or self.poor:
            return [NEVER] * len(PORTS)
        taken, dear, sunk, fled, lost = self.storm
        after = paid(self.stand)
        worn = lost * HULL_GOLD // 10_000
        whole = after._replace(gold=after.gold + DEAR * self.aboard)
        beaten = TURN + fewer(whole, self.convoy)
        back = TURN + clock(whole._replace(gold=whole.gold - worn))
        flag = planted(after._replace(gold=after.gold - worn))
        won = wins(flag._replace(gold=flag.gold + worn + self.worn))
        lucky = max(0, taken - dear)
        unlucky, count = (sunk + dear) * beaten + fled * back, lucky + sunk + dear + fled
        return [
            (lucky * (0 if won else TURN + self.trade.after(port, flag)) + unlucky) // count
            if harbours.may_attack(self.s, self.seat, port)
            else NEVER
            for port in range(len(PORTS))
        ]


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
