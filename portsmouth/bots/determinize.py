"""What a captain is handed: never the position, but one that its seat can't tell from it."""

from __future__ import annotations

import json

from portsmouth.core.game import Game
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng
from portsmouth.core.state import S
from portsmouth.core.types import Seat


def determinize(game: Game[S], s: S, seat: Seat, salt: str = "") -> tuple[S, Rng]:
    """A re-dealt twin of the position, and chance for the captain, both from the view alone.

    Positions with the same view give the same twin and the same chance, so a decision that is
    made from them can't depend on anything hidden. ``salt`` tells captains of one seat apart.
    """
    seen = json.dumps(game.view(s, seat), sort_keys=True, separators=(",", ":"))
    rng = Rng(int(digest(f"{salt} {seat} {seen}"), 16))
    twin = s.copy()
    game.resample_hidden(twin, seat, rng.fork("redeal"))
    return twin, rng.fork("captain")
