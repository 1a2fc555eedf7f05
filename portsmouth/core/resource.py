"""Reads the package's own data files, from a folder or a zip, without further imports."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import SourceFileLoader
from pkgutil import get_importer


def text(package: str, name: str) -> str:
    """Return the text of a file of a package: ``text("portsmouth.i18n", "lang/en.ftl")``.

    A package may have several folders, as a game does whose rules come in a wheel of their own.
    ``importlib.resources`` does the same, but imports some thirty modules where the package is in a
    zip, as in the browser. Raises FileNotFoundError for a file that is not there.
    """
    for folder in import_module(package).__path__:
        path = f"{folder}/{name}"
        reader = getattr(get_importer(folder), "get_data", SourceFileLoader(package, path).get_data)
        try:
            found: bytes = reader(path)
        except OSError:
            continue
        return found.decode("utf-8")
    raise FileNotFoundError(f"{package} keeps no {name}")
