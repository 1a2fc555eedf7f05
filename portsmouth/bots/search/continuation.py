"""Plays a position on with bots, each through its own seat's view, for the analysis."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Generic

from portsmouth.bots.base import Bots
from portsmouth.bots.bot import Bot, Decision, Progress, Thinking
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.study.verdicts import Leads, leads
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.meta import Advice
from portsmouth.core.outcome import TurnInfo
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat


class Continuation(Generic[S]):
    """The bots of an analysis, its evaluator, and its progress."""

    def __init__(self, bots: Bots[S], seats: int, advice: Advice) -> None:
        self.game, self.seats = bots.game, seats
        self.evaluator = bots.evaluator(seats)
        self.best: Bot[S] = bots.bot(advice.best, seats)
        self.cheap: Bot[S] = bots.bot(advice.cheap, seats)
        self.progress = Progress(0, 1)

    def step_on(self, units: int) -> Progress:
        """Count some work as done."""
        done, of = self.progress
        self.progress = Progress(min(done + units, of), of)
        return self.progress

    def play_rounds(
        self, s: S, rounds: int, actions: Sequence[Action] = ()
    ) -> Generator[Progress, None, list[float]]:
        """Play ``rounds`` rounds to their end, this one included; return each seat's value then.

        Plays in place, first the given actions. The values are those of the last position that was
        evaluated in that round, when every seat has had its turn.
        """
        begun = self.game.turn_info(s)

        def over(now: TurnInfo | None, _: Seat) -> bool:
            nonlocal begun
            begun = begun or now  # a set-up belongs to the first round
            return begun is not None and now is not None and now.round >= begun.round + rounds

        last = yield from self.play_until(s, actions, over)
        outcome = self.game.outcome(s)
        return list(outcome.totals) if outcome is not None else self.worths(last or s)

    def leads_after_draws(
        self, s: S, seat: Seat, action: Action
    ) -> Generator[Progress, None, Leads]:
        """Return the leads once the cards are laid and the next seat has had its turn."""
        begun, last = self.game.turn_info(s), self.evaluator.leaf_state(s, seat, (action,))

        def over(now: TurnInfo | None, acting: Seat) -> bool:
            return now != begun or (begun is None and acting != seat)

        last = (yield from self.play_until(s, (action,), over)) or last
        if actors := self.game.actors(s):
            found = yield from self.think(s, actors[0], self.cheap)
            last = self.apply_line(s, actors[0], found.actions) or last
        return leads(self.worths(last or s))

    def play_until(
        self,
        s: S,
        actions: Sequence[Action],
        over: Callable[[TurnInfo | None, Seat], bool],
    ) -> Generator[Progress, None, S | None]:
        """Play on in place, first the given actions, until ``over`` or the end of the game.

        Returns the last position that was valued on the way, if one was.
        """
        last = None
        while (actors := self.game.actors(s)) and not over(self.game.turn_info(s), actors[0]):
            if not actions:
                found = yield from self.think(s, actors[0], self.cheap)
                actions = found.actions
            last = self.apply_line(s, actors[0], actions) or last
            actions = ()
        return last

    def worths(self, s: S) -> list[float]:
        """Return the points that each seat is expected to end with."""
        return [self.evaluator.final_points(s, seat) / POINT for seat in range(self.seats)]

    def apply_line(self, s: S, seat: Seat, actions: Sequence[Action]) -> S | None:
        """Play a line in place up to the next unforeseen event; return the state valued there."""
        for action in actions:
            last = self.evaluator.leaf_state(s, seat, (action,))
            last = last.copy() if last is not None else None
            done = apply_and_observe(self.game, s, seat, action)
            if last is not None:
                return last
            if done.barrier:
                break
        return None

    def think(self, s: S, seat: Seat, who: Bot[S]) -> Generator[Progress, None, Decision]:
        """Return a bot's decision from the seat's view; yields the analysis's own progress."""
        sampled, rng = determinize(self.game, s, seat)
        thinking: Thinking = who.think(sampled, seat, rng)
        while True:
            try:
                next(thinking)
            except StopIteration as stop:
                decision: Decision = stop.value
                yield self.progress
                return decision
            yield self.progress
