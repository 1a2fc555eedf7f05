"""A site of five games: what a first visit weighs, what a start loads, what is kept on the device.

Beside Portsmouth it has the made-up game of the tests, and three copies of it under other keys.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import DIST, ROOT, wait_ready
from e2e.server import Site, serving
from portsmouth import registry
from tools.bench_start import PACKED
from tools.precache import COMMON, files_of, read_release

pytestmark = pytest.mark.xdist_group("five games")
"""The site of five games takes long to build: one worker builds it, once."""

BUDGET = json.loads((ROOT / "tools" / "budget.json").read_text("utf-8"))
MADE_UP = ROOT / "tests" / "made_up"
COPIES = ("lamps", "pennants", "rockets")
ADDED = {"signals", *COPIES}
GAMES = {meta.key for meta in registry.metas()} | ADDED
ASK = "(question) => import('./web/js/boot/engine.js').then(({ask}) => ask(question))"
OPEN = "import('./web/js/app/games.js').then(({openGame}) => openGame('portsmouth')).then(() => 1)"
SAVES_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});"
KEPT = """async () => {
  const {active} = (await navigator.serviceWorker.getRegistration()) ?? {};
  if (!active) return [];
  const {port1, port2} = new MessageChannel();
  const answer = new Promise((done) => (port1.onmessage = ({data}) => done(data)));
  active.postMessage({type: 'status'}, [port2]);
  const packs = Object.entries((await answer).packs);
  const whole = packs.filter(([, {kept, loaded, total}]) => kept && loaded === total);
  return whole.map(([pack]) => pack).sort();
}"""


def copy_as(key: str, folder: Path) -> Path:
    """A copy of the made-up game under another key."""
    for path in MADE_UP.rglob("*"):
        name = path.relative_to(MADE_UP).as_posix()
        if path.is_file() and "games/signals/" in name and "__pycache__" not in name:
            copy = folder / name.replace("signals", key)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(path.read_text("utf-8").replace("signals", key), "utf-8")
    return folder


@pytest.fixture(scope="module")
def five(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site of five games."""
    folder = tmp_path_factory.mktemp("five")
    added = [MADE_UP, *(copy_as(key, folder / key) for key in COPIES)]
    options = [part for each in added for part in ("--add", str(each))]
    command = [sys.executable, "tools/build_site.py", "--out", str(folder / "dist"), *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "dist"


@pytest.fixture(scope="module")
def five_site(five: Path) -> Iterator[Site]:
    """The site of five games, served."""
    with serving(five) as running:
        yield running


def weights(folder: Path) -> dict[str, float]:
    """What a host with gzip sends of each pack, in MB."""

    def weight(path: str) -> int:
        content = (folder / path).read_bytes()
        packed = (folder / path).suffix in PACKED
        return len(gzip.compress(content, 6)) if packed else len(content)

    release = read_release(folder)
    return {
        pack: sum(weight(path) for path, _, _ in files_of(release, pack)) / 1e6
        for pack in release["packs"]
    }


def test_the_shared_part_and_any_one_game_are_within_the_budget(five: Path) -> None:
    found = weights(five)
    common = found.pop(COMMON)
    assert found.keys() == GAMES
    for game, megabytes in found.items():
        assert common + megabytes <= BUDGET["first_visit_mb_gzip"], game


def test_further_games_add_next_to_nothing_to_the_shared_part(five: Path) -> None:
    """Their metas, their titles: a start with five games is that with one."""
    assert weights(five)[COMMON] <= weights(DIST)[COMMON] * 1.01


def test_home_and_catalogue_load_no_rules(page: Page, five: Path, five_site: Site) -> None:
    """What is not fetched can't have been imported."""
    five_site.asked.clear()
    page.goto(five_site.root)
    wait_ready(page)
    catalog = page.evaluate(ASK, {"op": "catalog"})
    assert {game["key"] for game in catalog["games"]} == GAMES
    page.wait_for_timeout(500)
    theirs = {path for path, _, _ in files_of(read_release(five), *GAMES)}
    assert theirs.isdisjoint(path.lstrip("/") for path in five_site.asked)


def test_each_game_brings_its_own_rules(page: Page, five_site: Site) -> None:
    page.goto(five_site.root)
    wait_ready(page)
    for key in ("rockets", "portsmouth"):
        five_site.asked.clear()
        frame = page.evaluate(ASK, {"op": "new", "game": key, "seats": 2, "seed": "7"})
        assert frame["game"] == key
        wheels = [path for path in five_site.asked if path.startswith("/wheels/")]
        assert len(wheels) == 1
        assert wheels[0].startswith(f"/wheels/portsmouth_game_{key}-")


def kept(page: Page, packs: set[str]) -> None:
    """Wait until these packs are on the device, and no others."""
    for _ in range(120):
        if set(page.evaluate(KEPT)) >= packs:
            break
        page.wait_for_timeout(500)
    page.wait_for_timeout(1000)
    assert set(page.evaluate(KEPT)) == packs


def test_all_that_are_offered_are_gathered(browser: Browser, five: Path) -> None:
    """After a visit in which none was opened, each can be begun without a network."""
    offered = {meta.key for meta in registry.metas()} | ADDED
    with serving(five) as site:
        context = browser.new_context(service_workers="allow")
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        kept(page, {COMMON, *offered})
        site.stop()
        context.set_offline(True)
        page.reload()
        wait_ready(page)
        for key in sorted(offered):
            page.evaluate(OPEN.replace("portsmouth", key))
            new = {"op": "new", "seats": 2, "seed": "7", "game": key}
            assert page.evaluate(ASK, new)["game"] == key
        context.close()


@pytest.mark.expect_errors
def test_who_saves_data_keeps_what_was_opened(browser: Browser, five: Path) -> None:
    """A game that was opened needs no network; the others say what they lack."""
    with serving(five) as site:
        context = browser.new_context(service_workers="allow")
        context.add_init_script(SAVES_DATA)
        page = context.new_page()
        page.goto(site.root)
        wait_ready(page)
        page.evaluate(OPEN)
        kept(page, {COMMON, "portsmouth"})
        site.stop()
        context.set_offline(True)
        page.reload()
        wait_ready(page)
        page.evaluate(OPEN)
        new: dict[str, Any] = {"op": "new", "seats": 2, "seed": "7"}
        assert page.evaluate(ASK, new | {"game": "portsmouth"})["game"] == "portsmouth"
        refused = f"(question) => ({ASK})(question).then(() => '', (error) => error.code)"
        assert page.evaluate(refused, new | {"game": "lamps"}) == "no_rules"
        context.close()
