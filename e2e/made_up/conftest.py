"""The site with the made-up game laid over it (tests/made_up), built once for all of its tests."""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import DIST, ROOT
from e2e.server import Site, serving

OVERLAY = ROOT / "tests" / "made_up"
BUILT = ROOT / "build" / "made-up"


def made_of() -> str:
    """What stands for all that the site is made of: the built site's hash, and the overlay's."""
    digest = hashlib.sha256(json.loads((DIST / "build.json").read_text("utf-8"))["hash"].encode())
    for path in sorted(OVERLAY.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(path.relative_to(OVERLAY).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Build the site anew, unless it is of these very sources; one process does, others wait."""
    BUILT.parent.mkdir(exist_ok=True)
    with BUILT.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        mark, wanted = BUILT.with_suffix(".made-of"), made_of()
        if mark.is_file() and mark.read_text("utf-8") == wanted and BUILT.is_dir():
            return
        shutil.rmtree(BUILT, ignore_errors=True)
        command = [
            sys.executable,
            "tools/build_site.py",
            "--add",
            str(OVERLAY),
            "--out",
            str(BUILT),
        ]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
        mark.write_text(wanted, "utf-8")


@pytest.fixture(scope="session")
def made_up_folder() -> Path:
    """The built folder, for tests that serve it themselves."""
    build()
    return BUILT


@pytest.fixture(scope="session")
def site(made_up_folder: Path) -> Iterator[Site]:
    """The site with both games, in the place of the one with Portsmouth alone."""
    with serving(made_up_folder) as running:
        yield running
