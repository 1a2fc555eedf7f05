"""Games as links: shared, opened elsewhere, leafed through, refused; turns passed to a friend."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.axe import Axe
from e2e.conftest import Watch, wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.links import LinkScreen, PassSheet
from e2e.pages.shell import Home, LogBook
from e2e.server import Site
from portsmouth.api import sharing
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from tests.contract.walk import play_on

pytestmark = pytest.mark.sampled(2)

ID = "0123abcd-0000-4000-8000-00000000beef"


def played(entries: int, chance: int = 1, **table: Any) -> Match[Any]:
    """A game of Anson and Byron, Anson to begin."""
    notes: dict[str, Any] = {
        "names": ["Anson", "Byron"],
        "flags": [0, 1],
        "captains": [None, None],
        "id": ID,
    }
    match = portsmouth.new("portsmouth", 2, {"start_player": 0}, 3, {**notes, **table})
    play_on(match, Rng(chance), entries)
    return match


def game(match: Match[Any]) -> str:
    return "#/g/" + sharing.link_of(match, "game")["link"]


def turn(match: Match[Any]) -> str:
    return "#/p/" + sharing.link_of(match, "turn")["link"]


@pytest.fixture(scope="module")
def shared_page(browser: Browser, site: Site) -> Iterator[Page]:
    """One started page for the tests that need no other."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    notes = Watch()
    notes.attach(page)
    page.goto(site.root)
    wait_ready(page)
    yield page
    context.close()
    assert (notes.errors, notes.outside) == ([], [])


def test_a_shared_game_is_looked_at_move_by_move(shared_page: Page, site: Site) -> None:
    """Keys, slider and play; a link to the move that is shown; nothing is kept."""
    page, match = shared_page, played(10_000)
    screen = LinkScreen(page).open(site.root + game(match))
    count = len(match.journal)
    expect(screen.body).to_contain_text(f"{count} moves, all checked by the rules.")
    expect(screen.body).to_contain_text(re.compile("Finished: .* win"))
    axe = Axe(page, ("paper", "night"))
    axe.check("a link's screen", everywhere=True)
    replay = screen.watch()
    replay.at(0)
    replay.press("ArrowRight", "ArrowRight")
    replay.at(2)
    replay.press("ArrowLeft")
    replay.at(1)
    replay.press("End")
    replay.at(count)
    replay.press("Home", "]")
    expect(replay.title).to_contain_text("Byron")
    replay.press("[")
    replay.at(0)
    replay.slider.fill("5")
    replay.at(5)
    axe.check("the replay", everywhere=True)
    axe.clean()
    replay.do("Play")
    replay.at(6)
    page.keyboard.press("Escape")
    replay.do("Pause")
    replay.slider.fill("7")
    replay.at(7)
    replay.do("Copy the link to this move")
    expect(page.get_by_text("Link copied.")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{site.root}{game(match)}/7"
    LinkScreen(page).open(address)
    expect(screen.body).to_contain_text("the position after move 7")
    screen.watch().at(7)
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('/save/'))") == []


def test_a_replay_is_played_on_as_a_game_of_ones_own(shared_page: Page, site: Site) -> None:
    page, match = shared_page, played(30)
    replay = LinkScreen(page).open(site.root + game(match) + "/4").watch()
    replay.at(4)
    replay.do("More")
    replay.do("Play on from here")
    table = Table(page).ready()
    expect(replay.bar).to_have_count(0)
    expect(table.main).to_be_visible()
    page.goto(site.root + "#/logbook")
    expect(LogBook(page).entry("Anson and Byron (from move 4)")).to_be_visible()


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: text[:-4], "The end of this link is missing"),
        (lambda text: text[:20] + ("A" if text[20] != "A" else "B") + text[21:], "is damaged"),
        (lambda text: text.replace("#/g/2", "#/g/9"), "made by a newer version"),
    ],
)
def test_a_spoilt_link_is_refused_with_a_sentence(
    shared_page: Page, site: Site, spoil: Callable[[str], str], why: str
) -> None:
    page, match = shared_page, played(12)
    screen = LinkScreen(page).open(site.root + spoil(game(match)))
    expect(screen.body).to_contain_text(why)
    expect(screen.body).to_contain_text("Nothing here was changed.")
    screen.paste("no link")
    expect(page.get_by_text("no link to a game in this text")).to_be_visible()
    screen.paste(f"Look at this: {site.root}{game(match)} - well played!")
    expect(screen.body).to_contain_text("12 moves, all checked")


