"""The gunner: he wants a broadside at close range, and looks one manoeuvre ahead.

As the prey of a chase he runs; with many more men than the enemy he closes and boards. He goes by
fixed rules, without search: the yardstick for others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.rules import geometry, harm, scoring
from portsmouth.games.captains_sea.rules.components import (
    MAN,
    MEND,
    NONE,
    RIG,
    SECTIONS,
    card,
)
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact, panel
from portsmouth.games.captains_sea.ship import ADVANCE, Ship
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.steps.crew import action as order_of
from portsmouth.games.captains_sea.steps.planning import ACTIONS

WANTED_RANGE = 3
FIRE_RANGE = 14
HIGH_RANGE = 9
BOARDING_RANGE = 8
MORE_MEN = 3
PLAYED = tuple(card(id) for id in ("h10", "h13", "h14", "h15", "h16", "h21", "h24", "h25"))
"""The cards that he plays whenever he may."""
FIRST = (
    ("accept",),
    ("stay",),
    ("hold",),
    ("off",),
    ("stop",),
    ("support", 0),
    ("bonus", 0),
    ("sails", 0),
    ("pass",),
    ("turn", 0),
)
"""What he does unless one of his rules says otherwise."""


class Gunner(Bot[CaptainState]):
    """Decides by the kind of the question alone."""

    plain = True

    def __init__(self, game: Game[CaptainState]) -> None:
        self.game = game

    def think(self, s: CaptainState, seat: Seat, rng: Rng) -> Thinking:
        """Look at the legal actions once."""
        legal = self.game.legal(s, seat)
        yield Progress(len(legal), len(legal))
        return Decision((Choice((self.choose(s, seat, legal, rng),), 0.0),), len(legal))

    def choose(self, s: CaptainState, seat: Seat, legal: Sequence[Action], rng: Rng) -> Action:
        """Return what the rule of the question says."""
        return RULES.get(str(s.frames[-1][0]), usual)(s, seat, legal)


def usual(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the least that he can do, else the first thing."""
    return next((action for action in FIRST if action in legal), legal[0])


