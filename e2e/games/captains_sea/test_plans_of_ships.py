"""The plans of both ships: sections in one order, nothing over them, nothing that jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import damaged, fought, lay
from e2e.games.captains_sea.test_states_axe import questions
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

ORDER = ["port bow", "starboard bow", "port aft", "starboard aft"]
READ = """(what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility())
    .map((each) => {
        const { left, top } = each.getBoundingClientRect();
        return [Math.round(top), left, each.textContent.trim().toLowerCase()
            .replace('starb.', 'starboard').match(/(port|starboard) (bow|aft)/)?.[0]];
    })
    .toSorted((a, b) => Math.abs(a[0] - b[0]) > 4 ? a[0] - b[0] : a[1] - b[1])
    .map(([, , name]) => name)"""
"""Sections as one reads them, line by line."""
OVER = """() => [...document.querySelectorAll('.vessel__toward')].flatMap((tag) => {
    const over = tag.getBoundingClientRect();
    return [...tag.parentElement.querySelectorAll('.vessel__section')]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.left < over.right && over.left < box.right
            && box.top < over.bottom && over.top < box.bottom)
        .map(() => tag.textContent);
})"""
"""The enemy's name over a section."""


def read(page: Page, what: str) -> list[str]:
    """The sections in the order in which one reads them."""
    found: list[str] = page.evaluate(READ, what)
    return found


@pytest.mark.parametrize("size", [(390, 664), (810, 1080), (1440, 900)])
def test_sections_stand_in_one_order(open_site: Callable[..., Page], size: tuple[int, int]) -> None:
    """Plan, loads, crew and the table in words: the bow first, port before starboard."""
    page = open_site()
    resize(page, *size)
    lay(page, questions()["charge"])
    table = Table(page).ready().settled()
    assert read(page, ".loads__what") == ORDER
    lay(page, questions()["muster"])
    table.ready().settled()
    tasks = read(page, ".bill__row[data-task^=man] b")  # the side toward the enemy is listed first
    for side in ("port", "starboard"):
        assert [each for each in tasks if each.startswith(side)] == [f"{side} bow", f"{side} aft"]
    if size[0] >= 700:
        assert read(page, ".vessel--0 .vessel__section") == ORDER
    table.main.focus()
    page.keyboard.press("t")
    rows = page.get_by_role("dialog").locator(".words__ships").last.get_by_role("rowheader")
    expect(rows).to_have_text(ORDER)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_nothing_lies_over_the_guns(open_site: Callable[..., Page], size: tuple[int, int]) -> None:
    """Wherever the enemy lies, her name stands beside the bow of the plan."""
    page = open_site()
    resize(page, *size)
    sides = set()
    for save in (fought(0)[0], damaged(), questions()["charge"], questions()["select"]):
        lay(page, save)
        Table(page).ready().settled()
        tags = page.locator(".vessel__toward:visible")
        expect(tags).to_have_count(2)
        sides |= {each.get_attribute("data-side") for each in tags.all()}
        assert page.evaluate(OVER) == []
    assert sides >= {"bow", "stern"}
    assert sides & {"port", "starboard"}


def test_the_enemys_plan_keeps_its_place(open_site: Callable[..., Page]) -> None:
    """Whether or not a manoeuvre is sealed above it."""
    page = open_site()
    places = set()
    for step in ("select", "strain", "turn", "reload"):
        lay(page, questions()[step])
        Table(page).ready().settled()
        expect(page.locator("main.table")).to_have_attribute("data-step", step)
        box = page.locator(".vessel").last.bounding_box()
        assert box
        places.add((box["y"], box["height"]))
    assert len(places) == 1
