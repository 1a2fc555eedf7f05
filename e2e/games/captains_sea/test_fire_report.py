"""A report of fire says why dice hit and parry, what they look like; nothing is told too early."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.captains_sea.positions import firing, lay
from e2e.games.captains_sea.test_states_axe import crowded, is_asked, kept, questions
from e2e.pages.games.captains_sea import Table
from e2e.test_layout import resize
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.rules.cards.windows import attack as attack_of
from portsmouth.games.captains_sea.rules.components import NONE
from portsmouth.games.captains_sea.rules.guns import aims

LANG = Path(__file__).parents[3] / "web/lang"

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

TOO_EARLY = """() => ['.told--late', '.area-recap', '.volley__harm']
    .filter((each) => [...document.querySelectorAll(each)].some((one) => one.checkVisibility()
        && Number(getComputedStyle(one).opacity) > 0.05))"""
"""What the fire changed, where it can be seen."""
FIRST_CHASE = 76
"""Duels of fewer seeds have none, and would only be played through."""
SHOWN_HIT = """() => [...document.querySelectorAll('.box--fresh')]
    .map((box) => getComputedStyle(box).backgroundImage !== 'none')"""
"""Of each box that was just hit: does it look so?"""


@cache
def asked_for(kind: str) -> str:
    """A moment for cards before a kind of dice of an attack, some of whose dice have hit."""
    for seed in range(60):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"scenario": "on_fire"}, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 400:
            seat, (name, *at) = match.actors[0], match.state.frames[-1]
            if name == "window" and at[0] == kind:
                attack = attack_of(match.state, int(at[2]))
                legal = match.game.legal(match.state, seat)
                cards = any(action[0] == "play" for action in legal)
                if cards and attack.hits and attack.defense:
                    return kept(match, seat)
            match.play(match.game.random_action(match.state, seat, rng), seat)
    raise AssertionError(f"nobody is asked before {kind} dice")


def test_a_report_says_why_and_what_its_dice_mean(open_site: Callable[..., Page]) -> None:
    """From which face on dice hit and parry, by what; a legend for each look that there is."""
    page = open_site()
    lay(page, firing())
    Table(page).ready()
    report = page.locator(".volley--now")
    expect(report).to_contain_text(re.compile(r"4 or more hits \(Handy crew \+1\)"))
    expect(report).to_contain_text(re.compile(r"\d defense dice \(\d for the range"))
    expect(report).to_contain_text("4 or more parries (from range 12 on)")
    expect(report).to_contain_text("fragile hull: half of the 6s rolled again")
    expect(report).to_contain_text("firm hull: 1s rolled again")
    expect(report).to_contain_text(
        "High fire, but this time more went into the hull: rigging 0, hull 1, crew 0."
    )
    legend = report.locator(".volley__legend > span").all_inner_texts()
    assert {each.strip() for each in legend} == {
        "hits",
        "hit, but parried",
        "parries",
        "rolled again",
    }


def test_nothing_is_told_before_the_dice_lie_still(open_site: Callable[..., Page]) -> None:
    """Neither points nor boxes, losses or log; then all of it. The rest stays."""
    page = open_site()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, firing())
    page.locator(".volley--now").wait_for()
    assert page.evaluate(TOO_EARLY) == []
    assert page.evaluate(SHOWN_HIT) == [False]
    expect(page.locator(".chip__points:not(.told--late)")).to_have_count(1)
    page.wait_for_timeout(2000)
    assert page.evaluate(TOO_EARLY) != []
    assert page.evaluate(SHOWN_HIT) == [True]


AT_ONE_SECOND = """() => {
    for (const each of document.getAnimations()) { each.pause(); each.currentTime = 1000; }
    return [...document.querySelectorAll('.die--gone')].map((die) =>
        [getComputedStyle(die).opacity, getComputedStyle(die, '::after').opacity].map(Number));
}"""
"""How strong each die that is parried is then, and what crosses it out."""


def test_a_hit_is_not_crossed_out_before_the_defense_lies_still(
    open_site: Callable[..., Page],
) -> None:
    """It lies dark like any other hit until the dice below it have been read."""
    page = open_site()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, firing())
    page.locator(".volley--now .die--gone").first.wait_for()
    looks = page.evaluate(AT_ONE_SECOND)
    assert looks
    assert looks == [[1, 0]] * len(looks)


CHIPS = """() => {
    const list = document.querySelector('.volley__harm > li');
    const [chip] = list.querySelectorAll('.volley__loss');
    for (let n = 0; n < 8; n++) list.append(chip.cloneNode(true));
    const chips = [...list.querySelectorAll('.volley__loss')];
    const tops = chips.map((each) => each.getBoundingClientRect());
    const [first] = tops, next = tops.find(({ top }) => top > first.bottom - 2);
    return next.top - first.bottom;
}"""
"""How far apart two lines of chips are."""


def test_chips_of_damage_keep_apart_where_they_wrap(open_site: Callable[..., Page]) -> None:
    """On a phone they take several lines."""
    page = open_site()
    resize(page, 390, 664)
    page.emulate_media(reduced_motion="reduce")
    lay(page, firing())
    page.locator(".volley--now .volley__loss").first.wait_for()
    assert page.evaluate(CHIPS) >= 3


SPLIT = """() => {
    const side = document.querySelector('.volley--now .volley__side');
    side.append(...[...side.children].slice(1).map((each) => each.cloneNode(true)));
}"""
"""As if its sections had fired by themselves."""


def test_sections_that_fired_by_themselves_tell_which_faces_hit(
    open_site: Callable[..., Page],
) -> None:
    """On a phone too, where the reasons give way to the dice."""
    page = open_site()
    resize(page, 390, 664)
    page.emulate_media(reduced_motion="reduce")
    lay(page, firing())
    page.locator(".volley--now").wait_for()
    page.evaluate(SPLIT)
    side = page.locator(".volley--now .volley__side").first
    least = side.get_by_text("4 or more hits")
    expect(least).to_have_count(2)
    expect(least.last).to_be_visible()
    expect(side.get_by_text("Handy crew +1").last).to_be_hidden()


def test_before_the_defense_no_hit_is_left(open_site: Callable[..., Page]) -> None:
    """How many dice roll for the defense, and what parries."""
    page = open_site()
    lay(page, asked_for("defense"))
    table = Table(page).ready().settled()
    table.main.click()
    expect(table.ribbon).to_contain_text("before the defense dice")
    expect(table.ribbon).to_contain_text(
        re.compile(r"\d hits?\. \d+ defense (die|dice) comes? next: (each )?[45] or more parries")
    )
    expect(table.ribbon).not_to_contain_text("left")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_dice_thrown_are_shown_before_a_question_about_them(
    open_site: Callable[..., Page], motion: Literal["no-preference", "reduce"]
) -> None:
    """Those of the enemy before the defense; one press leads to the question, which stays."""
    page = open_site()
    page.emulate_media(reduced_motion=motion)
    lay(page, asked_for("defense"))
    table = Table(page).ready().settled()
    report = page.locator(".volley--now")
    expect(report.get_by_role("heading", name=re.compile(r"^\w.* fires!"))).to_be_visible()
    expect(table.ribbon).to_have_count(0)
    expect(report.locator(".volley__sum:visible")).to_have_text(re.compile(r"^\s*\d hits?\s*$"))
    expect(report.locator(".volley__row--parry")).to_have_count(0)
    expect(report).not_to_contain_text("no damage")
    expect(report.locator(".volley__row .die").first).to_have_css(
        "animation-name", "none" if motion == "reduce" else "die-falls"
    )
    table.main.click()
    expect(report).to_have_count(0)
    expect(table.ribbon).to_contain_text("before the defense dice")
    expect(table.ribbon.locator(".ribbon__question")).to_be_focused()


def test_what_remains_is_shown_after_the_answer(open_site: Callable[..., Page]) -> None:
    """Own dice, and those that parry; after them the harm, beside dice that now lie still."""
    page = open_site()
    page.emulate_media(reduced_motion="no-preference")
    lay(page, asked_for("damage"))
    table = Table(page).ready().settled()
    report = page.locator(".volley--now")
    expect(report.locator(".volley__row--parry")).to_be_visible()
    expect(report).to_contain_text(re.compile(r"\d parried: \d strikes? home"))
    expect(report.locator(".volley__loss")).to_have_count(0)
    table.main.click()
    expect(table.ribbon).to_contain_text("left after the defense")
    table.main.click()
    expect(report.locator(".volley__loss").first).to_be_attached()
    seen = report.locator(".volley__row--seen")
    expect(seen).to_have_count(2)
    expect(seen.first.locator(".die").first).to_have_css("animation-name", "none")


def test_who_aims_sees_which_faces_hit(open_site: Callable[..., Page]) -> None:
    """Beside what each section has loaded."""
    page = open_site()
    lay(page, questions()["aim"])
    table = Table(page).ready().settled()
    expect(table.ribbon).to_contain_text(
        re.compile(r"Aft Round, 1 die\.\s+A die of [45] or more hits")
    )


@cache
def chased_unasked() -> tuple[str, str]:
    """A choice after which one's own chasers fire at once and unasked, and its action."""
    for seed in range(FIRST_CHASE, FIRST_CHASE + 100):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
        gunner, rng, chased = Gunner(match.game), Rng(seed), set[int]()
        while match.actors and len(match.journal) < 500:
            seat = match.actors[0]
            legal = match.game.legal(match.state, seat)
            action = match.game.notation.write(gunner.choose(match.state, seat, legal, rng))
            save = kept(match, seat) if is_asked(match, seat) else None
            events = match.play(action, seat)
            chased |= {
                n
                for n in (0, 1)
                for each in events
                if (each.kind, each.facts.get("seat")) == ("chased", n)
            }
            sails = action.split()[0] in ("advance", "turn")
            if save and sails and seat not in chased and fires_unasked(match, seat):
                return save, action
    raise AssertionError("no chasers fire unasked")


