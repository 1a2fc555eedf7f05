"""Hints in three depths, from a bot's decision: where to look, some options, the best one."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Generic, NamedTuple

from portsmouth.bots.beam_bot import choices
from portsmouth.bots.bot import Bot, Choice, Progress, after
from portsmouth.bots.search.beam import BeamLimits, beam
from portsmouth.bots.search.determinize import determinize
from portsmouth.bots.search.evaluator import Evaluator
from portsmouth.bots.study.annotate import AnnotatedAction, annotate, key_action
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Seat

DEPTHS = (1, 2, 3)
"""1: where to look; 2: two or three options that differ; 3: the best with its reason."""
MOST = 3
"""The most options that are shown."""
WIDE = BeamLimits(64, 6_000)
"""The beam that finds other options, where the bot's choices are all of one kind."""
LOOKED = 400
"""The best ends among which different options are looked for."""


class HintOption(NamedTuple):
    """A line and its annotated actions."""

    choice: Choice
    annotated: tuple[AnnotatedAction, ...]

    @property
    def key_action(self) -> AnnotatedAction:
        """Return the action of the line that matters most."""
        return key_action(self.annotated)


class Hint(NamedTuple, Generic[S]):
    """What a bot would do: options with different key actions, the best first.

    ``s`` is the position as the bot was shown it.
    """

    options: tuple[HintOption, ...]
    nodes: int
    s: S

    @property
    def best(self) -> HintOption:
        """Return what the bot would do."""
        return self.options[0]


def think_hint(
    game: Game[S], evaluator: Evaluator[S], who: Bot[S], s: S, seat: Seat
) -> Generator[Progress, None, Hint[S]]:
    """Let a bot think for a seat that must act, and find options that differ."""
    sampled, rng = determinize(game, s, seat)
    decision = yield from who.think(sampled.copy(), seat, rng)
    nodes = decision.nodes
    found = differing(game, evaluator, sampled, seat, decision.choices)
    if len(found) < MOST:
        ends = yield from after(nodes, beam(game, evaluator, sampled, seat, WIDE))
        nodes += ends.nodes
        more = choices(evaluator, ends.ends[:LOOKED], seat, LOOKED)
        found = differing(game, evaluator, sampled, seat, (decision.choices[0], *more))
    return Hint(tuple(found), nodes, sampled)


def differing(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, found: tuple[Choice, ...]
) -> list[HintOption]:
    """Return the best choices whose key actions have different targets, at most ``MOST``."""
    options: list[HintOption] = []
    for told in _told(game, evaluator, s, seat, found):
        if told.key_action.option.target not in [
            other.key_action.option.target for other in options
        ]:
            options.append(told)
            if len(options) == MOST:
                break
    return options


def _told(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, found: tuple[Choice, ...]
) -> Iterator[HintOption]:
    for choice in found:
        annotated = annotate(game, evaluator, s, seat, choice.actions)
        if annotated:
            yield HintOption(choice, annotated)
