"""The rulebook's example of play, by touch, to the ledger that it prints."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home

pytestmark = pytest.mark.kept_page

pytestmark = pytest.mark.kept_page

GOLDEN = Path(__file__).parent.parent / "tests/games/portsmouth/golden"
LEDGER = {"Red": 0, "Yellow": 1, "Green": 2, "Blue": 1}


def perform(table: Table, action: str) -> None:
    """One action of the example, as a player would do it on the page.

    Buying is left to the main button, which buys what the next action lacks.
    """
    verb, _, where = action.partition(" ")
    if verb == "use":
        table.choose(re.compile("^Use "))
    elif verb == "raise":
        table.act(re.compile("^Raise"))
    elif verb == "end":
        table.end_turn()
    elif verb != "buy":
        table.do(where.upper())


def test_the_worked_example_comes_to_its_published_ledger(open_site: Callable[..., Page]) -> None:
    page = open_site()
    Home(page).settings.click()
    page.get_by_role("checkbox", name=re.compile("^Act automatically")).uncheck()
    page.get_by_role("link", name="Home").click()
    book = Home(page).open_logbook()
    book.bring(GOLDEN / "worked_example.save.json")
    table = book.open("Red, Yellow, Green, Blue")
    for step in json.loads((GOLDEN / "worked_example.actions.json").read_text("utf-8")):
        assert table.mover() == step["player"], step
        perform(table, step["action"])
    assert {who: table.money(who) for who in LEDGER} == LEDGER
    expect(page.get_by_text("Round 2 of 8")).to_be_visible()
    towns = [cell for cell in table.labels() if ", town" in cell]
    assert len(towns) == 8
    assert table.mover() == "Red"
