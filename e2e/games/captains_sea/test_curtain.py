"""Two people at one device: a curtain between them, and nothing of the other behind it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.games.by_ear import QUICK
from e2e.games.captains_sea.positions import NAMES, first_muster, lay
from e2e.games.captains_sea.test_whole_game import OPEN
from e2e.games.whole_game import kept_save
from e2e.pages.games.captains_sea import Table
from portsmouth.games.captains_sea.rules.names import CARD

pytestmark = pytest.mark.kept_page

BEHIND = """() => document.body.innerText + [...document.querySelectorAll('*')]
    .map((each) => `${each.getAttribute('aria-label')} ${each.dataset?.option}`).join(' ')"""
"""All that stands in the document, shown, spoken or to be pressed."""


def test_each_sees_the_own_crew_alone(page: Page, open_site: Callable[..., Page]) -> None:
    """What Anson seals is gone before Byron has the device, and hidden from him at the table."""
    open_site()
    page.evaluate(QUICK)
    lay(page, first_muster(captains=()))
    table = Table(page).ready()
    expect(table.curtain).to_have_text("Hand the device to Anson")
    assert "man-pf" not in page.evaluate(BEHIND)
    table.lift("Anson")
    expect(table.bill).to_be_visible()
    table.man("broadside")
    expect(table.curtain).to_have_text("Hand the device to Byron")
    assert table.map.count() == 0
    behind = page.evaluate(BEHIND)
    for told in ("man-pf", "Round", "Fire to", "melee"):
        assert told not in behind
    table.lift("Byron")
    expect(table.bill.locator(".bill__title")).to_have_text(re.compile("^7 men: "))
    page.keyboard.press("f")  # Constitution
    expect(page.locator(".vessel--0 .box--manned")).to_have_count(0)
    assert "5 of 5 manned" not in page.evaluate(BEHIND)
    table.man("broadside")
    expect(table.ribbon).to_contain_text("A question to everybody")
    for told in ("Round", "Discard", "Your cards"):
        assert told not in page.evaluate(BEHIND)
    table.choose("Anson Yes: takes the device and decides")
    expect(table.curtain.or_(table.main.get_by_text("without a card"))).to_be_visible()


LOOKS = 60
ALL = ".table [data-together]"
"""Answers to what both are asked at once: who takes the device, or nobody."""


class Pair:
    """Two people at one device, of whom the one who has it plays at a whim."""

    def __init__(self, table: Table) -> None:
        """Nobody has it yet."""
        self.table, self.page = table, table.page
        self.whim = random.Random(3)
        self.holder: int | None = None
        self.handed = self.seen = 0

    def look(self) -> None:
        """No card of a hand stands anywhere in the document but in that of who has the device."""
        state = portsmouth.load(json.loads(kept_save(self.page))).state
        behind = self.page.evaluate(BEHIND)
        for seat, ship in enumerate(state.ships):
            names = [portsmouth.say(CARD[card], game="captains_sea") for card in ship.hand]
            found = [name for name in names if name in behind]
            assert seat == self.holder or found == []
            self.seen += len(found)

    def look_on(self) -> None:
        """Look, but where the device is on its way."""
        if not self.table.curtain.or_(self.page.locator(ALL)).first.is_visible():
            self.look()

    def move(self) -> None:
        """Hand it over where a curtain stands; else answer what is asked, or man the guns."""
        table = self.table
        table.curtain.or_(table.bill).or_(table.told).first.wait_for()
        if table.curtain.is_visible() or table.page.locator(ALL).first.is_visible():
            self.holder = None
            self.look()
        if table.curtain.is_visible():
            who = table.curtain.inner_text().rpartition(" ")[2]
            self.holder = NAMES.index(who)
            table.lift(who)
            self.handed += 1
        elif table.bill.is_visible():
            table.man("broadside")
        elif table.page.locator(ALL).first.is_visible():
            answer = self.whim.choice(table.page.locator(ALL).all())
            taken = answer.get_attribute("data-together") or ""
            answer.click()
            self.holder = int(taken) if taken.isdigit() else None
        else:
            offered = table.told.locator(OPEN).all()
            if not offered:  # the main button alone goes on
                table.commit()
                return
            chosen = self.whim.choice(offered)
            pointed = chosen.get_attribute("aria-pressed")
            chosen.click()
            table.settled()
            if pointed and table.main.get_attribute("aria-disabled") == "false":
                table.commit()


def test_no_card_of_the_other_hand_is_in_the_document(
    page: Page, open_site: Callable[..., Page]
) -> None:
    """While two play on, with the curtain or without it, at every decision."""
    open_site()
    page.evaluate(QUICK)
    lay(page, first_muster(captains=()))
    pair = Pair(Table(page).ready())
    for _ in range(LOOKS):
        pair.move()
        pair.table.settled()
        pair.look_on()
    assert pair.handed > 4
    assert pair.seen > 4


def test_against_a_captain_there_is_none(page: Page, open_site: Callable[..., Page]) -> None:
    """The only person at a device is never asked to hand it over."""
    open_site()
    page.evaluate(QUICK)
    lay(page, first_muster())
    table = Table(page).ready()
    table.man("broadside")
    expect(table.told.or_(table.bill).first).to_be_visible()
    expect(table.curtain).to_have_count(0)
