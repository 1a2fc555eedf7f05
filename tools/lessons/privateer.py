"""Where Privateer's lessons can begin: games by a simple policy, up to a position that fits."""

from __future__ import annotations

from typing import Any

from portsmouth.core.match import Match
from portsmouth.core.types import Action
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.lessons import policy
from portsmouth.games.privateer.lessons.catalogue import READER
from portsmouth.games.privateer.rules import components as c
from portsmouth.games.privateer.rules import prices, ships
from portsmouth.games.privateer.rules.chart import (
    MERCHANTS,
    PORT_AT,
    PORT_SQUARES,
    costs,
)
from portsmouth.games.privateer.state import PrivateerState, Ship
from tools.lessons.search import Search

PLAIN = (c.BONNET, c.KIDD, c.MORGAN, c.CAESAR, c.TEACH, c.ROBERTS, c.LAFITTE, c.RACKHAM)
"""Captains whose powers change nothing that a lesson teaches, the best for it first."""
_OTHERS = ("smugglers", "parley", "boarding_party", "dead_calm")
_OWN = ("buried_treasure", "prize_money", "royal_tax", "press_gang")


def calm_draws(s: PrivateerState) -> bool:
    """Return whether the next cards leave the wind alone and ask the learner nothing."""
    for place, card in enumerate(s.bounty_deck[1:8]):
        name = c.BOUNTY_NAMES[card]
        if c.is_relic(card):
            if c.CURSE[card] or card == c.WEATHER_GLASS:
                return False
        elif name in _OTHERS or name.startswith("wind") or (place % 2 and name not in _OWN):
            return False
    return True


def choose(match: Match[PrivateerState], data: dict[str, Any]) -> Action:
    """Choose by a simple policy: trade, and upgrade by the order that the lesson's data names."""
    s, legal = match.state, match.legal()
    step, seat = s.frames[-1][0], match.actors[0]
    if step == "captain":
        order = [("captain", captain) for captain in PLAIN]
        return min(legal, key=lambda each: order.index(each) if each in order else 99)
    if step in ("port", "outfit"):
        return in_port(s, legal, seat, data, step)
    if step == "sail":
        if seat != policy.LEARNER and data.get("wait") and s.round > data["wait"]:
            return out_to_sea(s, legal)
        return policy.voyage(s, legal)
    return policy.idle_policy(False)(s, legal)


def in_port(
    s: PrivateerState, legal: list[Action], seat: int, data: dict[str, Any], step: str
) -> Action:
    """Sell, upgrade by the lesson's order, fill the hold."""
    ship = s.ships[seat]
    sales = [action for action in legal if action[0] == "sell"]
    if sales:
        return max(sales, key=lambda action: action[2])
    order = data["learner"] if seat == policy.LEARNER else data["others"]
    saving = seat == policy.LEARNER and s.round >= data.get("save", 99)
    for track, most in order:
        action = ("upgrade", c.TRACKS.index(track))
        if ship.tracks[c.TRACKS.index(track)] >= most:
            continue
        spare = ship.silver - prices.upgrade_price(ship, c.TRACKS.index(track), ship.debts)
        if action in legal and spare >= data.get("reserve", 6) and not saving and step == "port":
            return action
        break
    if data.get("empty") and seat == policy.LEARNER and s.round + 1 >= data["round"]:
        return ("done",)
    buys = [action for action in legal if action[0] == "buy"]
    best = min(
        buys,
        key=lambda each: -int(each[2]) * policy.margin(s, ship, PORT_AT[ship.square], int(each[1])),
        default=None,
    )
    if best and policy.margin(s, ship, PORT_AT[ship.square], int(best[1])) > 0:
        return best
    return ("done",)


def out_to_sea(s: PrivateerState, legal: list[Action]) -> Action:
    """Lie at sea near the middle of the chart."""
    taken = {each.square for each in s.ships}
    way = costs(s.ships[s.active].square, 0, False)
    middle = costs(s.ships[policy.LEARNER].square, 0, False)
    free = [a for a in legal if a[0] == "sail" and policy.quiet_sea(int(a[1]), taken)]
    if s.ships[s.active].square not in PORT_AT or not free:
        return ("stay",)
    return min(free, key=lambda a: (abs(middle[int(a[1])] - 8), way[int(a[1])]))


def fits(s: PrivateerState, key: str) -> bool:
    """Return whether a lesson can begin here."""
    own = s.ships[policy.LEARNER]
    way = costs(own.square, s.wind, False)
    most = ships.half_points_now(s)
    ports = [p for p, at in enumerate(PORT_SQUARES) if way[at] <= most and p != own.last_port]
    if own.captain not in PLAIN[:6] or s.becalmed or s.slowed or (own.debts and key != "refit"):
        return False
    if any(c.CURSE[relic] for relic in own.relics) or c.WEATHER_GLASS in own.relics:
        return False
    if key == "wind":
        return (
            own.square == PORT_SQUARES[c.PORTS.index("havana")]
            and s.bounty_deck[0] == c.BOUNTY_NAMES.index("wind_east")
            and calm_draws(s)
        )
    if key == "ports":
        return not ships.load(own) and 9 <= own.silver <= 14 and len(ports) >= 1
    if key == "refit":
        sale = max((prices.cargo_price(own, s.ports[port]) for port in ports), default=0)
        four = sum(position == 4 for position in own.tracks)
        return own.debts == 1 and four == 1 and 23 <= own.silver + sale <= 27 and sale > 0
    if key == "merchant":
        near = [square for square in MERCHANTS if way[square] <= most]
        return (
            bool(near) and ships.combat(own) == 5 and ships.room(own) >= 4 and not ships.load(own)
        )
    cards = max((sold_cards(s, own, port) for port in ports), default=0)
    hunters = [
        each
        for seat, each in enumerate(s.ships)
        if seat
        and costs(each.square, s.wind, False)[own.square] <= ships.half_points(each, False, 0)
    ]
    return (
        ships.room(own) == 0
        and cards >= 6
        and own.square not in PORT_AT
        and len(hunters) == 2
        and all(each.square not in PORT_AT for each in hunters)
        and max(ships.combat(each) for each in hunters) >= ships.combat(own) + 5
    )


def sold_cards(s: PrivateerState, ship: Ship, port: int) -> int:
    """Return how many cards of a ship's cargo a port buys."""
    card = s.ports[port]
    return sum(held for good, held in enumerate(ship.cargo) if c.BUYS[card][good])


def script(data: dict[str, Any], seed: int) -> list[str] | None:
    """Return the actions up to the first turn of the learner in which the lesson can begin."""
    match: Match[PrivateerState] = Match(GAME, data["seats"], {"purses": "open"}, seed)
    start = "bounty" if data["key"] == "wind" else "sail"
    while match.actors and match.state.round <= data["round"] + data.get("span", 0):
        s = match.state
        if s.frames[-1][0] == start and s.active == policy.LEARNER and s.round >= data["round"]:
            if fits(s, data["key"]):
                return [entry.do for entry in match.journal]
            if start == "bounty":
                return None
        match.play(choose(match, data))
    return None


SEARCH = Search(GAME, READER, script, "draw", idle=("stay",))
