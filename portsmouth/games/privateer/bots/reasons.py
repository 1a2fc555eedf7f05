"""Why a turn was good, in one sentence that a player would say."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.bots import prospects
from portsmouth.games.privateer.bots.visit_plans import after
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.chart import IS_MERCHANT, PORT_AT
from portsmouth.games.privateer.rules.components import NONE, PORTS
from portsmouth.games.privateer.rules.fights import fight, goods
from portsmouth.games.privateer.rules.messages import port_name
from portsmouth.games.privateer.rules.visits import port_visited, sell_refusal
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.views.ways import turns_to_ports

DEALS = frozenset({"sell", "buy", "upgrade", "strip"})


def reason(s: PrivateerState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return why to play these actions; None where nothing that can be told speaks for them."""
    if not s.frames or NONE in s.ports:
        return None
    for number, action in enumerate(actions):
        if action[0] == "wind":
            s = s.copy()
            s.wind = int(action[1])
        elif action[0] == "sail":
            return _course(s, seat, int(action[1]), actions[number + 1 :])
        elif action[0] in DEALS or action[0] == "done":
            return _visit(s, seat, actions[number:])
        elif action[0] == "reroll":
            return Text("why-reroll")
        else:
            return None
    return None


def _course(s: PrivateerState, seat: Seat, square: int, later: Sequence[Action]) -> Text | None:
    """Return why to sail to a square: its port, its fight, or the port that lies ahead."""
    port, other = PORT_AT.get(square, NONE), ships.ship_at(s, square, seat)
    moved = s.copy()
    moved.ships[seat].square = square
    if port != NONE and s.ships[seat].last_port != port:
        moved.ships[seat].last_port = port
        moved.frames = (("port",),)
        return _visit(moved, seat, later)
    if port == NONE and (other != NONE or square in IS_MERCHANT):
        win = fight(s, seat, other).win // 10
        mean = (goods(s, seat, other) + 50) // 100
        if not mean:
            return None
        if other == NONE:
            return Text("why-merchant", chance=win, count=mean)
        return Text("why-attack", other=player(other), chance=win, count=mean)
    return _ahead(moved, seat)


def _visit(s: PrivateerState, seat: Seat, actions: Sequence[Action]) -> Text | None:
    """Return what a visit brings: the victory, the silver of its sales, or what it refits."""
    line = tuple(action for action in actions if action[0] in DEALS)
    here = port_visited(s)
    sales = [action for action in line if action[0] == "sell"]
    if any(sell_refusal(s, seat, int(good), int(count)) for _, good, count in sales):
        return None
    end = after(s, seat, line)
    ship = end.ships[seat]
    if ships.infamy(ship) >= s.rules.goal:
        return Text("why-win", infamy=ships.infamy(ship))
    silver = after(s, seat, tuple(sales)).ships[seat].silver - s.ships[seat].silver
    up = any(map(int.__gt__, ship.tracks, s.ships[seat].tracks))
    if silver and here != NONE:
        port = port_name(here)
        if up:
            return Text("why-sale-refit", port=port, silver=silver, infamy=ships.infamy(ship))
        return Text("why-sale", port=port, silver=silver)
    if up:
        return Text("why-refit", infamy=ships.infamy(ship))
    if ships.load(ship) > ships.load(s.ships[seat]):
        return _ahead(end, seat)
    return None


def _ahead(s: PrivateerState, seat: Seat) -> Text | None:
    """Return the port that the ship makes for, in how many turns, and what its cargo brings."""
    ship = s.ships[seat]
    left = prospects.arrivals(s, ship, ship.silver)
    turns = turns_to_ports(s, seat)
    port = min(range(len(PORTS)), key=lambda each: (left[each] + 1000 * turns[each], each))
    if port == ship.last_port:
        return None
    name = port_name(port)
    brings = prices.cargo_price(ship, s.ports[port])
    if brings:
        return Text("why-ahead-sale", port=name, turns=turns[port], silver=brings)
    return Text("why-ahead", port=name, turns=turns[port])
