"""Loses files of a first visit, and the network in its middle, and tries again.

Usage: python tools/trials/retry.py [--folder dist] [--kinds drop,portal,cut,hang,drip]
                                    [--moments 20]

Each trial is a visit of a new browser. It must come to the end of its start, or say a sentence with
a button, in time; then the host is well again, the button is pressed, and the page must be ready
within 15 seconds. Prints a line for each trial that did not hold, and a table.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Browser, Error, Page, async_playwright  # noqa: E402

from e2e.conftest import CHROMIUM_FLAGS, browser_program  # noqa: E402
from tools.trials.faulty_host import KINDS, Faults, hosting  # noqa: E402

RETRY = "#boot-retry"
SETTLED = f"html[data-engine=ready], {RETRY}:not([disabled])"
SENTENCE_S = {"drop": 15.0, "portal": 15.0, "cut": 15.0, "hang": 40.0, "drip": 40.0, "death": 30.0}
"""How long a visit may take until it is ready or says a sentence, by what is wrong."""
RETRY_S = 15.0
PATIENCE_S = 75.0
AT_ONCE = {"hang": 3, "drip": 3}
"""How many visits are under way at the same time where most of a visit is waiting."""
IDS = re.compile(r"\b(?:page|table|match|saves)-[a-z]+-?[a-z]*\b")


@dataclass
class Trial:
    """One visit: what is wrong, how long it took to settle, and how long once more."""

    kind: str
    what: str
    first: str = ""
    first_s: float = 0.0
    words: str = ""
    second: str = ""
    second_s: float = 0.0

    @property
    def held(self) -> bool:
        """Whether the player was told in time, in words, and could go on."""
        told = self.first == "ready" or (self.first == "told" and not IDS.search(self.words))
        in_time = self.first_s <= SENTENCE_S[self.kind]
        return told and in_time and self.second == "ready" and self.second_s <= RETRY_S


async def settle(page: Page) -> tuple[str, float]:
    """Wait until the start is at its end: 'ready', 'told', or 'stalled'; and how long that took."""
    begun = time.monotonic()
    try:
        await page.locator(SETTLED).first.wait_for(state="attached", timeout=PATIENCE_S * 1000)
    except Error:
        return "stalled", time.monotonic() - begun
    ready = await page.locator("html[data-engine=ready]").count()
    return "ready" if ready else "told", time.monotonic() - begun


async def visit(
    browser: Browser, folder: Path, trial: Trial, harm: Callable[[Faults], None]
) -> None:
    """Visit a harmed host, then try again with the host well."""
    with ExitStack() as stack:
        address, faults = stack.enter_context(hosting(folder))
        harm(faults)
        context = await browser.new_context()
        page = await context.new_page()
        try:
            await page.goto(address, wait_until="commit", timeout=20_000)
        except Error:
            trial.first = "told"  # the browser's own words: not even the page has come
        if not trial.first:
            trial.first, trial.first_s = await settle(page)
            trial.words = " ".join(await page.locator("#boot-status").all_inner_texts())
        faults.heal()
        if trial.first == "ready":
            trial.second = "ready"
        elif await page.locator(RETRY).count():
            await page.locator(RETRY).click()
            await page.wait_for_timeout(200)
            trial.second, trial.second_s = await settle(page)
        else:
            await page.goto(address)
            trial.second, trial.second_s = await settle(page)
        await context.close()


async def ask_what_is_asked(browser: Browser, folder: Path) -> tuple[list[str], int]:
    """Return what a first visit asks for until it is ready, and how many bytes that is."""
    with hosting(folder) as (address, faults):
        context = await browser.new_context(service_workers="block")
        page = await context.new_page()
        await page.goto(address)
        await settle(page)
        await context.close()
        return list(faults.asked), faults.sent


def losing(path: str, kind: str) -> Callable[[Faults], None]:
    """Harm one file."""
    return lambda faults: faults.files.update({path: kind})


def dying(life: int) -> Callable[[Faults], None]:
    """Let the network die after so many bytes."""

    def harm(faults: Faults) -> None:
        faults.life = life

    return harm


async def campaign(asked: argparse.Namespace) -> list[Trial]:
    """Run all trials."""
    done: list[Trial] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=browser_program(), args=CHROMIUM_FLAGS
        )
        paths, size = await ask_what_is_asked(browser, asked.folder)
        print(f"a first visit asks for {len(paths)} files, {size / 1e6:.1f} MB", flush=True)
        trials = [
            (Trial(kind, path), losing(path, kind))
            for kind in asked.kinds
            for path in paths
            if asked.only in path and path != "/"
        ]
        trials += [
            (
                Trial("death", f"after {number}/{asked.moments}"),
                dying(size * number // asked.moments),
            )
            for number in range(1, asked.moments)
        ]
        gates = {kind: asyncio.Semaphore(AT_ONCE.get(kind, asked.at_once)) for kind in SENTENCE_S}

        async def run(trial: Trial, harm: Callable[[Faults], None]) -> None:
            async with gates[trial.kind]:
                await visit(browser, asked.folder, trial, harm)
            done.append(trial)
            if asked.verbose or not trial.held:
                mark = "held" if trial.held else "FAILED"
                first = f"{trial.first} {trial.first_s:.1f} s"
                second = f"{trial.second} {trial.second_s:.1f} s"
                words = trial.words[:160]
                print(
                    f"{mark} {trial.kind} {trial.what}: {first}, then {second}: {words}", flush=True
                )

        for kind in SENTENCE_S:
            await asyncio.gather(*(run(*each) for each in trials if each[0].kind == kind))
        await browser.close()
    return done


def table(done: list[Trial]) -> str:
    """Return the figures, one line for each kind of fault."""
    kinds = defaultdict(list)
    for trial in done:
        kinds[trial.kind].append(trial)
    lines = [
        "| fault | visits | ready at once | told | slowest | ready on Try again | slowest | held |"
    ]
    lines.append("|---|---|---|---|---|---|---|---|")
    for kind, trials in kinds.items():
        told = [trial for trial in trials if trial.first == "told"]
        again = [trial for trial in told if trial.second == "ready"]
        slowest = max((trial.first_s for trial in told), default=0)
        second = max((trial.second_s for trial in again), default=0)
        ready = sum(trial.first == "ready" for trial in trials)
        held = sum(trial.held for trial in trials)
        lines.append(
            f"| {kind} | {len(trials)} | {ready} | {len(told)} | {slowest:.1f} s "
            f"| {len(again)} | {second:.1f} s | {held} |"
        )
    return "\n".join(lines)


def parse(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Lose files of a first visit, and try again.")
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument(
        "--kinds", type=lambda text: text.split(",") if text else [], default=list(KINDS)
    )
    parser.add_argument(
        "--moments", type=int, default=20, help="at which the network dies, and one"
    )
    parser.add_argument("--only", default="", help="files whose path has this in it")
    parser.add_argument("--at-once", type=int, default=1)
    parser.add_argument("--verbose", action="store_true")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Run the campaign; returns 1 if anything did not hold."""
    done = asyncio.run(campaign(parse(argv)))
    print(table(done))
    return 0 if all(trial.held for trial in done) else 1


if __name__ == "__main__":
    sys.exit(main())
