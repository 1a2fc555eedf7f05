"""The yardstick: a trader who looks one port ahead and buys Sails first; no level of the house."""

from __future__ import annotations

from portsmouth.bots.bot import Bot, Choice, Decision, Thinking
from portsmouth.bots.search.evaluator import Line
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.privateer.rules import prices, ships, visits
from portsmouth.games.privateer.rules.chart import IS_MERCHANT, PORT_SQUARES, costs
from portsmouth.games.privateer.rules.components import (
    CANNONS,
    CREW,
    GOODS,
    HOLD,
    LAST,
    SAILS,
    TRACK_INFAMY,
)
from portsmouth.games.privateer.state import PrivateerState, Ship
from portsmouth.games.privateer.steps.sail import SAIL, STAY, reach

ORDER = (SAILS, HOLD, CREW, CANNONS)
RESERVE = 8
"""The silver that upgrades leave for cargo."""
LAST_STEP = TRACK_INFAMY[LAST] - TRACK_INFAMY[LAST - 1]
"""The most Infamy that one upgrade brings (P20)."""


class Trader(Bot[PrivateerState]):
    """Sails to the port that pays most a turn, sells all, upgrades in order, fills the hold."""

    def __init__(self, game: Game[PrivateerState]) -> None:
        self.game = game

    def think(self, s: PrivateerState, seat: int, rng: Rng) -> Thinking:
        yield from ()
        return Decision((Choice(self.line(s, seat), 0.0),), 1)

    def line(self, s: PrivateerState, seat: int) -> Line:
        """Return what to do: a single action, or a whole visit."""
        step = s.frames[-1][0]
        if step == "sail":
            return (self._course(s, seat),)
        if step in ("port", "outfit"):
            return self._visit(s, seat, step == "port")
        legal = self.game.legal(s, seat)
        for action in legal:
            if action[0] in ("enough", "pass", "decline", "stand"):
                continue
            if action[0] != "take" or action == legal[-1]:
                return (action,)
        return (legal[-1],)

    def _course(self, s: PrivateerState, seat: int) -> Action:
        """Return the move: to the best port in reach, else nearer to the best one."""
        ship, near = s.ships[seat], reach(s)
        spent = ships.half_points_now(s)
        ways = ships.ways(ship, s.wind)
        worths = []
        for port, square in enumerate(PORT_SQUARES):
            if port != ship.last_port:
                turns = -(-ways[square] // spent)
                worths.append(
                    (100 * (1 + prices.cargo_price(ship, s.ports[port])) // max(1, turns), -port)
                )
        port = -max(worths)[1]
        goal = PORT_SQUARES[port]
        if goal in near:
            return SAIL[goal]
        calm = [
            square
            for square in near
            if square not in IS_MERCHANT and ships.ship_at(s, square, seat) < 0
        ]
        windproof = ships.windproof(ship)
        best = min(
            calm, key=lambda square: (costs(square, s.wind, windproof)[goal], square), default=-1
        )
        return SAIL[best] if best >= 0 else STAY

    def _visit(self, s: PrivateerState, seat: int, sells: bool) -> Line:
        """Return all sales, upgrades in order while silver lasts, and the best cargo."""
        port = visits.port_visited(s)
        ship = s.ships[seat].copy()
        line: list[Action] = []
        card = s.ports[port]
        for good, held in enumerate(ship.cargo):
            if sells and held and prices.sell_price(ship, card, good):
                line.append(("sell", good, held))
                ship.silver += held * prices.sell_price(ship, card, good)
                ship.cargo = ships.add(ship.cargo, good, -held)
        for track in ORDER:
            while not prices.at_last(ship, track):
                price = prices.upgrade_price(ship, track, ship.debts)
                near = ships.infamy(ship) + LAST_STEP >= s.rules.goal
                if ship.silver - price < (0 if near else RESERVE):
                    break
                ship.silver -= price
                ship.debts = max(0, ship.debts - 1)
                ships.set_track(ship, track, ship.tracks[track] + 1)
                line.append(("upgrade", track))
                if ships.infamy(ship) >= s.rules.goal:
                    return tuple(line)
        return (*line, *cargo(s, ship, port), ("done",))


def cargo(s: PrivateerState, ship: Ship, port: int) -> Line:
    """Return the purchases that gain most in one other port, by turns to it."""
    spent = ships.half_points(ship, True, 0)
    ways = ships.ways(ship, s.wind)
    best = 0
    found: Line = ()
    for other, square in enumerate(PORT_SQUARES):
        if other == port:
            continue
        line: list[Action] = []
        gain, silver, room = 0, ship.silver, ships.room(ship)
        asked = [prices.buy_price(ship, s.ports[port], good) for good in range(len(GOODS))]
        paid = [prices.sell_price(ship, s.ports[other], good) for good in range(len(GOODS))]
        order = sorted(
            (asked[good] - paid[good], good) for good in range(len(GOODS)) if asked[good]
        )
        for margin, good in order:
            count = min(room, silver // asked[good], s.bank[good])
            if margin < 0 and count > 0:
                line.append(("buy", good, count))
                gain -= margin * count
                silver -= asked[good] * count
                room -= count
        rate = 100 * gain // max(1, -(-ways[square] // spent))
        if rate > best:
            best, found = rate, tuple(line)
    return found
