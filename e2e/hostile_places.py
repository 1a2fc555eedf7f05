"""Places that close storage or finer interfaces to the page, by the browser's own means.

Each takes what plays a game: it is given a page that shows the home screen, and the site's address.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from e2e.conftest import wait_ready
from e2e.pages.shell import Home, LogBook
from e2e.server import serving

Play = Callable[[Page, str], object]
HOST = "house.test"
"""A name that is not localhost's: no secure context by http."""
NOTHING_SAVED = "does not let this page save anything"
BLOCKED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
THIRD_PARTIES_BLOCKED = {"profile": {"block_third_party_cookies": True, "cookie_controls_mode": 1}}


@contextmanager
def browser_with(
    kind: BrowserType, launch: dict[str, Any], folder: Path, preferences: dict[str, Any]
) -> Iterator[BrowserContext]:
    """A browser with these settings of its own, for the length of a with block."""
    profile = folder / "profile"
    (profile / "Default").mkdir(parents=True)
    (profile / "Default" / "Preferences").write_text(json.dumps(preferences), "utf-8")
    arguments = [*launch.get("args", []), f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
    context = kind.launch_persistent_context(profile, **launch | {"args": arguments})
    yield context
    context.close()


def plays_by_plain_http(context: BrowserContext, address: str, play: Play) -> None:
    """A game is begun, kept and passed on; what needs https is said."""
    page = context.pages[0]
    root = f"http://{HOST}:{urlsplit(address).port}/"
    page.goto(root)
    wait_ready(page)
    assert page.evaluate("isSecureContext || 'randomUUID' in crypto") is False
    play(page, root)
    page.goto(f"{root}?again#/logbook")
    expect(LogBook(page).entries).to_have_count(1)
    title = LogBook(page).entries.first.get_by_role("heading").inner_text()
    wait_ready(page)
    LogBook(page).press(title, "Share")
    expect(LogBook(page).told).to_contain_text("Link to ")
    assert LogBook(page).export(title).startswith('{"format":')
    page.goto(f"{root}#/settings")
    expect(page.get_by_text("this address is not secure")).to_be_visible()


def plays_with_all_site_data_blocked(context: BrowserContext, address: str, play: Play) -> None:
    """In memory, and the player is told."""
    page = context.pages[0]
    page.goto(address)
    wait_ready(page)
    denied = "(() => { try { return localStorage.length; } catch { return 'denied'; } })()"
    assert page.evaluate(denied) == "denied"
    play(page, address)
    expect(page.get_by_text(NOTHING_SAVED)).to_be_visible()


def plays_in_another_sites_frame(context: BrowserContext, address: str, folder: Path) -> None:
    """Where the browser closes its storage to third parties."""
    page = context.pages[0]
    (folder / "index.html").write_text(f'<iframe src="{address}" width=1200 height=800>', "utf-8")
    with serving(folder) as other:
        page.goto(other.root.replace("127.0.0.1", "localhost"))
        frame = page.frame_locator("iframe")
        frame.locator("html[data-engine=ready]").wait_for(state="attached", timeout=40_000)
        frame.locator("body").evaluate("() => { location.hash = '#/new/portsmouth'; }")
        frame.get_by_role("button", name="Start the game").click()
        expect(frame.get_by_text(NOTHING_SAVED)).to_be_visible(timeout=30_000)


def home_plays(page: Page, _root: str) -> None:
    """A game of Portsmouth, with an action."""
    table = Home(page).start(seed="house", starts=0)
    table.do("A1")
    assert table.action_points() == 4
