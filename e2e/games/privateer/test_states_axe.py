"""axe-core finds nothing at Privateer's table, whatever is asked, nor in its sheets; six seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.axe import Axe
from e2e.conftest import Watch, wait_ready
from e2e.games.privateer import positions
from e2e.server import Site
from e2e.test_axe import SIZES, STILL
from tests.games.privateer.build import actor

THEMES = ("paper", "night")
LOOKED_AT = ("sail", "answer")
"""Where the chart is looked at, too: with what is in reach, and with nothing to be done on it."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(size, id=name, marks=pytest.mark.xdist_group(f"privateer axe {name}"))
        for name, size in SIZES.items()
    ],
)
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all questions of a size; the captains are still, so that nothing moves."""
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height},
        service_workers="block",
        reduced_motion="reduce",
    )
    page = context.new_page()
    watch = Watch()
    watch.attach(page)
    page.goto(site.root)
    page.evaluate(STILL)
    page.reload()
    wait_ready(page)
    yield Axe(page, THEMES)
    context.close()
    assert watch.errors == []


@pytest.mark.parametrize("step", positions.QUESTIONS)
def test_a_question(axe: Axe, step: str) -> None:
    """What is asked stands there, and can be heard, seen and pressed by everybody."""
    s = positions.QUESTIONS[step]()
    others = [seat for seat in range(s.seats) if seat != actor(s)]
    table = positions.lay(axe.page, positions.kept(s, captains=others))
    if step not in ("bounty", "sail"):
        expect(table.ribbon).to_be_visible()
    axe.check(step, everywhere=True, beside=step not in LOOKED_AT)
    axe.clean()
