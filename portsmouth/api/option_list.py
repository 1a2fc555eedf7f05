"""The options in a frame: legal ones in full, refused ones in short.

A page draws a board of many places; for those where nothing is legal it needs the reason, to name
them. The refused options themselves are sent when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from portsmouth import registry
from portsmouth.api.serialize import option_to_json, refusal_to_json, text_to_json
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Refusal
from portsmouth.core.queries import Queries
from portsmouth.core.worth import worth_of_option

if TYPE_CHECKING:
    from portsmouth.api.protocol.options import (
        ClosedShape,
        OptionsAnswer,
        OptionShape,
        RefusalShape,
        RefusedShape,
    )


class RefusalTable:
    """Refusals, each sent once; elsewhere they go by their number."""

    def __init__(self, match: Match[Any]) -> None:
        """Start without any."""
        self._match = match
        self._known: dict[str, int] = {}
        self.told: list[RefusalShape] = []

    def number(self, refusal: Refusal) -> int:
        """Return the number of a refusal, a new one where it is first met."""
        key = repr(refusal)
        if key not in self._known:
            self._known[key] = len(self.told)
            self.told.append(refusal_to_json(self._match, refusal))
        return self._known[key]


class OptionList(NamedTuple):
    """The options in a frame: legal ones, closed places, reasons, the number left out."""

    options: list[OptionShape]
    closed: dict[str, ClosedShape]
    refusals: list[RefusalShape]
    omitted: int


NOTHING = OptionList([], {}, [], 0)


def list_options(match: Match[Any], viewer: int) -> OptionList:
    """Return the options in a frame for a seat that must act."""
    queries = registry.queries(match.game.meta.key)
    found, reasons = match.options(viewer), RefusalTable(match)
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
            "effects": [text_to_json(effect) for effect in options[0].effects],
        }
    told = [_told(match, queries, viewer, option) for option in whole]
    return OptionList(told, closed, reasons.told, len(found) - len(whole))


def _told(match: Match[Any], queries: Queries[Any], viewer: int, option: Option) -> OptionShape:
    """Return an option with its worth to the seat that may take it.

    The worth is played out ahead of every press. A fault in an action must not close the whole
    table: it is told when the action itself is pressed.
    """
    try:
        worth = worth_of_option(queries, match.state, viewer, option)
    except Exception:
        worth = None
    return option_to_json(match, option, worth)


def _whole(option: Option) -> bool:
    """Return whether it can be played, at once or after its remedy."""
    return option.refusal is None or bool(option.refusal.remedy)


def options_at(match: Match[Any], viewer: int, target: str) -> list[OptionShape]:
    """Return all options at a target, refused ones included; the most likely one comes first."""
    queries = registry.queries(match.game.meta.key)
    found = [option for option in match.options(viewer) if option.target == target]
    if found:
        meant = queries.meant(match.state, viewer, found)
        found = [meant, *(option for option in found if option is not meant)]
    return [_told(match, queries, viewer, option) for option in found]


def refused(match: Match[Any], viewer: int) -> OptionsAnswer:
    """Return all that is refused, in the order of the rules, without prices and effects."""
    reasons = RefusalTable(match)
    told: list[RefusedShape] = [
        {
            "action": match.game.notation.write(option.action),
            "target": option.target,
            "label": text_to_json(option.label),
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
