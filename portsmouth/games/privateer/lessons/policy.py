"""How seats play in lessons: the learner's guide, who trades, and the others, who do little.

The guide is what a hint shows where no short way leads to the task; it looks at nothing that is
hidden. The others stay where they are, unless a lesson has them hunt the learner.
"""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.battle import totals
from portsmouth.games.privateer.rules.chart import IS_MERCHANT, PORT_AT, PORT_SQUARES, costs
from portsmouth.games.privateer.rules.components import BUYS, GOODS, NONE, PORTS
from portsmouth.games.privateer.state import PrivateerState, Ship

LEARNER = 0
_QUIET = ("pass", "decline", "draw", "roll", "steal", "hand", "discard", "at", "captain")
"""Verbs of the questions between, as everybody answers them."""
_FAR = 8
"""A port that far off, in turns, is worth that much less."""


def idle_policy(hunt: bool) -> Callable[[PrivateerState, list[Action]], Action]:
    """Return the policy of all seats; with ``hunt`` others attack the learner if they can."""

    def policy(s: PrivateerState, legal: list[Action]) -> Action:
        step = s.frames[-1][0]
        if step == "sail":
            return voyage(s, legal) if s.active == LEARNER else _lie_in_wait(s, legal, hunt)
        if step == "port" and s.active == LEARNER:
            return trade(s, legal, buys=not hunt)
        if step == "again":
            return ("reroll",) if _behind(s) else ("stand",)
        for verb in _QUIET:
            for action in legal:
                if action[0] == verb:
                    return action
        return legal[-1]

    return policy


def _behind(s: PrivateerState) -> bool:
    """Return whether the seat that may roll again has the lower total."""
    attack, defence = totals(s)
    return attack <= defence if s.frames[-1][1] == s.attacker else defence <= attack


def _lie_in_wait(s: PrivateerState, legal: list[Action], hunt: bool) -> Action:
    """Stay, or attack the learner at sea."""
    prey = s.ships[LEARNER].square
    if hunt and prey not in PORT_AT and ("sail", prey) in legal:
        return ("sail", prey)
    return ("stay",)


def voyage(s: PrivateerState, legal: list[Action]) -> Action:
    """Sail to the port where most is to be earned, or as near to it as the wind lets one."""
    ship = s.ships[s.active]
    way = ships.ways(ship, s.wind)
    most = ships.half_points_now(s)
    best = max(
        (port for port in range(len(PORTS)) if port != ship.last_port),
        key=lambda port: (
            port_worth(s, ship, port) - _FAR * -(-way[PORT_SQUARES[port]] // most),
            -port,
        ),
    )
    aim = ("sail", PORT_SQUARES[best])
    if aim in legal:
        return aim
    taken = {each.square for each in s.ships}
    free = [
        int(action[1])
        for action in legal
        if action[0] == "sail" and quiet_sea(int(action[1]), taken)
    ]
    home = costs(PORT_SQUARES[best], 0, False)
    here = home[ship.square]
    nearest = min(free, key=lambda square: (home[square], square), default=NONE)
    return ("sail", nearest) if nearest != NONE and home[nearest] < here else ("stay",)


def port_worth(s: PrivateerState, ship: Ship, port: int) -> int:
    """Return the silver that a ship's cargo brings in a port, and what it sells may earn."""
    best = max(margin(s, ship, port, good) for good in range(len(GOODS)))
    return prices.cargo_price(ship, s.ports[port]) + ships.hold_limit(ship) * max(best, 0)


def margin(s: PrivateerState, ship: Ship, port: int, good: int) -> int:
    """Return what a card of a good earns that is bought in a port and sold where it is dearest."""
    price = prices.buy_price(ship, s.ports[port], good)
    if not price or not s.bank[good]:
        return 0
    return max(BUYS[s.ports[each]][good] for each in range(len(PORTS)) if each != port) - price


def quiet_sea(square: int, taken: set[int]) -> bool:
    """Return whether a move that ends there sets nothing off."""
    return square not in IS_MERCHANT and square not in PORT_AT and square not in taken


def trade(s: PrivateerState, legal: list[Action], *, buys: bool = True) -> Action:
    """Sell all that the port buys, fill the hold with what earns most, and end the visit."""
    for verb in ("sell", "buy") if buys else ("sell",):
        actions = [action for action in legal if action[0] == verb]
        best = min(actions, key=lambda action: preference(s, action), default=("done",))
        if (verb == "sell" and actions) or (actions and _earns(s, int(best[1]))):
            return best
    return ("done",)


def _earns(s: PrivateerState, good: int) -> bool:
    ship = s.ships[s.active]
    return margin(s, ship, PORT_AT[ship.square], good) > 0


_VERBS = (
    "pass",
    "decline",
    "sell",
    "upgrade",
    "buy",
    "take",
    "roll",
    "steal",
    "sail",
    "stay",
    "wind",
)
"""Verbs in the order in which hints try them."""


def preference(s: PrivateerState, action: Action) -> int:
    """Return how late a hint tries an action: of equally short ways it shows the sensible one."""
    verb = str(action[0])
    first = 10_000 * (_VERBS.index(verb) if verb in _VERBS else len(_VERBS))
    if verb == "sell":
        return first - 100 * int(action[2])
    if verb == "take":
        return first - int(action[1])
    ship = s.ships[s.active]
    if verb == "upgrade":
        return first - visit_price(ship, int(action[1])) * (1 if ship.debts else -1)
    if verb == "buy":
        good, count = int(action[1]), int(action[2])
        return first - count * margin(s, ship, PORT_AT[ship.square], good)
    if verb == "sail":
        port = PORT_AT.get(int(action[1]), NONE)
        worth = port_worth(s, ship, port) if port != NONE else 0
        return first - 10 * worth + costs(ship.square, s.wind, False)[int(action[1])]
    return first


def visit_price(ship: Ship, track: int) -> int:
    """Return the price of a track's next position."""
    return prices.upgrade_price(ship, track, ship.debts)
