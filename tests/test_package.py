"""The package as it would be uploaded: one version, locked tools, a wheel and an sdist."""

from __future__ import annotations

import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import portsmouth

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
VERSION = portsmouth.__version__
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
SOME_TESTS = ("tests/core/test_rng.py", "tests/core/test_match.py", "tests/core/test_save.py")
"""A small part of the suite, which needs nothing but the package."""


def locked(name: str) -> dict[str, str]:
    """The pinned versions of a requirements file by canonical name."""
    text = (ROOT / name).read_text("utf-8")
    return {canonicalize_name(package): version for package, version in PIN.findall(text)}


def group(name: str) -> Iterator[Requirement]:
    """The requirements of a dependency group, included groups too."""
    for each in PROJECT["dependency-groups"][name]:
        if isinstance(each, str):
            yield Requirement(each)
        else:
            yield from group(each["include-group"])


def brought_along(wanted: list[Requirement]) -> set[str]:
    """All that some requirements install on this machine, themselves included."""
    found: set[str] = set()
    while wanted:
        name = canonicalize_name(wanted.pop().name)
        if name not in found:
            found.add(name)
            needs = map(Requirement, importlib.metadata.requires(name) or [])
            wanted += [each for each in needs if not each.marker or each.marker.evaluate()]
    return found


def test_the_version_stands_in_one_place() -> None:
    """In portsmouth/__init__.py; the changelog's first entry is about it."""
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "portsmouth/__init__.py"
    [entry, *_] = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert entry == VERSION
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    for of_the_site in (
        json.loads((ROOT / "package.json").read_text("utf-8")),
        lock,
        lock["packages"][""],
    ):
        assert "version" not in of_the_site


@pytest.mark.parametrize(
    ("name", "lock"), [("dev", "requirements-dev.txt"), ("fuzz", "requirements-fuzz.txt")]
)
def test_every_dependency_group_is_locked(name: str, lock: str) -> None:
    versions = locked(lock)
    for each in group(name):
        assert each.specifier.contains(versions[canonicalize_name(each.name)]), each


def test_the_lock_has_what_the_developers_group_brings_along_and_no_more() -> None:
    assert set(locked("requirements-dev.txt")) == brought_along(list(group("dev")))


def test_the_tools_are_the_locked_ones() -> None:
    versions = locked("requirements-dev.txt")
    assert {name: importlib.metadata.version(name) for name in versions} == versions


def test_the_build_is_the_locked_one() -> None:
    [backend] = map(Requirement, PROJECT["build-system"]["requires"])
    assert backend == next(iter(group("build")))


def test_the_lock_of_the_page_has_no_gap() -> None:
    """`npm ci` refuses one that leaves out a part, if only one for another system."""
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for place, entry in packages.items():
        for kind in ("dependencies", "devDependencies", "optionalDependencies"):
            for name in entry.get(kind, {}):
                assert f"node_modules/{name}" in packages, f"{place or 'the project'} needs {name}"


@dataclass(frozen=True)
class Made:
    """An sdist, unpacked, and the wheel that was built from it."""

    project: Path
    wheel: Path


def built(target: str, project: Path, folder: Path) -> Path:
    """Build an sdist or a wheel of a project, without a network; returns its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """The sdist of this project and its wheel."""
    folder = tmp_path_factory.mktemp("package")
    with tarfile.open(built("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder, filter="data")
    project = folder / f"portsmouth-{VERSION}"
    return Made(project, built("wheel", project, folder / "wheel"))


def files(folder: Path) -> set[str]:
    """The files that belong to a folder of the project, by path in the project."""
    return {
        path.relative_to(folder.parent).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_sdist_has_the_whole_project(made: Made) -> None:
    for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile"):
        assert (made.project / name).read_bytes() == (ROOT / name).read_bytes()
    for name in ("portsmouth", "tests", "e2e", "tools", "art", "web", "docs"):
        assert files(made.project / name) == files(ROOT / name)
    for name in (".venv", "node_modules", "build", "dist"):
        assert not (made.project / name).exists()


def test_the_wheel_has_the_package_with_its_types_and_nothing_else(made: Made) -> None:
    with zipfile.ZipFile(made.wheel) as wheel:
        names = set(wheel.namelist())
        about = wheel.read(f"portsmouth-{VERSION}.dist-info/METADATA").decode()
    assert "portsmouth/py.typed" in names
    assert {name for name in names if ".dist-info/" not in name} == files(ROOT / "portsmouth")
    assert f"\nVersion: {VERSION}\n" in about
    assert (ROOT / "README.md").read_text("utf-8").strip() in about


def test_the_wheel_of_the_sdist_passes_tests_in_a_fresh_environment(made: Made) -> None:
    """Installed without a network; the sdist's own tests then meet it and not the sources."""
    place = made.project.parent / "venv"
    venv.create(place, symlinks=True)
    python = place / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "-q", "--disable-pip-version-check")
    subprocess.run([*pip, "install", "--no-index", made.wheel], check=True)
    ask = "import portsmouth; print(portsmouth.__version__, portsmouth.__file__)"
    isolated = [str(python), "-I", "-c", ask]
    done = subprocess.run(isolated, check=True, capture_output=True, text=True, cwd=place)
    version, where = done.stdout.strip().split(" ", 1)
    assert version == VERSION
    for name in ("tests", "tools"):
        shutil.copytree(made.project / name, place / name)
    shutil.copyfile(made.project / "pyproject.toml", place / "pyproject.toml")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SOME_TESTS]
    subprocess.run(
        command,
        cwd=place,
        env={"PYTHONPATH": str(Path(where).parent.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        check=True,
    )
