"""Annotates a line of actions with what each is called, costs and gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.bots.search.chance import ending, mean
from portsmouth.bots.search.evaluator import POINT, Evaluator
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.game import Game
from portsmouth.core.option import Option
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

SLIGHT = 0.05
"""The least gain, in points, that counts as one."""


class AnnotatedAction(NamedTuple):
    """An action with its option at the time, and the points that it gained by the evaluator.

    ``closing`` says that after it comes something unforeseen, or another seat; ``idle`` that it
    only goes on, or answers; ``left`` that it is left to the player, as it only ends the turn.
    """

    option: Option
    gain: float
    closing: bool
    idle: bool = False
    left: bool = False


def annotate(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, actions: Sequence[Action]
) -> tuple[AnnotatedAction, ...]:
    """Annotate a line from a position, which stays as it is, up to the next unforeseen event."""
    s, annotated = s.copy(), []
    worth = evaluator.evaluate(s, seat)
    for action in actions:
        option = game.option(s, seat, action) if seat in game.actors(s) else None
        if option is None or option.refusal is not None:
            break
        last = ending(evaluator, s, seat, (action,))
        if last is not None:
            gain = mean(last, lambda each: evaluator.evaluate(each, seat)) - worth
            annotated.append(_annotated(evaluator, option, gain, True))
            break
        over = apply_and_observe(game, s, seat, action).barrier
        now = worth if over else evaluator.evaluate(s, seat)
        annotated.append(_annotated(evaluator, option, now - worth, over))
        worth = now
        if over:
            break
    return tuple(annotated)


def _annotated(
    evaluator: Evaluator[S], option: Option, gain: int, closing: bool
) -> AnnotatedAction:
    verb, passing = option.action[0], evaluator.passing
    left = closing and (passing is None or verb in passing)
    idle = verb in evaluator.answers or (passing is not None and verb in passing)
    return AnnotatedAction(option, gain / POINT, closing, idle, left)


def key_action(annotated: Sequence[AnnotatedAction]) -> AnnotatedAction:
    """Return the action that matters most: that which gains most, the first of equals.

    Where nothing gains anything it is the last action that does not just end the line.
    """
    pool = [action for action in annotated if not action.idle] or annotated
    best = max(pool, key=lambda action: action.gain)
    if best.gain > SLIGHT:
        return best
    walked = [action for action in pool if not action.left]
    return walked[-1] if walked else pool[-1]


def signature(annotated: Sequence[AnnotatedAction]) -> frozenset[Action]:
    """Return the actions that gain something: lines of one signature differ only in the way.

    A single action that gains nothing is its own: there is no other way.
    """
    if len(annotated) == 1:
        return frozenset({annotated[0].option.action})
    return frozenset(action.option.action for action in annotated if action.gain > SLIGHT)
