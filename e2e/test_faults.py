"""A fault inside the rules reaches the player as words, and the game stays as it was."""

from __future__ import annotations

import hashlib
import io
import json
import re
import zipfile
import zlib

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import DIST, ROOT, wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from e2e.server import Site

WORKER = "web/js/worker.py"
TURN = "portsmouth/games/portsmouth/steps/turn.py"
SENT = "message => dispatchEvent(new ErrorEvent('error', { message }))"
RAISE = "        s.ap -= RAISE_AP\n"


def game_wheel() -> str:
    """The path of the wheel with Portsmouth's rules in the site."""
    build = json.loads((DIST / "build.json").read_text("utf-8"))
    return str(build["games"]["portsmouth"]["wheel"])


def faulty_wheel() -> bytes:
    """The wheel of the rules with one that breaks half-way, its source for its compiled form."""
    broken = io.BytesIO()
    packed = io.BytesIO(zlib.decompress((DIST / game_wheel()).read_bytes()))
    leak = RAISE + '        raise RuntimeError("sprung a leak")\n'
    with zipfile.ZipFile(packed) as wheel, zipfile.ZipFile(broken, "w") as copy:
        for entry in wheel.namelist():
            if entry != f"{TURN}c":
                copy.writestr(entry, wheel.read(entry))
        source = (ROOT / TURN).read_text("utf-8")
        assert source.count(RAISE) == 1
        copy.writestr(TURN, source.replace(RAISE, leak))
    return zlib.compress(broken.getvalue())


def true_to(wheel: bytes) -> bytes:
    """The worker's script with the hash of another wheel of the rules."""
    script = (DIST / WORKER).read_text("utf-8")
    digest = hashlib.sha256(wheel).hexdigest()[:12]
    named = re.compile(rf"({re.escape(game_wheel().split('-0x')[0])}-0x)\w{{12}}")
    return named.sub(rf"\g<1>{digest}", script).encode()


@pytest.mark.expect_errors
def test_a_fault_in_a_rule_is_told_and_harms_nothing(page: Page, own_site: Site) -> None:
    wheel = faulty_wheel()
    own_site.broken["/worker.py"] = true_to(wheel)
    address = game_wheel().split("-0x")[0] + f"-0x{hashlib.sha256(wheel).hexdigest()[:12]}"
    own_site.broken[f"/{address}-cp314-none-any.whl.zz"] = wheel
    page.goto(own_site.root)
    wait_ready(page)
    table = Home(page).start(seed="leak", starts=0)
    table.do("A1").act(re.compile("^Raise"))
    expect(page.get_by_text("Something went wrong")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy details").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "sprung a leak" in page.evaluate("navigator.clipboard.readText()")
    assert (table.action_points(), table.money("Anson")) == (4, 0)
    page.get_by_role("button", name="Close").click()
    table.undo().do("B1")
    assert table.action_points() == 4


@pytest.mark.expect_errors
@pytest.mark.parametrize("answer", [404, b"half a wheel"])
def test_rules_that_do_not_come_are_told_and_asked_for_again(
    page: Page, own_site: Site, answer: int | bytes
) -> None:
    """The worker has not them yet when they are first needed; nothing is lost by the wait."""
    own_site.broken["/" + game_wheel()] = answer
    page.goto(own_site.root)
    wait_ready(page)
    new = """import('./web/js/boot/engine.js').then(({ask}) => ask({op: 'new', game: 'portsmouth',
        seats: 2}).then(({ok}) => ok, (error) => [error.code, error.text.id, error.text.args]))"""
    code, message, args = page.evaluate(new)
    assert (code, message) == ("no_rules", "page-engine-missing")
    assert args["name"].startswith("portsmouth_game_portsmouth-")
    assert args["why"] == ("answer 404" if answer == 404 else "damaged")
    own_site.broken.clear()
    assert page.evaluate(new) is True


def test_a_second_measuring_is_no_fault(page: Page, site: Site) -> None:
    """Browsers send this error when a part changes while it is measured."""
    page.goto(site.root)
    wait_ready(page)
    Table.begin(page, site.root)
    told = page.locator(".note--fault")
    page.evaluate(SENT, "ResizeObserver loop completed with undelivered notifications.")
    expect(told).to_have_count(0)
    page.evaluate(SENT, "Script error.")
    expect(told).to_have_count(1)
