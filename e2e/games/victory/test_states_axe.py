"""axe-core finds nothing wrong in Victory's questions, sheets, score and rules; four seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

import portsmouth
from e2e.axe import Axe, one_page, sizes
from e2e.games.privateer.test_states_axe import DIALOG, tabbed
from e2e.games.victory import positions, turns
from e2e.midgame import LOAD
from e2e.pages.games.victory import Table
from e2e.server import Site
from e2e.test_axe import go
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import new
from tests.games.victory.test_properties import keen

pytestmark = pytest.mark.sampled(2)

THEMES = ("paper", "night", "contrast")
ON_BOARD = ("voyages", "repairs", "trade", "play", "discard")


@pytest.fixture(scope="module", params=sizes("victory axe"))
def axe(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[Axe]:
    """One page for all questions of a size; the captains are still, so that nothing moves."""
    with one_page(browser, site, request.param, THEMES) as found:
        yield found


def answer() -> VictoryState:
    """Both have placed their dice; the attacker may take some off again."""
    s = positions.answered("ball", "chain", positions.DICE, "place 34")
    while s.frames[-1][0] == "place":
        seat = GAME.actors(s)[0]
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
    return s


QUESTIONS = {**turns.TURNS, **positions.POSITIONS, "answer": answer}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("moment", QUESTIONS)
def test_a_question(axe: Axe, moment: str) -> None:
    """What is asked stands there, and can be heard, seen and pressed by everybody."""
    s = QUESTIONS[moment]()
    asked = GAME.actors(s)[0]
    others = [seat for seat in range(s.seats) if seat != asked]
    positions.lay(axe.page, positions.kept(s, captains=others))
    table = Table(axe.page).ready().settled()
    step = str(s.frames[-1][0])
    expect(table.screen).to_have_attribute("data-step", step)
    if step not in ON_BOARD:
        expect(table.ribbon).to_be_visible()
    axe.check(moment, everywhere=True)
    axe.clean()


BY_LETTER = {"log": "l", "compare": "o", "recap": "r", "text": "t", "keys": "?", "hint": "h"}


def test_the_sheets(axe: Axe) -> None:
    """Sheets of a turn, in all themes; their controls are reached by Tab, Escape closes them."""
    page = axe.page
    save = positions.kept(turns.turn("play"), captains=(1, 2, 3))
    page.evaluate(LOAD, [save, "#/table"])
    table = Table(page).ready().settled()
    missed: dict[str, list[str]] = {}
    for name in ("menu", *BY_LETTER):
        if name == "menu":
            page.get_by_role("button", name="Menu", exact=True).click()
        else:
            table.hand.get_by_role("button").first.focus()
            page.keyboard.press(BY_LETTER[name])
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


@cache
def finished() -> str:
    """The save of a game of four that is over."""
    match: Match[VictoryState] = portsmouth.new("victory", 4, {"round_limit": 12}, 5)
    rng = Rng(5)
    while match.actors:
        seat = match.actors[rng.below(len(match.actors))]
        match.play(keen(match.state, match.legal(seat), rng), seat)
    match.notes = {
        "names": [*positions.NAMES],
        "flags": [0, 1, 2, 3],
        "id": "over",
        "captains": [None, "landsman", "admiral", None],
    }
    return json.dumps(portsmouth.save(match))


def test_the_final_score(axe: Axe) -> None:
    """Scores, papers, luck; all can be reached by Tab."""
    page = axe.page
    page.evaluate(LOAD, [finished(), "#/table"])
    expect(Table(page).final).to_be_visible()
    page.locator(".final__title").focus()
    left = tabbed(page, "main")
    page.locator(".final__title").focus()  # at the top no button is half behind the bar
    axe.check("the end", everywhere=True)
    assert left == []
    axe.clean()


def test_the_rules_and_the_set_up(axe: Axe) -> None:
    """The rulebook with its glossary, what is set up before a game, and a curtain."""
    page = axe.page
    for address, shown in (("rules/victory", "#glossary"), ("new/victory", "main")):
        go(page, f"#/{address}")
        page.locator(shown).first.wait_for()
        axe.check(address, everywhere=True)
    page.evaluate(LOAD, [positions.kept(new(3), captains=()), "#/table"])
    expect(Table(page).curtain).to_be_visible()
    axe.check("curtain", everywhere=True)
    go(page, "#/")
    axe.clean()
