"""The examples in the documentation run, and the documents name files that exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import portsmouth
from tools import draw_architecture

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("portsmouth/**/*.md")])
PATH = re.compile(r"`((?:art|docs|e2e|portsmouth|tests|tools|web)/[\w./-]+)`")


def test_the_package_example_runs() -> None:
    """The public names do what the package's own example says."""
    result = doctest.testmod(portsmouth)
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_readme_example_runs() -> None:
    """The library in ten lines, as README shows it."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    """Every relative link of a document names a file or folder of the project."""
    text = document.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in target and not target.startswith("mailto:"):
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_paths_name_something(document: Path) -> None:
    """Every path of the project between backticks is there."""
    for path in PATH.findall(document.read_text(encoding="utf-8")):
        assert (ROOT / path).exists(), path


def test_the_architecture_is_drawn_from_the_code_of_today() -> None:
    """`make format` draws it anew. What functions say of themselves may be older."""
    text = draw_architecture.DOCUMENT.read_text(encoding="utf-8")
    said = re.compile(r"^(\| \d+ \|.*\|.*\|)[^|]*\|$", re.MULTILINE)
    assert said.sub(r"\1", draw_architecture.redrawn(text)) == said.sub(r"\1", text)
