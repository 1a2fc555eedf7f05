"""Determinization: a position that a seat can't tell from the real one, made from its view."""

from __future__ import annotations

import json

from portsmouth.core.game import Game
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Seat


def determinize(game: Game[S], s: S, seat: Seat, salt: str = "") -> tuple[S, Rng]:
    """Return a determinization of the position and a generator for the bot, from the view alone.

    Positions with the same view give the same state and the same random numbers, so a decision made
    from them can't depend on anything hidden. ``salt`` makes several of one seat differ.
    """
    seen = json.dumps(game.view(s, seat), sort_keys=True, separators=(",", ":"))
    rng = Rng(int(digest(f"{salt} {seat} {seen}"), 16))
    sampled = s.copy()
    game.resample_hidden(sampled, seat, rng.fork("redeal"))
    return sampled, rng.fork("captain")
