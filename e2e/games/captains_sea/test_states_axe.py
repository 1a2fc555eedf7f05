"""axe-core finds nothing wrong in Captain's Sea's questions, sheets, score, rules and set-up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import portsmouth
from e2e.axe import Axe, one_page, sizes
from e2e.games.captains_sea.positions import NAMES, damaged, first_muster, lay
from e2e.games.privateer.test_states_axe import DIALOG, tabbed
from e2e.midgame import LOAD
from e2e.pages.games.captains_sea import Table
from e2e.server import Site
from e2e.test_axe import go
from portsmouth.api import unasked
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng

pytestmark = pytest.mark.sampled(2)

THEMES = ("paper", "night", "contrast")
STEPS = (
    *("bid", "rig", "charge", "muster", "window", "spend", "select", "strain", "order", "turn"),
    *("fire", "aim", "reload", "grapple", "board", "split", "bonus", "sails", "strike"),
)
"""What random games come to soon."""
SEEDS = range(30)
ALONGSIDE: dict[str, int | str | bool] = {"duel": "s08", "scenario": "alongside"}
NAILED: dict[str, int | str | bool] = {"duel": "s08", "scenario": "nailed_flag"}
RARE: dict[str, tuple[dict[str, int | str | bool], int]] = {
    "answer": ({"duel": "s09", "bid": "turns"}, 0),
    "support": (ALONGSIDE, 0),
    "go_on": (ALONGSIDE, 0),
    "second": (ALONGSIDE, 3),
    "change": (ALONGSIDE, 4),
    "hand": (ALONGSIDE, 5),
    "cut": (ALONGSIDE, 8),
    "take": (ALONGSIDE, 9),
    "lose": (NAILED, 6),
    "nail": (NAILED, 9),
    "struck": ({"scenario": "on_fire"}, 8),
    "fall": ({"duel": "s05"}, 3),
    "odd": ({"scenario": "stern_rake"}, 11),
}
"""What random games come to seldom: set-ups and seeds in which they do."""
CROWDED: dict[str, tuple[dict[str, int | str | bool], int, str, int]] = {
    "many cards": ({"scenario": "stern_rake"}, 7, "window", 9),
    "nine aims": (ALONGSIDE, 11, "aim", 9),
    "six discards": (ALONGSIDE, 1, "spend", 7),
    "seven cards": ({"duel": "s09"}, 29, "hand", 8),
}
"""Questions with many answers: set-ups and seeds in which random games come to them."""
SET_UPS: tuple[dict[str, int | str | bool], ...] = (
    {"duel": "s09", "bid": "turns"},
    {"duel": "s09"},
    {"duel": "s09"},
    {"duel": "s08", "scenario": "alongside"},
)


MOST_SEEDS = 400
"""So many random games are looked through for a question."""


@pytest.fixture(scope="module", params=sizes("captains sea axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all questions of a size; the captains are still, so that nothing moves."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


def kept(match: Match[Any], person: int) -> str:
    """The save of a match in which one seat is a person, the other a captain."""
    captains = [None if seat == person else "landsman" for seat in (0, 1)]
    told: dict[str, Any] = {
        "names": [*NAMES],
        "flags": [0, 1],
        "id": "axe",
        "captains": [*captains],
    }
    match.notes = {**match.notes, **told}
    return json.dumps(portsmouth.save(match))


def is_asked(match: Match[Any], seat: int) -> bool:
    """Is a person asked who has set nothing?"""
    return unasked.answer(match, (seat,)) is None


@cache
def questions() -> dict[str, str]:
    """A save for each step, at the first position in which it is asked."""
    found: dict[str, str] = {}
    for seed in SEEDS:
        options = SET_UPS[min(seed, len(SET_UPS) - 1)]
        match: Match[Any] = portsmouth.new("captains_sea", 2, options, seed)
        rng = Rng(seed)
        while match.actors:
            seat, step = match.actors[0], match.state.frames[-1][0]
            if step not in found and is_asked(match, seat):
                found[step] = kept(match, seat)
            match.play(match.game.random_action(match.state, seat, rng), seat)
        if not {*STEPS} - found.keys():
            break
    return found


@cache
def rare(step: str) -> str:
    """A save for a step that is asked seldom."""
    options, seed = RARE[step]
    return sought(options, seed, step)


@cache
def crowded(name: str) -> str:
    """A save for a question with many answers."""
    return sought(*CROWDED[name])


def sought(options: dict[str, int | str | bool], seed: int, step: str, most: int = 1) -> str:
    """A save of the first random game, from a seed on, in which a step has so many answers."""
    for number in range(seed, seed + MOST_SEEDS):
        match: Match[Any] = portsmouth.new("captains_sea", 2, options, number)
        rng = Rng(number)
        while match.actors:
            seat = match.actors[0]
            asked = match.state.frames[-1][0] == step and is_asked(match, seat)
            if asked and len(match.game.legal(match.state, seat)) >= most:
                return kept(match, seat)
            match.play(match.game.random_action(match.state, seat, rng), seat)
    raise AssertionError(f"no game asks for {step}")


@cache
def finished() -> str:
    """The save of a duel that is over."""
    match: Match[Any] = portsmouth.new("captains_sea", 2, {"turn_limit": 20}, 5)
    rng = Rng(5)
    while match.actors:
        seat = match.actors[0]
        match.play(match.game.random_action(match.state, seat, rng), seat)
    return kept(match, 0)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("step", [*STEPS, *RARE])
def test_a_question(axe: Axe, step: str) -> None:
    """What is asked stands there, and can be heard, seen and pressed by everybody."""
    lay(axe.page, rare(step) if step in RARE else questions()[step])
    table = Table(axe.page).ready().settled()
    expect(table.screen).to_have_attribute("data-step", step)
    expect(table.told).to_be_visible()
    axe.check(step, everywhere=True)
    axe.clean()


def test_a_long_watch_bill(axe: Axe) -> None:
    """Tasks that are on the next page are not there; the way to them has a name."""
    lay(axe.page, damaged())
    table = Table(axe.page).ready().settled()
    expect(table.bill).to_be_visible()
    axe.check("eleven tasks", everywhere=True)
    axe.clean()


BY_LETTER = {"words": "t", "log": "l", "compare": "o", "track": "k", "keys": "?"}


def test_the_sheets(axe: Axe) -> None:
    """Sheets of a turn, in all themes; their controls are reached by Tab, Escape closes them."""
    page = axe.page
    lay(page, questions()["select"])
    table = Table(page).ready().settled()
    missed: dict[str, list[str]] = {}
    for name in ("menu", "Your cards", "Last broadsides", *BY_LETTER):
        if name in BY_LETTER:
            table.main.focus()
            page.keyboard.press(BY_LETTER[name])
        elif name == "menu":
            page.get_by_role("button", name="Menu", exact=True).click()
        else:
            table.menu(name)
        sheet = page.get_by_role("dialog")
        try:
            expect(sheet).to_be_visible(timeout=5_000)
        except AssertionError:
            missed[name] = ["does not open"]
            continue
        table.settled()
        axe.check(f"sheet {name}", everywhere=True)
        if left := tabbed(page, DIALOG):
            missed[name] = left
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert missed == {}
    axe.clean()


def test_the_final_score(axe: Axe) -> None:
    """Both ships, how the points come about, luck; all can be reached by Tab."""
    page = axe.page
    page.evaluate(LOAD, [finished(), "#/table"])
    expect(Table(page).final).to_be_visible()
    page.locator(".final__title").focus()
    left = tabbed(page, "main")
    axe.check("the end", everywhere=True)
    assert left == []
    axe.clean()


def test_the_rules_and_the_set_up(axe: Axe) -> None:
    """The rulebook with its glossary, what is set up before a duel, and a curtain."""
    page = axe.page
    for address, shown in (("rules/captains_sea", "#glossary"), ("new/captains_sea", "main")):
        go(page, f"#/{address}")
        page.locator(shown).first.wait_for()
        axe.check(address, everywhere=True)
    lay(page, first_muster(captains=()))
    expect(Table(page).curtain).to_be_visible()
    axe.check("curtain", everywhere=True)
    go(page, "#/")
    axe.clean()
