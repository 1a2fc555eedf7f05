"""What a game is to the rest of the house: the protocol that every game follows.

A *state* is plain data. A *step* is one kind of decision and holds in one
place who decides, what may be done, why something may not, and what happens.
A *game* is a set of steps with a set-up, views, re-dealing and an outcome.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from portsmouth.core import flow
from portsmouth.core.context import SILENT, Context
from portsmouth.core.errors import BadSetup, IllegalAction
from portsmouth.core.meta import Level, Meta, Settings
from portsmouth.core.notation import Action, Notation
from portsmouth.core.rng import Rng
from portsmouth.core.text import Arg, Json, Text

if TYPE_CHECKING:
    from portsmouth.bots.captain import Captain
    from portsmouth.bots.goals import Goal
    from portsmouth.bots.mind import Mind
    from portsmouth.lessons.lesson import Lesson

Seat = int
Wishes = Mapping[str, str]
"""Where a seat wants its things laid out on its own board: item to place."""


class Refusal(NamedTuple):
    """Why something may not be done now.

    ``code`` names the reason and, as ``refusal-<code>``, its sentence; ``rule``
    is the number in the specification (``R54``); ``remedy`` lists actions that,
    played first and in order, make the refused action legal.
    """

    code: str
    rule: str
    args: Mapping[str, Arg] = {}
    remedy: tuple[Action, ...] = ()

    @property
    def text(self) -> Text:
        """The sentence of the reason."""
        return Text(f"refusal-{self.code}", **self.args)


class Cost(NamedTuple):
    """What an action takes: action points, money to the bank, money to seats."""

    ap: int = 0
    bank: int = 0
    tolls: tuple[tuple[Seat, int], ...] = ()

    @property
    def money(self) -> int:
        """All the money that leaves the purse."""
        return self.bank + sum(amount for _, amount in self.tolls)


FREE = Cost()


class Purse(NamedTuple):
    """What a seat holds to pay with."""

    ap: int = 0
    money: int = 0


class Option(NamedTuple):
    """A candidate: something a player may think of doing now.

    Legal if and only if ``refusal`` is None. ``target`` is the id of what a
    player would point at; ``effects`` say what it will set off.
    """

    action: Action
    label: Text
    target: str = ""
    cost: Cost = FREE
    effects: tuple[Text, ...] = ()
    refusal: Refusal | None = None

    @property
    def legal(self) -> bool:
        """May it be played now?"""
        return self.refusal is None


class Proposal(NamedTuple):
    """A line of actions toward a target: legal one by one, each after those before it.

    ``through`` names what it sets off on the way; ``harms`` says that it hurts the seat, so that it
    is never done unasked; ``short`` why it stops short of all that the target offers.
    """

    actions: tuple[Action, ...]
    through: tuple[Text, ...] = ()
    harms: bool = False
    short: Refusal | None = None


class Reach(NamedTuple):
    """What the best line to a target does in the end, by its verb, and its whole price."""

    verb: str
    cost: Cost


class EndReason(StrEnum):
    """Why a game ended; each game lists its own reasons in a subclass."""


class Line(NamedTuple):
    """One line of a score: what scores, how often, and the points it brings."""

    item: str
    count: int  # type: ignore[assignment]  # in place of a tuple's method
    points: int
    parts: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Plain data for the page."""
        return {
            "item": self.item,
            "count": self.count,
            "points": self.points,
            "parts": list(self.parts),
        }


class Moment(NamedTuple):
    """When in a game: the round, and whose turn it is."""

    round: int
    seat: Seat


class Outcome(NamedTuple):
    """How a game ended. ``places[seat]`` is 1 for every winner."""

    reason: EndReason
    places: tuple[int, ...]
    totals: tuple[int, ...]
    scores: tuple[tuple[Line, ...], ...]

    def to_json(self) -> dict[str, Json]:
        """Plain data for the page."""
        return {
            "reason": self.reason.value,
            "places": list(self.places),
            "totals": list(self.totals),
            "scores": [[line.to_json() for line in lines] for lines in self.scores],
        }


class State(ABC):
    """The base of every game's state: the flow and the source of chance.

    Subclasses add ``__slots__`` of small plain values and a hand-written
    ``copy``; nothing in a state may be a function or refer to a match.
    """

    __slots__ = ("frames", "rng")

    frames: tuple[flow.Frame, ...]
    rng: Rng

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """All of the state as JSON values."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The inverse of ``to_json``."""


S = TypeVar("S", bound=State)
Handler = Callable[..., None]


class Step(ABC, Generic[S]):
    """One kind of decision. Each verb it takes has a method ``do_<verb>``:

    ``def do_<verb>(self, s, seat, cx, *args) -> None`` changes the state; it
    may push, goto or pop frames, and checks nothing that ``options`` checked.
    """

    name: ClassVar[str]
    automatic: ClassVar[bool] = False
    """May a page take the only legal action by itself?"""

    @abstractmethod
    def seats(self, s: S) -> tuple[Seat, ...]:
        """Who must act; several seats choose at once, sealed from each other."""

    def prompt(self, s: S, seat: Seat) -> Text:
        """What is asked of the seat."""
        return Text(f"prompt-{self.name}")

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """Every legal action: the options without refusal, fast, in an order that never varies."""
        return [option.action for option in self.options(s, seat) if option.refusal is None]

    @abstractmethod
    def options(self, s: S, seat: Seat) -> list[Option]:
        """Every candidate with price, effects and, where it is not legal, the reason."""

    def option(self, s: S, seat: Seat, action: Action) -> Option | None:
        """The candidate that an action stands for; steps with many may look it up faster."""
        found = (each for each in self.options(s, seat) if each.action == action)
        return next(found, None)

    def away(self, s: S, seat: Seat, target: str) -> Refusal:
        """Why pointing at a target that no option names does nothing now."""
        return Refusal("not_asked", "")

    def stray(self, s: S, seat: Seat, action: Action) -> Refusal:
        """Why an action that is no candidate at all, perhaps of another step, may not be done."""
        return self.away(s, seat, "")


