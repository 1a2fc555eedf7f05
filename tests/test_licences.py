"""The notices name what the site really carries: libraries in the WebAssembly, PyScript's files."""

from __future__ import annotations

import re
from pathlib import Path

from tests import in_node
from tools.vendor import NPM, PYSCRIPT_LEFT_OUT

ROOT = Path(__file__).parents[1]
LICENCES = ROOT / "tools/licenses"
WEBASSEMBLY = (LICENCES / "webassembly.txt").read_text("utf-8")
NOTICE = (LICENCES / "NOTICE.txt").read_text("utf-8")
LIBRARY_OF = {
    "BZ2_": "bzip2",
    "ZSTD_": "Zstandard",
    "deflate": "zlib",
    "ffi_": "libffi",
    "hiwire_": "hiwire",
    "lzma_": "liblzma",
    "sqlite3_": "SQLite",
}
"""Whose names begin so. A library that comes or goes with a new Pyodide fails the test."""


def test_every_library_in_the_webassembly_is_named_with_its_version() -> None:
    found = in_node.answer(Path(__file__).with_name("linked_libraries.mjs"))
    assert set(found["marks"]) == LIBRARY_OF.keys()
    for name in LIBRARY_OF.values():
        assert re.search(rf"^  {name} ", WEBASSEMBLY, re.MULTILINE), name
    for name, version in found["versions"].items():
        assert f"  {name} {version} " in WEBASSEMBLY, (name, version)


def test_both_parsers_of_toml_are_named() -> None:
    dist = NPM / "@pyscript/core/dist"
    parsers = {path.name for path in dist.glob("toml-*.js")}
    assert len(parsers) == 2
    assert not any(name.startswith(PYSCRIPT_LEFT_OUT) for name in parsers)
    assert all(name in NOTICE for name in parsers)


def test_every_file_of_licences_is_named() -> None:
    named = set(re.findall(r"[\w/-]+\.txt$", NOTICE, re.MULTILINE))
    own = {path.name for path in LICENCES.iterdir()} - {"NOTICE.txt"}
    assert own == {name for name in named if "/" not in name} - {"pyodide-and-micropip.txt"}
