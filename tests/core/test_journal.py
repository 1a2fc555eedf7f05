"""The journal: entries, and hashes of positions."""

from __future__ import annotations

import pytest

from portsmouth.core.errors import SaveBroken
from portsmouth.core.journal import Entry, canonical, digest, position_hash, short_hash
from portsmouth.core.match import Match
from portsmouth.games.signals.game import GAME


def test_entries_come_back() -> None:
    entry = Entry(1, "move c2", "8312a130")
    assert Entry.from_json(entry.to_json()) == entry


BAD = [None, 7, "x", {}, [], [1, "a"], [1, "a", "b", "c"], ["1", "a", "b"], [1, 2, "b"]]


@pytest.mark.parametrize("data", [*BAD, [1, "a", None], [True, "a", "b"], [1.0, "a", "b"]])
def test_anything_else_is_broken(data: object) -> None:
    with pytest.raises(SaveBroken):
        Entry.from_json(data)


def test_canonical_json_has_one_spelling() -> None:
    assert canonical({"b": [1, True, None], "a": "£"}) == '{"a":"\\u00a3","b":[1,true,null]}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})


def test_digest_is_blake2b_64() -> None:
    assert digest("") == "e4a6a0577479b2b4"
    assert digest("abc") == "d8bb14d833d59559"


def test_marks_begin_the_hash_and_tell_positions_apart() -> None:
    match = Match(GAME, 2, {}, 1)
    first = match.state.copy()
    assert short_hash(first) == position_hash(first)[:8]
    assert position_hash(first) == position_hash(first.copy())
    match.play(match.legal(0)[0], 0)
    assert position_hash(match.state) != position_hash(first)
    assert position_hash(Match(GAME, 2, {}, 2).state) != position_hash(first)
