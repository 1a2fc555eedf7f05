"""Nothing is lost: every action is kept, and what can't be read is refused and kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import wait_ready
from e2e.pages.shell import Harbour, LogBook
from e2e.pages.table import Table

STORE = "([key, text]) => localStorage.setItem(key, text)"
KEYS = "() => Object.keys(localStorage).filter((key) => key.includes('/save/')).sort()"


def started(open_site: Callable[..., Page]) -> tuple[Page, Table]:
    """A game in which the first pawn has entered and its owner has raised money."""
    page = open_site()
    table = Harbour(page).start(seed="saves", starts=0)
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
    """The tab goes away without a word right after an action; the harbour goes on with it."""
    page, table = started(open_site)
    context = page.context
    site = page.url.split("#")[0]
    page.close()
    again = context.new_page()
    again.goto(site)
    wait_ready(again)
    table = Harbour(again).resume()
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


def test_a_file_goes_out_and_comes_back_elsewhere(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    page, _ = started(open_site)
    page.goto(page.url.split("#")[0] + "#/logbook")
    file = tmp_path / "voyage.json"
    file.write_text(LogBook(page).export("Anson, Byron"), encoding="utf-8")
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_ready(page)
    book = LogBook(page)
    expect(book.entries).to_have_count(0)
    book.bring(file)
    expect(book.entries).to_have_count(1)
    assert book.open("Anson, Byron").action_points() == 2


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "cut short": (lambda text: text[: len(text) // 2], "damaged"),
    "another program's": (lambda _: '{"hello": "world"}', "not a game of this log-book"),
    "from the future": (
        lambda text: json.dumps(json.loads(text) | {"version": 99}),
        "newer version",
    ),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_record_that_cannot_be_read_is_kept(open_site: Callable[..., Page], kind: str) -> None:
    """It is shown with a reason, never overwritten, and another game goes on beside it."""
    page, table = started(open_site)
    key = page.evaluate(KEYS)[0]
    spoil, reason = BROKEN[kind]
    bad = spoil(page.evaluate("(key) => localStorage.getItem(key)", key))
    bad_key = key.rsplit("/", 1)[0] + "/spoilt"
    page.evaluate(STORE, [bad_key, bad])
    page.goto(page.url.split("#")[0] + "#/logbook")
    book = LogBook(page)
    expect(book.entry("Cannot be opened")).to_contain_text(reason)
    table = book.open("Anson, Byron")
    table.undo()
    assert page.evaluate("(key) => localStorage.getItem(key)", bad_key) == bad


TAMPERED: dict[str, Callable[[dict[str, Any]], None]] = {
    "an entry of the journal": lambda save: save["journal"][0].__setitem__(1, "move e5"),
    "the schema": lambda save: save.__setitem__("schema", 99),
    "the check sum": lambda save: save.__setitem__("sum", "0" * 16),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_tampered_save_is_refused_with_a_sentence(
    open_site: Callable[..., Page], what: str
) -> None:
    page, _ = started(open_site)
    key = page.evaluate(KEYS)[0]
    record = json.loads(page.evaluate("(key) => localStorage.getItem(key)", key))
    save = json.loads(record["save"])
    TAMPERED[what](save)
    record |= {"id": "tampered", "title": "Tampered", "save": json.dumps(save)}
    bad_key = key.rsplit("/", 1)[0] + "/tampered"
    page.evaluate(STORE, [bad_key, json.dumps(record)])
    page.goto(page.url.split("#")[0] + "#/logbook")
    LogBook(page).press("Tampered", "Open")
    expect(
        page.get_by_text(re.compile("This save (is damaged|was made by a newer)"))
    ).to_be_visible()
    assert page.evaluate("(key) => localStorage.getItem(key)", bad_key) == json.dumps(record)
    page.goto(page.url.split("#")[0] + "#/table")
    assert Table(page).ready().action_points() == 2


def test_a_full_disk_is_told_and_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    page, table = started(open_site)
    page.evaluate(
        """() => {
            Storage.prototype.setItem = () => {
                throw new DOMException('no room', 'QuotaExceededError');
            };
        }"""
    )
    table.undo()
    expect(page.get_by_text("storage is full")).to_be_visible()
    table.undo()
    assert table.action_points() == 5


def test_denied_storage_is_told_and_the_game_goes_on(page: Page, site: object) -> None:
    page.add_init_script(
        """Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('denied', 'SecurityError'); },
        });"""
    )
    page.goto(site.root)  # type: ignore[attr-defined]
    wait_ready(page)
    table = Harbour(page).start(seed="private", starts=0)
    table.do("A1")
    assert table.action_points() == 4
    expect(page.get_by_text("does not let this page keep")).to_be_visible()
