"""What a line of actions is worth to a seat: its points before and after, and what changes."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.option import Option, Worth
from portsmouth.core.queries import Queries
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat


def worth_of(queries: Queries[S], s: S, seat: Seat, actions: Sequence[Action]) -> Worth | None:
    """Return what legal actions are worth to a seat, by the game's own scoring.

    Before an action that brings something unforeseen the line ends: only what is sure is told, and
    ``changes`` says so. None where a game tells nothing, or where nothing changes.
    """
    if not queries.tells_worth:
        return None
    after, sure = _played(queries, s, seat, actions)
    if after is s:
        return None
    found = queries.worth(s, after, seat)
    if found is None or (found.before == found.after and not found.changes):
        return None
    return found if sure else found._replace(changes=(*found.changes, Text("worth-so-far")))


def worth_of_option(queries: Queries[S], s: S, seat: Seat, option: Option) -> Worth | None:
    """Return what an option is worth, its remedy played first; None for one that can't be done."""
    remedy = option.refusal.remedy if option.refusal else ()
    if option.refusal is not None and not remedy:
        return None
    return worth_of(queries, s, seat, (*remedy, option.action))


def _played(queries: Queries[S], s: S, seat: Seat, actions: Sequence[Action]) -> tuple[S, bool]:
    """Return the position after what can be foreseen of a line, and whether that is all of it."""
    for action in actions:
        twin = s.copy()
        done = apply_and_observe(queries.game, twin, seat, action)
        if done.unforeseen:
            return s, False
        s = twin
        if done.passed:
            break
    return s, True
