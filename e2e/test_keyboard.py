"""The table by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Chooser, Home

pytestmark = pytest.mark.kept_page


def begun(open_site: Callable[..., Page]) -> tuple[Page, Table]:
    """A fresh game, set up and started by keyboard."""
    page = open_site()
    Home(page).new_game.focus()
    page.keyboard.press("Enter")
    choice = Chooser(page).game("Portsmouth")
    sheet = NewGame(page)
    choice.or_(sheet.begin).first.wait_for()
    if choice.is_visible():
        choice.focus()
        page.keyboard.press("Enter")
    sheet.fill(("Anson", "Byron"), "keys", 0, {})
    page.get_by_role("button", name="Start the game").focus()
    page.keyboard.press("Enter")
    return page, Table(page).ready()


def test_arrows_walk_the_grid_and_enter_commits(open_site: Callable[..., Page]) -> None:
    """One stop for Tab, arrows inside; the first Enter points, the second does it."""
    page, table = begun(open_site)
    table.cell("A1").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    expect(table.cell("C1")).to_be_focused()
    page.keyboard.press("End")
    expect(table.cell("E1")).to_be_focused()
    page.keyboard.press("Control+Home")
    expect(table.cell("A1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.cell("A1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    table.settled()
    assert table.action_points() == 2
    assert "your pawn" in table.said("A1")


def test_letters_jump_undo_and_end(open_site: Callable[..., Page]) -> None:
    page, table = begun(open_site)
    first = table.mover()
    table.cell("A1").focus()
    for key in ("g", "e", "3"):
        page.keyboard.press(key)
    expect(table.cell("E3")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.cell("E3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(table.cell("E3")).to_have_attribute("aria-pressed", "false")
    table.settled()
    assert table.action_points() == 2
    for left in (4, 5):
        page.keyboard.press("u")
        table.settled()
        assert table.action_points() == left
    page.keyboard.press("e")
    page.keyboard.press("e")
    table.settled()
    expect(table.chip(first)).not_to_have_attribute("aria-current", "true")


def test_a_closed_cell_answers_with_the_rule(open_site: Callable[..., Page]) -> None:
    """Pointing where nothing can be done says why, with the number of the rule."""
    page, table = begun(open_site)
    table.do("A1")
    table.cell("E5").focus()
    page.keyboard.press("Enter")
    expect(table.inspector).to_contain_text("Needs 8 AP; you have 4")
    expect(table.inspector).to_contain_text("R44")
    page.keyboard.press("Enter")
    table.settled()
    assert table.action_points() == 4
    page.keyboard.press("Escape")
    expect(table.cell("E5")).to_have_attribute("aria-pressed", "false")
