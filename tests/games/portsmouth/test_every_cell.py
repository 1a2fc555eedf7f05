"""Random games, of a thousand: wherever a player points, there is an option or a reason."""

from __future__ import annotations

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules.cards import GRID
from tests.sample import window

SERIES = 1_000
GAMES = 200
CHUNKS = 4


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_cell_answers_at_every_decision(chunk: int) -> None:
    """Each of the 25 cells has an option, legal or refused with its rule, or a general reason."""
    decisions = 0
    seeds = window("every cell", SERIES, GAMES, CHUNKS)[chunk]
    for seed in seeds:
        seats = 2 + seed % 3
        s = GAME.setup(seats, GAME.meta.resolve_settings(seats, {}), Rng(seed))
        player = Rng(seed).fork("every cell")
        while s.frames:
            seat = GAME.actors(s)[0]
            options = GAME.options(s, seat)
            targets = {option.target for option in options}
            step = GAME.step(s)
            assert step is not None
            for name in GRID.names:
                if name not in targets:
                    assert step.why_nothing_here(s, seat, name).rule, (s.frames, name)
            assert all(option.refusal is None or option.refusal.rule for option in options)
            legal = [option.action for option in options if option.legal]
            GAME.apply(s, seat, legal[player.below(len(legal))])
            decisions += 1
    assert decisions > len(seeds) * 50
