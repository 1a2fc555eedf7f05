"""After the end of a game of Privateer: luck beside the odds, and the voyage as a print to keep."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.midgame import LOAD, result_of
from portsmouth import registry
from portsmouth.api.jobs import decide
from portsmouth.core.match import Match
from portsmouth.games.privateer.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

NAMES = ("Anson", "Byron", "Cooke")
LEVEL = "landsman"
LOADED = "() => document.querySelector('.voyage__print').naturalWidth > 1000"
PNG = b"\x89PNG\r\n\x1a\n"


@cache
def finished() -> tuple[str, Any]:
    """The save of a game of three that is over, and its chronicle."""
    match: Match[Any] = portsmouth.new("privateer", 3, seed=7, options={"goal": 15})
    bot = registry.bots("privateer").bot(LEVEL, 3)
    while match.actors:
        for action in result_of(decide(match, match.actors[0], bot)).actions:
            match.play(action)
    match.notes = {
        "names": [*NAMES],
        "flags": [0, 1, 2],
        "id": "lookback",
        "captains": [None, LEVEL, LEVEL],
    }
    return json.dumps(portsmouth.save(match)), chronicle(played_actions(match, 0))


@pytest.fixture
def end(open_site: Callable[..., Page]) -> Page:
    """The screen of the end, with all that is told about the game."""
    page = open_site()
    page.evaluate(LOAD, [finished()[0], "#/table"])
    expect(page.locator(".luck__table")).to_be_visible()
    return page


def test_luck_is_told_for_everybody(end: Page) -> None:
    """Fights and Crew rolls that came, of how many, as the engine counts them."""
    rows = end.locator(".luck__table tbody tr")
    expect(rows).to_have_count(len(NAMES))
    for seat in range(len(NAMES)):
        own = [roll for roll in finished()[1]["luck"] if roll["seat"] == seat]
        fights = [roll for roll in own if roll["kind"] in ("merchant", "fight")]
        tests = [roll for roll in own if roll["kind"] not in ("merchant", "fight")]
        for rolls, cell in ((fights, 0), (tests, 1)):
            came = sum(roll["came"] for roll in rolls)
            words = f"{came} of {len(rolls)}, expected" if rolls else "–"
            expect(rows.nth(seat).locator("td").nth(cell)).to_contain_text(words)


def test_a_voyage_is_kept_as_a_drawing(end: Page, tmp_path: Path) -> None:
    """The SVG is whole, says whose voyage it is, and draws every leg of it."""
    print_ = end.locator(".voyage__print")
    expect(print_).to_have_attribute("alt", re.compile("sailed by Anson"))
    end.wait_for_function(LOADED)
    end.get_by_role("group", name="Whose voyage").get_by_role("button", name="Byron").click()
    expect(print_).to_have_attribute("alt", re.compile("sailed by Byron"))
    with end.expect_download() as waiting:
        end.get_by_role("button", name="Save as SVG").click()
    file = tmp_path / "voyage.svg"
    waiting.value.save_as(file)
    root = ET.parse(file).getroot()
    text = file.read_text("utf-8")
    assert root.tag.endswith("svg")
    assert "Byron" in (root.findtext("{http://www.w3.org/2000/svg}title") or "")
    assert "var(--" not in text
    legs = [leg for leg in finished()[1]["voyages"][1] if "way" in leg]
    bold = next(part for part in root.iter() if part.get("stroke-width") == "9" and part.get("d"))
    assert (bold.get("d") or "").count("M") == len(legs)


def test_a_voyage_is_kept_as_a_picture(end: Page, tmp_path: Path) -> None:
    """The picture is a PNG of the size of the print."""
    with end.expect_download() as waiting:
        end.get_by_role("button", name="Save as picture").click()
    file = tmp_path / "voyage.png"
    waiting.value.save_as(file)
    head = file.read_bytes()[:24]
    assert head.startswith(PNG)
    assert int.from_bytes(head[16:20], "big") == 1680


def test_the_analysis_starts_by_itself(end: Page) -> None:
    """In a wide sheet that leaves a quarter of the score in sight, with its graph."""
    end.get_by_role("button", name="Analysis").click()
    expect(end.locator(".analysis")).to_have_attribute("data-state", "running")
    sheet = end.get_by_role("dialog", name="Analysis").bounding_box()
    assert sheet
    assert sheet["x"] > 1440 / 4
    expect(end.locator(".analysis .chart__drawing")).to_be_visible(timeout=60_000)
    end.get_by_role("button", name="Stop", exact=True).click()
    expect(end.locator(".analysis")).to_have_attribute("data-state", "stopped")


def test_the_table_offers_nothing_after_the_end(end: Page) -> None:
    """Whoever looks back at it finds no way to sail, and no question."""
    end.get_by_role("button", name="Back to the table").click()
    expect(end.locator("[data-do=results]")).to_be_visible()
    expect(end.locator("[data-do=main]")).to_have_text("Game over")
    expect(end.locator(".dests, .inspector__hint, .bar__why")).to_have_count(0)
