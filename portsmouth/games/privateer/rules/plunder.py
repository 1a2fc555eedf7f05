"""Section 5.5 and B86: what the winner of a fight between players takes (P49-P52, B12, B40)."""

from __future__ import annotations

from portsmouth.core.context import Context
from portsmouth.core.text import player
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import PORT_SQUARES
from portsmouth.games.privateer.rules.components import CAESAR, PORTS
from portsmouth.games.privateer.rules.ending import goal_reached
from portsmouth.games.privateer.rules.messages import good_name, port_name, relic_name
from portsmouth.games.privateer.rules.turns import end_turn, forget_fight
from portsmouth.games.privateer.state import PrivateerState


def loser(s: PrivateerState) -> int:
    """Return the seat that lost the fight between players."""
    return s.defender if s.winner == s.attacker else s.attacker


def most(s: PrivateerState) -> int:
    """Return how many cards the winner may still steal: the difference, the loser's cargo (B12)."""
    return min(s.difference, ships.load(s.ships[loser(s)]))


def go_on(s: PrivateerState, cx: Context) -> None:
    """Ask the winner for a card to steal, as long as there is one (B12, B87)."""
    if most(s):
        s.frames = (("plunder",),)
    else:
        after_plunder(s, cx)


def steal(s: PrivateerState, cx: Context, good: int) -> None:
    """Take one card: aboard while there is room, then to the bank (P49, P50, B87)."""
    taker, victim = s.ships[s.winner], s.ships[loser(s)]
    name = good_name(good)
    kept = ships.room(taker) > 0
    if kept:
        ships.move_cargo(victim, taker, good)
    else:
        ships.to_ship(s, loser(s), good, -1)
    s.difference -= 1
    kind = "stole" if kept else "stole_to_bank"
    cx.emit(kind, seat=s.winner, other=player(loser(s)), good=name)
    go_on(s, cx)


def after_plunder(s: PrivateerState, cx: Context) -> None:
    """Ask Black Caesar, attacker or defender, whether he takes a Relic (B40, B51, B86)."""
    if s.ships[s.winner].captain == CAESAR and ships.takeable_relics(s.ships[loser(s)]):
        s.frames = (("seize", loser(s)),)
    else:
        after_relic(s, cx)


def after_relic(s: PrivateerState, cx: Context) -> None:
    """Ask the winner whether he hands a Curse to the loser (B40, B52, B86)."""
    if ships.curses(s.ships[s.winner]):
        s.frames = (("hand", loser(s)),)
    else:
        send_off(s, cx)


def hand_curse(s: PrivateerState, cx: Context, curse: int) -> None:
    """Give a Curse to the loser, which may bring the giver to the goal (B48, B52)."""
    giver, taker = s.ships[s.winner], s.ships[loser(s)]
    ships.move_relic(giver, taker, curse)
    name = relic_name(curse)
    cx.emit("handed", seat=s.winner, other=player(loser(s)), relic=name)
    if not goal_reached(s, cx):
        send_off(s, cx)


def send_off(s: PrivateerState, cx: Context) -> None:
    """Send the loser to the port of the colour die, his last port now (P51, P52, B14)."""
    seat = loser(s)
    ship, port = s.ships[seat], s.rng.below(len(PORTS))
    ship.square, ship.last_port = PORT_SQUARES[port], port
    cx.emit("sent_off", seat=seat, port=port_name(port))
    forget_fight(s)
    end_turn(s, cx)
