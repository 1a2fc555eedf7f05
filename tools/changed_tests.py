"""Prints the test files that concern what changed, for `make quick`.

Usage: python tools/changed_tests.py [COMMIT]

Changed is what differs from COMMIT (default: HEAD, or the commit before it when nothing differs
from HEAD), files that git does not know included. A file of tests is printed if it changed, or if
it imports or names a changed file, itself or through a script for Node beside it. What other
modules import does not count: else a change in the core would choose everything.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("portsmouth", "tests", "tools")
FILE_NAME = re.compile(r"[\w./-]+\.(?:py|mjs|js|css|ftl|md|json|svg|html)\b")


def git(*arguments: str) -> list[str]:
    """Return the lines that git prints, run in the project's root."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def changed(commit: str | None) -> set[Path]:
    """Return the files that differ from the commit and those that git does not know."""
    new = git("ls-files", "--others", "--exclude-standard")
    names = git("diff", "--name-only", commit or "HEAD") + new
    if not names and commit is None:
        names = git("diff", "--name-only", "HEAD~1")
    return {ROOT / name for name in names}


def imported(tree: ast.Module) -> Iterator[Path]:
    """Yield the project's files that a parsed module imports; a name may be a module's."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.split(".")[0] in PACKAGES:
                path = ROOT.joinpath(*name.split("."))
                yield path.with_suffix(".py")
                yield path / "__init__.py"


def named(path: Path, text: str) -> Iterator[Path]:
    """Yield the files whose paths stand in a text, from the root or from the file itself."""
    for name in FILE_NAME.findall(text):
        yield ROOT / name
        yield (path.parent / name).resolve()


def reached(path: Path) -> set[Path]:
    """Return the files that a file under tests/ imports or names."""
    text = path.read_text("utf-8")
    python = imported(ast.parse(text)) if path.suffix == ".py" else iter(())
    return {*python, *named(path, text)} - {path}


def concerned(files: set[Path]) -> list[Path]:
    """Return the files of tests from which one of `files` is reached."""
    sources = [path for path in (ROOT / "tests").rglob("*") if path.suffix in {".py", ".mjs"}]
    users = {path: reached(path) for path in sources}
    scripts = {path for path in sources if path.suffix == ".mjs" and users[path] & files}
    wanted = files | scripts
    return sorted(
        path
        for path in sources
        if path.match("test_*.py") and (path in files or users[path] & wanted)
    )


def main() -> None:
    """Print the chosen files, a line each, as paths from the root."""
    for path in concerned(changed(sys.argv[1] if len(sys.argv) > 1 else None)):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
