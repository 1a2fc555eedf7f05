"""axe-core finds nothing wrong in War's questions, sheets, score and rules; six seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.axe import Axe, one_page, sizes
from e2e.games.war import positions
from e2e.server import Site
from portsmouth.games.war.game import GAME

pytestmark = pytest.mark.sampled(2)

THEMES = ("paper", "night", "contrast")

SHEETS = {"world": "a", "compare": "b", "sheet": "$", "convoy": "k", "text": "t", "keys": "?"}
"""The sheets that a letter opens."""


@pytest.fixture(scope="module", params=sizes("war axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all questions of a size; the captains are still, so that nothing moves."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


@pytest.mark.sampled(6)
@pytest.mark.parametrize("step", positions.QUESTIONS)
def test_a_question(axe: Axe, step: str) -> None:
    """Each kind of question, in all themes."""
    s = positions.QUESTIONS[step]()
    (asked,) = GAME.actors(s)
    others = [seat for seat in range(s.seats) if seat != asked]
    table = positions.lay(axe.page, positions.kept(s, captains=others))
    expect(table.main).to_be_visible()
    axe.check(step, everywhere=True)
    axe.clean()


def test_the_sheets(axe: Axe) -> None:
    """All ports, everybody's race, the goods sheet, a convoy, the table in words."""
    page = axe.page
    positions.lay(page, positions.kept(positions.QUESTIONS["sail"](), captains=range(1, 6)))
    for name, key in SHEETS.items():
        page.locator(".sea [data-target=f11]").focus()
        page.keyboard.press(key)
        expect(page.locator(f".sheet--{name}")).to_be_visible()
        axe.check(f"sheet {name}")
        page.keyboard.press("Escape")
    axe.clean()
