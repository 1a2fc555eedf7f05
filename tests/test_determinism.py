"""The same games everywhere: whatever the hash seed, and as recorded once.

``tests/contract/run.py`` compares the same record in Pyodide.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from portsmouth import registry
from tests import made_up
from tests.contract import determinism

ROOT = Path(__file__).parent.parent
SCRIPT = """
import json
from tests import made_up
from portsmouth import registry
from tests.contract.determinism import digests
with made_up.registered():
    print(json.dumps({meta.key: digests(meta.key) for meta in registry.metas()}))
"""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
@pytest.mark.parametrize("optimised", [[], ["-O"]], ids=["plain", "optimised"])
def test_fixed_games_are_the_same_in_every_process(hash_seed: str, optimised: list[str]) -> None:
    answer = subprocess.run(
        [sys.executable, *optimised, "-c", SCRIPT],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    recorded = json.loads(determinism.RECORDED.read_text(encoding="utf-8"))
    assert json.loads(answer.stdout) == recorded


def test_every_game_is_recorded() -> None:
    with made_up.registered():
        keys = {meta.key for meta in registry.metas()}
    assert set(json.loads(determinism.RECORDED.read_text(encoding="utf-8"))) == keys


def test_another_way_of_playing_gives_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest looks at the games: it is not a constant."""
    before = determinism.digest_of_games("portsmouth")
    monkeypatch.setattr(determinism, "GAMES", determinism.GAMES - 1)
    assert determinism.digest_of_games("portsmouth") != before
    with pytest.raises(AssertionError, match="recorded"):
        determinism.compare("portsmouth")
