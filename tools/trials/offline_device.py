"""A browser that keeps the game for offline play, for trials, and what came of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page

from e2e.conftest import wait_ready
from e2e.pages.offline import Offline
from e2e.pages.shell import Home
from tools.trials.faulty_host import PORTAL, Faults, hosting

PATIENCE_MS = 75_000
STANDING = "licenses/NOTICE.txt"
"""A page of the origin that starts nothing, from which the cache is reached."""

OUTCOME = """() => {
  const { dataset } = document.documentElement;
  const words = document.querySelector('#boot-status, [role=alert]')?.innerText.trim();
  if (dataset.engine === 'ready' && document.querySelector('.table [data-cell]')) return 'played';
  if (dataset.engine === 'failed' && words) return `told: ${words}`;
  const plain = document.contentType === 'text/plain' && document.body.innerText.trim();
  if (plain) return `told: ${plain}`;
  const wayOut = '#boot-retry, [role=alert] button, [role=alert] a';
  if (document.querySelector(wayOut)) return `told: ${words}`;
  return false;
}"""
CACHE = """const [name] = (await caches.keys()).filter((each) => each.includes(':files'));
  const cache = await caches.open(name);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).search);
  const pathOf = ({ url }) => new URL(url).pathname.slice(1);"""
SPOIL = f"""async ([path, kind, portal]) => {{
  {CACHE}
  const key = keys.find((each) => pathOf(each) === path);
  const found = await cache.match(key);
  const bytes = new Uint8Array(await found.arrayBuffer());
  if (kind === 'flip') bytes[bytes.length >> 1] ^= 1;
  const spoilt = {{ flip: bytes, cut: bytes.slice(0, bytes.length >> 1), page: portal }}[kind];
  await cache.put(key, new Response(spoilt, {{ headers: found.headers }}));
}}"""
ASK = """(type) => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => done(data);
  navigator.serviceWorker.controller.postMessage({ type }, [port2]);
})"""
UNSOUND = f"""async () => {{
  {CACHE}
  const bad = [];
  for (const key of keys) {{
    const bytes = await (await cache.match(key)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== new URL(key.url).search.slice(1)) bad.push(pathOf(key));
  }}
  return bad;
}}"""


class Device:
    """A browser's context that keeps the game and has one game begun."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        """Visit the host once, begin a game and wait until all is kept."""
        self.context, self.address = context, address
        page = context.new_page()
        page.goto(address)
        wait_ready(page)
        Home(page).start(starts=0)
        Offline(page).ready()
        page.close()

    def ask(self, code: str, *arguments: object) -> object:
        """Return what an expression finds in the cache."""
        page = self.context.new_page()
        page.goto(f"{self.address}{STANDING}")
        found = page.evaluate(code, *arguments)
        page.close()
        return found

    def spoil(self, path: str, kind: str) -> None:
        """Damage a file; nothing else knows it any more: no running worker, no other cache."""
        self.ask(SPOIL, [path, kind, PORTAL.decode()])
        page = self.context.new_page()
        tools = self.context.new_cdp_session(page)
        tools.send("Network.clearBrowserCache")
        tools.send("ServiceWorker.enable")
        tools.send("ServiceWorker.stopAllWorkers")
        page.close()

    def open(self) -> tuple[str, float]:
        """Open the game that goes on: 'played', 'told: …' or 'blank: …', and how long it took."""
        page, begun = self.context.new_page(), time.monotonic()
        try:
            page.goto(f"{self.address}#/table", wait_until="commit")
            outcome = str(page.wait_for_function(OUTCOME, timeout=PATIENCE_MS).json_value())
        except Error as error:
            outcome = f"blank: {shown(page)} {str(error)[:80]}"
        page.close()
        return outcome, time.monotonic() - begun

    def unsound(self) -> object:
        """Return the paths of damaged files, once the worker has looked as a page lets it."""
        self.ask(ASK, "look")
        return self.ask(UNSOUND)

    def release(self) -> str:
        """Return the hash of the release that serves the pages."""
        status = self.ask(ASK, "status")
        return str(status["hash"]) if isinstance(status, dict) else ""


def shown(page: Page) -> str:
    """Return what stands in the window."""
    try:
        return str(page.evaluate("document.body?.innerText.slice(0, 100)"))
    except Error:
        return ""


@dataclass
class Figures:
    """What came of the trials: how often each outcome, and what did not hold."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    slowest: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def note(self, trial: str, about: str, outcome: str, held: bool, seconds: float) -> None:
        """Count a trial's outcome; tell it if it did not hold."""
        self.counts[trial, outcome.partition(":")[0]] += 1
        self.slowest[trial] = max(self.slowest.get(trial, 0), seconds)
        line = f"{trial} {about}: {outcome[:200]} ({seconds:.1f} s)"
        if not held:
            self.failed.append(line)
        print(f"{'held' if held else 'FAILED'} {line}", flush=True)

    def table(self) -> str:
        """Return the figures, one line for each kind of trial and outcome."""
        lines = ["| trial | outcome | times | slowest start |", "|---|---|---|---|"]
        lines += [
            f"| {trial} | {outcome} | {count} | {self.slowest[trial]:.0f} s |"
            for (trial, outcome), count in sorted(self.counts.items())
        ]
        return "\n".join(lines)


@contextmanager
def device(browser: Browser, folder: Path) -> Iterator[tuple[Device, Faults]]:
    """Yield a fresh device and its host."""
    with hosting(folder) as (address, faults):
        context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
        yield Device(context, address), faults
        context.close()
