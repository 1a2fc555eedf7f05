"""Files of the site being built: copied, hashed, made by other programs."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
NPM = ROOT / "node_modules"


class BuildError(Exception):
    """A reason why the site can't be built, as a sentence for whoever ran the build."""


def sha256(path: Path) -> str:
    """Return the file's SHA-256 in hex."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def run(*command: str | Path, folder: Path = ROOT, **env: str) -> str:
    """Run a command in a folder; returns what it prints. Raises BuildError with what it says."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        words = " ".join(str(part) for part in command)
        raise BuildError(f"`{words}` failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def copy_file(source: Path, target: Path) -> None:
    """Copy one file's bytes, making the folders it needs; raises BuildError if it's missing."""
    if not source.is_file():
        raise BuildError(f"{source} is missing: run `npm ci`, or check the pinned versions")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def copy_tree(source: Path, target: Path, *suffixes: str) -> None:
    """Copy the files under `source`, only those with one of `suffixes` if any is given."""
    for path in sorted(source.rglob("*")):
        hidden = any(part.startswith((".", "__pycache__")) for part in path.parts)
        if path.is_file() and not hidden and (not suffixes or path.suffix in suffixes):
            copy_file(path, target / path.relative_to(source))


def in_pyodide(script: Path, source: Path, made: Path, *more: str) -> Path:
    """Return a script's product of a file under the browser's Python, unless it exists already."""
    if not made.is_file():
        made.parent.mkdir(parents=True, exist_ok=True)
        draft, given = (made.with_suffix(f".{os.getpid()}.{kind}") for kind in ("draft", "given"))
        copy_file(source, given)
        inner = [path.relative_to(ROOT).as_posix() for path in (script, given, draft)]
        run("node", ROOT / "tools" / "pyodide_run.mjs", *inner, *more)
        given.unlink()
        draft.replace(made)
    return made


def npm_version(name: str) -> str:
    """Return the installed version of an npm package; raises BuildError if it isn't as locked."""
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    locked = str(lock["packages"][f"node_modules/{name}"]["version"])
    try:
        found = json.loads((NPM / name / "package.json").read_text("utf-8"))["version"]
    except FileNotFoundError:
        found = "nothing"
    if found != locked:
        raise BuildError(f"{name} {locked} is wanted, {found} is installed: run `npm ci`")
    return locked
