"""Without a network, with a broken one, with a damaged device, and from one release to the next."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import DIST, wait_ready
from e2e.pages.games.portsmouth import Table
from e2e.pages.newgame import choose_player
from e2e.pages.offline import Offline
from e2e.pages.shell import Home
from e2e.server import Site, serving
from tools.precache import COMMON, files_of, list_anew, read_release

SLOW = 60_000
LATE = "web/lang/de/page.ftl"
"""A file of all games' that no start of an English page asks for."""


@contextmanager
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh device that allows service workers."""
    context = browser.new_context(
        service_workers="allow", viewport={"width": 1440, "height": 900}, locale="en-GB"
    )
    yield context
    context.close()


def keep(page: Page, address: str) -> Page:
    """Visit the site until all of it is on the device."""
    page.goto(address)
    wait_ready(page)
    Offline(page).ready()
    return page


@pytest.fixture(scope="module")
def settled(browser: Browser) -> Iterator[tuple[Site, BrowserContext]]:
    """A page of the site under a sub-path, all of it on the device; for tests that mend it."""
    with serving(DIST) as site, device(browser) as context:
        page = keep(context.new_page(), site.sub)
        page.close()
        yield site, context


def start_again(page: Page, address: str | None = None) -> None:
    """Load the page anew and wait for the engine."""
    if address:
        page.goto("about:blank")
        page.goto(address)
    else:
        page.reload()
    wait_ready(page)


def end_turn(table: Table) -> None:
    """End the turn and place what must be placed."""
    expect(table.bar).to_be_visible(timeout=SLOW)
    table.settled().end_turn()
    for _ in range(4):
        if not table.ribbon.is_visible():
            return
        table.ribbon.locator(".choice:not(.choice--back)").first.click()
        table.commit()


def test_a_whole_game_without_a_network(browser: Browser) -> None:
    """Loaded once; then the host is gone: a game begins, is reloaded, and comes to its end."""
    with serving(DIST) as site, device(browser) as context:
        page = keep(context.new_page(), site.sub)
        page.get_by_role("radio", name="Instant", exact=True).check()
        site.stop()
        context.set_offline(True)

        start_again(page, f"{site.sub}?from=home")
        table = Home(page).start(seed="11", starts=0, captains={2: "Landsman"})
        end_turn(table)
        expect(page.locator(".title__round")).to_have_text("Round 2 of 8", timeout=SLOW)
        expect(table.bar).to_be_visible(timeout=SLOW)
        market = table.labels()

        start_again(page, site.sub)
        table = Home(page).resume()
        expect(page.locator(".title__round")).to_have_text("Round 2 of 8")
        expect(table.bar).to_be_visible(timeout=SLOW)
        assert table.labels() == market
        table.menu("Captains")
        seat = table.sheet("Who plays?").get_by_role("combobox", name="You are played by")
        choose_player(seat, "Landsman")
        expect(table.final).to_be_visible(timeout=SLOW)
        Offline(page).open().repair.click()
        expect(Offline(page).told).to_contain_text("files are fine")


def test_a_download_that_breaks_off_goes_on(browser: Browser) -> None:
    """The page works meanwhile; the next visit fetches what is lacking and nothing else.

    That is of the files that all games share: the games' own are gathered afterwards.
    """
    common = {path for path, _, _ in files_of(read_release(DIST), COMMON)}
    with serving(DIST) as site, device(browser) as context:
        site.broken[LATE] = 503
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        part = Offline(page).open()
        expect(part.state).to_contain_text("was interrupted", timeout=SLOW)
        site.broken.clear()
        site.asked.clear()
        page.evaluate("dispatchEvent(new Event('online'))")
        part.ready()
        asked = common & {path.lstrip("/") for path in site.asked}
        assert LATE in asked
        assert "vendor/pyodide/pyodide.asm.wasm" not in asked
        assert asked <= {path for path in common if path >= LATE}


SPOIL = """async ([path, last]) => {
  const [name] = (await caches.keys()).filter((each) => each.includes('/games/portsmouth/:files'));
  const cache = await caches.open(name);
  const key = (await cache.keys()).find((each) => new URL(each.url).pathname.endsWith(path));
  const bytes = new Uint8Array(await (await cache.match(key)).arrayBuffer());
  if (last) bytes[bytes.length >> 1] ^= 255;
  await cache.put(key, new Response(last ? bytes : 'not what it was', {
    headers: {'Content-Type': path.endsWith('.js') ? 'text/javascript' : 'application/wasm'}}));
}"""


def test_damage_heals_by_itself(settled: tuple[Site, BrowserContext]) -> None:
    """Neither a page that can't run nor an engine that can't start needs the player's hand."""
    site, context = settled
    for path, flipped in (("js/main.js", False), ("python_stdlib.zip.zz", True)):
        page = context.new_page()
        page.goto(f"{site.sub}licenses/NOTICE.txt")
        page.evaluate(SPOIL, [path, flipped])
        page.goto(site.sub)
        expect(page.locator("html")).to_have_attribute("data-page", "ready", timeout=SLOW)
        expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=SLOW)
        part = Offline(page).open()
        part.repair.click()
        expect(part.told).to_contain_text("downloaded again. Everything is fine now.")
        expect(part.release()).to_have_text(read_release(DIST)["hash"])
        page.close()


