"""A combat's windows: more cannons, dice taken off (V29, V50-V53, R24, R59, R62, R64, R92)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Window
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, fight, hands, mending, names, repairs, ships
from portsmouth.games.victory.rules.components import CANNONS, FACES, METAL, TRACK_KIND, TRACKS
from portsmouth.games.victory.rules.fight import fight_of, side_of
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps import standing
from portsmouth.games.victory.steps.base import PASS, Question, option

_NO_CANNONS = Refusal("no_card", "V50", {"card": names.CARD[CANNONS]})


class Count(Question):
    """More cannons, by cards and Foundries, until both sides pass (V29, V50, R59, R62, R92)."""

    name: ClassVar[str] = "count"
    unasked: ClassVar[bool] = True

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        side = side_of(fight_of(s), seat)
        mine, theirs = fight.dice_count(s, side), fight.dice_count(s, 1 - side)
        return Text("prompt-count", mine=mine, theirs=theirs)

    def window(self, s: VictoryState) -> Window:
        return Window(_asked(s, fight.can_count), PASS, Text("window-count"))

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        found: list[Action] = [("cannons",)] if CANNONS in s.ports[seat].hand else []
        if fight.can_pay_foundry(s, side_of(fight_of(s), seat)):
            found.append(("foundry",))
        return [*found, PASS]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        side = side_of(fight_of(s), seat)
        held = CANNONS in s.ports[seat].hand
        payable = fight.can_pay_foundry(s, side)
        return [
            option(("cannons",), Text("label-cannons"), None if held else _NO_CANNONS),
            option(
                ("foundry",),
                Text("label-foundry"),
                None if payable else Refusal("no_foundry", "V29"),
                cost=cubes.ONE[METAL],
            ),
            option(PASS, Text("label-pass-count")),
        ]

    def standing_answer(
        self, s: VictoryState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Play cards of Cannons, or add none (V50)."""
        return standing.cannons(s, seat, answers)

    def do_cannons(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Count two more cannons in this round (V50)."""
        hands.discard(s, seat, CANNONS)
        side = side_of(fight_of(s), seat)
        fight_of(s).cards = fight.put(fight_of(s).cards, side, fight_of(s).cards[side] + 1)
        cx.emit("cannons", seat=seat)
        fight.ask_count(s, cx, 1 - side, 0)

    def do_foundry(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Pay a metal for one more cannon through the whole combat (V29, R62)."""
        cubes.pay(s, seat, cubes.ONE[METAL])
        side = side_of(fight_of(s), seat)
        used = fight_of(s).foundries
        fight_of(s).foundries = fight.put(used, side, used[side] + 1)
        cx.emit("foundry", seat=seat)
        fight.ask_count(s, cx, 1 - side, 0)

    def do_pass(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Add nothing now (R92)."""
        side = side_of(fight_of(s), seat)
        fight.ask_count(s, cx, 1 - side, int(s.frames[-1][2]) + 1)


class Answer(Question):
    """Dice come off again, by cards and guilds, until both sides pass (V51-V53, R24, R59, R64)."""

    name: ClassVar[str] = "answer"
    unasked: ClassVar[bool] = True

    def window(self, s: VictoryState) -> Window:
        return Window(_asked(s, fight.can_answer), PASS, Text("window-answer"))

    def _ways(self, s: VictoryState, seat: Seat) -> list[tuple[Action, Refusal | None, int, int]]:
        """Return each die on the seat's log with both ways to take it off."""
        side = side_of(fight_of(s), seat)
        ship = fight.ship_of(s, side)
        return [
            (
                ("mend", repairs.die(track, place), way),
                mending.refusal(s, side, track, place, way),
                track,
                way,
            )
            for track in range(len(TRACKS))
            for place in ships.filled(ship.damage[track])
            for way in (mending.CARD, mending.GUILD)
        ]

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [*(action for action, no, _, _ in self._ways(s, seat) if no is None), PASS]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                action,
                _mend_label(track, int(action[1]), way),
                refusal,
                cubes.ONE[TRACK_KIND[track]] if way == mending.GUILD else None,
            )
            for action, refusal, track, way in self._ways(s, seat)
        ]
        return [*found, option(PASS, Text("label-pass-answer"))]

    def standing_answer(
        self, s: VictoryState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take no die off (V51)."""
        return standing.mend(answers)

    def do_mend(self, s: VictoryState, seat: Seat, cx: Context, die: int, way: int) -> None:
        """Take a die off the own log (V51-V53, V30, V35, V36)."""
        side = side_of(fight_of(s), seat)
        track, place = repairs.split(die)
        mending.mend(s, side, track, place, way)
        by, of = mending.name(track, way), names.TRACK[track]
        cx.emit("mended", seat=seat, by=by, track=of, face=FACES[place])
        fight.ask_answer(s, cx, 1 - side, 0)

    def do_pass(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Leave the dice where they are (R92)."""
        side = side_of(fight_of(s), seat)
        fight.ask_answer(s, cx, 1 - side, int(s.frames[-1][2]) + 1)


def _asked(s: VictoryState, can: Callable[[VictoryState, int], bool]) -> tuple[Seat, ...]:
    """Return whom a window asks: the seat that is asked now, then the other side (R92)."""
    seat, passes = int(s.frames[-1][1]), int(s.frames[-1][2])
    state = fight_of(s)
    other = 1 - side_of(state, seat)
    return (seat, state.seats[other]) if not passes and can(s, other) else (seat,)


def _mend_label(track: int, die: int, way: int) -> Text:
    """Return which die is taken off, and by which card or building."""
    _, place = repairs.split(die)
    by, of = mending.name(track, way), names.TRACK[track]
    return Text("label-mend", by=by, track=of, face=FACES[place])
