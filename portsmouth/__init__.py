"""Games of the Age of Sail: rules without a picture, for pages, bots and people.

>>> import portsmouth
>>> 'portsmouth' in [game.key for game in portsmouth.games()]
True
>>> match = portsmouth.new("portsmouth", seats=2, seed=7)
>>> match.actors
(0,)
>>> print(portsmouth.say(match.prompt(), ["Anson", "Byron"], game="portsmouth"))
Your pawn is ashore: enter Portsmouth at its edge. 5 AP, £0.
>>> refusal = match.explain("move c3")
>>> refusal.code, refusal.rule
('not_edge', 'R46')
>>> print(portsmouth.say(refusal.text, game="portsmouth"))
A pawn enters on one of the sixteen cells at the edge.
>>> [event.kind for event in match.play("move a1")]
['entered']
>>> match.undo()
>>> again = portsmouth.load(portsmouth.save(match))
>>> again.hash() == match.hash()
True
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from portsmouth import registry
from portsmouth.codec import load as _load
from portsmouth.codec.save import write as save
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.meta import Meta, Settings
from portsmouth.core.text import Json
from portsmouth.i18n.language import say

__version__ = "0.1.0"
__all__ = ["Match", "games", "load", "new", "save", "say"]


def games() -> tuple[Meta, ...]:
    """Return what is known of each game without loading its rules."""
    return registry.metas()


def new(
    game: str,
    seats: int,
    options: Settings | None = None,
    seed: int | None = None,
    notes: Mapping[str, Json] | None = None,
) -> Match[Any]:
    """Return a new match.

    ``options`` are match options by their keys, defaults for the rest; ``seed`` is a number below
    2**64, random if None; ``notes`` is kept in saves and read by no rule. Raises BadSetup for what
    the game does not offer.
    """
    chosen = int.from_bytes(os.urandom(8), "big") if seed is None else seed
    return Match(registry.game(game), seats, options or {}, chosen, notes)


def load(data: object) -> Match[Any]:
    """Return the match of a save, as ``save`` wrote it.

    Raises SaveBroken, SaveTooNew or Divergence (a SaveBroken), each with a sentence.
    """
    return _load.read(data, registry.game, _ask)


def _ask(game: Game[Any], state: Any) -> None:
    """Query a loaded position beside the rules, so that a bad one raises here."""
    queries = registry.queries(game.meta.key)
    for seat in game.actors(state):
        queries.reach(state, seat)
        queries.odds(state, seat)
