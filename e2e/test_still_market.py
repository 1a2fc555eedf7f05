"""The market stays still whatever one points at, and nothing lies over what one reads there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import CELLS, Table
from e2e.pages.learn import Learn
from e2e.pages.shell import Home
from e2e.test_language_layout import german, start
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

PHONES = [(360, 640), (390, 664), (390, 844)]

BOXES = """() => [...document.querySelectorAll('[data-cell]')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [cell.dataset.cell, x, y, width, height];
})"""

OVER_THE_PRICE = """() => [...document.querySelectorAll('.cell')].flatMap((cell) => {
    const ring = cell.querySelector('.cell__ring')?.getBoundingClientRect();
    if (!ring) return [];
    const boxes = [...cell.querySelectorAll('.cell__sign')].map((e) => e.getBoundingClientRect());
    const parts = cell.querySelectorAll('.cell__rank, .cell__key, .cell__hand');
    for (const part of parts) {
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            boxes.push(range.getBoundingClientRect());
        }
    }
    const meets = boxes.some((box) => box.width && box.right > ring.left + 0.5
        && box.left < ring.right && box.bottom > ring.top + 0.5 && box.top < ring.bottom - 1.5);
    const out = boxes.some((box) => box.right > cell.getBoundingClientRect().right + 0.5);
    return meets || out ? [`${cell.dataset.cell} ${cell.innerText.replaceAll('\\n', ' ')}`] : [];
})"""

OVER_THE_FACE = """() => [...document.querySelectorAll('.cell--officer')].flatMap((cell) => {
    const face = cell.querySelector('.cell__art').getBoundingClientRect();
    const words = [...cell.querySelectorAll('.cell__key span')].filter((e) => e.checkVisibility());
    const over = words.some((word) => word.getBoundingClientRect().bottom > face.top + 2);
    return over ? [cell.dataset.cell] : [];
})"""
"""Cells whose skill is written over the portrait."""

UNDER_THE_WAY = """() => {
    const marks = [...document.querySelectorAll('.route i, .cell__step')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    const covered = [...document.querySelectorAll('.cell')].flatMap((cell) => {
        const boxes = [];
        for (const part of cell.querySelectorAll('.cell__rank, .cell__key, .cell__ring')) {
            const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
            while (words.nextNode()) {
                const range = document.createRange();
                range.selectNodeContents(words.currentNode);
                boxes.push(range.getBoundingClientRect());
            }
        }
        boxes.push(...[...cell.querySelectorAll('.art--officer')].map((art) => {
            const { left, right, top, bottom } = art.getBoundingClientRect();
            const [x, y] = [(right - left) / 6, (bottom - top) / 6];
            return { left: left + x, right: right - x, top: top + y, bottom: bottom - y, width: 1 };
        }));
        return boxes.some((box) => box.width && marks.some((mark) => meet(mark, box)))
            ? [cell.dataset.cell] : [];
    });
    return { marks: marks.length, covered };
}"""


def still(table: Table, page: Page, when: str) -> None:
    """No cell moves, at any size of a phone, whichever is pointed at."""
    for width, height in PHONES:
        resize(page, width, height)
        before = page.evaluate(BOXES)
        assert len(before) == len(CELLS)
        for cell in CELLS:
            table.point(cell).settled()
            after = page.evaluate(BOXES)
            assert after == before, f"{when}, {width}x{height}: {cell}"
        page.keyboard.press("Escape")


def test_the_market_stands_still_in_a_game(open_site: Callable[..., Page], page: Page) -> None:
    """Before a card is bought, and when the pawn stands in the market."""
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="layout 3", starts=1)
    still(table, page, "a game")


def test_the_market_stands_still_in_a_lesson(open_site: Callable[..., Page], page: Page) -> None:
    """The coach takes no height away from the cards when one points at one."""
    open_site("#/learn/portsmouth")
    coach = Learn(page).begin(1)
    still(coach.table, page, "a lesson")
    resize(page, 1440, 900)
    tops = page.evaluate(
        "['.coach', '.dock', '.inspector'].map("
        "(each) => document.querySelector(each).getBoundingClientRect().top)"
    )
    assert tops == sorted(tops), "the coach speaks first"


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_meets_the_price(open_site: Callable[..., Page], page: Page, language: str) -> None:
    """Neither a word nor an emblem, in either language, on narrow phones."""
    if language == "de":
        german(page, open_site)
        start(page)
    else:
        open_site()
        Home(page).start(("Anson", "Byron", "Cooke", "Duncan"), seed="layout 3", starts=1)
    for width, height in PHONES:
        resize(page, width, height)
        assert page.evaluate(OVER_THE_PRICE) == [], f"{width}x{height}"
        if height < 700:
            assert page.evaluate(OVER_THE_FACE) == [], f"{width}x{height}"
    resize(page, 1280, 720)
    assert page.evaluate(OVER_THE_FACE) == [], "1280x720"


def test_the_way_covers_neither_words_nor_faces(open_site: Callable[..., Page], page: Page) -> None:
    """One selects a card to read it: its way is marked between the cards."""
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="layout 3", starts=1)
    for width, height in [*PHONES, (1440, 900)]:
        resize(page, width, height)
        for cell in ("B2", "C3", "D4"):
            table.point(cell).settled()
            found = page.evaluate(UNDER_THE_WAY)
            assert found["marks"], f"{cell} has no way"
            assert found["covered"] == [], f"{width}x{height}: {cell}"


OVER_THE_TITLE = """() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast?.width) return [];
    const others = document.querySelectorAll('.title > *:not(.title__room), .strip, .chip');
    return [...others].filter((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const box = words.getBoundingClientRect();
        return box.left < toast.right && toast.left < box.right
            && box.top < toast.bottom && toast.top < box.bottom;
    }).map((each) => each.className);
}"""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (750, 342), (810, 1080), (1440, 900)])
def test_whose_turn_begins_is_seen_and_covers_no_word(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """The player's chip lights up; words beside it only where the title has room."""
    page = open_site()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Home(page).start(seed="early 1", starts=0)
    expect(page.locator(".chip--begins")).to_have_attribute("aria-current", "true")
    expect(page.locator(".toast")).to_have_count(1)
    assert page.evaluate(OVER_THE_TITLE) == []
