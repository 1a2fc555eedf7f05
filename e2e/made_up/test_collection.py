"""Two games beside each other: which one is meant is asked, and every screen keeps to its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_ready
from e2e.made_up.duel import Duel
from e2e.pages.games.portsmouth import Table
from e2e.pages.learn import Coach
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Chooser, Home
from e2e.server import Site
from e2e.test_layout import resize

pytestmark = pytest.mark.sampled(4)

OFFERED = {"Portsmouth", "Duel of Signals"}
DUEL = "Duel of Signals"


def title(page: Page, words: str) -> None:
    """The screen's heading says this."""
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


@pytest.mark.parametrize(
    ("way", "question", "screen"),
    [
        ("new_game", "Which game do you want to play?", "New game: Duel of Signals"),
        ("rules", "The rules of which game?", "Rules of Duel of Signals"),
    ],
)
def test_an_entry_asks_which_game(
    open_site: Callable[..., Page], way: str, question: str, screen: str
) -> None:
    """A card for each, with its picture, its line, how many play and how long."""
    page = open_site()
    getattr(Home(page), way).click()
    choice = Chooser(page)
    expect(choice.screen).to_contain_text(question)
    assert set(choice.screen.locator(".game__title").all_text_contents()) >= OFFERED
    card = choice.card(DUEL)
    expect(card).to_contain_text("2–6 players · 5–10 minutes")
    expect(card).to_contain_text("Bid your flags in secret")
    expect(card.locator("img")).to_have_js_property("complete", value=True)
    card.click()  # anywhere on it
    title(page, screen)
    page.get_by_role("link", name="other game" if way == "rules" else "Another game").click()
    expect(choice.screen).to_contain_text(question)


def test_a_newcomer_learns_the_chosen_game(open_site: Callable[..., Page]) -> None:
    """The first lesson at once; leaving it leads to the lessons of that game."""
    page = open_site()
    expect(page.locator(".home__lead")).to_contain_text("Board games of ships and the sea")
    page.get_by_role("link", name="Learn in 10 minutes").click()
    choice = Chooser(page)
    expect(choice.card("Portsmouth")).to_contain_text("6 lessons")
    choice.game(DUEL).click()
    coach = Coach(page).ready()
    coach.leave.click()
    title(page, "Learn Duel of Signals")
    page.get_by_role("link", name="Lessons of other games").click()
    expect(choice.card(DUEL)).to_contain_text("1 lesson")
    choice.game("Portsmouth").click()
    title(page, "Learn Portsmouth")


def test_a_quick_game_of_the_chosen_one(open_site: Callable[..., Page]) -> None:
    """Against its own first level; the table leads to its own set-up and rules."""
    page = open_site()
    Home(page).quick.click()
    Chooser(page).game(DUEL).click()
    duel = Duel(page).ready()
    assert not duel.holder()
    expect(page.locator(".title")).to_contain_text(DUEL)
    for entry, screen in (("rules", "Rules of Duel of Signals"), ("new", "New game: " + DUEL)):
        page.get_by_role("button", name="Menu", exact=True).click()
        page.locator(f"[data-menu={entry}]").click()
        title(page, screen)
        page.go_back()
        duel.ready()


def test_old_addresses_lead_where_they_led(page: Page, site: Site) -> None:
    """Those that name no game are of the first one there was; the others name theirs."""
    for address, screen in (
        ("#/rules/R54", "Rules of Portsmouth"),
        ("#/rules/signals/S5", "Rules of Duel of Signals"),
        ("#/new/signals", "New game: Duel of Signals"),
        ("#/learn/signals", "Learn Duel of Signals"),
        ("#/new/nothing", "New game"),
    ):
        page.goto("about:blank")
        page.goto(site.root + address)
        title(page, screen)
    page.goto(f"{site.root}#/learn/1")
    wait_ready(page)
    expect(Coach(page).ready().panel).to_contain_text("Lesson 1: Ashore")


def test_what_was_played_is_named_by_its_game(open_site: Callable[..., Page], site: Site) -> None:
    """On the home screen, and where the statistics are."""
    page = open_site()
    duel = Duel.start(page, site.root, captains={2: "Gunner"})
    duel.ready()
    page.evaluate("location.hash = '#/'")
    expect(Home(page).go_on).to_contain_text(f"{DUEL} · Anson and Byron")
    Home(page).statistics.click()
    title(page, f"Statistics: {DUEL}")  # the shortest game comes first
    page.get_by_role("link", name="Portsmouth").click()
    title(page, "Statistics: Portsmouth")
    page.get_by_role("link", name=DUEL).click()
    title(page, f"Statistics: {DUEL}")
    page.get_by_role("link", name="New game").click()
    NewGame(page).begin.wait_for()
    title(page, f"New game: {DUEL}")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(320, 568), (390, 664), (1440, 900)])
def test_the_cards_fit(open_site: Callable[..., Page], size: tuple[int, int]) -> None:
    """Both games are in sight at once; nothing stands out, with large letters either."""
    page = open_site("#/new")
    resize(page, *size)
    choice = Chooser(page)
    titles = choice.screen.locator(".game__title")
    for each in [titles.nth(0), *([titles.nth(1)] if size[0] > 320 else [])]:
        expect(each).to_be_in_viewport()
    for percent in ("100%", "200%"):
        page.evaluate(
            "(to) => document.documentElement.style.setProperty('--text-size', to)", percent
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], percent


def test_a_lesson_of_the_other_game_leaves_the_match(open_site: Callable[..., Page]) -> None:
    """The match that lay on the table comes back with its own page part."""
    page = open_site()
    table = Home(page).start(seed="both", starts=0)
    table.do("A1")
    page.evaluate("location.hash = '#/learn/signals/1'")
    Coach(page).ready()
    page.evaluate("location.hash = '#/table'")
    assert Table(page).ready().action_points() == 4
