"""The engine starts in the browser, anywhere it is hosted, and says so when it can't."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import BOOT_TIMEOUT_MS, DIST, wait_ready
from e2e.server import Site

CATALOG = "import('./web/js/boot/engine.js').then((engine) => engine.ask({op: 'catalog'}))"


def wheel() -> str:
    """The engine's wheel as named in the build's manifest."""
    return str(json.loads((DIST / "build.json").read_text("utf-8"))["wheel"])


def expect_failure(page: Page, reason: str) -> None:
    """The page says that the start failed, why, and offers to try again."""
    expect(page.locator("html")).to_have_attribute("data-engine", "failed", timeout=BOOT_TIMEOUT_MS)
    expect(page.locator("#boot-status")).to_contain_text(reason)
    expect(page.locator("#boot-retry")).to_be_visible()


@pytest.mark.parametrize("place", ["root", "sub"])
def test_engine_answers_under_any_path(page: Page, site: Site, place: str) -> None:
    page.goto(getattr(site, place))
    wait_ready(page)
    marks = page.evaluate("performance.getEntriesByName('engine-ready').length")
    assert marks == 1
    assert page.evaluate(CATALOG)["ok"] is True


def test_plain_hosting_is_enough(page: Page, site: Site) -> None:
    page.goto(site.root)
    wait_ready(page)
    assert page.evaluate("crossOriginIsolated") is False


def test_restart_rejects_open_questions_and_answers_again(page: Page, site: Site) -> None:
    page.goto(site.root)
    wait_ready(page)
    codes = page.evaluate(
        """async () => {
            const engine = await import('./web/js/boot/engine.js');
            const open = engine.ask({op: 'catalog'}).catch((error) => error.code);
            const restarted = engine.restart();
            const first = await open;
            await restarted;
            return [first, (await engine.ask({op: 'catalog'})).ok];
        }"""
    )
    assert codes == ["restarted", True]


def test_refusal_is_a_rejected_promise_with_a_reason(page: Page, site: Site) -> None:
    page.goto(site.root)
    wait_ready(page)
    refused = page.evaluate(
        """import('./web/js/boot/engine.js').then(({ask}) => ask({op: 'no such thing'})).then(
            () => null, (error) => [error.name, error.message, error.reply.ok])"""
    )
    assert refused[0] == "EngineError"
    assert refused[1]
    assert refused[2] is False


def test_micropip_installs_a_further_wheel(page: Page, own_site: Site) -> None:
    own_site.broken["/bots/sailor-1.0-py3-none-any.whl"] = small_wheel()
    page.goto(own_site.root)
    wait_ready(page)
    installed = page.evaluate(
        """import('./web/js/boot/engine.js').then(
            ({install}) => install('./bots/sailor-1.0-py3-none-any.whl'))"""
    )
    assert installed == {"ok": True}
    assert "/vendor/pyodide/micropip" in "".join(own_site.asked)


LATE = b"""
import os
assert not os.path.exists("pyscript"), "written at every start"
import asyncio.graph, html, locale, pyscript.util, subprocess, traceback
from asyncio.sslproto import SSLProtocol
from asyncio.staggered import staggered_race
from pyscript import config, sync

assert callable(asyncio.graph.print_call_graph) and callable(staggered_race) and SSLProtocol
assert html.unescape("&frac12;").isnumeric() and subprocess.Popen and locale.getlocale
assert subprocess.PIPE == -1 and traceback.format_list([]) == [] and config and pyscript.util
sync.on_stage("wheel", False)

def dispatch(request):
    return '{"ok": true, "games": [], "late": true}'

__export__ = ["dispatch"]
"""


def test_what_a_start_leaves_out_comes_when_asked_for(page: Page, own_site: Site) -> None:
    """Modules of Python's and of PyScript's that stand-ins hold the place of."""
    worker = (DIST / "web/js/worker.py").read_bytes()
    with_finders, end, _ = worker.partition(b"async def install")
    assert end
    own_site.broken["worker.py"] = (with_finders + LATE).ljust(len(worker))
    page.goto(own_site.root)
    wait_ready(page)
    assert page.evaluate(CATALOG)["late"]


def small_wheel() -> bytes:
    """A wheel of one empty module."""
    info = "sailor-1.0.dist-info"
    parts = {
        "sailor.py": "",
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: sailor\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    data = BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return data.getvalue()


@pytest.mark.expect_errors
def test_missing_wheel_is_told_and_can_be_retried(page: Page, own_site: Site) -> None:
    own_site.broken[wheel()] = 404
    page.goto(own_site.root)
    expect_failure(page, "could not be downloaded: portsmouth-")
    own_site.broken.clear()
    page.locator("#boot-retry").click()
    wait_ready(page)


@pytest.mark.expect_errors
def test_engine_that_cannot_be_imported_is_told(page: Page, own_site: Site) -> None:
    own_site.broken[wheel()] = broken_wheel((DIST / wheel()).stat().st_size)
    page.goto(own_site.root)
    expect_failure(page, "RuntimeError: the hold is flooded")


def broken_wheel(size: int) -> bytes:
    """A wheel of `size` bytes whose package raises when imported."""

    def packed(ballast: int) -> bytes:
        data = BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr("portsmouth/__init__.py", "raise RuntimeError('the hold is flooded')")
            archive.writestr("ballast", " " * ballast)
        return data.getvalue()

    return packed(size - len(packed(0)))


@pytest.mark.expect_errors
def test_broken_worker_script_is_told(page: Page, own_site: Site) -> None:
    size = (DIST / "web/js/worker.py").stat().st_size
    own_site.broken["worker.py"] = b"this is not Python".ljust(size)
    page.goto(own_site.root)
    expect_failure(page, "The engine has stopped working")


@pytest.mark.expect_errors
@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("pyodide.asm.wasm", "could not be downloaded: pyodide.asm.wasm"),
        ("python_stdlib.zip.zz", "could not be downloaded: python_stdlib.zip.zz"),
        ("pyodide.mjs", "Python could not be started"),
        ("pyscript/core.js", "The Python loader could not be loaded"),
        ("worker.py", "could not be downloaded: worker.py"),
    ],
)
def test_missing_part_is_told(page: Page, own_site: Site, path: str, reason: str) -> None:
    own_site.broken[path] = 404
    page.goto(own_site.root)
    expect_failure(page, reason)


@pytest.mark.expect_errors
def test_damaged_wasm_is_told(page: Page, own_site: Site) -> None:
    own_site.broken["pyodide.asm.wasm"] = b"not wasm at all"
    page.goto(own_site.root)
    expect_failure(page, "could not be downloaded: pyodide.asm.wasm (15 bytes instead of")


@pytest.mark.expect_errors
def test_host_that_forbids_webassembly_is_told(page: Page, own_site: Site) -> None:
    own_site.headers["Content-Security-Policy"] = "script-src 'self' 'unsafe-inline'"
    page.goto(own_site.root)
    expect_failure(page, "does not allow WebAssembly")


@pytest.mark.expect_errors
def test_browser_without_webassembly_is_told(page: Page, site: Site) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.root)
    expect_failure(page, "does not offer WebAssembly")
