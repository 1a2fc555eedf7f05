"""The first captain: sails to the port that pays most for the way, trades, buys ships."""

from __future__ import annotations

from portsmouth.bots.bot import Bot, Choice, Decision, Thinking
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import harbours, market, visits
from portsmouth.games.war.rules.components import (
    BALL,
    BOARD,
    EXPORTS,
    GRAPE,
    HULL,
    MOST_SHIPS,
    SHIP_COST,
    TRADE_PORTS,
)
from portsmouth.games.war.rules.fleet import most_value, room
from portsmouth.games.war.rules.world import distances, is_sea, port_of, space_of
from portsmouth.games.war.state import NO_BUSINESS, REPAIR, TRADE, WarState

RESERVE = 6
"""Gold that a new ship leaves for cargo."""
LIKES = ("none", "pass", "ready", "done", "stay", "press")
"""What it takes where nothing else is said, the first of these that is legal."""


class Swabber(Bot[WarState]):
    """Trades and never fights; looks only at what its seat sees. ``fleet``: so many ships do."""

    plain = True

    def __init__(self, game: Game[WarState], fleet: int = MOST_SHIPS) -> None:
        self.game = game
        self.fleet = fleet

    def think(self, s: WarState, seat: int, rng: Rng) -> Thinking:
        yield from ()
        legal = self.game.legal(s, seat)
        return Decision((Choice((self.choose(s, seat, legal),), 0.0),), len(legal))

    def choose(self, s: WarState, seat: int, legal: list[Action]) -> Action:
        """Return what it does of what is legal."""
        action = self._wish(s, seat, legal)
        return action if action in legal else legal[-1]

    def _wish(self, s: WarState, seat: int, legal: list[Action]) -> Action:
        convoy = s.convoys[seat]
        step = s.frames[-1][0]
        if step == "cast":
            return ("stay",) if stays(s, convoy, self.fleet) else ("cast",)
        if step == "sail":
            return self._course(s, convoy, legal)
        if step == "port":
            return port_action(s, seat, self.fleet)
        if step == "load":
            return loading(legal)
        if step in ("begin", "again"):
            homes = [port for port in TRADE_PORTS if harbours.is_own(s, convoy, port)]
            return ("begin", homes[0]) if homes else legal[0]
        if step == "lade":
            return foreign(s, convoy, legal)
        if step in ("pick", "stow", "give", "mark", "flag", "drift", "keep", "flee"):
            return legal[0]
        verbs = {str(each[0]): each for each in legal}
        return next((verbs[verb] for verb in LIKES if verb in verbs), legal[0])

    def _course(self, s: WarState, convoy: Convoy, legal: list[Action]) -> Action:
        """Return the move to the best port, or towards it, past nobody if that can be."""
        others = {each.at for each in s.convoys}
        goal = space_of(best_port(s, convoy))
        if ("go", goal) in legal:
            return ("go", goal)
        left = distances(goal)
        cells = [int(each[1]) for each in legal if each[0] == "go" and is_sea(int(each[1]))]
        ends = [(left[cell], cell in others, cell) for cell in cells]
        return ("go", min(ends)[2]) if ends else ("stay",)


def stays(s: WarState, convoy: Convoy, fleet: int) -> bool:
    """Return whether there is more to do in this port: a ship to buy, a hull to mend."""
    if is_sea(convoy.at):
        return False
    port = port_of(convoy.at)
    if harbours.at_war(s, convoy, port):
        return False
    return wants_ship(convoy, fleet) or (
        2 * convoy.values[HULL] < most_value(convoy) and convoy.gold > 1
    )


def wants_ship(convoy: Convoy, fleet: int) -> bool:
    """Return whether it is time for another ship."""
    return convoy.ships < fleet and convoy.gold >= SHIP_COST + RESERVE


def rate(s: WarState, convoy: Convoy, port: int) -> int:
    """Return what a trade port brings for each space of the way, in thousandths."""
    if harbours.at_war(s, convoy, port) or space_of(port) == convoy.at:
        return -1
    dear = sum(held for good, held in enumerate(convoy.hold) if good not in EXPORTS[port])
    stock = sum(s.sheet[good] for good in EXPORTS[port])
    bought = min(stock, room(convoy) + dear, convoy.gold + 2 * dear)
    risk = 4 if harbours.fires_at_pirates(s, convoy, port) else 1
    way = 2 + distances(space_of(port))[convoy.at]
    return 1000 * (2 * dear + bought) // (risk * way)


def best_port(s: WarState, convoy: Convoy) -> int:
    """Return the trade port that brings most for each space of the way."""
    return max(TRADE_PORTS, key=lambda port: (rate(s, convoy, port), -port))


def best_rate(s: WarState, convoy: Convoy) -> int:
    """Return what the best trade port brings for each space of the way."""
    return max(rate(s, convoy, port) for port in TRADE_PORTS)


def port_action(s: WarState, seat: int, fleet: int) -> Action:
    """Return the next thing to do in port."""
    convoy, port = s.convoys[seat], visits.port_visited(s)
    if (
        s.business == NO_BUSINESS
        and visits.ship_refusal(s, seat) is None
        and wants_ship(convoy, fleet)
    ):
        return ("ship",)
    if s.business != TRADE and harbours.at_war(s, convoy, port):
        return ("done",)
    low = most_value(convoy) - convoy.values[HULL]
    if s.business == REPAIR or (2 * convoy.values[HULL] < most_value(convoy)):
        price = harbours.repair_price(s, convoy, port)
        points = min(low, convoy.gold // price)
        if points and s.business != TRADE:
            return ("mend", HULL, points)
    if visits.trade_refusal(s) is None:
        for good, held in enumerate(convoy.hold):
            if held and good not in EXPORTS[port] and not s.bought >> good & 1:
                return ("sell", good, held)
        for good in EXPORTS[port]:
            most = market.most_bought(s, convoy, port, good)
            if most and not s.sold >> good & 1:
                return ("buy", good, most)
    if s.business == NO_BUSINESS and visits.board_refusal(s, seat) is None:
        return ("board",)
    return ("done",)


def loading(legal: list[Action]) -> Action:
    """Return the next counter: the hook last, ball before grape."""
    for shot in (BOARD, BALL, GRAPE):
        if ("load", shot) in legal:
            return ("load", shot)
    return legal[0]


def foreign(s: WarState, convoy: Convoy, legal: list[Action]) -> Action:
    """Return first crates that are not exported where the convoy starts."""
    exports = EXPORTS[port_of(convoy.at)]
    found = [each for each in legal if each[0] == "lade" and int(each[1]) not in exports]
    return max(found, key=lambda each: (int(each[2]), -int(each[1]))) if found else legal[0]
