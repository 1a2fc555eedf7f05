"""The decisions of a combat: what is sealed, and where dice go (V49, V60, V69, R28, R60, R63)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import duels, fight, names, sealing, ships
from portsmouth.games.victory.rules.components import LETTER, NONE, SHOTS
from portsmouth.games.victory.rules.fight import fight_of, side_of
from portsmouth.games.victory.state import LETTER_SEALED, VictoryState
from portsmouth.games.victory.steps import standing
from portsmouth.games.victory.steps.base import Question, option
from portsmouth.games.victory.steps.placed import placement_effects

STAND: tuple[Action, ...] = tuple((shot,) for shot in SHOTS)
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
        sealing.seal(s, cx, side_of(fight_of(s), seat), choice)


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
