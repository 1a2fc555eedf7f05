"""The map, the impulses and the crew of Captain's Sea, on one page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.games.captains_sea.positions import damaged, firing, first_muster, fought, lay
from e2e.games.captains_sea.test_states_axe import questions
from e2e.listener import Listener
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]


def men(page: Page, task: str) -> str:
    """The men at a task, as the bill has them."""
    told = page.locator(f'[data-task="{task}"] output').inner_text()
    return str(re.findall(r"\d+", told)[0])


def test_a_crew_is_taken_ready_made_and_changed_man_by_man(
    open_site: Callable[..., Page],
) -> None:
    """A crew is proposed; what is written shows; an empty bill is sealed only by a second press."""
    page = open_site()
    lay(page, first_muster())
    bill = page.locator(".bill")
    expect(bill.locator(".bill__title")).to_have_text("12 men: 11 at tasks, 1 free")
    page.locator(".bill__title").focus()
    page.keyboard.press("ArrowDown")
    expect(bill.locator(".bill__step[data-more='1']").first).to_be_focused()
    broadside = bill.locator("[data-do=bill-broadside]")
    expect(broadside).to_have_text("Fire to port")
    expect(broadside).to_have_attribute("aria-pressed", "true")
    expect(bill.locator('[data-task="sheets"] .bill__what small')).to_have_text(
        re.compile("^1.man: sails ready")
    )
    assert men(page, "man-pf") == "5"
    expect(page.locator(".vessel--0 .box--manned")).to_have_count(10)
    bill.locator("[data-do=bill-other]").click()
    assert men(page, "man-pf") == "0"
    broadside.click()
    less = bill.locator('[data-task="man-pf"] [data-more="-1"]')
    less.click()
    expect(bill.locator(".bill__title")).to_have_text("12 men: 10 at tasks, 2 free")
    less.press("Home")
    assert men(page, "man-pf") == "0"
    for task in ("man-pa", "helm"):
        bill.locator(f'[data-task="{task}"] [data-more="-1"]').press("Home")
    main = page.locator("[data-do=main]")
    main.click()
    expect(main).to_contain_text("Confirm all the same")
    less.press("End")
    expect(main).to_contain_text("Confirm crew")
    assert men(page, "man-pf") == "5"
    more = bill.locator('[data-task="man-pf"] [data-more="1"]')
    expect(more).to_have_attribute("aria-disabled", "true")
    main = page.locator("[data-do=main]")
    for none in bill.locator('[data-more="-1"]').all():
        none.press("Home")
    main.click()
    expect(main).to_contain_text("Confirm all the same")
    broadside.click()
    expect(main).to_contain_text("Confirm crew")
    main.click()
    expect(bill).to_have_count(0)


def test_the_list_of_impulses_closes_with_the_next_question(
    open_site: Callable[..., Page],
) -> None:
    """It would cover what is asked then. No command line is offered where there is none."""
    page = open_site()
    lay(page, first_muster())
    expect(page.locator(".bill")).to_be_visible()
    page.locator(".bill__title").focus()
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_be_visible()
    expect(page.locator(".keys")).not_to_contain_text("command line")
    page.keyboard.press("k")
    expect(page.locator(".sheet--track")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".bill")).to_have_count(0)
    expect(page.locator(".sheet")).to_have_count(0)


def test_squares_and_impulses_are_told(open_site: Callable[..., Page]) -> None:
    """The keyboard walks over the map; a square tells what lies there and how far away it is."""
    page = open_site()
    lay(page, first_muster())
    expect(page.locator(".seamap")).to_be_visible()
    page.locator("[data-do=track]").focus()
    page.keyboard.press("d")
    here = page.locator('[data-target="f5"]')
    expect(here).to_be_focused()
    expect(here).to_contain_text("your Constitution (Anson), heading south-east, running")
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-target="g5"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".seamap__told")).to_have_text("G5: range 2, in your port arc")
    page.keyboard.press("f")
    expect(page.locator('[data-target="p11"]')).to_contain_text("Guerriere (Byron), heading west")
    page.locator("[data-do=track]").click()
    expect(page.locator(".sheet .impulses__line")).to_have_count(12)


PLACE = r"[A-U]\d+: "
SAIL = r"heading [a-z-]+, (running|broad reach|reach|beating|in irons)"
BEARS = r"(, (port|starboard) side bears)?"
AWAY = r": range \d+, (in your (port|starboard) arc|ahead of you|astern of you)$"
SECTION = (
    r"(port|starboard) (bow|aft): \d of \d gun boxes sound, \d manned"
    r"(, \d+ (die|dice) at this range)? and (loaded with (round|chain|double|unknown) shot|.+)$"
)


def test_what_a_listener_is_told(page: Page, open_site: Callable[..., Page]) -> None:
    """Squares of both ships, each section, the track: all by names, as read by a screen reader."""
    open_site()
    lay(page, fought(0)[0])
    Table(page).ready().settled()
    ear = Listener(page)
    grid = ear.find("grid", "Squares$")
    assert grid is not None
    assert ear.find("button", f"{PLACE}your Constitution \\(Anson\\), {SAIL}{BEARS}$", grid)
    ear.await_thing("button", f"{PLACE}Java \\(Byron\\), {SAIL}{BEARS}{AWAY}")
    for ship in ("Java", "Constitution"):
        plan = ear.find("region", f"{ship}$")
        assert plan is not None
        told = [each.words() for each in plan.within() if each.role == "paragraph"]
        sections = [words for words in told if re.match(SECTION, words)]
        assert len(sections) == 4, told
    track = ear.find("button", r"Impulses\. (Now: impulse \d+|No impulse yet)\. You act in ")
    assert track is not None
    ear.touch(track)
    lines = ear.await_thing("dialog", "Impulses of this turn")
    assert len([each for each in lines.within() if each.role == "listitem"]) >= 12


def test_a_chance_that_the_crew_decides_is_told_once(open_site: Callable[..., Page]) -> None:
    """While the crew is shared out, the helm tells what a Bonus Move risks; then the list does."""
    page = open_site()
    lay(page, first_muster())
    told = page.get_by_text("Bonus Move, Strain 1")
    expect(page.locator('.bill [data-task="helm"]')).to_contain_text("%")
    expect(page.locator(".sailing__panel--chances")).to_be_visible()
    expect(told).to_have_count(0)
    page.locator("[data-do=main]").click()
    expect(told).to_have_count(1)


def test_all_impulses_are_over_at_a_bonus_move(open_site: Callable[..., Page]) -> None:
    """The row is shaded to its end, and says so by ear."""
    page = open_site()
    lay(page, questions()["bonus"])
    Table(page).ready().settled()
    expect(page.locator(".track__box--past")).to_have_count(12)
    expect(page.locator(".track .sr")).to_contain_text("All impulses are over.")


LABELS_OVER = """() => [...document.querySelectorAll('.smoke__count')].flatMap((count) => {
    const [one, two] = [count, document.querySelector('.hull__name')]
        .map((each) => each.getBoundingClientRect());
    const over = one.left < two.right && two.left < one.right
        && one.top < two.bottom && two.top < one.bottom;
    return over ? [count.textContent] : [];
})"""
"""What smoke counts, written over the enemy's name."""


