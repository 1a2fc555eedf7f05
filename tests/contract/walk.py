"""One walk through random games for all properties, and looking into states.

Only the standard library and the engine: this also runs in Pyodide.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from portsmouth import registry
from portsmouth.bots.bot import Bot
from portsmouth.bots.measure.selfplay import choose
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.meta import SCENARIO
from portsmouth.core.option import Option
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import shared_messages
from tests import made_up

LONGEST_GAME = 5_000
PREPARED_GAMES = 24
"""So many random games begin from each prepared position, while anything is lacking."""


def must(condition: object, message: str) -> None:
    """Raise AssertionError with the message unless the condition holds (also under -O)."""
    if not condition:
        raise AssertionError(message)


@dataclass(frozen=True)
class Subject:
    """A game under test, how many random games of it to play, and its own catalogue."""

    game: Game[Any]
    games: int
    messages: str

    @property
    def key(self) -> str:
        """The game's key."""
        return self.game.meta.key

    @cached_property
    def catalogue(self) -> Catalogue:
        """The shared messages and the game's."""
        return Catalogue(self.messages)

    def find(self, key: str) -> Game[Any]:
        """The rules for a key, as ``load.read`` asks for them."""
        must(key == self.key, f"a save of {self.key} asks for {key}")
        return self.game


def subject(game: Game[Any], games: int) -> Subject:
    """A game of the registry as a subject."""
    words = shared_messages("en") + "\n" + registry.messages(game.meta.key, "en")
    return Subject(game, games, words)


def subjects() -> list[Subject]:
    """Every registered game, the made-up one included; of short games more are played."""
    games = [registry.game(meta.key) for meta in registry.metas()]
    return [subject(game, 80 if game.meta.key == made_up.KEY else 16) for game in games]


def settings(game: Game[Any], rng: Rng) -> dict[str, int | str | bool]:
    """Options at random, so that every value of every option comes up."""
    return {spec.key: spec.values[rng.below(len(spec.values))] for spec in game.meta.options}


def new_match(game: Game[Any], number: int) -> Match[Any]:
    """The random match of a number: seats in turn, ruled defaults every third time."""
    rng = Rng(number).fork("setting")
    seats = game.meta.seats[number % len(game.meta.seats)]
    while True:
        chosen = settings(game, rng) if number % 3 else {}
        try:
            return Match(game, seats, chosen, rng.bits(), {"names": ["Anson", "Byron"]})
        except BadSetup:  # a start player whom nobody plays
            continue


def pick(match: Match[Any], rng: Rng) -> tuple[Seat, Action]:
    """A random seat that must act, and what it does in random play."""
    actors = match.actors
    seat = actors[rng.below(len(actors))]
    return seat, match.game.random_action(match.state, match.acting(seat), rng)


@dataclass
class Moment:
    """A position of a random game and what will be done in it; with ``over`` the game has ended.

    Options, legal actions and views are worked out once for all who look.
    """

    match: Match[Any]
    seat: Seat
    action: Action
    rng: Rng
    game: int = 0
    """The number of the game in the walk."""
    place: int = 0
    """How many positions came before, in all games."""
    over: bool = False
    _kept: dict[Any, Any] = field(default_factory=dict)

    @property
    def state(self) -> Any:
        """The live state; don't change it."""
        return self.match.state

    def options(self, seat: Seat) -> list[Option]:
        """The options of a seat."""
        return self._once(("options", seat), lambda: self.match.options(seat))

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat."""
        return self._once(("legal", seat), lambda: self.match.legal(seat))

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat, or an onlooker, sees."""
        return self._once(("view", seat), lambda: self.match.game.view(self.state, seat))

    def _once(self, key: Any, find: Callable[[], Any]) -> Any:
        if key not in self._kept:
            self._kept[key] = find()
        return self._kept[key]


Looking = Generator[None, "Moment | None", int]
"""A property at work: it is sent every moment of a walk, then None, and tells how much it saw."""
Property = Callable[[Subject], Looking]


def moments(subject: Subject, games: int | None = None, start: int = 0) -> Iterator[Moment]:
    """All positions of random games; each goes on after the loop's body."""
    return (each for each in walk_games(subject, games, start) if not each.over)


def captain_of(subject: Subject, number: int, seats: int) -> Bot[Any] | None:
    """The weakest captain plays every eighth game: random ones may never reach a goal."""
    if number % 8 != 7:
        return None
    return registry.bots(subject.key).bot(subject.game.meta.levels[0].key, seats)


def walk_games(subject: Subject, games: int | None = None, start: int = 0) -> Iterator[Moment]:
    """The same with the end of every game."""
    place = 0
    for number in range(start, start + (games or subject.games)):
        match = new_match(subject.game, number)
        rng = Rng(number).fork("play")
        captain = captain_of(subject, number, match.seats)
        for moment in _moments_of(match, rng, captain):
            moment.game, moment.place = number, place
            yield moment
            place += not moment.over


