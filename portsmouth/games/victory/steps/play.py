"""Step 6: one card, with the questions that follow some (V13-V28, V38, V46, V48, V55-V58)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import (
    cubes,
    hands,
    names,
    plays,
    sealing,
    ships,
    turns,
    voyages,
)
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FIELD_COST,
    FULL_SAIL,
    HAND_LIMIT,
    NONE,
    PASSENGERS,
    SHIP_COST,
    STORM,
    UPGRADE_ANY,
    UPGRADE_COST,
    UPGRADE_OF,
)
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps import play_words as words
from portsmouth.games.victory.steps.base import DECLINE, Question, TurnStep, option

REST: Action = ("rest",)


class Play(TurnStep):
    """One card is played, or none (V13, V110)."""

    name: ClassVar[str] = "play"

    def _plays(self, s: VictoryState) -> list[tuple[Action, Refusal | None]]:
        hand = s.ports[s.active].hand
        return [each for card in sorted(set(hand)) for each in plays.plays(s, card)]

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [*plays.allowed(s), REST]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                action,
                words.label(s, action),
                refusal,
                words.cost(action),
                words.effects(s, action),
            )
            for action, refusal in self._plays(s)
        ]
        surplus = len(s.ports[seat].hand) - HAND_LIMIT
        end = Text("effect-turn-ends") if surplus <= 0 else Text("effect-discards", count=surplus)
        return [*found, option(REST, Text("label-rest"), effects=(end,))]

    def _played(self, s: VictoryState, cx: Context) -> None:
        """Count the play, and go on when no question is open."""
        s.plays -= 1
        turns.settle(s, cx)

    def do_rest(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Play nothing more (V110)."""
        cx.emit("rested", seat=seat)
        s.frames = (("discard",),)
        turns.settle(s, cx)

    def do_build(self, s: VictoryState, seat: Seat, cx: Context, card: int) -> None:
        """Place a special building to the right of the port (V24)."""
        cubes.pay(s, seat, BUILDING_COST[BUILDING_OF[card]])
        hands.remove(s, seat, card)
        s.ports[seat].buildings = (*s.ports[seat].buildings, card)
        cx.emit("built", seat=seat, building=words.building(card))
        self._played(s, cx)

    def do_rebuild(self, s: VictoryState, seat: Seat, cx: Context, card: int, old: int) -> None:
        """Replace one of four buildings, without refund (V25, R68)."""
        cubes.pay(s, seat, BUILDING_COST[BUILDING_OF[card]])
        hands.remove(s, seat, card)
        port = s.ports[seat]
        port.buildings = (*(each for each in port.buildings if each != old), card)
        s.discards = (*s.discards, old)
        cx.emit("rebuilt", seat=seat, building=words.building(card), old=words.building(old))
        self._played(s, cx)

    def do_fit(self, s: VictoryState, seat: Seat, cx: Context, card: int, id: int) -> None:
        """Tuck the card under a ship's log; the crew's half asks for its cubes (V22, R54, R96)."""
        kind = UPGRADE_OF[card]
        hands.remove(s, seat, card)
        if UPGRADE_ANY[kind]:
            flow.push(s, "pay", seat, UPGRADE_ANY[kind], card, id)
        else:
            cubes.pay(s, seat, UPGRADE_COST[kind])
            fit(s, cx, seat, card, id)
        self._played(s, cx)

    def do_found(self, s: VictoryState, seat: Seat, cx: Context, field: int, card: int) -> None:
        """Improve a field of the port (V15, V16)."""
        cubes.pay(s, seat, FIELD_COST[field])
        hands.discard(s, seat, card)
        s.ports[seat].fields |= 1 << field
        cx.emit("founded", seat=seat, field=names.FIELD[field])
        self._played(s, cx)

    def do_lay(self, s: VictoryState, seat: Seat, cx: Context, card: int) -> None:
        """Build a ship at the Shipyards (V18, V19)."""
        cubes.pay(s, seat, SHIP_COST)
        hands.discard(s, seat, card)
        ship = ships.bring(s, ships.free_id(s, seat), seat)
        cx.emit("laid", seat=seat, ship=names.SHIP[ship.id])
        self._played(s, cx)

    def do_barter(self, s: VictoryState, seat: Seat, cx: Context, card: int) -> None:
        """Give a card for a cube of choice; for nothing if the bank has none (V21, R94)."""
        hands.discard(s, seat, card)
        cx.emit("bartered", seat=seat, card=names.CARD[card])
        if any(s.bank):
            flow.push(s, "any", seat, 1, "industry", NONE)
        self._played(s, cx)

    def do_launch(self, s: VictoryState, seat: Seat, cx: Context, card: int, id: int) -> None:
        """Send a docked ship on a voyage; then passengers are asked (V38, V46, R88)."""
        ship = ships.the(s, id)
        hands.remove(s, seat, card)
        voyages.set_out(s, ship, card)
        cx.emit("set_out", seat=seat, ship=names.SHIP[ship.id], voyage=names.CARD[card])
        if s.ports[seat].hand:
            flow.push(s, "board", seat, id)
        self._played(s, cx)

    def do_full(self, s: VictoryState, seat: Seat, cx: Context, id: int) -> None:
        """Move any ship one space on, and play another card (V55, V57, R17)."""
        ship = ships.the(s, id)
        hands.discard(s, seat, FULL_SAIL)
        voyages.step_forward(ship)
        at, of = ship.space + 1, ships.spaces(ship)
        cx.emit(
            "full_sail",
            seat=seat,
            ship=names.SHIP[id],
            other=player(ship.holder),
            space=at,
            spaces=of,
        )
        turns.settle(s, cx)

    def do_storm(self, s: VictoryState, seat: Seat, cx: Context, id: int) -> None:
        """Blow any ship one space back, and play another card (V56, V58, R17)."""
        ship = ships.the(s, id)
        hands.discard(s, seat, STORM)
        ship.space -= 1
        at, of = ship.space + 1, ships.spaces(ship)
        cx.emit(
            "storm", seat=seat, ship=names.SHIP[id], other=player(ship.holder), space=at, spaces=of
        )
        turns.settle(s, cx)

    def do_fire(self, s: VictoryState, seat: Seat, cx: Context, own: int, target: int) -> None:
        """Attack a ship (V48)."""
        sealing.begin(s, cx, ships.the(s, own), ships.the(s, target))