def test_a_link_holds_no_code(shared_page: Page, site: Site) -> None:
    """Names are words, whatever they say."""
    names = ["<img src=x>", "{ $who }"]
    screen = LinkScreen(shared_page).open(site.root + game(played(3, names=names)))
    expect(screen.body).to_contain_text("<img src=x>")
    expect(screen.body).to_contain_text("{ $who }")
    assert screen.body.locator("img").count() == 0


def test_a_turn_goes_to_a_friend_and_back(
    page: Page, open_site: Callable[..., Page], shared_page: Page
) -> None:
    """Two devices and no server; each goes on with its own record of the one game."""
    open_site()
    home = Home(page)
    table = home.start(seed="links", starts=0, captains={1: "Human", 2: "Friend, by link"})
    table.do("A1").end_turn()
    mine = PassSheet(page)
    axe = Axe(page, ("paper", "night"))
    expect(mine.field).to_have_value(re.compile("#/p/"))
    axe.check("the turn is passed", everywhere=True)
    axe.clean()

    friend = shared_page
    screen = LinkScreen(friend).open(mine.field.input_value())
    expect(screen.body).to_contain_text("You play Byron")
    theirs = screen.take()
    theirs.do("E5").end_turn()
    back = PassSheet(friend)
    expect(back.field).to_have_value(re.compile("#/p/"))
    first = mine.field.input_value()

    mine.answer(f"Your turn! {back.field.input_value()}")
    came = LinkScreen(page)
    expect(came.body).to_contain_text("2 moves further than your saved game")
    came.take("Go on with it")
    assert table.mover() == "Anson"
    table.do("A2")
    page.goto(page.url.split("#")[0] + "#" + first.split("#")[1])
    expect(came.body).to_contain_text("older than your game, which is 3 moves further")
    came.mine.click()
    assert table.ready().mover() == "Anson"
    page.goto(page.url.split("#")[0] + "#/logbook")
    expect(LogBook(page).entries).to_have_count(1)


def test_another_course_of_play_is_kept_beside_the_own(shared_page: Page, site: Site) -> None:
    page = shared_page
    here = played(24, chance=5, captains=[None, "friend"])
    other = played(24, chance=6, captains=[None, "friend"])
    screen = LinkScreen(page).open(site.root + turn(here))
    screen.take()
    page.goto(site.root + "#/logbook")
    before = LogBook(page).entries.count()
    LinkScreen(page).open(site.root + turn(other))
    expect(screen.body).to_contain_text("Your game stays as it is")
    screen.both.click()
    Table(page).ready()
    page.goto(site.root + "#/logbook")
    expect(LogBook(page).entries).to_have_count(before + 1)


def test_the_log_book_and_the_table_share_a_game(shared_page: Page, site: Site) -> None:
    page = shared_page
    here = played(24, chance=7, captains=[None, "friend"], id=ID.replace("beef", "f00d"))
    LinkScreen(page).open(site.root + turn(here)).take().ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share this game").click()
    address = page.get_by_role("dialog").get_by_role("textbox", name="Address")
    expect(address).to_have_value(re.compile("#/g/"))
    link = address.input_value()
    expect(page.get_by_role("dialog")).to_contain_text("the order of the hidden cards")
    page.goto(site.root + "#/logbook")
    row = LogBook(page).entries.first
    row.locator("summary").click()
    row.get_by_role("button", name="Share").click()
    expect(LogBook(page).told).to_contain_text("copied.")
    assert page.evaluate("navigator.clipboard.readText()") == link


def test_the_last_turn_is_passed_on_too(shared_page: Page, site: Site) -> None:
    page = shared_page
    over = played(10_000, captains=[None, "friend"], id=ID.replace("beef", "cafe"))
    screen = LinkScreen(page).open(site.root + turn(over))
    expect(screen.body).to_contain_text("the game is over")
    table = screen.take("See the end")
    expect(table.final).to_be_visible()
    expect(page.get_by_text("Played by link")).to_be_visible()
    page.get_by_role("button", name="Share this game").click()
    address = page.get_by_role("dialog").get_by_role("textbox", name="Address")
    expect(address).to_have_value(re.compile("#/p/"))
