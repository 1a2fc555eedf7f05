"""Grappling, melee, and getting clear (12, 15, 17.20, R77-R80, R134)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Seat
from portsmouth.games.captains_sea.rules import boarding, harm, order
from portsmouth.games.captains_sea.rules.boarding import boarding_of
from portsmouth.games.captains_sea.rules.program import then
from portsmouth.games.captains_sea.state import CaptainState, add
from portsmouth.games.captains_sea.steps.base import Question, option


class Grapple(Question):
    """Try to grapple, or keep off (12.02)."""

    name: ClassVar[str] = "grapple"
    open: ClassVar[bool] = True

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("grapple",), Text("label-grapple")),
            option(("off",), Text("label-off")),
        ]

    def do_grapple(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Try (12.03)."""
        flow.pop(s)
        cx.emit("tries_grapple", seat=seat)
        asked = [("ask", "grapple", each, seat) for each in order.asked(s)]
        then(s, *asked, ("grapple_die", seat))

    def do_off(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Keep off."""
        flow.pop(s)


class Board(Question):
    """Start a melee, or wait (15.02)."""

    name: ClassVar[str] = "board"
    open: ClassVar[bool] = True

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("board",), Text("label-board")), option(("wait",), Text("label-wait"))]

    def do_board(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Attack; there is one melee a turn (15.03, R78)."""
        flow.pop(s)
        if s.frames[-1][0] == "offer_board":
            flow.pop(s)
        boarding.begin(s, cx, seat)

    def do_wait(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Wait."""
        flow.pop(s)


class Split(Question):
    """Split Melee points into assault, or defense, and support (15.04, R77, R134)."""

    name: ClassVar[str] = "split"
    open: ClassVar[bool] = True

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        return Text("prompt-split", points=harm.melee_points(s.ships[seat]))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        points = harm.melee_points(s.ships[seat])
        return [
            option(("split", n), Text("label-split", points=n, support=points - n))
            for n in range(1, points + 1)
        ]

    def do_split(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Name the points that fight; the rest supports (R134)."""
        flow.pop(s)
        boarding.divide(s, cx, seat, points)


class Support(Question):
    """Add a support point to a die, or none (15.07, R134)."""

    name: ClassVar[str] = "support"
    open: ClassVar[bool] = True

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        return Text("prompt-support", points=boarding_of(s).support[seat])

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        dice = boarding_of(s).dice[seat]
        return [
            option(("support", 0), Text("label-support-none")),
            *(
                option(("support", n), Text("label-support", die=n, face=face))
                for n, face in enumerate(dice, 1)
            ),
        ]

    def do_support(self, s: CaptainState, seat: Seat, cx: Context, die: int) -> None:
        """Add 1 to a die; 0 leaves the rest of the points unused (R134)."""
        state = boarding_of(s)
        flow.pop(s)
        if not die:
            state.support = (0, state.support[1]) if seat == 0 else (state.support[0], 0)
            return
        state.support = add(state.support, seat, -1)
        raised = add(state.dice[seat], die - 1, 1)
        state.dice = (raised, state.dice[1]) if seat == 0 else (state.dice[0], raised)
        cx.emit("supported", seat=seat, die=die, face=raised[die - 1])


class GoOn(Question):
    """Fight another round, or stop (15.12, R79)."""

    name: ClassVar[str] = "go_on"
    open: ClassVar[bool] = True

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("on",), Text("label-on")), option(("stop",), Text("label-stop"))]

    def do_on(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Go on (15.12)."""
        flow.pop(s)
        then(s, *boarding.round_of(s))

    def do_stop(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Stop (15.13)."""
        flow.pop(s)
        boarding.stop(s)
        cx.emit("stops", seat=seat)


class Cut(Question):
    """Try to get clear of the grapple, or stay (17.20)."""

    name: ClassVar[str] = "cut"
    open: ClassVar[bool] = True

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [option(("cut",), Text("label-cut")), option(("stay",), Text("label-stay"))]

    def do_cut(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Try (17.20)."""
        flow.pop(s)
        cx.emit("cuts", seat=seat)
        then(s, ("ask", "disengage", seat, 0), ("clear_die", seat))

    def do_stay(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Stay."""
        flow.pop(s)
