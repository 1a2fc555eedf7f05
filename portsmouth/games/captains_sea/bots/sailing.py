"""Manoeuvres: a small matrix of own and enemy's selections on the plot, and what follows (9)."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.search.matrix import draw, solve
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import closing, worth
from portsmouth.games.captains_sea.bots.gunnery import Ranked
from portsmouth.games.captains_sea.bots.plot import Going, Plot, Station
from portsmouth.games.captains_sea.odds import reach, rolls
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.rules.manoeuvres.sailing import breaks_off
from portsmouth.games.captains_sea.ship import ADVANCE, NO_PLAN, TACK
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.planning import ACTIONS

STEPS = ("select", "turn", "strain", "bonus", "order")
STRAINS = 1.5
"""What a Strain costs, beside the rigging that it may."""
MISSED = 4.0
"""What a missed Tack costs."""
ROUNDS = 120
LEAST = 0.08
"""Selections of which the mixture has less are left out."""


def ranked(s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng, plots: int) -> Ranked:
    """Return what to do about a manoeuvre, the best first."""
    step = s.frames[-1][0]
    if step == "select":
        return select(s, seat, legal, rng, plots)
    if step == "turn":
        return free_turn(s, seat, legal, plots)
    if step == "strain":
        return [(0.0, ("strain", 1))]
    if step == "bonus":
        return [(0.0, closing.bonus(s, seat, legal))]
    return [(0.0, closing.order(s, seat, legal))]


def courses(s: CaptainState, seat: Seat, plot: Plot) -> list[list[Station]]:
    """Return the courses that a ship may take, by the manoeuvre at hand or still to come."""
    ship = s.ships[seat]
    now = s.impulse
    plans = reach.plans_of(s, seat, None) or [*plot.offers(plot.place(seat), 12), NO_PLAN][:4]
    return [plot.course(plan, ship.paid, plot.place(seat), ship.acts, now) for plan in plans]


def select(s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng, plots: int) -> Ranked:
    """Return selections: drawn from the mixture that secures most, then by worth."""
    plot = Plot(s, seat)
    ship = s.ships[seat]
    plans = [plan for plan, action in ACTIONS.items() if action in legal]
    her = courses(s, 1 - seat, plot)
    ready = (plot.own.ready, plot.enemy.ready)
    at = plot.place(seat)
    rows = []
    for plan in plans:
        less = 0.0
        if panel.carries_over(s, ship, plan):
            less = STRAINS
        if plan == ADVANCE and breaks_off(s, seat):
            less -= worth.breaking_off(s, seat)
        if plan == TACK:
            less += MISSED * (1 - rolls.tack(s, seat))
        rows.append(
            [plot.best(s.impulse, at, Going(plan, 0, plots), each, ready) - less for each in her]
        )
    if len(plans) == 1:
        return [(rows[0][0], ACTIONS[plans[0]])]
    solved = solve([[int(each * POINT) for each in row] for row in rows], ROUNDS)
    parts = [part if part >= LEAST * 10_000 else 0 for part in solved.rows]
    chosen = draw(parts if any(parts) else solved.rows, rng)
    means = [sum(row) / len(row) for row in rows]
    order = sorted(range(len(plans)), key=lambda n: (n != chosen, -means[n]))
    return [(means[n], ACTIONS[plans[n]]) for n in order]


def free_turn(s: CaptainState, seat: Seat, legal: Sequence[Action], plots: int) -> Ranked:
    """Return the free turns by what may follow them."""
    plot = Plot(s, seat)
    her = courses(s, 1 - seat, plot)
    ready = (plot.own.ready, plot.enemy.ready)
    found: Ranked = []
    for action in legal:
        if action[0] == "turn":
            points = int(action[1])
            at = plot.place(seat)
            at = Station(at.square, geometry.turned(at.heading, points), bool(points))
            mean = sum(plot.arrive(s.impulse, at, each, ready, plots) for each in her) / len(her)
            found.append((mean, action))
    return sorted(found, key=lambda each: -each[0])
