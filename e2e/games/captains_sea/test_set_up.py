"""Set-up of a duel and How to play: nothing is cut off, no word is broken, ships can be swapped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SIZES = ((320, 568), (390, 664), (768, 1024), (1440, 900))
CLIPPED = """() => [...document.querySelectorAll('.option select, #duel')].flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const ruler = document.body.appendChild(document.createElement('span'));
    Object.assign(ruler.style, { font, whiteSpace: 'nowrap', position: 'absolute' });
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const long = [...select.options].map(({ text }) => {
        ruler.textContent = text;
        return [text, Math.round(ruler.getBoundingClientRect().width), Math.round(room)];
    });
    ruler.remove();
    return long.filter(([, width, room]) => width > room);
})"""
"""Answers of options that are wider than their list."""
BROKEN = """() => [...document.querySelectorAll('.howto__table :is(th, td)')].flatMap((cell) => {
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walk.nextNode()) {
        for (const { index, 0: word } of walk.currentNode.data.matchAll(/[\\p{L}\\d]+/gu)) {
            const range = new Range();
            range.setStart(walk.currentNode, index);
            range.setEnd(walk.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(word);
        }
    }
    return found;
})"""
"""Words that stand on two lines."""
SPEAK = """async (wanted) => {
    const { setSetting } = await import('./web/js/app/settings.js');
    setSetting('language', wanted);
    dispatchEvent(new Event('languagechange'));
}"""
ASIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_options_are_read_whole(open_site: Callable[..., Page], language: str) -> None:
    """Each answer of each option under "Advanced" fits its list, in both languages."""
    page = open_site("#/new/captains_sea")
    page.evaluate(SPEAK, language)
    page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
    page.locator("details.more > summary").click()
    expect(page.locator(".option select").first).to_be_visible()
    expect(page.locator("#duel option").first).not_to_contain_text(":")  # the ships are known
    found = []
    for size in SIZES:
        resize(page, *size)
        found += [(size, each) for each in page.evaluate(CLIPPED)]
        assert not page.evaluate(ASIDE)
    assert found == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_is_broken_in_how_to_play(open_site: Callable[..., Page], language: str) -> None:
    """In its tables, on phones and on desktops."""
    page = open_site("#/rules/captains_sea/play")
    page.evaluate(SPEAK, language)
    page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
    expect(page.locator(".howto__table").first).to_be_visible()
    found = []
    for size in SIZES:
        resize(page, *size)
        found += [(size, word) for word in page.evaluate(BROKEN)]
        assert not page.evaluate(ASIDE), size
    assert found == []


def test_ships_can_be_swapped(open_site: Callable[..., Page]) -> None:
    """Who plays goes over to the other ship, with name and flag; and back."""
    page = open_site("#/new/captains_sea")
    who = page.locator(".player select")
    told = page.locator("#duel-told")
    expect(told).to_contain_text("You command Constitution")
    swap = page.get_by_role("button", name="Swap ships")
    swap.click()
    expect(told).to_contain_text("You command Guerriere")
    expect(who.nth(1)).to_have_value("Human")
    swap.click()
    expect(told).to_contain_text("You command Constitution")
    swap.click()
    page.get_by_role("button", name="Start the game").click()
    Table(page).ready()
    expect(page.locator(".chip--own")).to_contain_text("Guerriere")
