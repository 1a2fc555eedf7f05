"""Portsmouth and Privateer beside each other: each table is of its own game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.learn import Coach, Learn
from e2e.pages.shell import Chooser, Home


def test_a_lesson_comes_while_another_game_lies_on_the_table(
    open_site: Callable[..., Page],
) -> None:
    """Nothing of Privateer's is drawn by Portsmouth's part, and the match is there afterwards."""
    page = open_site()
    Home(page).start(("Anson", "Byron", "Cooke", "Duncan"), seed="both", starts=0)
    for screen in ("new/privateer", "learn/privateer"):
        page.evaluate("to => { location.hash = `#/${to}`; }", screen)
        expect(page.get_by_role("heading", level=1)).to_contain_text("Privateer")
    Learn(page).lessons.first.wait_for()
    page.evaluate("location.hash = '#/learn/privateer/1'")
    coach = Coach(page).ready()
    expect(page.locator("main.table")).to_have_attribute("data-game", "privateer")
    page.wait_for_timeout(1500)  # what has changed since the last turn is marked late
    expect(page.get_by_text("Something went wrong")).to_have_count(0)
    coach.leave.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn Privateer")
    page.evaluate("location.hash = '#/table'")
    assert Table(page).ready().action_points() == 5


def test_a_privateer_is_begun_quickly(open_site: Callable[..., Page]) -> None:
    """By the home screen's Quick game, against one captain; Continue names the game."""
    page = open_site()
    home = Home(page)
    titles = page.locator(".game h3").all_inner_texts()
    assert titles[:2] == ["Portsmouth", "Privateer"], "the shortest game comes first"
    assert titles.index("Captain’s Sea") == len(titles) - 1
    home.quick.click()
    Chooser(page).game("Privateer").click()
    expect(page.locator("main.table")).to_have_attribute("data-game", "privateer")
    page.evaluate("location.hash = '#/'")
    expect(home.go_on).to_contain_text("Privateer · You and Byron")
