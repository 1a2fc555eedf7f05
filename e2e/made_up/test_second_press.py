"""The second press of a double one answers no question that came between the two."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.made_up.duel import Duel
from e2e.server import Site


def press(page: Page, button: Locator, count: int) -> None:
    """Press where a button is; as the browser does, with the number of the press in its series."""
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
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
