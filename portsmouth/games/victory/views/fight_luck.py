"""The luck of a match's fights: how many dice counted, and how many could be expected (V67, V68).

A die counts if it is no 1 and no equal die of the other side cancels it. Nothing is hidden here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb

from portsmouth.core.context import Event
from portsmouth.core.queries import PlayedAction
from portsmouth.core.text import Json, Text
from portsmouth.games.victory.rules.components import FACES
from portsmouth.games.victory.state import VictoryState

DIE = 6
THOUSAND = 1000


class FightLuck:
    """A fight: in which entry it began; seats and ships, the attacker's first; dice that counted.

    ``expected`` is in thousandths of a die.
    """

    def __init__(self, start: int, seats: tuple[int, int], ships: tuple[str, str]) -> None:
        self.start = start
        self.seats = seats
        self.ships = ships
        self.rounds = 0
        self.counted = [0, 0]
        self.expected = [0, 0]

    def throw(self, thrown: dict[int, tuple[int, int]]) -> None:
        """Note a round: how many dice each seat threw, and how many were left."""
        one, other = (thrown[seat] for seat in self.seats)
        self.rounds += 1
        for side, (mine, theirs) in enumerate(((one, other), (other, one))):
            self.counted[side] += mine[1]
            self.expected[side] += expected(mine[0], theirs[0])

    def to_json(self) -> dict[str, Json]:
        """Return all of it by name."""
        return {
            "start": self.start,
            "seats": [*self.seats],
            "ships": [*self.ships],
            "rounds": self.rounds,
            "counted": [*self.counted],
            "expected": [*self.expected],
        }


class FightBook:
    """The luck of all fights, while somebody else reads what was played."""

    def __init__(self) -> None:
        self.fights: list[FightLuck] = []

    def reading(
        self, played_actions: Iterable[PlayedAction[VictoryState]]
    ) -> Iterator[PlayedAction[VictoryState]]:
        """Pass on what was played, and note its fights."""
        for entry, played in enumerate(played_actions):
            self._note(entry, played.events)
            yield played

    def to_json(self) -> list[Json]:
        """Return the fights in which dice fell."""
        return [fight.to_json() for fight in self.fights if fight.rounds]

    def _note(self, entry: int, events: tuple[Event, ...]) -> None:
        thrown: dict[int, tuple[int, int]] = {}
        for event in events:
            facts = event.facts
            if event.kind == "attacked":
                seats = int(str(facts["seat"])), _player(facts["other"])
                ships = _ship(facts["ship"]), _ship(facts["target"])
                self.fights.append(FightLuck(entry, seats, ships))
            elif event.kind == "threw":
                thrown[int(str(facts["seat"]))] = _count(facts["dice"]), _count(facts["left"])
        if thrown:
            self.fights[-1].throw(thrown)


@lru_cache(maxsize=256)
def expected(mine: int, theirs: int) -> int:
    """Return how many of a side's dice count on average, in thousandths (V67, V68)."""
    own, other = _falls(mine), _falls(theirs)
    total = sum(
        one * two * max(0, number - struck)
        for number, one in enumerate(own)
        for struck, two in enumerate(other)
    )
    return THOUSAND * len(FACES) * total // int(DIE ** (mine + theirs))


def _falls(dice: int) -> tuple[int, ...]:
    """Return in how many ways so many dice show a face 0, 1, 2... times."""
    others = DIE - 1
    return tuple(comb(dice, times) * others ** (dice - times) for times in range(dice + 1))


def _count(dice: object) -> int:
    """Return how many dice a message names (``rules/names.py``)."""
    return 0 if isinstance(dice, Text) else len(str(dice).split(", "))


def _ship(name: object) -> str:
    if not isinstance(name, Text):
        raise TypeError("a ship is told by a message")
    return name.id.removeprefix("ship-")


def _player(name: object) -> int:
    if not isinstance(name, Text):
        raise TypeError("a player is told by a message")
    return int(str(name.args["seat"]))
