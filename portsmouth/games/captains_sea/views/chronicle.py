"""Looking back on a fight: all that a plan and a log of it need, and the luck of both gunners.

Where ships lay and what they fired is seen by all. Squares are told as columns and rows of a sea
without edges, counted from the first map: recentring moves the map, not the ships (9.32, R85).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from portsmouth.core.context import Event
from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Json, Text
from portsmouth.games.captains_sea.odds import broadside, chance
from portsmouth.games.captains_sea.rules import geometry, scoring
from portsmouth.games.captains_sea.rules.components import SEATS
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

THOUSAND = 1000
HEADINGS = tuple(f"heading-{heading}" for heading in range(9))
AT_SEA = frozenset({"moved", "turned", "fell_off", "in_irons"})
"""What a ship does under sail."""
DEEDS = frozenset(
    {
        *("played", "play_now", "caught_fire", "doused", "morale", "grapple_die", "boards"),
        *("repelled", "captured", "struck", "broke_off", "bonus", "clear_die"),
    }
)
"""What else a ship or her captain does, told with where she lies."""
HITS = frozenset({"hull_hit", "rigging_hit", "crew_hit"})
WORLD = frozenset({"wind", "night", "grappled"})
FACTS = ("card", "level", "held", "clear", "left", "section", "count")
"""Facts that a mark keeps as they are."""


def chronicle(played_actions: Iterable[PlayedAction[CaptainState]]) -> dict[str, Json]:
    """Return ``marks`` in order, each with its turn and impulse, and ``luck`` by seat.

    A mark is of a ``kind`` and a ``seat``, with the square ``at`` and the ``heading`` of that ship
    then. ``lies`` is where a ship begins. ``fired`` and ``chased`` have the square of the target,
    the range, hits and those that were not parried. ``luck``: hits that told, thousandths of those
    that were to be expected when the aim was taken, and the difference in points, as ``luck``
    returns it.
    """
    writer = Writer()
    for played in played_actions:
        writer.write(played)
    luck: list[Json] = [
        {"told": told, "expected": round(THOUSAND * expected), "points": round(points, 3)}
        for told, expected, points in zip(writer.told, writer.expected, writer.luck(), strict=True)
    ]
    return {"marks": list(writer.marks), "luck": luck}


def luck(played_actions: Iterable[PlayedAction[CaptainState]]) -> tuple[float, ...]:
    """Return the victory points of hits that told beyond those to be expected, by seat."""
    writer = Writer()
    for played in played_actions:
        writer.write(played)
    return writer.luck()


class Writer:
    """Writes marks; knows where both ships lie on the open sea."""

    def __init__(self) -> None:
        self.marks: list[dict[str, Json]] = []
        self.told = [0, 0]
        self.expected = [0.0, 0.0]
        self.halves = [0, 0]
        self.turn = self.impulse = 0
        self.squares: list[Square] = []
        self.headings: list[int] = []

    def write(self, played: PlayedAction[CaptainState]) -> None:
        """Write what an action did."""
        s = played.before
        if s.turn != self.turn:
            self.turn, self.impulse = s.turn, 0
        if s.turn and not self.squares:
            self._begin(s)
        if played.action[0] in ("aim", "chase"):
            self._expect(s, played)
        for event in played.events:
            self._event(event)

    def luck(self) -> tuple[float, ...]:
        """Return the victory points of hits that told beyond those to be expected, by seat."""
        each = zip(self.told, self.expected, self.halves, strict=True)
        return tuple((told - expected) * halves / 2 for told, expected, halves in each)

    def _begin(self, s: CaptainState) -> None:
        self.squares = [ship.square for ship in s.ships]
        self.headings = [ship.heading for ship in s.ships]
        self.halves = [scoring.berth_of(s, seat).halves for seat in SEATS]
        self.marks.append(self._mark("wind", None) | {"heading": s.wind})
        self.marks.extend(self._mark("lies", seat) for seat in SEATS)

    def _expect(self, s: CaptainState, played: PlayedAction[CaptainState]) -> None:
        """Count what a volley will probably do, by the true loads."""
        seat = played.seat
        if played.action[0] == "aim":
            found = broadside.volley(s, seat, int(played.action[1]))
            self.expected[seat] += broadside.mean_hits(found)
        elif aims.chasing(s, seat) >= 0:
            self.expected[seat] += chance.mean(broadside.chase(s, seat))

    def _event(self, event: Event) -> None:
        kind, seat = event.kind, event.facts.get("seat")
        if kind == "turn":
            self.turn, self.impulse = int(str(event.facts["turn"])), 0
        elif kind == "impulse":
            self.impulse = int(str(event.facts["impulse"]))  # and so on to the turn's end
        if not self.squares:
            return
        if kind in WORLD:
            self._world(event)
        elif isinstance(seat, int):
            self._deed(event, seat)

    def _world(self, event: Event) -> None:
        heading = event.facts.get("heading")
        more: dict[str, Json] = {"heading": _heading(heading)} if heading else {}
        self.marks.append(self._mark(event.kind, None) | more)

    def _deed(self, event: Event, seat: int) -> None:
        """Write what a ship did, or what was done to her."""
        kind, facts = event.kind, event.facts
        if kind in AT_SEA:
            self._sail(kind, seat, facts.get("heading"))
        elif kind in ("broadside", "chased"):
            hits = int(str(facts["hits"]))
            fired: dict[str, Json] = {
                "hits": hits,
                "told": hits if kind == "chased" else 0,
                "range": geometry.range_mp(*self.squares),
                "target": list(self.squares[1 - seat]),
            }
            self.marks.append(self._mark("fired", seat) | fired | _aimed(facts))
            if kind == "chased":
                self.told[seat] += hits
        elif kind == "parried":
            left = int(str(facts["left"]))
            self.told[1 - seat] += left
            own = (mark for mark in reversed(self.marks) if mark["kind"] == "fired")
            next(mark for mark in own if mark["seat"] == 1 - seat)["told"] = left
        elif kind in DEEDS or kind in HITS:
            kept: dict[str, Json] = {name: _plain(facts[name]) for name in FACTS if name in facts}
            self.marks.append(self._mark(kind, seat) | kept)

    def _sail(self, kind: str, seat: int, heading: object) -> None:
        """Move or turn a ship on the open sea."""
        if kind == "moved":
            self.squares[seat] = geometry.ahead(self.squares[seat], self.headings[seat])
        elif heading:
            self.headings[seat] = _heading(heading)
        self.marks.append(self._mark(kind, seat))

    def _mark(self, kind: str, seat: int | None) -> dict[str, Json]:
        mark: dict[str, Json] = {"kind": kind, "turn": self.turn, "impulse": self.impulse}
        if seat is None:
            return mark
        return mark | {
            "seat": seat,
            "at": list(self.squares[seat]),
            "heading": self.headings[seat],
        }


def _heading(text: object) -> int:
    assert isinstance(text, Text)
    return HEADINGS.index(text.id)


def _plain(fact: object) -> Json:
    """Return a fact as the id of its text without what stands before it, or as it is."""
    if isinstance(fact, Text):
        return fact.id.partition("-")[2]
    assert isinstance(fact, (int, str))
    return fact


def _aimed(facts: Mapping[str, object]) -> dict[str, Json]:
    """Return how a volley was aimed: of chasers only their end."""
    return {
        name: _plain(facts[name]) if name in facts else None
        for name in ("side", "aim", "shot", "rake", "end")
    }
