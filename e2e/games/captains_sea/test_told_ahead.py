"""What is told before one decides: the coming roll, a chase, hints, and what can't be done."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.captains_sea.positions import first_muster, lay
from e2e.games.captains_sea.test_states_axe import kept, questions
from e2e.pages.games.captains_sea import Table
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots.gunner import Gunner
from portsmouth.games.captains_sea.odds import coming

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]
SIZES = [(390, 664), (1440, 900)]


@cache
def checked() -> str:
    """A moment for cards before a check of two dice or more."""
    for seed in range(40):
        match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s07"}, seed)
        gunner, rng = Gunner(match.game), Rng(seed)
        while match.actors and len(match.journal) < 500:
            seat, roll = match.actors[0], coming.coming(match.state)
            if roll and roll.all_dice and roll.dice > 1 and roll.seat == seat:
                return kept(match, seat)
            legal = match.game.legal(match.state, seat)
            action = gunner.choose(match.state, seat, legal, rng)
            match.play(match.game.notation.write(action), seat)
    raise AssertionError("nobody checks with two dice")


@cache
def hunted() -> str:
    """The first watch bill of a chase."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"duel": "s04"}, 3)
    rng = Rng(3)
    gunner = Gunner(match.game)
    while match.state.frames[-1][0] != "muster":
        seat = match.actors[0]
        legal = match.game.legal(match.state, seat)
        match.play(match.game.notation.write(gunner.choose(match.state, seat, legal, rng)), seat)
    return kept(match, match.actors[0])


@pytest.mark.parametrize("size", SIZES)
def test_a_moment_for_cards_tells_whose_roll_comes(
    page: Page, open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Whose dice, what each needs, and the chance, before a card is spent on them."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_site()
    lay(page, checked())
    told = Table(page).ready().settled().dice_seen().told
    expect(told).to_contain_text(re.compile(r"(Anson|Byron|You): [2-9] dice"))
    expect(told).to_contain_text(re.compile(r"Each must come to \d or more: \d+%"))


def test_a_chase_is_told(page: Page, open_site: Callable[..., Page]) -> None:
    """How the prey gets away, beside the map; on a phone with the impulses."""
    page.set_viewport_size({"width": 1440, "height": 900})
    open_site()
    lay(page, hunted())
    Table(page).ready().settled()
    told = re.compile("Belvidera gets away when .*: [0-9]+ squares farther apart")
    expect(page.locator(".inspector")).to_contain_text(told)


def test_the_first_hint_says_what_matters_most(page: Page, open_site: Callable[..., Page]) -> None:
    """There is nowhere to look but at the question, and one task of a crew helps nobody."""
    open_site()
    lay(page, first_muster())
    table = Table(page).ready().settled()
    table.menu("Hint")
    told = page.locator(".hint__told")
    expect(told).to_have_attribute("data-depth", "2", timeout=30_000)
    expect(told).to_have_text("Man the port guns first: Guerriere lies on that side.")
    page.get_by_role("button", name="What is best, and why?").click()
    expect(told).to_have_attribute("data-depth", "3", timeout=30_000)
    expect(told.locator(".hint__why")).to_contain_text("no gun reaches")


def test_what_now_tells_what_an_answer_brings(page: Page, open_site: Callable[..., Page]) -> None:
    """Where a manoeuvre leads, which its button tells only when it is pointed at."""
    open_site()
    lay(page, questions()["select"])
    table = Table(page).ready().settled()
    table.menu("What can I do now?")
    advance = page.locator(".cans li").filter(has_text="Advance")
    expect(advance).to_contain_text(re.compile(r"[A-V]\d+, heading \w+.*enemy: "))


def test_one_reason_is_told_once(page: Page, open_site: Callable[..., Page]) -> None:
    """What stands already is one line of the list, not one for each task."""
    open_site()
    lay(page, first_muster())
    table = Table(page).ready().settled()
    table.menu("What can I do now?")
    refused = page.locator(".cans--refused li")
    expect(refused.first).to_be_visible()
    reasons = [each.rpartition(": ")[2] for each in refused.all_inner_texts()]
    assert len(reasons) == len(set(reasons))
