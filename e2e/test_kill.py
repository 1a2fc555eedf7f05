"""The tab is killed at random moments, and no action that the page had accepted is ever lost.

Most kills are of a page that holds only the game and its saves, in the same browser and storage,
with the engine in this process: it opens in a moment. Some are of the whole page with its own
engine; PORTSMOUTH_KILLS=200 says how many.
"""

from __future__ import annotations

import json
import os
import random
import signal
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import portsmouth
from e2e.conftest import DIST, ROOT, Keeper
from portsmouth.api.bridge import Engine
from portsmouth.core.errors import GameError
from tools.serve import Server, StaticHandler

HERE = Path(__file__).parent / "killing"
KILLS = 48
KILLS_OF_INDEXEDDB = 12
KILLS_OF_THE_WHOLE_PAGE = int(os.environ.get("PORTSMOUTH_KILLS", "3"))
LONGEST_LIFE_S = 0.16
LONGEST_LIFE_OF_THE_WHOLE_PAGE_S = 1.2
ENGINE = "/web/js/boot/engine.js"
LIBRARIES = {
    "lit-html": "/node_modules/lit-html/lit-html.js",
    "lit-html/": "/node_modules/lit-html/",
    "@fluent/bundle": "/node_modules/@fluent/bundle/esm/index.js",
}
DENIED = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('denied', 'SecurityError'); },
});"""
UNFORCED = """localStorage.setItem(
    '/portsmouth/settings', JSON.stringify({autoForced: false}))"""


@pytest.fixture(autouse=True)
def only_tab(keeper: Keeper) -> None:
    """No other page of this browser: the one to be killed is told by its work alone."""
    keeper.close()


class Witness:
    """What the page was heard to say, and whether what is found again agrees with it."""

    def __init__(self) -> None:
        """Nothing was heard yet."""
        self.heard = threading.Condition()
        self.engines: dict[str, Engine] = {}
        self.truth: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.notes: list[Any] = []
        self.lives = self.presses = self.replayed = 0
        self.faults: list[str] = []

    def tell(self, kind: str, news: Any) -> None:
        """Hear of a page: 'found', 'opened', 'accepted' or 'answered'."""
        with self.heard:
            getattr(self, kind)(news)
            self.heard.notify_all()

    def found(self, note: Any) -> None:
        """A new page has found this note of an unanswered press."""
        self.notes.append(note)

    def opened(self, save: str) -> None:
        """A new page shows this match."""
        self.lives += 1
        again = json.loads(save)
        if self.truth and (fault := self.fault(again)):
            self.faults.append(fault)
        self.truth, self.pending, self.notes = again, None, []

    def accepted(self, question: dict[str, Any]) -> None:
        """The page has accepted a press."""
        self.presses += 1
        self.pending = question

    def answered(self, save: str) -> None:
        """The page shows the answer."""
        self.truth, self.pending = json.loads(save), None

    def fault(self, again: dict[str, Any]) -> str:
        """What of the presses is lost in a match that was opened again; '' if nothing."""
        assert self.truth
        if self.pending == {"op": "new"}:
            fresh = not again["journal"]
            return "" if fresh or same(again, self.truth) else "a started match is lost"
        self.replayed += self.pending is not None
        expected = after(self.truth, self.pending)
        unheard = [after(expected, note) for note in self.notes if note]
        if any(same(again, each) for each in (expected, *unheard)):
            return ""
        found = len(again["journal"])
        return f"{len(self.truth['journal'])} entries, then {self.pending}: found {found}"


def same(one: dict[str, Any], other: dict[str, Any] | None) -> bool:
    """Are two saves of the same position, reached in the same way?"""
    return other is not None and all(one[key] == other[key] for key in ("seed", "journal"))


def after(save: dict[str, Any], question: dict[str, Any] | None) -> dict[str, Any]:
    """The save after a question, as the engine here answers it."""
    if question is None:
        return save
    match = portsmouth.load(save)
    try:
        if question["op"] == "undo":
            match.undo()
        for action in question.get("actions", []):
            match.play(action)
    except GameError:
        return save  # the note was of another position
    return dict(portsmouth.save(match))


class Harness:
    """A server of the built site, of the page to be killed, and of its engine if it is `alone`."""

    def __init__(self, *, alone: bool) -> None:
        """Serve on a free port."""
        harness, self.alone = self, alone
        self.witness = Witness()

        class Handler(_Handler):
            def __init__(self, *args: Any) -> None:
                self.harness = harness
                super().__init__(*args, directory=str(DIST))

        self.server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.root = f"http://127.0.0.1:{self.server.server_port}/"

    def page(self) -> bytes:
        """A page with the sailor, who sails the page's own modules, and nothing else."""
        names = json.dumps({"imports": LIBRARIES})
        text = "import { openAlone, sail } from './killing/sailor.js'; sail(openAlone);"
        head = f'<!doctype html><script type="importmap">{names}</script>'
        return f'{head}<script type="module">{text}</script>'.encode()


