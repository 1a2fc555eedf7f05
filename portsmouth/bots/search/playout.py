"""Random playouts and perft, through the same steps that every player uses."""

from __future__ import annotations

from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action

LONGEST = 100_000
"""More decisions than any game has; a longer one is a fault."""


def playout(game: Game[S], s: S, rng: Rng) -> int:
    """Play to the end as the game plays at random, in place; returns the number of decisions.

    ``rng`` chooses the actions; the state's own generator is left to the rules. Raises
    AssertionError for a game that does not end or has a dead end.
    """
    random_action, apply, steps = game.random_action, game.apply, game.steps
    count = 0
    while s.frames:
        seat = steps[s.frames[-1][0]].seats(s)[0]  # type: ignore[index]
        apply(s, seat, random_action(s, seat, rng))
        count += 1
        assert count < LONGEST, "a game without end"
    return count


def perft(game: Game[S], s: S, depth: int) -> int:
    """Return the number of sequences of ``depth`` legal actions from a position.

    A game that ends earlier counts as one. Chance is taken as the state has it.
    """
    if depth == 0 or not s.frames:
        return 1
    return sum(divide(game, s, depth).values())


def divide(game: Game[S], s: S, depth: int) -> dict[Action, int]:
    """Return ``perft`` for each first action, to find the rule that miscounts."""
    found: dict[Action, int] = {}
    for seat in game.actors(s)[:1]:
        for action in game.legal(s, seat):
            child = s.copy()
            game.apply(child, seat, action)
            found[action] = perft(game, child, depth - 1)
    return found
