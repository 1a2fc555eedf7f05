"""The puzzle of the day through the engine's requests."""

from __future__ import annotations

import json
from typing import Any

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.api.protocol import frames as protocol
from tests.shape import hold

DATE = "2026-11-25"


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    """The engine's answer."""
    answer: dict[str, Any] = json.loads(engine.dispatch(json.dumps(request)))
    return answer


def begin(engine: Engine, date: str = DATE) -> dict[str, Any]:
    """The first frame of a puzzle."""
    return ask(engine, op="puzzle", game="portsmouth", date=date)


def test_the_best_line_brings_all_the_points_and_ends_it() -> None:
    engine = Engine()
    frame = begin(engine)
    hold(frame, protocol.Frame)
    puzzle = frame["puzzle"]
    assert (puzzle["now"], puzzle["over"]) == (puzzle["before"], False)
    assert frame["table"]["captains"][puzzle["seat"]] is None
    for step in puzzle["line"]:
        frame = ask(engine, op="play", n=frame["n"], seat=puzzle["seat"], actions=[step["action"]])
    assert (frame["puzzle"]["now"], frame["puzzle"]["over"]) == (puzzle["best"], True)


def test_it_begins_anew_as_it_was() -> None:
    one, two = begin(Engine()), begin(Engine())
    assert one["view"] == two["view"]
    assert one["puzzle"] == two["puzzle"]


def test_another_match_is_no_puzzle() -> None:
    engine = Engine()
    begin(engine)
    assert "puzzle" not in ask(engine, op="new", game="portsmouth", seats=2)


@pytest.mark.parametrize("date", ["today", "2026-1-1", "2026-11-25 ", ""])
def test_a_date_is_a_date(date: str) -> None:
    assert begin(Engine(), date)["code"] == "bad_request"


def test_a_game_without_puzzles_has_none() -> None:
    answer = ask(Engine(), op="puzzle", game="nothing", date=DATE)
    assert answer["code"] == "bad_setup"
