"""The decisions of a combat: seals, cannons, placing, answers (V49-V53, V60, V69, R59-R64)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Step, Window
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import (
    cubes,
    duels,
    fight,
    hands,
    mending,
    names,
    repairs,
    ships,
)
from portsmouth.games.victory.rules.components import (
    CANNONS,
    FACES,
    LETTER,
    METAL,
    NONE,
    SHOTS,
    TRACK_KIND,
    TRACKS,
)
from portsmouth.games.victory.rules.fight import fight_of, side_of
from portsmouth.games.victory.state import LETTER_SEALED, VictoryState
from portsmouth.games.victory.steps import standing
from portsmouth.games.victory.steps.base import PASS, Question, option
from portsmouth.games.victory.steps.placed import placement_effects

STAND: tuple[Action, ...] = tuple((shot,) for shot in SHOTS)
_NO_CANNONS = Refusal("no_card", "V50", {"card": names.CARD[CANNONS]})
FLEE: tuple[Action, ...] = tuple(("flee", shot) for shot in range(len(SHOTS)))


class Arm(Step[VictoryState]):
    """Both sides seal a shot, and whether they flee; the target may seal the Letter (V60, R60)."""

    name: ClassVar[str] = "arm"

    def seats(self, s: VictoryState) -> tuple[Seat, ...]:
        state = fight_of(s)
        return tuple(
            seat for seat, seal in zip(state.seats, state.seals, strict=True) if seal == NONE
        )

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        state = fight_of(s)
        enemy = state.seats[1 - side_of(state, seat)]
        if duels.is_duel(s) and seat == duels.CHALLENGER:
            return Text(f"prompt-arm-{s.rules.scenario}", other=player(enemy))
        return Text("prompt-arm", round=state.round, other=player(enemy))

    def why_nothing_here(self, s: VictoryState, seat: Seat, target: str) -> Refusal:
        return Refusal("answer_first", "V60")

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        side = side_of(fight_of(s), seat)
        stuck = ships.becalmed(fight.ship_of(s, side))
        asked = side == 1 and fight_of(s).round == 1 and LETTER in s.ports[seat].hand
        return [*STAND, *(() if stuck else FLEE), *((("letter",),) if asked else ())]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        side = side_of(fight_of(s), seat)
        stuck = None
        if ships.becalmed(fight.ship_of(s, side)):
            stuck = Refusal("cannot_flee", "V65")
        found = [option(each, Text(f"label-{each[0]}")) for each in STAND]
        for shot, action in zip(names.SHOT, FLEE, strict=True):
            label = Text("label-flee", shot=shot)
            found.append(option(action, label, stuck))
        if side == 1 and fight_of(s).round == 1:
            held = LETTER in s.ports[seat].hand
            none = None if held else Refusal("no_card", "V49", {"card": names.CARD[LETTER]})
            found.append(option(("letter",), Text("label-letter"), none))
        return found

    def standing_answer(
        self, s: VictoryState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Show the Letter, or fire and stand or flee (V49, V60)."""
        return standing.attacked(s, seat, answers)

    def do_ball(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Seal ball, which hits the hull (V61)."""
        self._seal(s, seat, cx, 0)

    def do_chain(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Seal chain, which hits the sails (V61)."""
        self._seal(s, seat, cx, 1)

    def do_grape(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Seal grape, which hits the crew (V61)."""
        self._seal(s, seat, cx, 2)

    def do_flee(self, s: VictoryState, seat: Seat, cx: Context, shot: int) -> None:
        """Seal a shot and flight (V60, V66)."""
        self._seal(s, seat, cx, len(SHOTS) + shot)

    def do_letter(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Seal the Letter of Marque (V49, R60, R97)."""
        self._seal(s, seat, cx, LETTER_SEALED)

    def _seal(self, s: VictoryState, seat: Seat, cx: Context, choice: int) -> None:
        fight.seal(s, cx, side_of(fight_of(s), seat), choice)


class Count(Question):
    """More cannons, by cards and Foundries, until both sides pass (V29, V50, R59, R62, R92)."""

    name: ClassVar[str] = "count"

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


class Place(Question):
    """Dice go on the track that the own shot hits, as a set of spaces (V69-V72, R28, R63)."""

    name: ClassVar[str] = "place"
    open: ClassVar[bool] = True

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        state = fight_of(s)
        side = side_of(state, seat)
        track = names.TRACK[fight.shot(state, side)]
        return Text("prompt-place", dice=names.dice(state.dice[side]), track=track)

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("place", mask) for mask in fight.choices(s, side_of(fight_of(s), seat))]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return [
            option(
                action,
                Text("label-place", count=mask.bit_count(), spaces=names.spaces(mask)),
                effects=placement_effects(s, side_of(fight_of(s), seat), mask),
            )
            for action in self.legal(s, seat)
            for mask in (int(action[1]),)
        ]

    def standing_answer(
        self, s: VictoryState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Fill as many spaces as possible (V69)."""
        return standing.place(s, seat, answers)

    def do_place(self, s: VictoryState, seat: Seat, cx: Context, mask: int) -> None:
        """Fill these spaces; other dice are lost (V69, R28)."""
        fight.place(s, cx, side_of(fight_of(s), seat), mask)


class Answer(Question):
    """Dice come off again, by cards and guilds, until both sides pass (V51-V53, R24, R59, R64)."""

    name: ClassVar[str] = "answer"

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
