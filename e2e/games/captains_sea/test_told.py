"""What is told of fire and of captains: dice, damage on the plans, the table in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import firing, fought, lay
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

STEPWISE = "import('./web/js/app/settings.js').then((all) => all.setSetting('pace', 'step'))"
"""After each action a captain waits for a press."""


def test_the_dice_of_both_sides_are_read_step_by_step(open_site: Callable[..., Page]) -> None:
    """The last fire first; one goes back to those before, and forward again."""
    page = open_site()
    lay(page, fought(0)[0])
    table = Table(page).ready().settled()
    table.menu("Last broadsides")
    sheet = table.sheet("Last broadsides")
    expect(sheet.locator(".volley__side")).to_have_count(2)
    when = sheet.locator(".volley__when")
    expect(when).to_have_text(re.compile(r"^Turn \d+, impulse \d+$"))
    last = when.inner_text()
    expect(sheet.locator("[data-do=volley-after]")).to_have_attribute("aria-disabled", "true")
    sheet.locator("[data-do=volley-before]").click()
    expect(when).not_to_have_text(last)
    sheet.locator("[data-do=volley-after]").click()
    expect(when).to_have_text(last)


def test_lost_boxes_are_seen_on_the_hulls(open_site: Callable[..., Page]) -> None:
    """A breach in the plan for each; the table in words has them, too, and what can be done."""
    page = open_site()
    save, (own, hers) = fought(0)
    lay(page, save)
    table = Table(page).ready().settled()
    expect(page.locator(".area-dock .harm__breach")).to_have_count(own + hers)
    table.main.focus()
    page.keyboard.press("t")
    words = page.get_by_role("dialog")
    ships = words.get_by_role("table", name="Both ships")
    expect(ships.get_by_role("row", name=re.compile("^Hull"))).to_contain_text(f"{16 - hers} of 16")
    expect(words.get_by_role("table", name="Guns").get_by_role("row")).to_have_count(5)
    words.locator("[data-can=advance]").click()
    expect(words).to_have_count(0)
    expect(table.main).to_have_attribute("data-option", "advance")


def test_what_happened_together_is_told_in_sentences(open_site: Callable[..., Page]) -> None:
    """A look back at an action with several events has a full stop between them."""
    page = open_site()
    lay(page, fought(0)[0])
    Table(page).ready().settled()
    page.keyboard.press("l")
    page.get_by_role("dialog").get_by_role("button", name="Played Gun sights").first.click()
    page.locator(".past input[type=range]").fill("54")
    expect(page.get_by_text("Byron draws a card. Turn 2").first).to_be_visible()


def test_a_captain_is_watched(page: Page, open_site: Callable[..., Page]) -> None:
    """Who he is, what is left of his ship, and what was done in this turn."""
    open_site()
    page.evaluate(STEPWISE)
    lay(page, fought(1)[0])
    watched = page.locator(".watch")
    expect(watched.locator(".watch__who")).to_have_text("Byron (Midshipman)")
    expect(watched).to_contain_text("Java: crew ")
    expect(watched.locator(".watch__now")).to_have_count(1)


MOVES = "(each) => getComputedStyle(each).animationName"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_guns_flash_and_smoke_rises(
    open_site: Callable[..., Page], motion: Literal["no-preference", "reduce"]
) -> None:
    """Once, at the sides that fired, unless motion is unwanted. Wax stands for plans."""
    page = open_site()
    page.emulate_media(reduced_motion=motion)
    lay(page, firing())
    Table(page).ready()
    still = motion == "reduce"
    smoke, flash = page.locator(".smoke__cloud--fresh"), page.locator(".flash__burst")
    expect(smoke).to_have_count(2)
    expect(flash).to_have_count(12)
    assert smoke.first.evaluate(MOVES) == ("none" if still else "smoke-swell")
    assert flash.first.evaluate(MOVES) == ("none" if still else "muzzle-flash")
    expect(flash.last).to_have_css("opacity", "0")
    falls = page.locator(".volley--now .die").first.evaluate(MOVES)
    assert falls == ("none" if still else "die-falls")
    expect(page.locator(".vessel .csside")).to_have_count(2)
    expect(page.locator(".chip .csside")).to_have_count(2)
    plans = page.locator(".vessel__sealed .csseal")
    expect(page.locator(".seamap .csseal")).to_have_count(plans.count())


def test_the_number_on_smoke_says_what_it_is(open_site: Callable[..., Page]) -> None:
    """Under the pointer and by ear, in its square; on the map it is added to something."""
    page = open_site()
    lay(page, firing())
    Table(page).ready()
    told = re.compile(r"smoke, [2-8] more defense dice for fire through it")
    squares = page.locator(".square[title]")
    expect(squares).to_have_count(2)
    expect(squares.first).to_have_attribute("title", told)
    expect(squares.first).to_have_text(told)
    expect(page.locator(".smoke__count").first).to_have_text(re.compile(r"^\+\d$"))


def test_points_say_how_many_of_them_the_bonus_is(open_site: Callable[..., Page]) -> None:
    """Where a duel has one, before its end: at the figure, by ear, in her sheet and the scores."""
    page = open_site()
    page.evaluate("location.hash = '#/learn/captains_sea/5'")
    table = Table(page).ready().settled()
    told = re.compile(
        r"^\d+ points? = \d+ hits? × [\d.]+( \(rounded up\))? \+ \d+ bonus of the duel$"
    )
    chip = page.locator(".chip", has=page.locator(".chip__points[title*=bonus]"))
    expect(chip.locator(".chip__points")).to_have_attribute("title", told)
    expect(chip).to_have_accessible_name(re.compile("of them the bonus of the duel"))
    chip.click()
    expect(page.locator(".sheet")).to_contain_text("bonus of the duel")
    page.keyboard.press("Escape")
    table.menu("Victory points")
    expect(page.locator(".reckoning__now")).to_contain_text("as if the duel ended now")


def test_the_hull_has_a_bar_beside_rigging_and_crew(open_site: Callable[..., Page]) -> None:
    page = open_site()
    lay(page, firing())
    Table(page).ready()
    gauges = page.locator(".vessel--1 .vessel__gauge")
    assert [each.split()[0] for each in gauges.all_inner_texts()] == ["Hull", "Rigging", "Crew"]
    expect(gauges.first).to_contain_text("15/16")


MANY_DICE = """() => {
    for (const row of document.querySelectorAll('.volley--now .volley__row')) {
        const dice = [...row.querySelectorAll('.die')];
        for (let n = 0; n < 60; n++) row.append(dice[n % dice.length].cloneNode(true));
    }
}"""


@pytest.mark.parametrize("size", [(390, 664), (320, 568)])
def test_the_way_on_is_in_sight_however_many_dice_fall(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """A long report rolls in its own box, and the map stays."""
    page = open_site()
    resize(page, *size)
    lay(page, firing())
    expect(page.locator(".volley--now")).to_be_visible()
    page.evaluate(MANY_DICE)
    go_on = page.locator("[data-do=main]").bounding_box()
    sea = page.locator(".seamap").bounding_box()
    assert go_on
    assert sea
    assert go_on["y"] + go_on["height"] <= size[1]
    assert sea["height"] > 40


def test_a_fire_is_looked_at_before_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    """Dice of both, hits crossed out over those that parry, what each ship lost; then on."""
    page = open_site()
    page.emulate_media(reduced_motion="reduce")
    lay(page, firing())
    table = Table(page).ready()
    moment = page.locator(".volley--now")
    expect(moment.get_by_role("heading", name=re.compile("^Both ships fire!"))).to_be_visible()
    sides, gone = moment.locator(".volley__side"), moment.locator(".volley__sides .die--gone")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text("4 hits, 3 parried: 1 strikes home")
    expect(sides.last).to_contain_text("3 hits, 3 parried: 0 strike home")
    expect(gone).to_have_count(6)
    for die, under in zip(
        gone.all(), moment.locator(".volley__sides .die--parry").all(), strict=True
    ):
        one, other = die.bounding_box(), under.bounding_box()
        assert one
        assert other
        assert abs(one["x"] - other["x"]) < 1
        assert other["y"] > one["y"]
    harm = moment.locator(".volley__harm li")
    expect(harm).to_have_text(["Java: Port bow 4 → 3", "Constitution: no damage"])
    expect(table.told).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[aria-pressed=true].choice")).to_have_count(0)
    page.keyboard.press("e")
    expect(moment).to_have_count(0)
    expect(table.told).to_be_visible()
    expect(page.locator(".ribbon__question")).to_be_focused()
    expect(page.locator(".flash__burst")).to_have_count(0)


def test_the_own_seal_opens_when_pressed(open_site: Callable[..., Page]) -> None:
    """It says what is sealed, until it is pressed again; the enemy's has nothing to press."""
    page = open_site()
    lay(page, firing())
    table = Table(page).ready()
    table.main.click()
    table.settled()
    seals = page.locator("[data-do=seal]").filter(visible=True)
    expect(seals).to_have_count(1)
    expect(page.locator(".table")).not_to_contain_text("1 of 2 paid")
    seals.click()
    expect(seals).to_have_attribute("aria-expanded", "true")
    expect(seals).to_have_text("Tack, 1 of 2 paid")
    expect(seals.locator("use")).to_have_attribute("href", "#cs-seal-open")
    seals.click()
    expect(seals).to_have_text("Sealed manoeuvre")
