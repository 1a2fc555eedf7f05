"""Nothing is lost: every action is kept twice, and what can't be read is refused and kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from e2e.conftest import wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.shell import Home, LogBook
from e2e.server import Site

STORE = "([key, text]) => localStorage.setItem(key, text)"
FULL = """() => {
    Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
    };
}"""
DENIED = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
});"""
NO_VAULT = """
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, ...more) {
        if (name.endsWith('portsmouth')) throw new DOMException('denied', 'SecurityError');
        return open.call(this, name, ...more);
    };
"""
NO_ROOM = """() => {
    IDBObjectStore.prototype.put = function () {
        this.transaction.abort();
    };
}"""
DEPOSITED = """async () => {
    const { copies } = await import('./web/js/saves/idbstore.js');
    const { current } = await import('./web/js/saves/logbook.js');
    for (;;) {
        const kept = await copies();
        if (kept.some((copy) => copy.count === current().count)) return;
    }
}"""
KEYS = "() => Object.keys(localStorage).filter((key) => key.includes('/save/')).sort()"


def started(open_site: Callable[..., Page]) -> tuple[Page, Table]:
    """A game in which the first pawn has entered and its owner has raised money."""
    page = open_site()
    table = Home(page).start(seed="saves", starts=0)
    table.do("A1").act(re.compile("^Raise"))
    return page, table


def test_a_reload_in_mid_turn_loses_nothing(open_site: Callable[..., Page]) -> None:
    page, table = started(open_site)
    before = [table.said(f"{column}1") for column in "ABCDE"]
    page.reload()
    wait_ready(page)
    table.ready()
    assert [table.said(f"{column}1") for column in "ABCDE"] == before
    assert (table.action_points(), table.money("Anson")) == (2, 1)
    table.undo().undo()
    assert (table.action_points(), table.money("Anson")) == (5, 0)


def test_a_killed_tab_loses_nothing(open_site: Callable[..., Page]) -> None:
    """The tab goes away without a word right after an action; the home screen goes on with it."""
    page, table = started(open_site)
    context = page.context
    site = page.url.split("#")[0]
    page.close()
    again = context.new_page()
    again.goto(site)
    wait_ready(again)
    table = Home(again).resume()
    assert (table.action_points(), table.money("Anson")) == (2, 1)
    assert "your pawn" in table.said("A1")


def test_saves_are_renamed_copied_deleted_and_put_back(open_site: Callable[..., Page]) -> None:
    page, _ = started(open_site)
    page.goto(page.url.split("#")[0] + "#/logbook")
    book = LogBook(page)
    book.rename("Anson, Byron", "The first voyage")
    book.rename("The first voyage", "A fork", button="Save a copy")
    expect(book.entries).to_have_count(2)
    book.press("The first voyage", "Delete")
    expect(book.entries).to_have_count(1)
    book.put_back.click()
    expect(book.entries).to_have_count(2)
    table = book.open("A fork")
    table.undo()
    assert table.action_points() == 4
    page.goto(page.url.split("#")[0] + "#/logbook")
    assert LogBook(page).open("The first voyage").action_points() == 2