def rig(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Set Medium Sail."""
    return ("sail", 1)


def wanted_side(s: CaptainState, seat: Seat) -> int:
    """Return the side that bears, or that lies nearer to the enemy."""
    bearing = aims.bearing(s, seat)
    if bearing != NONE:
        return bearing
    own, enemy = s.ships[seat], s.ships[1 - seat]
    return geometry.lies_to(own.heading, geometry.offset(own.square, enemy.square)) or 0


def watch(s: CaptainState, seat: Seat) -> list[tuple[int, int]]:
    """Return whom he sends where: guns of the near side, repairs, then those of the far side."""
    ship, side = s.ships[seat], wanted_side(s, seat)
    near, far = aims.sections(side), aims.sections(1 - side)
    guns = [(MAN + section, ship.guns[section]) for section in near]
    rigging = [(RIG, 2)] if harm.damaged(ship, 0) else []
    hull = [(MEND + n, 1) for n in range(len(SECTIONS)) if harm.damaged(ship, n + 1)]
    return [*guns, *rigging, *hull, *((MAN + section, ship.guns[section]) for section in far)]


def muster(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the next order of his watch bill; two men stay for melee."""
    return manned(s, seat, s.ships[seat].crew * 2 // 3 if boards(s, seat) else 2)


def manned(s: CaptainState, seat: Seat, kept: int) -> Action:
    """Return the next order of a watch bill that leaves so many men without a task."""
    ship = s.ships[seat]
    free = harm.melee_points(ship) - kept
    for task, points in watch(s, seat):
        if not ship.tasks[task] and min(points, free) > 0:
            return order_of(task, min(points, free))
    return ("seal",)


def window(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Play a card that is always good, else let it pass."""
    return next((("play", each) for each in PLAYED if ("play", each) in legal), ("pass",))


def boards(s: CaptainState, seat: Seat) -> bool:
    """Return whether he has so many more men that he means to board, and is near enough."""
    own, enemy = s.ships[seat], s.ships[1 - seat]
    return own.crew >= enemy.crew + MORE_MEN and aims.range_of(s) <= BOARDING_RANGE


def liking(s: CaptainState, seat: Seat, square: geometry.Square, heading: int) -> int:
    """Return how he likes to lie there: near, and with a broadside bearing; as a prey, far off."""
    away = geometry.offset(square, s.ships[1 - seat].square)
    distance = geometry.range_mp(square, s.ships[1 - seat].square)
    if scoring.is_prey(s, seat):
        return distance
    if boards(s, seat):
        return -distance
    bears = geometry.arc(heading, away, s.rules.arc == "inclusive") in (0, 1)
    return 3 * bears - abs(distance - WANTED_RANGE)


def after(s: CaptainState, ship: Ship, plan: int) -> tuple[geometry.Square, int]:
    """Return where a ship lies after a manoeuvre."""
    if plan == ADVANCE:
        return geometry.ahead(ship.square, ship.heading), ship.heading
    return ship.square, geometry.turned(ship.heading, panel.TURNS.get(plan, 0))


def select(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the manoeuvre that brings him where he likes to lie, without Strain if he can."""
    ship = s.ships[seat]

    def worth(plan: int) -> tuple[int, int]:
        strain = 2 * panel.carries_over(s, ship, plan)
        return liking(s, seat, *after(s, ship, plan)) - strain, -plan

    return ACTIONS[max((p for p, action in ACTIONS.items() if action in legal), key=worth)]


def free_turn(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Return the turn that he likes best."""
    ship = s.ships[seat]
    turns = [int(action[1]) for action in legal if action[0] == "turn"]
    best = max(
        turns,
        key=lambda points: (
            liking(s, seat, ship.square, geometry.turned(ship.heading, points)),
            -abs(points),
        ),
    )
    return ("turn", best)


def fire(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Fire at what is near enough, chasers at anything."""
    near = aims.range_of(s) <= FIRE_RANGE or aims.chasing(s, seat) != NONE
    return ("fire",) if near and ("fire",) in legal else ("hold",)


def aim(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Fire all that bears, high at long range."""
    if ("chase",) in legal:
        return ("chase",)
    high = aims.range_of(s) > HIGH_RANGE and not contact.together(s)
    names = ("both-high", "fore-high", "aft-high") if high else ("both-low", "fore-low", "aft-low")
    wanted: list[Action] = [("aim", aims.AIM_NAMES.index(name)) for name in names]
    return next(action for action in wanted if action in legal)


def grapple(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Grapple with more men than the enemy has."""
    own, enemy = (harm.melee_points(s.ships[each]) for each in (seat, 1 - seat))
    return ("grapple",) if own > enemy else ("off",)


def board(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Board with more men than the enemy has."""
    own, enemy = (harm.melee_points(s.ships[each]) for each in (seat, 1 - seat))
    return ("board",) if own > enemy else ("wait",)


def go_on(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Fight on while he has more men."""
    return ("on",) if board(s, seat, legal) == ("board",) else ("stop",)


def split(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Let everybody fight."""
    return ("split", harm.melee_points(s.ships[seat]))


def lose(s: CaptainState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Take men from repairs before he takes them from the guns."""
    tasks = [int(action[1]) for action in legal if action[0] == "lose"]
    return ("lose", max(tasks))


RULES: dict[str, Callable[[CaptainState, Seat, Sequence[Action]], Action]] = {
    "rig": rig,
    "muster": muster,
    "window": window,
    "select": select,
    "turn": free_turn,
    "fire": fire,
    "aim": aim,
    "grapple": grapple,
    "board": board,
    "split": split,
    "go_on": go_on,
    "lose": lose,
}
"""By question: what he goes by."""
