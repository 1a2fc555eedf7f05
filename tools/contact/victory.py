"""Scenes that only Victory has: questions of a turn and of a combat, the duel, an analysis."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable

from playwright.sync_api import Page

import portsmouth
from e2e.games.victory.positions import POSITIONS, duel, kept, lay
from e2e.games.victory.test_lookback import finished, save
from e2e.games.victory.test_states_axe import answer
from e2e.games.victory.turns import TURNS, turn
from e2e.pages.games.victory import Table
from portsmouth import registry
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.state import VictoryState
from tools.contact.studio import Scene, Studio

ANALYSED = 120_000
"""Milliseconds after which an analysis must be ready."""


def asked(make: Callable[[], VictoryState]) -> Scene:
    """Return a scene that shows a question to whom it is put; captains play the others."""

    def show(studio: Studio) -> None:
        s = make()
        seats = GAME.actors(s)
        lay(studio.page, kept(s, captains=[each for each in range(s.seats) if each != seats[0]]))
        studio.ready()

    return show


def chosen(step: str, press: Callable[[Page], None]) -> Scene:
    """Return a scene that shows a question of a turn once something has been pressed."""

    def show(studio: Studio) -> None:
        asked(lambda: turn(step))(studio)
        press(studio.page)
        studio.page.wait_for_timeout(500)

    return show


def card(page: Page) -> None:
    """Press a card of the hand."""
    Table(page).hand.get_by_role("button").nth(1).click()


def ship(page: Page) -> None:
    """Press another's ship at sea."""
    page.locator(".voyage:visible").last.click()


def cubes(page: Page) -> None:
    """Choose what a trade is to bring."""
    page.locator("[data-do=cubes]").click()
    page.locator(".trade__get[aria-disabled=false]").first.click()


def curtain(studio: Studio) -> None:
    """Show the curtain before another's hand."""
    lay(studio.page, kept(duel(), captains=()))
    studio.ready()


def duel_of_the_day(studio: Studio) -> None:
    """Show the duel of a fixed day."""
    settings, seed = registry.bots("victory").daily(datetime.date(2026, 11, 23).isoformat())
    match = portsmouth.new("victory", 2, settings, seed)
    match.notes = {"names": ["Anson", "Byron"], "flags": [0, 1], "captains": [None, "admiral"]}
    lay(studio.page, json.dumps(portsmouth.save(match)))
    studio.ready()


def over(studio: Studio) -> None:
    """Show the end of a game of three."""
    lay(studio.page, save(finished()))
    studio.ready()


def analysis(studio: Studio) -> None:
    """Show its analysis, once a turning point is told."""
    studio.page.get_by_role("button", name="Analysis").click()
    told = studio.page.locator(".verdicts--top .verdict").first
    told.locator(".verdict__told, .verdict__line--better").first.wait_for(timeout=ANALYSED)


def turning_point(studio: Studio) -> None:
    """Show the worst decision of the analysis on the board."""
    studio.page.locator(".verdicts--top .verdict [data-study=look]").first.click()
    studio.ready()


SCENES: dict[str, Scene] = {
    **{f"turn-{name}": asked(make) for name, make in TURNS.items()},
    "turn-card": chosen("trade", card),
    "turn-ship": chosen("trade", ship),
    "turn-cubes": chosen("trade", cubes),
    **{f"fight-{name}": asked(make) for name, make in {**POSITIONS, "answer": answer}.items()},
    "fight-curtain": curtain,
    "duel": duel_of_the_day,
    "over": over,
    "over-analysis": analysis,
    "over-turning-point": turning_point,
}
