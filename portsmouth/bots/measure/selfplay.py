"""Self-play: games of bots alone, each through its own seat's view.

For matches, for fitting and for measuring. Reads no clock: a caller who wants times passes one in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Choice, Decision, Thinking, run
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.playout import LONGEST
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.game import Game
from portsmouth.core.outcome import Outcome, TurnInfo
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

Clock = Callable[[], float]
RANDOM = "random"
"""The kind that ratings are measured from: any legal action, all equally likely."""


def no_clock() -> float:
    """Return 0: a clock that stands still."""
    return 0.0


class IllegalLine(AssertionError):
    """None of the actions that a bot decided on is legal."""


class TurnEffort(NamedTuple):
    """The thinking of a seat in one turn: positions searched, and time by the clock."""

    seat: Seat
    turn_info: TurnInfo | None
    nodes: int
    spent: float


class GameResult(NamedTuple):
    """A finished game: how it ended, and every turn in order."""

    outcome: Outcome
    turns: tuple[TurnEffort, ...]


class RandomBot(Bot[S]):
    """Plays any legal action.

    Its generator goes on from call to call: one made from the view alone would choose the same
    whenever a position comes again, and could go round for ever.
    """

    def __init__(self, game: Game[S], rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def think(self, s: S, seat: Seat, rng: Rng) -> Thinking:
        """Choose one action at random; searches no position."""
        yield from ()
        action = self.game.random_action(s, seat, self.rng)
        return Decision((Choice((action,), 0.0),), 0)


def deal(game: Game[S], seats: int, seed: int) -> S:
    """Return the first position of a game with the default options."""
    return game.setup(seats, game.meta.resolve_settings(seats, {}), Rng(seed))


def make_bot(bots: Bots[S], kind: str, seats: int, rng: Rng) -> Bot[S]:
    """Return a bot by its level's key, or a ``random`` one with ``rng``; raises BadSetup."""
    return RandomBot(bots.game, rng) if kind == RANDOM else bots.bot(kind, seats)


def choose(game: Game[S], s: S, seat: Seat, who: Bot[S]) -> Decision:
    """Return a bot's decision in a position, from what its seat may see."""
    sampled, rng = determinize(game, s, seat)
    return run(who.think(sampled, seat, rng))


def apply_line(game: Game[S], s: S, seat: Seat, actions: Sequence[Action]) -> int:
    """Play actions up to the next unforeseen event, in place; return how many were played.

    Unforeseen is a reveal, a random number, another seat's decision, or an action that is not legal
    any more; if that is the first one, nothing is played.
    """
    for done, action in enumerate(actions):
        if seat not in game.actors(s) or action not in game.legal(s, seat):
            return done
        if apply_and_observe(game, s, seat, action).barrier:
            return done + 1
    return len(actions)


def play_turn(game: Game[S], s: S, who: Bot[S], clock: Clock = no_clock) -> TurnEffort:
    """Let a bot decide for the first seat that must act until its turn is over, in place.

    It lasts while the same seat must act in the same turn: until the turn is over, or another seat
    reacts in it. Raises IllegalLine.
    """
    seat, turn_info = game.actors(s)[0], game.turn_info(s)
    nodes, spent = 0, 0.0
    while game.actors(s)[:1] == (seat,) and game.turn_info(s) == turn_info:
        started = clock()
        decision = choose(game, s, seat, who)
        spent += clock() - started
        nodes += decision.nodes
        if not apply_line(game, s, seat, decision.actions):
            raise IllegalLine(f"seat {seat} decided on {decision.actions}, which can't be played")
    return TurnEffort(seat, turn_info, nodes, spent)


def play(game: Game[S], s: S, players: Sequence[Bot[S]], clock: Clock = no_clock) -> GameResult:
    """Play a position to the end of the game, in place, with a bot for each seat."""
    turns: list[TurnEffort] = []
    count = 0
    while actors := game.actors(s):
        part = play_turn(game, s, players[actors[0]], clock)
        before = _same_turn(turns, part)
        if before is None:
            turns.append(part)
        else:
            nodes, spent = turns[before].nodes + part.nodes, turns[before].spent + part.spent
            turns[before] = turns[before]._replace(nodes=nodes, spent=spent)
        count += 1
        assert count < LONGEST, "a game without end"
    outcome = game.outcome(s)
    assert outcome is not None, "nobody must act, but the game is not over"
    return GameResult(outcome, tuple(turns))


def _same_turn(turns: Sequence[TurnEffort], part: TurnEffort) -> int | None:
    """Return the index of the seat's earlier part of this turn, before another seat reacted."""
    at = len(turns)
    while part.turn_info is not None and at and turns[at - 1].turn_info == part.turn_info:
        at -= 1
        if turns[at].seat == part.seat:
            return at
    return None
