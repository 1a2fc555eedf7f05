"""Parley: one card of cargo for silver, offered to all in turn order (B54, B80)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import contests, ships, standing
from portsmouth.games.privateer.rules.components import GOODS
from portsmouth.games.privateer.rules.messages import good_name
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import PASS, Question

MOST = 9
"""The highest price that can be named."""
ACCEPT: Action = ("accept",)
DECLINE: Action = ("decline",)
SELLS, BUYS = 0, 1


class Offer(Question):
    """The drawer names a good, a price, and whether he sells or buys one card (B54)."""

    name: ClassVar[str] = "offer"

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        ship = s.ships[seat]
        asks: list[Action] = [
            ("ask", good, price)
            for good, held in enumerate(ship.cargo)
            if held
            for price in range(1, MOST + 1)
        ]
        bids: list[Action] = [
            ("bid", good, price)
            for good in range(len(GOODS))
            for price in range(1, min(MOST, ship.silver) + 1)
            if ships.room(ship)
        ]
        return [*asks, *bids, PASS]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        found = []
        for action in self.legal(s, seat)[:-1]:
            verb, good, price = str(action[0]), int(action[1]), int(action[2])
            label = Text(f"label-{verb}", good=good_name(good), price=price)
            cost = Cost((("silver", price),)) if verb == "bid" else Cost()
            found.append(Option(action, label, f"good-{GOODS[good]}", cost))
        return [*found, Option(PASS, Text("label-pass"), "pass")]

    def do_ask(self, s: PrivateerState, seat: Seat, cx: Context, good: int, price: int) -> None:
        """Offer a card for sale (B54)."""
        cx.emit("asked", seat=seat, good=good_name(good), price=price)
        _ask_next(s, seat, (SELLS, good, price), seat)

    def do_bid(self, s: PrivateerState, seat: Seat, cx: Context, good: int, price: int) -> None:
        """Offer to buy a card (B54)."""
        cx.emit("bid", seat=seat, good=good_name(good), price=price)
        _ask_next(s, seat, (BUYS, good, price), seat)

    def do_pass(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Offer nothing (B54)."""
        s.frames = (("sail",),)


def _ask_next(s: PrivateerState, drawer: int, offer: tuple[int, int, int], after: int) -> None:
    """Ask the next player in turn order whom the offer concerns; else it lapses (B80)."""
    kind, good, price = offer
    asked = contests.parley_partners(s, drawer, kind == SELLS, good)
    order = ships.others(s, drawer)
    later = order if after == drawer else order[order.index(after) + 1 :]
    following = next((seat for seat in later if seat in asked), None)
    s.frames = (("sail",),)
    if following is not None:
        s.frames = (("answer", following, kind, good, price),)


class Answer(Question):
    """Another player accepts or declines; the first to accept trades (B54, B80)."""

    name: ClassVar[str] = "answer"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def _offer(self, s: PrivateerState) -> tuple[int, int, int]:
        kind, good, price = s.frames[-1][2:]
        return int(kind), int(good), int(price)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        kind, good, price = self._offer(s)
        verb = "ask" if kind == SELLS else "bid"
        return Text(
            f"prompt-answer-{verb}", other=player(s.active), good=good_name(good), price=price
        )

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        kind, _, price = self._offer(s)
        pays = kind == SELLS
        short = pays and s.ships[seat].silver < price
        held = {"need": price, "silver": s.ships[seat].silver}
        why = Refusal("no_silver", "B80", held) if short else None
        cost = Cost((("silver", price),)) if pays else Cost()
        return [
            Option(ACCEPT, Text("label-accept"), "accept", cost, refusal=why),
            Option(DECLINE, Text("label-decline"), "decline"),
        ]

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Decline all, or trade at the best port's price or a better one (B54)."""
        if "parley" not in answers:
            return None
        kind, good, price = self._offer(s)
        trades = standing.buys_at if kind == SELLS else standing.sells_at
        fair = answers["parley"] == "port_price" and trades(s, seat, good, price)
        return ACCEPT if fair else DECLINE

    def do_accept(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Trade one card at the price named; no captain's or Relic's price counts (B80)."""
        kind, good, price = self._offer(s)
        seller, buyer = (s.active, seat) if kind == SELLS else (seat, s.active)
        contests.trade(s, seller, buyer, good, price)
        words = good_name(good)
        cx.emit("parleyed", seat=buyer, other=player(seller), good=words, price=price)
        s.frames = (("sail",),)

    def do_decline(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Decline; the next player is asked, or the offer lapses (B54)."""
        offer = self._offer(s)
        cx.emit("declined", seat=seat)
        _ask_next(s, s.active, offer, seat)