def fit(s: VictoryState, cx: Context, seat: Seat, card: int, id: int) -> None:
    """Fit an upgrade that is paid for (V22, V23)."""
    ships.fit(s, ships.the(s, id), card)
    cx.emit("fitted", seat=seat, upgrade=names.UPGRADE[UPGRADE_OF[card]], ship=names.SHIP[id])


class Pay(Question):
    """The crew upgrade is paid with any cubes, one by one; then it is fitted (R54, R96)."""

    name: ClassVar[str] = "pay"
    unasked: ClassVar[bool] = True

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        return Text("prompt-pay", left=int(s.frames[-1][2]))

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return [
            option(("pay", kind), Text("label-pay", kind=names.KIND[kind]), cost=cubes.ONE[kind])
            for kind, held in enumerate(s.ports[seat].cubes)
            if held
        ]

    def do_pay(self, s: VictoryState, seat: Seat, cx: Context, kind: int) -> None:
        """Pay a cube; with the last one the card is fitted (R96)."""
        cubes.pay(s, seat, cubes.ONE[kind])
        _, _, left, card, id = s.frames[-1]
        if int(left) > 1:
            flow.goto(s, "pay", seat, int(left) - 1, int(card), int(id))
            return
        flow.pop(s)
        fit(s, cx, seat, int(card), int(id))
        turns.settle(s, cx)


class Board(Question):
    """Whoever set out and has any card left is asked for passengers (V46, R18, R20, R88)."""

    name: ClassVar[str] = "board"
    unasked: ClassVar[bool] = True

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("passengers",), DECLINE] if PASSENGERS in s.ports[seat].hand else [DECLINE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        held = PASSENGERS in s.ports[seat].hand
        none = None if held else Refusal("no_card", "V46", {"card": names.CARD[PASSENGERS]})
        return [
            option(("passengers",), Text("label-passengers"), none),
            option(DECLINE, Text("label-no-passengers")),
        ]

    def do_passengers(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Tuck passengers under the voyage; ask again as long as the option allows (R20, R88)."""
        ship = ships.the(s, int(s.frames[-1][2]))
        hands.remove(s, seat, PASSENGERS)
        ship.passengers += 1
        cx.emit("boarded", seat=seat, ship=names.SHIP[ship.id])
        most = s.rules.passengers_per_voyage
        if not s.ports[seat].hand or (most and ship.passengers >= most):
            flow.pop(s)
        turns.settle(s, cx)

    def do_decline(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Sail without (R89: told alike whether forced or chosen)."""
        flow.pop(s)
        turns.settle(s, cx)