def test_a_damaged_page_without_a_network_is_told(settled: tuple[Site, BrowserContext]) -> None:
    """Half a page would stand there blank; `make offline-trials` does it to every file."""
    site, context = settled
    page = context.new_page()
    page.goto(f"{site.sub}licenses/NOTICE.txt")
    page.evaluate(SPOIL, ["index.html", False])
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    context.set_offline(True)
    page.goto(site.sub)
    expect(page.get_by_text("This page can’t be opened")).to_be_visible()
    context.set_offline(False)
    page.goto(site.sub)
    expect(page.locator("html")).to_have_attribute("data-page", "ready", timeout=SLOW)
    page.close()


SPOIL_MEMORY = """async () => {
  const [name] = (await caches.keys()).filter((each) => each.includes(':snapshot'));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const answer = await cache.match(key);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  bytes[bytes.length >> 1] ^= 1;
  await cache.put(key, new Response(bytes, { headers: answer.headers }));
  await cache.put(`${key.url}0`, new Response('the memory of an older engine'));
}"""
MEMORIES = """async () => {
  const [name] = (await caches.keys()).filter((each) => each.includes(':snapshot'));
  return (await (await caches.open(name)).keys()).length;
}"""


def test_the_next_start_goes_on_from_a_snapshot(browser: Browser) -> None:
    """It is taken once nobody waits; one bit of damage, and the engine begins anew and takes it."""
    with serving(DIST) as site, device(browser) as context:
        page = context.new_page()
        page.goto(site.sub)
        html = page.locator("html")
        for start in ("anew", "memory"):
            wait_ready(page)
            expect(html).to_have_attribute("data-start", start)
            expect(html).to_have_attribute("data-snapshot", "kept", timeout=SLOW)
            page.reload()
        wait_ready(page)
        table = Home(page).start(seed="11", starts=0, captains={2: "Landsman"})
        end_turn(table)
        page.evaluate(SPOIL_MEMORY)
        page.reload()
        wait_ready(page)
        expect(html).to_have_attribute("data-start", "anew")
        expect(html).to_have_attribute("data-snapshot", "kept", timeout=SLOW)
        assert page.evaluate(MEMORIES) == 1
        context.set_offline(True)
        page.reload()
        wait_ready(page)
        expect(html).to_have_attribute("data-start", "memory")
        expect(table.bar).to_be_visible(timeout=SLOW)


