"""What a better answer brings that the one that was given does not, in the words of the game.

For the eyes of who decided: hits on average, whose broadside bears if both sail straight on, where
the men stand. None where nothing of that kind tells the two apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.game import Game
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import boarding, crewing
from portsmouth.games.captains_sea.bots.courses import Prospect, Prospects
from portsmouth.games.captains_sea.bots.plot import Plot
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, ships, tenths
from portsmouth.games.captains_sea.odds import broadside, chance, melee, rolls
from portsmouth.games.captains_sea.odds.musters import Crew
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.components import HELM, MEND, RIG, SHEETS
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.ship import TACK
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.base import STRIKE
from portsmouth.games.captains_sea.steps.planning import ACTIONS

PLANS = {action: plan for plan, action in ACTIONS.items()}
LEAST = 0.1
"""The least difference of boxes that is told."""
MORE = 0.5
"""The least difference of boxes between two courses that tells them apart."""
NEARER = 2
"""The least difference of a distance that is told."""
DEPTH = 2
"""So many manoeuvres ahead both courses are plotted, as who gives advice does."""
SURE = 0.9
"""The chance from which a Tack is no risk worth a word."""
GROUPS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("sheets", (SHEETS,)),
    ("helm", (HELM,)),
    ("mend", (RIG, *range(MEND, MEND + 4))),
)
"""Tasks that are told together; guns are told by their side."""


def compare(
    game: Game[CaptainState],
    s: CaptainState,
    seat: Seat,
    best: Sequence[Action],
    done: Sequence[Action],
) -> Text | None:
    """Return what speaks for the better of two answers to the question at hand."""
    if not s.frames or not best or not done:
        return None
    step = str(s.frames[-1][0])
    one, other = best[0], done[0]
    if other == STRIKE:
        return Text("why-fight-on")
    if step == "muster":
        return _crews(s, seat, crew_of(game, s, seat, best), crew_of(game, s, seat, done))
    if step == "fire" and one[0] in ("fire", "hold") and one != other:
        return _fire(s, seat, str(one[0]))
    if step == "aim":
        return _aims(s, seat, one, other)
    if step not in ("select", "turn") or one == other:
        return None
    plot = Prospects(s, seat, DEPTH)
    if one in PLANS and other in PLANS:
        if PLANS[other] == TACK and rolls.tack(s, seat) < SURE:
            return Text("why-course-tack", chance=round(100 * (1 - rolls.tack(s, seat))))
        one_, other_ = (plot.selected(PLANS[each]) for each in (one, other))
        return _courses(s, seat, one_, other_, names.PLAN[PLANS[other]])
    if one[0] == other[0] == "turn":
        one_, other_ = (plot.turned(int(each[1])) for each in (one, other))
        return _courses(s, seat, one_, other_, Text("course-turn", points=int(other[1])))
    return None


def sentence(
    s: CaptainState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
) -> Text | None:
    """Return what was done and what was better in one sentence: only for who gave the duel up."""
    return Text("verdict-strike", **ships(s, seat)) if STRIKE in done else None


def boxes(s: CaptainState, seat: Seat, aim: int) -> float:
    """Return the mean of the boxes that an aim costs the enemy, a rake considered."""
    if aim == aims.CHASE:
        return chance.mean(broadside.chase(s, seat))
    found = broadside.volley(s, seat, aim)
    return found.hull + found.rigging + found.crew


def _fire(s: CaptainState, seat: Seat, better: str) -> Text | None:
    """Return what a volley brings here."""
    most = max((boxes(s, seat, aim) for aim in aims.choices(s, seat)), default=0.0)
    if most < LEAST:
        return Text(f"why-{better}-nothing") if better == "hold" else None
    return Text(f"why-{better}-boxes", boxes=tenths(most), range=aims.range_of(s))


def _aims(s: CaptainState, seat: Seat, one: Action, other: Action) -> Text | None:
    """Return what two aims bring."""
    better, worse = (
        boxes(s, seat, int(each[1]) if each[0] == "aim" else aims.CHASE) for each in (one, other)
    )
    if better - worse < LEAST:
        return None
    return Text("why-aim", best=tenths(better), done=tenths(worse), than=_aim_label(other))


def _aim_label(action: Action) -> Text:
    """Return what an answer to the question of the aim is called."""
    name = aims.AIM_NAMES[int(action[1])] if action[0] == "aim" else ""
    return Text(f"label-aim-{name}" if name else "label-chase")


# Courses.


def _courses(s: CaptainState, seat: Seat, one: Prospect, other: Prospect, than: Text) -> Text:
    """Return what weighs most, and what both are expected to bring in the rest of the turn.

    ``than`` names the other course. Figures that are the same for both prove nothing.
    """
    for each, id, near, far in (
        (1 - seat, "why-course-shun", other, one),
        (seat, "why-course-board", one, other),
    ):
        if near.range == 0 < far.range and boarding.attacks(s, each):
            chance_ = round(100 * melee.wins(s, each))
            return Text(id, chance=chance_, range=aims.range_of(s), **ships(s, seat))
    if _figures(one) == _figures(other):
        return Text("why-course-even", than=than, **ships(s, seat))
    facts: Facts = {
        **{"hits": tenths(one.hits), "taken": tenths(one.taken), "range": one.range},
        **{"hits_done": tenths(other.hits), "taken_done": tenths(other.taken)},
        **{"range_done": other.range, "than": than, **ships(s, seat)},
    }
    return Text(f"why-course-{_apart(s, seat, one, other)}", **facts)


def _figures(course: Prospect) -> tuple[Text, Text, int]:
    """Return what is shown of a course."""
    return tenths(course.hits), tenths(course.taken), course.range


def _apart(s: CaptainState, seat: Seat, one: Prospect, other: Prospect) -> str:
    """Return what tells the better course apart: who fires, how strongly, how near."""
    more, spared = one.hits - other.hits, other.taken - one.taken
    if more >= max(MORE, spared):
        return "stronger" if other.hits >= LEAST else "bears"
    if spared >= MORE:
        return "weaker" if one.taken >= LEAST else "spared"
    nearer = Plot(s, seat).pull > 0
    if nearer and other.range - one.range >= NEARER:
        return "nearer"
    if not nearer and one.range - other.range >= NEARER:
        return "farther"
    return "later"


# The watch bill.


def crew_of(game: Game[CaptainState], s: CaptainState, seat: Seat, line: Sequence[Action]) -> Crew:
    """Return the crew that a line leads to."""
    filled = s.copy()
    for action in line:
        if action == ("seal",):
            break
        game.apply(filled, seat, action)
    return filled.ships[seat].tasks


def _crews(s: CaptainState, seat: Seat, best: Crew, done: Crew) -> Text | None:
    """Return where the better crew has more men, and gains most by them."""
    bill, ship = crewing.Bill(s, seat), s.ships[seat]
    free = [ship.crew - sum(crew) for crew in (best, done)]
    found = [(bill.melee(free[0]) - bill.melee(free[1]), "melee", free[0], free[1])]
    for side in (0, 1):
        tasks = (2 * side, 2 * side + 1)
        more, less = (sum(bill.dice(n, bill.away, crew[n]) for n in tasks) for crew in (best, done))
        found.append((_gain(bill, best, done, tasks), f"guns-{side}", more, less))
    for group, members in GROUPS:
        more, less = (sum(crew[n] for n in members) for crew in (best, done))
        found.append((_gain(bill, best, done, members), group, more, less))
    gained = [each for each in found if each[0] > LEAST and each[2] > each[3]]
    if not gained:
        return None
    _, name, more, less = max(gained)
    kind, _, side_ = name.partition("-")
    if side_:
        return Text("why-bill-guns", side=names.SIDE[int(side_)], best=more, done=less)
    return Text(f"why-bill-{kind}", best=more, done=less)


def _gain(bill: crewing.Bill, best: Crew, done: Crew, tasks: Sequence[int]) -> float:
    return sum(bill.task(n, best[n]) - bill.task(n, done[n]) for n in tasks)
