"""A page that is kept open for many tests: its device has the site and a snapshot of the engine.

Most of a test's time in a fresh context is the browser's work for a new window and the engine's
start from nothing. On a kept page a test still begins with a document of its own, a device
on which nothing is saved, and a window of the usual size.
"""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

from e2e.server import Site

SLOW_MS = 90_000
PLAIN = "licenses/NOTICE.txt"
"""A file of the site that runs nothing."""
SAVED = "local_storage,indexeddb"
"""What a test leaves on the device; the caches of the service worker stay."""
STEPS_TOLD = """root => localStorage.setItem(
    `${new URL(root).pathname}portsmouth/first-steps`, 'ended'
)"""
"""Whoever tests a game has been told the first steps; a test about them forgets it."""


class KeptPage:
    """One page for many tests, in a context that allows service workers."""

    def __init__(self, context: BrowserContext, site: Site, size: tuple[int, int]) -> None:
        """Start the site once and wait until it is on the device, with the snapshot."""
        self.site = site
        self.size = size
        self.page = context.new_page()
        self.browser = context.new_cdp_session(self.page)
        self.page.goto(site.root)
        kept = self.page.locator("html[data-snapshot=kept]")
        kept.wait_for(state="attached", timeout=SLOW_MS)

    def fresh(self) -> Page:
        """The page, as a test expects it: nothing saved, nothing open."""
        page = self.page
        for other in page.context.pages:
            if other != page:
                other.close()
        page.goto(self.site.root + PLAIN)
        origin = {"origin": self.site.origin, "storageTypes": SAVED}
        self.browser.send("Storage.clearDataForOrigin", origin)
        page.evaluate(STEPS_TOLD, self.site.root)
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        page.emulate_media(reduced_motion="null", forced_colors="null", color_scheme="null")
        page.mouse.move(0, 0)
        return page
