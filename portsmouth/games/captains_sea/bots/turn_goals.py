"""The goals that a captain may set: what a watch bill, or a manoeuvre, is to bring before all else.

No more of a turn can be planned: manoeuvres are sealed one by one, and dice fall between them. A
manoeuvre is judged by the courses of this turn that begin with it; the enemy sails straight on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from portsmouth.bots.search.evaluator import Line
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.captains_sea.bots.advice import Adviser
from portsmouth.games.captains_sea.bots.courses import ENDS, Courses
from portsmouth.games.captains_sea.bots.crewing import Bill, orders
from portsmouth.games.captains_sea.bots.reasons.comparison import PLANS
from portsmouth.games.captains_sea.odds import chance, rolls
from portsmouth.games.captains_sea.rules import crews, harm, scoring
from portsmouth.games.captains_sea.rules.components import (
    IMPULSES,
    MAN,
    MEND,
    RIG,
    SECTIONS,
    SHEETS,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

Measure = Callable[[CaptainState, int], int]
SIDES = ("port", "starboard")
MEN = {"repel": (1, 3), "board": (2, 3)}
"""The part of the crew that is kept for melee, by goal."""
COURSE = "course"
"""The frame of a copy that holds the manoeuvre that was selected."""
FAR = 999
"""More than any range."""
RAKE = 100
"""What the end that is raked counts more than the impulse."""


class ThoroughEvaluator(Adviser):
    """An evaluator that leaves out no crew that a goal could need.

    For every way to man what a goal looks at, the crew that is worth most of all that man it so.
    """

    def leaf_state(self, s: CaptainState, seat: int, line: Line) -> CaptainState | None:
        found = super().leaf_state(s, seat, line)
        if found is not None and s.frames[-1][0] == "select" and line[0] in PLANS:
            found.frames = (*s.frames, (COURSE, seat, PLANS[line[0]]), found.frames[-1])
        return found

    def _bills(self, s: CaptainState, seat: int) -> list[Line]:
        bill = Bill(s, seat)
        found = {bill.best(fixed): None for fixed in fixings(s, seat) if _suffices(bill, fixed)}
        found |= {bill.best(keep=men): None for men in range(bill.ship.crew + 1)}
        lines = [tuple(orders(bill.ship, crew)) for crew in found]
        return list(dict.fromkeys([*super()._bills(s, seat), *lines]))


def _suffices(bill: Bill, fixed: Mapping[int, int]) -> bool:
    return sum(fixed.values()) <= bill.ship.crew


def fixings(s: CaptainState, seat: int) -> Iterator[dict[int, int]]:
    """Give every way to man the guns of a side, to repair the hull, the rigging, to set sail."""
    hull = [MEND + place for place in hurt(s, seat)]
    sides = [[MAN + section for section in aims.sections(side)] for side in (0, 1)]
    for tasks in (*sides, hull, [RIG], [SHEETS]):
        most = [range(crews.most(s.ships[seat], task) + 1) for task in tasks]
        for men in product(*most):
            yield dict(zip(tasks, men, strict=True))


def hurt(s: CaptainState, seat: int) -> list[int]:
    """Return the sections with damaged boxes."""
    ship = s.ships[seat]
    return [place for place in range(len(SECTIONS)) if harm.damaged(ship, place + 1)]


def dice(side: int) -> Measure:
    """Measure the dice that the men at a side's guns throw at medium range (11.10)."""

    def measure(s: CaptainState, seat: int) -> int:
        ship = s.ships[seat]
        boxes = (
            ship.display.guns[section % 2][min(ship.tasks[MAN + section], ship.guns[section])]
            for section in aims.sections(side)
        )
        return sum(map(sum, boxes))

    return measure


def mended(s: CaptainState, seat: int) -> int:
    """Measure how many boxes of the hull are repaired in this turn, in ten-thousandths."""
    tasks = s.ships[seat].tasks
    return sum(chance.parts(rolls.mends(s, seat, tasks[MEND + n])) for n in hurt(s, seat))


def rigged(s: CaptainState, seat: int) -> int:
    """Measure the chance to repair the rigging in this turn, in ten-thousandths."""
    return chance.parts(rolls.mends(s, seat, s.ships[seat].tasks[RIG]))