def prepared_games(subject: Subject) -> Iterator[Moment]:
    """The same for random games of the fewest who can meet, some from each prepared position."""
    meta = subject.game.meta
    seats = min(each for each in meta.seats if each > 1)
    for number in range(PREPARED_GAMES * len(meta.scenarios)):
        scenario = meta.scenarios[number % len(meta.scenarios)]
        match = Match(subject.game, seats, {SCENARIO: scenario}, number)
        yield from _moments_of(match, Rng(number), None)


def _moments_of(match: Match[Any], rng: Rng, captain: Bot[Any] | None) -> Iterator[Moment]:
    """The positions of a match that is played at random, or by a captain, and its end."""
    while match.actors:
        must(len(match.journal) < LONGEST_GAME, "the game does not end")
        seat, action = pick(match, rng)
        if captain and len(match.actors) == 1:
            action = choose(match.game, match.state, seat, captain).actions[0]
        yield Moment(match, seat, action, rng)
        match.play(action, seat)
    yield Moment(match, -1, (), rng, over=True)


@dataclass
class Found:
    """What became of a property: how much it saw, how long it took, and its fault."""

    count: int = 0
    seconds: float = 0.0
    fault: Exception | None = None


def look(subject: Subject, properties: Sequence[Property]) -> list[Found]:
    """One walk for some properties. One that fails is left out of the rest of it."""
    found = [Found() for _ in properties]
    work = [holds(subject) for holds in properties]

    def send(number: int, moment: Moment | None) -> None:
        each, began = found[number], time.perf_counter()
        try:
            work[number].send(moment)
        except StopIteration as end:
            each.count = end.value
        except Exception as fault:  # whatever it is, the property does not hold
            each.fault = fault
        each.seconds += time.perf_counter() - began

    def send_all(moment: Moment | None) -> None:
        for number, each in enumerate(found):
            if each.fault is None:
                send(number, moment)

    send_all(None)
    try:
        for moment in walk_games(subject):
            send_all(moment)
            if all(each.fault for each in found):
                return found
    except Exception as fault:  # the walk itself breaks off, for whoever still looks
        for each in found:
            each.fault = each.fault or fault
    send_all(None)
    for each in found:
        if each.fault is None and each.count < 1:
            each.fault = AssertionError("nothing was looked at")
    return found


def play_on(match: Match[Any], rng: Rng, most: int) -> None:
    """Some more random actions."""
    for _ in range(most):
        if not match.actors:
            return
        seat, action = pick(match, rng)
        match.play(action, seat)


def through_json(data: Any) -> Any:
    """As it comes back from a file or the page."""
    return json.loads(json.dumps(data))


def observers(match: Match[Any]) -> list[Seat | None]:
    """Every seat, and an onlooker."""
    return [*range(match.seats), None]


# Looking into a state.


def slots(value: object) -> list[str]:
    """The names of all slots of an object, its bases included."""
    return [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]


def walk(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """A value and everything in it, with the way to it."""
    yield path, value
    if isinstance(value, (list, tuple)):
        for index, each in enumerate(value):
            yield from walk(each, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from walk(each, f"{path}[{key!r}]")
    elif not isinstance(value, (int, str, type(None))):
        must(not hasattr(value, "__dict__"), f"{path}: {type(value).__name__} without slots")
        for name in slots(value):
            yield from walk(getattr(value, name), f"{path}.{name}")


def plain(state: State) -> dict[str, Any]:
    """Every leaf by its path; raises AssertionError for what no state may hold."""
    found = {}
    for path, value in walk(state):
        kind = type(value)
        must(
            not isinstance(value, (set, frozenset, float, bytes)) and not callable(value),
            f"{path} is a {kind.__name__}",
        )
        leaf = isinstance(value, (int, str, type(None)))
        found[path] = (kind.__name__, value) if leaf else kind.__name__
    return found


def mutable_parts(state: State) -> dict[int, str]:
    """The identities of all parts of a state that can be changed in place."""
    return {
        id(value): path
        for path, value in walk(state)
        if not isinstance(value, (int, str, tuple, type(None)))
    }


# Sentences.


def sentence(catalogue: Catalogue, text: Text) -> str:
    """The sentence of a message, as the page and ``portsmouth.say`` make it for a looker-on."""
    args: dict[str, int | str] = {"you": 0}
    for name, arg in text.args.items():
        args[name] = sentence(catalogue, arg) if isinstance(arg, Text) else arg
        if isinstance(arg, Text) and arg.id == "player":
            args[f"{name}_you"] = 0
    if "seat" in args:
        args["who"] = f"Seat {args['seat']}"
    return catalogue.format(text.id, args)
