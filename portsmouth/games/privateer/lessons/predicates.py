"""The predicates that lessons judge their tasks by."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.rules.components import LAST, NEUTRAL, WINDS
from portsmouth.games.privateer.rules.messages import wind_name
from portsmouth.games.privateer.rules.ships import infamy
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

CARDS_HOME = 6
"""So many cards are to be sold in one visit."""
SILVER = 40
"""The silver that is asked for."""
PORTS_VISITED = 3
REFIT = 5
"""The Infamy that the refit is to bring."""
_TOWARDS = {1: (0, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 0)}
"""Columns and rows of a square with the wind, by wind."""


def _voyages(at: LessonContext) -> Iterator[tuple[int, int, int]]:
    """Yield the learner's moves: the wind of each, and the columns and rows sailed."""
    wind = at.first.wind
    for event in at.events:
        if event.kind in ("wind_set", "turned_wind"):
            told = event.facts["wind"]
            wind = next(each for each in range(len(WINDS)) if told == wind_name(each))
        elif event.kind == "sailed" and event.facts["seat"] == at.seat:
            start, end = (GRID.cell(str(event.facts[key])) for key in ("start", "square"))
            columns = end % GRID.columns - start % GRID.columns
            yield wind, columns, end // GRID.columns - start // GRID.columns


def _downwind(at: LessonContext) -> bool:
    """Return whether a move with the wind went further than the ship has spaces (P34)."""
    spaces = ships.half_points(at.first.ships[at.seat], False, 0) // 2
    return any(
        wind != NEUTRAL and abs(columns) + abs(rows) > spaces
        for wind, columns, rows in _voyages(at)
    )


def _upwind(at: LessonContext) -> bool:
    """Return whether a move went against the wind (P34)."""
    return any(
        wind != NEUTRAL and columns * _TOWARDS[wind][0] + rows * _TOWARDS[wind][1] < 0
        for wind, columns, rows in _voyages(at)
    )


def _renewed(at: LessonContext) -> bool:
    """Return whether the learner's trade has brought a port another card (P41)."""
    traded = False
    for event in at.events:
        if event.kind in ("sold", "bought"):
            traded = event.facts["seat"] == at.seat
        elif event.kind == "new_prices" and traded:
            return True
        elif event.kind == "turn":
            traded = False
    return False


def _three_ports(at: LessonContext) -> bool:
    """Return whether the learner has visited three different ports (P53)."""
    return len({str(event.facts["port"]) for event in own_events(at, "visits")}) >= PORTS_VISITED


def _rich(at: LessonContext) -> bool:
    """Return whether the learner has the silver asked for."""
    return bool(at.now.ships[at.seat].silver >= SILVER)


def _sold_out(at: LessonContext) -> bool:
    """Return whether the learner has sold cargo and has none left (P54)."""
    return bool(own_events(at, "sold")) and not ships.load(at.now.ships[at.seat])


def _last_step(at: LessonContext) -> bool:
    """Return whether a track went up to its last position (P20)."""
    return any(event.facts["position"] == LAST for event in own_events(at, "upgraded"))


def _refitted(at: LessonContext) -> bool:
    """Return whether the learner has gained the Infamy that the refit can bring (P20, B55)."""
    now, first = (infamy(state.ships[at.seat]) for state in (at.now, at.first))
    return now - first >= REFIT


def _took(at: LessonContext) -> bool:
    """Return whether the learner has taken a Merchant's goods (P45)."""
    return any(event.facts["count"] for event in own_events(at, "took"))


def _sold_booty(at: LessonContext) -> bool:
    """Return whether goods of a Merchant were sold (P45, P54)."""
    taken = {str(e.facts["good"]) for e in own_events(at, "took") if e.facts["count"]}
    return any(str(event.facts["good"]) in taken for event in own_events(at, "sold"))


def _home(at: LessonContext) -> bool:
    """Return whether six cards were sold in one visit (P54)."""
    sold = 0
    for event in at.events:
        if event.kind == "visits":
            sold = 0
        elif event.kind == "sold" and event.facts["seat"] == at.seat:
            sold += int(str(event.facts["count"]))
            if sold >= CARDS_HOME:
                return True
    return False


def _back(at: LessonContext) -> bool:
    """Return whether the learner visits a port after he was sent off (P52)."""
    kinds = [e.kind for e in at.events if e.facts.get("seat") == at.seat]
    return "sent_off" in kinds and "visits" in kinds[kinds.index("sent_off") :]


PREDICATES: dict[str, Predicate] = {
    "drawn": happened("drew"),
    "downwind": _downwind,
    "arrived": happened("visits"),
    "upwind": _upwind,
    "bought": happened("bought"),
    "sold": happened("sold"),
    "renewed": _renewed,
    "three": _three_ports,
    "rich": _rich,
    "sold_out": _sold_out,
    "last_step": _last_step,
    "refitted": _refitted,
    "attacked": happened("attacks_merchant"),
    "won": happened("beat_merchant"),
    "took": _took,
    "booty": _sold_booty,
    "home": _home,
    "fought": happened("attacks", "sent_off"),
    "sent": happened("sent_off"),
    "back": _back,
}
"""Every predicate by its name in ``positions.json``."""


def turns_gone(turns: int) -> Predicate:
    """Return a predicate: more than ``turns`` turns of the learner have begun."""
    return lambda at: len(own_events(at, "turn")) > turns


def visit_over(at: LessonContext) -> bool:
    """Return whether a visit of the learner has ended, and with it the Debt (B55)."""
    return bool(own_events(at, "visits")) and _step(at.now) != "port"


def _step(s: PrivateerState) -> str:
    return str(s.frames[-1][0]) if s.frames else ""


def anywhere(at: LessonContext) -> bool:
    """Return whether the learner is to act: a goal over several turns is led to step by step."""
    return bool(at.now.frames)


STAGES: dict[str, Predicate] = {"visit_over": visit_over}
"""The predicates in ``positions.json`` for a task that is lost."""
