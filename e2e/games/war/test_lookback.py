"""After the end of a game of War: the race by rounds and the captain's ledger."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.midgame import LOAD
from e2e.test_layout import resize
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions

pytestmark = pytest.mark.kept_page

NAMES = ("Anson", "Byron", "Cooke")
SIZES = ((390, 664), (1440, 900))
WIDER = "document.documentElement.scrollWidth > innerWidth"


@cache
def finished() -> tuple[str, Any]:
    """The save of a game of three that is over, and its chronicle."""
    match: Match[Any] = portsmouth.new("war", 3, seed=7, options={"rounds": 40})
    rng = Rng(7)
    while match.actors:
        action = match.game.random_action(match.state, match.actors[0], rng)
        match.play(match.game.notation.write(action))
    captains: list[Any] = [None, "swabber", "swabber"]
    match.notes = {"names": [*NAMES], "flags": [0, 1, 2], "id": "lookback", "captains": captains}
    return json.dumps(portsmouth.save(match)), chronicle(played_actions(match, 0))


def test_the_race_and_the_ledger(open_site: Callable[..., Page]) -> None:
    """Four graphs with a row for each round; each player's legs, and a circle for each port."""
    page = open_site()
    page.evaluate(LOAD, [finished()[0], "#/table"])
    told = finished()[1]
    graphs = page.locator(".racegraph")
    expect(graphs).to_have_count(4)
    for at in range(4):
        expect(graphs.nth(at).locator("polyline")).to_have_count(len(NAMES))
        expect(graphs.nth(at).locator("tbody tr")).to_have_count(len(told["race"]))
    whose = page.locator(".ledger__whose button")
    for seat, legs in enumerate(told["legs"]):
        whose.nth(seat).click()
        expect(page.locator(".ledger tbody tr")).to_have_count(len(legs))
        paid = {leg["port"] for leg in legs if leg["earned"] and leg["port"]}
        expect(page.locator(".ledger__spot")).to_have_count(len(paid))
    for width, height in SIZES:
        resize(page, width, height)
        assert not page.evaluate(WIDER), (width, height)
