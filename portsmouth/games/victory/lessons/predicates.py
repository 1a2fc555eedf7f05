"""The predicates that lessons judge their tasks by."""

from __future__ import annotations

from portsmouth.core.text import Text, player
from portsmouth.games.victory.rules import names, scoring
from portsmouth.games.victory.rules.components import (
    COMMERCE,
    CREW,
    FIRE_CANNONS,
    FIRST_VOYAGE,
    FULL_SAIL,
    HAS_PIECE,
    HULL,
    MINE,
    PASSENGERS,
)
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

CUBES = 3
"""So many cubes one voyage is to bring."""
_WITH_PIECE = [names.CARD[FIRST_VOYAGE + each] for each, has in enumerate(HAS_PIECE) if has]
"""The voyages that end with a Piece of Eight."""


def _told(kind: str, **facts: object) -> Predicate:
    """Return a predicate: the learner has done this, with just these facts."""

    def goal(at: LessonContext) -> bool:
        return any(
            all(each.facts[name] == fact for name, fact in facts.items())
            for each in own_events(at, kind)
        )

    return goal


def _brought(at: LessonContext) -> bool:
    """Return whether one voyage has brought the cubes asked for (V42)."""
    brought = 0
    for event in at.events:
        if event.facts.get("seat") != at.seat:
            continue
        if event.kind == "ended":
            brought = _count(event.facts["cubes"])
        elif event.kind == "took":
            brought += 1
        elif event.kind == "turn":
            brought = 0
        if brought >= CUBES:
            return True
    return False


def _count(cubes: object) -> int:
    """Return how many cubes a list of them names (``names.cubes``)."""
    assert isinstance(cubes, Text)
    return sum(int(str(each.args["count"])) for each in cubes.args.values() if type(each) is Text)


def _again(at: LessonContext) -> bool:
    """Return whether the learner has set out after ending a voyage (V40, V94)."""
    kinds = [each.kind for each in at.events if each.facts.get("seat") == at.seat]
    return "ended" in kinds and "set_out" in kinds[kinds.index("ended") :]


def _set(at: LessonContext) -> bool:
    """Return whether cubes score (V85)."""
    return scoring.sets(at.now, at.now.ports[at.seat].cubes) > 0


def _boarded(at: LessonContext) -> bool:
    """Return whether Passengers are on a voyage that ends with a Piece of Eight (V43, V46)."""
    piece = False
    for event in at.events:
        if event.kind == "set_out" and event.facts["seat"] == at.seat:
            piece = event.facts["voyage"] in _WITH_PIECE
        elif event.kind == "boarded" and event.facts["seat"] == at.seat and piece:
            return True
    return False


def _delivered(at: LessonContext) -> bool:
    """Return whether Passengers and a Piece of Eight were brought home (V43, V47)."""
    return bool(own_events(at, "delivered")) and bool(own_events(at, "piece"))


def _damaged(track: int) -> Predicate:
    """Return a predicate: the learner has put a die on a track of the enemy (V69)."""

    def goal(at: LessonContext) -> bool:
        placed = own_events(at, "placed")
        return any(e.facts["track"] == names.TRACK[track] and e.facts["count"] for e in placed)

    return goal


def _sunk(at: LessonContext) -> bool:
    """Return whether an enemy's ship was sunk (V73, V74)."""
    return any(each.kind == "sunk" and each.facts["seat"] != at.seat for each in at.events)


def _away(at: LessonContext) -> bool:
    """Return whether the learner got away (V81, V82)."""
    return bool(own_events(at, "escaped")) or any(each.kind == "apart" for each in at.events)


def _won(at: LessonContext) -> bool:
    """Return whether the learner has captured a ship, declared, and won (V80, V87-V89)."""
    outcome = scoring.outcome(at.now)
    first = outcome is not None and outcome.places[at.seat] == 1
    return first and at.now.declarer == at.seat and bool(own_events(at, "captured"))


PREDICATES: dict[str, Predicate] = {
    "out": happened("set_out"),
    "sailed": happened("sailed"),
    "brought": _brought,
    "again": _again,
    "commerce": _told("founded", field=names.FIELD[COMMERCE]),
    "traded": happened("traded"),
    "mine": _told("built", building=names.BUILDING[MINE]),
    "set": _set,
    "boarded": _boarded,
    "pushed": _told("pushed", other=player(0)),
    "hurried": _told("full_sail", other=player(0)),
    "delivered": _delivered,
    "fired": happened("attacked"),
    "loaded": _told("threw", shot=names.SHOT[0]),
    "hit": _damaged(HULL),
    "sunk": _sunk,
    "away": _away,
    "crew": _damaged(CREW),
    "won": _won,
}
"""Every predicate by its name in ``positions.json``."""


def turns_gone(turns: int) -> Predicate:
    """Return a predicate: more than ``turns`` turns of the learner have begun."""
    return lambda at: len(own_events(at, "turn")) > turns


def anywhere(at: LessonContext) -> bool:
    """Return whether the game goes on: the guide leads to a goal over several turns."""
    return bool(at.now.frames)


def _spent(card: int) -> Predicate:
    """Return a predicate: the learner has a card no more."""
    return lambda at: card not in at.now.ports[at.seat].hand


def _disarmed(at: LessonContext) -> bool:
    """Return whether there is neither a combat nor a card to begin one (V48)."""
    return at.now.fight is None and FIRE_CANNONS not in at.now.ports[at.seat].hand


def _peace(at: LessonContext) -> bool:
    """Return whether the combat is over."""
    return at.now.fight is None


STAGES: dict[str, Predicate] = {
    "no_passengers": _spent(PASSENGERS),
    "no_full_sail": _spent(FULL_SAIL),
    "disarmed": _disarmed,
    "peace": _peace,
}
"""The predicates in ``positions.json`` for a task that is lost."""
