"""A stranger's whole game, from the home screen to the final score, by what the page shows."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.whole_game import kept_outcome
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from e2e.server import Site
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.rules.cards import ROUNDS
from tests.contract.walk import play_on

pytestmark = pytest.mark.kept_page

NAMES = ("Anson", "Byron", "Cooke", "Duncan")
LONGEST = 900


class Stranger:
    """Plays by the page: touches what is open, prefers recruiting, ends turns now and then."""

    def __init__(self, table: Table, seed: int) -> None:
        """A player for the table, whose whims are fixed by a seed."""
        self.table = table
        self.whim = random.Random(seed)

    def move(self) -> None:
        """One decision of whoever's turn it is."""
        if self.table.ribbon.is_visible():
            self._answer()
        elif self.table.actions.is_visible():
            self._act()

    def _answer(self) -> None:
        """Choose among the ribbon's open options and the cells that are lit."""
        options = self.table.ribbon.locator("button[aria-disabled=false]").all()
        cells = self.table.open_cells()
        if cells and (not options or self.whim.random() < 0.7):
            self.table.do(self.whim.choice(cells))
        elif options:
            self.whim.choice(options).click()
            self.table.settled()

    def _act(self) -> None:
        """Recruit where one stands if one can, else walk, train, or end the turn."""
        said = self.table.open_labels()
        here = [cell for cell, label in said.items() if "can be recruited" in label]
        train = self.table.actions.locator("button[aria-disabled=false]", has_text="Train")
        if here:
            self.table.do(here[0])
        elif train.count() and self.whim.random() < 0.5:
            train.click()
            self.table.settled()
        elif said and self.table.action_points() and self.whim.random() < 0.9:
            self.table.do(self.whim.choice(sorted(said)))
        else:
            self.table.end_turn()


def test_a_whole_game_is_played_to_its_scoring(open_site: Callable[..., Page], site: Site) -> None:
    """Every decision by touch; the page's totals are those of the engine for the saved game."""
    page = open_site(base=site.sub)
    hurry(page)
    table = Home(page).start(NAMES[:2], seed="stranger 2")
    plays_to_the_end(page, table, 2)


def test_four_players_come_to_their_scoring(open_site: Callable[..., Page], tmp_path: Path) -> None:
    """The last two rounds of a game that the engine has brought so far."""
    match = portsmouth.new("portsmouth", 4, {}, 4, {"names": list(NAMES), "flags": [0, 1, 2, 3]})
    whim = Rng(4)
    while match.state.round < ROUNDS - 1:
        play_on(match, whim, 1)
    file = tmp_path / "four.json"
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    page = open_site()
    hurry(page)
    book = Home(page).open_logbook()
    book.bring(file)
    plays_to_the_end(page, book.open(", ".join(NAMES)), 4)


AT_ONCE = """async (most) => {
    const { play } = await import('./web/js/match/game.js');
    const { get } = await import('./web/js/app/store.js');
    let whim = 1;
    for (let played = 0; played < most && !get().frame.outcome; played += 1) {
        const open = get().frame.options.filter(({ refusal }) => !refusal);
        whim = (whim * 48271) % 0x7fffffff;
        await play([open[whim % open.length].action]);
    }
}"""


def test_four_players_play_a_whole_game_through_the_page(open_site: Callable[..., Page]) -> None:
    """From the first round to the last; the page asks and saves all as where it is pressed."""
    page = open_site()
    hurry(page)
    table = Home(page).start(NAMES, seed="four at once")
    page.evaluate(AT_ONCE, LONGEST)
    ends_as_the_engine_says(page, table)


def plays_to_the_end(page: Page, table: Table, seats: int) -> None:
    """A stranger plays for all; the page says the totals of the engine, and the winner."""
    stranger = Stranger(table, seats)
    for _ in range(LONGEST):
        if table.final.is_visible():
            break
        stranger.move()
    ends_as_the_engine_says(page, table)


def ends_as_the_engine_says(page: Page, table: Table) -> None:
    """The final score shows the totals of the saved game, and its winners."""
    expect(table.final).to_be_visible()
    outcome = kept_outcome(page)
    totals = (
        page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    )
    assert [int(re.findall(r"-?\d+", text)[0]) for text in totals] == list(outcome.totals)
    winners = [NAMES[seat] for seat, place in enumerate(outcome.places) if place == 1]
    for winner in winners:
        expect(page.get_by_text(re.compile(f"{winner}.*(wins|share)")).first).to_be_visible()


def hurry(page: Page) -> None:
    """Off and nothing is done by itself: the stranger wants to do it all."""
    Home(page).settings.click()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("checkbox", name=re.compile("^Act automatically")).uncheck()
    page.get_by_role("link", name="Home").click()
