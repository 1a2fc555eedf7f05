"""Who may import whom: the kernel nobody, games only the kernel, nobody the tests."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "portsmouth"
MODULES = sorted(PACKAGE.rglob("*.py"))
CORE = sorted((PACKAGE / "core").glob("*.py"))
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/meta.py"))
NOT_IN_RULES = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "threading",
    "time",
    "uuid",
}


def name_of(path: Path) -> str:
    """The dotted name of a module's file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it, with what it takes from it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, package: str) -> bool:
    """Is it the package or something in it?"""
    return name == package or name.startswith(package + ".")


def test_there_is_something_to_look_at() -> None:
    assert len(CORE) >= 10
    assert len(MODULES) >= 30
    assert [path.name for path in GAMES] == ["portsmouth"]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_the_standard_library_and_the_house(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "portsmouth", name


@pytest.mark.parametrize("path", CORE, ids=name_of)
def test_the_kernel_imports_only_itself(path: Path) -> None:
    for name in imports(path):
        if within(name, "portsmouth"):
            assert within(name, "portsmouth.core"), name


def at_import(path: Path) -> Iterator[str]:
    """What a module needs to be imported: its imports but those for types only."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


LATE = {"portsmouth.api.bridge", "portsmouth.games.portsmouth.game"}
"""They load what thinks and what teaches when it is first asked for; see the test after this."""


@pytest.mark.parametrize(
    "path", [path for path in MODULES if name_of(path) not in LATE], ids=name_of
)
def test_imports_stand_at_the_top(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            hidden = [
                each for each in ast.walk(node) if isinstance(each, ast.Import | ast.ImportFrom)
            ]
            assert not hidden, f"{path.name}: {node.name} imports"


def test_a_first_turn_loads_neither_captains_nor_voyages_nor_shapes() -> None:
    script = (
        'import sys; from portsmouth.api.bridge import dispatch; dispatch(\'{"op":"catalog"}\');'
        'answer = dispatch(\'{"op":"new","game":"portsmouth","seats":2}\');'
        "assert answer.startswith('{\"ok\":true'), answer; print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    late = (
        "core.search",
        "study",
        "counsel",
        "protocol",
        "protocol_jobs",
        "games.portsmouth.captains",
    )
    late += ("games.portsmouth.voyages",)
    assert not loaded & {f"portsmouth.{name}" for name in late}
    assert "importlib.resources" not in loaded


def test_no_module_of_the_kernel_needs_itself() -> None:
    names = {name_of(path): path for path in CORE}
    needs = {
        name: {other for other in names for each in at_import(path) if within(each, other)}
        - {"portsmouth.core"}
        for name, path in names.items()
    }
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    assert not needs, "these import each other"


@pytest.mark.parametrize("path", CORE, ids=name_of)
def test_the_kernel_names_no_game(path: Path) -> None:
    """No identifier and no text but docstrings; the save's format carries the house's name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    keys = {game.name for game in GAMES} | {"signals"}
    allowed = {"portsmouth-save"}
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        found = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found = node.value
        elif isinstance(node, ast.Name):
            found = node.id
        elif isinstance(node, ast.Attribute):
            found = node.attr
        if found not in allowed:
            assert not any(key in found.lower() for key in keys), found


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_games_import_the_kernel_and_themselves(game: Path) -> None:
    own = f"portsmouth.games.{game.name}"
    for path in game.rglob("*.py"):
        for name in imports(path):
            if within(name, "portsmouth"):
                shapes = path.name == "shapes.py" and within(name, "portsmouth.api.protocol")
                assert shapes or within(name, own) or within(name, "portsmouth.core"), name


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_meta_modules_load_no_rules(game: Path) -> None:
    assert {name.rsplit(".", 1)[0] for name in imports(game / "meta.py")} <= {
        "__future__",
        "portsmouth.core.meta",
    }
    assert not list(imports(game / "__init__.py"))


@pytest.mark.parametrize("path", [*CORE, *(p for g in GAMES for p in g.rglob("*.py"))], ids=name_of)
def test_no_clock_no_chance_no_outside_in_rules(path: Path) -> None:
    taken = {name.split(".")[0] for name in imports(path)} & NOT_IN_RULES
    assert not taken, taken
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hashing = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            banned = ("print", "open", "input", "eval", "exec", "id", "hash")
            assert node.func.id not in banned or id(node) in hashing, node.func.id


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_nothing_imports_the_tests(path: Path) -> None:
    assert not [name for name in imports(path) if within(name, "tests") or within(name, "pytest")]


@pytest.mark.parametrize("path", sorted((ROOT / "tests/toy").glob("*.py")), ids=name_of)
def test_the_made_up_game_uses_only_the_kernel(path: Path) -> None:
    for name in imports(path):
        if within(name, "portsmouth"):
            assert within(name, "portsmouth.core") or name == "portsmouth.registry", name


@pytest.mark.parametrize("name", ["walk", "properties", "run", "determinism"])
def test_the_suite_runs_without_pytest(name: str) -> None:
    for imported in imports(ROOT / "tests/contract" / f"{name}.py"):
        top = imported.split(".")[0]
        assert top in sys.stdlib_module_names or top in ("portsmouth", "tests"), imported
