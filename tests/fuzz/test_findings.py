"""What fuzzing has found, once and for all."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api.bridge import Engine
from portsmouth.codec import record
from portsmouth.codec.json_text import parse
from portsmouth.core.errors import SaveBroken
from portsmouth.core.journal import canonical, digest
from portsmouth.games.portsmouth.state import PortsmouthState
from tools.fuzz.mutate import signed


def foreign(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The answer to a save of older rules whose position was changed, every sum made right."""
    save = json.loads(json.dumps(portsmouth.save(portsmouth.new("portsmouth", 2, seed=7))))
    state = save["snapshot"]["state"]
    change(state)
    save |= {"rules": [[0, "0.9"]], "journal": [[0, "end", "00000000"]]}
    save["snapshot"]["hash"] = digest(canonical(state))
    text = json.dumps({"op": "load", "save": json.dumps(signed(save))})
    answer: dict[str, Any] = json.loads(Engine().dispatch(text))
    return answer


def test_an_older_save_as_it_was_is_opened() -> None:
    answer = foreign(lambda state: None)
    assert answer["ok"]
    assert answer["view"]["round"] == 1


@pytest.mark.parametrize(
    "change",
    [
        {"towns_used": []},
        {"towns_used": "9"},
        {"frames": [[2]]},
        {"frames": [["turn", "ahoy"], ["nonsense"]]},
        {"frames": [["nonsense"], ["turn"]]},
        {"frames": [["turn", [1]]]},
        {"ap": 10**9},
        {"ap": True},
        {"round": 1.0},
        {"active": 2},
        {"start": -1},
        {"hidden": 1 << 30},
        {"pile_at": -1},
        {"commissioned": 1},
        {"array": [0]},
    ],
    ids=str,
)
def test_a_position_of_the_wrong_kinds_is_a_damaged_save(change: dict[str, Any]) -> None:
    assert foreign(lambda state: state.update(change))["code"] == "save_broken"


@pytest.mark.parametrize(
    "change",
    [{"money": 1e9}, {"money": 10**9}, {"used": None}, {"trainer": 0}, {"marines": [True]}],
    ids=str,
)
def test_a_ship_of_the_wrong_kinds_is_a_damaged_save(change: dict[str, Any]) -> None:
    assert foreign(lambda state: state["ships"][0].update(change))["code"] == "save_broken"


@pytest.mark.parametrize("change", [{"marine_scale": "x"}, {"corporal_strength": 9}], ids=str)
def test_rules_that_the_game_does_not_offer_are_a_damaged_save(change: dict[str, Any]) -> None:
    assert foreign(lambda state: state["rules"].update(change))["code"] == "save_broken"


def test_a_position_is_read_strictly_and_comes_back() -> None:
    data = json.loads(json.dumps(portsmouth.new("portsmouth", 3, seed=1).state.to_json()))
    assert PortsmouthState.from_json(data).to_json() == data
    with pytest.raises(ValueError, match="another kind"):
        PortsmouthState.from_json(data | {"round": "1"})


@pytest.mark.parametrize("table", [[[1, 2], ["a", 3]], [["a", 1]], None, "x"], ids=str)
def test_a_table_that_is_no_object_is_a_damaged_save(table: object) -> None:
    save = json.loads(json.dumps(portsmouth.save(portsmouth.new("portsmouth", 2, seed=7))))
    with pytest.raises(SaveBroken):
        portsmouth.load(signed(save | {"table": table}))


HEAD = "game portsmouth 1.0\nseats 2\nseed 7\n"


@pytest.mark.parametrize(
    "line",
    [
        "option strict_moves {bad",
        f"option strict_moves {'[' * 60_000}",
        f"option strict_moves {'9' * 5000}",
        "² move a1",
        "٣ move a1",
        f"{'9' * 5000} move a1",
    ],
    ids=lambda line: line[:24],
)
def test_odd_lines_of_a_record_are_refused(line: str) -> None:
    with pytest.raises(SaveBroken):
        record.read(f"{HEAD}{line}\nend 0\n", registry.game)


def test_a_seed_of_half_a_letter_is_a_word() -> None:
    request = {"op": "new", "game": "portsmouth", "seats": 2, "seed": "\ud800"}
    assert json.loads(Engine().dispatch(json.dumps(request)))["ok"]


@pytest.mark.parametrize(
    "text",
    ['"' + '\\"' * 1_000_000, '"\\"' * 700_000, '"' + '\\"' * 1_000_000 + "\\", '"' * 2_000_001],
    ids=["unclosed", "pairs", "backslash", "quotes"],
)
def test_strings_without_an_end_are_read_once(text: str) -> None:
    """Each quote began anew to look for its end: 160 kB took two minutes, and the tab hung."""
    with pytest.raises(ValueError, match=r"Unterminated|Extra data|Expecting"):
        parse(text)


@pytest.mark.parametrize(
    "table",
    [
        {"names": {"join": 5}},
        {"names": [["a"], 7]},
        {"names": ["x" * 100_000]},
        {"names": ["a"] * 50},
        {"flags": "0123"},
        {"captains": [{}]},
        {"hints": 5},
        {"hints": [[1, 2]]},
        {"id": "../../x"},
        {"id": ["a"]},
        {"title": {"toString": 1}},
    ],
    ids=lambda table: str(table)[:30],
)
def test_what_the_page_draws_unasked_has_its_shape(table: dict[str, Any]) -> None:
    """Names that were no list of words threw in the page at every drawing."""
    save = json.loads(json.dumps(portsmouth.save(portsmouth.new("portsmouth", 2, seed=7))))
    text = json.dumps(signed(save | {"table": table}))
    answer = json.loads(Engine().dispatch(json.dumps({"op": "load", "save": text})))
    assert answer["code"] == "save_broken"
    good = {"names": ["<b>", "B"], "flags": [0, 1], "captains": [None, "admiral"], "title": ""}
    text = json.dumps(signed(save | {"table": good | {"hints": [[0, 0, 3]], "id": "", "own": {}}}))
    assert json.loads(Engine().dispatch(json.dumps({"op": "load", "save": text})))["ok"]
