"""Pointing at an answer: it is told where there is room, no size changes, no ship is covered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import damaged, first_muster, lay
from e2e.games.captains_sea.test_layout import show
from e2e.games.captains_sea.test_states_axe import CROWDED, RARE, questions
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize
from tests.sample import every

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SIZES = ((390, 664), (1440, 900))
RESIZED = """async () => {
    const { set } = await import('./web/js/app/store.js');
    const drawn = () => new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)));
    const boxes = () => JSON.stringify(['.seamap', '.area-ribbon', '.ribbon__options', '.area-bar']
        .map((each) => document.querySelector(each)?.getBoundingClientRect())
        .map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round)));
    const answers = '.ribbon button[aria-pressed]:not([aria-disabled=true])';
    const found = [];
    for (let at = 0; at < document.querySelectorAll(answers).length; at += 1) {
        const before = boxes();
        document.querySelectorAll(answers)[at].click();
        await drawn();
        const after = boxes();
        if (after !== before)
            found.push(`${document.querySelectorAll(answers)[at].textContent.trim()}: `
                + `${before} to ${after}`);
        set({ selected: null });
        await drawn();
    }
    return found;
}"""
"""Answers that change the box of the map, of the question, of its answers or of the bar."""
UNDER = """() => {
    const told = document.querySelector('.seamap__told').getBoundingClientRect();
    return [...document.querySelectorAll('.hull__deck')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < told.right && told.left < box.right
            && box.top < told.bottom && told.top < box.bottom;
    }).length;
}"""
"""How many ships what is told on the map covers."""


def test_pointing_changes_no_size(open_site: Callable[..., Page]) -> None:
    """Map, question and bar have the same boxes before and after a first press."""
    page = open_site()
    found = []
    for step in every(2, "pointing changes no size", (*questions(), *RARE, *CROWDED)):
        if step == "window":
            continue  # it passes by itself; that with many cards stands among the crowded ones
        show(page, step)
        for size in SIZES:
            resize(page, *size)
            Table(page).settled()
            found += [f"{step}, {size}: {each}" for each in page.evaluate(RESIZED)]
    assert found == []


def test_a_ready_made_crew_changes_no_size(open_site: Callable[..., Page]) -> None:
    """Neither of the map nor of the watch bill, sound or damaged."""
    page = open_site()
    for save in (first_muster(), damaged()):
        lay(page, save)
        expect(Table(page).ready().settled().bill).to_be_visible()
        for size in SIZES:
            resize(page, *size)
            assert page.evaluate(RESIZED) == []


@pytest.mark.parametrize("size", [*SIZES, (320, 568), (1024, 768)])
def test_what_is_pointed_at_is_told_in_the_question(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """A course or a square, in the place of what the question tells else, not over the map."""
    page = open_site()
    resize(page, *size)
    lay(page, questions()["turn"])
    table = Table(page).ready().settled()
    told = table.ribbon.locator(".ask__preview:not(.ask__away)")
    expect(told).to_have_count(0)
    table.ribbon.locator(".choice[data-option^=turn]").last.click()
    expect(told).to_contain_text("heading")
    page.locator("[data-target=m9]").dispatch_event("click")
    expect(told).to_contain_text("M9: ")
    expect(page.locator(".seamap__told")).to_be_hidden()


def test_no_ship_is_covered_where_the_map_tells_it(open_site: Callable[..., Page]) -> None:
    """While a crew is assigned, and on phones that lie down, it is told beside both ships."""
    page = open_site()
    for size in ((390, 664), (844, 390)):
        resize(page, *size)
        lay(page, questions()["muster"] if size[0] < size[1] else questions()["select"])
        Table(page).ready().settled()
        for square in ("g6", "k10"):
            page.locator(f"[data-target={square}]").first.dispatch_event("click")
            expect(page.locator(".seamap__told")).to_be_visible()
            assert page.evaluate(UNDER) == 0, (size, square)
