"""A press that is meant for the large button meets nothing that has only just come to lie there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import first_muster, lay, over
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = pytest.mark.kept_page

PACE = "import('./web/js/app/settings.js').then((all) => all.setSetting('pace', 'step'))"
SOON_MS = 700
TAP = """(buttons) => {
    const { left, top } = document.querySelector(buttons.at(-1)).getBoundingClientRect();
    for (const button of buttons)
        document.querySelector(button).dispatchEvent(new PointerEvent('click', {
            bubbles: true, cancelable: true, detail: 1, pointerType: 'touch',
            clientX: left + 20, clientY: top + 20,
        }));
}"""
"""Taps in the place of the last button, one right after the other, on what lies there by then."""


@pytest.mark.parametrize("button", ["hold", "skip"])
def test_a_hasty_tap_leaves_a_captain_alone(open_site: Callable[..., Page], button: str) -> None:
    """What lay there before was meant; a tap that comes later does what it says."""
    page = open_site()
    resize(page, 390, 664)
    page.evaluate(PACE)
    lay(page, first_muster())
    table = Table(page).ready().settled()
    table.main.click()
    waits = page.locator(".waitbar[data-bot=waiting]")
    expect(waits).to_be_visible()
    at = f"[data-bot-do={button}]"
    page.wait_for_timeout(SOON_MS)
    page.evaluate(TAP, [".seamap", at])
    page.wait_for_timeout(SOON_MS)
    expect(waits).to_be_visible()
    page.evaluate(TAP, [at])
    expect(waits).to_have_count(0)


def test_what_begins_a_new_game_is_not_under_the_thumb(open_site: Callable[..., Page]) -> None:
    """At the end what only looks comes first, and a hasty tap begins nothing."""
    page = open_site()
    resize(page, 390, 664)
    lay(page, over())
    expect(Table(page).final).to_be_visible()
    names = page.locator(".final__foot button").evaluate_all("all => all.map((e) => e.dataset.do)")
    assert names.index("analysis") == 0
    assert names[-2:] == ["new-game", "rematch"]
    page.evaluate(TAP, [".final__title", ".final__foot [data-do=new-game]"])
    page.wait_for_timeout(SOON_MS)
    expect(Table(page).final).to_be_visible()
    page.evaluate(TAP, [".final__foot [data-do=new-game]"])
    expect(Table(page).final).to_have_count(0)
