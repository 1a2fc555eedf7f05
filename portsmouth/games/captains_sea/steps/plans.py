"""Manoeuvres: selection, Strain, second thoughts, who goes first, turns and sides (9, R57-R61)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules import geometry, names
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.housekeeping import fall
from portsmouth.games.captains_sea.rules.manoeuvres import contact, cycle, panel, sailing
from portsmouth.games.captains_sea.rules.manoeuvres.cycle import carrying_out
from portsmouth.games.captains_sea.rules.program import then
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.base import Question, option
from portsmouth.games.captains_sea.steps.planning import (
    ACTIONS,
    Planning,
    plan_effects,
    plan_refusal,
)


class SelectPlan(Planning):
    """Select the next manoeuvre, hidden from the enemy (9.05-9.08)."""

    name: ClassVar[str] = "select"

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        ship = s.ships[seat]
        position = names.POSITION[panel.position(s, ship)]
        left = panel.activations_left(s, ship)
        return Text("prompt-select", position=position, left=left)

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        return [ACTIONS[plan] for plan in panel.offered(s, s.ships[seat])]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship = s.ships[seat]
        return [
            option(
                action,
                Text("label-plan", plan=names.PLAN[plan]),
                plan_refusal(s, ship, plan),
                panel.cost(s, ship, plan),
                plan_effects(s, ship, plan),
            )
            for plan, action in ACTIONS.items()
        ]

    def take(self, s: CaptainState, seat: Seat, cx: Context, plan: int) -> None:
        ship = s.ships[seat]
        cycle.select(s, seat, plan)
        cx.seal()
        flow.pop(s)
        if panel.carries_over(s, ship, plan) and not ship.strain:
            flow.push(s, "strain", seat)
        else:
            cx.emit("selected", seat=seat)


class StrainChoice(Question):
    """Select Strain 1 or 2, hidden, for a manoeuvre that carries over (9.08-9.10)."""

    name: ClassVar[str] = "strain"
    fixed: ClassVar[tuple[Action, ...]] = (("strain", 1), ("strain", 2))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("strain", n), Text("label-strain", strain=n)) for n in (1, 2)]

    def do_strain(self, s: CaptainState, seat: Seat, cx: Context, strain: int) -> None:
        """Strain: a Bonus Move will be made (9.08, 9.25)."""
        ship = s.ships[seat]
        ship.strain, ship.shown = strain, 0
        cx.seal()
        flow.pop(s)
        cx.emit("selected_strain", seat=seat)


class SecondThoughts(Planning):
    """Replace the manoeuvre that was revealed by another at no higher price (H08, R100, R123)."""

    name: ClassVar[str] = "second"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship = s.ships[seat]
        found = []
        for plan, action in ACTIONS.items():
            cost, no = panel.cost(s, ship, plan), plan_refusal(s, ship, plan)
            if no is None and plan == ship.plan:
                no = Refusal("same_plan", "R123")
            if no is None and cost > ship.paid:
                no = Refusal("too_dear", "R100", {"paid": ship.paid})
            found.append(option(action, Text("label-plan", plan=names.PLAN[plan]), no, cost))
        return found

    def take(self, s: CaptainState, seat: Seat, cx: Context, plan: int) -> None:
        s.ships[seat].plan = plan
        flow.pop(s)
        cx.emit("revealed", seat=seat, plan=names.PLAN[plan])


class Order(Question):
    """The player with the initiative says who goes first (8.03, R32, R57)."""

    name: ClassVar[str] = "order"
    unasked: ClassVar[bool] = True
    fixed: ClassVar[tuple[Action, ...]] = (("first", 0), ("first", 1))

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        if s.frames[-1][2] == "bonus":
            return Text("prompt-order-bonus")
        own, hers = (names.PLAN[s.ships[each].plan] for each in (seat, 1 - seat))
        return Text("prompt-order", own=own, hers=hers)

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("first", n), Text(f"label-first-{n}")) for n in (0, 1)]

    def only_answer(
        self,
        s: CaptainState,
        seat: Seat,
        legal: Sequence[Action],
        answers: Mapping[str, str],
    ) -> Action | None:
        """Let the enemy go first where that changes nothing but what the captain sees before."""
        usual = answers.get("order", "far")
        if usual == "ask" or timely.order(s):
            return None
        far = aims.range_of(s) >= timely.FAR_APART
        return ("first", 1) if far or usual == "second" else None

    def do_first(self, s: CaptainState, seat: Seat, cx: Context, enemy: int) -> None:
        """Let one ship go first, then the other (R57)."""
        what = s.frames[-1][2]
        flow.pop(s)
        first = 1 - seat if enemy else seat
        cx.emit("goes_first", seat=first)
        if what == "bonus":
            then(s, ("bonus_move", first), ("bonus_move", 1 - first))
        else:
            then(s, *carrying_out(first), *carrying_out(1 - first))


def turn_label(s: CaptainState, heading: int) -> Text:
    """Return the words for a course: where it leads, and how she lies to the wind then."""
    position = names.POSITION[geometry.position(s.wind, heading)]
    return Text("label-turn", heading=names.HEADING[heading], position=position)


class FreeTurn(Question):
    """Turn a point after an Advance, to a superior position, or not (9.17, R36, R58)."""

    name: ClassVar[str] = "turn"
    open: ClassVar[bool] = True

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        turns = panel.free_turns(s, s.ships[seat])
        return [("turn", points) for points in (-1, 0, 1) if not points or points in turns]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship = s.ships[seat]
        allowed = panel.free_turns(s, ship)
        return [
            option(
                ("turn", points),
                turn_label(s, geometry.turned(ship.heading, points)),
                None if not points or points in allowed else Refusal("not_superior", "9.17"),
            )
            for points in (-1, 0, 1)
        ]

    def do_turn(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Take the free turn, which counts as a Wear (9.14)."""
        flow.pop(s)
        if points:
            sailing.wear(s, cx, seat, points)


class Side(Question):
    """The player with the initiative says on which side of the other the mover lies (9.28, R60)."""

    name: ClassVar[str] = "side"
    open: ClassVar[bool] = True
    fixed: ClassVar[tuple[Action, ...]] = (("side", 0), ("side", 1))

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        mover, other = (names.SHIP[s.ships[each].kind] for each in (s.mover, 1 - s.mover))
        return Text("prompt-side", mover=mover, other=other)

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("side", side), Text(f"label-side-{side}")) for side in (0, 1)]

    def do_side(self, s: CaptainState, seat: Seat, cx: Context, side: int) -> None:
        """Lay the mover on this side of the other ship (R60)."""
        flow.pop(s)
        contact.lie(s, s.mover, side)
        cx.emit("lies", seat=s.mover, side=names.SIDE[side])


class FallOff(Question):
    """Fall off to port or to starboard out of irons (R12, H07)."""

    name: ClassVar[str] = "fall"
    open: ClassVar[bool] = True
    fixed: ClassVar[tuple[Action, ...]] = (("fall", -1), ("fall", 1))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        heading = s.ships[seat].heading
        return [
            option(
                ("fall", points),
                Text("label-fall", heading=names.HEADING[geometry.turned(heading, points)]),
            )
            for points in (-1, 1)
        ]

    def do_fall(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Fall off (R12)."""
        flow.pop(s)
        fall(s, cx, seat, points)
