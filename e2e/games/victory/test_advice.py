"""Hints, turns for a goal and the race at Victory's table, on one page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.victory.positions import kept, lay
from tests.games.victory.build import new, port, position, ship

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def trading() -> str:
    """A turn that may trade; a Mine is worth more than all else in the hand."""
    ports = port("WWBCC", ["mine.hull", "v06"]), port("WB")
    return kept(position(*ports, ships=[ship("a1", "v14", 1)], step="trade", round=5))


def opened(page: Page, name: str) -> None:
    """Open a sheet by the menu."""
    page.locator("[data-do=menu]").first.click()
    page.locator(f"[data-menu={name}]").click()


def test_a_hint_points_at_a_card_and_plays_it(open_site: Callable[..., Page]) -> None:
    page = open_site()
    lay(page, trading())
    opened(page, "hint")
    expect(page.locator(".hint__where")).to_contain_text("Mine", timeout=30_000)
    expect(page.locator(".card--hint")).to_have_attribute("data-card", "mine.hull")
    for depth in (2, 3):
        page.locator("[data-study=deeper]").click()
        told = page.locator(f'.hint__told[data-depth="{depth}"]')
        expect(told).to_contain_text("Build the Mine", timeout=30_000)
    expect(page.locator(".hint__why")).to_have_text(
        "1 point, and 1 metal at the start of each turn."
    )
    page.locator("[data-study=play]").click()
    expect(page.locator(".sheet")).to_have_count(0)
    opened(page, "log")
    expect(page.locator(".sheet")).to_contain_text("Built a Mine")


def test_what_a_choice_is_worth_is_said(open_site: Callable[..., Page]) -> None:
    """What the first cubes buy; what a card would bring; what alone can be done, for a hint."""
    page = open_site()
    lay(page, kept(new()))
    question = page.locator(".ribbon--outfit")
    expect(question).to_contain_text("Goal: 15 points")
    wood = question.get_by_role("button", name="Take 1 wood")
    expect(wood).to_contain_text("port fields, 9 of 12 buildings and ships")
    expect(question.locator(".choice__usual")).to_have_count(2)
    expect(page.locator(".hand__none")).to_have_text("You get your first 5 cards after this.")
    hand = ["fort.guns", "v06", "cannons", "mine.hull", "tavern.crew", "passengers"]
    lay(page, kept(position(port("WWB", hand), port("WB"), step="discard", round=5)))
    deeds = page.locator(".inspector .deed")
    expect(deeds).to_have_count(len(hand))
    expect(deeds.first).to_contain_text("Discard Fort (+1 cannon)")
    expect(deeds.first).to_contain_text("2 points; you lack 3 bricks")
    expect(page.locator(".deed__first")).to_have_count(1)
    expect(deeds.last).to_contain_text("1 point; you can pay for it now")
    ports = port("", []), port("WB")
    lay(page, kept(position(*ports, ships=[ship("a1", "v14", 5)], step="voyages", round=5)))
    opened(page, "hint")
    expect(page.locator(".hint__only")).to_contain_text("Only one thing can be done now: End")


def test_turns_for_a_goal_and_the_race(open_site: Callable[..., Page]) -> None:
    page = open_site()
    lay(page, trading())
    opened(page, "planner")
    page.locator("#planner-goal").select_option("shipyards")
    page.locator("[data-study=plan]").click()
    found = page.locator(".planner__found")
    expect(found).to_have_attribute("data-proved", "yes", timeout=30_000)
    expect(found).to_contain_text("Improve Shipyards")
    page.locator(".sheet [data-do=close]").click()
    opened(page, "chart")
    race = page.locator(".expected")
    expect(race).to_contain_text("When 15 points are expected")
    expect(race.locator("li")).to_have_count(2)