def fires_unasked(match: Match[Any], seat: int) -> bool:
    """Is the next answer the fire of chasers alone, which their captain is not asked for?"""
    if not match.actors or match.actors[0] != seat or match.state.frames[-1][0] != "fire":
        return False
    return aims.chasing(match.state, seat) != NONE


def test_fire_that_nobody_was_asked_for_is_shown(open_site: Callable[..., Page]) -> None:
    """Chasers fire by themselves: dice and hits are looked at, and the first time it says why."""
    page = open_site()
    save, action = chased_unasked()
    lay(page, save)
    table = Table(page).ready().settled()
    table.told.locator(f"[data-option='{action}']").click()
    table.main.click()
    report = page.locator(".volley--now")
    expect(report).to_be_visible()
    expect(report).to_contain_text("Chasers fire unasked.")


def test_unusual_aims_wait_behind_a_button(open_site: Callable[..., Page]) -> None:
    """Both sections alike and the best come first; a digit shows the others too, with focus."""
    page = open_site()
    lay(page, crowded("nine aims"))
    table = Table(page).ready().settled()
    aims = table.told.locator("[data-option^='aim ']")
    few = aims.count()
    assert few in (2, 3)
    expect(aims.first).to_contain_text("Both sections low")
    expect(table.other_aims).to_contain_text(f"Other aims ({8 - few})")
    page.keyboard.press(str(few + 1))
    expect(aims).to_have_count(8)
    expect(aims.nth(few)).to_be_focused()
    expect(table.other_aims).to_have_count(0)


