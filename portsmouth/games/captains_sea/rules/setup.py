"""Set-up: the duel's ships, bids, sails, loads and opening hands (2, R73, R91, R140)."""

from __future__ import annotations

from portsmouth.core.context import NULL_CONTEXT, Context
from portsmouth.core.flow import FlowFrame
from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules import names, order, prepared
from portsmouth.games.captains_sea.rules.components import HANDICAPS, SEATS, Berth
from portsmouth.games.captains_sea.rules.program import run, task, then
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, Rules


def ship_of(berth: Berth) -> Ship:
    """Return a ship as she begins a duel (2.03, 2.05, 2.06, 2.08, 2.09)."""
    return Ship(berth.ship, berth.quality, berth.square, berth.heading)


def setup(seats: int, settings: Settings, rng: Rng) -> CaptainState:
    """Return a new game up to its first question (2.01, 2.02)."""
    rules = Rules(**dict(settings))  # type: ignore[arg-type]
    s = CaptainState(
        rules, rng, [ship_of(berth) for berth in HANDICAPS[rules.handicap][rules.duel].sides]
    )
    s.frames = (("new_turn",), ("deal",), ("fit_out",))
    if rules.scenario:
        prepared.lay_out(s)
    elif rules.bid == "turns" and not s.duel.must_take:
        then(s, ("bid", 0 if rng.die() % 2 else 1))
    elif rules.bid == "secret" and not s.duel.must_take:
        then(s, ("bid", 0), ("bid", 1), ("open_bids",))
    run(s, NULL_CONTEXT)
    return s


@task
def fit_out(s: CaptainState, cx: Context) -> None:
    """Ask for sails, then for loads (2.04, 2.07, R73)."""
    seats = order.opening(s)
    frames: list[FlowFrame] = [("rig", seat) for seat in seats]
    then(s, *frames, ("show_sails",), *(("charge", seat) for seat in seats))


@task
def show_sails(s: CaptainState, cx: Context) -> None:
    """Show both sails (R73)."""
    cx.open_seals(latest=s.seals)
    s.seals = 0
    for seat in order.opening(s):
        ship = s.ships[seat]
        cx.emit("sails", seat=seat, sail=names.SAIL[ship.medium], forced=0, left=ship.rigging)


def assign(s: CaptainState, first: int) -> None:
    """Give the duel's first ship to a seat (R140)."""
    s.first = first
    sides = s.duel.sides if first == 0 else s.duel.sides[::-1]
    s.ships = [ship_of(berth) for berth in sides]


BIDS = 41
"""Bids are 0 to 40 VP (R140); a sealed one is kept as ship times this, plus VP."""


def gift(s: CaptainState, seat: int, points: int) -> None:
    """Give VP to a seat for the side that the other has chosen (19.04)."""
    gifts = list(s.gifts)
    gifts[seat] += points
    s.gifts = tuple(gifts)


@task
def open_bids(s: CaptainState, cx: Context) -> None:
    """Compare sealed bids: the higher gift has the ship, at equality a die (R91, R140)."""
    bids = [divmod(bid, BIDS) for bid in s.bids]
    s.bids = (0, 0)
    cx.open_seals(latest=s.seals)
    s.seals = 0
    (ship, one), (other_ship, other) = bids
    if ship != other_ship:
        assign(s, 0 if ship == 0 else 1)
        gift(s, 1, one)
        gift(s, 0, other)
    else:
        winner = int(other > one) if one != other else int(s.rng.die() % 2 == 0)
        assign(s, winner if ship == 0 else 1 - winner)
        gift(s, 1 - winner, (one, other)[winner])
    tell_sides(s, cx)


def tell_sides(s: CaptainState, cx: Context) -> None:
    """Tell who has which ship, and the VP given for it."""
    for seat in SEATS:
        cx.emit("sides", seat=seat, ship=names.SHIP[s.ships[seat].kind], points=s.gifts[seat])
