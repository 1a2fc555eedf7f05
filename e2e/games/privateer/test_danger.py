"""The forecast of danger: dots on the squares where somebody could attack next."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.games.privateer.positions import kept, lay
from portsmouth.games.privateer.rules.chart import GRID
from portsmouth.games.privateer.views.odds import public_odds
from tests.games.privateer.build import position, ship

pytestmark = pytest.mark.kept_page

DOTS = """() => Object.fromEntries([...document.querySelectorAll('.danger')].map((each) => {
    const at = each.querySelector('rect');
    const place = `${at.getAttribute('x')},${at.getAttribute('y')}`;
    return [place, each.querySelectorAll('circle').length];
}))"""


def test_danger_is_shown_where_rivals_can_come(open_site: Callable[..., Page]) -> None:
    """One dot under a quarter, two under a half, three above; the button shows and hides them."""
    s = position(ship("h8", cargo={"rum": 2}), ship("k8", cannons=4), ship("d4"))
    table = lay(open_site(), kept(s, captains=(1, 2)))
    page = table.page
    button = table.destinations.get_by_role("button", name=re.compile("^Danger"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".danger").first).to_be_attached()
    danger: Any = public_odds(s, 0)["danger"]
    wanted = {}
    for square, rivals in danger.items():
        most = max([0, *(rival["win"] for rival in rivals)])
        row, column = divmod(GRID.cell(square), GRID.columns)
        if most:
            wanted[f"{column},{row}"] = 1 + (most >= 250) + (most >= 500)
    assert wanted
    assert page.evaluate(DOTS) == wanted
    lay(page, kept(s, captains=(1, 2), id="another"))
    expect(button).to_have_attribute("aria-pressed", "true")  # kept on the device
    assert page.evaluate(DOTS) == wanted
    page.keyboard.press("Shift+D")
    expect(page.locator(".danger")).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", "false")
