"""War's chart under a finger and under two: the browser's own touches, as a phone sends them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from e2e.axe import still_page
from e2e.games.war import positions
from e2e.games.war.test_table import UNIT, two
from e2e.games.whole_game import phone_or_desktop
from e2e.server import Site

PUSH = 120
"""How far a finger pushes, in pixels."""
SLACK = 12
"""So much of it goes by before a push is told from a tap."""
LEFT_OF = "() => document.querySelector('.sea [data-target=f16]').getBoundingClientRect().left"


class Hand:
    """Fingers on the chart of a page."""

    def __init__(self, page: Page) -> None:
        """A hand above the middle of the chart."""
        box = page.locator(".worldchart").bounding_box()
        assert box
        self.page = page
        self.middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.session: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *fingers: tuple[float, float]) -> None:
        """Send what the browser hears of fingers, by how far they lie from the middle."""
        x, y = self.middle
        points = [{"x": x + dx, "y": y + dy, "id": at} for at, (dx, dy) in enumerate(fingers)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.fixture
def hand(browser: Browser, site: Site) -> Iterator[Hand]:
    """A hand above the chart of a phone, in the midst of a game."""
    with still_page(browser, site, **phone_or_desktop(touch=True)) as page:
        table = positions.lay(page, positions.kept(two(), captains=[1]))
        expect(table.main).to_be_visible()
        yield Hand(page)


def test_a_finger_pushes_the_chart_all_the_way(hand: Hand) -> None:
    """It goes with the finger to the end, though the browser first gives the touch to a cell."""
    before = hand.page.evaluate(LEFT_OF)
    hand.send("touchStart", (0, 0))
    for part in range(1, 13):
        hand.send("touchMove", (PUSH * part / 12, 0))
    hand.send("touchEnd")
    assert PUSH - SLACK <= hand.page.evaluate(LEFT_OF) - before <= PUSH


def test_two_fingers_zoom_the_chart(hand: Hand) -> None:
    """Nearer each other they make it smaller."""
    before = hand.page.evaluate(UNIT)
    hand.send("touchStart", (-60, 0))
    hand.send("touchStart", (-60, 0), (60, 0))
    for far in range(58, 39, -2):
        hand.send("touchMove", (-far, 0), (far, 0))
    hand.send("touchEnd")
    hand.page.wait_for_function(f"({UNIT})() < {before * 0.8}")
