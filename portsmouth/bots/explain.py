"""Explains a bot's choice: what its parts are worth against the next best other one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from portsmouth.bots.bot import Choice
from portsmouth.core.text import Text

OTHER = 0.5
"""The least difference of two choices' parts, in points, that makes them different."""
WORTH_SAYING = 0.25
"""The least difference, in points, that is mentioned."""
PROSPECTS = "prospects"
"""The item for everything that has no name of its own; it is never mentioned."""


def explain(choices: Sequence[Choice], named: Callable[[str], bool]) -> Text | None:
    """Return what the first choice gains over the best different one, and what it gives up.

    ``named`` says for which items there is a message ``why-item-<item>``. None if no choice
    differs, or nothing speaks for the first.
    """
    for other in choices[1:]:
        apart = difference(choices[0], other, named)
        if sum(map(abs, apart.values())) >= OTHER:
            return _told(apart)
    return None


def difference(best: Choice, other: Choice, named: Callable[[str], bool]) -> dict[str, float]:
    """Return by how many points the best is better than the other, item by item."""
    apart: dict[str, float] = {}
    for choice, sign in ((best, 1), (other, -1)):
        for item, points in choice.terms:
            name = item if named(item) else PROSPECTS
            apart[name] = apart.get(name, 0.0) + sign * points
    return apart


def _told(apart: dict[str, float]) -> Text | None:
    """Return at most two items for it and one against it, the largest."""
    loud = {
        item: points
        for item, points in apart.items()
        if abs(points) >= WORTH_SAYING and item != PROSPECTS
    }
    ranked = sorted(loud, key=lambda item: (-abs(loud[item]), item))
    gains = [_gain(item, loud[item]) for item in ranked if loud[item] > 0][:2]
    losses = [_loss(item, loud[item]) for item in ranked if loud[item] < 0][:1]
    if not gains:
        return None
    gain = gains[0] if len(gains) == 1 else Text("why-both", first=gains[0], second=gains[1])
    if not losses:
        return Text("why-better", gain=gain)
    return Text("why-better-though", gain=gain, loss=losses[0])


def _gain(item: str, points: float) -> Text:
    return Text("why-gain", points=_tenths(points), item=Text(f"why-item-{item}"))


def _loss(item: str, points: float) -> Text:
    return Text("why-loss", points=_tenths(-points), item=Text(f"why-item-{item}"))


def _tenths(points: float) -> Text:
    """Return points to one decimal, which languages write differently."""
    whole, tenth = divmod(round(points * 10), 10)
    return Text("why-points", whole=whole, tenth=tenth)
