"""What a captain is asked whose ship is fired at: defense, sides, sections, lost posts (11, R76).

Each may be answered in advance, as the seat that fires has the turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import ENDS, FORE, MEND, SIDES, TASKS
from portsmouth.games.captains_sea.rules.guns import marks
from portsmouth.games.captains_sea.rules.program import then
from portsmouth.games.captains_sea.state import CaptainState, add
from portsmouth.games.captains_sea.steps.base import Question, frame, option


class Odd(Question):
    """Say against which of two attacks the odd defense die is rolled (11.08, R126)."""

    name: ClassVar[str] = "odd"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("odd", end), Text("label-odd", end=names.END[end])) for end in range(len(ENDS))
        ]

    def standing_answer(
        self, s: CaptainState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Roll it for the section that the captain has named in advance."""
        return ("odd", ENDS.index(answers["odd"])) if "odd" in answers else None

    def do_odd(self, s: CaptainState, seat: Seat, cx: Context, end: int) -> None:
        """Add the odd die to the defense against one section (11.08)."""
        (first,) = frame(s)
        flow.pop(s)
        attack_of(s, first + (end != FORE)).defense += 1
        cx.emit("odd_die", seat=seat, end=names.END[end])


class Struck(Question):
    """Say which side is hit by a firer right ahead or astern that doesn't rake (R64)."""

    name: ClassVar[str] = "struck"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("side", side), Text("label-struck", side=names.SIDE[side]))
            for side in range(len(SIDES))
        ]

    def standing_answer(
        self, s: CaptainState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take them on the side that the captain has named in advance."""
        return ("side", SIDES.index(answers["struck"])) if "struck" in answers else None

    def do_side(self, s: CaptainState, seat: Seat, cx: Context, side: int) -> None:
        """Take the hits on this side (R64)."""
        (number,) = frame(s)
        flow.pop(s)
        attack_of(s, number).struck = side


class Take(Question):
    """Say which of two equal sections takes the first hull hit (11.28, R18)."""

    name: ClassVar[str] = "take"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        (number,) = frame(s)
        attack = attack_of(s, number)
        first = len(ENDS) if attack.rake else 0
        pair = marks.targets(attack)
        return [
            option(("take", first + place), Text("label-take", section=names.SECTION[section]))
            for place, section in enumerate(pair)
        ]

    def standing_answer(
        self, s: CaptainState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take it fore or aft as the captain has said in advance; raked he is asked."""
        (number,) = frame(s)
        if "take" not in answers or attack_of(s, number).rake:
            return None
        return ("take", ENDS.index(answers["take"]))

    def do_take(self, s: CaptainState, seat: Seat, cx: Context, which: int) -> None:
        """Take the first hit there (R18)."""
        (number,) = frame(s)
        flow.pop(s)
        then(s, ("mark", number, which % 2))


class Lose(Question):
    """Name the task that loses a point for want of crew (R25, R76)."""

    name: ClassVar[str] = "lose"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship = s.ships[seat]
        return [
            option(
                ("lose", task),
                Text("label-lose", task=names.TASK[task]),
                None if ship.tasks[task] else Refusal("no_post", "R76"),
            )
            for task in range(len(TASKS))
        ]

    def standing_answer(
        self, s: CaptainState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take a man from where most are, of all guns or of all that is not a gun."""
        if "lose" not in answers:
            return None
        tasks = s.ships[seat].tasks
        named = range(MEND) if answers["lose"] == "guns" else range(MEND, len(TASKS))
        most = max(named, key=lambda task: tasks[task])
        return ("lose", most) if tasks[most] else None

    def do_lose(self, s: CaptainState, seat: Seat, cx: Context, task: int) -> None:
        """Take a point from a task (R76)."""
        ship = s.ships[seat]
        ship.tasks = add(ship.tasks, task, -1)
        flow.pop(s)
        cx.emit("left_post", seat=seat, task=names.TASK[task])


SUFFERING = (Odd.name, Struck.name, Take.name, Lose.name)
