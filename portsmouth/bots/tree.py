"""Tree search over re-deals, for games with chance, hidden hands and simultaneous choices.

Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every
iteration re-deals what the seat can't know and walks one tree by whatever is legal in that deal, so
that a node stands for all positions that look alike. Seats that choose at once are walked one after
the other; none of them sees the others' choice before all have chosen, since the rules seal it.
Needs no judgement of the game's: a walk ends in random play to the end of the game.
"""

from __future__ import annotations

from math import sqrt
from typing import Generic

from portsmouth.bots.captain import Captain, Choice, Decision, Progress, Thinking
from portsmouth.core.game import Game, Outcome, S, Seat
from portsmouth.core.notation import Action
from portsmouth.core.playout import playout
from portsmouth.core.rng import Rng

EXPLORE = 0.6
"""How much a doubtful action is worth another try, against one that has done well."""
PACE = 16
"""So many iterations between two reports of progress."""


class Node:
    """An action in the tree: how often it was tried and could have been, and what it brought."""

    __slots__ = ("after", "allowed", "gain", "seat", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = self.allowed = 0
        self.gain = 0.0
        self.after: dict[tuple[Seat, Action], Node] = {}

    def hope(self) -> float:
        """Upper confidence bound, where not every action can be taken in every deal.

        The logarithm is counted in whole bits, since ``log`` may differ between machines.
        """
        return self.gain / self.visits + EXPLORE * sqrt(self.allowed.bit_length() / self.visits)


class TreeSearch(Captain[S], Generic[S]):
    """Looks at ``iterations`` games, each in a deal of its own."""

    def __init__(self, game: Game[S], iterations: int) -> None:
        self.game, self.iterations = game, iterations

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        root, legal = Node(seat), self.game.legal(s, seat)
        if len(legal) == 1:
            return Decision((Choice((legal[0],), 0.0),), 0)
        for number in range(self.iterations):
            twin = s.copy()
            self.game.redeal(twin, seat, rng)
            self._iterate(root, twin, seat, rng)
            if number % PACE == PACE - 1:
                yield Progress(number + 1, self.iterations)
        tried = sorted(root.after.items(), key=lambda item: -item[1].visits)
        choices = tuple(Choice((do,), node.gain / node.visits) for (_, do), node in tried)
        return Decision(choices, self.iterations)

    def _iterate(self, root: Node, s: S, first: Seat, rng: Rng) -> None:
        """Walk down the tree, open one new node, play at random, and count what came of it."""
        game, node, path = self.game, root, []
        seat: Seat | None = first
        while seat is not None:
            legal = game.legal(s, seat)
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
                chosen = max(best, key=Node.hope)
                do = legal[known.index(chosen)]
            game.apply(s, seat, do)
            path.append(chosen)
            node = chosen
            seat = None if fresh else next(iter(game.actors(s)), None)
        playout(game, s, rng)
        outcome = game.outcome(s)
        assert outcome is not None
        for each in path:
            each.visits += 1
            each.gain += gain(outcome, each.seat)


def gain(outcome: Outcome, seat: Seat) -> float:
    """From 0 to 1: the share of the victory, and a little for a good margin in points."""
    shared = outcome.places.count(1)
    won = 1 / shared if outcome.places[seat] == 1 else 0.0
    best = max(each for other, each in enumerate(outcome.totals) if other != seat)
    margin = outcome.totals[seat] - best
    return 0.9 * won + 0.1 * (0.5 + margin / (2 * (abs(margin) + 10)))
