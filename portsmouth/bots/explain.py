"""Why a captain preferred its line: what its parts are worth against the next best other one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from portsmouth.bots.bot import Choice
from portsmouth.core.text import Text

OTHER = 0.5
"""Lines whose parts differ by less in all, in points, come to the same."""
WORTH_SAYING = 0.25
"""Differences below this, in points, are not spoken of."""
PROSPECTS = "prospects"
"""The item that takes in all that has no name of its own."""


def explain(choices: Sequence[Choice], named: Callable[[str], bool]) -> Text | None:
    """What the first choice has over the best of another kind, and what it gives up for it.

    ``named`` says for which items there is a message ``why-item-<item>``. None if there is no
    choice of another kind, or nothing that speaks for the first.
    """
    for other in choices[1:]:
        apart = difference(choices[0], other, named)
        if sum(map(abs, apart.values())) >= OTHER:
            return _told(apart)
    return None


def difference(best: Choice, other: Choice, named: Callable[[str], bool]) -> dict[str, float]:
    """By how many points the best is better than the other, item by item."""
    apart: dict[str, float] = {}
    for choice, sign in ((best, 1), (other, -1)):
        for item, points in choice.terms:
            name = item if named(item) else PROSPECTS
            apart[name] = apart.get(name, 0.0) + sign * points
    return apart


def _told(apart: dict[str, float]) -> Text | None:
    """At most two items for it and one against it, the weightiest."""
    loud = {item: points for item, points in apart.items() if abs(points) >= WORTH_SAYING}
    ranked = sorted(loud, key=lambda item: (-abs(loud[item]), item))
    gains = [_gain(item, loud[item]) for item in ranked if loud[item] > 0][:2]
    losses = [_loss(item, loud[item]) for item in ranked if loud[item] < 0][:1]
    if not gains:
        return None
    gain = gains[0] if len(gains) == 1 else Text("why-both", first=gains[0], second=gains[1])
    if not losses:
        return Text("why-preferred", gain=gain)
    return Text("why-preferred-though", gain=gain, loss=losses[0])


def _gain(item: str, points: float) -> Text:
    return Text("why-gain", points=_tenths(points), item=Text(f"why-item-{item}"))


def _loss(item: str, points: float) -> Text:
    return Text("why-loss", points=_tenths(-points), item=Text(f"why-item-{item}"))


def _tenths(points: float) -> Text:
    """Points to one decimal, which languages write differently."""
    whole, tenth = divmod(round(points * 10), 10)
    return Text("why-points", whole=whole, tenth=tenth)
