"""What happened: the recap, the marks, the moving pieces, and the positions of the past."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import wait_ready
from e2e.midgame import before_turn, captains_turn, put_on_the_table
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const seen = (node) => node.classList?.contains('flights') && window.flights++;
  new MutationObserver((changes) => changes.forEach((each) => each.addedNodes.forEach(seen)))
    .observe(document.body, { childList: true, subtree: true });
}"""


HALF_SEEN = """() => {
  const strip = document.querySelector('.strip-since__open').getBoundingClientRect();
  return [...document.querySelectorAll('.brief')].flatMap((brief) => {
    const box = brief.getBoundingClientRect();
    const out = box.bottom > strip.bottom || box.top < strip.top;
    return [...brief.children].filter((part) => {
      const { top, bottom, right, width } = part.getBoundingClientRect();
      const unseen = top >= box.bottom - 1;
      return width && !unseen && (out || bottom > box.bottom + 1 || right > box.right + 1
        || part.scrollWidth > part.clientWidth + 1);
    }).map((part) => part.textContent.trim());
  });
}"""
"""What of the strip is neither all seen nor all left out."""


def paced(page: Page, pace: str) -> None:
    """Set the pace of what moves, and come back to the home screen."""
    Home(page).settings.click()
    page.get_by_role("radio", name=pace, exact=True).check()
    page.goto(page.url.split("#")[0] + "#/")


def begun(page: Page, pace: str = "") -> Table:
    """A game whose cards are known, Anson to begin."""
    if pace:
        paced(page, pace)
    return Home(page).start(("Anson", "Byron"), seed="11", starts=0)


def first_turn(table: Table) -> None:
    """Anson enters at D1, recruits, uses the privilege and ends; D1 is filled by itself."""
    table.do("D1").do("D1").choose("Use Promote").end_turn()
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true")


def card(page: Page) -> Locator:
    """The docked recap."""
    return page.locator(".since")


def past(page: Page) -> Locator:
    """The banner of the past."""
    return page.get_by_role("region", name="Earlier positions")


def fits(page: Page) -> None:
    """Nothing of the page has to be scrolled."""
    sizes = "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    size = page.viewport_size
    assert size
    assert page.evaluate(sizes) == [size["height"], size["width"]]


# The recap.


def test_the_recap_tells_the_others_turn_until_the_first_action(
    open_site: Callable[..., Page],
) -> None:
    page = open_site()
    table = begun(page)
    expect(card(page)).to_have_count(0)
    first_turn(table)
    turn = card(page).locator(".since__turn")
    expect(turn).to_have_count(1)
    expect(turn.locator(".won")).to_have_text(re.compile(r"\S+\s+Mid Promote"))
    expect(turn.locator(".since__facts")).to_contain_text("new: D1")
    expect(turn).not_to_contain_text("Anson entered")
    turn.get_by_role("button", name="Steps (Anson)").click()
    steps = turn.locator(".since__steps").get_by_role("listitem")
    expect(steps).to_have_count(5)
    expect(steps.first).to_contain_text("Anson entered Portsmouth at D1")
    told = page.locator(".table > [role=status]")
    expect(told).to_contain_text("Since your last turn. Anson: 0 to ")
    expect(told).to_contain_text("gained Mid Promote")
    expect(told).to_contain_text("new: D1")
    expect(told).not_to_contain_text("actions")
    table.do("A1")
    expect(card(page)).to_have_count(0)
    page.keyboard.press("r")
    expect(table.sheet("Since your last turn")).to_contain_text("Mid Promote")


def test_a_turn_in_which_nothing_was_done_is_a_sentence(open_site: Callable[..., Page]) -> None:
    """It does not open by itself; whoever asks is told."""
    page = open_site()
    table = begun(page)
    table.end_turn()
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true")
    table.settled()
    expect(card(page)).to_have_count(0)
    page.keyboard.press("r")
    expect(table.sheet("Since your last turn")).to_contain_text("Anson passed.")


