"""Before the first turn: bids for a side, sails, loads (2.04, 2.07, 19.04, R73, R91, R140)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core import flow
from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import names, setup
from portsmouth.games.captains_sea.rules.components import DOUBLE, EMPTY, ROUND, SECTIONS
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.steps.base import Question, frame, option, seal

MOST_BID = setup.BIDS - 1


class Bid(Question):
    """Name a side, and the VP that the enemy gets for it (19.04, R91, R140)."""

    name: ClassVar[str] = "bid"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("bid", ship, points), Text("label-bid", ship=_ship(s, ship), points=points))
            for ship in (0, 1)
            for points in range(MOST_BID + 1)
        ]

    def do_bid(self, s: CaptainState, seat: Seat, cx: Context, ship: int, points: int) -> None:
        """Bid openly, for the enemy to raise or accept, or sealed (R140)."""
        flow.pop(s)
        if s.rules.bid == "secret":
            s.bids = put(s.bids, seat, ship * setup.BIDS + points)
            seal(s, cx)
            cx.emit("bid_sealed", seat=seat)
            return
        cx.emit("bid", seat=seat, ship=_ship(s, ship), points=points)
        flow.push(s, "answer", 1 - seat, ship, points)


class AnswerBid(Question):
    """Raise the enemy's bid for the same ship, or accept it and take the other (R140)."""

    name: ClassVar[str] = "answer"

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        ship, points = frame(s)
        return Text("prompt-answer", ship=_ship(s, ship), points=points)

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        ship, bid = frame(s)
        low = Refusal("bid_more", "R140", {"points": bid})
        raises = [
            option(
                ("raise", points),
                Text("label-raise", ship=_ship(s, ship), points=points),
                None if points > bid else low,
            )
            for points in range(1, MOST_BID + 1)
        ]
        return [option(("accept",), Text("label-accept", ship=_ship(s, 1 - ship))), *raises]

    def do_raise(self, s: CaptainState, seat: Seat, cx: Context, points: int) -> None:
        """Bid more for the same ship (R140)."""
        ship, _ = frame(s)
        cx.emit("bid", seat=seat, ship=_ship(s, ship), points=points)
        flow.goto(s, "answer", 1 - seat, ship, points)

    def do_accept(self, s: CaptainState, seat: Seat, cx: Context) -> None:
        """Take the other ship, and the VP (R140)."""
        ship, points = frame(s)
        flow.pop(s)
        setup.assign(s, 1 - seat if ship == 0 else seat)
        setup.gift(s, seat, points)
        setup.tell_sides(s, cx)


def _ship(s: CaptainState, number: int) -> Text:
    return names.SHIP[s.duel.sides[number].ship]


class Rig(Question):
    """Choose Fighting or Medium Sail, sealed (2.04, R73)."""

    name: ClassVar[str] = "rig"

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        return [
            option(("sail", sail), Text("label-sail", sail=names.SAIL[sail])) for sail in (0, 1)
        ]

    def do_sail(self, s: CaptainState, seat: Seat, cx: Context, sail: int) -> None:
        """Set sail (2.04)."""
        s.ships[seat].medium = bool(sail)
        flow.pop(s)
        seal(s, cx)
        cx.emit("sail_sealed", seat=seat)


class Charge(Question):
    """Load the four sections before the duel, in any order, in secret (2.07, R73)."""

    name: ClassVar[str] = "charge"

    def prompt(self, s: CaptainState, seat: Seat) -> Text:
        loads = s.ships[int(s.frames[-1][1])].loads
        return Text("prompt-charge", left=sum(shot == EMPTY for shot in loads))

    def choices(self, s: CaptainState, seat: Seat) -> list[Option]:
        loads = s.ships[seat].loads
        return [
            load_option(section, shot, _loaded(section) if loads[section] else None)
            for section in range(len(SECTIONS))
            for shot in range(ROUND, DOUBLE + 1)
        ]

    def allowed(self, s: CaptainState, seat: Seat) -> list[Action]:
        loads = s.ships[seat].loads
        return [
            ("load", section, shot)
            for section in range(len(SECTIONS))
            for shot in range(ROUND, DOUBLE + 1)
            if not loads[section]
        ]

    def do_load(self, s: CaptainState, seat: Seat, cx: Context, section: int, shot: int) -> None:
        """Load a section; after the fourth the next captain loads (2.07)."""
        ship = s.ships[seat]
        ship.loads = put(ship.loads, section, shot)
        cx.seal()
        if all(ship.loads):
            flow.pop(s)
            cx.emit("charged", seat=seat)


def load_option(section: int, shot: int, refusal: Refusal | None = None) -> Option:
    """Return the option to load a section with a shot."""
    label = Text("label-load", section=names.SECTION[section], shot=names.SHOT[shot])
    return option(("load", section, shot), label, refusal)


def _loaded(section: int) -> Refusal:
    return Refusal("is_loaded", "2.07", {"section": names.SECTION[section]})
