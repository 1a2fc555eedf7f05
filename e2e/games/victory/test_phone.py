"""On a phone the question and its answers are seen, whatever else is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import portsmouth
from e2e.games.victory import positions
from e2e.games.victory.turns import fleet, turn
from e2e.pages.games.victory import Table
from e2e.test_layout import resize
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import port, position

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def played(step: str, round: int) -> str:
    """A game of two that has come to a step of the first seat's turn."""
    chance = Random(5)
    match = portsmouth.new("victory", seats=2, seed=5)
    while match.actors[0] or match.state.frames[-1][0] != step or match.state.round < round:
        match.play(chance.choice(match.legal(match.actors[0])), match.actors[0])
    match.notes = {
        "names": [*positions.NAMES[:2]],
        "flags": [0, 1],
        "id": step,
        "captains": [None, "landsman"],
    }
    return json.dumps(portsmouth.save(match))


def lay(page: Page, save: str, size: tuple[int, int] = (390, 664)) -> Table:
    """Put a save on the table of a phone."""
    positions.lay(page, save)
    resize(page, *size)
    return Table(page).ready().settled()


def kept(s: VictoryState) -> str:
    """A position in which only the first seat is a person's."""
    return positions.kept(s, captains=(*range(1, s.seats),))


def inside(part: Locator, whole: Locator) -> bool:
    """Is all of a part seen within what holds it?"""
    box, room = part.bounding_box(), whole.bounding_box()
    assert box
    assert room
    return room["y"] - 1 <= box["y"] and box["y"] + box["height"] <= room["y"] + room["height"] + 1


def test_the_first_choices_are_seen_whole(open_site: Callable[..., Page]) -> None:
    """The way back is short, and the fourth answer lies within the question."""
    page = open_site()
    table = lay(page, played("outfit", 0))
    page.locator(".ribbon [data-option]").first.click()
    expect(page.locator(".ribbon [aria-pressed=true]")).to_have_count(1)  # chosen, not done
    table.commit()
    back = page.locator(".choice--back")
    expect(back).to_be_visible()
    for size in ((1440, 900), (390, 664), (320, 568)):
        resize(page, *size)
        table.settled()
        assert back.evaluate("button => button.offsetWidth") < 100
        assert inside(page.locator(".ribbon [data-option]").last, page.locator(".ribbon"))


def test_what_others_did_leaves_the_question_in_sight(open_site: Callable[..., Page]) -> None:
    """The strip stands above what can be done, and its cross within it."""
    page = open_site()
    table = lay(page, played("voyages", 3))
    strip = page.locator(".strip-since__open")
    for size in ((390, 664), (320, 568), (750, 342)):
        resize(page, *size)
        table.settled()
        expect(strip).to_be_in_viewport()
        expect(table.inspector.locator(".deed").first).to_be_in_viewport(ratio=0.9)
        assert inside(page.locator(".strip-since__close"), strip)
        top, below = strip.bounding_box(), table.inspector.bounding_box()
        assert top
        assert below
        assert top["y"] + top["height"] <= below["y"]


def test_of_two_cards_alike_the_pressed_one_is_marked(open_site: Callable[..., Page]) -> None:
    """A press on the other one takes the mark over."""
    page = open_site()
    lay(page, kept(turn("play", hand=["fire_cannons", "fire_cannons", "v16"], acted=True)))
    alike = page.locator(".hand [data-card=fire_cannons]")
    for at in (1, 0):
        alike.nth(at).click()
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
        expect(alike.nth(at)).to_have_attribute("aria-pressed", "true")


def test_a_storm_is_meant_for_others(open_site: Callable[..., Page]) -> None:
    """Others' ships stand first, and one's own is not proposed."""
    page = open_site()
    s = position(port("", ["storm_ahead"]), *[port() for _ in range(3)], ships=fleet(), seats=4)
    table = lay(page, kept(s))
    table.card("Storm Ahead").click()
    deeds = table.inspector.locator("[data-option^=storm]")
    expect(deeds.first).not_to_contain_text("Aurora")
    expect(page.locator(".deed--here")).to_have_count(0)


def test_the_end_of_the_turn_says_that_it_needs_a_second_press(
    open_site: Callable[..., Page],
) -> None:
    """While a card could be played the first press only asks."""
    page = open_site()
    table = lay(page, kept(turn("play", cubes="WWBM", acted=True, hand=["mine.guns"])))
    table.main.click()
    expect(table.main).to_contain_text("again")


def test_ways_of_a_voyage_stand_in_rows_with_a_way_back(open_site: Callable[..., Page]) -> None:
    """What a space brings comes before what warns, and each page leads back."""
    page = open_site()
    table = lay(page, kept(turn("voyages")))
    deeds = table.inspector.locator(".deed:visible")
    on, back = page.locator("[data-do=more-deeds]"), page.locator("[data-do=deeds-back]")
    first = deeds.first.inner_text()
    assert len({box["width"] for each in deeds.all() if (box := each.bounding_box())}) == 1
    expect(back).to_have_attribute("aria-disabled", "true")
    while on.get_attribute("aria-disabled") == "false":
        on.click()
    assert deeds.first.inner_text() != first
    while back.get_attribute("aria-disabled") == "false":
        back.click()
    assert deeds.first.inner_text() == first
    ended = table.inspector.locator("[data-option^='end a1']").text_content() or ""
    assert ended.index("rings ") < ended.index("assengers lost")


def test_odds_of_an_attack_are_whole(open_site: Callable[..., Page]) -> None:
    """With four seats: the three rows and how often a Letter of Marque stops it."""
    page = open_site()
    table = lay(page, kept(turn("play")))
    table.card("Fire Cannons").click()
    table.inspector.locator(".deed:visible").first.click()
    rows = page.locator(".odds__best tr")
    expect(rows).to_have_count(4)
    for part in (rows.last, page.locator(".odds__letter")):
        assert inside(part, page.locator(".inspector"))


def test_a_card_played_besides_leaves_another_one(open_site: Callable[..., Page]) -> None:
    """After Full Sail Ahead the question says that one may follow."""
    page = open_site()
    table = lay(page, kept(turn("play")))
    table.card("Full Sail Ahead").click()
    table.inspector.locator(".deed:visible").first.click()
    table.commit()
    expect(table.inspector).to_contain_text("You may still play a card")


def test_no_choice_moves_under_the_finger(open_site: Callable[..., Page]) -> None:
    """A row that is chosen stays where it is; of cards that do the same each names itself."""
    page = open_site()
    table = lay(page, kept(turn("voyages")), (1440, 900))
    deeds = table.inspector.locator(".deed")
    order = "deeds => deeds.map((deed) => deed.dataset.option)"
    before = deeds.evaluate_all(order)
    table.inspector.locator("[data-option^=end]").first.click()
    expect(table.inspector.locator(".deed--here")).to_have_count(1)
    assert deeds.evaluate_all(order) == before
    table = lay(page, kept(turn("play", hand=["church.crew", "armoury.crew"])))
    for name in ("Church", "Armoury"):
        words = table.inspector.get_by_role("button", name=name, include_hidden=True)
        expect(words.filter(has_text="+1 crew")).not_to_have_count(0)
