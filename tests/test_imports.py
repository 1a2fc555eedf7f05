"""Who may import whom, imports for types included: lower layers only; what games may."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "portsmouth"
MADE_UP = ROOT / "tests/made_up"
MODULES = sorted(PACKAGE.rglob("*.py"))
CORE = sorted((PACKAGE / "core").rglob("*.py"))
GAMES = sorted(
    path.parent for root in (ROOT, MADE_UP) for path in root.glob("portsmouth/games/*/meta.py")
)
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


LAYERS: dict[str, tuple[str, ...]] = {
    "core": (),
    "codec": ("core",),
    "replay": ("core", "codec"),
    "lessons": ("core",),
    "bots": ("core", "replay"),
    "registry": ("core", "bots", "lessons", "games"),
    "i18n": ("core", "registry"),
    "api": ("core", "codec", "replay", "lessons", "bots", "registry", "i18n", "__init__"),
    "arena": ("core", "bots", "registry", "__init__"),
    "__init__": ("core", "codec", "i18n", "registry"),
    "__main__": ("core", "codec", "bots", "registry", "i18n", "arena", "__init__"),
}
"""What each part of the package may import besides itself. Games are looked at one by one."""
GAME_PARTS = {"bots": ("core", "bots"), "lessons": ("core", "lessons")}
"""What the folders of a game may import of the package; all else in a game knows only the core."""


def name_of(path: Path) -> str:
    """The dotted name of a module's file."""
    root = MADE_UP if path.is_relative_to(MADE_UP) else ROOT
    parts = path.relative_to(root).with_suffix("").parts
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


def part_of(name: str) -> str:
    """The part of the package that a dotted name lies in; ``__init__`` for the package itself."""
    word = [*name.split("."), ""][1]
    known = (PACKAGE / word).is_dir() or (PACKAGE / f"{word}.py").exists()
    return word if word and known else "__init__"


def test_there_is_something_to_look_at() -> None:
    assert len(CORE) >= 15
    assert len(MODULES) >= 30
    assert {path.name for path in GAMES} >= {"portsmouth", "signals"}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_only_the_standard_library_and_the_package(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "portsmouth", name


@pytest.mark.parametrize(
    "path", [each for each in MODULES if not each.is_relative_to(PACKAGE / "games")], ids=name_of
)
def test_each_part_imports_only_what_lies_below(path: Path) -> None:
    part = part_of(name_of(path))
    for name in imports(path):
        if within(name, "portsmouth") and part_of(name) != part:
            assert part_of(name) in LAYERS[part], name


@pytest.mark.parametrize(
    "path", [each for each in MODULES if not each.is_relative_to(PACKAGE / "games")], ids=name_of
)
def test_nobody_imports_a_game(path: Path) -> None:
    for name in imports(path):
        assert name == "portsmouth.games" or not within(name, "portsmouth.games"), name


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_games_import_the_core_and_themselves_and_its_folders_their_own_kind(game: Path) -> None:
    own = f"portsmouth.games.{game.name}"
    for path in game.rglob("*.py"):
        part = path.relative_to(game).parts[0]
        for name in imports(path):
            if within(name, "portsmouth") and not within(name, own):
                assert part_of(name) in GAME_PARTS.get(part, ("core",)), f"{path}: {name}"
            elif within(name, own) and part not in GAME_PARTS:
                inner = [*name.removeprefix(own).split("."), ""][1]
                assert inner not in GAME_PARTS, f"{path}: the rules need neither bots nor lessons"


def test_no_module_needs_itself() -> None:
    """Imports for types count; late ones too, for a circle is one whenever it is closed."""
    names = {name_of(path): path for path in MODULES}
    packages = {name for name, path in names.items() if path.name == "__init__.py"}

    def needed(path: Path) -> set[str]:
        found = set()
        for each in imports(path):
            module = each if each in names else each.rpartition(".")[0]
            if module in names:
                found.add(module)
        return found - packages if path.name != "__init__.py" else found

    needs = {name: needed(path) - {name} for name, path in names.items()}
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    assert not needs, f"these import each other: {sorted(needs)}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_stand_at_the_top(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            hidden = [
                each for each in ast.walk(node) if isinstance(each, ast.Import | ast.ImportFrom)
            ]
            assert not hidden, f"{path.name}: {node.name} imports"


def loaded_after(*requests: str) -> set[str]:
    """The modules that an engine has loaded when it has answered some requests."""
    script = (
        "import sys; from portsmouth.api.bridge import dispatch\n"
        f"for request in {requests!r}:\n"
        "    answer = dispatch(request)\n"
        "    assert answer.startswith('{\"ok\":true'), answer\n"
        "print(*sys.modules)"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return set(done.stdout.split())


def test_the_catalogue_loads_metas_alone() -> None:
    loaded = loaded_after('{"op":"catalog"}')
    for game in GAMES:
        own = {name for name in loaded if within(name, f"portsmouth.games.{game.name}")}
        assert own <= {f"portsmouth.games.{game.name}", f"portsmouth.games.{game.name}.meta"}
    assert not {name for name in loaded if within(name, "portsmouth.bots")}


def test_a_first_turn_loads_neither_captains_nor_lessons_nor_shapes() -> None:
    loaded = loaded_after('{"op":"catalog"}', '{"op":"new","game":"portsmouth","seats":2}')
    late = ["api.jobs", "api.advice_jobs", "api.sharing", "bots"]
    late += ["games.portsmouth.bots", "games.portsmouth.lessons", "games.portsmouth.view_schema"]
    for each in late:
        assert not {name for name in loaded if within(name, f"portsmouth.{each}")}, each
    assert not {name for name in loaded if name.startswith("portsmouth.api.protocol.frames")}
    assert "importlib.resources" not in loaded


@pytest.mark.parametrize("path", CORE, ids=name_of)
def test_the_kernel_names_no_game(path: Path) -> None:
    """No identifier and no text but docstrings; the save's format carries the package's name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    keys = {game.name for game in GAMES}
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


@pytest.mark.parametrize("name", ["walk", "properties", "run", "determinism"])
def test_the_suite_runs_without_pytest(name: str) -> None:
    for imported in imports(ROOT / "tests/contract" / f"{name}.py"):
        top = imported.split(".")[0]
        assert top in sys.stdlib_module_names or top in ("portsmouth", "tests"), imported
