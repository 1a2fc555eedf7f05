"""Hints in three depths, from what a captain would do: where to look, some options, the best."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Generic, NamedTuple

from portsmouth.bots.annotate import AnnotatedAction, annotate, key_action
from portsmouth.bots.beam import BeamLimits, beam
from portsmouth.bots.beam_bot import choices
from portsmouth.bots.bot import Bot, Choice, Progress, after
from portsmouth.bots.determinize import determinize
from portsmouth.bots.evaluator import Evaluator
from portsmouth.core.game import Game
from portsmouth.core.state import S
from portsmouth.core.types import Seat

DEPTHS = (1, 2, 3)
"""Where to look; two or three options that differ; the best with its reason."""
MOST = 3
"""So many options are shown."""
WIDE = BeamLimits(64, 6_000)
"""The beam that finds other options, where the captain tells of one kind only."""
LOOKED = 400
"""Among so many ends, the best first, options that differ are looked for."""


class HintOption(NamedTuple):
    """A line and what is to be told of it."""

    choice: Choice
    annotated: tuple[AnnotatedAction, ...]

    @property
    def key_action(self) -> AnnotatedAction:
        """The thing of the line that matters most."""
        return key_action(self.annotated)


class Hint(NamedTuple, Generic[S]):
    """What a captain would tell: options with different main things, the best first.

    ``s`` is the position as the captain was shown it.
    """

    options: tuple[HintOption, ...]
    nodes: int
    s: S

    @property
    def best(self) -> HintOption:
        """What the captain would do."""
        return self.options[0]


def think_hint(
    game: Game[S], evaluator: Evaluator[S], who: Bot[S], s: S, seat: Seat
) -> Generator[Progress, None, Hint[S]]:
    """Let a captain think for a seat that must act, and find options that differ."""
    twin, rng = determinize(game, s, seat)
    decision = yield from who.think(twin.copy(), seat, rng)
    nodes = decision.nodes
    found = differing(game, evaluator, twin, seat, decision.choices)
    if len(found) < MOST:
        ends = yield from after(nodes, beam(game, evaluator, twin, seat, WIDE))
        nodes += ends.nodes
        more = choices(evaluator, ends.ends[:LOOKED], seat, LOOKED)
        found = differing(game, evaluator, twin, seat, (decision.choices[0], *more))
    return Hint(tuple(found), nodes, twin)


def differing(
    game: Game[S], evaluator: Evaluator[S], s: S, seat: Seat, found: tuple[Choice, ...]
) -> list[HintOption]:
    """The best choices whose main things point at different targets, at most ``MOST``."""
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