@pytest.mark.parametrize("size", [(1440, 900), (390, 664), (664, 390)])
def test_the_count_of_smoke_keeps_off_the_name(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_site()
    resize(page, *size)
    lay(page, firing())
    Table(page).ready()
    expect(page.locator(".smoke__count")).to_have_count(2)
    assert page.evaluate(LABELS_OVER) == []


def test_a_section_that_is_loaded_has_its_crew(page: Page, open_site: Callable[..., Page]) -> None:
    """With men where they are wanted it is being loaded, without it needs some: never both."""
    open_site()
    lay(page, damaged())
    Table(page).ready().settled()
    row = page.locator(".bill__row[data-task=man-pa]")
    expect(row).to_contain_text("needs men · no target")
    plan = page.locator(".vessel--0 .vessel__section", has_text="port aft")
    expect(plan).to_contain_text("needs men")
    row.locator("[data-more='1']").click()
    expect(row).to_contain_text(re.compile(r"loading, \W*ready \W*\d+\W+if it bears: \d+\W+dice"))
    expect(plan).to_contain_text(re.compile(r"ready \d"))
    expect(page.locator("main")).not_to_contain_text("no men")


def test_what_now_leaves_out_what_is_so_already(open_site: Callable[..., Page]) -> None:
    """With nobody at a task, that nobody can be sent there is not worth a line."""
    page = open_site()
    lay(page, first_muster())
    table = Table(page).ready()
    page.keyboard.press("w")
    sheet = table.sheet("What can I do now?")
    expect(sheet).to_contain_text("Not possible now")
    expect(sheet).not_to_contain_text("already so")
