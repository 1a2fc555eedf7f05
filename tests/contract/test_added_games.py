"""The contract suite on the games of a folder."""

from __future__ import annotations

import pytest

from tests import made_up
from tests.contract import run
from tests.contract.walk import Looking, Subject


def test_only_the_games_of_the_folder_are_tested(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def holds(subject: Subject) -> Looking:
        while (yield):
            pass
        return 1

    monkeypatch.setattr(run, "PROPERTIES", (holds,))
    assert run.main(["--add", str(made_up.ROOT)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 0 failed"
    assert all(made_up.KEY in line for line in lines[:-1])
