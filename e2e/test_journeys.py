"""Ways through the page besides a plain turn: panels, undo, berths, rules, settings, waiting."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import portsmouth
from e2e.conftest import wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import NewGame
from e2e.pages.shell import Home, LogBook
from e2e.server import Site
from portsmouth import registry
from portsmouth.codec import record

pytestmark = pytest.mark.kept_page

GOLDEN = Path(__file__).parent.parent / "tests/games/portsmouth/golden"


def recorded(name: str, actions: int, folder: Path, **notes: Any) -> Path:
    """A save of a recorded game after so many actions, as a file."""
    whole = record.read((GOLDEN / f"{name}.game").read_text("utf-8"), registry.game)
    match = type(whole)(whole.game, whole.seats, whole.settings, whole.seed)
    for entry in whole.journal[:actions]:
        match.play(entry.do, entry.seat)
    match.notes["names"] = [*("Anson", "Byron", "Cooke", "Duncan")[: match.seats]]
    match.notes.update(notes)
    file = folder / "recorded.json"
    file.write_text(json.dumps(portsmouth.save(match)), encoding="utf-8")
    return file


def imported(open_site: Callable[..., Page], file: Path) -> tuple[Page, Table]:
    """The table of an imported save."""
    page = open_site("#/logbook")
    book = LogBook(page)
    book.bring(file)
    expect(book.entries).to_have_count(1)
    book.entries.first.get_by_role("button", name="Open").click()
    return page, Table(page).ready()


@pytest.mark.fresh_page
def test_a_game_set_up_before_python_came_starts_by_itself(page: Page, site: Site) -> None:
    """The sheet is usable at once; the game begins as soon as the engine can."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.wasm", hold)
    with page.expect_request("**/*.wasm"):
        page.goto(site.root)
    sheet = Home(page).open_sheet()
    sheet.fill(("Anson", "Byron", "Cooke"), "", None, {})
    sheet.begin.click()
    expect(page).to_have_url(re.compile("#/new(/portsmouth)?$"))
    assert held, "nothing held Python back"
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    table = Table(page).ready()
    expect(table.players.get_by_role("button")).to_have_count(3)


def test_two_captains_may_not_share_a_name(open_site: Callable[..., Page]) -> None:
    page = open_site("#/new/portsmouth")
    sheet = NewGame(page)
    sheet.fill(("Nelson", "Nelson"), "", None, {})
    sheet.begin.click()
    expect(page.get_by_role("alert")).to_contain_text("same name")


