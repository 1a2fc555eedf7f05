"""Steps 3, 5 and 7: repairs, trade, and the hand cut to five (V9, V12, V14, R10-R13, R56)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, hands, repairs, ships, trades, turns
from portsmouth.games.victory.rules.components import HAND_LIMIT, KINDS, TRACKS
from portsmouth.games.victory.rules.voyages import kind_name
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import DONE, TurnStep, option

_TRADES = tuple(
    (("trade", number, kind), paid, kind)
    for number, paid in enumerate(cubes.TRADES)
    for kind in range(len(KINDS))
)


class Repairs(TurnStep):
    """Dice come off ships in port, a cube each (V9, V10, R11)."""

    name: ClassVar[str] = "repairs"

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        able = [
            ("repair", ship.id, die, payment)
            for ship, die, payment in repairs.candidates(s)
            if repairs.refusal(s, ship, payment) is None
        ]
        return [*able, DONE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                ("repair", ship.id, die, payment),
                Text(
                    "label-repair-free" if payment == repairs.FREE else "label-repair",
                    ship=ships.name(ship),
                    track=Text(f"track-{TRACKS[repairs.split(die)[0]]}"),
                    die=repairs.DICE[die],
                ),
                repairs.refusal(s, ship, payment),
                None if payment == repairs.FREE else cubes.ONE[payment],
            )
            for ship, die, payment in repairs.candidates(s)
        ]
        return [*found, option(DONE, Text("label-repaired"), effects=(Text("effect-draws"),))]

    def do_repair(self, s: VictoryState, seat: Seat, cx: Context, *what: int) -> None:
        """Take one die off a log (V10, V37, R66)."""
        id, die, payment = what
        ship = ships.the(s, id)
        repairs.repair(s, ship, die, payment)
        cx.emit("repaired", seat=seat, ship=ships.name(ship), die=repairs.DICE[die])
        turns.settle(s, cx)

    def do_done(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Leave the step: a card is drawn (V11)."""
        turns.leave_repairs(s, cx)
        turns.settle(s, cx)


class Trade(TurnStep):
    """Two cubes of a kind, or three different ones, become one of choice (V12, R12, R13)."""

    name: ClassVar[str] = "trade"

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [*trades.allowed(s), DONE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                action,
                Text("label-trade", paid=cubes.written(paid), kind=kind_name(kind)),
                trades.refusal(s, paid, kind),
                paid,
            )
            for action, paid, kind in _TRADES
        ]
        return [*found, option(DONE, Text("label-traded"))]

    def do_trade(self, s: VictoryState, seat: Seat, cx: Context, number: int, kind: int) -> None:
        """Pay, then gain (R65)."""
        paid = cubes.TRADES[number]
        trades.trade(s, paid, kind)
        cx.emit("traded", seat=seat, paid=cubes.written(paid), kind=kind_name(kind))
        turns.settle(s, cx)

    def do_done(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Go on to the card of the turn (V13)."""
        s.frames = (("play",),)
        turns.settle(s, cx)


class Discard(TurnStep):
    """The hand is cut to five, one by one, openly; it brings no cube (V14, R55, R56)."""

    name: ClassVar[str] = "discard"

    def prompt(self, s: VictoryState, seat: Seat) -> Text:
        return Text("prompt-discard", left=len(s.ports[seat].hand) - HAND_LIMIT)

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [("drop", card) for card in sorted(set(s.ports[seat].hand))]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        return [
            option(action, Text("label-drop", card=hands.card_name(int(action[1]))))
            for action in self.legal(s, seat)
        ]

    def do_drop(self, s: VictoryState, seat: Seat, cx: Context, card: int) -> None:
        """Put a card on the discards; with five left the turn ends (V14)."""
        hands.discard(s, seat, card)
        cx.emit("dropped", seat=seat, card=hands.card_name(card))
        turns.settle(s, cx)
