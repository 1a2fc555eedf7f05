"""The second press of a double one answers no question that came between the two."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.made_up.duel import Duel
from e2e.server import Site

SOON_MS, LATER_MS = 250, 450
"""Between two taps: one that nobody had time to read before, and one by somebody who knows."""
TAP = """(button, timeStamp) => {
    const how = { pointerType: 'touch', detail: 1, clientX: 100, clientY: 600 };
    const tap = new PointerEvent('click', { ...how, bubbles: true, cancelable: true });
    Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
    button.dispatchEvent(tap);
}"""
"""A finger's tap as phones tell of it: each is the first of a series. The moment is the test's."""


def middle(button: Locator) -> tuple[float, float]:
    """The point of the page that is the middle of a button."""
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page: Page, button: Locator, count: int) -> None:
    """Press where a button is; as the browser does, with the number of the press in its series."""
    page.mouse.move(*middle(button))
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)


def test_a_double_press_gives_one_answer(page: Page, site: Site) -> None:
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    answers = duel.actions.locator("button[aria-disabled=false]")
    bids = duel.ready().actions.inner_text()
    press(page, answers.first, 1)
    expect(duel.actions).not_to_have_text(bids, use_inner_text=True)
    expect(answers.first).to_be_visible()
    asked = duel.ready().actions.inner_text()
    press(page, answers.first, 2)
    page.wait_for_timeout(300)
    assert duel.actions.inner_text() == asked, "the second press answered what nobody had read"
    press(page, answers.first, 1)
    expect(duel.actions).not_to_have_text(asked, use_inner_text=True)


@pytest.mark.parametrize(("after", "taken"), [(SOON_MS, False), (LATER_MS, True)])
def test_a_fingers_second_tap_answers_only_after_a_while(
    page: Page, site: Site, after: int, taken: bool
) -> None:
    """Time and place tell which taps belong together."""
    page.set_viewport_size({"width": 390, "height": 664})
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    answers = duel.actions.locator("button[aria-disabled=false]")
    bids = duel.ready().actions.inner_text()
    answers.first.evaluate(TAP, 10_000)
    expect(duel.actions).not_to_have_text(bids, use_inner_text=True)
    expect(answers.first).to_be_visible()
    asked = duel.ready().actions.inner_text()
    answers.first.evaluate(TAP, 10_000 + after)
    page.wait_for_timeout(300)
    assert (duel.actions.inner_text() != asked) is taken
