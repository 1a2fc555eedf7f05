"""What a choice is about stays in sight, and nothing moves under the finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator, Page, expect

from e2e.games.war import positions
from e2e.pages.games.war import Table
from portsmouth.games.war.game import GAME
from portsmouth.games.war.state import WarState
from tests.games.war.build import position


def on_phone(page: Page, s: WarState, human: int) -> Table:
    """The position on a phone, one seat played by a person."""
    page.set_viewport_size({"width": 390, "height": 664})
    others = [seat for seat in range(s.seats) if seat != human]
    return positions.lay(page, positions.kept(s, captains=others))


def asked(page: Page, question: str) -> Table:
    """A question on a phone, with who is asked before it."""
    s = positions.QUESTIONS[question]()
    (human,) = GAME.actors(s)
    return on_phone(page, s, human)


def box(found: Locator) -> dict[str, float]:
    """Where it lies."""
    return cast("dict[str, float]", found.bounding_box())


def test_crates_stay_under_the_finger(open_site: Callable[..., Page]) -> None:
    """The button that takes back comes into a place that was kept for it."""
    page = open_site()
    asked(page, "lade")
    more = page.locator(".crates .stepper__button:last-child").nth(2)
    before = box(more)
    more.click()
    expect(page.locator(".ribbon [data-do=back]")).to_be_visible()
    assert box(more) == before


def test_news_leave_the_prompt_in_sight(open_site: Callable[..., Page]) -> None:
    """What a captain chose lies under the next question, not over it."""
    page = open_site()
    s = positions.setting_up()
    (first,) = GAME.actors(s)
    on_phone(page, s, (first + 1) % s.seats)
    news = page.locator(".area-since")
    expect(news).to_be_visible()
    prompt = box(page.locator(".area-inspector"))
    assert prompt["y"] + prompt["height"] <= box(news)["y"] + 1


def test_a_flag_is_given_knowing_ones_own_nation(open_site: Callable[..., Page]) -> None:
    """The own nation stands at the question and on the plate; its ports warn."""
    page = open_site()
    asked(page, "flag")
    expect(page.locator(".inspector__nation")).to_contain_text("You sail for ")
    nation = page.locator(".inspector__nation b").inner_text()[len("You sail for ") : -1]
    port = {"England": "london", "France": "bordeaux", "Spain": "cadiz", "Portugal": "lisbon"}.get(
        nation.removeprefix("the "), "amsterdam"
    )
    for each, warns in ((port, 1), ("bergen", 0)):
        page.locator(f".sea [data-target={each}]").dispatch_event("click")
        expect(page.locator(".area-inspector")).to_have_attribute("data-selected", each)
        expect(page.get_by_text("This is a port of your own nation.")).to_have_count(warns)


def test_what_is_made_here_comes_first(open_site: Callable[..., Page]) -> None:
    """It is what pays elsewhere, so its row leads and says so."""
    page = open_site()
    asked(page, "port")
    rows = page.locator(".part--trade .goodrow")
    expect(rows.first).to_contain_text("made here, sells for 2 elsewhere")
    expect(rows.first).to_contain_text("on the sheet")
    expect(rows.last).not_to_contain_text("made here")
    below = box(rows.nth(2))
    rows.first.locator(".stepper__button:last-child").click()
    expect(rows.first).to_contain_text("1 bought now")
    assert box(rows.nth(2)) == below


def test_the_pirate_warning_is_seen_whole(open_site: Callable[..., Page]) -> None:
    """An attack without a letter, pressed once."""
    page = open_site()
    s = positions.played(
        position(*positions.six(positions.own("f11", letters=0))), "cast", dice=["d3"]
    )
    on_phone(page, s, 0)
    page.locator(".sea [data-target=cartagena]").dispatch_event("click")
    page.locator(".action--storm").click()
    expect(page.locator(".action--storm")).to_contain_text("again to confirm")
    warning, panel = box(page.locator(".solemn")), box(page.locator(".area-inspector"))
    assert warning["y"] >= panel["y"]
    assert warning["y"] + warning["height"] <= panel["y"] + panel["height"]


def test_land_is_only_land(open_site: Callable[..., Page]) -> None:
    """Somebody who taps it is told why nothing happens."""
    page = open_site()
    table = asked(page, "sail")
    page.mouse.click(100, 160)
    expect(table.inspector).to_contain_text("Ships can’t sail there.")
    expect(table.inspector).not_to_contain_text("First move")