def test_names_are_words_never_markup(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = Home(page).start(("<b>A</b>", "<img src=x>"), seed="html")
    expect(table.players.get_by_text("<b>A</b>", exact=True)).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_match_options_reach_the_engine(open_site: Callable[..., Page]) -> None:
    """With hidden purses a curtain stands between people; only one's own money is shown."""
    page = open_site()
    table = Home(page).start(starts=0, options={"Hide other players’ money": "yes"})
    expect(table.curtain).to_have_text(re.compile("Anson"))
    assert "£" not in page.locator("body").inner_text()
    table.lift("Anson")
    expect(table.chip("Anson")).to_have_accessible_name(re.compile("£0"))
    expect(table.chip("Byron")).to_have_accessible_name(re.compile(r"£\?"))


def test_restart_redo_and_the_barrier_of_a_drawn_card(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = Home(page).start(seed="barrier", starts=0)
    marine = next(
        c for c in table.open_cells() if re.search("Marine.*can be reached for", table.said(c))
    )
    table.do(marine).do(marine)
    assert table.action_points() == 3
    table.menu("Restart turn")
    assert table.action_points() == 5
    table.menu("Redo").menu("Redo").close()
    assert table.action_points() == 3
    table.end_turn()
    expect(table.chip("Byron")).to_have_accessible_name(re.compile("to move"))
    table.undo_button.click(force=True)
    expect(page.get_by_text("There is nothing to undo")).to_be_visible()
    assert table.mover() == "Byron"


def test_the_panels_tell_ships_scores_reasons_and_history(open_site: Callable[..., Page]) -> None:
    page = open_site()
    table = Home(page).start(starts=1)
    table.do("A1")
    table.chip("Byron").click()
    expect(table.sheet("Byron’s ship")).to_contain_text("The pawn is on A1")
    table.close()
    table.menu("Compare all ships")
    rows = table.sheet("All ships compared").get_by_role("row")
    expect(rows).to_have_count(14)
    table.close()
    table.why.click()
    expect(table.sheet("What can I do now?")).to_contain_text("Raise £1")
    table.close()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(table.sheet("Log")).to_contain_text("Entered at A1")


def test_the_price_names_both_currencies_and_the_payee(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    """Pointing at an officer under another pawn shows AP and the pound with its owner."""
    file, owner = next(found for found in tolls(tmp_path) if found)
    _, table = imported(open_site, file)
    here = next(c for c in table.open_cells() if "your pawn" in table.said(c))
    table.point(here)
    expect(table.main).to_contain_text(re.compile(rf"\d AP.*£1 to {owner}", re.DOTALL))


def tolls(folder: Path) -> list[tuple[Path, str] | None]:
    """Positions of recorded games in which a legal recruit pays another captain."""
    names = ["Anson", "Byron", "Cooke", "Duncan"]
    found: list[tuple[Path, str] | None] = []
    for path in sorted(GOLDEN.glob("*.game")):
        whole = record.read(path.read_text("utf-8"), registry.game)
        match = type(whole)(whole.game, whole.seats, whole.settings, whole.seed)
        for number, entry in enumerate(whole.journal):
            for option in match.options():
                if option.legal and option.action[0] == "recruit" and len(option.cost.payees) == 1:
                    owner = names[option.cost.payees[0][0]]
                    return [(recorded(path.stem, number, folder), owner)]
            match.play(entry.do, entry.seat)
    return found


def test_berths_are_laid_out_by_hand_and_refused_with_the_rule(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    page, table = imported(open_site, recorded("4-pile-runs-out", 200, tmp_path))
    who = table.mover()
    table.chip(who).click()
    sheet = table.sheet(f"{who}’s ship")
    total = sheet.get_by_role("row", name=re.compile("^Total")).inner_text()
    sheet.get_by_text("Reassign berths").click()
    officer = sheet.get_by_role("combobox", name=re.compile("^Petty Officer")).first
    squares = sheet.get_by_role("list", name="Crafts").get_by_role("listitem")
    free = squares.filter(has_text=": free").first.get_attribute("title") or ""
    trade = free.split(":")[0].lower()
    officer.select_option(label=f"{trade} berth")
    table.settled()
    taken = re.compile(f"{trade}: a Petty Officer", re.IGNORECASE)
    expect(squares.filter(has_text=taken)).to_have_count(1)
    assert sheet.get_by_role("row", name=re.compile("^Total")).inner_text() == total
    officer.select_option(label="with the seamen")
    expect(page.get_by_text("stays in the Petty Officer berths")).to_be_visible()


def test_a_rule_is_found_by_its_number_and_by_words(open_site: Callable[..., Page]) -> None:
    page = open_site("#/rules/R54")
    expect(page.locator(":focus")).to_contain_text("R54")
    page.get_by_role("searchbox").fill("mutiny")
    expect(page.get_by_role("status").first).to_contain_text(re.compile(r"\d+"))
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("main")).not_to_contain_text("Mutineer")


def test_the_rules_say_which_figures_are_reconstructed(open_site: Callable[..., Page]) -> None:
    page = open_site("#/rules/portsmouth")
    expect(page.get_by_role("main")).to_contain_text(re.compile("reconstructed", re.IGNORECASE))
    rows = page.get_by_role("row").filter(has_text=re.compile("reconstructed", re.IGNORECASE))
    expect(rows.nth(4)).to_be_attached()


def test_settings_are_kept(open_site: Callable[..., Page]) -> None:
    page = open_site("#/settings")
    page.get_by_role("radio", name="Night watch").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


@pytest.mark.parametrize(
    "way", ["#/", "#/new", "#/new/portsmouth", "#/logbook", "#/rules/portsmouth", "#/settings"]
)
def test_screens_fit_a_phone(open_site: Callable[..., Page], page: Page, way: str) -> None:
    """No screen scrolls sideways, not even with letters twice as large."""
    page.set_viewport_size({"width": 320, "height": 568})
    open_site(way)
    resize = "(size) => document.documentElement.style.setProperty('--text-size', size)"
    for size in ("100%", "200%"):
        page.evaluate(resize, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, size


def test_back_puts_an_open_sheet_away_first(open_site: Callable[..., Page]) -> None:
    """The browser's Back closes what lies open; the next one leaves the table."""
    page = open_site()
    home = Home(page)
    table = home.start(seed="back", starts=0)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(table.sheet("Menu")).to_be_visible()
    page.go_back()
    expect(table.sheet("Menu")).to_be_hidden()
    assert table.ready().action_points() == 5

    page.get_by_role("button", name="Menu", exact=True).click()
    table.close()
    expect(table.sheet("Menu")).to_be_hidden()
    page.go_back()
    expect(page).not_to_have_url(re.compile("#/table"))


def test_the_menu_leads_to_every_screen_and_back(open_site: Callable[..., Page]) -> None:
    """Away from the table and back by the address, with the game where it was."""
    page = open_site()
    table = Home(page).start(seed="menu", starts=0)
    table.do("A1")
    for entry, heading in (
        ("Rules", "Rules of Portsmouth"),
        ("New game", "New game: Portsmouth"),
        ("Saved games", "Saved games"),
        ("Settings", "Settings"),
    ):
        table.menu(entry)
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
        page.go_back()
        table.ready()
        assert table.action_points() == 4
    table.menu("Home screen")
    assert Home(page).resume().action_points() == 4
