"""Tree search for games with chance, hidden hands and simultaneous choices.

Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
iteration determinizes what the seat can't know and walks one tree by whatever is legal there, so
that a node stands for all positions that look alike. Seats that choose at once are walked one after
the other; none of them sees the others' choice before all have chosen, since the rules seal it.
Needs no evaluator: a walk ends in random play to the end of the game, or, where the game gives a
``Cutoff``, after part of it in the value of the position there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic, NamedTuple

from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.bots.search.playout import playout
from portsmouth.core.game import Game
from portsmouth.core.outcome import Outcome, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

EXPLORE = 0.6
"""The exploration constant of the upper confidence bound."""
CERTAIN = 1000
"""The share of a sure victory, as a cutoff counts."""
PACE = 16
"""Iterations between two reports of progress."""


class Cutoff(NamedTuple, Generic[S]):
    """Where random play stops, and what the position is worth there.

    It stops after ``decisions`` decisions, or when ``rounds`` rounds, the one of the decision
    included, are over by the game's turn info (0: no such limit). ``shares`` returns for each seat
    the expected share of the victory, in whole thousandths: 0 is defeat, 1000 is victory.
    """

    decisions: int
    rounds: int
    shares: Callable[[S], Sequence[int]]


class Node:
    """An action in the tree: how often it was tried and available, and what it gained."""

    __slots__ = ("after", "allowed", "gain", "seat", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = self.allowed = 0
        self.gain = 0.0
        self.after: dict[tuple[Seat, Action], Node] = {}

    def ucb(self) -> float:
        """Return the upper confidence bound, by how often the action was legal.

        Not every action is legal in every determinization. The logarithm is counted in whole bits,
        since ``log`` may differ between machines.
        """
        return self.gain / self.visits + EXPLORE * sqrt(self.allowed.bit_length() / self.visits)


class ISMCTSBot(Bot[S], Generic[S]):
    """Searches ``iterations`` games, each in its own determinization.

    ``lines`` returns the actions to search, if not all that are legal: a game in which a seat can
    change a decision for ever leaves that out.
    """

    def __init__(
        self,
        game: Game[S],
        iterations: int,
        cutoff: Cutoff[S] | None = None,
        lines: Callable[[S, Seat], list[Action]] | None = None,
    ) -> None:
        self.game, self.iterations, self.cutoff = game, iterations, cutoff
        self.lines = lines or game.legal

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        root, legal = Node(seat), self.lines(s, seat)
        if len(legal) == 1:
            return Decision((Choice((legal[0],), 0.0),), 0)
        for number in range(self.iterations):
            sampled = s.copy()
            self.game.resample_hidden(sampled, seat, rng)
            self._iterate(root, sampled, seat, rng)
            if number % PACE == PACE - 1:
                yield Progress(number + 1, self.iterations)
        tried = sorted(root.after.items(), key=lambda item: -item[1].visits)
        choices = tuple(Choice((do,), node.gain / node.visits) for (_, do), node in tried)
        return Decision(choices, self.iterations)

    def _iterate(self, root: Node, s: S, first: Seat, rng: Rng) -> None:
        """Walk down the tree, add one node, play at random, and update the path."""
        game, lines, node, path = self.game, self.lines, root, []
        began = game.turn_info(s)
        seat: Seat | None = first
        while seat is not None:
            legal = lines(s, seat)
            known = [node.after.get((seat, do)) for do in legal]
            fresh = [do for do, child in zip(legal, known, strict=True) if child is None]
            for child in known:
                if child is not None:
                    child.allowed += 1
            if fresh:
                do = fresh[rng.below(len(fresh))]
                node.after[seat, do] = chosen = Node(seat)
                chosen.allowed = 1
            else:
                best = [each for each in known if each is not None]
                chosen = max(best, key=Node.ucb)
                do = legal[known.index(chosen)]
            game.apply(s, seat, do)
            path.append(chosen)
            node = chosen
            seat = None if fresh else next(iter(game.actors(s)), None)
        gains = self._played_on(s, rng, began)
        for each in path:
            each.visits += 1
            each.gain += gains[each.seat]

    def _played_on(self, s: S, rng: Rng, began: TurnInfo | None) -> list[float]:
        """Return what every seat gets from random play in place, from 0 to 1."""
        game, cutoff = self.game, self.cutoff
        if cutoff is None:
            playout(game, s, rng)
        else:
            for _ in range(cutoff.decisions):
                now = game.turn_info(s)
                over = cutoff.rounds and began and now and now.round >= began.round + cutoff.rounds
                if over or not s.frames:
                    break
                seat = game.actors(s)[0]
                game.apply(s, seat, game.random_action(s, seat, rng))
        outcome = game.outcome(s)
        if outcome is not None:
            return [gain(outcome, seat) for seat in range(len(outcome.places))]
        assert cutoff is not None, "random play did not end the game"
        return [share / CERTAIN for share in cutoff.shares(s)]


def gain(outcome: Outcome, seat: Seat) -> float:
    """Return 0 to 1: the share of the victory, and a little for a good margin in points."""
    shared = outcome.places.count(1)
    won = 1 / shared if outcome.places[seat] == 1 else 0.0
    best = max(each for other, each in enumerate(outcome.totals) if other != seat)
    margin = outcome.totals[seat] - best
    return 0.9 * won + 0.1 * (0.5 + margin / (2 * (abs(margin) + 10)))
