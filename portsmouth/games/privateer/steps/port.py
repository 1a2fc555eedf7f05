"""Phase 4 and the Infamy set-up: trade and refit (P15-P17, P39-P41, P53-P58, B15, B23, B60)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Cost, Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import prices, setup, ships, visits
from portsmouth.games.privateer.rules.components import GOODS, SUPPLY, TRACK_INFAMY, TRACKS
from portsmouth.games.privateer.rules.messages import good_name, port_name, track_name
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import Question

DONE: Action = ("done",)
UPGRADE: tuple[Action, ...] = tuple(("upgrade", track) for track in range(len(TRACKS)))
STRIP: tuple[Action, ...] = tuple(("strip", track) for track in range(len(TRACKS)))
SELL: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("sell", good, count) for count in range(SUPPLY + 1)) for good in range(len(GOODS))
)
BUY: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("buy", good, count) for count in range(SUPPLY + 1)) for good in range(len(GOODS))
)


class Shop(Question):
    """Buying and upgrading by the Port Card, in any order, until one is done (P54, B60)."""

    def port_name(self, s: PrivateerState) -> Text:
        """Return the port in which the shop is."""
        return port_name(visits.port_visited(s))

    def purchases(self, s: PrivateerState, seat: Seat) -> list[Action]:
        """Return all legal purchases of cargo (P17, P55, B66)."""
        ship, card = s.ships[seat], s.ports[visits.port_visited(s)]
        free = ships.room(ship)
        found: list[Action] = []
        for good in range(len(GOODS)):
            price = prices.buy_price(ship, card, good)
            if price:
                most = min(free, s.bank[good], ship.silver // price)
                found += BUY[good][1 : most + 1]
        return found

    def upgrades(self, s: PrivateerState, seat: Seat) -> list[Action]:
        """Return all legal upgrades (P57, B66, B81)."""
        return [
            action
            for track, action in enumerate(UPGRADE)
            if visits.upgrade_refusal(s, seat, track) is None
        ]

    def purchase_options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        """Return purchases of each good; of one that can't be bought, one that says why."""
        ship, card = s.ships[seat], s.ports[visits.port_visited(s)]
        legal = self.purchases(s, seat)
        found = []
        for good in range(len(GOODS)):
            price = prices.buy_price(ship, card, good)
            counts = [int(action[2]) for action in legal if action[1] == good]
            for count in counts or [1]:
                found.append(
                    Option(
                        BUY[good][count],
                        Text("label-buy", good=good_name(good), count=count),
                        f"buy-{GOODS[good]}",
                        _silver(price * count),
                        refusal=None if counts else visits.buy_refusal(s, seat, good, count),
                    )
                )
        return found

    def upgrade_options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        """Return the next step of each track, with the Infamy that it brings (P20, P57)."""
        ship = s.ships[seat]
        found = []
        for track, name in enumerate(TRACKS):
            why = visits.upgrade_refusal(s, seat, track)
            full = prices.at_last(ship, track)
            position = ship.tracks[track] + (not full)
            gained = TRACK_INFAMY[position] - TRACK_INFAMY[ship.tracks[track]]
            label = Text("label-upgrade", track=track_name(track), position=position)
            effects = () if full else (Text("effect-infamy", count=gained),)
            cost = _silver(0 if full else visits.upgrade_price(s, seat, track))
            found.append(Option(UPGRADE[track], label, f"upgrade-{name}", cost, effects, why))
        return found

    def why_nothing_here(self, s: PrivateerState, seat: Seat, target: str) -> Refusal:
        return Refusal("finish_visit", "B60")

    def do_buy(self, s: PrivateerState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Buy cargo (P54, P55)."""
        visits.buy(s, cx, seat, good, count)

    def do_upgrade(self, s: PrivateerState, seat: Seat, cx: Context, track: int) -> None:
        """Step a track up; 20 Infamy end the game there (P19, P57)."""
        visits.upgrade(s, cx, seat, track)


class Outfit(Shop):
    """The Infamy set-up: start silver for upgrades and cargo in the own port (P15, P16)."""

    name: ClassVar[str] = "outfit"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-outfit", port=self.port_name(s))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [*self.purchases(s, seat), *self.upgrades(s, seat), DONE]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        done = Option(DONE, Text("label-sail-out"), "done")
        return [*self.purchase_options(s, seat), *self.upgrade_options(s, seat), done]

    def why_unknown(self, s: PrivateerState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "buy":
            why = visits.buy_refusal(s, seat, int(action[1]), int(action[2]))
            return why or super().why_unknown(s, seat, action)
        if action[0] in ("sell", "strip"):
            return Refusal("only_fitting_out", "P15")
        return super().why_unknown(s, seat, action)

    def do_done(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Keep what is left; no Port Card is replaced (P15, P16)."""
        setup.end_outfit(s, cx)


class Port(Shop):
    """A port visit: sell, buy and refit until one is done (P39, P54, B60)."""

    name: ClassVar[str] = "port"

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-port", port=self.port_name(s))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        down = [
            action
            for track, action in enumerate(STRIP)
            if s.rules.sell_back and visits.strip_refusal(s, seat, track) is None
        ]
        buys, ups = self.purchases(s, seat), self.upgrades(s, seat)
        return [*self.sales(s, seat), *buys, *ups, *down, DONE]

    def sales(self, s: PrivateerState, seat: Seat) -> list[Action]:
        """Return all legal sales (B17, B66)."""
        ship, card = s.ships[seat], s.ports[visits.port_visited(s)]
        found: list[Action] = []
        for good, held in enumerate(ship.cargo):
            if held and prices.sell_price(ship, card, good):
                found += SELL[good][1 : held + 1]
        return found

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        empty = not s.ships[seat].silver and not ships.load(s.ships[seat])
        leave = [Text("effect-new-prices")] if s.traded else []
        leave += [Text("effect-empty-handed")] if empty else []
        done = Option(DONE, Text("label-done"), "done", effects=tuple(leave))
        return [
            *self._sale_options(s, seat),
            *self.purchase_options(s, seat),
            *self.upgrade_options(s, seat),
            *(self._strip_options(s, seat) if s.rules.sell_back else []),
            done,
        ]

    def _sale_options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        ship, card = s.ships[seat], s.ports[visits.port_visited(s)]
        found = []
        for good, held in enumerate(ship.cargo):
            price = prices.sell_price(ship, card, good)
            for count in range(1, (held if price else 0) + 1) or (1,):
                label = Text("label-sell", good=good_name(good), count=count)
                effects = (Text("effect-gain", silver=price * count),) if price else ()
                why = visits.sell_refusal(s, seat, good, count)
                target = f"sell-{GOODS[good]}"
                found.append(Option(SELL[good][count], label, target, Cost(), effects, why))
        return found

    def _strip_options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        """Return a step down of each track (B23, B81)."""
        ship = s.ships[seat]
        found = []
        for track, name in enumerate(TRACKS):
            label = Text("label-strip", track=track_name(track))
            gain = (Text("effect-gain", silver=prices.refund(ship, track)),)
            why = visits.strip_refusal(s, seat, track)
            found.append(Option(STRIP[track], label, f"strip-{name}", Cost(), gain, why))
        return found

    def why_unknown(self, s: PrivateerState, seat: Seat, action: Action) -> Refusal:
        verb, *args = action
        why = None
        if verb == "sell":
            why = visits.sell_refusal(s, seat, int(args[0]), int(args[1]))
        elif verb == "buy":
            why = visits.buy_refusal(s, seat, int(args[0]), int(args[1]))
        elif verb == "strip":
            why = visits.strip_refusal(s, seat, int(args[0]))
        return why or super().why_unknown(s, seat, action)

    def do_sell(self, s: PrivateerState, seat: Seat, cx: Context, good: int, count: int) -> None:
        """Sell cargo (P54)."""
        visits.sell(s, cx, seat, good, count)

    def do_strip(self, s: PrivateerState, seat: Seat, cx: Context, track: int) -> None:
        """Step a track down for half its price (B23)."""
        visits.strip(s, cx, seat, track)

    def do_done(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """End the visit and the turn (P41, B15)."""
        visits.leave(s, cx, seat)


def _silver(amount: int) -> Cost:
    """Return a price in silver."""
    return Cost((("silver", amount),)) if amount else Cost()
