"""Sounds: none before they are asked for, one for what happens once they are."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.pages.shell import Home

COUNTED = """
    window.made = 0;
    window.heard = 0;
    window.AudioContext = class extends AudioContext {
        constructor(...all) { super(...all); window.made += 1; }
    };
    for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const { start } = prototype;
        prototype.start = function (...all) {
            window.heard += 1;
            return start.apply(this, all);
        };
    }
"""


def test_a_first_visit_is_silent_and_sounds_come_when_asked_for(
    open_site: Callable[..., Page], page: Page
) -> None:
    page.add_init_script(COUNTED)
    open_site()
    table = Home(page).start(("Anson", "Byron"), seed="bell", starts=0)
    table.do("A3")
    assert page.evaluate("[made, heard]") == [0, 0]

    table.menu("Settings")
    page.get_by_role("checkbox", name="Sounds").check()
    page.get_by_role("button", name="Bell: your turn").click()
    assert page.evaluate("made") == 1
    tried = page.evaluate("heard")
    assert tried > 0
    page.get_by_role("link", name="Table").click()

    table.ready().do("B3")
    page.wait_for_function(f"heard > {tried}")
    moved = page.evaluate("heard")
    table.menu("Turn sounds off").close()
    table.menu("Turn sounds on").close()
    page.get_by_role("grid").press("x")
    expect(page.get_by_role("status").filter(has_text="Sounds off.")).to_be_attached()
    table.do("B2")
    assert page.evaluate("[made, heard]") == [1, moved]