class _Handler(StaticHandler):
    """Answers for the engine, hears what the page tells, and serves files."""

    harness: Harness

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        path = urlsplit(self.path).path
        if path == "/alone.html":
            self._answer(self.harness.page(), "text/html; charset=utf-8")
        elif path.startswith("/killing/"):
            self._answer((HERE / path.rsplit("/", 1)[1]).read_bytes(), "text/javascript")
        elif path == ENGINE and self.harness.alone:
            self._answer((HERE / "engine.js").read_bytes(), "text/javascript")
        elif self.harness.alone and path.endswith(".js"):
            self._answer((ROOT / path.lstrip("/")).read_bytes(), "text/javascript")
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802 - the base class calls it so
        _, kind, name = self.path.split("/")
        length = int(self.headers["Content-Length"])
        body = self.rfile.read(length).decode()
        if len(body.encode()) < length:
            return  # the page died in the middle of it
        if kind == "tell":
            self.harness.witness.tell(name, json.loads(body))
            self._answer(b"{}", "application/json")
        else:
            engine = self.harness.witness.engines.setdefault(name, Engine())
            self._answer(engine.dispatch(body).encode(), "application/json")

    def end_headers(self) -> None:
        if self.command == "GET":
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def _answer(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def life(harness: Harness, context: BrowserContext) -> None:
    """A page is opened, plays for a while or not even that, and is killed."""
    page = context.new_page()
    before = harness.witness.lives
    if harness.alone:
        page.goto(harness.root + "alone.html", wait_until="commit")
    else:
        page.goto(harness.root + "#/table", wait_until="commit")
        page.add_script_tag(type="module", url="./killing/whole.js")
    with harness.witness.heard:
        hasty = random.random() < 0.15
        limit = random.random() * 0.3 if hasty else 30
        opened = harness.witness.heard.wait_for(lambda: harness.witness.lives > before, limit)
    assert opened or hasty, "the page does not open"
    longest = LONGEST_LIFE_S if harness.alone else LONGEST_LIFE_OF_THE_WHOLE_PAGE_S
    page.wait_for_timeout(random.random() * longest * 1000 if opened else 0)
    kill(page)


def is_tab(process: int) -> bool:
    """Is it alive, and does it draw pages, not the browser's own bars?"""
    command = Path(f"/proc/{process}/cmdline").read_bytes()
    return b"--type=renderer" in command and b"--top-chrome-webui" not in command


def kill(page: Page) -> None:
    """End the tab's process as the system would, without a word to it."""
    assert page.context.browser
    session = page.context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    tabs = [each for each in processes if each["type"] == "renderer" and is_tab(each["id"])]
    with page.expect_event("crash"):
        os.kill(max(tabs, key=lambda each: each["cpuTime"])["id"], signal.SIGKILL)
    session.detach()
    page.close()


def figures(witness: Witness, kills: int) -> str:
    """What was done and what was lost, in a line."""
    words = f"{kills} kills, {witness.lives} lives, {witness.presses} accepted actions, "
    words += f"{witness.replayed} of them not answered when the tab died, "
    return words + f"lost: {len(witness.faults)}"


def play_and_kill(harness: Harness, context: BrowserContext, kills: int) -> None:
    """Every accepted press of every life is found in the next, the last one's too."""
    witness = harness.witness
    for kill_number in range(1, kills + 1):
        life(harness, context)
        assert witness.faults == [], figures(witness, kill_number)
        if kill_number % 20 == 0:
            print(figures(witness, kill_number), flush=True)
    before = witness.lives
    while witness.lives == before:
        life(harness, context)
    print(figures(witness, kills), flush=True)
    assert witness.faults == [], figures(witness, kills)
    assert witness.presses > kills / 2


@pytest.mark.parametrize("place", ["local", "idb"])
def test_no_accepted_action_is_lost_with_its_tab(browser: Browser, place: str) -> None:
    """By local storage; and by IndexedDB alone, where the browser allows no local storage."""
    with browser.new_context(service_workers="block") as context:
        if place == "idb":
            context.add_init_script(DENIED)
        kills = KILLS if place == "local" else KILLS_OF_INDEXEDDB
        play_and_kill(Harness(alone=True), context, kills)


def test_nor_with_the_whole_page(browser: Browser) -> None:
    """With Python in its worker, and all that the page does besides."""
    with browser.new_context(service_workers="block") as context:
        context.add_init_script(UNFORCED)
        play_and_kill(Harness(alone=False), context, KILLS_OF_THE_WHOLE_PAGE)
