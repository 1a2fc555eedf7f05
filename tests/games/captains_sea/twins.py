"""Positions that one captain cannot tell apart, made by the tests: the game's own way is not asked.

Other hands, the deck, loads, selected manoeuvres, Strains and whatever is sealed may be anything
that fits what lies open (R96, R105).
"""

from __future__ import annotations

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.rules import crews, harm
from portsmouth.games.captains_sea.rules.components import (
    CHAIN,
    DOUBLE,
    EMPTY,
    HOLD,
    NONE,
    ROUND,
    SECTIONS,
    TASKS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE, BACK, NO_PLAN, Ship
from portsmouth.games.captains_sea.state import CaptainState, put


def shuffle(s: CaptainState, viewer: int | None, rng: Rng) -> None:
    """Change everything that a viewer (None: an onlooker) can't know."""
    if not s.frames:
        return
    waiting = {frame[0] for frame in s.frames}
    asked = [frame for frame in s.frames if frame[0] != "strike"][-1]
    others = [seat for seat in (0, 1) if seat != viewer]
    _cards(s, others, rng)
    for seat in others:
        ship = s.ships[seat]
        _loads(ship, rng)
        _orders(s, seat, rng)
        to_come = {frame[0] for frame in s.frames if frame[1:2] == (seat,)}
        if "show_sails" in waiting and "rig" not in to_come:
            ship.medium = not ship.medium
        if "show_muster" in waiting and (asked == ("muster", seat) or "muster" not in to_come):
            ship.tasks = _crew(ship, rng)
        if "open_bids" in waiting and "bid" not in to_come:
            s.bids = put(s.bids, seat, rng.below(4))
        if "open_aims" in waiting and s.volley and s.volley.aims[seat] != NONE:
            may = aims.choices(s, seat)
            s.volley.aims = put(s.volley.aims, seat, may[rng.below(len(may))])


def _cards(s: CaptainState, others: list[int], rng: Rng) -> None:
    """Hands keep their sizes and hold no Play Now card, which is played when it is drawn."""
    pool = sorted([*s.deck, *(each for seat in others for each in s.ships[seat].hand)])
    rng.shuffle(pool)
    for seat in others:
        ship = s.ships[seat]
        # Who announced fire that no section can give holds the card that gives it (R113).
        told = s.volley is not None and s.volley.fires[seat] and ("open_aims",) in s.frames
        needs = told and not aims.live(s, seat) and aims.chasing(s, seat) == NONE
        hand = [aims.HANDS_CARD] if needs else []
        may = [each for each in pool if HOLD[each] and each != aims.HANDS_CARD]
        hand += may[: len(ship.hand) - len(hand)]
        pool = [each for each in pool if each not in hand]
        ship.hand = tuple(sorted(hand))
    s.deck = tuple(pool)


def _loads(ship: Ship, rng: Rng) -> None:
    """A marker that was moved on tells that the shot is special, not which."""
    for section in range(len(SECTIONS)):
        if ship.loads[section] == EMPTY or ship.plain >> section & 1:
            continue
        special = ship.moved >> section & 1
        shots = (CHAIN, DOUBLE) if special else (ROUND, CHAIN, DOUBLE)
        ship.loads = put(ship.loads, section, shots[rng.below(len(shots))])


def _orders(s: CaptainState, seat: int, rng: Rng) -> None:
    """Unpaid, it may be any manoeuvre of that price, then and now; a Strain may be 1 or 2.

    Once the Bonus Move begins the Strain lies open (R106).
    """
    ship = s.ships[seat]
    if ship.plan != NO_PLAN and not ship.shown & 1 and not ship.paid:
        then = (ship.plan_wind, ship.plan_heading)
        alike = [
            plan
            for plan in range(ADVANCE, BACK + 1)
            if panel.cost_at(*then, plan) == panel.cost_at(*then, ship.plan)
            and panel.cost(s, ship, plan) == panel.cost(s, ship, ship.plan)
            and not panel.barred(ship, plan)
        ]
        ship.plan = alike[rng.below(len(alike))]
    moves = [("bonus_move", seat), ("bonus_die", seat)]
    begun = any(frame[-1] == "bonus" or frame[:2] in moves for frame in s.frames)
    if ship.strain and not ship.shown & 6 and not begun:
        ship.strain = 1 + rng.below(2)


def _crew(ship: Ship, rng: Rng) -> tuple[int, ...]:
    """Men at random tasks, as many as each takes."""
    left = harm.melee_points(ship) + sum(ship.tasks)
    tasks: tuple[int, ...] = (0,) * len(TASKS)
    for _ in range(3 * left):
        task = rng.below(len(TASKS))
        if sum(tasks) < left and tasks[task] < crews.most(ship, task):
            tasks = put(tasks, task, tasks[task] + 1)
    return tasks