def test_an_aim_that_is_chosen_is_shown(open_site: Callable[..., Page]) -> None:
    """In the table in words, where it waits behind the button on the table."""
    page = open_site()
    lay(page, crowded("nine aims"))
    table = Table(page).ready().settled()
    expect(table.told.locator("[data-option='aim aft-high']")).to_have_count(0)
    page.keyboard.press("t")
    page.locator(".sheet").get_by_role("button", name="Aft section high").click()
    expect(table.told.locator("[data-option='aim aft-high']")).to_have_attribute(
        "aria-pressed", "true"
    )


ROOM = """() => ({
    below: document.querySelector('.area-bar').getBoundingClientRect().bottom - innerHeight,
    sea: document.querySelector('.seamap').offsetHeight,
})"""
"""How far the way on lies below the screen, and how high the map is."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tip_at_a_card_question_stays_in_its_frame(
    open_site: Callable[..., Page], language: str
) -> None:
    """On a phone; the way on stays in sight, and the map keeps its place."""
    page = open_site()
    resize(page, 390, 664)
    lay(page, asked_for("defense"))
    table = Table(page).ready().settled()
    table.main.click()
    expect(table.ribbon).to_be_visible()
    lines = (LANG / language / "games/captains_sea/learn.ftl").read_text("utf-8").splitlines()
    [tip] = [line for line in lines if line.startswith("learn-first-window = ")]
    assert table.cut_of_tip(tip.partition(" = ")[2]) == 0
    found = page.evaluate(ROOM)
    assert found["below"] <= 0
    assert found["sea"] >= 120
