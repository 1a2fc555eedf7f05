"""The predicates that lessons judge their tasks by."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import ASHORE, EMPTY, ROUNDS
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

MANY = 6
"""From so many on each further trade is worth most."""
SET = 3
"""The number of different trades in the berths that is asked for (R73)."""
_NEW_ACTION = ("entered", "moved", "recruited", "ended", "called")


def _told(kind: str) -> Predicate:
    """Return a predicate: something of this kind happened to anybody."""

    def goal(at: LessonContext) -> bool:
        return any(event.kind == kind for event in at.events)

    return goal


def _entered(*towns: str) -> Predicate:
    """Return a predicate: one of these towns worked for the learner (R49)."""
    cards = tuple(Text(f"town-{town}") for town in towns)

    def goal(at: LessonContext) -> bool:
        return any(event.facts.get("card") in cards for event in own_events(at, "town"))

    return goal


def _gained(at: LessonContext) -> bool:
    """Return whether a town has given the learner money (R87, R89)."""
    return any(event.facts["amount"] for event in own_events(at, "gained"))


def _trained(at: LessonContext) -> bool:
    """Return whether any landsman of the learner has become a seaman (R70, R90)."""
    return any(event.facts["count"] for event in own_events(at, "promoted"))


def _more_trades(at: LessonContext) -> bool:
    """Return whether the berths hold three trades or more, and more than at first (R73)."""
    now, first = (_trades(state, at.seat) for state in (at.now, at.first))
    return now >= SET and now > first


def _trades(s: PortsmouthState, seat: int) -> int:
    return ships.berthed_specialties(s.ships[seat]).bit_count()


def _mutiny_elsewhere(at: LessonContext) -> bool:
    """Return whether a mutiny has hit others, and not the learner (R83-R85)."""
    hit = [event.facts["seat"] for event in at.events if event.kind == "mutiny"]
    return bool(hit) and at.seat not in hit


def _two_towns(at: LessonContext) -> bool:
    """Return whether two towns have worked for the learner in one turn (R49, R78)."""
    count = 0
    for event in at.events:
        count = 0 if event.kind == "ended" else count
        count += event.kind == "town" and event.facts.get("seat") == at.seat
        if count > 1:
            return True
    return False


def _chain(at: LessonContext) -> bool:
    """Return whether one privilege has led to another in the same action (R119, A15)."""
    count = 0
    for event in at.events:
        count = 0 if event.kind in _NEW_ACTION else count
        count += event.kind == "privilege_used" and event.facts.get("seat") == at.seat
        if count > 1:
            return True
    return False


def _more_navigators(at: LessonContext) -> bool:
    """Return whether the learner has one more navigator than at first (R64)."""
    now, first = (scoring.navigators(state.ships[at.seat]) for state in (at.now, at.first))
    return now.count > first.count and now.points > first.points


def _further_trade(at: LessonContext) -> bool:
    """Return whether the berths hold one more trade than at first, six at least (R73)."""
    now, first = (_trades(state, at.seat) for state in (at.now, at.first))
    return now > first and now >= MANY


def _most_marines(at: LessonContext) -> bool:
    """Return whether the learner alone has the strongest Marines now, as he had not (R134)."""
    now, first = (_strengths(state) for state in (at.now, at.first))
    own = now.pop(at.seat)
    return own > max(now) and first[at.seat] <= max(first)


def _strengths(s: PortsmouthState) -> list[int]:
    return [scoring.strength(s, ship) for ship in s.ships]


def _finished(at: LessonContext) -> bool:
    """Return whether the game is over (R33)."""
    return not at.now.frames


PREDICATES: dict[str, Predicate] = {
    "entered": happened("entered"),
    "walked": happened("moved"),
    "recruited": happened("recruited"),
    "bought": happened("bought"),
    "raised": happened("raised"),
    "ended": happened("ended"),
    "landsman": happened("landsman_aboard"),
    "trained": _trained,
    "trades": _more_trades,
    "mutiny": _mutiny_elsewhere,
    "gained": _gained,
    "shortcut": _entered("shortcut"),
    "grog": _entered("grog"),
    "two_towns": _two_towns,
    "toll": happened("toll_paid"),
    "midshipman": happened("bonus"),
    "privilege": happened("privilege_used", "called"),
    "traded": happened("traded"),
    "chain": _chain,
    "called": happened("called"),
    "swapped": happened("slid"),
    "unseen": _told("filled_unseen"),
    "finished": _finished,
    "navigator": _more_navigators,
    "further": _further_trade,
    "marines": _most_marines,
}
"""Every predicate by its name in ``positions.json``."""


def turns_gone(turns: int) -> Predicate:
    """Return a predicate: ``turns`` of the learner's turns have ended."""
    return lambda at: len(own_events(at, "ended")) >= turns


def last_round(at: LessonContext) -> bool:
    """Return whether the last round has begun, in which no town moves (R106)."""
    return bool(at.now.round == ROUNDS)


def on_gap(at: LessonContext) -> bool:
    """Return whether the learner stands on an emptied cell in his turn (R101a)."""
    pawn = at.now.ships[at.seat].pawn
    acts = at.now.frames[-1][0] == "turn" if at.now.frames else False
    return acts and pawn != ASHORE and at.now.array[pawn] == EMPTY


STAGES: dict[str, Predicate] = {"last_round": last_round, "on_gap": on_gap}
"""The predicates in ``positions.json`` for a task that is lost, or within reach."""
