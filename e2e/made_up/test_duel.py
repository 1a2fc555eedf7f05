"""The made-up game is played in the browser: what the page must be able to do for any game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ROOT, wait_ready
from e2e.made_up.duel import Duel
from e2e.pages.shell import LogBook
from e2e.server import Site, serving

pytestmark = pytest.mark.sampled(4)

SIZES = [(390, 664), (1440, 900)]
LONGEST = 200
PART = ROOT / "tests" / "made_up" / "web" / "js" / "games" / "signals"


@pytest.fixture
def own_site(made_up_folder: Path) -> Iterator[Site]:
    """A server of the test's own."""
    with serving(made_up_folder) as running:
        yield running


def play_on(duel: Duel) -> None:
    """Do the likeliest thing that is asked; lifts the curtain where one stands."""
    if duel.holder():
        duel.lift()
    if duel.together.is_visible():
        duel.answer("Nobody")
        return
    for label in ("Fire", "Aim at", "Let it happen", "Pass", "Bid flag", "Hold"):
        button = duel.actions.locator("button[aria-disabled=false]").filter(has_text=label)
        if button.count():
            button.first.click()
            duel.ready()
            if duel.remedied():  # what can't be done at once is offered with what it needs first
                duel.commit()
            return
    duel.page.wait_for_timeout(50)


def play_out(duel: Duel) -> None:
    """Play until the duel is over."""
    for _ in range(LONGEST):
        if duel.final.is_visible():
            return
        play_on(duel)
    raise AssertionError("the duel does not end")


def test_its_page_part_is_small() -> None:
    lines = [line for path in PART.glob("*.js") for line in path.read_text("utf-8").splitlines()]
    assert 50 < len(lines) < 200


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES)
def test_two_people_bid_sealed_at_one_device(page: Page, site: Site, size: tuple[int, int]) -> None:
    """Nothing of a hand, a bid or a log of one is in the document while the other looks."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    duel = Duel.start(page, site.root)
    assert duel.holder() == "Anson"
    duel.lift()
    hand = duel.cards()
    assert len(hand) == 3
    flag = next(card for card in hand if card.startswith("Flag"))
    duel.act(f"Bid {flag.lower()}")
    assert duel.holder() == "Byron"
    behind = duel.everything()
    for card in hand:
        assert not re.search(rf"\b{card}\b", behind, re.IGNORECASE), card
    assert duel.hand.count() == 0
    duel.lift()
    other = duel.cards()
    assert not set(other) & {card for card in hand if card.startswith("Flag")}
    seen = duel.everything()
    assert "Your bid" not in seen
    for card in hand:
        if card.startswith("Flag"):
            assert not re.search(rf"\b{card}\b", seen, re.IGNORECASE), card


def test_a_window_is_asked_of_all_and_only_who_says_yes_looks(page: Page, site: Site) -> None:
    """The question is the same whatever a hand holds; no hand is in the document."""
    duel = Duel.start(page, site.root)
    for _ in range(LONGEST):
        if duel.together.is_visible():
            break
        play_on(duel)
    expect(duel.together).to_contain_text("Does anybody lay smoke?")
    assert duel.hand.count() == 0
    asked = duel.together.get_by_role("button")
    expect(asked).to_have_count(2)
    name = (asked.first.inner_text()).split()[0]
    duel.answer(name)
    assert duel.holder() == name
    duel.lift()
    assert duel.hand.count() == 1
    expect(page.get_by_role("heading", name=f"{name}: Lay smoke?")).to_be_visible()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES)
def test_a_duel_of_two_people_is_played_to_its_end(
    page: Page, site: Site, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    duel = Duel.start(page, site.root)
    play_out(duel)
    expect(page.get_by_text("Hull").first).to_be_visible()


def test_a_captain_is_played_against_without_a_curtain(page: Page, site: Site) -> None:
    """The captain's cards never come to the page, and nothing stands between."""
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    curtains = 0
    for _ in range(LONGEST):
        if duel.final.is_visible():
            break
        curtains += bool(duel.holder())
        if duel.hand.count():
            shown = page.evaluate(
                "import('./web/js/app/store.js').then(({get}) => get().frame.viewer)"
            )
            assert shown == 0
        play_on(duel)
    assert duel.final.is_visible()
    assert curtains == 0


def test_six_captains_duel(page: Page, site: Site) -> None:
    names = ("Anson", "Byron", "Cooke", "Duncan", "Evans", "Fowler")
    duel = Duel.start(page, site.root, names, dict.fromkeys(range(2, 7), "Gunner"))
    chips = page.get_by_role("navigation", name="Players").get_by_role("button")
    expect(chips).to_have_count(6)
    pins = page.locator(".chip .pin").evaluate_all("all => all.map(each => each.className)")
    assert len(set(pins)) == 6
    for _ in range(8):
        play_on(duel)


def test_a_reload_comes_back_to_the_curtain(page: Page, site: Site) -> None:
    duel = Duel.start(page, site.root).lift()
    flag = next(card for card in duel.cards() if card.startswith("Flag"))
    duel.act(f"Bid {flag.lower()}")
    page.reload()
    wait_ready(page)
    duel.ready()
    assert duel.holder() == "Byron"
    assert not re.search(rf"\b{flag}\b", duel.everything(), re.IGNORECASE)
    duel.lift()
    assert "Your bid" not in duel.everything()


def test_the_log_book_tells_a_game_without_rounds(page: Page, site: Site) -> None:
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    play_on(duel)
    page.goto(f"{site.root}#/logbook")
    book = LogBook(page)
    expect(book.entries).to_have_count(1)
    expect(book.entries.first).to_contain_text("Duel of Signals")
    assert not re.search("undefined|NaN|signals-", book.entries.first.inner_text())
    book.entries.first.get_by_role("button", name="Open", exact=True).click()
    duel.ready()


def test_a_finished_duel_is_linked_replayed_and_looked_back_at(page: Page, site: Site) -> None:
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    play_out(duel)
    page.get_by_role("button", name="Share this game").click()
    field = page.get_by_role("textbox", name="Address")
    expect(field).to_have_value(re.compile("#/g/"))
    address = field.input_value()
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_text("Duel of Signals").first).to_be_visible()
    page.get_by_role("link", name=re.compile("^Watch")).click()
    duel.ships.wait_for()
    before = page.locator(".area-market").inner_html()
    page.keyboard.press("End")
    expect(page.locator(".area-market")).not_to_have_text(before)


def test_what_it_can_t_do_has_no_button(page: Page, site: Site) -> None:
    """The duel has no chart; while it has secrets the analysis says that it comes later."""
    Duel.start(page, site.root, captains={2: "Gunner"})
    page.get_by_role("button", name="Menu", exact=True).click()
    items: list[str] = page.locator(".menu__item").evaluate_all(
        "all => all.map(each => each.dataset.menu)"
    )
    assert "log" in items
    assert not {"odds", "chart"} & set(items)
    assert "planner" in items
    page.locator("[data-menu=analysis]").click(force=True)
    expect(page.get_by_text("the analysis opens when the game is over")).to_be_visible()
    expect(page.locator(".sheet--analysis")).to_have_count(0)


def test_opening_it_fetches_nothing_of_another_game(page: Page, own_site: Site) -> None:
    """Page part, words, style, pictures and rules of Portsmouth stay on the host."""
    Duel.start(page, own_site.root, captains={2: "Gunner"})
    asked = "\n".join(own_site.asked)
    assert "signals" in asked
    assert not re.findall(r"[^\n]*/games/portsmouth[^\n]*|[^\n]*/portsmouth\.ftl", asked)
