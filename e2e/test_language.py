"""Two languages: chosen in the settings or by the browser, changed without reload, nothing left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home
from e2e.server import Site
from portsmouth.i18n.fluent import Catalogue

pytestmark = pytest.mark.sampled(4)

ROOT = Path(__file__).parents[1]
PARTS = sorted((ROOT / "web/lang/en").rglob("*.ftl"))


def sentences(language: str) -> dict[str, str]:
    """The page's messages that are plain words, by id."""
    found: dict[str, str] = {}
    for path in PARTS:
        source = ROOT / "web/lang" / language / path.relative_to(ROOT / "web/lang/en")
        for id, pattern in Catalogue(source.read_text("utf-8")).messages.items():
            if len(pattern) == 1 and isinstance(pattern[0], str):
                found[id] = pattern[0]
    return found


ENGLISH = sentences("en")
GERMAN = sentences("de")
TELLING = {
    words for id, words in ENGLISH.items() if len(words) > 12 and words not in GERMAN.values()
}
"""English words that would show that a screen was not translated."""

SCREENS = {
    "#/": ("Weiterspielen", "Neues Spiel", "Gespeicherte Spiele", "Einstellungen", "Bereit."),
    "#/new/portsmouth": ("Spieler", "Wer beginnt", "Erweitert: Kartencode, Regelvarianten"),
    "#/table": ("Runde 1/8", "Verlauf", "Leutnant", "Zug beenden", "Noch einmal, um es zu tun."),
    "#/logbook": ("Alles sichern", "Umbenennen", "Runde 1/8"),
    "#/learn/portsmouth": ("Portsmouth lernen", "Lektion beginnen", "An Land"),
    "#/rules/portsmouth": (
        "Das Spiel in Kürze",
        "Bezahle 2 AP und nimm £1.",
        "Was rekonstruiert ist",
    ),
    "#/settings": ("Farben", "Starker Kontrast", "Sprache", "Alles löschen"),
}


def choose(page: Page, name: str) -> None:
    """Choose a language on the page of the settings."""
    page.get_by_role("radio", name=name, exact=True).check()


def words(page: Page) -> str:
    """All that can be read on the page."""
    return str(page.evaluate("document.body.innerText"))


def shows(page: Page, *known: str) -> None:
    """The page shows these words, and none that only English has."""
    for each in known:
        expect(page.locator("body")).to_contain_text(each)
    text = words(page)
    assert [each for each in sorted(TELLING) if each in text] == []


def german_table(page: Page) -> Table:
    """The table's page object, with German names for what is looked up by name."""
    table = Table(page)
    table.main = page.get_by_role("region", name="Deine Aktion").get_by_role("button").first
    table.actions = page.get_by_role("group", name="Andere Aktionen")
    table.grid = page.get_by_role("grid", name="Portsmouth, 5 mal 5")
    return table


def saved(page: Page) -> dict[str, str]:
    """What the browser keeps of the games."""
    kept: dict[str, str] = page.evaluate("({...localStorage})")
    return {key: value for key, value in kept.items() if "/save/" in key}


@pytest.fixture
def playing(open_site: Callable[..., Page]) -> Page:
    """A game begun in English, the settings open."""
    page = open_site()
    Home(page).start(seed="languages", starts=0)
    page.goto(page.url.split("#")[0] + "#/settings")
    return page


