"""Text records: readable, replayed line by line."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.bots.search.playout import divide, perft, playout
from portsmouth.codec import record
from portsmouth.core.errors import Divergence, SaveBroken
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.signals.game import GAME
from tests.contract.walk import play_on


def find(key: str) -> Game[Any]:
    assert key == "signals"
    return GAME


def test_a_record_comes_back(midway: Match[Any]) -> None:
    text = record.write(midway)
    assert text.startswith("game signals 1.0\nseats 3\nseed 11\noption armour 5\n")
    again = record.read(text, find)
    assert again.journal == midway.journal
    assert record.write(again) == text


def test_a_finished_record_ends_with_the_totals(midway: Match[Any]) -> None:
    play_on(midway, Rng(1), 10_000)
    text = record.write(midway)
    assert midway.outcome is not None
    totals = " ".join(str(each) for each in midway.outcome.totals)
    assert text.endswith(f"end {midway.hash()} {totals}\n")
    assert record.read(text, find).outcome == midway.outcome


def test_divergences_name_the_line(midway: Match[Any]) -> None:
    lines = record.write(midway).splitlines()
    lines[5] = "0 fire"
    with pytest.raises(Divergence, match="line 6"):
        record.read("\n".join(lines), find)


def test_another_end_is_a_divergence(midway: Match[Any]) -> None:
    text = record.write(midway)
    with pytest.raises(Divergence, match="end"):
        record.read(text.rstrip() + " 9\n", find)


@pytest.mark.parametrize("text", ["", "game", "hello world", "game signals 1.0\nseats x\nseed 1"])
def test_other_texts_are_no_records(text: str) -> None:
    with pytest.raises(SaveBroken):
        record.read(text, find)


def test_playouts_end_and_count() -> None:
    state = Match(GAME, 2, {}, 1).state
    assert playout(GAME, state, Rng(1)) > 4
    assert GAME.outcome(state) is not None


def test_perft_counts_sequences() -> None:
    state = Match(GAME, 2, {}, 1).state
    first = GAME.legal(state, 0)
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 1) == len(first)
    assert sum(divide(GAME, state, 2).values()) == perft(GAME, state, 2)
    assert perft(GAME, state, 2) == len(first) * len(GAME.legal(state, 1))