def test_a_captains_turn_is_told_by_what_came_of_it(open_site: Callable[..., Page]) -> None:
    """Whom he won, what it cost whom, and which plans of one's own it crossed; no arithmetic."""
    page = open_site()
    paced(page, "Instant")
    put_on_the_table(page, *captains_turn())
    turn = card(page).locator(".since__turn")
    expect(turn).to_have_count(1, timeout=60_000)
    expect(turn.locator(".worth--mark")).to_contain_text("★ 37 → 70")
    expect(turn.locator(".won")).to_have_count(3)
    expect(turn.locator(".won").first).to_have_text(re.compile(r"Lt Delamere\s+Crack Crew"))
    expect(turn.locator(".since__facts")).to_contain_text("Mutiny: you lose 1 landsman (−1 point)")
    expect(turn.locator(".since__facts")).to_contain_text("+2 landsmen (gunner and cook)")
    expect(turn.locator(".since__facts")).to_contain_text("−£7 · +12 AP")
    expect(turn.locator(".since__harm")).to_have_text(
        ["Your points: 37 → 31", "Took the Corporal you could reach for 5 AP."]
    )
    turn.locator("[data-steps]").click()
    expect(turn.locator(".since__steps li")).to_have_count(23)
    page.set_viewport_size({"width": 390, "height": 664})
    assert page.evaluate(HALF_SEEN) == []


def test_three_turns_are_seen_at_once(open_site: Callable[..., Page]) -> None:
    """On a desktop all of the card; on a phone a line each, without a word cut in two."""
    page = open_site()
    paced(page, "Instant")
    put_on_the_table(page, before_turn(4, 5, 4, 1), (1, 2, 3))
    expect(card(page).locator(".since__turn")).to_have_count(3, timeout=60_000)
    expect(card(page).locator(".worth--mark, .since__facts").first).to_be_visible()
    assert page.locator(".since__turns").evaluate("list => list.scrollHeight <= list.clientHeight")
    for width, height in ((390, 664), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".strip-since .brief")).to_have_count(3)
        assert page.evaluate(HALF_SEEN) == [], f"{width}x{height}"


def test_the_recap_is_put_away_and_comes_back_with_the_game(
    open_site: Callable[..., Page],
) -> None:
    page = open_site()
    table = begun(page)
    first_turn(table)
    card(page).get_by_role("button", name="Close").click()
    expect(card(page)).to_have_count(0)
    page.reload()
    wait_ready(page)
    table.ready()
    expect(card(page)).to_contain_text("Mid Promote")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(320, 568), (390, 664), (750, 342)])
