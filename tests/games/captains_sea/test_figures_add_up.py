"""Figures that stand beside each other add up as they are read."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from portsmouth.core.rng import Rng
from tests import in_node
from tests.games.captains_sea.on_page import laid, recorded

SCRIPT = Path(__file__).with_name("figures_in_node.mjs")


def test_parts_of_a_forecast_add_up_as_they_are_told() -> None:
    """Hull, rigging and crew to a tenth come to the boxes to a tenth, each at most a tenth off."""
    rng = Rng(5)
    parts = [[rng.below(4000) for _ in range(3)] for _ in range(300)]
    assert any(round(sum(each), -2) != sum(round(one, -2) for one in each) for each in parts)
    for exact, told in zip(
        parts,
        in_node.answer(SCRIPT, laid(recorded("night-s09")) | {"parts": parts}),
        strict=True,
    ):
        shown = [Decimal(each) for each in told["parts"]]
        assert sum(shown) == Decimal(told["whole"])
        for one, of in zip(shown, exact, strict=True):
            assert abs(one - Decimal(of) / 1000) < Decimal("0.1")