def test_other_sites_of_the_origin_are_left_alone(settled: tuple[Site, BrowserContext]) -> None:
    """Their pages come from the host, their caches stay; the game has its cache by its path."""
    site, context = settled
    page = context.new_page()
    site.broken["/other/page.html"] = b"<title>Another site</title>"
    page.goto(f"{site.sub}other/page.html")
    expect(page).to_have_title("Another site")
    names = page.evaluate("caches.open('theirs').then(() => caches.keys())")
    assert names == ["portsmouth:/games/portsmouth/:files-1", "theirs"]
    page.goto(site.root)
    wait_ready(page)
    Offline(page).ready()
    own = "portsmouth:/:files-1"
    assert page.evaluate("caches.keys()") == [names[0], "theirs", own]


def new_release(folder: Path) -> None:
    """Make another release of a built folder: one sentence reads differently."""
    words = folder / "web" / "lang" / "en" / "page.ftl"
    text = words.read_text("utf-8").replace("page-settings = Settings", "page-settings = Set-up")
    words.write_text(text, "utf-8")
    list_anew(folder)


def test_a_copy_below_another_takes_charge_of_its_own_pages_quietly(browser: Browser) -> None:
    """The worker of the folder above serves its first visit; nothing is loaded anew for that."""
    with serving(DIST) as site, device(browser) as context:
        page = keep(context.new_page(), site.root)
        page.goto(site.sub)
        page.evaluate("globalThis.sameVisit = true")
        wait_ready(page)
        Offline(page).ready()
        in_charge = "navigator.serviceWorker.controller.scriptURL"
        page.wait_for_function(f"{in_charge} === '{site.sub}sw.js'")
        page.wait_for_timeout(1000)
        assert page.evaluate("globalThis.sameVisit") is True


def test_a_new_release_is_offered_and_all_tabs_come_along(browser: Browser, tmp_path: Path) -> None:
    """The old one plays on until the press, a reload notwithstanding; the game goes on after it."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    with serving(folder) as site, device(browser) as context:
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        part = Offline(page).ready()
        build = part.build()
        page.evaluate("location.hash = '#/'")
        table = Home(page).start(seed="11", starts=0).do("A1")
        second = context.new_page()
        second.goto(site.root)

        new_release(folder)
        site.asked.clear()
        part.open().check.click()
        expect(part.use).to_be_visible(timeout=SLOW)
        assert set(site.asked) == {"/sw.js", "/web/lang/en/page.ftl"}
        assert part.build() == build
        expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
        expect(Home(second).settings).to_contain_text("Settings")

        page.evaluate("location.hash = '#/table'")
        table.ready().menu("New version")
        expect(page.get_by_text("Your game is saved. Press once more")).to_be_visible()
        expect(second.get_by_role("link", name="Set-up")).to_have_count(0)
        table.menu("Load the new version now")
        expect(second.get_by_role("link", name="Set-up")).to_be_visible(timeout=SLOW)
        wait_ready(page)
        assert "your pawn" in table.ready().said("A1")
        assert part.ready().build() != build


OFFER = """() => {
  const offer = new Event('beforeinstallprompt', {cancelable: true});
  offer.prompt = async () => { document.documentElement.dataset.asked = 'yes'; };
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_installing_is_offered_where_the_player_looks_for_it(page: Page, site: Site) -> None:
    """The browser's bar is caught; a button in the settings asks it. Here no worker is allowed."""
    page.goto(site.root)
    part = Offline(page).open()
    assert page.evaluate(OFFER) is True
    part.section.get_by_role("button", name="Install").click()
    expect(page.locator("html")).to_have_attribute("data-asked", "yes")
    expect(part.section.get_by_role("button", name="Install")).to_have_count(0)
    wait_ready(page)
    expect(part.state).to_contain_text("The game needs the network to start", timeout=SLOW)
    expect(part.release()).to_have_text(read_release(DIST)["hash"])


def test_ios_is_told_the_way(browser: Browser, site: Site) -> None:
    """Safari has no offer to catch: the steps are written out."""
    phone = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
    )
    page = browser.new_page(user_agent=phone, service_workers="block")
    page.goto(site.root)
    steps = Offline(page).open().section.get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.first).to_contain_text("Press Share")
    page.close()
