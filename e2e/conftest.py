"""Fixtures of the browser tests: the served site, the browser's arguments, and a watched page.

`page` (from pytest-playwright) is made strict here: a test fails if its page logs an error, throws
one, or asks any other host. A test that provokes errors says so with @pytest.mark.expect_errors;
requests to other hosts are never excused.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, expect

from e2e.kept import KeptPage
from e2e.server import Site, serving
from tests.sample import take_parts

ROOT = Path(__file__).resolve().parent.parent
DIST = Path(os.environ.get("PORTSMOUTH_DIST", ROOT / "dist"))
BOOT_TIMEOUT_MS = 30_000
SIZE = (1440, 900)
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHORT_LIVES = "--js-flags=--liftoff-only"
"""Compiles WebAssembly once, quickly: no test lives long enough to gain by a second time."""


PATIENCE_MS = 20_000
"""How long an expectation waits: a machine that is busy with other things is no failure."""


def pytest_configure(config: pytest.Config) -> None:
    """Declare the markers of the browser tests, and how long they wait."""
    expect.set_options(timeout=PATIENCE_MS)
    config.addinivalue_line("markers", "expect_errors: the page may log or throw errors")
    config.addinivalue_line("markers", "kept_page: `page` is the worker's, kept open (e2e/kept.py)")
    config.addinivalue_line("markers", "fresh_page: not this test, in a module of kept pages")
    config.addinivalue_line("markers", "sampled(n): a run takes one of n parts of its parameters")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take a part of the parameters of a test marked `sampled`, another one at each commit.

    SAMPLE=all takes all of them (`make thorough`), SAMPLE=NUMBER the part of another commit.
    """
    take_parts(config, items)


def browser_program() -> str | None:
    """The Chromium to use: PORTSMOUTH_CHROMIUM, the machine's own, or None for Playwright's."""
    named = os.environ.get("PORTSMOUTH_CHROMIUM")
    if named:
        return named
    names = ("chromium", "google-chrome", "chromium-browser")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the machine's Chromium, with the flags that keep it off the network."""
    arguments = browser_type_launch_args | {"args": [*CHROMIUM_FLAGS, SHORT_LIVES]}
    program = browser_program()
    return arguments | {"executable_path": program} if program else arguments


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Each test's context: no service worker unless the test makes its own context."""
    return browser_context_args | {
        "service_workers": "block",
        "viewport": {"width": SIZE[0], "height": SIZE[1]},
    }


class Keeper:
    """Makes the kept page when it is first asked for, and anew when it no longer works."""

    def __init__(self, browser: Browser, arguments: dict[str, Any], site: Site) -> None:
        """Note what it takes; nothing is opened yet."""
        self.browser = browser
        self.arguments = arguments | {"service_workers": "allow"}
        self.site = site
        self.kept: KeptPage | None = None

    def page(self) -> Page:
        """The page for a test."""
        if self.kept:
            try:
                return self.kept.fresh()
            except Error:
                self.close()
        self.kept = KeptPage(self.browser.new_context(**self.arguments), self.site, SIZE)
        return self.kept.fresh()

    def leave(self) -> None:
        """End what a test left running; a page that can't is given up."""
        try:
            if self.kept:
                self.kept.page.goto("about:blank")
        except Error:
            self.close()

    def close(self) -> None:
        """Give the page up, with all that its device keeps."""
        if self.kept:
            self.kept.page.context.close()
        self.kept = None


@pytest.fixture(scope="session")
def keeper(browser: Browser, browser_context_args: dict[str, Any], site: Site) -> Iterator[Keeper]:
    """Whoever keeps a page open for the tests that are marked with kept_page."""
    keeper = Keeper(browser, browser_context_args, site)
    yield keeper
    keeper.close()


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of a fresh context without service worker; marked with kept_page, the worker's own.

    The kept page suits a test that only uses the game. One that denies storage, breaks the
    host, adds scripts, opens tabs, or looks at how the page starts needs a fresh context.
    """
    marked = request.node.get_closest_marker
    if marked("kept_page") is None or marked("fresh_page"):
        yield request.getfixturevalue("context").new_page()
        return
    keeper: Keeper = request.getfixturevalue("keeper")
    yield keeper.page()
    keeper.leave()


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The built site, served for the whole session. Don't break it: use `own_site` for that."""
    if not (DIST / "build.json").is_file():
        pytest.fail("dist/ is not built: run `make build`")
    with serving(DIST) as running:
        yield running


@pytest.fixture
def own_site() -> Iterator[Site]:
    """The built site on a server of the test's own, to be broken or stopped."""
    with serving(DIST) as running:
        yield running


class Watch:
    """Notes what a page must not do."""

    def __init__(self) -> None:
        """Start with clean lists."""
        self.errors: list[str] = []
        self.outside: list[str] = []

    def attach(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.context.on("request", self._request)

    def detach(self, page: Page) -> None:
        """Listen no more."""
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._error)
        page.context.remove_listener("request", self._request)

    def _error(self, error: Error) -> None:
        self.errors.append(f"uncaught: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.outside.append(request.url)


@pytest.fixture(autouse=True)
def watch(request: pytest.FixtureRequest) -> Iterator[Watch]:
    """Fail the test if its `page` logged an error, threw one, or asked another host."""
    notes = Watch()
    page: Page | None = None
    if "page" in request.fixturenames:
        page = request.getfixturevalue("page")
        notes.attach(page)
    yield notes
    if page:
        notes.detach(page)
    assert notes.outside == [], "the page asked another host"
    if request.node.get_closest_marker("expect_errors") is None:
        assert notes.errors == []


def wait_ready(page: Page) -> None:
    """Wait until the engine can answer; fails with the page's reason if it can't."""
    settled = page.locator("html[data-engine=ready], html[data-engine=failed]")
    settled.wait_for(state="attached", timeout=BOOT_TIMEOUT_MS)
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.fixture
def open_site(page: Page, site: Site) -> Callable[..., Page]:
    """A function that opens a path of the site (default: the start page) and waits for ready."""

    def open_(path: str = "", base: str | None = None) -> Page:
        page.goto((base or site.root) + path)
        wait_ready(page)
        return page

    return open_
