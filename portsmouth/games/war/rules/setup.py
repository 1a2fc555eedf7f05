"""Set-up: nations, piles, flags, starts, first crates (W1-W10, W74-W76, S42, S88, S89)."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.errors import BadSetup
from portsmouth.core.meta import SCENARIO, Settings
from portsmouth.core.rng import Rng
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import charts, harbours, prepared, taught, turns
from portsmouth.games.war.rules.components import (
    CARDS,
    CRATES_PER_SEAT,
    DESTINATIONS,
    EXPORTS,
    GOODS,
    NATIONS,
    NONE,
    PORTS,
    START_CRATES,
    TRADE_PORTS,
    Numbers,
)
from portsmouth.games.war.rules.fleet import from_sheet
from portsmouth.games.war.rules.names import nation_name, port_name
from portsmouth.games.war.rules.world import port_of, space_of
from portsmouth.games.war.state import Rules, WarState, put


def setup(seats: int, settings: Settings, rng: Rng) -> WarState:
    """Return the first position, by the design's order of chance (W3, W9, W10, W74)."""
    prepared_one = str(settings.get(SCENARIO, ""))
    if prepared_one and seats == 1:
        raise BadSetup("a prize is taken from somebody: at least two play")
    rules = Rules._make(settings.get(key, "") for key in Rules._fields)
    nations = _shuffled(rng, len(NATIONS))
    s = WarState(rules, rng, [Convoy(nation) for nation in nations[:seats]])
    s.sheet = (CRATES_PER_SEAT * seats,) * len(GOODS)
    s.first = s.active = rng.below(seats)
    s.deck = _shuffled(rng, len(CARDS))
    s.bag = tuple(DESTINATIONS[each] for each in _shuffled(rng, len(DESTINATIONS)))
    s.stack = _shuffled(rng, len(NATIONS))
    if prepared_one in taught.STARTS:
        taught.lay_out(s, prepared_one)
    elif prepared_one:
        prepared.lay_out(s)
    else:
        _open(s)
    return s


def _open(s: WarState) -> None:
    """Deal the opening, or let the seats choose it, on the chart of the match (O2, S3)."""
    if s.rules.chart in charts.HISTORIC:
        s.black = charts.HISTORIC[s.rules.chart]
        s.stack = ()
    if s.rules.opening == "dealt":
        _deal_opening(s)
    elif s.stack:
        ask_flag(s, s.first)
    else:
        ask_start(s)


def _shuffled(rng: Rng, count: int) -> Numbers:
    numbers = list(range(count))
    rng.shuffle(numbers)
    return tuple(numbers)


def order(s: WarState) -> list[int]:
    """Return the seats from the first player clockwise (W6)."""
    return [(s.first + more) % s.seats for more in range(s.seats)]


def ask_flag(s: WarState, seat: int) -> None:
    """Let a seat draw a black-bordered flag and place it (W6, W75)."""
    s.active = seat
    nation, s.stack = s.stack[0], s.stack[1:]
    s.frames = (("flag", nation),)


def flag_ports(s: WarState) -> Numbers:
    """Return the ports without a black-bordered flag (S42)."""
    return tuple(port for port in range(len(PORTS)) if s.black[port] == NONE)


def place_flag(s: WarState, cx: Context, seat: int, nation: int, port: int) -> None:
    """Put a black-bordered flag on a port; then the next seat (W6, S3)."""
    s.black = put(s.black, port, nation)
    cx.emit("black_flag", seat=seat, nation=nation_name(nation), port=port_name(port))


def ask_start(s: WarState) -> None:
    """Let the last seat begin to choose where convoys start (W7)."""
    s.active = order(s)[-1]
    s.frames = (("begin",),)


def after_flag(s: WarState, cx: Context, seat: int) -> None:
    """Ask the next seat for its flag, or the last one for its start (W6, W7)."""
    following = (seat + 1) % s.seats
    if following == s.first:
        ask_start(s)
    else:
        cx.reveal()
        ask_flag(s, following)


def after_start(s: WarState, seat: int) -> None:
    """Ask the seat before for its start; after the first player crates are chosen (W7, W8)."""
    if seat == s.first:
        s.frames = (("lade", START_CRATES),)
    else:
        s.active = (seat - 1) % s.seats
        s.frames = (("begin",),)


def after_lading(s: WarState, cx: Context, seat: int) -> None:
    """Ask the next seat for its crates, or begin the first turn (W8, W10)."""
    following = (seat + 1) % s.seats
    if following == s.first:
        turns.begin_turn(s, cx, s.first)
    else:
        s.active = following
        s.frames = (("lade", START_CRATES),)


def _deal_opening(s: WarState) -> None:
    """Place flags and starts and deal crates at random (O2, S88)."""
    for seat in order(s):
        if s.stack:
            nation, s.stack = s.stack[0], s.stack[1:]
            place_flag(s, NULL_CONTEXT, seat, nation, _one_of(s, flag_ports(s)))
    for seat in reversed(order(s)):
        convoy = s.convoys[seat]
        own = tuple(port for port in TRADE_PORTS if harbours.is_own(s, convoy, port))
        convoy.at = space_of(_one_of(s, own or TRADE_PORTS))
    for seat in order(s):
        convoy = s.convoys[seat]
        for _ in range(START_CRATES):
            exports = EXPORTS[port_of(convoy.at)]
            goods = [each for each in range(len(GOODS)) if s.sheet[each] and each not in exports]
            from_sheet(s, convoy, _one_of(s, tuple(goods)), 1)
    turns.begin_turn(s, NULL_CONTEXT, s.first)


def _one_of(s: WarState, numbers: Numbers) -> int:
    return numbers[s.rng.below(len(numbers))]
