"""The decisions: the sealed bid, the window for a smoke, and the guns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.step import Step
from portsmouth.core.step import Window as OpenWindow
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.signals.rounds import end_round, turn_up
from portsmouth.games.signals.state import (
    HOLD,
    NOBODY,
    OPEN,
    SignalsState,
    flags,
    is_smoke,
    others,
    spend,
)


class Bid(Step[SignalsState]):
    """All at once and sealed: a flag of the hand, or hold. [S2]"""

    name: ClassVar[str] = "bid"

    def seats(self, s: SignalsState) -> tuple[Seat, ...]:
        return tuple(seat for seat, bid in enumerate(s.bids) if bid == OPEN)

    def legal(self, s: SignalsState, seat: Seat) -> list[Action]:
        return [*(("bid", card) for card in flags(s, seat)), ("hold",)]

    def options(self, s: SignalsState, seat: Seat) -> list[Option]:
        found = [
            Option(
                ("bid", card),
                Text("label-smoke-card") if is_smoke(card) else Text("label-bid", card=card),
                f"card-{card}",
                refusal=Refusal("smoke_is_no_bid", "S3") if is_smoke(card) else None,
            )
            for card in s.hands[seat]
        ]
        return [*found, Option(("hold",), Text("label-hold"))]

    def do_bid(self, s: SignalsState, seat: Seat, cx: Context, card: int) -> None:
        """Seal a flag; the last one turns all bids up. [S2, S4]"""
        s.bids[seat] = card
        self._sealed(s, seat, cx)

    def do_hold(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """Seal nothing. [S2]"""
        s.bids[seat] = HOLD
        self._sealed(s, seat, cx)

    def _sealed(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """Everybody sees that, and only the bidder what, was sealed."""
        cx.seal()
        cx.emit("sealed", seat=seat)
        cx.emit("sealed_own", to=(seat,), seat=seat, card=s.bids[seat])
        if OPEN not in s.bids:
            turn_up(s, cx)


class Window(Step[SignalsState]):
    """A seat out of turn may lay smoke. It is asked whatever it holds, or the pause would tell;
    at a device of its own the page may pass for who has none."""

    name: ClassVar[str] = "window"
    unasked: ClassVar[bool] = True

    def seats(self, s: SignalsState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def window(self, s: SignalsState) -> OpenWindow:
        asked = tuple(int(frame[1]) for frame in reversed(s.frames) if frame[0] == "window")
        return OpenWindow(asked, ("pass",), Text("question-window"))

    def options(self, s: SignalsState, seat: Seat) -> list[Option]:
        holds = any(is_smoke(card) for card in s.hands[seat])
        why = None if holds else Refusal("no_smoke", "S5")
        effects = (Text("effect-round-ends"),)
        return [
            Option(("smoke",), Text("label-smoke"), effects=effects, refusal=why),
            Option(("pass",), Text("label-pass")),
        ]

    def standing_answer(
        self, s: SignalsState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Lay a smoke, if the hand has one, or never. [S5]"""
        if "window" not in answers:
            return None
        lays = answers["window"] == "lay" and any(is_smoke(card) for card in s.hands[seat])
        return ("smoke",) if lays else ("pass",)

    def do_smoke(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """A smoke hides everything; the round is over. [S5]"""
        spend(s, seat, next(card for card in s.hands[seat] if is_smoke(card)))
        cx.reveal()
        cx.emit("smoke", seat=seat)
        end_round(s, cx)

    def do_pass(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """Nothing; the next seat is asked, or the guns speak. [S5]"""
        cx.emit("passed", seat=seat)
        flow.pop(s)


class Gun(Step[SignalsState]):
    """The winner aims, may charge, and fires. [S6, S7, S8]"""

    name: ClassVar[str] = "gun"

    def seats(self, s: SignalsState) -> tuple[Seat, ...]:
        return (s.winner,)

    def prompt(self, s: SignalsState, seat: Seat) -> Text:
        if s.target == NOBODY:
            return Text("prompt-gun")
        return Text("prompt-gun-aimed", target=player(s.target), armour=s.rules.armour)

    def options(self, s: SignalsState, seat: Seat) -> list[Option]:
        aims = [
            Option(
                ("aim", each),
                Text("label-aim", target=player(each)),
                f"ship-{each}",
                refusal=aim_refusal(s, seat, each),
            )
            for each in range(len(s.hulls))
        ]
        charge = Option(
            ("charge",),
            Text("label-charge"),
            "powder",
            Cost((("powder", 1),)),
            refusal=charge_refusal(s, seat),
        )
        fire = Option(("fire",), Text("label-fire"), "gun", refusal=fire_refusal(s, seat))
        return [*aims, charge, fire]

    def do_aim(self, s: SignalsState, seat: Seat, cx: Context, target: int) -> None:
        """At another ship; he may change his mind. [S6]"""
        s.target = target
        cx.emit("aimed", seat=seat, target=player(target))

    def do_charge(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """1 powder: +1 to the die. [S7]"""
        s.powder[seat] -= 1
        s.charged = True
        cx.emit("charged", seat=seat)

    def do_fire(self, s: SignalsState, seat: Seat, cx: Context) -> None:
        """A die, with the charge, against the armour. [S8]"""
        roll = s.rng.die() + s.charged
        cx.reveal()
        hit = roll >= s.rules.armour
        s.hulls[s.target] -= hit
        cx.emit("fired", seat=seat, target=player(s.target), roll=roll, hit=int(hit))
        end_round(s, cx)


def aim_refusal(s: SignalsState, seat: Seat, target: int) -> Refusal | None:
    """Never at oneself, nor twice the same. [S6]"""
    if target == seat:
        return Refusal("own_ship", "S6")
    return Refusal("aimed_there", "S6") if target == s.target else None


def charge_refusal(s: SignalsState, seat: Seat) -> Refusal | None:
    """Once a round, for powder. [S7]"""
    if s.charged:
        return Refusal("charged", "S7")
    return None if s.powder[seat] else Refusal("no_powder", "S7", {"need": 1})


def fire_refusal(s: SignalsState, seat: Seat) -> Refusal | None:
    """Aim first; the remedy aims at the next ship. [S6]"""
    if s.target != NOBODY:
        return None
    return Refusal("not_aimed", "S6", remedy=(("aim", others(s, seat)[0]),))
