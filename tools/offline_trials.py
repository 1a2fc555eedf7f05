"""Damages what a device keeps, silences its host and changes releases half-way, and plays on.

Usage: python -m tools.offline_trials [damage|silence|rollback ...] [--folder dist]
                                      [--kinds flip,cut,page] [--part 1/4] [--only TEXT]

damage: each file that the service worker keeps is spoilt in turn (a bit flipped, cut in the middle,
replaced by a portal's page), and the game is opened without a network: it must be played, or a
sentence must say why not. Then with the network: it must be played, and the file be whole again.
silence: the host takes every question and never answers. rollback: a release comes, breaks off in
its middle, the older one is put back, the newer one comes, and the older one once more. Prints how
each trial ended, and a table.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program, wait_ready  # noqa: E402
from e2e.pages.offline import Offline  # noqa: E402
from e2e.pages.shell import Home  # noqa: E402
from tools.faulty_host import PORTAL, Faults, hosting  # noqa: E402
from tools.precache import files_of, list_anew, read_release  # noqa: E402

KINDS = ("flip", "cut", "page")
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
  if (document.querySelector('[role=alert] button, [role=alert] a')) return `told: ${words}`;
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
LOOK = """() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  navigator.serviceWorker.controller.postMessage({ type: 'look' }, [port2]);
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
        self.ask(LOOK)
        return self.ask(UNSOUND)


def shown(page: Page) -> str:
    """Return what stands in the window."""
    try:
        return str(page.evaluate("document.body?.innerText.slice(0, 100)"))
    except Error:
        return ""


@contextmanager
def device(browser: Browser, folder: Path) -> Iterator[tuple[Device, Faults]]:
    """Yield a fresh device and its host."""
    with hosting(folder) as (address, faults):
        context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
        yield Device(context, address), faults
        context.close()


def damage(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """Spoil each kept file in turn."""
    part, parts = map(int, asked.part.split("/"))
    paths = [path for path, _, _ in files_of(read_release(asked.folder)) if asked.only in path]
    cases = [(path, kind) for kind in asked.kinds for path in paths][part - 1 :: parts]
    with device(browser, asked.folder) as (kept, faults):
        for path, kind in cases:
            about = f"{kind} {path}"
            kept.spoil(path, kind)
            faults.life = 0
            outcome, seconds = kept.open()
            figures.note("damaged, no network", about, outcome, outcome[:5] != "blank", seconds)
            faults.life = None
            outcome, seconds = kept.open()
            figures.note("then with the network", about, outcome, outcome == "played", seconds)
            left = kept.unsound()
            if left:
                figures.note("not mended", about, str(left), False, 0)


class Silent(dict[str, str]):
    """Whatever is asked for hangs."""

    def get(self, _path: str, _default: str = "") -> str:  # type: ignore[override]
        """Return the same fault for every path."""
        return "hang"

    def __contains__(self, _path: object) -> bool:
        return True


def silence(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """Let the host hang, with all files kept, with one damaged, and with one gone."""
    with device(browser, asked.folder) as (kept, faults):
        for path in ("", "index.html", "web/js/main.js", "vendor/pyodide/python_stdlib.zip.zz"):
            if path:
                kept.spoil(path, "cut")
            faults.files = Silent()
            outcome, seconds = kept.open()
            held = outcome == "played" if not path else outcome[:5] != "blank"
            figures.note("silent host", path or "all whole", outcome, held, seconds)
            faults.heal()
            outcome, seconds = kept.open()
            figures.note("then with the network", path, outcome, outcome == "played", seconds)


def rollback(browser: Browser, asked: argparse.Namespace, figures: Figures) -> None:
    """v1, half of v2, v1 again, v2, v1: the game goes on after each."""
    with tempfile.TemporaryDirectory() as name:
        older, newer, host = (Path(name) / each for each in ("older", "newer", "host"))
        for folder in (older, newer, host):
            shutil.copytree(asked.folder, folder)
        sheets = sorted((newer / "web").rglob("*.ftl"))
        for sheet in sheets:
            sheet.write_text(sheet.read_text("utf-8") + "\n# newer\n", "utf-8")
        list_anew(newer)
        late = f"/{sheets[-1].relative_to(newer).as_posix()}"
        with device(browser, host) as (kept, faults):
            for step, folder, fault in (
                ("half of the newer", newer, {late: "drop"}),
                ("the older again", older, {}),
                ("the newer", newer, {}),
                ("the older once more", older, {}),
            ):
                shutil.rmtree(host)
                shutil.copytree(folder, host)
                faults.files = dict(fault)
                update(kept)
                for when, life in (("with a network", None), ("without", 0)):
                    faults.life = life
                    outcome, seconds = kept.open()
                    figures.note(
                        "releases", f"{step}, {when}", outcome, outcome == "played", seconds
                    )
                faults.heal()


def update(kept: Device) -> None:
    """Ask for a new release and take it if it comes."""
    page = kept.context.new_page()
    page.goto(kept.address)
    wait_ready(page)
    page.evaluate("""async () => {
      const found = await navigator.serviceWorker.ready;
      await found.update().catch(() => {});
      for (let left = 40; left && !found.waiting; left -= 1)
        await new Promise((done) => setTimeout(done, 100));
      found.waiting?.postMessage({ type: 'use' });
    }""")
    page.wait_for_timeout(1000)
    page.close()


CAMPAIGNS: dict[str, Callable[[Browser, argparse.Namespace, Figures], None]] = {
    "damage": damage,
    "silence": silence,
    "rollback": rollback,
}


def main(argv: list[str] | None = None) -> int:
    """Run the campaigns; returns 1 if anything did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("campaigns", nargs="*", default=list(CAMPAIGNS))
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=list(KINDS))
    parser.add_argument("--part", default="1/1", help="which part of the cases, such as 2/4")
    parser.add_argument("--only", default="", help="files whose path has this in it")
    asked = parser.parse_args(argv)
    figures = Figures()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=CHROMIUM_FLAGS)
        for name in asked.campaigns:
            CAMPAIGNS[name](browser, asked, figures)
        browser.close()
    print(figures.table())
    return 1 if figures.failed else 0


if __name__ == "__main__":
    sys.exit(main())
