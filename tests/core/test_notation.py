"""The written form of actions: it comes back as it was, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from portsmouth import registry
from portsmouth.core.errors import BadNotation
from portsmouth.core.grid import Grid
from portsmouth.core.notation import Notation, names, number

GRID = Grid(5, 5)
NOTATION = Notation(
    {
        "end": (),
        "buy": (number(1, 12),),
        "move": (GRID.codec,),
        "trade": (names(("wool", "tea")), GRID.codec, number(0, 3)),
    }
)
ACTIONS = st.one_of(
    st.just(("end",)),
    st.tuples(st.just("buy"), st.integers(1, 12)),
    st.tuples(st.just("move"), st.integers(0, 24)),
    st.tuples(st.just("trade"), st.integers(0, 1), st.integers(0, 24), st.integers(0, 3)),
)


@given(ACTIONS)
def test_round_trip(action: tuple[str | int, ...]) -> None:
    assert NOTATION.read(NOTATION.write(action)) == action


def test_texts() -> None:
    assert NOTATION.write(("move", 7)) == "move c2"
    assert NOTATION.read("trade tea e5 0") == ("trade", 1, 24, 0)


BAD = [
    "",
    " ",
    "end ",
    " end",
    "End",
    "end now",
    "buy",
    "buy 0",
    "buy 13",
    "buy -1",
    "buy 1.0",
    "buy 01",
    "buy 007",
    "buy +1",
    "buy \u0661",
    "buy \u00b2",
    "buy 1_0",
    "buy 1 2",
    "buy  1",
    "buy\t1",
    "move f1",
    "move a6",
    "move A1",
    "move a1\n",
    "trade tea",
    "trade silk a1 0",
    "__init__",
    "x" * 81,
    "buy " + "0" * 80 + "1",
    "\x00",
    "\ud800",
]


@pytest.mark.parametrize("text", BAD)
def test_bad_texts(text: str) -> None:
    with pytest.raises(BadNotation):
        NOTATION.read(text)


@given(st.text(max_size=100))
@example("buy 1")
@example("buy 01")
def test_reading_gives_an_action_or_bad_notation(text: str) -> None:
    try:
        action = NOTATION.read(text)
    except BadNotation:
        pass
    else:
        assert NOTATION.write(action) == text, "every action has one text"


def test_writing_what_is_no_action_fails() -> None:
    for action in [("sink",), ("buy",), ("move", 1, 2)]:
        with pytest.raises((KeyError, ValueError)):
            NOTATION.write(action)


def test_every_verb_of_every_step_is_written() -> None:
    for meta in registry.metas():
        game = registry.game(meta.key)
        verbs = {verb for step in game.steps for verb in game.verbs(step)}
        assert verbs == set(game.notation.verbs)