class Game(ABC, Generic[S]):
    """A game's rules. Subclasses set the class attributes and the methods below."""

    meta: ClassVar[Meta]
    notation: ClassVar[Notation]
    state_type: type[S]
    migrations: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From state schema number to the function that lifts a state's JSON to the next."""

    def __init__(self, steps: tuple[Step[S], ...]) -> None:
        self.steps: dict[str, Step[S]] = {step.name: step for step in steps}
        self._do: dict[str, dict[str, Handler]] = {
            step.name: {
                re.sub("^do_", "", attribute): getattr(step, attribute)
                for attribute in dir(step)
                if attribute.startswith("do_")
            }
            for step in steps
        }

    # What a game must say.

    @abstractmethod
    def setup(self, seats: int, settings: Settings, rng: Rng) -> S:
        """The first position. ``settings`` holds every option of ``meta``."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None, wishes: Mapping[Seat, Wishes] = {}) -> dict[str, Json]:
        """What the seat (None: an onlooker) may see, built by naming it."""

    @abstractmethod
    def redeal(self, s: S, seat: Seat | None, rng: Rng) -> None:
        """Turn the state into one that the seat cannot tell from it, at random.

        States that look alike to the seat must become the same state by the same chance: sort what
        is hidden before shuffling it.
        """

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it runs."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise AssertionError if the state breaks a law of conservation."""

    # What a game may say.

    def wish_refusal(self, s: S, seat: Seat, item: str, place: str) -> Refusal | None:
        """May the seat lay ``item`` at ``place`` on its own board? No rule reads this."""
        return Refusal("no_wishes", "")

    def purse(self, s: S, seat: Seat) -> Purse:
        """What the seat holds to pay with."""
        return Purse()

    def plans(self, s: S, seat: Seat, target: str) -> tuple[list[Proposal], Refusal | None]:
        """Lines of several actions toward a target, the best first; where none, why not."""
        return [], None

    def reach(self, s: S, seat: Seat) -> dict[str, Reach]:
        """The targets that a line of several actions leads to, with the price of the best."""
        return {}

    def catalog(self) -> dict[str, Json]:
        """Components and tables that a page shows, with their provenance."""
        return {}

    def standing(self, s: S) -> tuple[tuple[Line, ...], ...]:
        """Each seat's score if the game ended now, as far as an onlooker knows it."""
        return ()

    def moment(self, s: S) -> Moment | None:
        """When in the game; None where a game has no turns, and after its end."""
        return None

    def reckoning(self, s: S) -> dict[str, Json]:
        """What anybody may reckon of the things that nobody sees."""
        return {}

    def levels(self) -> tuple[Level, ...]:
        """The computer captains that can take a seat, the weakest first."""
        return self.meta.levels

    def captain(self, level: str, seats: int) -> Captain[S]:
        """The captain of a level, for a game of so many seats; raises BadSetup for none such."""
        raise BadSetup(f"{self.meta.title} has no captain {level[:40]!r}")

    def mind(self, seats: int, *, whole: bool = False) -> Mind[S]:
        """The judgement that advice is given by; raises BadSetup where a game has none.

        ``whole``: leave out no line that could be needed for one of the ``goals``.
        """
        raise BadSetup(f"{self.meta.title} has nobody to give advice")

    def goals(self, s: S, seat: Seat) -> tuple[Goal, ...]:
        """What the seat may want of the turn that it is in."""
        return ()

    def lessons(self) -> tuple[Lesson, ...]:
        """Prepared positions with tasks, in the order in which they are best taken."""
        return ()

    # What every game gets.

    def actors(self, s: S) -> tuple[Seat, ...]:
        """The seats that must act now; none when the game is over."""
        frames = s.frames
        return self.steps[frames[-1][0]].seats(s) if frames else ()  # type: ignore[index]

    def step(self, s: S) -> Step[S] | None:
        """The pending decision; None when the game is over."""
        return self.steps[str(s.frames[-1][0])] if s.frames else None

    def legal(self, s: S, seat: Seat) -> list[Action]:
        """The legal actions of a seat that must act."""
        return self.steps[s.frames[-1][0]].legal(s, seat)  # type: ignore[index]

    def options(self, s: S, seat: Seat) -> list[Option]:
        """All candidates of a seat that must act, refused ones with their reason."""
        return self.steps[s.frames[-1][0]].options(s, seat)  # type: ignore[index]

    def option(self, s: S, seat: Seat, action: Action) -> Option | None:
        """The candidate that an action stands for in the pending decision."""
        return self.steps[s.frames[-1][0]].option(s, seat, action)  # type: ignore[index]

    def apply(self, s: S, seat: Seat, action: Action, cx: Context = SILENT) -> None:
        """Do a legal action, in place. The caller has made sure that it is legal."""
        self._do[s.frames[-1][0]][action[0]](s, seat, cx, *action[1:])  # type: ignore[index]

    def verbs(self, step: str) -> frozenset[str]:
        """The verbs that a step takes."""
        return frozenset(self._do[step])

    def require(self, s: S, seat: Seat, action: Action) -> None:
        """Raise IllegalAction, with its refusal, unless the action is legal."""
        if action in self.legal(s, seat):
            return
        for option in self.options(s, seat):
            if option.action == action and option.refusal is not None:
                raise IllegalAction(option.refusal)
        raise IllegalAction(self.steps[s.frames[-1][0]].stray(s, seat, action))  # type: ignore[index]
