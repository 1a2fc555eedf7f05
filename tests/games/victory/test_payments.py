"""Ways to pay cubes of one's choice, the best first (R54, R96)."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.victory.game import GAME
from tests.games.victory.build import play, port, position


@pytest.mark.parametrize(
    ("held", "first", "last"),
    [
        ("WWWWB", "WW", "WB"),  # a set of four breaks in any case; then the kinds count
        ("WWWWBB", "BB", "WB"),  # the set of four stays
        ("WWBC", "WW", "BC"),
        ("WB", "WB", "WB"),
    ],
)
def test_the_best_way_to_pay_comes_first(held: str, first: str, last: str) -> None:
    """Points of sets are kept, then kinds, then an even stock."""
    s = position(port(held, ["church.crew"]))
    play(s, "fit church.crew a1")
    fitting: Any = GAME.view(s, 0)["fitting"]
    ways = [each["cubes"] for each in fitting["payments"]]
    assert (ways[0], ways[-1]) == (first, last)


def test_each_way_tells_what_is_left() -> None:
    """The cubes and the points after it."""
    s = position(port("WWWWBB", ["church.crew"]))
    play(s, "fit church.crew a1")
    fitting: Any = GAME.view(s, 0)["fitting"]
    points = {each["cubes"]: each["points"] - fitting["points"] for each in fitting["payments"]}
    assert points == {"BB": 0, "WB": -1, "WW": -1}
    best = fitting["payments"][0]
    assert best["left"] == {"wood": 4, "brick": 0, "metal": 0, "cloth": 0}
