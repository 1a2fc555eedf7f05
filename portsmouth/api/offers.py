"""What a frame tells of what may be done: legal options whole, refused ones as short as they go.

A page draws a board of many places; of those where nothing can be done it needs the reason, for
their names. The refused options themselves are told when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from portsmouth import registry
from portsmouth.api.framing import option_shape, refusal_shape, text_shape
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Refusal

if TYPE_CHECKING:
    from portsmouth.api.protocol_options import (
        ClosedShape,
        OptionsAnswer,
        OptionShape,
        RefusalShape,
        RefusedShape,
    )


class Reasons:
    """Refusals, each told once; elsewhere they go by their number."""

    def __init__(self, match: Match[Any]) -> None:
        """Begin with none."""
        self._match = match
        self._known: dict[str, int] = {}
        self.told: list[RefusalShape] = []

    def number(self, refusal: Refusal) -> int:
        """Return the number of a refusal, a new one where it is first met."""
        key = repr(refusal)
        if key not in self._known:
            self._known[key] = len(self.told)
            self.told.append(refusal_shape(self._match, refusal))
        return self._known[key]


class Offers(NamedTuple):
    """What a frame tells: options, closed places, reasons, how many options are left out."""

    options: list[OptionShape]
    closed: dict[str, ClosedShape]
    refusals: list[RefusalShape]
    omitted: int


NOTHING = Offers([], {}, [], 0)


def offers(match: Match[Any], viewer: int) -> Offers:
    """Return what a seat that must act is told of its options."""
    queries = registry.queries(match.game.meta.key)
    found, reasons = match.options(viewer), Reasons(match)
    whole = [each for each in found if _whole(each) or not queries.on_board(each.target)]
    open_ = {option.target for option in whole}
    at: dict[str, list[Option]] = {}
    for option in found:
        if option.target not in open_:
            at.setdefault(option.target, []).append(option)
    closed: dict[str, ClosedShape] = {}
    for target, options in at.items():
        refusal = queries.meant(match.state, viewer, options).refusal
        assert refusal is not None
        closed[target] = {
            "why": reasons.number(refusal),
            "effects": [text_shape(effect) for effect in options[0].effects],
        }
    told = [option_shape(match, option) for option in whole]
    return Offers(told, closed, reasons.told, len(found) - len(whole))


def _whole(option: Option) -> bool:
    """Say whether it can be done, at once or after its remedy."""
    return option.refusal is None or bool(option.refusal.remedy)


def options_at(match: Match[Any], viewer: int, target: str) -> list[OptionShape]:
    """Return all options at a target, refused ones included; the one that is meant comes first."""
    found = [option for option in match.options(viewer) if option.target == target]
    if found:
        queries = registry.queries(match.game.meta.key)
        meant = queries.meant(match.state, viewer, found)
        found = [meant, *(option for option in found if option is not meant)]
    return [option_shape(match, option) for option in found]


def refused(match: Match[Any], viewer: int) -> OptionsAnswer:
    """Return all that is refused, in the order of the rules, without prices and effects."""
    reasons = Reasons(match)
    told: list[RefusedShape] = [
        {
            "action": match.game.notation.write(option.action),
            "target": option.target,
            "label": text_shape(option.label),
            "why": reasons.number(option.refusal),
        }
        for option in _refused(match.options(viewer))
        if option.refusal is not None
    ]
    return {
        "ok": True,
        "n": match.revision,
        "target": None,
        "options": [],
        "refused": told,
        "refusals": reasons.told,
    }


def _refused(options: Iterable[Option]) -> list[Option]:
    return [option for option in options if option.refusal is not None]
