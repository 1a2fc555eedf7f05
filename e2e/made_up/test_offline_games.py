"""A game that was never opened is played without a network, once the others are on the device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import wait_ready
from e2e.made_up.duel import Duel
from e2e.pages.offline import Offline
from e2e.pages.shell import Chooser, Home
from e2e.server import serving

SAVES_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});"


def test_the_other_game_starts_offline(browser: Browser, made_up_folder: Path) -> None:
    """Only Portsmouth was opened; then the host is gone."""
    with serving(made_up_folder) as site:
        context = browser.new_context(service_workers="allow", locale="en-GB")
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        Home(page).start(seed="11", starts=0)
        Offline(page).all_ready()
        site.stop()
        context.set_offline(True)
        page.goto("about:blank")
        page.goto(site.root)
        wait_ready(page)
        Home(page).quick.click()
        Chooser(page).game("Duel of Signals").click()
        expect(Duel(page).ready().hand).to_be_visible()
        context.close()


@pytest.mark.parametrize("saves", [True, False])
def test_who_saves_data_is_asked(browser: Browser, made_up_folder: Path, *, saves: bool) -> None:
    """The settings offer what was not gathered."""
    with serving(made_up_folder) as site:
        context = browser.new_context(service_workers="allow", locale="en-GB")
        if saves:
            context.add_init_script(SAVES_DATA)
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        part = Offline(page).ready()
        keep_all = part.section.get_by_role("button", name="Keep all games on this device")
        if saves:
            page.wait_for_timeout(2500)
            expect(part.games.first).to_contain_text("not downloaded")
            keep_all.click()
        part.all_ready()
        expect(keep_all).to_have_count(0)
        context.close()
