"""Docstrings: the examples in them run, and every public method has one or inherits one."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from types import ModuleType

import pytest

import portsmouth

NAMES = sorted(
    each.name
    for each in pkgutil.walk_packages(portsmouth.__path__, "portsmouth.")
    if not each.name.startswith("portsmouth.games.signals") and not each.name.endswith("__main__")
)
EXAMPLES = 12
"""The fewest modules that explain something by an example."""


def modules() -> list[ModuleType]:
    """Return all modules of the package."""
    return [portsmouth, *map(importlib.import_module, NAMES)]


def examples() -> list[doctest.DocTest]:
    """Return the examples in docstrings."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    return [test for module in modules() for test in finder.find(module) if test.examples]


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example.name))
def test_the_example_runs(example: doctest.DocTest) -> None:
    assert doctest.DocTestRunner().run(example).failed == 0


def test_there_are_examples() -> None:
    assert len(examples()) >= EXAMPLES


def undocumented(module: ModuleType) -> list[str]:
    """Return the public methods of a module's classes that neither have nor inherit a docstring."""
    return [
        f"{module.__name__}.{cls.__name__}.{name}"
        for cls in vars(module).values()
        if inspect.isclass(cls) and cls.__module__ == module.__name__
        for name, member in vars(cls).items()
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property))
        if not inspect.getdoc(getattr(cls, name))
    ]


def test_every_public_method_has_a_docstring() -> None:
    assert [name for module in modules() for name in undocumented(module)] == []


def test_a_method_without_a_docstring_is_found() -> None:
    module = ModuleType("made_up")
    exec("class Bare:\n    def method(self): ...\n    def _own(self): ...\n", vars(module))
    vars(module)["Bare"].__module__ = "made_up"
    assert undocumented(module) == ["made_up.Bare.method"]
