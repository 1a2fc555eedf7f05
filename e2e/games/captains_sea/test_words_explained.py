"""Base, hull bonus and MP open their rule where they stand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import lay
from e2e.games.captains_sea.test_states_axe import questions
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def opened(page: Page, word: str, rule: str) -> None:
    """Press a word: the sheet of its rule lies over the table; put it away."""
    page.locator(".table").get_by_role("link", name=re.compile(f"^{word}$")).first.click()
    sheet = page.get_by_role("dialog", name=f"Rule {rule}")
    expect(sheet).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_a_word_opens_its_rule(open_site: Callable[..., Page], size: tuple[int, int]) -> None:
    """In the question about a manoeuvre and about fire; on desktops beside the speeds, too."""
    page = open_site()
    resize(page, *size)
    lay(page, questions()["select"])
    Table(page).ready().settled()
    opened(page, "base", "7.02")
    opened(page, "hull bonus", "7.06")
    lay(page, questions()["fire"])
    Table(page).ready().settled()
    opened(page, r"Range \d+", "R15")
    if size[0] > 1000:
        opened(page, "hull bonus", "7.06")
        opened(page, "MP", "9.01")