def test_every_screen_changes_without_reload(playing: Page) -> None:
    page = playing
    page.evaluate("window.sameDocument = true")
    choose(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for address, known in SCREENS.items():
        page.evaluate("address => { location.hash = address }", address)
        shows(page, *known)
        assert not re.search(r"Home|Settings|Saved games|New game", page.title())
    assert page.evaluate("window.sameDocument") is True


def test_the_sheets_of_the_table_are_german(playing: Page) -> None:
    page = playing
    choose(page, "Deutsch")
    page.evaluate("location.hash = '#/table'")
    german_table(page).grid.wait_for()
    entries = page.get_by_role("dialog", name="Menü").get_by_role("button")
    sheets = [
        "Was kann ich jetzt tun?",
        "Alle Schiffe vergleichen",
        "Stapel und Aussichten",
        "Punkte nach Runden",
        "Tasten",
        "Verlauf",
    ]
    for sheet in sheets:
        page.get_by_role("button", name="Menü", exact=True).click()
        entries.get_by_text(sheet, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        shows(page)
        page.get_by_role("dialog").get_by_role("button", name="Schließen").click()


def test_a_game_goes_on_in_another_language_and_back(playing: Page) -> None:
    page = playing
    before = saved(page)
    choose(page, "Deutsch")
    assert saved(page) == before
    page.evaluate("location.hash = '#/table'")
    table = german_table(page)
    table.grid.wait_for()
    table.do("A1")
    shows(page, "Anson hat Portsmouth auf A1 betreten:")
    table.act(re.compile("^£1 beschaffen"))
    table.act(re.compile("^Zug beenden"))
    sure = table.actions.get_by_role("button", name="Sicher? Zug beenden")
    if sure.is_visible():
        sure.click()
    expect(page.locator("body")).to_contain_text("Byron ist am Zug.")
    played = saved(page)
    assert played != before
    page.evaluate("location.hash = '#/settings'")
    choose(page, "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.evaluate("location.hash = '#/table'")
    again = Table(page).ready()
    expect(page.locator("body")).to_contain_text("Entered at A1")
    assert again.mover() == "Byron"
    assert [json_without_time(each) for each in saved(page).values()] == [
        json_without_time(each) for each in played.values()
    ]
    assert not any(each in words(page) for each in GERMAN.values() if len(each) > 12)


def json_without_time(record: str) -> str:
    """A kept record without the time when it was written."""
    return re.sub(r'"updated":"[^"]*"', "", record)


def test_what_was_said_is_not_said_again(playing: Page) -> None:
    """Neither of the table's live regions has words of the old language, or new ones."""
    page = playing
    choose(page, "Deutsch")
    page.evaluate("location.hash = '#/table'")
    german_table(page).grid.wait_for()
    heard = said(page.locator("[aria-live]"))
    assert [text for text in heard if text in ENGLISH.values() or "turn" in text] == []


def said(regions: Locator) -> list[str]:
    """What live regions hold."""
    return [text.strip() for text in regions.all_inner_texts() if text.strip()]


def test_the_language_is_kept(playing: Page) -> None:
    page = playing
    choose(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    wait_ready(page)
    shows(page, "Schriftgröße: 100 %")
    expect(page.get_by_role("radio", name="Deutsch", exact=True)).to_be_checked()


@pytest.fixture
def foreign(browser: Browser, site: Site) -> Iterator[Callable[[str], Page]]:
    """A function that opens the site in a browser of another country."""
    contexts = []

    def open_(locale: str) -> Page:
        context = browser.new_context(locale=locale, service_workers="block")
        contexts.append(context)
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        return page

    yield open_
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("locale", "language", "lead"),
    [("de-DE", "de", "Neues Spiel"), ("de-AT", "de", "Regeln"), ("fr-FR", "en", "New game")],
)
def test_the_browser_chooses_at_first(
    foreign: Callable[[str], Page], locale: str, language: str, lead: str
) -> None:
    page = foreign(locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("body")).to_contain_text(lead)


def test_the_log_book_has_dates_of_the_country(playing: Page) -> None:
    page = playing
    page.evaluate("location.hash = '#/logbook'")
    expect(page.get_by_role("article").first).to_contain_text(re.compile(r"\d+ [A-Z][a-z]+ \d{4}"))
    page.evaluate("location.hash = '#/settings'")
    choose(page, "Deutsch")
    page.evaluate("location.hash = '#/logbook'")
    expect(page.get_by_role("article").first).to_contain_text(re.compile(r"\d\d\.\d\d\.\d{4}"))


@pytest.mark.expect_errors
def test_missing_words_leave_the_page_as_it_was(page: Page, own_site: Site) -> None:
    own_site.broken["/de/page.ftl"] = 404
    page.goto(own_site.root + "#/settings")
    wait_ready(page)
    page.get_by_role("radio", name="Deutsch", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Deutsch could not be loaded.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("radio", name=re.compile("^As the browser"))).to_be_checked()
    own_site.broken.clear()
    choose(page, "Deutsch")
    shows(page, "Einstellungen")
    expect(page.get_by_role("alert")).to_have_count(0)
