"""A page whose host is gone after its first visit, for tests of each game that play on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from e2e.conftest import DIST, wait_ready
from e2e.pages.offline import Offline
from e2e.server import serving


@contextmanager
def page_without_host(browser: Browser, opened: str = "portsmouth") -> Iterator[tuple[Page, str]]:
    """A page at home, and the root of its site: only one game was opened before, all is there."""
    with (
        serving(DIST) as site,
        browser.new_context(service_workers="allow", locale="en-GB") as context,
    ):
        page = context.new_page()
        page.goto(f"{site.sub}#/new/{opened}")
        wait_ready(page)
        Offline(page).all_ready()
        site.stop()
        context.set_offline(True)
        page.goto("about:blank")
        page.goto(f"{site.sub}?from=home")
        wait_ready(page)
        yield page, site.sub
