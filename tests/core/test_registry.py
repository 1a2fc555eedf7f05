"""The registry: games are known without loading their rules; others can be registered."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.errors import BadSetup
from portsmouth.games.signals.game import GAME, Signals
from tests import made_up

ROOT = Path(__file__).parents[2]
LAZY = """
import sys
from portsmouth import registry
metas = registry.metas()
assert "portsmouth" in [meta.key for meta in metas], metas
loaded = [name for name in sys.modules if name.startswith("portsmouth.games.portsmouth.")]
assert loaded == ["portsmouth.games.portsmouth.meta"], loaded
"""


def test_metas_load_no_rules() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True, cwd=ROOT)


def test_the_made_up_game_is_registered_like_the_others() -> None:
    assert {"portsmouth", "signals"} <= {meta.key for meta in portsmouth.games()}
    assert registry.game("signals") is GAME
    assert portsmouth.new("signals", seats=2, seed=1).game is GAME


def test_a_variant_of_the_duel_takes_its_place_for_a_while() -> None:
    variant = Signals()
    with made_up.registered():
        with made_up.registered(variant):
            assert registry.game("signals") is variant
        assert registry.game("signals") is GAME


@pytest.mark.parametrize("key", ["", "chess", "../portsmouth", "portsmouth.game", "\0"])
def test_unknown_games(key: str) -> None:
    with pytest.raises(BadSetup):
        registry.game(key)


def test_a_game_is_loaded_once() -> None:
    assert registry.game("portsmouth") is registry.game("portsmouth")
    assert registry.game("portsmouth").meta in registry.metas()


def test_metas_are_complete() -> None:
    with made_up.registered():
        for meta in registry.metas():
            assert meta.title
            assert meta.designer
            assert meta.stage in ("beta", "released")
            assert meta.seats == tuple(sorted(meta.seats))
            assert all(part.isdigit() for part in meta.rules.split("."))
            for spec in meta.options:
                assert spec.values[0] == spec.default, "the ruled default comes first"
                assert len(set(spec.values)) == len(spec.values)
                assert spec.rule


def test_a_random_seed_is_drawn_when_none_is_given() -> None:
    seeds = {portsmouth.new("portsmouth", seats=2).seed for _ in range(4)}
    assert len(seeds) == 4


SPLIT = """
import sys
package, rest = sys.argv[1:]
sys.path.insert(0, package)
import portsmouth
from portsmouth import registry
assert portsmouth.__file__.startswith(package), portsmouth.__file__
assert "portsmouth" in [meta.key for meta in registry.metas()]
try:
    registry.game("portsmouth")
except ImportError:
    pass
else:
    raise AssertionError("there are rules already")
for _ in range(2):
    registry.add_source(rest)
assert "portsmouth" in [meta.key for meta in registry.metas()]
assert portsmouth.new("portsmouth", seats=2, seed=7).actors == (0,)
"""


def test_a_games_rules_may_lie_in_a_zip_of_their_own(tmp_path: Path) -> None:
    package, rest = tmp_path / "package.zip", tmp_path / "rest.zip"
    own = "portsmouth/games/portsmouth/"
    with zipfile.ZipFile(package, "w") as most, zipfile.ZipFile(rest, "w") as other:
        for path in sorted((ROOT / "portsmouth").rglob("*.*")):
            name = path.relative_to(ROOT).as_posix()
            ours = name.startswith(own)
            if path.suffix == ".pyc":
                continue
            if not ours or name in (f"{own}__init__.py", f"{own}meta.py"):
                most.write(path, name)
            if ours:
                other.write(path, name)
    command = [sys.executable, "-c", SPLIT, str(package), str(rest)]
    subprocess.run(command, check=True, cwd=ROOT)
