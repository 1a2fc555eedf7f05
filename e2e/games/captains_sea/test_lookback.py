"""After a fight of Captain's Sea: the plan to keep, the log, luck, and what might have been."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.captains_sea.positions import gave_up, lay, over
from e2e.games.captains_sea.test_states_axe import kept
from e2e.pages.games.captains_sea import Table
from portsmouth.core.rng import Rng

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

PHONE, READABLE = 358, 10
"""How wide the plan is on a phone, and how high its letters are at least, in pixels."""
ROSE = 140
"""How far the plan's compass, a ship and the number of her turn reach together."""
CROWDED = (3, 7)
"""Fights that lead into a corner of the plan: the upper right one in the last."""
LOADED = "() => document.querySelector('.fightplan__picture').naturalWidth > 1000"
LIMIT = "import('./web/js/app/store.js').then(({ get }) => get().frame.view.turn_limit)"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def end(open_site: Callable[..., Page]) -> Page:
    """The screen of the end, with all that is told about the fight."""
    page = open_site()
    lay(page, over())
    expect(page.locator(".fightplan__picture")).to_be_visible()
    return page


def test_a_fight_is_kept_as_a_plan(end: Page) -> None:
    """One drawing with both tracks, kept as it is or as a picture."""
    end.wait_for_function(LOADED)
    with end.expect_download() as drawn:
        end.locator("[data-do=plan-svg]").click()
    path = Path(drawn.value.path())
    plan = ET.parse(path).getroot()
    named = {text.text for text in plan.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Constitution", "Java", "N", "1", "2"} <= named
    wide = float(plan.attrib["viewBox"].split()[2])
    letters = [
        float(each.attrib["font-size"]) for each in plan.iter() if "font-size" in each.attrib
    ]
    assert min(letters) / wide * PHONE >= READABLE
    style = "".join(each.text or "" for each in plan.iter("{http://www.w3.org/2000/svg}style"))
    for family in ("IM Fell English", "EB Garamond"):
        assert f'font-family:"{family}"' in style
    assert style.count("url(data:") == 2
    title = next(
        each
        for each in plan.iter()
        if each.tag.endswith("text") and (each.text or "")[:9] == "Off Bahia"
    )
    assert title.attrib["font-family"].startswith("IM Fell English")
    with end.expect_download() as painted:
        end.locator("[data-do=plan-png]").click()
    assert Path(painted.value.path()).read_bytes().startswith(PNG)


def test_the_log_of_either_ship_is_read(end: Page) -> None:
    """The same fight in the words of both, and the luck of both."""
    log = end.locator(".shiplog")
    log.locator("summary").click()
    lines = log.locator(".shiplog__lines li")
    expect(lines.first).to_contain_text("Java in sight")
    log.get_by_role("button", name="Java").click()
    expect(lines.first).to_contain_text("Constitution in sight")
    expect(lines.first).to_contain_text("Wind from the north-east.")
    expect(log).not_to_contain_text("people now:")
    expect(log).to_contain_text("She tried to go about, missed stays and lay in irons, heading")
    expect(end.locator(".gunluck__table tbody tr")).to_have_count(2)


def test_a_strike_is_not_told_by_points(open_site: Callable[..., Page]) -> None:
    """Whoever strikes has lost, and had more points: they decided nothing (18.02)."""
    page = open_site()
    lay(page, gave_up())
    expect(page.locator(".final__title")).to_have_text("You lost.")
    expect(page.locator(".final__winner")).to_have_text("Byron wins, whatever the points.")


def test_points_are_not_called_hits(end: Page) -> None:
    """The row says what it counts, and nothing repeats it as a deed."""
    expect(end.locator(".final__scores")).to_contain_text("Hits less repairs")
    expect(end.locator(".final__deed")).to_have_count(0)
    end.get_by_role("button", name="Back to the table").click()
    end.get_by_role("button", name=re.compile(r"^Impulse 12 Show")).first.click()
    expect(end.locator(".past__title")).to_have_text(
        re.compile(r"^Turn 30, impulse \d+ · [\d,]+/[\d,]+$")
    )


def test_another_choice_is_tried(end: Page) -> None:
    """A decision and another in its place are sailed on, and both told side by side."""
    end.locator("[data-do=what-if]").click()
    sheet = end.locator(".sheet--whatif")
    choice = sheet.locator("[data-do=whatif-decision]")
    lines = choice.locator("option").all_inner_texts()
    assert len(lines) == len(set(lines))
    assert not [each for each in lines if each.startswith("Turn ")], "what differs stands first"
    entries = [each.get_attribute("value") for each in choice.locator("option").all()]
    expect(choice).to_have_value(entries[-1] or "")
    for option in lines[:40]:
        assert re.search(r" · ([A-Z]\d+|north|south|east|west)\S*, range \d+$", option), option
    expect(sheet.locator(".whatif__picture .wake__hull")).to_have_count(2)
    last = choice.locator("option").last.get_attribute("value")
    choice.select_option(last)
    sheet.locator("[data-do=whatif]").first.click()
    expect(sheet.locator(".whatif__table tbody tr")).to_have_count(2)
    expect(sheet.locator("progress")).to_have_count(0, timeout=60_000)
    expect(sheet.locator(".whatif [role=status]")).to_contain_text("50 games with each choice")


def test_what_if_opens_on_the_position_on_the_board(end: Page) -> None:
    """The decision that was made there or next, also when the sheet was open on another before."""
    table = Table(end)
    end.locator("[data-do=what-if]").click()
    choice = end.locator("[data-do=whatif-decision]")
    entries = [int(each.get_attribute("value") or 0) for each in choice.locator("option").all()]
    end.keyboard.press("Escape")
    for nth in (15, 30):
        end.locator("[data-do=log]").click()
        row = end.locator(".sheet .log__entry:not(.log__entry--lines)").nth(nth)
        past = int(row.get_attribute("data-entry") or 0) + 1
        row.locator("button").first.click()
        table.menu("What if …")
        expect(choice).to_have_value(str(next(each for each in entries if each >= past)))
        end.keyboard.press("Escape")


def test_free_turns_are_among_the_decisions(end: Page) -> None:
    """Each in words; what else could be done is asked of the engine."""
    end.locator("[data-do=what-if]").click()
    sheet = end.locator(".sheet--whatif")
    choice = sheet.locator("[data-do=whatif-decision]")
    told = choice.locator("option").all_inner_texts()
    turn = choice.locator("option").filter(has_text=re.compile("after the Advance")).last
    choice.select_option(turn.get_attribute("value"))
    expect(sheet.locator("[data-do=whatif]").first).to_contain_text("Head")
    assert not [each for each in told if "-did-" in each or "label-" in each]


@pytest.mark.parametrize("seed", CROWDED)
def test_the_plans_compass_covers_no_track(open_site: Callable[..., Page], seed: int) -> None:
    """It lies in the corner that the ships kept farthest from."""
    page = open_site()
    lay(page, over(seed))
    expect(page.locator(".fightplan__picture")).to_be_visible()
    page.wait_for_function(LOADED)
    with page.expect_download() as drawn:
        page.locator("[data-do=plan-svg]").click()
    plan = ET.parse(Path(drawn.value.path())).getroot()
    svg = "{http://www.w3.org/2000/svg}"
    dots = [
        (float(each.attrib["cx"]), float(each.attrib["cy"]))
        for each in plan.iter(f"{svg}circle")
        if each.attrib["r"] == "3.2"
    ]
    rose = next(
        group
        for group in plan.iter(f"{svg}g")
        if any(each.tag == f"{svg}circle" and each.attrib["r"] == "46" for each in group)
    )
    x, y = map(float, re.findall(r"[\d.]+", rose.attrib["transform"]))
    assert min(math.hypot(x - left, y - top) for left, top in dots) > ROSE


@cache
def boarded() -> str:
    """A fight in one square, to its end."""
    match = portsmouth.new("captains_sea", 2, {"duel": "s08", "scenario": "alongside"}, 3)
    rng = Rng(3)
    while match.actors:
        seat = match.actors[0]
        match.play(match.game.random_action(match.state, seat, rng), seat)
    return kept(match, 0)


def test_two_ships_in_one_square_are_both_seen(open_site: Callable[..., Page]) -> None:
    """In the picture of a decision they lie side by side."""
    page = open_site()
    lay(page, boarded())
    page.locator("[data-do=what-if]").click()
    sheet = page.locator(".sheet--whatif")
    choice = sheet.locator("[data-do=whatif-decision]")
    near = choice.locator("option").filter(has_text=" range 0").first
    choice.select_option(near.get_attribute("value"))
    hulls = sheet.locator(".whatif__picture .wake__hull")
    expect(hulls).to_have_count(2)
    one, other = (each.bounding_box() for each in hulls.all())
    assert one
    assert other
    assert abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) > one["width"] / 4


