"""Nothing in drawing can hang the tab: a fault is told once, and everything else goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch
from e2e.pages.shell import Home

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(4)]

SECOND = 1000
BREAK = """async () => {
    const { get, set } = await import('./web/js/app/store.js');
    set({ frame: { ...get().frame, view: {} } });
}"""
"""A frame that no table can draw: what the game tells of its position is missing."""

CHANGES = """async () => {
    const { get, set } = await import('./web/js/app/store.js');
    for (let change = 0; change < 50; change += 1) {
        set({ selected: String(change % 2) });
        await new Promise(requestAnimationFrame);
    }
}"""


@pytest.mark.expect_errors
def test_a_table_that_cannot_be_drawn(open_site: Callable[..., Page], watch: Watch) -> None:
    page = open_site()
    table = Home(page).start(seed="undrawn", starts=0)
    table.do("A1")
    before = len(watch.errors)
    page.evaluate(BREAK)
    panel = page.get_by_role("alert").filter(has_text="This screen can’t be drawn")
    expect(panel).to_be_visible(timeout=SECOND)
    page.evaluate(CHANGES)
    told = watch.errors[before:]
    assert len(set(told)) == len(told), "no fault is told again"
    assert len(told) <= 3, "one for each listener that met it"
    with page.expect_download() as waiting:
        panel.get_by_role("button", name="Export the game").click()
    record = json.loads(Path(waiting.value.path()).read_text("utf-8"))
    assert (record["format"], record["entries"]) == ("portsmouth-log-book", 1)
    panel.get_by_role("link", name="Home screen").click()
    expect(Home(page).heading).to_be_visible(timeout=SECOND)
    expect(panel).to_have_count(0)
    book = Home(page).open_logbook()
    expect(book.entries).to_have_count(1, timeout=SECOND)
    book.open("Anson, Byron")
    assert table.action_points() == 4


@pytest.mark.expect_errors
def test_a_listener_that_throws_starves_no_other(
    open_site: Callable[..., Page], watch: Watch
) -> None:
    page = open_site()
    heard = page.evaluate(
        """async () => {
            const { set, subscribe } = await import('./web/js/app/store.js');
            let heard = 0;
            const stops = [
                subscribe(() => { throw new Error('a listener fell over'); }),
                subscribe(() => { heard += 1; }),
            ];
            for (let change = 0; change < 20; change += 1) {
                set({});
                await null;
                await null;
            }
            stops.forEach((stop) => stop());
            return heard;
        }"""
    )
    assert heard >= 20
    assert len(watch.errors) == 1


@pytest.mark.parametrize(
    "name", ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"]
)
def test_names_that_every_object_has_are_unknown_addresses(
    open_site: Callable[..., Page], name: str
) -> None:
    page = open_site(f"#/{name}")
    expect(Home(page).heading).to_be_visible()
    page.evaluate("location.hash = '#/settings'")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    page.evaluate("name => { location.hash = `#/${name}/12`; }", name)
    expect(Home(page).heading).to_be_visible(timeout=SECOND)
