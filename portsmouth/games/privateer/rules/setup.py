"""Section 5.1: colours, captains, Port Cards, who begins (P4-P15, B22, B30, B33, B34, B64, B73)."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.rules.chart import PORT_SQUARES
from portsmouth.games.privateer.rules.components import (
    BOUNTY,
    CAPTAINS,
    COLOURS,
    PORT_CARDS,
    PORTS,
    START_SILVER,
    START_STEPS,
)
from portsmouth.games.privateer.rules.messages import port_name
from portsmouth.games.privateer.rules.turns import begin_turn
from portsmouth.games.privateer.state import PrivateerState, Rules, Ship


def setup(seats: int, settings: Settings, rng: Rng) -> PrivateerState:
    """Return the first position: colours and captains dealt, in the order of chance of B73."""
    rules = Rules._make(settings[name] for name in Rules._fields)
    colours = list(range(len(COLOURS)))
    rng.shuffle(colours)
    ships = [Ship(colour, PORT_SQUARES[colour]) for colour in colours[:seats]]
    s = PrivateerState(rules, rng, ships)
    captains = list(range(len(CAPTAINS)))
    rng.shuffle(captains)
    if rules.captains == "dealt":
        for seat, captain in enumerate(captains[:seats]):
            take_captain(s, seat, captain)
        open_ports(s, NULL_CONTEXT)
    else:
        s.dealt = tuple(captains[: 2 * seats])
        s.frames = (("captain", 0),)
    return s


def offered(s: PrivateerState, seat: int) -> tuple[int, ...]:
    """Return the two captains that lie before a seat; none once they are chosen (P4, B33)."""
    return s.dealt[2 * seat : 2 * seat + 2]


def take_captain(s: PrivateerState, seat: int, captain: int) -> None:
    """Give a seat its captain, with start steps and silver (P12, P18, P63)."""
    ship = s.ships[seat]
    ship.captain = captain
    ship.tracks = START_STEPS[captain]
    ship.silver = START_SILVER[captain]


def open_ports(s: PrivateerState, cx: Context) -> None:
    """Turn up a card for each port, shuffle Bounty Cards, roll for the start (P5, P8, P14, B73)."""
    s.dealt = ()
    cards = list(range(len(PORT_CARDS)))
    s.rng.shuffle(cards)
    s.ports, s.port_deck = tuple(cards[: len(PORTS)]), tuple(cards[len(PORTS) :])
    bounty = list(BOUNTY)
    s.rng.shuffle(bounty)
    s.bounty_deck = tuple(bounty)
    cx.reveal()
    s.first = _roll_for_start(s, cx)
    begin_outfit(s, cx, s.first)


def _roll_for_start(s: PrivateerState, cx: Context) -> int:
    """Return who rolls highest; those who tie for it roll again, by seat (P14, B30, B72)."""
    tied = list(range(len(s.ships)))
    while len(tied) > 1:
        rolls = [s.rng.die() for _ in tied]
        for seat, roll in zip(tied, rolls, strict=True):
            cx.emit("rolled_for_start", seat=seat, roll=roll)
        highest = max(rolls)
        tied = [seat for seat, roll in zip(tied, rolls, strict=True) if roll == highest]
    cx.emit("begins", seat=tied[0])
    return tied[0]


def begin_outfit(s: PrivateerState, cx: Context, seat: int) -> None:
    """Let a seat spend its start silver in its own port (P15, B27)."""
    s.active = seat
    s.traded = False
    s.upgraded = s.stripped = 0
    s.frames = (("outfit", seat),)
    port = port_name(s.ships[seat].colour)
    cx.emit("fits_out", seat=seat, port=port)


def end_outfit(s: PrivateerState, cx: Context) -> None:
    """Go on to the next seat, each once in turn order; then the first turn (B27, B64)."""
    following = (s.active + 1) % len(s.ships)
    if following == s.first:
        begin_turn(s, cx, s.first)
    else:
        begin_outfit(s, cx, following)
