"""How both captains play in lessons: the learner's guide, and the enemy, who does little.

The guide is what a hint shows where no short way leads to the task; it looks at nothing hidden.
A lesson's data says where his men go first (``posts``: ``guns``, ``rig``, ``hull``), and how he
sails (``course``): to ``reach`` her, to fire when ``near`` her, to ``rake`` her, or to ``hold`` on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from portsmouth.core.types import Action
from portsmouth.games.captains_sea.rules import geometry, harm
from portsmouth.games.captains_sea.rules.boarding import HITS, boarding_of
from portsmouth.games.captains_sea.rules.components import (
    DOUBLE,
    MAN,
    MEND,
    NONE,
    RIG,
    ROUND,
    RUNNING,
    SECTIONS,
    card,
)
from portsmouth.games.captains_sea.rules.crews import most
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.steps.crew import action as order_of

LEARNER = 0
LITTLE: tuple[Action, ...] = (
    ("seal",),
    ("stay",),
    ("hold",),
    ("off",),
    ("wait",),
    ("stop",),
    ("support", 0),
    ("bonus", 0),
    ("sails", 0),
    ("turn", 0),
    ("advance",),
    ("pass",),
)
"""What a captain does who does little."""
BOTH_LOW: Action = ("aim", aims.AIM_NAMES.index("both-low"))
BOARDERS: Action = ("play", card("h26"))
"""The one card that a lesson plays: +1 on each die of who boards."""
Posts = tuple[tuple[int, int], ...]


def idle_policy(data: Mapping[str, Any]) -> Callable[[CaptainState, list[Action]], Action]:
    """Return the policy of both seats in a lesson."""
    posts, course = tuple(data["posts"]), str(data["course"])

    def policy(s: CaptainState, legal: list[Action]) -> Action:
        if asked(s) == LEARNER:
            return guide(s, legal, posts, course)
        first: tuple[Action, ...] = (("back",),) if course == "reach" else ()
        return _first(legal, *first, *LITTLE)

    return policy


def asked(s: CaptainState) -> int:
    """Return the seat that the question at hand is for: a window names it after its kind."""
    step, *rest = s.frames[-1]
    return int(rest[step == "window"])


def guide(s: CaptainState, legal: list[Action], posts: tuple[str, ...], course: str) -> Action:
    """Do the next sensible thing that a learner may do."""
    match s.frames[-1][0]:
        case "muster":
            return muster(s, legal, posts)
        case "select":
            return select(s, legal, course)
        case "turn":
            return free_turn(s, legal)
        case "fire":
            return fire(s, legal, course)
        case "reload":
            return _load(s, course)
        case "split":
            return ("split", max(1, harm.melee_points(s.ships[LEARNER]) - 1))
        case "support":
            return support(s)
    return _first(
        legal,
        BOTH_LOW,
        ("grapple",),
        ("board",),
        ("on",),
        ("strain", 1),
        BOARDERS,
        *LITTLE,
    )


def _first(legal: list[Action], *wanted: Action) -> Action:
    return next((action for action in wanted if action in legal), legal[0])


def wanted_posts(s: CaptainState, posts: tuple[str, ...]) -> Posts:
    """Return the tasks that a lesson's captain mans, the first one first, with their points."""
    ship, side = s.ships[LEARNER], aims.bearing(s, LEARNER)
    if side == NONE:
        away = geometry.offset(ship.square, s.ships[1 - LEARNER].square)
        side = geometry.lies_to(ship.heading, away) or 0
    guns = tuple((MAN + section, ship.guns[section]) for section in aims.sections(side))
    hurt = [track - 1 for track in range(1, len(SECTIONS) + 1) if harm.damaged(ship, track)]
    found = {
        "guns": guns,
        "rig": ((RIG, 2 * harm.damaged(ship, 0)),),
        "hull": tuple((MEND + section, 1) for section in hurt[:2]),
    }
    return tuple(each for post in posts for each in found[post])


def muster(s: CaptainState, legal: list[Action], posts: tuple[str, ...]) -> Action:
    """Man one post after the other, then seal the crew; more men than are wanted may stay."""
    ship = s.ships[LEARNER]
    for task, points in wanted_posts(s, posts):
        if ship.tasks[task] >= points:
            continue
        free = ship.tasks[task] + harm.melee_points(ship)
        order = order_of(task, min(points, most(ship, task), free))
        if order in legal:
            return order
    return ("seal",)


def worth(s: CaptainState, plan: int) -> tuple[int, int]:
    """Return how well she lies after a manoeuvre: near, and not beating."""
    ship = s.ships[LEARNER]
    heading = geometry.turned(ship.heading, panel.TURNS.get(plan, 0))
    ahead = geometry.ahead(ship.square, heading)
    beats = geometry.position(s.wind, heading) > 4
    return beats, geometry.range_mp(ahead, s.ships[1 - LEARNER].square)


def select(s: CaptainState, legal: list[Action], course: str) -> Action:
    """Wear toward the enemy where she can, when she is to reach her; else sail on."""
    wears: list[Action] = [("wear", 0), ("wear", 1)]
    able = [action for action in wears if action in legal]
    if course == "reach" and able:
        return min(able, key=lambda action: worth(s, 2 + int(action[1])))
    return _first(legal, ("advance",), *able)


def free_turn(s: CaptainState, legal: list[Action]) -> Action:
    """Turn from running to the reach that leads to the enemy; else keep the course."""
    ship = s.ships[LEARNER]
    if panel.position(s, ship) != RUNNING:
        return ("turn", 0)
    turns = [action for action in legal if action[0] == "turn" and action[1]]
    enemy = s.ships[1 - LEARNER].square

    def distance(action: Action) -> int:
        heading = geometry.turned(ship.heading, int(action[1]))
        return geometry.range_mp(geometry.ahead(ship.square, heading), enemy)

    return min(turns, key=distance)


def fire(s: CaptainState, legal: list[Action], course: str) -> Action:
    """Fire chasers, and all that bears but while double shot loads; to rake, wait for her stern."""
    raking = course == "rake" and aims.rake(s, LEARNER) == aims.STERN_RAKE
    ship = s.ships[LEARNER]
    loads = zip(ship.loads, ship.due, strict=False)
    near = course == "near" and not any(load == DOUBLE and due for load, due in loads)
    chasing = aims.chasing(s, LEARNER) != NONE
    return ("fire",) if (raking or near or chasing) and ("fire",) in legal else ("hold",)


def _load(s: CaptainState, course: str) -> Action:
    """Load round shot, but double shot where that is to be fired and no section holds it."""
    section = int(s.frames[-1][-1])
    others = put(s.ships[LEARNER].loads, section, ROUND)
    double = course == "near" and DOUBLE not in others
    return ("load", section, DOUBLE if double else ROUND)


def support(s: CaptainState) -> Action:
    """Help a die that lacks one to hit."""
    dice = boarding_of(s).dice[LEARNER]
    lacking = [place for place, face in enumerate(dice, 1) if face == HITS - 1]
    return ("support", lacking[0] if lacking else 0)


def preference(s: CaptainState, action: Action) -> int:
    """Return how late a hint tries an action: the most men first, to strike last."""
    if action[0] in ("strike", "back", "tack"):
        return 100
    if action[0] in ("man", "rig"):
        return 20 - int(action[-1])
    if action[0] == "mend":
        return 20 + int(action[-1])
    if action[0] == "split":
        return abs(int(action[1]) - harm.melee_points(s.ships[LEARNER]) + 1)
    if action == BOTH_LOW:
        return 0
    return 50 if action[0] in ("helm", "sheets", "orders") else 10
