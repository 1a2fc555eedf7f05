"""Fire and reloading: announcements, aims, new loads (10, 11, R113)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.odds import timely
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.components import (
    DOUBLE,
    ENDS,
    NONE,
    ROUND,
)
from portsmouth.games.captains_sea.rules.guns import aims, reload
from portsmouth.games.captains_sea.rules.guns.attacks import parry_modifier, volley_of
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.steps.base import Question, frame, option, seal
from portsmouth.games.captains_sea.steps.setup import load_option

FIRE: Action = ("fire",)
HOLD: Action = ("hold",)


class Fire(Question):
    """Say whether the ship fires (11.02, R66, R113)."""

    name: ClassVar[str] = "fire"
    unasked: ClassVar[bool] = True

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        return [FIRE, HOLD] if aims.can_fire(s, seat) else [HOLD]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        none = None if aims.can_fire(s, seat) else Refusal("guns_unmanned", "11.06")
        return [
            option(FIRE, Text("label-fire"), none),
            option(HOLD, Text("label-hold")),
        ]

    def only_answer(
        self,
        s: CaptainState,
        seat: Seat,
        legal: Sequence[Action],
        answers: Mapping[str, str],
    ) -> Action | None:
        """Fire chasers, hold what does next to nothing or is far, as the captain has it."""
        if aims.chasing(s, seat) != NONE:
            return None if answers.get("chase") == "ask" else FIRE
        if answers.get("far") == "hold" and parry_modifier(s):
            return HOLD
        weak = answers.get("weak", "hold")
        if weak != "ask" and not timely.fire(s, seat, timely.LEAST[weak]):
            return HOLD
        return super().only_answer(s, seat, legal, answers)

    def do_fire(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Announce fire (11.02)."""
        volley = volley_of(s)
        volley.fires = put(volley.fires, seat, 1)
        flow.pop(s)
        cx.emit("fires", seat=seat)

    def do_hold(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Hold fire (11.02)."""
        flow.pop(s)
        cx.emit("holds", seat=seat)


class Aim(Question):
    """Choose sections and heights, sealed (11.05, 11.07, R114)."""

    name: ClassVar[str] = "aim"
    unasked: ClassVar[bool] = True

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        return [("chase",) if aim == aims.CHASE else ("aim", aim) for aim in aims.choices(s, seat)]

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        allowed = aims.choices(s, seat)
        if aims.CHASE in allowed:
            return [option(("chase",), Text("label-chase"))]
        return [
            option(
                ("aim", aim),
                Text(f"label-aim-{name}"),
                None if aim in allowed else _aim_refusal(s, seat, aim),
            )
            for aim, name in enumerate(aims.AIM_NAMES)
        ]

    def do_aim(self, s: CaptainState, seat: Seat, cx: Context, aim: int) -> None:
        """Seal an aim (R66)."""
        self._seal(s, seat, cx, aim)

    def do_chase(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Fire the chasers (11.39)."""
        self._seal(s, seat, cx, aims.CHASE)

    def _seal(self, s: CaptainState, seat: Seat, cx: Context, aim: int) -> None:
        volley = volley_of(s)
        volley.aims = put(volley.aims, seat, aim)
        flow.pop(s)
        seal(s, cx)
        cx.emit("aim_sealed", seat=seat)


def _aim_refusal(s: CaptainState, seat: Seat, aim: int) -> Refusal:
    """Return why a section that an aim names can't fire (11.04, 11.06, R65)."""
    side, free = aims.bearing(s, seat), aims.live(s, seat)
    if aims.holds_hands(s, seat):
        free += aims.unmanned(s, seat)
    for end in range(len(ENDS)):
        if not aims.AIMS[aim][end] or end in free:
            continue
        section = 2 * side + end
        named = {"section": names.SECTION[section]}
        if not aims.loaded(s, seat, section):
            return Refusal("section_empty", "11.06", named)
        if not s.ships[seat].tasks[section]:
            return Refusal("section_unmanned", "11.06", named)
        return Refusal("out_of_reach", "11.04", named | {"range": aims.range_of(s)})
    return Refusal("one_by_card", "R113")


class Reload(Question):
    """Choose what a section is loaded with next, face down (11.38, R13)."""

    name: ClassVar[str] = "reload"
    unasked: ClassVar[bool] = True

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        (section,) = frame(s)
        return [("load", section, shot) for shot in range(ROUND, DOUBLE + 1)]

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        (section,) = frame(s)
        return Text("prompt-reload", section=names.SECTION[section])

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        (section,) = frame(s)
        return [load_option(section, shot) for shot in range(ROUND, DOUBLE + 1)]

    def only_answer(
        self,
        s: CaptainState,
        seat: Seat,
        legal: Sequence[Action],
        answers: Mapping[str, str],
    ) -> Action | None:
        """Load round shot without asking, if the captain has it so (11.38)."""
        (section,) = frame(s)
        if answers.get("load") == "round":
            return ("load", section, ROUND)
        return super().only_answer(s, seat, legal, answers)

    def do_load(self, s: CaptainState, seat: Seat, cx: Context, section: int, shot: int) -> None:
        """Place a Load marker (11.38)."""
        flow.pop(s)
        reload.place(s, seat, section, shot)
        cx.seal()
        cx.emit("loads", seat=seat, section=names.SECTION[section])


class ChangeShot(Question):
    """Change the shot that a section is being loaded with (H19, R122)."""

    name: ClassVar[str] = "change"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        (section,) = frame(s)
        now = s.ships[seat].loads[section]
        same = Refusal("same_shot", "R122")
        return [
            load_option(section, shot, same if shot == now else None)
            for shot in range(ROUND, DOUBLE + 1)
        ]

    def do_load(self, s: CaptainState, seat: Seat, cx: Context, section: int, shot: int) -> None:
        """Load with another shot, now if the section is manned (R122)."""
        ship = s.ships[seat]
        ship.loads = put(ship.loads, section, shot)
        reload.forget(ship, section)
        flow.pop(s)
        cx.seal()
        reload.load_now(s, cx, seat, section)
