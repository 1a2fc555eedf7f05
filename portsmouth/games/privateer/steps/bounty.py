"""Phase 1: the Bounty Card and whom it is for (P29-P31, B57, B68)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import (
    contests,
    decks,
    discards,
    fortunes,
    plunder,
    ships,
    standing,
)
from portsmouth.games.privateer.rules.components import (
    COLOURS,
    FIRST_FORTUNE,
    FORTUNES,
    GOODS,
    PORTS,
    is_relic,
)
from portsmouth.games.privateer.rules.ending import goal_reached
from portsmouth.games.privateer.rules.messages import good_name, port_name, relic_name
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import PASS, Question, good_option, seat_option

DRAW: Action = ("draw",)
AT: tuple[Action, ...] = tuple(("at", seat) for seat in range(len(COLOURS)))
GOSSIP: tuple[Action, ...] = tuple(("gossip", port) for port in range(len(PORTS)))
DISCARD: tuple[Action, ...] = tuple(("discard", good) for good in range(len(GOODS)))


class Bounty(Question):
    """The turn begins with a Bounty Card (P29, P30)."""

    name: ClassVar[str] = "bounty"

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [DRAW]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return [Option(DRAW, Text("label-draw"), "draw")]

    def why_nothing_here(self, s: PrivateerState, seat: Seat, target: str) -> Refusal:
        return Refusal("draw_first", "P29")

    def do_draw(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Take a Relic, which works at once, or carry out a Fortune (P30, P56)."""
        card = decks.draw_bounty(s, cx)
        s.card = card
        if not is_relic(card):
            fortunes.carry_out(s, seat, cx, card)
            return
        ship = s.ships[seat]
        ship.relics = (*ship.relics, card)
        cx.emit("took_relic", seat=seat, relic=relic_name(card))
        if not goal_reached(s, cx):
            s.frames = (("sail",),)


class Victim(Question):
    """Whom a Boarding Party, Pickpockets or Smugglers are for; one must be chosen (B68)."""

    name: ClassVar[str] = "victim"

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text(f"prompt-victim-{FORTUNES[s.card - FIRST_FORTUNE]}")

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [AT[other] for other in contests.possible_victims(s, seat)]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        possible = contests.possible_victims(s, seat)
        code = "no_cargo_there" if s.card == contests.SMUGGLERS else "no_relic_there"
        return [
            seat_option(
                AT[other],
                "label-at",
                other,
                None if other in possible else Refusal(code, "B68", {"other": player(other)}),
            )
            for other in ships.others(s, seat)
        ]

    def do_at(self, s: PrivateerState, seat: Seat, cx: Context, other: int) -> None:
        """Carry the card out on this player (B46, B53)."""
        contests.take_on(s, seat, cx, other)


class Swap(Question):
    """Smugglers: an own card for one of the other's, twice at most; he can't refuse (B53, B79)."""

    name: ClassVar[str] = "swap"

    def _other(self, s: PrivateerState) -> int:
        return int(s.frames[-1][1])

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-swap", other=player(self._other(s)), left=int(s.frames[-1][2]))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        mine, theirs = s.ships[seat].cargo, s.ships[self._other(s)].cargo
        swaps: list[Action] = [
            ("swap", own, his)
            for own, held in enumerate(mine)
            if held
            for his, there in enumerate(theirs)
            if there
        ]
        return [*swaps, PASS]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        found = []
        for action in self.legal(s, seat)[:-1]:
            own, his = int(action[1]), int(action[2])
            words = {"own": good_name(own), "his": good_name(his)}
            found.append(Option(action, Text("label-swap", **words), f"good-{GOODS[his]}"))
        return [*found, Option(PASS, Text("label-pass"), "pass")]

    def do_swap(self, s: PrivateerState, seat: Seat, cx: Context, own: int, his: int) -> None:
        """Swap two cards; then once more, or sail (B53, B79)."""
        other, left = self._other(s), int(s.frames[-1][2]) - 1
        contests.swap(s, seat, other, own, his)
        given, got = good_name(own), good_name(his)
        cx.emit("swapped", seat=seat, other=player(other), given=given, got=got)
        s.frames = (("swap", other, left),) if left else (("sail",),)

    def do_pass(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Swap no more (B53, B68)."""
        s.frames = (("sail",),)


class Gossip(Question):
    """Harbour Gossip: one Port Card may be replaced, also the own port's (B57)."""

    name: ClassVar[str] = "gossip"

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        found = [
            Option(
                GOSSIP[port],
                Text("label-gossip", port=port_name(port)),
                f"port-{name}",
            )
            for port, name in enumerate(PORTS)
        ]
        return [*found, Option(PASS, Text("label-pass"), "pass")]

    def do_gossip(self, s: PrivateerState, seat: Seat, cx: Context, port: int) -> None:
        """Replace the card of a port at once (B57, B75)."""
        decks.replace_port_card(s, cx, port)
        s.frames = (("sail",),)

    def do_pass(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Leave all prices as they are (B57)."""
        s.frames = (("sail",),)


class Discard(Question):
    """Rats, or a hold that has shrunk: its owner picks the cards, one by one (B28, B50)."""

    name: ClassVar[str] = "discard"

    def seats(self, s: PrivateerState) -> tuple[Seat, ...]:
        return (int(s.frames[-1][1]),)

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        return Text("prompt-discard", left=int(s.frames[-1][2]))

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        return [DISCARD[good] for good, held in enumerate(s.ships[seat].cargo) if held]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        return [
            good_option(action, "label-discard", int(action[1])) for action in self.legal(s, seat)
        ]

    def standing_answer(
        self, s: PrivateerState, seat: Seat, answers: Mapping[str, str]
    ) -> Action | None:
        """Discard what sells worst (B50)."""
        return DISCARD[standing.cheapest_cargo(s, seat)] if "discard" in answers else None

    def do_discard(self, s: PrivateerState, seat: Seat, cx: Context, good: int) -> None:
        """Return a card to the bank; then the next, or what the discard interrupted (B50, B86)."""
        left = int(s.frames[-1][2]) - 1
        discards.throw(s, cx, seat, good, 1)
        s.frames = s.frames[:-1]
        discards.must_discard(s, cx, seat, left)
        if not s.frames:
            plunder.after_relic(s, cx)
