"""The planting of faults: what is made wrong, and that functions in memory take it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import mutants

SOURCE = '''
def paid(held: int, cost: int = 3) -> bool:
    """Three words 1 2 3."""
    rest = held - cost if held else 0
    return not (rest < 1 and held in (2,))
'''


def test_what_is_made_wrong() -> None:
    """Comparisons, and/or, sums, not, numbers, choices, assignments; no types, no docstrings."""
    found = [type(node).__name__ for node in mutants.nodes(ast.parse(SOURCE))]
    assert sorted(found) == sorted(
        ["Assign", "IfExp", "BinOp", "UnaryOp", "BoolOp", *["Compare"] * 2, *["Constant"] * 3]
    )
    whole = {ast.unparse(mutants.made_wrong(SOURCE, number)) for number in range(len(found))}
    assert len(whole) == len(found)
    assert all("cost: int=3" in each for each in whole)


def test_functions_in_memory_take_a_fault(tmp_path: Path) -> None:
    """A sum in the place of a difference; the file stays."""
    path = tmp_path / "rule.py"
    path.write_text(SOURCE, "utf-8")
    made: dict[str, object] = {}
    exec(compile(SOURCE, str(path), "exec"), made)
    paid = made["paid"]
    assert callable(paid)
    assert paid(2) is False
    (fault,) = (each for each in mutants.faults([path]) if each.words.startswith("BinOp"))
    assert mutants.plant(fault, [paid])  # type: ignore[list-item]
    assert paid(2) is True
    assert not mutants.plant(fault, [])
    assert path.read_text("utf-8") == SOURCE


@pytest.mark.parametrize("fails", [True, False])
def test_a_fault_lives_where_no_test_fails(fails: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test says in a fork comes back from it."""
    fault = mutants.Fault(Path("rule.py"), 0, 1, 1, "")

    class Report:
        failed = fails

    monkeypatch.setattr(mutants, "plant", lambda *_: True)
    monkeypatch.setattr(mutants, "runtestprotocol", lambda *_, **__: [Report()])
    came = mutants.tried(fault, [], [object()], 9)  # type: ignore[list-item]
    assert came == (mutants.NOTICED if fails else mutants.LIVES)
