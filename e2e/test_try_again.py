"""Files are lost, the network dies or stands still in a first visit: a sentence, and another try.

A sample of the campaign that `make retry` runs (tools/trials/retry.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DIST, wait_ready
from tools.trials.faulty_host import Faults, hosting

pytestmark = pytest.mark.sampled(2)

RETRY_MS = 15_000
LATE_PART = next((DIST / "vendor/pyscript").glob("error-*.js")).relative_to(DIST)
IDS = re.compile(r"\b(page|table|match|start)-[a-z]+-")


@pytest.fixture
def host() -> Iterator[tuple[str, Faults]]:
    """A host that can be told to behave badly."""
    with hosting(DIST) as found:
        yield found


def again(page: Page, faults: Faults) -> None:
    """The host is well; the button leads to a started page in time."""
    faults.heal()
    page.locator("#boot-retry").click()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready", timeout=RETRY_MS)


def told(page: Page, within_ms: int) -> str:
    """What the page says of its failure, once there is a button."""
    expect(page.locator("#boot-retry:enabled")).to_be_visible(timeout=within_ms)
    words = page.locator("#boot-status").inner_text()
    assert not IDS.search(words)
    return words


def test_a_late_part_of_pyscript_that_was_lost_comes_again(
    browser: Browser, host: tuple[str, Faults]
) -> None:
    """Browsers never import again in one page what they have failed to import."""
    address, faults = host
    page = browser.new_page()
    faults.files[f"/{LATE_PART}"] = "drop"
    page.goto(address)
    assert "Python loader" in told(page, 15_000)
    again(page, faults)
    page.close()


def test_a_network_that_dies_in_mid_visit_is_tried_again(
    browser: Browser, host: tuple[str, Faults]
) -> None:
    """Once more in vain first: the page must not be lost with the network."""
    address, faults = host
    page = browser.new_page()
    faults.life = 3_000_000
    page.goto(address)
    told(page, 20_000)
    page.locator("#boot-retry").click()
    told(page, RETRY_MS)
    again(page, faults)
    page.close()


def test_a_style_sheet_that_never_ends_does_not_hold_the_page(
    browser: Browser, host: tuple[str, Faults]
) -> None:
    """Browsers draw nothing before their style sheets have come."""
    address, faults = host
    page = browser.new_page()
    sheet = next((DIST / "web/css").rglob("page*.css")).relative_to(DIST)
    faults.files[f"/{sheet}"] = "drip"
    page.goto(address, wait_until="commit")
    expect(page.get_by_role("alert")).to_contain_text("taking long to load", timeout=25_000)
    faults.heal()
    page.get_by_role("button", name="Load again").click()
    wait_ready(page)
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    page.close()


def test_a_host_that_falls_silent_is_named(browser: Browser, host: tuple[str, Faults]) -> None:
    address, faults = host
    page = browser.new_page()
    faults.files["/vendor/pyodide/pyodide.asm.wasm"] = "drip"
    page.goto(address)
    assert "doesn’t send pyodide.asm.wasm" in told(page, 40_000)
    again(page, faults)
    page.close()


@pytest.mark.parametrize("path", ["web/js/main.js", "vendor/pyodide/pyodide.asm.wasm"])
def test_the_way_out_is_in_sight_on_a_phone(
    browser: Browser, host: tuple[str, Faults], path: str
) -> None:
    address, faults = host
    page = browser.new_page(viewport={"width": 390, "height": 664})
    faults.files[f"/{path}"] = "drop"
    page.goto(address)
    told(page, 15_000)
    expect(page.locator("#boot-retry")).to_be_in_viewport(ratio=1)
    page.close()


@pytest.mark.parametrize("path", ["web/lang/de/page.ftl", "web/js/main.js"])
def test_a_portals_page_instead_of_words_or_scripts_is_told_in_words(
    browser: Browser, host: tuple[str, Faults], path: str
) -> None:
    """In the language of the browser, though its words are what is lost."""
    address, faults = host
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    faults.files[f"/{path}"] = "portal"
    page.goto(address)
    assert "Anmeldung" in told(page, 15_000)
    expect(page.get_by_role("button", name="Neu laden")).to_be_visible()
    again(page, faults)
    wait_ready(page)
    context.close()
