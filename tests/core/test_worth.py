"""What a line is worth, where a game tells nothing and where it does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.core.match import Match
from portsmouth.core.option import Worth
from portsmouth.core.text import Text
from portsmouth.core.worth import worth_of, worth_of_option
from portsmouth.games.signals.game import GAME
from portsmouth.games.signals.queries import SignalsQueries
from portsmouth.games.signals.state import SignalsState
from tests import made_up


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    """The made-up game is among the others."""
    with made_up.registered():
        yield


def guns() -> Engine:
    """A duel in which a seat has won the guns."""
    match = Match(GAME, 2, {"smokes": False}, 7)
    seat = 0
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    engine = Engine()
    engine.match = match
    return engine


class Powder(SignalsQueries):
    """Powder is a point."""

    def worth(self, before: SignalsState, after: SignalsState, seat: int) -> Worth:
        return Worth(before.powder[seat], after.powder[seat])


def test_a_game_without_the_query_tells_nothing() -> None:
    """Options, plans: null everywhere."""
    engine = guns()

    def ask(**request: Any) -> Any:
        return json.loads(engine.dispatch(json.dumps(request)))

    frame = ask(op="look")
    assert not registry.queries("signals").tells_worth
    assert {each["worth"] for each in frame["options"]} == {None}
    answer = ask(op="plan", n=frame["n"], target=next(iter(frame["reach"])))
    assert answer["plans"]
    assert {each["worth"] for each in answer["plans"]} == {None}


def test_what_a_die_brings_is_not_told() -> None:
    """S7, S8: the charge is paid for sure, the shot is a die."""
    match = guns().match
    assert match is not None
    s, seat, queries = match.state, match.acting(), Powder(GAME)
    aim, charge, fire = ("aim", 1 - seat), ("charge",), ("fire",)
    assert worth_of(queries, s, seat, [aim]) is None
    assert worth_of(queries, s, seat, [aim, charge]) == Worth(2, 1)
    so_far = Worth(2, 1, (Text("worth-so-far"),))
    assert worth_of(queries, s, seat, [aim, charge, fire]) == so_far
    assert worth_of(queries, s, seat, [aim, fire]) is None
    options = {each.action: each for each in match.options(seat)}
    assert worth_of_option(queries, s, seat, options[fire]) is None
