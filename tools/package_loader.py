"""Stands in the core library for Pyodide's `pyodide._package_loader`, which unpacks archives.

A start needs two of its figures, and a memory snapshot needs Pyodide's list of packages held
(`getExpectedKeys` in pyodide.asm.mjs). All else is asked of the whole module, which waits in the
second zip (see compile_stdlib.py) until a wheel of the player's is unpacked.
"""

from importlib import import_module
from pathlib import Path
from site import getsitepackages
from typing import Any

loadedPackages = import_module("pyodide_js").loadedPackages  # noqa: N816 - Pyodide's own name

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """Tell Pyodide which packages are installed; at the start there are none."""
    if any(SITE_PACKAGES.glob("*.dist-info")):
        __getattr__("init_loaded_packages")()


def __getattr__(name: str) -> Any:
    """Return an attribute of the whole module; raises AttributeError as that one does."""
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(import_module("pyodide._whole_package_loader"), name)
