"""Which module of the page may import which, and that those outside games/ name no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/js"
MODULES = {
    path.relative_to(SOURCES).as_posix(): path.read_text("utf-8")
    for path in sorted(SOURCES.rglob("*.js"))
}

MAY: dict[str, set[str]] = {
    "boot": set(),
    "worker": {"boot"},
    "app": {"boot"},
    "saves": {"app"},
    "match": {"saves", "app", "boot"},
    "kit": {"app"},
    "table": {"match", "saves", "kit", "app", "boot"},
    "screens": {"match", "saves", "kit", "app", "boot"},
    "games": {"table", "match", "kit", "app", "boot"},
    "main.js": {"screens", "table", "match", "saves", "kit", "app", "boot"},
}
"""Which folders of web/js a module of each may import from, besides its own."""

TYPES = {"protocol.d.ts", "games/contract.d.ts", "boot/build.d.ts", "worker/build.d.ts"}
"""What is nothing but types; anybody may use it."""

IMPORT = re.compile(
    r"^\s*(?:import|export)\b[^;'\"]*?\bfrom\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)",
    re.MULTILINE,
)
LATE = re.compile(r"\bimport\(`\.")

GAME_WORDS = re.compile(
    r"officer|landsm|mutin|portsmouth|berth|pawn|lieutenant|midshipm|ashore|specialt",
    re.IGNORECASE,
)
"""Words that only Portsmouth has."""
STAYING = {
    "app/rulebook.js": {"portsmouth"},
    "app/install.js": {"portsmouth"},
    "app/offline.js": {"portsmouth"},
    "app/legacygame.js": {"portsmouth"},
    "app/settings.js": {"portsmouth"},
    "boot/pyworker.js": {"portsmouth"},
    "match/captains.js": {"landsm", "lieutenant", "midshipm", "officer"},
    "saves/writeaheadlog.js": {"portsmouth"},
    "saves/files.js": {"portsmouth"},
    "saves/backup.js": {"portsmouth"},
    "saves/incoming.js": {"portsmouth"},
    "saves/records.js": {"portsmouth"},
    "saves/localstore.js": {"portsmouth"},
    "saves/tabs.js": {"portsmouth"},
    "saves/database.js": {"portsmouth"},
    "screens/logbook/savedgame.js": {"portsmouth"},
    "screens/newgame/setupsheet.js": {"portsmouth"},
}
"""What is no game's there: the name of the package, under which things are kept on a device,
and the levels that all games share."""

SHARED = [name for name in MODULES if not name.startswith(("games/", "worker/"))]


def imports(name: str) -> Iterator[str]:
    """What a module imports, or uses the types of, by path within web/js."""
    for groups in IMPORT.findall(MODULES[name]):
        target = (SOURCES / name).parent / next(filter(None, groups))
        yield target.resolve().relative_to(SOURCES).as_posix()


def area(name: str) -> str:
    """The folder that a module lies in, that of its game if it is a game's."""
    first, _, rest = name.partition("/")
    return f"games/{rest.split('/')[0]}" if first == "games" else first


def breaches() -> set[tuple[str, str]]:
    """All imports that the arrows do not allow, those of mere types too."""
    found = set()
    for name in MODULES:
        here = area(name)
        may = MAY["games" if here.startswith("games/") else here]
        for target in imports(name):
            there = area(target)
            if target not in TYPES and there != here and there not in may:
                found.add((name, target))
    return found


def test_every_module_lies_in_a_folder_with_rules() -> None:
    assert {name.split("/")[0] for name in MODULES} <= MAY.keys()


def test_modules_import_downwards_only() -> None:
    assert sorted(breaches()) == []


def test_a_game_is_opened_in_one_place() -> None:
    """Nobody knows a game's modules but by the late import of app/games.js."""
    assert [name for name, text in MODULES.items() if LATE.search(text)] == ["app/games.js"]


def test_no_import_goes_in_a_circle() -> None:
    """Types apart, which ask for no order."""
    graph = {name: {target for target in running(name) if target in MODULES} for name in MODULES}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def running(name: str) -> Iterator[str]:
    """What a module imports to run."""
    for first, second, _ in IMPORT.findall(MODULES[name]):
        if first or second:
            target = (SOURCES / name).parent / (first or second)
            yield target.resolve().relative_to(SOURCES).as_posix()


def named() -> set[tuple[str, str]]:
    """The words of Portsmouth in the modules that all games share."""
    return {
        (name, word)
        for name in SHARED
        for word in {found.lower() for found in GAME_WORDS.findall(MODULES[name])}
        if word not in STAYING.get(name, ())
    }


def test_the_shared_modules_have_no_word_of_a_game() -> None:
    assert sorted(named()) == []
