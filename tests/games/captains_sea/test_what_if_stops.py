"""What if: once its sheet is closed, nothing more is played for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import in_node
from tests.games.captains_sea.on_page import laid, recorded

SCRIPT = Path(__file__).with_name("closing_in_node.mjs")


@pytest.mark.parametrize("way", ["close", "other", "leave"])
def test_nothing_is_played_for_a_sheet_that_is_closed(way: str) -> None:
    """Closed, covered by another sheet, or left with the table: the worker is told to stop."""
    question = laid(recorded("captured-s12")) | {"way": way, "real": ["web/js/app/study.js"]}
    before, after = in_node.answer(SCRIPT, question)
    assert before == ["think", "more", "more", "more"]
    assert after == ["stop"]


def test_it_goes_on_while_the_sheet_is_open() -> None:
    question = laid(recorded("captured-s12")) | {"way": "none", "real": ["web/js/app/study.js"]}
    _, after = in_node.answer(SCRIPT, question)
    assert set(after) == {"more"}
