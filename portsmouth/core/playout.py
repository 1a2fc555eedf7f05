"""Random play and counting, through the same step that everybody uses."""

from __future__ import annotations

from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action

LONGEST = 100_000
"""No game of the house has so many decisions; a longer one is a fault."""


def playout(game: Game[S], s: S, rng: Rng) -> int:
    """Play random legal actions to the end, in place; returns the number of decisions.

    ``rng`` is the player's own: the state's chance is left to the rules.
    Raises AssertionError for a game that does not end or comes to a dead end.
    """
    below, legal, apply = rng.below, game.legal, game.apply
    steps = game.steps
    count = 0
    while s.frames:
        seat = steps[s.frames[-1][0]].seats(s)[0]  # type: ignore[index]
        actions = legal(s, seat)
        assert actions, f"dead end in step {s.frames[-1][0]}"
        apply(s, seat, actions[below(len(actions))])
        count += 1
        assert count < LONGEST, "a game without end"
    return count


def perft(game: Game[S], s: S, depth: int) -> int:
    """How many sequences of ``depth`` legal actions there are from a position.

    A game that ends earlier counts as one. Chance is taken as the state has it.
    """
    if depth == 0 or not s.frames:
        return 1
    return sum(divide(game, s, depth).values())


def divide(game: Game[S], s: S, depth: int) -> dict[Action, int]:
    """``perft`` for each first action, to find the rule that miscounts."""
    found: dict[Action, int] = {}
    for seat in game.actors(s)[:1]:
        for action in game.legal(s, seat):
            child = s.copy()
            game.apply(child, seat, action)
            found[action] = perft(game, child, depth - 1)
    return found
