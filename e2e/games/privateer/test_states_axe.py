"""axe-core finds nothing wrong in Privateer's questions, sheets, score and rules; six seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.axe import Axe, one_page, sizes
from e2e.games.privateer import positions
from e2e.games.privateer.test_lookback import finished
from e2e.midgame import LOAD
from e2e.pages.games.privateer import Table
from e2e.server import Site
from e2e.test_axe import go
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.games.privateer.build import actor
from tests.games.privateer.make_golden_games import wild

pytestmark = pytest.mark.sampled(2)

THEMES = ("paper", "night", "contrast")
LOOKED_AT = ("sail", "answer")
"""Where the chart is looked at, too: with what is in reach, and with nothing to be done on it."""


@pytest.fixture(scope="module", params=sizes("privateer axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all questions of a size; the captains are still, so that nothing moves."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


@pytest.mark.sampled(8)
@pytest.mark.parametrize("step", positions.QUESTIONS)
def test_a_question(axe: Axe, step: str) -> None:
    """What is asked stands there, and can be heard, seen and pressed by everybody."""
    s = positions.QUESTIONS[step]()
    others = [seat for seat in range(s.seats) if seat != actor(s)]
    table = positions.lay(axe.page, positions.kept(s, captains=others))
    if step not in ("bounty", "sail"):
        expect(table.ribbon).to_be_visible()
    axe.check(step, everywhere=True, beside=step not in LOOKED_AT)
    axe.clean()


# Sheets, the score and the rules.

BY_LETTER = {
    "log": "l",
    "compare": "o",
    "ship": "s",
    "can": "w",
    "info": "i",
    "recap": "r",
    "text": "t",
    "keys": "?",
    "command": ":",
    "prices": "$",
    "hint": "h",
}
BY_MENU = {
    "chart": "Infamy by round",
    "captains": "Captains",
    "answers": "Answers in advance",
    "planner": "Plan my turn",
    "share": "Share this game",
}
ENOUGH = 60
"""So many actions fill the log, the chart of scores and what has happened."""
DIALOG = "[role=dialog]"
UNREACHED = """(within) => {
    const can = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...document.querySelector(within).querySelectorAll(can)]
        .filter((at) => at.checkVisibility({ visibilityProperty: true }) && !at.disabled)
        .filter((at) => at.tabIndex >= 0 && !(at.type === 'radio' && !at.checked))
        .filter((at) => !at.closest('[role=grid], fieldset[disabled]'))
        .filter((at) => !globalThis.tabbed.has(at))
        .map((at) => at.outerHTML.slice(0, 120));
}"""
LISTEN = """() => {
    globalThis.tabbed = new Set([document.activeElement]);
    globalThis.listens ??= document.addEventListener('focusin', ({ target }) => {
        globalThis.tabbed.add(target);
    }) ?? true;
}"""
MOST = 160


@cache
def begun() -> str:
    """A game of a person here, one by link and two captains, who is about to sail."""
    names, captains = [*positions.NAMES[:4]], [None, "friend", "landsman", "admiral"]
    notes: dict[str, Any] = {"names": names, "captains": captains, "flags": [0, 1, 2, 3]}
    notes["id"] = "00000000-0000-4000-8000-00000000abcd"
    match: Match[Any] = portsmouth.new("privateer", 4, seed=5)
    rng = Rng(5)
    while True:
        s = match.state
        if len(match.journal) > ENOUGH and s.frames[-1][0] == "sail" and s.active == 0:
            break
        match.play(wild(s, match.legal(), rng))
    match.notes = notes
    return json.dumps(portsmouth.save(match))


def tabbed(page: Page, within: str) -> list[str]:
    """What of a part of the page can be pressed and is not reached by Tab, from where one is."""
    page.evaluate(LISTEN)
    left: list[str] = []
    for _ in range(MOST):
        if not (left := page.evaluate(UNREACHED, within)):
            return []
        for _ in range(min(len(left), 12)):
            page.keyboard.press("Tab")
    return left


def test_the_sheets(axe: Axe) -> None:
    """Every sheet of a turn, in all themes; its controls are reached by Tab, Escape closes it."""
    page = axe.page
    page.evaluate(LOAD, [begun(), "#/table"])
    table = Table(page).ready().settled()
    missed: dict[str, list[str]] = {}
    stops = 0
    for name in ("menu", *BY_LETTER, *BY_MENU):
        if name in BY_LETTER:
            table.grid.get_by_role("button").first.focus()
            page.keyboard.press(BY_LETTER[name])
        else:
            page.get_by_role("button", name="Menu", exact=True).click()
        if name in BY_MENU:
            table.menu(BY_MENU[name])
        expect(page.locator(f".sheet--{name}")).to_be_visible()
        table.settled()
        axe.check(f"sheet {name}", everywhere=True)
        if left := tabbed(page, DIALOG):
            missed[name] = left
        stops += page.evaluate("globalThis.tabbed.size")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert missed == {}
    assert stops > MOST / 2
    axe.clean()


def test_the_final_score(axe: Axe) -> None:
    """Scores, luck, the print of a voyage; then the analysis."""
    page = axe.page
    page.evaluate(LOAD, [finished()[0], "#/table"])
    expect(page.locator(".luck__table")).to_be_visible()
    page.locator(".final__title").focus()
    left = tabbed(page, "main")
    page.evaluate("document.querySelector('.table--over').scrollTo(0, 1e5)")
    axe.check("end", everywhere=True)
    page.evaluate("document.querySelector('.table--over').scrollTo(0, 0)")
    axe.check("the beginning of the end", everywhere=True)
    assert left == []
    axe.clean()


def test_the_rules(axe: Axe) -> None:
    """The rulebook with its glossary, and what is set up before a game."""
    page = axe.page
    for address, shown in (
        ("rules/privateer", "#glossary"),
        ("rules/privateer/P34", "#glossary"),
        ("new/privateer", "main"),
    ):
        go(page, f"#/{address}")
        page.locator(shown).first.wait_for()
        axe.check(address, everywhere=address != "rules/privateer/P34")
    go(page, "#/")
    axe.clean()
