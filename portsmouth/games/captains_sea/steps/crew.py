"""Assigning crew: points by task, in absolute numbers, and standing orders (5, R98, R105, R137)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import crews, harm, names
from portsmouth.games.captains_sea.rules.cards import deck
from portsmouth.games.captains_sea.rules.components import (
    HELM,
    MAN,
    MEND,
    RIG,
    SHEETS,
    TASKS,
    WINDOWS,
)
from portsmouth.games.captains_sea.ship import Ship
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.steps.base import Question, option, seal


def action(task: int, points: int) -> Action:
    """Return the order that gives a task so many points: ``man sf 4``."""
    if task < MEND:
        return ("man", task - MAN, points)
    if task < HELM:
        return ("mend", task - MEND, points)
    return (TASKS[task], points)


def refusal(ship: Ship, task: int, points: int) -> Refusal | None:
    """Return why a task may not get so many points; men at other tasks may be called away."""
    no = crews.refusal(ship, task, points)
    if no is None or no.code != "no_crew":
        return no
    return no._replace(remedy=called_away(ship, task, points))


def called_away(ship: Ship, task: int, points: int) -> tuple[Action, ...]:
    """Return the orders that free enough men for a task, from where most are; none if too few."""
    lacking = points - ship.tasks[task] - harm.melee_points(ship)
    found: list[Action] = []
    others = [each for each in range(len(TASKS)) if each != task and ship.tasks[each]]
    for each in sorted(others, key=lambda each: -ship.tasks[each]):
        taken = min(lacking, ship.tasks[each])
        found.append(action(each, ship.tasks[each] - taken))
        lacking -= taken
        if not lacking:
            return tuple(found)
    return ()


def random_order(s: CaptainState, seat: Seat, rng: Rng) -> Action:
    """Return any points for any task, or the end of it (R137)."""
    ship = s.ships[seat]
    task = rng.below(len(TASKS) + 2)
    if task >= len(TASKS):
        return ("seal",)
    free = min(crews.most(ship, task), ship.tasks[task] + harm.melee_points(ship))
    points = rng.below(free + 1)
    return ("seal",) if points == ship.tasks[task] else action(task, points)


class Muster(Question):
    """Assign the crew, sealed; what has no task is in Melee (5, R105, R137)."""

    name: ClassVar[str] = "muster"

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        return Text("prompt-muster", left=harm.melee_points(s.ships[seat]), turn=s.turn)

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        ship = s.ships[seat]
        free = harm.melee_points(ship)
        found = [
            action(task, points)
            for task in range(len(TASKS))
            for points in range(min(crews.most(ship, task), ship.tasks[task] + free) + 1)
            if points != ship.tasks[task]
        ]
        return [*found, *order_actions(s, seat), ("seal",)]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship = s.ships[seat]
        found = [
            option(
                action(task, points),
                Text("label-man", task=names.TASK[task], points=points),
                refusal(ship, task, points),
            )
            for task, limit in crews.printed(ship)
            for points in range(limit + 1)
        ]
        return [*found, *order_options(s, seat), option(("seal",), Text("label-seal"))]

    def do_man(self, s: CaptainState, seat: Seat, cx: Context, section: int, points: int) -> None:
        """Put points on a section's guns (5.09)."""
        _set(s, cx, seat, MAN + section, points)

    def do_mend(self, s: CaptainState, seat: Seat, cx: Context, section: int, points: int) -> None:
        """Put points on a section's damage control (5.08)."""
        _set(s, cx, seat, MEND + section, points)

    def do_helm(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Put a point on Sailing (5.04)."""
        _set(s, cx, seat, HELM, points)

    def do_sheets(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Put points on a Rigging Change (5.05)."""
        _set(s, cx, seat, SHEETS, points)

    def do_rig(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Put points on the rigging's damage control (5.06, 5.07)."""
        _set(s, cx, seat, RIG, points)

    def do_orders(self, s: CaptainState, seat: Seat, cx: Context, window: int, off: int) -> None:
        """Change a standing order (R98)."""
        give_order(s, cx, seat, window, off)

    def do_seal(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Seal the crew (R105)."""
        flow.pop(s)
        seal(s, cx)
        cx.emit("crew_sealed", seat=seat)


def _set(s: CaptainState, cx: Context, seat: Seat, task: int, points: int) -> None:
    """Give a task so many points, out of the enemy's sight (R105)."""
    ship = s.ships[seat]
    ship.tasks = put(ship.tasks, task, points)
    seal(s, cx)


def order_actions(s: CaptainState, seat: Seat, only: str = "") -> list[Action]:
    """Return the changes of standing orders that change anything (R98, R137)."""
    if not deck.played_with(s):
        return []
    quiet = s.ships[seat].quiet
    places = (WINDOWS.index(only),) if only else range(len(WINDOWS))
    return [("orders", window, 1 - (quiet >> window & 1)) for window in places]


def order_options(s: CaptainState, seat: Seat, only: str = "") -> list[Option]:
    """Return the standing orders that a seat may change, or one; none without cards (R98, R104)."""
    if not deck.played_with(s):
        return []
    quiet = s.ships[seat].quiet
    same = Refusal("same_order", "R137")
    return [
        option(
            ("orders", window, off),
            Text(f"label-orders-{'off' if off else 'on'}", window=names.WINDOW[kind]),
            same if (quiet >> window & 1) == off else None,
        )
        for window, kind in enumerate(WINDOWS)
        if only in ("", kind)
        for off in (0, 1)
    ]


def give_order(s: CaptainState, cx: Context, seat: Seat, window: int, off: int) -> None:
    """Switch a window off or on for a seat; orders lie open (R98)."""
    ship = s.ships[seat]
    ship.quiet = ship.quiet | 1 << window if off else ship.quiet & ~(1 << window)
    cx.emit(f"orders_{'off' if off else 'on'}", seat=seat, window=names.WINDOW[WINDOWS[window]])