def sail(s: CaptainState, seat: int) -> int:
    """Measure the chance to change the sails in this turn, in ten-thousandths."""
    return chance.parts(rolls.sails(s, seat, s.ships[seat].tasks[SHEETS]))


def men(s: CaptainState, seat: int) -> int:
    """Measure how many of the crew are free for melee."""
    return harm.melee_points(s.ships[seat])


def _courses(s: CaptainState, seat: int) -> Courses | None:
    """Return the courses that begin with the manoeuvre that was selected, if one was."""
    found = [frame for frame in s.frames if frame[0] == COURSE]
    return Courses(s, seat, int(found[0][2])) if found else None


def near(s: CaptainState, seat: int) -> int:
    """Measure how near to the enemy the turn may end."""
    courses = _courses(s, seat)
    return FAR - min(courses.ranges()) if courses else 0


def away(s: CaptainState, seat: int) -> int:
    """Measure how far from the enemy the turn may end."""
    courses = _courses(s, seat)
    return max(courses.ranges()) if courses else 0


def rake(s: CaptainState, seat: int) -> int:
    """Measure the rake that this turn may bring: a stern before a bow, then the sooner."""
    courses = _courses(s, seat)
    found = courses.rake() if courses else None
    return found.end * RAKE + IMPULSES - found.impulse if found and found.end else 0


def goals(s: CaptainState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a watch bill that is being written, or of a manoeuvre; else none."""
    asked = s.frames[-1][:2] if s.frames else ()
    if asked == ("select", seat):
        return _sailing(s, seat)
    return _crew(s, seat) if asked == ("muster", seat) else ()


def _sailing(s: CaptainState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a manoeuvre."""
    ranges = {
        "near": TurnGoal("near", Text("goal-near"), near, None, near_told),
        "away": TurnGoal("away", Text("goal-away"), away, None, away_told),
    }
    first, second = ("away", "near") if scoring.is_prey(s, seat) else ("near", "away")
    return ranges[first], TurnGoal("rake", Text("goal-rake"), rake, 1, rake_told), ranges[second]


def _crew(s: CaptainState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a watch bill."""
    ship = s.ships[seat]
    found = [
        TurnGoal(name, Text(f"goal-{name}"), dice(side), None, dice_told)
        for side, name in enumerate(SIDES)
        if any(ship.guns[section] for section in aims.sections(side))
    ]
    if harm.damaged(ship, 0):
        found.append(TurnGoal("rigging", Text("goal-rigging"), rigged, None, chance_told))
    if hurt(s, seat):
        found.append(TurnGoal("hull", Text("goal-hull"), mended, None))
    if crews.most(ship, SHEETS):
        label = Text(f"goal-{'fighting' if ship.medium else 'medium'}")
        found.append(TurnGoal("sails", label, sail, None, chance_told))
    for name, (part, whole) in MEN.items():
        wanted = -(-ship.crew * part // whole)
        if wanted:
            label = Text(f"goal-{name}", points=wanted)
            found.append(TurnGoal(name, label, men, wanted, men_told))
    return tuple(found)


def dice_told(had: int, has: int) -> Text:
    """Return the dice that a watch bill brings."""
    return Text("figure-dice", dice=has)


def chance_told(had: int, has: int) -> Text:
    """Return the chance that a watch bill brings."""
    return Text("figure-chance", chance=round(has / 100))


def men_told(had: int, has: int) -> Text:
    """Return how many of the crew a watch bill leaves free for melee."""
    return Text("figure-men", points=has)


def near_told(had: int, has: int) -> Text:
    """Return the least range at which the turn may end."""
    return Text("figure-range", range=FAR - has)


def away_told(had: int, has: int) -> Text:
    """Return the longest range at which the turn may end."""
    return Text("figure-range", range=has)


def rake_told(had: int, has: int) -> Text:
    """Return the rake that is reached, and when."""
    end, left = divmod(has, RAKE)
    return Text("figure-rake", rake=Text(f"rake-{ENDS[end]}"), impulse=IMPULSES - left)
