"""The table fits: no scrolling, nothing clipped, targets large enough."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.shell import Home

pytestmark = pytest.mark.kept_page

SIZES = [
    (320, 568),
    (390, 664),
    (390, 844),
    (720, 450),  # 1440 x 900 enlarged by the browser to 200 %
    (750, 342),
    (810, 1080),
    (1280, 720),
    (1280, 800),
    (1440, 900),
]

CLIPPED = """() => [...document.querySelectorAll('#app *')]
    .filter((each) => each.checkVisibility())
    .filter((each) => !each.closest('.sr, .flights, [aria-hidden=true] svg'))
    .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
    .filter((each) => {
        const style = getComputedStyle(each);
        const cuts = style.overflowX !== 'visible' && style.overflowX !== 'auto';
        const box = each.getBoundingClientRect();
        const out = box.left < -1 || box.right > innerWidth + 1;
        return (cuts && each.scrollWidth > each.clientWidth + 1) || out;
    })
    .map((each) => each.textContent.trim().slice(0, 40))"""

LARGE_TEXT_SIZES = [(390, 664), (1440, 900)]

ASIDE = """() => ['html', '.table'].map((each) => document.querySelector(each))
    .filter((each) => each.scrollWidth > each.clientWidth + 1).length"""

BROAD = """() => [...document.querySelectorAll('.title')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1).length"""

SMALL = """() => [...document.querySelectorAll('#app button')]
    .filter((each) => each.checkVisibility())
    .map((each) => {
        const box = each.getBoundingClientRect();
        const reach = getComputedStyle(each, '::after');
        const more = reach.position === 'absolute' ? -Math.min(0, parseFloat(reach.top)) : 0;
        return [each.ariaLabel || each.textContent.trim(), box.width, box.height + 2 * more];
    })
    .filter(([, width, height]) => width && (width < 43.5 || height < 43.5))
    .map(([name, ...size]) => `${name.slice(0, 30)} ${size.map(Math.round).join('x')}`)
