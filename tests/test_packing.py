"""Answers on their way to the page: packed here, unpacked there, and short."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portsmouth.api.bridge import Engine
from portsmouth.api.packing import packed
from portsmouth.core.rng import Rng
from tests import in_node

ROOT = Path(__file__).parent.parent
SCRIPT = Path(__file__).with_name("unpack_in_page.mjs")
BUDGET = json.loads((ROOT / "tools" / "budget.json").read_text("utf-8"))
NAMES = st.sampled_from(["#", "id", "args", "x", "rows", "of", "raw"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=25,
)
ALIKE: list[Any] = [
    [{"x": 1}, {"x": 2}, {"x": 3}],
    {"a": {"x": 1}, "b": {"x": [2]}, "c": {"x": {"#": 3}}},
    [{"#": 1}, {"#": 2}, {"#": 3}],
    [{}, {}, {}],
    {"id": "label", "args": {"who": {"id": "name", "args": {}}}},
    [{"id": "label", "args": {}}] * 3,
    {"id": "label", "args": {"#": 1}},
    {"id": 7, "args": {}},
    {"#": "label"},
    {"#": None, "raw": {"#": None}},
]


@settings(max_examples=12, deadline=None)
@given(st.lists(VALUES, max_size=60))
def test_the_page_unpacks_what_was_packed(values: list[Any]) -> None:
    """Whatever it is, objects that look packed included."""
    everything = [*ALIKE, *values]
    assert in_node.answer(SCRIPT, [packed(value) for value in everything]) == everything


def test_what_is_packed_stays_as_it_is() -> None:
    value = [{"x": [1]}, {"x": [2]}, {"x": [3]}]
    again = json.loads(json.dumps(value))
    assert packed(value) == {"#": ["x"], "rows": [[[1]], [[2]], [[3]]]}
    assert value == again


@pytest.mark.parametrize("seed", [1, 3])
def test_no_answer_of_a_whole_game_for_four_is_long(seed: int) -> None:
    """Every action, and every third position what one may ask about it."""
    engine, rng, longest = Engine(), Rng(seed), {}

    def ask(**request: Any) -> Any:
        plain = json.loads(engine.dispatch(json.dumps(request)))
        if request["op"] not in ("new", "play"):
            text = engine.dispatch(json.dumps(request), pack=True)
            longest[request["op"]] = max(len(text), longest.get(request["op"], 0))
        return plain

    names = ["Anson", "Byron", "Cooke", "Duncan"]
    table = {"names": names, "flags": [0, 1, 2, 3], "id": "0" * 36, "captains": ["admiral"] * 4}
    frame = ask(op="new", game="portsmouth", seats=4, seed=str(seed), table=table)
    while frame["actors"]:
        n, entries = frame["n"], frame["entries"]
        ask(op="look", since=max(0, entries - 2))
        if entries % 3 == 0:
            ask(op="options", n=n)
            for target in sorted(frame["reach"])[:3]:
                ask(op="plan", n=n, target=target)
                ask(op="options", n=n, target=target)
        legal = [option["action"] for option in frame["options"] if option["refusal"] is None]
        goes_on = [action for action in legal if action != "end"] or legal
        action = goes_on[rng.below(len(goes_on))]
        frame = ask(op="play", n=n, actions=[action], since=entries)
    assert frame["entries"] > 150
    assert max(longest.values()) <= BUDGET["answer_kb"] * 1000, longest
