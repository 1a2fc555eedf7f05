"""What a seat can't see, dealt anew: hands, deck, loads, manoeuvres, Strains, seals (R96)."""

from __future__ import annotations

from portsmouth.core.flow import FlowFrame
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules import crews, harm, setup
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    DOUBLE,
    EMPTY,
    HOLD,
    NONE,
    ROUND,
    SEATS,
    SECTIONS,
    TASKS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.manoeuvres.panel import barred, cost_at
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, NO_PLAN, Ship
from portsmouth.games.captains_sea.state import CaptainState, put

OPEN_STRAIN = 2 | 4
"""Marks in ``shown`` by which a Strain is known (R106, R110)."""


def awaits(s: CaptainState, *frame: str | int) -> bool:
    """Return whether a frame that begins so lies on the stack."""
    return any(each[: len(frame)] == frame for each in s.frames)


def hides_sail(s: CaptainState, seat: int) -> bool:
    """Return whether a seat has sealed its sail, and it isn't shown yet (R73)."""
    return awaits(s, "show_sails") and not awaits(s, "rig", seat)


def hides_crew(s: CaptainState, seat: int) -> bool:
    """Return whether a seat's crew is sealed or just being assigned (R105)."""
    asked = [frame for frame in s.frames if frame[0] != "strike"][-1:] == [("muster", seat)]
    return awaits(s, "show_muster") and (asked or not awaits(s, "muster", seat))


def hides_aim(s: CaptainState, seat: int) -> bool:
    """Return whether a seat's aim is sealed (R66)."""
    return s.volley is not None and s.volley.aims[seat] != NONE and awaits(s, "open_aims")


def hides_bid(s: CaptainState, seat: int) -> bool:
    """Return whether a seat's bid is sealed (R140)."""
    return awaits(s, "open_bids") and not awaits(s, "bid", seat)


def hides_plan(ship: Ship) -> bool:
    """Return whether a ship's manoeuvre is selected and unknown to the enemy (9.06, R110)."""
    return ship.plan != NO_PLAN and not ship.shown & 1


def hides_strain(s: CaptainState, seat: int) -> bool:
    """Return whether a Strain is of unknown value; Bonus Moves show it (9.09, R106)."""
    ship = s.ships[seat]
    begun = [frame[0] for frame in s.frames if frame[-1] == "bonus" or frame[:2] in _moving(seat)]
    return ship.strain > 0 and not ship.shown & OPEN_STRAIN and not begun


def _moving(seat: int) -> tuple[FlowFrame, ...]:
    return ("bonus_move", seat), ("bonus_die", seat)


def resample_hidden(s: CaptainState, seat: int | None, rng: Rng) -> None:
    """Deal anew all that a seat (None: an onlooker) can't see; after the end nothing is hidden."""
    if s.frames:
        others = [each for each in SEATS if each != seat]
        _hands(s, others, rng)
        for each in others:
            _ship(s, each, rng)
    s.rng = Rng(rng.bits(), s.rng.count)


def resample_chance(s: CaptainState, rng: Rng) -> None:
    """Shuffle the deck, and let other dice fall; what captains hold or sealed stays."""
    deck = sorted(s.deck)
    rng.shuffle(deck)
    s.deck = tuple(deck)
    s.rng = Rng(rng.bits(), s.rng.count)


def must_hold_hands(s: CaptainState, seat: int) -> bool:
    """Return whether a seat announced fire that only H20 allows, not spent yet (R113)."""
    if s.volley is None or not s.volley.fires[seat] or not awaits(s, "open_aims"):
        return False
    return not aims.live(s, seat) and aims.chasing(s, seat) == NONE


def _hands(s: CaptainState, others: list[int], rng: Rng) -> None:
    """Deal hands of the same sizes from what may be in them, and shuffle the rest."""
    cards = sorted([*s.deck, *(card for each in others for card in s.ships[each].hand)])
    fixed = {each: [aims.HANDS_CARD] for each in others if must_hold_hands(s, each)}
    for held in fixed.values():
        cards.remove(held[0])
    hold = [card for card in cards if HOLD[card]]
    rng.shuffle(hold)
    for each in others:
        known = fixed.get(each, [])
        count = len(s.ships[each].hand) - len(known)
        s.ships[each].hand, hold = tuple(sorted([*known, *hold[:count]])), hold[count:]
    deck = sorted([*hold, *(card for card in cards if not HOLD[card])])
    rng.shuffle(deck)
    s.deck = tuple(deck)


def _ship(s: CaptainState, seat: int, rng: Rng) -> None:
    """Deal anew what a captain keeps to himself."""
    ship = s.ships[seat]
    for section in range(len(SECTIONS)):
        if ship.loads[section] != EMPTY:
            ship.loads = put(ship.loads, section, _shot(ship, section, rng))
    if hides_plan(ship):
        plans = possible_plans(s, ship)
        ship.plan = plans[rng.below(len(plans))]
    if hides_strain(s, seat):
        ship.strain = rng.below(2) + 1
    if hides_sail(s, seat):
        ship.medium = bool(rng.below(2))
    if hides_crew(s, seat):
        ship.tasks = _crew(ship, rng)
    if hides_aim(s, seat) and s.volley:
        choices = aims.choices(s, seat)
        s.volley.aims = put(s.volley.aims, seat, choices[rng.below(len(choices))])
    if hides_bid(s, seat):
        s.bids = put(s.bids, seat, rng.below(2 * setup.BIDS))


def _shot(ship: Ship, section: int, rng: Rng) -> int:
    """Return a shot that a section may hold, as far as is known (R96)."""
    if ship.plain >> section & 1:
        return ROUND
    if ship.moved >> section & 1:
        return CHAIN + rng.below(2)
    return ROUND + rng.below(DOUBLE)


def possible_plans(s: CaptainState, ship: Ship) -> list[int]:
    """Return the manoeuvres that a ship may have selected, by what lies open.

    They were on the panel then, aren't paid for yet, and strain if she does (9.08, R55, R133).
    """
    carried = _selected_cost(ship, ship.plan) > ship.plan_left
    found, any_paid = [], []
    for plan in range(ADVANCE, BACK + 1):
        cost = _selected_cost(ship, plan)
        if cost and not barred(ship, plan) and (cost > ship.plan_left) == carried:
            any_paid.append(plan)
            if ship.paid < max(panel.cost(s, ship, plan), cost):
                found.append(plan)
    return found or any_paid  # a ship that grapples turned twice may have paid more


def _selected_cost(ship: Ship, plan: int) -> int:
    return cost_at(ship.plan_wind, ship.plan_heading, plan)


def _crew(ship: Ship, rng: Rng) -> tuple[int, ...]:
    """Return a crew of random orders (5)."""
    tasks: tuple[int, ...] = (0,) * len(TASKS)
    free = harm.melee_points(ship) + sum(ship.tasks)
    for _ in range(rng.below(free + 1)):
        task = rng.below(len(TASKS))
        if tasks[task] < crews.most(ship, task):
            tasks = put(tasks, task, tasks[task] + 1)
    return tasks