def test_a_phone_has_a_strip_and_a_sheet(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_site()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = begun(page)
    first_turn(table)
    strip = page.get_by_role("region", name="Since your last turn")
    expect(strip).to_be_visible()
    fits(page)
    strip.get_by_role("button", name="1 turn").click()
    expect(table.sheet("Since your last turn")).to_contain_text("Mid Promote")
    table.close()
    strip.get_by_role("button", name="Close").click()
    expect(strip).not_to_be_visible()
    expect(page.get_by_role("region", name="Byron’s ship")).to_be_visible()


# Marks.


def test_new_cards_are_marked_for_whose_turn_it_is(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = begun(page)
    first_turn(table)
    marked = page.locator(".cell--changed")
    expect(marked).to_have_count(1)
    assert "new since your last turn" in table.said("D1")
    table.do("A1")
    expect(marked).to_have_count(1)
    table.end_turn()
    expect(table.chip("Anson")).to_have_attribute("aria-current", "true")
    expect(card(page)).to_contain_text("Entered at A1.")
    expect(marked).to_have_count(0)


# Movement.


def test_nothing_moves_where_stillness_is_asked(open_site: Callable[..., Page]) -> None:
    page = open_site()
    page.emulate_media(reduced_motion="reduce")
    table = begun(page)
    page.evaluate(COUNT_FLIGHTS)
    first_turn(table)
    assert page.evaluate("window.flights") == 0


def test_pieces_move_and_nobody_waits_for_them(open_site: Callable[..., Page]) -> None:
    """At the calm pace a press in the middle of a movement ends it, and does its own work."""
    page = open_site()
    table = begun(page, "Calm")
    flights = page.locator(".flights")
    table.point("D1").only_step().main.click()
    flights.wait_for(state="attached")
    assert flights.get_attribute("aria-hidden") == "true"
    assert "your pawn" in table.said("D1")
    table.point("D1")
    expect(flights).to_have_count(0)
    table.commit()
    flights.wait_for(state="attached")
    table.choose("Use Promote")
    assert table.action_points() == 2
    page.wait_for_timeout(900)
    expect(flights).to_have_count(0)


# The past.


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_a_line_of_the_log_shows_its_position(
    open_site: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = open_site()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table = begun(page)
    first_turn(table)
    page.keyboard.press("l")
    log = table.sheet("Log").get_by_role("log")
    log.get_by_role("button", name=re.compile("Entered at D1")).click()
    expect(past(page).get_by_role("heading")).to_have_text("Position after action 1 of 5")
    expect(past(page).get_by_role("heading")).to_be_focused()
    assert re.match("D1, Midshipman, .*Anson’s pawn", table.said("D1"))
    assert table.mover() == "Anson"
    assert [each for each in table.labels() if "of the past" in each] == []
    fits(page)
    table.cell("A1").click(force=True)
    table.cell("A1").click(force=True)
    table.cell("A1").click(force=True)
    expect(table.inspector).to_contain_text("This is an earlier position")
    expect(past(page).get_by_role("heading")).to_have_text("Position after action 1 of 5")
    past(page).get_by_role("button", name="Back to the current position").click()
    expect(past(page)).to_have_count(0)
    assert table.said("D1").startswith("D1, Aristocrats")
    assert table.mover() == "Byron"
    assert table.action_points() == 5


def test_the_past_is_leafed_through_by_keys(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = begun(page)
    first_turn(table)
    page.locator(".area-recap .log__go").last.click()
    title = past(page).get_by_role("heading")
    expect(title).to_have_text("Position after action 1 of 5")
    for key, words in (
        ("]", "after action 2 of 5"),
        ("ArrowRight", "after action 3 of 5"),
        ("[", "after action 2 of 5"),
        ("Home", "at the start"),
        ("ArrowLeft", "at the start"),
        ("End", "after action 5 of 5"),
        ("ArrowLeft", "after action 4 of 5"),
    ):
        page.keyboard.press(key)
        expect(title).to_have_text(f"Position {words}")
    for key in ("u", "e", "Control+z"):
        page.keyboard.press(key)
    past(page).get_by_role("slider", name="Position").press("ArrowLeft")
    expect(title).to_have_text("Position after action 3 of 5")
    page.keyboard.press("Escape")
    expect(past(page)).to_have_count(0)
    expect(table.chip("Byron")).to_have_attribute("aria-current", "true")


def test_a_line_of_the_recap_is_played_once_more(open_site: Callable[..., Page]) -> None:
    """At the pace of steps it waits for the player between the actions, then comes back."""
    page = open_site()
    table = begun(page, "Step")
    first_turn(table)
    card(page).get_by_role("button", name="Replay Anson’s turn").click()
    title = past(page).get_by_role("heading")
    expect(title).to_have_text("Position at the start")
    further = past(page).get_by_role("button", name="Next")
    for entry in range(1, 6):
        expect(further).to_be_visible()
        page.keyboard.press("Space")
        expect(title).to_have_text(f"Position after action {entry} of 5")
    further.click()
    expect(past(page)).to_have_count(0)
    expect(card(page)).to_be_visible()
    assert table.action_points() == 5


def test_a_replay_runs_by_itself_and_ends_at_a_key(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = begun(page)
    first_turn(table)
    again = card(page).get_by_role("button", name="Replay Anson’s turn")
    again.click()
    expect(past(page)).to_have_count(1)
    expect(past(page)).to_have_count(0, timeout=8_000)
    again.click()
    expect(past(page).get_by_role("heading")).to_have_text("Position after action 1 of 5")
    page.keyboard.press("Escape")
    expect(past(page)).to_have_count(0)
    page.wait_for_timeout(600)
    expect(past(page)).to_have_count(0)
