"""The contract suite under pytest: every property on every registered game."""

from __future__ import annotations

import pytest

from tests import made_up
from tests.contract import determinism, run
from tests.contract.properties import PROPERTIES
from tests.contract.walk import Looking, Subject, look, subjects


@pytest.mark.sampled(3)  # in Pyodide all of them are walked through each time
@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.key)
def test_every_property_holds(subject: Subject) -> None:
    """One walk through random games for all of them; each fault is told."""
    found = look(subject, PROPERTIES)
    faults = [
        f"{holds.__name__}: {each.fault!r}"
        for holds, each in zip(PROPERTIES, found, strict=True)
        if each.fault
    ]
    assert faults == []


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.key)
def test_fixed_games_are_played_as_recorded(subject: Subject) -> None:
    determinism.compare(subject.key)


def test_both_games_are_tested() -> None:
    assert {subject.key for subject in subjects()} >= {"portsmouth", "signals"}


def test_a_run_that_fails_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(subject: Subject) -> Looking:
        while (yield):
            raise AssertionError(subject.key)
        return 1

    def looks_at_nothing(subject: Subject) -> Looking:
        while (yield):
            pass
        return 0

    monkeypatch.setattr(run, "PROPERTIES", (fails, looks_at_nothing))
    assert run.main(["--game", made_up.KEY]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 2 failed"
