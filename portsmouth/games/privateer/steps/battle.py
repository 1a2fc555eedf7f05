"""Phase 3: the dice of a battle, and a Merchant's or a Wreck's goods (P37, P43-P46, B39, B43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import battle, ships, standing
from portsmouth.games.privateer.rules.colour_die import most_goods
from portsmouth.games.privateer.rules.components import GOODS, NONE
from portsmouth.games.privateer.rules.messages import good_name
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import Question

ROLL: Action = ("roll",)
REROLL: Action = ("reroll",)
STAND: Action = ("stand",)


class Battle(Question):
    """The battle is compulsory; its dice roll apart, so that the move can be taken back (P37)."""

    name: ClassVar[str] = "battle"

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        if s.defender == NONE:
            return Text("prompt-battle-merchant")
        return Text("prompt-battle", other=player(s.defender))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [ROLL]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return [Option(ROLL, Text("label-roll"), "roll")]

    def do_roll(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Roll all dice (P43, P48)."""
        battle.roll_all(s, cx)


class Again(Question):
    """Mary Read may roll her die again, once a battle, also as defender (B39, B71)."""

    name: ClassVar[str] = "again"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        attack, defence = battle.totals(s)
        mine, theirs = (attack, defence) if seat == s.attacker else (defence, attack)
        return Text("prompt-again", mine=mine, theirs=theirs)

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [REROLL, STAND]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        again = () if battle.decided(s) else (Text("effect-all-again"),)
        return [
            Option(REROLL, Text("label-reroll"), "reroll"),
            Option(STAND, Text("label-stand"), "stand", effects=again),
        ]

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Roll again unless ahead, or never (B39)."""
        if "reroll" not in answers:
            return None
        stands = answers["reroll"] == "never" or standing.ahead(s, seat)
        return STAND if stands else REROLL

    def do_reroll(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Roll her die again (B39)."""
        battle.reroll(s, cx, seat)

    def do_stand(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Let the totals stand; a tie without Teach rolls all dice again (B71)."""
        battle.settle_or_roll(s, cx)


class Spoils(Question):
    """How many goods the winner takes, and with Lafitte of which die (P45, B43, B77, B88)."""

    name: ClassVar[str] = "spoils"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (s.winner,)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        if len(s.goods) > 1:
            return Text("prompt-pick", one=good_name(s.goods[0]), two=good_name(s.goods[1]))
        good = s.goods[0]
        return Text("prompt-spoils", good=good_name(good), most=most_goods(s, good))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        if len(s.goods) > 1:
            return [("pick", good) for good in s.goods]
        return [("take", count) for count in range(most_goods(s, s.goods[0]) + 1)]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        if len(s.goods) > 1:
            return [self._pick(s, good) for good in s.goods]
        name = good_name(s.goods[0])
        return [
            Option(action, Text("label-take", count=int(action[1]), good=name), "take")
            for action in self.legal(s, seat)
        ]

    def _pick(self, s: PrivateerState, good: int) -> Option:
        most = (Text("effect-most", count=most_goods(s, good)),)
        return Option(
            ("pick", good),
            Text("label-pick", good=good_name(good)),
            f"good-{GOODS[good]}",
            effects=most,
        )

    def do_pick(self, s: PrivateerState, seat: Seat, cx: Context, good: int) -> None:
        """Lafitte picks a die; of a good that can't be taken nothing is asked (B77)."""
        s.goods = (good,)
        cx.emit("picked", seat=seat, good=good_name(good))
        if not most_goods(s, good):
            battle.end_spoils(s, cx)

    def do_take(self, s: PrivateerState, seat: Seat, cx: Context, count: int) -> None:
        """Take so many cards from the bank (P45, B43)."""
        good = s.goods[0]
        ships.to_ship(s, seat, good, count)
        cx.emit("took", seat=seat, good=good_name(good), count=count)
        battle.end_spoils(s, cx)

    def why_unknown(self, s: PrivateerState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "take" and len(s.goods) == 1:
            most = most_goods(s, s.goods[0])
            return Refusal("too_many_goods", "B43", {"most": most})
        return super().why_unknown(s, seat, action)
