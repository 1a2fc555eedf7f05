"""The table of Captain's Sea fits: no page scrolls, no word is cut off, no target is small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import damaged, lay, over
from e2e.games.captains_sea.test_states_axe import CROWDED, RARE, crowded, questions, rare
from e2e.pages.games.captains_sea import Table
from e2e.test_language_layout import german
from e2e.test_layout import (
    ASIDE,
    CUT,
    LARGE_TEXT_SIZES,
    SMALL_PRINT,
    resize,
    set_text_size,
)
from tests.sample import every

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

SIZES = [
    *((390, 664), (360, 640), (320, 568), (750, 342), (844, 390)),
    *((768, 1024), (810, 1080), (1280, 720), (1440, 900)),
]
PAGE_SCROLLS = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const all = scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1;
    return all ? ['the page scrolls'] : [];
}"""
ROLLS = """() => [...document.querySelectorAll('.ribbon, .ribbon *, .area-dock')]
    .filter((each) => each.checkVisibility())
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.className} rolls`)"""
"""Parts of a question that have no room, and ships beside it."""
SMALL = """() => [...document.querySelectorAll('#app button')]
    .filter((each) => each.checkVisibility() && !each.closest('.seamap'))
    .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        const { position, left, top } = getComputedStyle(each, '::after');
        const more = (side) =>
            position === 'absolute' ? -2 * Math.min(0, parseFloat(side) || 0) : 0;
        return [each.ariaLabel || each.textContent.trim(), width + more(left), height + more(top)];
    })
    .filter(([, width, height]) => width && (width < 43.5 || height < 43.5))
    .map(([name, ...size]) => `${name.slice(0, 30)} ${size.map(Math.round).join('x')}`)"""
"""Buttons that a finger misses; the squares of the map are answers of the question, too."""
LIE_OVER = """() => {
    const parts = [...document.querySelectorAll('.table > :not(.sr, .skip, .toast, .guide)')]
        .filter((each) => each.checkVisibility());
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return parts.flatMap((one, at) => parts.slice(at + 1)
        .filter((two) => over(one.getBoundingClientRect(), two.getBoundingClientRect()))
        .map((two) => `${one.className} and ${two.className} lie over each other`));
}"""
QUERIES = (PAGE_SCROLLS, CUT, ROLLS, SMALL, LIE_OVER)
LONG = ("rig", "charge", "select", "window", "aim", "reload", "split", "bonus", "spend", "bid")
"""The questions with the most words."""
LONG_RARE = ("support", "second", "hand", "lose", "change", "fall")


def test_every_question_fits(open_site: Callable[..., Page]) -> None:
    """On phones, small ones and those lying down, on tablets and desktops."""
    page = open_site()
    steps = every(3, "questions fit", (*questions(), *RARE, *CROWDED))
    found = [wrong for step in steps for wrong in misfits(page, step)]
    assert found == []


def test_questions_fit_where_text_is_large(open_site: Callable[..., Page]) -> None:
    """At 200 % the table scrolls up and down, and nothing is cut off."""
    page = open_site()
    steps = every(3, "large questions fit", (*questions(), *RARE))
    found = [wrong for step in steps for wrong in large_misfits(page, step)]
    assert found == []


def test_german_words_fit(page: Page, open_site: Callable[..., Page]) -> None:
    """The longest words."""
    german(page, open_site)
    steps = every(3, "German questions fit", ("damaged", *LONG, *LONG_RARE, *CROWDED))
    found = [wrong for step in steps for wrong in misfits(page, step)]
    found += [wrong for step in steps for wrong in large_misfits(page, step)]
    assert found == []


def test_a_long_watch_bill_comes_in_whole_rows(open_site: Callable[..., Page]) -> None:
    """Eleven tasks: those without room are on the next page, by press and by key; men are kept."""
    page = open_site()
    assert misfits(page, "damaged") == []
    resize(page, 1440, 900)
    tasks, more = page.locator(".bill__row"), page.locator("[data-do=bill-turn]")
    expect(tasks.filter(visible=True)).to_have_count(11)
    expect(more).to_be_hidden()
    resize(page, 390, 664)
    expect(tasks.filter(visible=True)).to_have_count(5)
    expect(more).to_have_text("6 more tasks")
    more.click()
    expect(tasks.filter(visible=True)).to_have_count(5)
    expect(more).to_have_text("1 more task")
    more.click()
    expect(more).to_have_text("Back to the first tasks")
    last = tasks.last
    last.locator("[data-more='1']").click()
    expect(last.locator(".bill__men")).to_contain_text("1")
    page.keyboard.press("ArrowDown")
    expect(tasks.first.locator("[data-more='1']")).to_be_focused()
    expect(more).to_have_text("6 more tasks")
    page.keyboard.press("ArrowUp")
    expect(last.locator("[data-more='1']")).to_be_focused()
    expect(last.locator(".bill__men")).to_contain_text("1")


@pytest.mark.parametrize("size", [(664, 390), (750, 342)])
def test_a_phone_that_lies_down_tells_what_a_bonus_move_risks(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """The sentence has room there, and so have the first steps above the map."""
    page = open_site()
    resize(page, *size)
    show(page, "bonus")
    told = page.locator(".ribbon .ask__facts").first
    expect(told).to_be_visible()
    expect(told).to_contain_text("If the roll fails, the rigging")
    assert [each for query in QUERIES for each in page.evaluate(query)] == []


def test_the_end_fits(open_site: Callable[..., Page]) -> None:
    """Score, ships, log and luck, at each of the sizes and with large text."""
    page = open_site()
    lay(page, over())
    expect(Table(page).final).to_be_visible()
    expect(page.locator(".gunluck")).to_be_visible()
    found: list[str] = []
    for width, height, text in (*((*size, 100) for size in SIZES), (390, 664, 200)):
        set_text_size(page, text)
        resize(page, width, height)
        wrong = [*page.evaluate(CUT), *page.evaluate(SMALL)]
        wrong += ["scrolls aside"] if page.evaluate(ASIDE) else []
        found += [f"{width}x{height}, {text} %: {each}" for each in wrong]
    set_text_size(page, 100)
    assert found == []


def show(page: Page, step: str) -> None:
    """Put the position on the table in which a step is asked, or a crew of a damaged ship is."""
    asked = step
    if step == "damaged":
        save, asked = damaged(), "muster"
    elif step in CROWDED:
        save, asked = crowded(step), CROWDED[step][2]
    else:
        save = rare(step) if step in RARE else questions()[step]
    lay(page, save)
    expect(page.locator(f"main.table[data-step={asked}]")).to_be_visible()
    table = Table(page).settled()
    if step == "nine aims":
        table.other_aims.click()


def misfits(page: Page, step: str) -> list[str]:
    """What doesn't fit where a question is asked, at any of the sizes."""
    show(page, step)
    found: list[str] = []
    for width, height in SIZES:
        resize(page, width, height)
        wrong = [each for query in QUERIES for each in page.evaluate(query)]
        found += [f"{step}, {width}x{height}: {each}" for each in wrong]
    return found


def large_misfits(page: Page, step: str) -> list[str]:
    """The same where the text has 200 %."""
    show(page, step)
    set_text_size(page, 200)
    found: list[str] = []
    for width, height in LARGE_TEXT_SIZES:
        resize(page, width, height)
        wrong = [each for query in (CUT, SMALL_PRINT) for each in page.evaluate(query)]
        wrong += ["scrolls aside"] if page.evaluate(ASIDE) else []
        found += [f"{step}, {width}x{height}, 200 %: {each}" for each in wrong]
    set_text_size(page, 100)
    return found