def test_what_cannot_be_read_is_told_and_kept(open_site: Callable[..., Page]) -> None:
    """It is shown with a reason, never overwritten, and another game goes on beside it."""
    page, _ = started(open_site)
    key = page.evaluate(KEYS)[0]
    good = page.evaluate("(key) => localStorage.getItem(key)", key)
    folder = key.rsplit("/", 1)[0]
    bad = {f"{folder}/{name}": spoil(good) for name, (spoil, _) in BROKEN.items()}
    bad |= {f"{folder}/{name}": tampered(good, name) for name in TAMPERED}
    for each, text in bad.items():
        page.evaluate(STORE, [each, text])
    page.goto(page.url.split("#")[0] + "#/logbook")
    book = LogBook(page)
    for _, reason in BROKEN.values():
        expect(book.entry("Cannot be opened").filter(has_text=reason)).to_have_count(1)
    for name in TAMPERED:
        book.press(name, "Open")
        expect(
            page.get_by_text(re.compile("This save (is damaged|was made by a newer)"))
        ).to_be_visible()
        page.get_by_role("button", name="Close").click()
    table = book.open("Anson, Byron")
    table.undo()
    assert table.action_points() == 4
    for each, text in bad.items():
        assert page.evaluate("(key) => localStorage.getItem(key)", each) == text


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "cut": (lambda text: text[: len(text) // 2], "damaged"),
    "foreign": (lambda _: '{"hello": "world"}', "not one of your saved games"),
    "future": (lambda text: json.dumps(json.loads(text) | {"version": 99}), "newer version"),
}

TAMPERED: dict[str, Callable[[dict[str, Any]], None]] = {
    "entry": lambda save: save["journal"][0].__setitem__(1, "move e5"),
    "schema": lambda save: save.__setitem__("schema", 99),
    "sum": lambda save: save.__setitem__("sum", "0" * 16),
}


def tampered(text: str, what: str) -> str:
    """A record of the first form, which has no check, around a save that somebody changed."""
    record = json.loads(text)
    save = json.loads(record["save"])
    TAMPERED[what](save)
    first_form = {"version": 1, "round": 1, "rounds": 8}
    return json.dumps(record | first_form | {"id": what, "title": what, "save": json.dumps(save)})


def test_a_spoilt_record_is_healed_by_its_second_copy(open_site: Callable[..., Page]) -> None:
    """One bit is turned over, as by a bad disk; IndexedDB has the game whole."""
    page, _ = started(open_site)
    key = page.evaluate(KEYS)[0]
    page.evaluate(DEPOSITED)
    bad = page.evaluate(
        """(key) => {
            const text = localStorage.getItem(key);
            const at = text.indexOf('journal') + 40;
            const bent = String.fromCharCode(text.charCodeAt(at) ^ 1);
            const bad = text.slice(0, at) + bent + text.slice(at + 1);
            localStorage.setItem(key, bad);
            return bad;
        }""",
        key,
    )
    page.goto(page.url.split("#")[0])  # one start: the first that sees the damage tells of it
    expect(page.get_by_text("nothing is lost")).to_be_visible()
    assert bad in page.evaluate("Object.values(localStorage)")
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_ready(page)
    table = Home(page).resume()
    assert (table.action_points(), table.money("Anson")) == (2, 1)


def test_everything_is_backed_up_and_comes_back_in_another_browser(
    open_site: Callable[..., Page], browser: Browser, site: Site, tmp_path: Path
) -> None:
    page, _ = started(open_site)
    page.evaluate(
        "import('./web/js/app/settings.js').then((all) => all.setSetting('theme', 'night'))"
    )
    page.evaluate(
        "import('./web/js/match/lessons.js').then((all) => all.noteLessonFinished('ashore'))"
    )
    page.goto(page.url.split("#")[0] + "#/logbook")
    book = LogBook(page)
    book.rename("Anson, Byron", "A fork", button="Save a copy")
    with page.expect_download() as waiting:
        book.back_up.click()
    expect(page.get_by_text("Backup saved")).to_be_visible()
    waiting.value.save_as(tmp_path / "backup.json")
    one = tmp_path / "one.json"
    one.write_text(book.export("A fork"), encoding="utf-8")
    with browser.new_context(service_workers="block") as context:
        other = context.new_page()
        other.goto(site.root + "#/logbook")
        there = LogBook(other)
        there.bring(tmp_path / "backup.json")
        expect(there.told).to_contain_text("2 games came back")
        there.bring(tmp_path / "backup.json")
        expect(there.told).to_contain_text("is here already")
        expect(other.locator("html")).to_have_attribute("data-theme", "night")
        assert other.evaluate("Object.keys(localStorage).some((key) => /voyages$/.test(key))")
        wait_ready(other)
        there.bring(one)
        expect(there.told).to_contain_text("Nothing new")
        table = there.open("Anson, Byron")
        assert table.action_points() == 2
        table.undo()
        assert table.action_points() == 4


def test_a_full_storage_is_told_and_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    """First in IndexedDB, and where there is no room either, on the table only."""
    page, table = started(open_site)
    page.evaluate(FULL)
    table.undo()
    expect(page.get_by_text("saved in the larger storage")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.reload()
    wait_ready(page)
    table.ready()
    assert table.action_points() == 4
    page.evaluate(FULL)
    page.evaluate(NO_ROOM)
    table.undo()
    expect(page.get_by_text("storage is full")).to_be_visible()
    assert table.action_points() == 5
    page.get_by_role("button", name="To the saved games").click()
    expect(LogBook(page).entries).to_have_count(1)
    expect(LogBook(page).back_up).to_be_visible()


def test_where_local_storage_is_denied_the_vault_keeps_the_game(page: Page, site: Site) -> None:
    page.add_init_script(DENIED)
    page.goto(site.root)
    wait_ready(page)
    table = Home(page).start(seed="private", starts=0)
    expect(page.get_by_text("saved in its other storage")).to_be_visible()
    table.do("A1")
    assert table.action_points() == 4
    page.goto(site.root + "?again")
    wait_ready(page)
    assert Home(page).resume().action_points() == 4


def test_where_nothing_can_be_kept_the_page_says_so(page: Page, site: Site) -> None:
    """A private window, at its strictest."""
    page.add_init_script(DENIED + NO_VAULT)
    page.goto(site.root)
    wait_ready(page)
    table = Home(page).start(seed="private", starts=0)
    table.do("A1")
    assert table.action_points() == 4
    expect(page.get_by_text("does not let this page save anything")).to_be_visible()
    page.get_by_role("button", name="To the saved games").click()
    with page.expect_download() as waiting:
        LogBook(page).back_up.click()
    assert len(json.loads(Path(waiting.value.path()).read_text("utf-8"))["saves"]) == 1


def test_a_game_is_played_in_one_tab_and_looked_at_in_the_other(
    open_site: Callable[..., Page],
) -> None:
    page, table = started(open_site)
    second = page.context.new_page()
    second.goto(page.url)
    wait_ready(second)
    there = Table(second).ready()
    bar = second.get_by_role("region", name="Played in another tab")
    expect(bar).to_contain_text("being played in another tab")
    bar.get_by_role("button", name="Watch").click()
    expect(second.get_by_text("You are watching")).to_be_visible()
    table.undo()
    expect(second.get_by_text("5 AP").or_(second.get_by_text("4 AP")).first).to_be_visible()
    assert there.money("Anson") == 0, "it follows"
    there.point("B1")
    expect(there.undo_button).to_be_disabled()
    bar.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("The game goes on here")).to_be_visible()
    expect(page.get_by_text("now goes on in another tab")).to_be_visible()
    there.undo()
    assert there.action_points() == 5
    second.close()
    expect(page.get_by_text("The game goes on here")).to_be_visible()
    assert table.settled().action_points() == 5
    table.do("B1")
    assert table.action_points() == 4
    assert len(page.evaluate(KEYS)) == 1


def test_a_newer_pages_vault_is_left_alone(page: Page, site: Site) -> None:
    page.goto(site.root + "#/settings")
    page.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open('/portsmouth', 9);
            asked.onsuccess = () => done(asked.result.close());
        })"""
    )
    page.reload()
    expect(page.get_by_text("A newer version of the page")).to_be_visible()
