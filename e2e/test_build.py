"""The same sources give the same bytes, whatever the folder is called and wherever it lies."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from e2e.conftest import DIST, ROOT

SOURCES = ("portsmouth", "web", "tools", "art")
FILES = ("index.html", "pyproject.toml", "package.json", "package-lock.json", "README.md")
MORE_FILES = ("LICENSE", "CHANGELOG.md", "requirements-site.txt", "tsconfig.json")
PACKED = ("lit-html", "@fluent")
"""What esbuild takes into the page's modules; the rest of node_modules is copied as it is."""


def copied(target: Path) -> Path:
    """The project without tests in another folder, with its own copies of what is packed."""
    leave = shutil.ignore_patterns("__pycache__")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=leave)
    for name in (*FILES, *MORE_FILES):
        shutil.copyfile(ROOT / name, target / name)
    parts = target / "node_modules"
    parts.mkdir()
    for package in sorted((ROOT / "node_modules").iterdir()):
        if package.name in PACKED:
            shutil.copytree(package, parts / package.name)
        else:
            (parts / package.name).symlink_to(package.resolve())
    # The one thing that comes from the network, checked by hash; all else is compiled anew.
    shutil.copytree(ROOT / "build/cache/wheels", target / "build/cache/wheels")
    return target


def contents(folder: Path) -> dict[str, bytes]:
    """The bytes of every file in a folder, by path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_another_folder_gives_the_same_bytes(tmp_path: Path) -> None:
    """Name, depth, scratch folder, hash order, language, clock and umask differ; no cache helps.

    A failure may also mean that dist/ is older than the sources: `make build` makes it anew.
    """
    project = copied(tmp_path / "a folder" / "deeper" / "Käpt’n")
    scratch = tmp_path / "scratch" / "elsewhere"
    scratch.mkdir(parents=True)
    subprocess.run(
        [sys.executable, project / "tools/build_site.py", "--out", tmp_path / "made"],
        env=os.environ
        | {"TMPDIR": str(scratch), "PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Tokyo"},
        cwd=tmp_path,
        umask=0o077,
        check=True,
    )
    made, built = contents(tmp_path / "made"), contents(DIST)
    assert sorted(made) == sorted(built)
    assert [name for name in made if made[name] != built[name]] == []
