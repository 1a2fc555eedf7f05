"""The job that plays on what might have been: another action, or line, in the place of an entry."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, cast

from portsmouth.api.jobs import PartialResult, Work, bots_of
from portsmouth.api.requests.parsing import BadRequest, Fields, field
from portsmouth.api.serialize_advice import what_if_to_json
from portsmouth.bots.bot import Progress
from portsmouth.bots.study.what_if import WhatIf, think_what_if
from portsmouth.core.errors import BadSetup
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.types import Action, Seat
from portsmouth.replay.history import History


def what_if(match: Match[Any], request: Fields) -> Work:
    """Play on an entry of a match that is over, and another action in its place.

    ``actions`` in the place of ``action`` is a line, such as a crew: it stands for the entries of
    the seat up to the one that both end with. Raises IllegalAction for what could not be done,
    NoHistory where the entry can't be replayed.
    """
    level, entry = match.game.meta.what_if, field(request, "entry", int)
    if not level:
        raise BadSetup("nobody here plays on what might have been")
    if match.actors:
        raise BadSetup("what might have been is played on when the match is over")
    if not 0 <= entry < len(match.journal):
        raise BadRequest("no such entry")
    then, game = History(match).at(entry), match.game
    done = match.journal[entry]
    line = "actions" in request
    texts = field(request, "actions", list) if line else [field(request, "action", str)]
    other = tuple(game.notation.read(str(each)) for each in texts)
    _require_all(game, then.state, done.seat, other)
    lasts = _up_to(match, entry, str(texts[-1])) if line else [done.do]
    choices = tuple(game.notation.read(each) for each in lasts), other
    return _what_if(think_what_if(bots_of(match), then.state, done.seat, choices, level))


def _require_all(game: Game[Any], s: Any, seat: Seat, line: Sequence[Action]) -> None:
    """Raise IllegalAction unless the actions are legal one after the other, BadRequest for none."""
    if not line:
        raise BadRequest("a line has actions")
    s = s.copy()
    for action in line:
        if seat not in game.actors(s):
            raise BadRequest("the line goes on where the seat has nothing to decide")
        game.require(s, seat, action)
        game.apply(s, seat, action)


def _up_to(match: Match[Any], entry: int, last: str) -> list[str]:
    """Return what a seat did in a row from an entry on, up to the action that ends it."""
    seat, found = match.journal[entry].seat, []
    for each in match.journal[entry:]:
        found.append(each.do)
        if each.seat != seat or each.do == last:
            break
    if found[-1] != last:
        raise BadRequest("what was done did not end so")
    return found


def _what_if(thinking: Generator[Progress | WhatIf, None, WhatIf]) -> Work:
    while True:
        try:
            step = next(thinking)
        except StopIteration as end:
            return cast("dict[str, Any]", what_if_to_json(end.value))
        if isinstance(step, WhatIf):
            yield PartialResult({"what_if": what_if_to_json(step)})
        else:
            yield step
