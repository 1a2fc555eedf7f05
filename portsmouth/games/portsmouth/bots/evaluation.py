"""What a position of Portsmouth is worth to a seat: the score as it stands, and its prospects.

The prospects are a sum of features, each with a weight for every number of turns left, read from
``weights-<seats>.json``; that file says how it was fitted. After a seat's last turn only the score
counts.
"""

from __future__ import annotations

import json
from collections.abc import Hashable
from functools import cache, lru_cache
from operator import mul

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms
from portsmouth.core import resource
from portsmouth.games.portsmouth.bots import candidates
from portsmouth.games.portsmouth.bots.candidates import CANDIDATES
from portsmouth.games.portsmouth.bots.crew import Crew, Key, crew, key_of
from portsmouth.games.portsmouth.bots.features import (
    CREW,
    NAMES,
    apart,
    around,
    features,
    marines,
)
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules.cards import ROUNDS
from portsmouth.games.portsmouth.state import PortsmouthState

Weights = tuple[tuple[int, ...], ...]
AP_WORTH = POINT
"""The value of an action point that is not spent yet; £1 buys one (R38)."""


class PortsmouthEvaluator(Evaluator[PortsmouthState]):
    """The evaluator of Portsmouth. ``weights[turns left]`` has a number for each feature."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._worth = lru_cache(maxsize=1 << 16)(self._worth_of)

    def _worth_of(self, key: Key, left: int) -> tuple[int, Crew]:
        """Return the value of a crew by itself with ``left`` turns left, and its features."""
        own = crew(key)
        prospects = sum(map(mul, self.weights[left], own.numbers)) if left else 0
        return POINT * own.points + prospects, own

    def seats(self, s: PortsmouthState) -> int:
        return len(s.ships)

    def candidates(self, s: PortsmouthState, seat: int) -> list[Line]:
        return CANDIDATES[s.frames[-1][0]](s, seat)  # type: ignore[index]

    def leaf_state(self, s: PortsmouthState, seat: int, line: Line) -> PortsmouthState | None:
        verb, *cells = line[0]
        if verb == "end":
            return s
        return laid(s, seat, verb, int(cells[0])) if verb in ("place", "swap") else None

    def debt(self, s: PortsmouthState, seat: int, debt: int, line: Line) -> int:
        return candidates.debt(s, seat, debt, line)

    def transposition_key(self, s: PortsmouthState, seat: int) -> Hashable:
        ship = s.ships[seat]
        return (
            s.frames,
            s.ap,
            ship.money,
            ship.pawn,
            s.towns_used,
            s.commissioned,
            len(ship.landsmen),
            ship.trainer,
            sum(ship.used),
            tuple(s.array),
        )

    def evaluate(self, s: PortsmouthState, seat: int) -> int:
        left = ROUNDS - s.round
        worth, own = self._worth(key_of(s, seat), left)
        raced = marines(s, seat)
        worth += POINT * apart(s, seat, raced[1])
        if left:
            worth += sum(map(mul, self.weights[left][CREW:], around(s, seat, own, raced)))
        return worth

    def optimistic_value(self, s: PortsmouthState, seat: int) -> int:
        return self.evaluate(s, seat) + AP_WORTH * s.ap

    def breakdown(self, s: PortsmouthState, seat: int) -> Terms:
        found = {line.item: float(line.points) for line in scoring.score(s, seat)}
        left = ROUNDS - s.round
        if left:
            parts = zip(NAMES, self.weights[left], features(s, seat), strict=True)
            for name, weight, amount in parts:
                item = ITEMS[name]
                found[item] = found.get(item, 0.0) + weight * amount / POINT
        return tuple(found.items())


def laid(s: PortsmouthState, seat: int, verb: str, cell: int) -> PortsmouthState:
    """Return the array with the drawn card in its place, before the next is drawn (R95, R99)."""
    copied = s.copy()
    if verb == "swap":
        copied.array[s.ships[seat].pawn] = s.array[cell]
    copied.array[cell] = s.drawn
    return copied


def file_of(seats: int) -> str:
    """Return the name of the file with the weights for a number of seats, in this folder."""
    return f"weights-{seats}.json"


def load(text: str) -> Weights:
    """Return the weights in a file's text: a row for each number of turns left, from 0 on.

    Raises ValueError for a file that was fitted to other features.
    """
    data = json.loads(text)
    if tuple(data["features"]) != NAMES:
        raise ValueError("these weights are for other features")
    return tuple(tuple(data["weights"][str(left)]) for left in range(ROUNDS))


@cache
def fitted(seats: int) -> Weights:
    """Return the weights that were fitted for a number of seats."""
    return load(resource.text("portsmouth.games.portsmouth.bots", file_of(seats)))


_PARTS = {
    "navigator_pairs": "navigators",
    "lieutenants_full": "lieutenants",
    "used": "midshipmen",
    "midshipmen_full": "midshipmen",
    "set_points": "specialties",
    "trainer_landsmen": "trainer",
    "strength": "marines",
    "landsmen_gap": "mutiny",
    "ashore": "at_hand",
}
_KINDS = {
    "crack_": "crack_crews",
    "unused_": "midshipmen",
    "landsmen_": "landsmen",
    "prize": "marines",
    "mutiny_": "mutiny",
    "others_": "others",
    "near_": "at_hand",
}


def item_of(name: str) -> str:
    """Return the item that a feature belongs to: one of the score, or a prospect of its own."""
    kind = next((item for start, item in _KINDS.items() if name.startswith(start)), name)
    return _PARTS.get(name, kind)


ITEMS = {name: item_of(name) for name in NAMES}


def hand() -> Weights:
    """Return weights set by hand, not fitted: the baseline for fitted ones."""
    guess = {
        "crack_lacks_one": 3.0,
        "crack_lacks_two": 1.5,
        "landsmen": 0.7,
        "landsmen_set": 0.5,
        "trainer": 4.0,
        "specialties": 1.0,
        "strength": 0.5,
        "near_lieutenant": 0.3,
        "near_midshipman": 0.2,
        "near_trade_new": 0.2,
        "mutiny_most_open": -0.3,
        "money": 0.2,
        "others_mutineers": 0.2,
    }
    row = tuple(int(POINT * guess.get(name, 0)) for name in NAMES)
    return tuple(tuple(left * each // (ROUNDS - 1) for each in row) for left in range(ROUNDS))
