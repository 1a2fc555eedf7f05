"""What can be done in port: options with prices, effects and refusals (W24-W38, W87-W96)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.convoy import Convoy
from portsmouth.games.war.rules import harbours, market, visits
from portsmouth.games.war.rules.components import (
    GOODS,
    IS_TRADE,
    KINDS,
    NONE,
    PORTS,
    PRICE_EXPORT,
    SHIP_COST,
    SMUGGLER,
    VALUES,
)
from portsmouth.games.war.rules.fleet import (
    crates,
    holds,
    most_value,
    room,
)
from portsmouth.games.war.rules.names import good_name, kind_name, port_name, value_name
from portsmouth.games.war.state import NO_BUSINESS, REPAIR, TRADE, WarState
from portsmouth.games.war.steps.base import (
    DONE,
    STORM,
    WarStep,
    attack_effects,
    counts,
    effect,
    gold,
    label,
)

SELL = counts("sell")
BUY = counts("buy")
MEND: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("mend", value, count) for count in range(11)) for value in range(len(VALUES))
)
SHIP: Action = ("ship",)
BOARD: Action = ("board",)
LETTER: Action = ("letter",)
SMUGGLE: Action = ("smuggle",)


class PortOptions(WarStep):
    """The options of a port action; ``Port`` adds what they do."""

    name: ClassVar[str] = "port"

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-port", port=port_name(visits.port_visited(s)), begun=s.business)

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        port, convoy = visits.port_visited(s), s.convoys[seat]
        found: list[Action] = []
        if not harbours.at_war(s, convoy, port):
            if s.business != REPAIR and IS_TRADE[port]:
                found += self._trades(s, seat, port)
            if s.business != TRADE:
                found += self._repairs(s, seat, port)
            if s.business == NO_BUSINESS:
                found += self._strokes(s, seat)
        if s.business == NO_BUSINESS and harbours.may_attack(s, seat, port):
            found.append(STORM[port])
        found.append(DONE)
        return found

    def _trades(self, s: WarState, seat: Seat, port: int) -> list[Action]:
        """Return all legal sales and purchases, and Smugglers Contact (W90, S14)."""
        convoy = s.convoys[seat]
        found: list[Action] = []
        for good, held in enumerate(convoy.hold):
            if held and not s.bought >> good & 1:
                found += SELL[good][1 : held + 1]
        free = room(convoy)
        if free and convoy.gold:
            for good, there in enumerate(s.sheet):
                most = min(there, free, market.affordable(s, convoy, port, good))
                if most and not s.sold >> good & 1:
                    found += BUY[good][1 : most + 1]
        if convoy.hand and self._smuggle_refusal(s, seat) is None:
            found.append(SMUGGLE)
        return found

    def _repairs(self, s: WarState, seat: Seat, port: int) -> list[Action]:
        """Return all legal repairs (W28, W91)."""
        convoy = s.convoys[seat]
        found: list[Action] = []
        most, paid = most_value(convoy), convoy.gold // harbours.repair_price(s, convoy, port)
        for value, points in enumerate(convoy.values):
            if points < most and paid:
                found += MEND[value][1 : min(paid, most - points) + 1]
        return found

    def _strokes(self, s: WarState, seat: Seat) -> list[Action]:
        """Return the port actions of one stroke (S74)."""
        found: list[Action] = []
        convoy = s.convoys[seat]
        if convoy.gold >= SHIP_COST and visits.ship_refusal(s, seat) is None:
            found.append(SHIP)
        if convoy.passenger == NONE and visits.board_refusal(s, seat) is None:
            found.append(BOARD)
        if not convoy.pirate and visits.letter_refusal(s, seat) is None:
            found.append(LETTER)
        return found

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        port = visits.port_visited(s)
        cards = kind_name(SMUGGLER)
        storm = harbours.target_refusal(s, seat, port) if s.business == NO_BUSINESS else None
        if s.business != NO_BUSINESS:
            storm = Refusal("other_business", "W89", {"begun": Text(f"business-{s.business}")})
        return [
            *self._sale_options(s, seat, port),
            *self._purchase_options(s, seat, port),
            *self._repair_options(s, seat, port),
            Option(
                SHIP,
                label("ship"),
                "ship",
                gold(SHIP_COST),
                effects=_ruin(s.convoys[seat]),
                refusal=visits.ship_refusal(s, seat),
            ),
            Option(BOARD, label("board"), "board", refusal=visits.board_refusal(s, seat)),
            Option(LETTER, label("letter"), "letter", refusal=visits.letter_refusal(s, seat)),
            Option(
                SMUGGLE,
                label("play", card=cards),
                f"card-{KINDS[SMUGGLER]}",
                refusal=self._smuggle_refusal(s, seat),
            ),
            Option(
                STORM[port],
                label("storm", port=port_name(port)),
                PORTS[port],
                effects=attack_effects(s, seat),
                refusal=storm,
            ),
            Option(DONE, label("end_turn"), "done"),
        ]

    def _sale_options(self, s: WarState, seat: Seat, port: int) -> list[Option]:
        convoy, closed = s.convoys[seat], visits.trade_refusal(s)
        return [
            Option(
                SELL[good][count],
                label("sell", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
                effects=(effect("gain", gold=market.sale(s, convoy, port, good, count)),),
                refusal=closed or market.sell_refusal(s, convoy, good, count),
            )
            for good, held in enumerate(convoy.hold)
            for count in range(1, max(1, held) + 1)
        ]

    def _purchase_options(self, s: WarState, seat: Seat, port: int) -> list[Option]:
        convoy, closed = s.convoys[seat], visits.trade_refusal(s)
        return [
            Option(
                BUY[good][count],
                label("buy", good=good_name(good), count=count),
                f"good-{GOODS[good]}",
                gold(market.purchase(s, port, good, count)),
                refusal=closed or market.buy_refusal(s, convoy, port, good, count),
            )
            for good in range(len(GOODS))
            for count in range(1, max(1, market.most_bought(s, convoy, port, good)) + 1)
        ]

    def _repair_options(self, s: WarState, seat: Seat, port: int) -> list[Option]:
        convoy, closed = s.convoys[seat], visits.closed_refusal(s, REPAIR)
        price = harbours.repair_price(s, convoy, port)
        return [
            Option(
                MEND[value][count],
                label("mend", value=value_name(value), count=count),
                f"value-{VALUES[value]}",
                gold(price * count),
                refusal=closed or visits.mend_refusal(s, seat, value, count),
            )
            for value, points in enumerate(convoy.values)
            for count in range(1, max(1, most_value(convoy) - points) + 1)
        ]

    def _smuggle_refusal(self, s: WarState, seat: Seat) -> Refusal | None:
        """Return why Smugglers Contact can't be played (K2, K17, S72)."""
        if not holds(s.convoys[seat], SMUGGLER):
            return Refusal("no_card", "K2", {"card": kind_name(SMUGGLER)})
        if why := visits.trade_refusal(s):
            return why
        return Refusal("trade_begun", "S72") if s.business == TRADE else None


def _ruin(convoy: Convoy) -> tuple[Text, ...]:
    """Return that a ship would leave nothing to trade with, where it would (W32, W35)."""
    left = convoy.gold - SHIP_COST
    return () if left >= PRICE_EXPORT or crates(convoy) else (effect("ruins", gold=max(0, left)),)
