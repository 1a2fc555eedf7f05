"""axe-core in the page: what a screen does wrong for people who hear it, enlarge it or can't tell
colours. The library is a developer's tool (node_modules), never shipped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import Watch, wait_ready
from e2e.server import Site

SOURCE = Path(__file__).resolve().parent.parent / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The cells beside an open sheet are those that were looked at without it.
RUN = """async ([only, beside]) => (await axe.run(
    beside || document.querySelector('[role=dialog]') ? { exclude: ['[role=grid]'] } : document, {
    runOnly: only.length === 1 ? { type: 'rule', values: only } : { type: 'tag', values: only },
    resultTypes: ['violations'],
})).violations.map((each) => ({
    rule: each.id,
    places: each.nodes.map((node) => `${node.target.join(' ')}: ${
        [...node.any, ...node.all, ...node.none].map((check) => check.message).join('; ')
    }`),
}))"""
# The store of pictures holds thousands of strokes and no word; axe would walk through them all.
# The page hangs it piece by piece while it has time, so that a busy machine still hangs some later.
UNHANG = "for (const each of document.querySelectorAll('svg.sprite')) each.remove()"
THEME = """async (theme) => {
    document.documentElement.dataset.theme = theme;
    await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations()) each.cancel();
}"""


class Axe:
    """Checks what a page shows now. Found faults are kept until they are asked for."""

    def __init__(self, page: Page, themes: tuple[str, ...]) -> None:
        """Wrap a page; the first theme is checked in full, the others for their colours."""
        self.page = page
        self.themes = themes
        self.faults: list[str] = []

    def check(self, state: str, everywhere: bool = False, beside: bool = False) -> None:
        """Note the violations in this state; with `everywhere` its colours in all other themes.

        With `beside` the grid is left out: it was looked at in another state, and is large.
        """
        self._notes(state, self.themes[0], TAGS, beside)
        if not everywhere:
            return
        for theme in self.themes[1:]:
            self._notes(state, theme, ["color-contrast"], beside)
        self.page.evaluate(THEME, self.themes[0])

    def clean(self) -> None:
        """Fail with everything found since the last time."""
        found, self.faults = self.faults, []
        if found:
            pytest.fail("\n".join(found), pytrace=False)

    def _notes(self, state: str, theme: str, only: list[str], beside: bool) -> None:
        self.page.evaluate(THEME, theme)
        for found in self._run(only, beside):
            places = "\n    ".join(found["places"][:6])
            self.faults.append(f"{state}, {theme}: {found['rule']}\n    {places}")

    def _run(self, only: list[str], beside: bool) -> list[dict[str, Any]]:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(SOURCE.read_text("utf-8"))
        self.page.evaluate(UNHANG)
        found: list[dict[str, Any]] = self.page.evaluate(RUN, [only, beside])
        return found


SIZES = {"desktop": (1440, 900), "phone": (390, 664)}
STILL = """localStorage.setItem(
    `${location.pathname}portsmouth/settings`,
    JSON.stringify({ theme: 'paper', autoForced: false, motion: 'still', pace: 'instant' }),
)"""


def sizes(name: str) -> list[Any]:
    """The sizes as parameters of a fixture; each size is looked at by one worker."""
    marks = {size: pytest.mark.xdist_group(f"{name} {size}") for size in SIZES}
    return [pytest.param(each, id=size, marks=marks[size]) for size, each in SIZES.items()]


@contextmanager
def still_page(browser: Browser, site: Site, **options: Any) -> Iterator[Page]:
    """A page on which nothing moves, in a context of its own; no error comes up on it."""
    context = browser.new_context(service_workers="block", **options)
    page = context.new_page()
    watch = Watch()
    watch.attach(page)
    page.goto(site.root)
    page.evaluate(STILL)
    page.reload()
    wait_ready(page)
    yield page
    context.close()
    assert watch.errors == []


@contextmanager
def one_page(
    browser: Browser, site: Site, size: tuple[int, int], themes: tuple[str, ...]
) -> Iterator[Axe]:
    """One page for all states of a size: nothing moves, and its faults are gathered."""
    viewport = {"width": size[0], "height": size[1]}
    with still_page(browser, site, viewport=viewport, reduced_motion="reduce") as page:
        yield Axe(page, themes)
