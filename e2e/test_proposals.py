"""What the main button proposes: to recruit where that can be paid, and nothing at a loss."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.midgame import before_turn, put_on_the_table
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

POINTS = re.compile(r"★ (−?\d+) → (−?\d+)")


def proposes_to_recruit(table: Table, cell: str) -> None:
    """The first tap means the recruit; to go there only is the other way."""
    table.point(cell).settled()
    expect(table.main).to_contain_text(re.compile("recruit", re.IGNORECASE))
    expect(table.ways().last).to_contain_text("only go there")


def test_the_first_tap_means_to_recruit_whether_near_or_far(
    open_site: Callable[..., Page], page: Page
) -> None:
    """At the edge from ashore, far away, next to the pawn; and no privilege that costs points."""
    page.set_viewport_size({"width": 390, "height": 664})
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="layout 3", starts=1)
    expect(table.actions.locator("[data-do=raise]")).to_contain_text("★ 0 → 1")
    proposes_to_recruit(table, "B1")
    proposes_to_recruit(table, "C3")
    table.do("A2")
    proposes_to_recruit(table, "A3")
    assert "Captain’s Gig" in table.said("A3")
    table.commit()
    expect(table.ribbon.get_by_role("button", name="Use")).to_contain_text("★ 3 → 1")
    expect(table.main).to_contain_text("Decline")
    lost = [pair for pair in POINTS.findall(table.main.inner_text()) if pair[1] < pair[0]]
    assert lost == []


def test_an_early_end_is_asked_once(open_site: Callable[..., Page], page: Page) -> None:
    """In one place, which says what is lost; where that place proposes it, one press is enough."""
    page.set_viewport_size({"width": 390, "height": 664})
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="early 1", starts=0)
    end = table.actions.locator("[data-do=end]")
    end.click()
    expect(page.get_by_role("button", name=re.compile("AP are lost"))).to_have_count(1)
    expect(table.main).to_have_text("End turn: 5 AP are lost")
    expect(page.get_by_text("Sure?")).to_have_count(0)
    page.keyboard.press("Escape")
    table.do("A1").do("A2").do("A3").do("A4")
    expect(table.main).to_have_text("End turn: 1 AP is lost")
    table.main.click()
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true")


def test_a_desktop_uses_its_room(open_site: Callable[..., Page], page: Page) -> None:
    """Everybody's crafts as squares, whole words, and the nearest of three ranks to select."""
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="layout 3", starts=1)
    for who in ("Anson", "Byron"):
        squares = table.chip(who).locator(".chip__squares .square")
        assert squares.count() == 8
        expect(squares.first).to_be_visible()
    expect(page.locator(".dock")).to_contain_text("Midshipmen 0/6")
    nearest = table.inspector.locator("[data-near]")
    ranks = {re.sub(r".*recruit | \d AP", "", words).strip() for words in nearest.all_inner_texts()}
    assert len(ranks) == nearest.count() == 3
    cell = nearest.first.get_attribute("data-near")
    nearest.first.click()
    expect(page.locator(f"[data-cell={cell}]")).to_have_attribute("aria-pressed", "true")


CUT = """selector => {
    const panel = document.querySelector('.inspector').getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < panel.left || right > panel.right || top < panel.top || bottom > panel.bottom;
    }).map((each) => each.textContent.trim());
}"""
"""What of the panel's buttons is not all in sight."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (810, 1080), (1440, 900)])
def test_the_panel_shows_all_its_buttons(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Eight numbers of AP to buy, four ways to one officer; from a tablet on, three proposals."""
    page = open_site()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = put_on_the_table(page, before_turn(2, 4, 6, 0))
    if size[0] >= 700:
        expect(table.inspector.locator("[data-near]")).to_have_count(3)
        assert page.evaluate(CUT, "[data-near]") == []
    table.actions.locator("[data-do=buy]").click()
    expect(table.inspector.locator(".buy")).to_have_count(8)
    assert page.evaluate(CUT, ".buy") == []
    page.keyboard.press("Escape")
    table.point("A3").settled()
    expect(table.ways()).to_have_count(4)
    assert page.evaluate(CUT, ".way") == []
