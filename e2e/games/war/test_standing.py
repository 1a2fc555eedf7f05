"""Questions that are asked again and again are answered for good, and that is taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.war.positions import kept, lay
from e2e.test_layout import resize
from tests.games.war.build import convoy, play, position

pytestmark = pytest.mark.kept_page

SIZES = ((390, 664), (1440, 900))


def test_fire_is_held_from_now_on(open_site: Callable[..., Page]) -> None:
    """W17: a tick beside the question answers it; the menu's sheet lets it be asked again."""
    s = position(convoy("m18"), convoy("m18"), active=1)
    play(s, "stay", "pass")
    page = open_site()
    lay(page, kept(s, captains=[1]))
    ribbon = page.locator(".ribbon--hail")
    tick = ribbon.get_by_role("checkbox", name="Hold fire from now on")
    for width, height in SIZES:
        resize(page, width, height)
        expect(tick).to_be_in_viewport()
        box = ribbon.locator(".ask__standing").bounding_box()
        assert box is not None
        assert box["height"] >= 44
    tick.check()
    expect(ribbon).to_have_count(0)
    page.locator("[data-do=menu]").click()
    page.locator("[data-menu=asked]").click()
    again = page.locator(".sheet--asked").get_by_role("checkbox")
    expect(again).to_be_checked()
    again.click()
    expect(again).not_to_be_checked()
