"""A line walked action by action, with what each action is called, costs and gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.bots.chance import ending, mean
from portsmouth.bots.evaluator import POINT, Evaluator
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.game import Game
from portsmouth.core.option import Option
from portsmouth.core.state import S
from portsmouth.core.types import Action, Seat

SLIGHT = 0.05
"""A gain of less, in points, is none."""


class AnnotatedAction(NamedTuple):
    """An action as it stood when its turn came, and the points it gained by the game's judgement.

    ``closing`` says that after it comes something unforeseen, or another seat.
    """

    option: Option
    gain: float
    closing: bool


def annotate(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, actions: Sequence[Action]
) -> tuple[AnnotatedAction, ...]:
    """Walk a line from a position, which is left as it is, up to the next unforeseen thing."""
    s, annotated = s.copy(), []
    worth = evaluator.evaluate(s, seat)
    for action in actions:
        option = game.option(s, seat, action) if seat in game.actors(s) else None
        if option is None or option.refusal is not None:
            break
        last = ending(evaluator, s, seat, (action,))
        if last is not None:
            gain = mean(last, lambda each: evaluator.evaluate(each, seat)) - worth
            annotated.append(AnnotatedAction(option, gain / POINT, True))
            break
        over = apply_and_observe(game, s, seat, action).barrier
        now = worth if over else evaluator.evaluate(s, seat)
        annotated.append(AnnotatedAction(option, (now - worth) / POINT, over))
        worth = now
        if over:
            break
    return tuple(annotated)


def key_action(annotated: Sequence[AnnotatedAction]) -> AnnotatedAction:
    """The thing of a line that matters most: the action that gains most, the first of equals.

    Where nothing gains anything it is the last action that points at something else than the end.
    """
    best = max(annotated, key=lambda action: action.gain)
    if best.gain > SLIGHT:
        return best
    walked = [action for action in annotated if not action.closing]
    return walked[-1] if walked else annotated[-1]


def signature(annotated: Sequence[AnnotatedAction]) -> frozenset[Action]:
    """The actions that gain something: lines of one gist differ in the way only."""
    return frozenset(action.option.action for action in annotated if action.gain > SLIGHT)
