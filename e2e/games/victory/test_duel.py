"""The duel of the day: begun from the home screen, counted once, its days in a row kept here."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.games.victory.test_whole_game import Stranger
from e2e.pages.games.victory import Table

DAY = datetime.datetime(2026, 11, 24, 12)
LONGEST = 400


def test_a_duel_counts_once_and_days_add_up(open_site: Callable[..., Page], page: Page) -> None:
    def on(days: int) -> None:
        """Go to the home screen of another day."""
        page.clock.set_fixed_time(DAY + datetime.timedelta(days))
        page.goto("about:blank")
        open_site()

    row = page.get_by_role("region", name="Today in Victory on the High Sea")
    on(0)
    expect(row).to_contain_text("A prepared fight against the Admiral")
    expect(row).not_to_contain_text("in a row")
    row.get_by_role("button", name="Duel of the day").click()
    table = Table(page).ready()
    expect(page.locator(".title__round")).to_have_text("Get away: broadside 1/12")
    player = Stranger(table, touch=False)
    player.move()
    page.go_back()
    expect(row.get_by_role("link")).to_contain_text("Get away: broadside")
    page.reload()
    row.get_by_role("link", name="Duel of the day").click()
    Table(page).ready()
    for _ in range(LONGEST):
        if table.final.is_visible():
            break
        player.move()

    title = page.get_by_role("heading", level=1, name=re.compile("^Duel (won|lost): "))
    result = (title.text_content() or "").split(":")[0].removeprefix("Duel ")
    expect(page.locator(".final")).to_contain_text(f"Get away: {'★' if result == 'won' else '☆'}")
    expect(page.locator(".final")).to_contain_text("1 day in a row")
    expect(page.locator(".podium")).to_have_count(0)

    told = f"{result.capitalize()} · 1 day in a row"
    on(0)
    expect(row).to_contain_text(told)
    row.get_by_role("link", name="Duel of the day").click()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".title__round")).to_have_text("Get away: broadside 1/12")
    on(0)
    expect(row).to_contain_text(told)
    on(1)
    expect(row.get_by_role("button")).to_contain_text("1 day in a row")
    expect(row).not_to_contain_text(result.capitalize())
    on(2)
    expect(row).not_to_contain_text("in a row")
    on(0)
    expect(row).to_contain_text(told)

    open_site("#/statistics/victory")
    expect(page.locator("[data-days]")).to_have_text(
        f"Played: 1. Won: {int(result == 'won')}. Days in a row: 1."
    )
    expect(page.locator(".statistics__empty")).to_be_visible()
