"""The package's own data files, from a folder or from inside the wheel, with no import beyond."""

from __future__ import annotations

from pkgutil import get_data


def text(package: str, name: str) -> str:
    """What a file of a package holds: ``text("portsmouth", "lang/en/house.ftl")``.

    ``importlib.resources`` does the same, but brings some thirty modules along where the package
    lies in a zip, as in the browser. Raises FileNotFoundError for a file that is not there.
    """
    found = get_data(package, name)
    if found is None:
        raise FileNotFoundError(f"{package} keeps no files")
    return found.decode("utf-8")
