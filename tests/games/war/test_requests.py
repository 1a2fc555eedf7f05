"""What comes from outside: requests that can't be played, and games as links."""

from __future__ import annotations

import json
from typing import Any

import pytest

import portsmouth
from portsmouth.api.bridge import Engine
from portsmouth.codec import link
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from tests.games.war.build import convoy, play, position
from tests.games.war.test_hidden import table_of

SHORT = 2_000
"""The characters that the link of a game of six stays under (design, 9.27)."""


def at_sea() -> Match[Any]:
    """A convoy off Cadiz may move four spaces."""
    s = position(convoy("d18", cargo={"tea": 2}), convoy("m3"))
    play(s, "cast", dice=["d4"])
    return table_of(s)


def in_port() -> Match[Any]:
    """A convoy trades in Cadiz."""
    return table_of(position(convoy("cadiz", gold=30, cargo={"tea": 2}), convoy("m3"), step="port"))


BAD = [
    (at_sea, {"actions": ["go atlantis"]}, "bad_notation"),  # no such port
    (at_sea, {"actions": ["go n1"]}, "bad_notation"),  # beyond the chart
    (at_sea, {"actions": ["go e18"]}, "illegal"),  # land
    (at_sea, {"actions": ["sell tea 1"]}, "illegal"),  # not asked here
    (at_sea, {"actions": ["go d17"], "seat": 1}, "not_your_turn"),
    (at_sea, {"actions": ["go d17"], "n": -1}, "stale"),
    (in_port, {"actions": ["sell tea 0"]}, "bad_notation"),
    (in_port, {"actions": ["sell tea 25"]}, "bad_notation"),
    (in_port, {"actions": ["sell tea 3"]}, "illegal"),  # more than there are
    (in_port, {"actions": ["sell gold 1"]}, "illegal"),  # none aboard
    (in_port, {"actions": ["sell rum 1"]}, "bad_notation"),  # no such good
    (in_port, {"actions": ["mend hull 0"]}, "bad_notation"),
    (in_port, {"actions": ["sell tea 1", "sell tea 2"]}, "illegal"),  # the second is one too many
]


@pytest.mark.parametrize(("made", "request_", "code"), BAD, ids=[str(each[1]) for each in BAD])
def test_bad_requests_change_nothing(made: Any, request_: dict[str, Any], code: str) -> None:
    """W13, W35, W96: answered by kind and in words, and the match is what it was."""
    match = made()
    engine = Engine()
    engine.match = match
    before = (match.hash(), match.revision, match.undo_depth)
    request = {"op": "play", "n": match.revision, **request_}
    if request["n"] == -1:
        request["n"] = match.revision - 1
    answer = json.loads(engine.dispatch(json.dumps(request)))
    assert (answer["ok"], answer["code"]) == (False, code)
    assert answer["text"]["id"]
    assert (match.hash(), match.revision, match.undo_depth) == before


@pytest.mark.parametrize("rounds", [60, 100])
def test_the_link_of_a_game_of_six_is_short(rounds: int) -> None:
    """O1: to the last round, played at random; whoever opens it has the same game."""
    match: Match[Any] = portsmouth.new("war", 6, {"rounds": rounds}, 5)
    rng = Rng(5)
    while match.actors:
        match.play(GAME.random_action(match.state, match.actors[0], rng))
    assert match.state.round == rounds
    text = link.write(match)
    assert len(text) < SHORT
    again = link.read(text, lambda key: GAME).match
    assert again.hash() == match.hash()