"""


CUT = """() => {
    const within = (box, { left, right, top, bottom }, x, y) =>
        (!x || (box.left >= left - 1 && box.right <= right + 1))
        && (!y || (box.top >= top - 3 && box.bottom <= bottom + 3));
    const shown = (node) => node.parentElement.checkVisibility({ checkVisibilityCSS: true })
        && !node.parentElement.closest('.sr, .toast, .flights, .strip-since, svg');
    const cut = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1) continue;
            for (let up = node.parentElement; up; up = up.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(up);
                const hides = (way) => way === 'hidden' || way === 'clip' || up.matches('button');
                const rolls = (way) => way === 'auto' || way === 'scroll';
                if (!within(box, up.getBoundingClientRect(), hides(overflowX), hides(overflowY)))
                    return true;
                if (rolls(overflowX) || rolls(overflowY)) break;
            }
        }
        return false;
    };
    const words = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode())
        if (words.currentNode.data.trim() && shown(words.currentNode) && cut(words.currentNode))
            found.push(words.currentNode.data.trim());
    return found;
}"""
"""Words that a box cuts off and that no scrolling brings in, or that stand out of their button."""

SMALL_PRINT = """() => [...document.querySelectorAll('.table *')]
    .filter((each) => each.checkVisibility() && !each.closest('.sr, .flights, svg, .title__name'))
    .filter((each) => [...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 22)
    .map((each) => `${each.className} ${each.textContent.trim().slice(0, 20)}`)"""
"""Words that don't grow with the text: the smallest ones have 11 pixels at 100 %."""

HIDDEN = """() => [...document.querySelectorAll('.cell')].flatMap((cell) => {
    const ring = cell.querySelector('.cell__ring')?.getBoundingClientRect();
    if (!ring) return [];
    const rank = cell.querySelector('.cell__rank');
    const words = document.createTreeWalker(rank, NodeFilter.SHOW_TEXT);
    const bad = [];
    while (words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const box = range.getBoundingClientRect();
        if (box.width && box.right > ring.left + 2) bad.push(words.currentNode.textContent);
    }
    return bad;
})"""


BROKEN = """() => {
    const words = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken = [];
    while (words.nextNode()) {
        const { data, parentElement: at } = words.currentNode;
        const shown = at.checkVisibility({ checkVisibilityCSS: true }) && !at.closest('.sr, svg');
        for (const word of shown ? data.matchAll(/[\\p{L}\\p{N}]+/gu) : []) {
            range.setStart(words.currentNode, word.index);
            range.setEnd(words.currentNode, word.index + word[0].length);
            const lines = [...range.getClientRects()].filter((box) => box.width > 0);
            if (new Set(lines.map((box) => Math.round(box.top))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
}"""
"""Words that go on in the next line without a hyphen of their own."""


def test_the_table_fits(open_site: Callable[..., Page], page: Page) -> None:
    """At the start, with a cell selected, in a ribbon and while refilling, at every size."""
    open_site()
    table = Home(page).start(("Anson", "Byron", "Cooke", "Duncan"), seed="layout 3", starts=1)
    fits(page, "start")
    page.locator("[data-do=menu]").click()
    groups = table.sheet("Menu").get_by_role("heading", level=3)
    assert groups.all_text_contents() == ["This turn", "Information", "Game", "App"]
    table.close().point("C3")
    fits(page, "selected")
    words = re.compile("Midshipman, (?!Trade).*can be reached for")
    midshipman = next(c for c in table.open_cells() if words.search(table.said(c)))
    table.do(midshipman).do(midshipman)
    expect(table.ribbon).to_be_visible()
    fits(page, "privilege")
    table.choose("Decline (keep 2 points)")
    table.end_turn()
    fits(page, "refill")


def test_a_text_size_is_there_at_once_where_motion_is_reduced(
    open_site: Callable[..., Page], page: Page
) -> None:
    """Every letter of the table, not each a moment after the one that it inherits from."""
    page.emulate_media(reduced_motion="reduce")
    open_site()
    Home(page).start(seed="at once", starts=0)
    sizes = """() => [...document.querySelectorAll('.table *')]
        .map((each) => getComputedStyle(each).fontSize).join()"""
    usual, at_once, later = page.evaluate(
        f"""async () => {{
            const {{ setSetting }} = await import('./web/js/app/settings.js');
            const sizes = {sizes};
            const usual = sizes();
            setSetting('textSize', 200);
            const atOnce = sizes();
            await new Promise((done) => setTimeout(done, 500));
            return [usual, atOnce, sizes()];
        }}"""
    )
    assert usual != at_once == later


def fits(page: Page, when: str, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    """No scrolling either way, no clipped word, no small target, at each of the sizes."""
    before = page.viewport_size
    for width, height in sizes:
        resize(page, width, height)
        _fits(page, f"{when}, {width}x{height}")
    set_text_size(page, 200)
    for width, height in LARGE_TEXT_SIZES:
        resize(page, width, height)
        where = f"{when}, {width}x{height}, text at 200 %"
        assert page.evaluate(ASIDE) == 0, f"{where}: scrolls aside"
        assert page.evaluate(CUT) == [], where
        assert page.evaluate(SMALL_PRINT) == [], where
    set_text_size(page, 100)
    if before:
        page.set_viewport_size(before)


def set_text_size(page: Page, percent: int) -> None:
    """The setting, without the screen where one sets it."""
    page.evaluate(
        "async (size) => (await import('./web/js/app/settings.js')).setSetting('textSize', size)",
        percent,
    )


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window, drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "size => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height]
    )
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _fits(page: Page, when: str) -> None:
    down, aside = page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight,"
        " document.documentElement.scrollWidth - innerWidth]"
    )
    assert down <= 0, f"{when}: scrolls down by {down} px"
    assert aside <= 0, f"{when}: scrolls aside by {aside} px"
    assert page.evaluate(CLIPPED) == [], when
    assert page.evaluate(CUT) == [], when
    assert page.evaluate(BROAD) == 0, f"{when}: the header is broader than the table"
    assert page.evaluate(SMALL) == [], when
    assert page.evaluate(BROKEN) == [], when
    assert page.evaluate(HIDDEN) == [], f"{when}: the price lies over a rank"