def test_the_ten_duels_stand_beside_history(end: Page) -> None:
    """The fight that is over counts for its duel; another duel is chosen there."""
    end.goto(end.url.partition("#")[0] + "#/new/captains_sea")
    campaign = end.locator(".campaign")
    campaign.locator("summary").click()
    expect(campaign.locator("li")).to_have_count(10)
    expect(campaign.locator("[role=status]")).to_contain_text("1 of 10 fought, 1 won")
    java = campaign.locator("[data-duel=s07]")
    expect(java).to_contain_text("Java was lost")
    expect(java).to_contain_text("29 December 1812")
    expect(java).to_contain_text("In history: Constitution won, Java was lost.")
    expect(java).to_contain_text(
        re.compile(r"You \(level Midshipman\): Constitution won by \d+ points\.")
    )
    expect(campaign.locator(".campaign__pip--same")).to_have_count(1)
    expect(campaign.locator(".campaign__pip--open")).to_have_count(9)
    expect(java).to_contain_text("Won, as in history.")
    java.locator("[data-do=duel]").click()
    expect(end.locator("#duel")).to_have_value("s07")
    expect(java.locator("[data-do=duel]")).to_have_attribute("aria-pressed", "true")
    end.goto(end.url.partition("#")[0] + "#/logbook")
    expect(end.get_by_role("main")).to_contain_text("Constitution and Java · Anson, Byron")


def test_a_short_duel_is_a_plain_choice(open_site: Callable[..., Page]) -> None:
    """Ten turns at most are chosen beside the duel, and the match has them."""
    page = open_site("#/new/captains_sea")
    limit = page.locator("#turn-limit")
    expect(limit).to_have_value("30")
    limit.select_option("10")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".title__round")).to_contain_text("Setting up")
    assert page.evaluate(LIMIT) == 10
