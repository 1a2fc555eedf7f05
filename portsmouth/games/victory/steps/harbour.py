"""Steps 3, 5 and 7: repairs, trade, and the hand cut to five (V9, V12, V14, R10-R13, R56)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.rules import cubes, hands, names, repairs, ships, trades, turns
from portsmouth.games.victory.rules.components import FACES, HAND_LIMIT, KINDS
from portsmouth.games.victory.state import Ship, VictoryState
from portsmouth.games.victory.steps.ahead import plays_ahead
from portsmouth.games.victory.steps.base import DONE, TurnStep, option
from portsmouth.games.victory.steps.sparing import by_use, kept

_TRADES = tuple(
    (("trade", number, kind), paid, kind)
    for number, paid in enumerate(cubes.TRADES)
    for kind in range(len(KINDS))
)


class Repairs(TurnStep):
    """Dice come off ships in port, a cube each (V9, V10, R11)."""

    name: ClassVar[str] = "repairs"

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [*(("repair", *repair) for repair in repairs.allowed(s)), DONE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                ("repair", ship.id, die, payment),
                _repair_label(ship, die, payment),
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
        kind = "repaired_free" if payment == repairs.FREE else "repaired"
        track, place = repairs.split(die)
        of, face = names.TRACK[track], FACES[place]
        cx.emit(kind, seat=seat, ship=names.SHIP[id], track=of, face=face)
        turns.settle(s, cx)

    def do_done(self, s: VictoryState, seat: Seat, cx: Context) -> None:
        """Leave the step: a card is drawn (V11)."""
        turns.leave_repairs(s, cx)
        turns.settle(s, cx)


def _repair_label(ship: Ship, die: int, payment: int) -> Text:
    """Return what is repaired."""
    track, place = repairs.split(die)
    name, of, face = names.SHIP[ship.id], names.TRACK[track], FACES[place]
    if payment == repairs.FREE:
        return Text("label-repair-free", ship=name, track=of, face=face)
    return Text("label-repair", ship=name, track=of, face=face)


class Trade(TurnStep):
    """Two cubes of a kind, or three different ones, become one of choice (V12, R12, R13).

    The options of the play step stand here, too, each with what has to be done before it.
    """

    name: ClassVar[str] = "trade"

    def legal(self, s: VictoryState, seat: Seat) -> list[Action]:
        return [*trades.allowed(s), DONE]

    def options(self, s: VictoryState, seat: Seat) -> list[Option]:
        found = [
            option(
                action,
                Text("label-trade", paid=names.cubes(paid), kind=names.KIND[kind]),
                trades.refusal(s, paid, kind),
                paid,
            )
            for action, paid, kind in _TRADES
        ]
        return [*found, option(DONE, Text("label-traded")), *plays_ahead(s, seat)]

    def do_trade(self, s: VictoryState, seat: Seat, cx: Context, number: int, kind: int) -> None:
        """Pay, then gain (R65)."""
        paid = cubes.TRADES[number]
        trades.trade(s, paid, kind)
        cx.emit("traded", seat=seat, paid=names.cubes(paid), kind=names.KIND[kind])
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
        """Return what may be discarded, the most dispensable first."""
        port = s.ports[seat]
        return [
            option(
                ("drop", card), Text("label-drop", card=names.CARD[card]), effects=kept(port, card)
            )
            for card in by_use(port)
        ]

    def do_drop(self, s: VictoryState, seat: Seat, cx: Context, card: int) -> None:
        """Put a card on the discards; with five left the turn ends (V14)."""
        hands.discard(s, seat, card)
        cx.emit("dropped", seat=seat, card=names.CARD[card])
        turns.settle(s, cx)
