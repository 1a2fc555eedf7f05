"""The predicates that lessons judge their tasks by."""

from __future__ import annotations

from portsmouth.games.captains_sea.lessons.detours import (
    doubled,
    guns_manned,
    menders_posted,
    wasted,
)
from portsmouth.games.captains_sea.rules import harm, names
from portsmouth.games.captains_sea.rules.components import DOUBLE, POSITIONS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE
from portsmouth.games.captains_sea.state import CAPTURED
from portsmouth.lessons.lesson import LessonContext, Predicate
from portsmouth.lessons.positions import happened, own_events

NEAR = 20
"""So near, in MP, the first lesson is to bring her."""
TURNS_HELD = 3


def _advances(at: LessonContext) -> bool:
    """Return whether an Advance was selected, be it revealed already or still sealed (9.06)."""
    sealed = at.now.ships[at.seat].plan == ADVANCE
    revealed = any(e.facts["plan"] == names.PLAN[ADVANCE] for e in own_events(at, "revealed"))
    return sealed or revealed


def _armed(at: LessonContext) -> bool:
    """Return whether she advances with men at all guns toward the enemy (5.09, 9.06)."""
    return _advances(at) and guns_manned(at)


def _reaching(at: LessonContext) -> bool:
    """Return whether she has moved, and lies on a broad reach (1.04, 9.17)."""
    letter = POSITIONS[panel.position(at.now, at.now.ships[at.seat])]
    return letter in "AB" and bool(own_events(at, "moved"))


def _wore(at: LessonContext) -> bool:
    """Return whether she has carried out a Wear (9.19)."""
    wears = (names.PLAN[2], names.PLAN[3])
    return any(event.facts["plan"] in wears for event in own_events(at, "revealed"))


def _near(at: LessonContext) -> bool:
    """Return whether the ships are near enough (R15)."""
    return aims.range_of(at.now) <= NEAR


def _manned(at: LessonContext) -> bool:
    """Return whether a crew was confirmed with men at every gun that bears (5.09)."""
    return bool(own_events(at, "crew_sealed")) and guns_manned(at)


def _moved(at: LessonContext) -> bool:
    """Return whether she has moved with her broadside unspent (9.03)."""
    return bool(own_events(at, "moved")) and not wasted(at)


def _loaded(at: LessonContext) -> bool:
    """Return whether a section was loaded with the double shot that was chosen (10.03)."""
    ship = at.now.ships[at.seat]
    return any(load == DOUBLE and not due for load, due in zip(ship.loads, ship.due, strict=False))


def _shot(at: LessonContext) -> bool:
    """Return whether double shot was fired (11.26)."""
    double = names.SHOT[DOUBLE]
    return any(event.facts["shot"] == double for event in own_events(at, "broadside"))


def _raked(at: LessonContext) -> bool:
    """Return whether she has raked the enemy's stern (11.31, 11.35)."""
    stern = names.RAKE[aims.STERN_RAKE]
    return any(event.facts["rake"] == stern for event in own_events(at, "broadside"))


def _mending(at: LessonContext) -> bool:
    """Return whether a crew was confirmed that repairs rigging and hull (5.06, 5.08)."""
    return bool(own_events(at, "crew_sealed")) and menders_posted(at)


def _repaired(at: LessonContext) -> bool:
    """Return whether a box was repaired (17.02)."""
    return any(event.facts["done"] for event in own_events(at, "mend_dice"))


def _doused(at: LessonContext) -> bool:
    """Return whether her fire is out (17.01)."""
    return not at.now.ships[at.seat].burning


def _held(at: LessonContext) -> bool:
    """Return whether she has fought on for some turns, and has neither struck nor lost a mast."""
    held = at.now.turn >= at.first.turn + TURNS_HELD
    return held and bool(at.now.frames) and not harm.dismasted(at.now.ships[at.seat])


def _grappled(at: LessonContext) -> bool:
    """Return whether the ships are fast to each other (12.04)."""
    return any(event.kind == "grappled" for event in at.events)


def _taken(at: LessonContext) -> bool:
    """Return whether the enemy was captured (15.10)."""
    return bool(at.now.end == CAPTURED and at.now.loser == 1 - at.seat)


def _carded(at: LessonContext) -> bool:
    """Return whether a card was played, or she was captured without one (1.14, R98)."""
    return happened("played")(at) or _taken(at)


PREDICATES: dict[str, Predicate] = {
    "selected": _advances,
    "armed": _armed,
    "reaching": _reaching,
    "wore": _wore,
    "near": _near,
    "manned": _manned,
    "fired": happened("broadside"),
    "loading": doubled,
    "loaded": _loaded,
    "shot": _shot,
    "moved": _moved,
    "raked": _raked,
    "mending": _mending,
    "repaired": _repaired,
    "doused": _doused,
    "held": _held,
    "grappled": _grappled,
    "boarded": happened("boards"),
    "split": happened("split"),
    "carded": _carded,
    "taken": _taken,
}
"""Every predicate by its name in ``positions.json``."""


def turns_gone(turns: int) -> Predicate:
    """Return a predicate: more than ``turns`` turns have begun since the lesson did."""
    return lambda at: bool(at.now.turn >= at.first.turn + turns)


def anywhere(at: LessonContext) -> bool:
    """Return whether the duel goes on: the guide leads to a goal over several turns."""
    return bool(at.now.frames)
