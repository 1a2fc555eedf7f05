"""A fault inside the rules reaches the player as words, and the game stays as it was."""

from __future__ import annotations

import io
import json
import re
import zipfile

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import DIST, ROOT, wait_ready
from e2e.pages.shell import Harbour
from e2e.server import Site

TURN = "portsmouth/games/portsmouth/steps/turn.py"
RAISE = "        s.ap -= RAISE_AP\n"


def faulty_wheel() -> tuple[str, bytes]:
    """The name of the engine's wheel, and as many bytes with a rule that breaks half-way.

    The rule's source takes the place of its compiled form. The page takes a file of another size
    for a damaged one, so the list of files is left out, and a comment fills the wheel up.
    """
    name = str(json.loads((DIST / "build.json").read_text("utf-8"))["wheel"])
    broken = io.BytesIO()
    leak = RAISE + '        raise RuntimeError("sprung a leak")\n'
    with (
        zipfile.ZipFile(DIST / name) as wheel,
        zipfile.ZipFile(broken, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as copy,
    ):
        for entry in wheel.namelist():
            if not entry.endswith("/RECORD") and entry != f"{TURN}c":
                copy.writestr(entry, wheel.read(entry))
        source = (ROOT / TURN).read_text("utf-8")
        assert source.count(RAISE) == 1
        copy.writestr(TURN, source.replace(RAISE, leak))
        missing = (DIST / name).stat().st_size - broken.tell() - directory_size(copy)
        assert missing >= 0
        copy.comment = b" " * missing
    return name, broken.getvalue()


def directory_size(archive: zipfile.ZipFile) -> int:
    """How many bytes the directory at the end of the archive will take."""
    return 22 + sum(46 + len(entry.filename.encode()) for entry in archive.infolist())


@pytest.mark.expect_errors
def test_a_fault_in_a_rule_is_told_and_harms_nothing(page: Page, own_site: Site) -> None:
    name, wheel = faulty_wheel()
    own_site.broken["/" + name.rsplit("/", 1)[1]] = wheel
    page.goto(own_site.root)
    wait_ready(page)
    table = Harbour(page).start(seed="leak", starts=0)
    table.do("A1").act(re.compile("^Raise"))
    expect(page.get_by_text("The engine met a fault")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy details").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "sprung a leak" in page.evaluate("navigator.clipboard.readText()")
    assert (table.action_points(), table.money("Anson")) == (4, 0)
    page.get_by_role("button", name="Dismiss").click()
    table.undo().do("B1")
    assert table.action_points() == 4
