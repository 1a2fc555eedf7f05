"""Step 2, voyages, with the questions at a voyage's end (V8, V27, V39-V42, V54, R49-R51, R87)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, hands, names, repairs, ships, turns, voyages
from portsmouth.games.victory.rules.components import MERCHANT, Cubes
from portsmouth.games.victory.state import Ship, VictoryState
from portsmouth.games.victory.steps import standing
from portsmouth.games.victory.steps.base import DECLINE, DONE, Question, TurnStep, one_of, option
from portsmouth.games.victory.steps.effects import end_effects, space_effects, stay_effects
from portsmouth.games.victory.steps.setup import take_options

ONE_OF_EACH: Cubes = (1, 1, 1, 1)


class Voyages(TurnStep):
    """Every own ship at sea moves, ends or stays, once; Churches push any ship (V8, R49, R51)."""

    name: ClassVar[str] = "voyages"

    def _moves(self, s: VictoryState) -> list[tuple[Action, Refusal | None]]:
        """Return what ships may do, with the reason where they may not."""
        found: list[tuple[Action, Refusal | None]] = []
        for ship in voyages.at_sea(s):
            if ship.holder == s.active:
                found.append((("sail", ship.id), voyages.move_refusal(ship)))
                acted = Refusal("acted", "R49") if ship.acted else None
                found.append((("end", ship.id), acted))
        if s.pushes:
            for ship in voyages.at_sea(s):
                found.append((("push", ship.id), voyages.forward_refusal(ship)))
        return [*found, (DONE, self._stay_refusal(s))]

    def _stay_refusal(self, s: VictoryState) -> Refusal | None:
        """Return why the step can't be left: a ship must end her voyage first (V41, V76, R49)."""
        for ship in ships.held_by(s, s.active):
            if voyages.must_end(ship):
                rule = "V41" if ships.at_finish(ship) else "V76"
                args = {"ship": names.SHIP[ship.id]}
                return Refusal("must_end", rule, args)
        return None

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return one_of(self._moves(s))

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return [
            option(action, self._label(s, action), refusal, effects=self._effects(s, action))
            for action, refusal in self._moves(s)
        ]

    def _label(self, s: VictoryState, action: Action) -> Text:
        if action == DONE:
            return _stay_label(s)
        ship = ships.the(s, int(action[1]))
        name, other = names.SHIP[ship.id], player(ship.holder)
        if action[0] == "end":
            return Text("label-end", ship=name)
        if ships.at_finish(ship):  # no space is left to name
            return Text(f"label-{action[0]}-none", ship=name, other=other)
        return Text(f"label-{action[0]}", ship=name, other=other, space=ship.space + 2)

    def _effects(self, s: VictoryState, action: Action) -> tuple[Text, ...]:
        """Return what an end brings, or what waits on the next space (V42-V45, V47)."""
        if action == DONE:
            return stay_effects(s, _unmoved(s))
        ship = ships.the(s, int(action[1]))
        if action[0] == "end":
            return end_effects(s, ship)
        if ships.at_finish(ship):
            return ()
        drawn = (Text("effect-draws"),) if _draws_after(s, action) else ()
        return (*space_effects(s, ship, ship.space + 1), *drawn)

    def do_sail(self, s: VictoryState, seat: Seat, cx: Context, id: int) -> None:
        """Move a ship one space forward (V8, V39)."""
        ship = ships.the(s, id)
        ship.acted = True
        voyages.step_forward(ship)
        at, of = ship.space + 1, ships.spaces(ship)
        cx.emit("sailed", seat=seat, ship=names.SHIP[id], space=at, spaces=of)
        turns.settle(s, cx)

    def do_end(self, s: VictoryState, seat: Seat, cx: Context, id: int) -> None:
        """End a voyage where the ship stands (V40, V42)."""
        voyages.end(s, cx, ships.the(s, id))
        turns.settle(s, cx)

    def do_push(self, s: VictoryState, seat: Seat, cx: Context, id: int) -> None:
        """Move any ship one space on with a Church; that is no act of hers (V27, R15, R49)."""
        ship = ships.the(s, id)
        s.pushes -= 1
        voyages.step_forward(ship)
        at, of = ship.space + 1, ships.spaces(ship)
        owner = player(ship.holder)
        cx.emit("pushed", seat=seat, ship=names.SHIP[id], other=owner, space=at, spaces=of)
        turns.settle(s, cx)

    def do_done(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Let all other ships stay (V8, R8)."""
        for ship in _unmoved(s):
            at, of = ship.space + 1, ships.spaces(ship)
            cx.emit("stayed", seat=seat, ship=names.SHIP[ship.id], space=at, spaces=of)
        s.frames = (("repairs",),)
        turns.settle(s, cx)


def _unmoved(s: VictoryState) -> list[Ship]:
    """Return the own ships at sea that stay if the step is left (R8)."""
    return [ship for ship in voyages.at_sea(s) if ship.holder == s.active and not ship.acted]


def _stay_label(s: VictoryState) -> Text:
    """Return what leaving the step is called: who stays, or that no Church is used."""
    match _unmoved(s):
        case []:
            return Text("label-stay-none")
        case [ship]:
            return Text("label-stay", ship=names.SHIP[ship.id], space=ship.space + 1)
        case several:
            return Text("label-stay-all", count=len(several))


def _draws_after(s: VictoryState, action: Action) -> bool:
    """Return whether a card is drawn as soon as a ship has moved (V11, R85)."""
    twin = s.copy()
    ship = ships.the(twin, int(action[1]))
    voyages.step_forward(ship)
    if action[0] == "push":
        twin.pushes -= 1
    else:
        ship.acted = True
    return not (voyages.anything_to_do(twin) or repairs.anything_to_do(twin))


class AnyCube(Question):
    """A cube of choice: of a voyage, of Commerce, of Industry (V17, V21, V42, R70, R75)."""

    name: ClassVar[str] = "any"
    open: ClassVar[bool] = True

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        _, _, left, reason, _ = s.frames[-1]
        return Text(f"prompt-any-{reason}", left=int(left))

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("take", kind) for kind in cubes.in_bank(s)]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return take_options(s)

    def standing_answer(
        self, s: VictoryState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Take a cube for Commerce as chosen before (V17)."""
        return standing.commerce(s, seat, answers)

    def do_take(self, s: VictoryState, seat: Seat, cx: Context, kind: int) -> None:
        """Take a cube from the bank; the next is asked, or the step goes on (R50, R75)."""
        cubes.gain(s, seat, cubes.ONE[kind])
        cx.emit("took", seat=seat, kind=names.KIND[kind])
        voyages.after_choice(s, cx)
        turns.settle(s, cx)


class Merchant(Question):
    """Whoever ended a voyage and has any card is asked for a Merchant (V54, R18, R19, R87)."""

    name: ClassVar[str] = "merchant"
    unasked: ClassVar[bool] = True

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("merchant",), DECLINE] if MERCHANT in s.ports[seat].hand else [DECLINE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        held = MERCHANT in s.ports[seat].hand
        none = None if held else Refusal("no_card", "V54", {"card": names.CARD[MERCHANT]})
        return [
            option(("merchant",), Text("label-merchant"), none),
            option(DECLINE, Text("label-no-merchant")),
        ]

    def do_merchant(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Gain one of each kind that the bank has (V54)."""
        hands.discard(s, seat, MERCHANT)
        got = cubes.gain(s, seat, ONE_OF_EACH)
        cx.emit("merchant", seat=seat, cubes=names.cubes(got))
        self._go_on(s, seat, cx)

    def do_decline(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Play none (R89: told alike whether forced or chosen)."""
        self._go_on(s, seat, cx)

    def _go_on(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        flow.pop(s)
        voyages.ask_commerce(s, cx, seat)
        turns.settle(s, cx)
