"""Nothing leaves for another host, and nothing that comes from outside becomes HTML or code."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import portsmouth
from e2e.conftest import DIST, ROOT, Watch, wait_ready
from e2e.pages.shell import Home, LogBook
from e2e.server import Site
from portsmouth.api import sharing
from portsmouth.core.rng import Rng
from tests.contract.walk import play_on
from tools.fuzz.mutate import signed
from tools.vendor import PYSCRIPT_WORKER, worker_script

MARKUP = '<img src=x onerror="window.hacked=1">'
CODE = "javascript:window.hacked=1"
NAMES = ["<img src=x>", "<b onclick=x>"]
"""As long as a name may be; what is longer is cut when it comes in."""
POLICY = {
    "default-src": "'none'",
    "worker-src": "'self' blob:",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
LISTEN = """addEventListener('securitypolicyviolation', (event) =>
  window.violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`))"""


class Session:
    """A page of a browser in which everything is allowed that a visitor's browser allows."""

    def __init__(self, browser: Browser, site: Site) -> None:
        """Open the site with its service worker, and listen."""
        self.violations: list[str] = []
        self.watch = Watch()
        self.context = browser.new_context(
            service_workers="allow", viewport={"width": 1440, "height": 900}
        )
        self.context.expose_binding("violated", lambda _, what: self.violations.append(what))
        self.context.add_init_script(LISTEN)
        self.page = self.context.new_page()
        self.watch.attach(self.page)
        self.site = site
        self.page.goto(site.root)
        wait_ready(self.page)

    def go(self, way: str) -> Page:
        """Turn to another screen."""
        self.page.goto(f"{self.site.root}#/{way}")
        return self.page

    def bring(self, folder: Path, data: Any) -> None:
        """Import a file that holds this."""
        self.go("logbook")
        file = folder / "file.json"
        file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        LogBook(self.page).bring(file)

    def untouched(self) -> None:
        """Nothing from outside ran, was fetched or became an element."""
        assert self.page.evaluate("window.hacked") is None
        alien = "img[src=x], [onerror], [onclick], a[href^=javascript], iframe, object, embed"
        expect(self.page.locator(alien)).to_have_count(0)


@pytest.fixture(scope="module")
def session(browser: Browser, site: Site) -> Iterator[Session]:
    """One started page for all tests here; no error, no violation, no other host in all of them."""
    opened = Session(browser, site)
    yield opened
    opened.context.close()
    assert opened.watch.outside == []
    assert opened.violations == []
    assert opened.watch.errors == []


def hostile_save(entries: int = 60, **table: Any) -> dict[str, Any]:
    """A sound game whose words are markup and code."""
    notes: dict[str, Any] = {"names": NAMES, "flags": [0, 1], "captains": [None, None]}
    match = portsmouth.new("portsmouth", 2, {"start_player": 0}, 5, notes | {"title": CODE} | table)
    play_on(match, Rng(2), entries)
    save: dict[str, Any] = json.loads(json.dumps(portsmouth.save(match)))
    return save


def shown(names: list[str]) -> str:
    """How the log-book calls a game that came without a cover."""
    return ", ".join(names)[:60]


def test_a_session_asks_nobody_else(session: Session, tmp_path: Path) -> None:
    """A game against a captain, a hint, the log-book out and in, rules, settings."""
    page = session.page
    table = Home(page).start(seed="5", starts=0, captains={2: "Landsman"})
    table.do("A1")
    page.get_by_role("button", name=re.compile("^Hint")).first.click()
    table.settled()
    page.keyboard.press("Escape")
    table.end_turn()
    session.go("logbook")
    file = tmp_path / "game.json"
    file.write_text(LogBook(page).export("Anson, Byron"), encoding="utf-8")
    LogBook(page).bring(file)
    for way in ("rules", "settings", "learn", ""):
        session.go(way)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    session.untouched()


def test_markup_in_a_file_stays_words(session: Session, tmp_path: Path) -> None:
    """On the table, in the log, the sheets, log-book, home screen, the score and the title."""
    page = session.page
    session.bring(tmp_path, hostile_save())
    book = LogBook(page)
    expect(book.entry(shown(NAMES))).to_be_visible()
    session.untouched()
    table = book.open(shown(NAMES))
    for name in NAMES:
        expect(table.players).to_contain_text(name)
    session.untouched()
    session.go("")
    session.untouched()
    session.bring(tmp_path, hostile_save(entries=10_000, names=NAMES[::-1]))
    table = book.open(shown(NAMES[::-1]))
    expect(table.final).to_be_visible()
    expect(page.get_by_text(NAMES[0]).first).to_be_visible()
    session.untouched()


def test_markup_in_a_link_stays_words(session: Session) -> None:
    match = portsmouth.new("portsmouth", 2, {}, 5, {"names": [*NAMES]})
    play_on(match, Rng(2), 30)
    session.go("g/" + sharing.link_of(match, "game")["link"])
    expect(session.page.locator(".linked")).to_contain_text(NAMES[0])
    session.untouched()
    for text in (f"1{MARKUP}z", CODE, "1" + "A" * 9000 + "z", "%00%ff", "1%22%3E%3Cimg%20src=x%3E"):
        session.go("g/" + text)
        expect(session.page.get_by_role("main")).to_be_visible()
        session.untouched()


def spoilt_saves() -> list[Any]:
    """Saves with a right sum and a table of wrong kinds, and files of other kinds."""
    good = hostile_save(3)
    tables: list[Any] = [
        {"names": {"join": MARKUP}},
        {"names": [[MARKUP], {}]},
        {"captains": [{}]},
        {"hints": 7},
        {"id": "../../current"},
        {"title": {"toString": None}},
        [["names", MARKUP]],
    ]
    return [*(signed({**good, "table": table}) for table in tables), good | {"table": {}}]


def test_files_of_wrong_kinds_are_refused_in_words(session: Session, tmp_path: Path) -> None:
    """And the games that were there stay."""
    page = session.page
    session.go("logbook")
    expect(page.get_by_role("heading", level=1, name="Saved games")).to_be_visible()
    before = LogBook(page).entries.count() + 1
    session.bring(tmp_path, hostile_save())
    expect(LogBook(page).entries).to_have_count(before, timeout=20_000)
    for data in (*spoilt_saves(), MARKUP, "[]", "null", '{"format": 7}', "[" * 5000):
        session.bring(tmp_path, data)
        expect(LogBook(page).told).to_contain_text(REFUSALS)
        session.untouched()
    expect(LogBook(page).entries).to_have_count(before)


REFUSALS = re.compile("was skipped|damaged|not a saved game|newer")
REFUSED = """async (outside) => {
  const found = {};
  found.fetch = await fetch(outside).then(() => 'sent', () => 'refused');
  const image = new Image();
  found.image = await new Promise((done) => {
    image.onload = () => done('sent');
    image.onerror = () => done('refused');
    image.src = outside;
  });
  document.body.insertAdjacentHTML('beforeend', '<p id="probe" onclick="window.hacked=1">x</p>');
  const probe = document.getElementById('probe');
  probe.click();
  const script = document.createElement('script');
  script.textContent = 'window.hacked = 1';
  document.body.append(script);
  found.inline = window.hacked ? 'ran' : 'refused';
  probe.remove();
  script.remove();
  return found;
}"""


def test_the_policy_holds_in_page_and_worker(browser: Browser, site: Site) -> None:
    """Were something let in all the same, it could neither run nor send."""
    refused = {"fetch": "refused", "image": "refused", "inline": "refused"}
    sent: list[str] = []
    context = browser.new_context(service_workers="block")
    context.route("https://elsewhere.example/**", lambda route: sent.append(route.request.url))
    page = context.new_page()
    page.goto(site.root)
    wait_ready(page)
    assert page.evaluate(REFUSED, "https://elsewhere.example/x.png") == refused
    fetched = "fetch('https://elsewhere.example/').then(() => 'sent', () => 'refused')"
    workers = page.workers
    assert [worker.evaluate(fetched) for worker in workers] == ["refused"] * len(workers)
    assert workers
    assert sent == []
    context.close()


def test_a_vendored_module_that_was_changed_does_not_run(browser: Browser, own_site: Site) -> None:
    """The import map holds it to its hash, in browsers that know that key."""
    name = "vendor/pyscript/core.js"
    own_site.broken[f"/{name}"] = (DIST / name).read_bytes() + b"\nwindow.hacked = 1;"
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    with page.expect_console_message(lambda message: "integrity" in message.text):
        page.goto(own_site.root)
    assert page.evaluate("window.hacked") is None
    context.close()


# What was built.


def test_the_policy_names_all_that_is_allowed() -> None:
    html = (DIST / "index.html").read_text("utf-8")
    [text] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    found = dict(rule.split(" ", 1) for rule in text.split("; "))
    inline = re.findall(r"<script(?: type=\"(?:module|importmap)\")?>(.*?)</script>", html)
    marks = {base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in inline}
    own, python, *allowed = found.pop("script-src").split()
    assert [own, python] == ["'self'", "'unsafe-eval'"]
    assert len(inline) == 5
    assert {f"'sha256-{mark}'" for mark in marks} == set(allowed)
    assert found == POLICY
    assert html.index("Content-Security-Policy") < html.index("<script")
    for name, held in json.loads(inline[2])["integrity"].items():
        digest = hashlib.sha256((DIST / name).read_bytes()).digest()
        assert held == "sha256-" + base64.b64encode(digest).decode(), name


def test_the_page_holds_no_code_and_no_other_host() -> None:
    html = (DIST / "index.html").read_text("utf-8")
    tags = re.findall(r"<[a-z][^>]*>", html)
    assert not [
        tag for tag in tags if re.search(r'\s(on\w+|style)=|javascript:|="(https?:)?//', tag)
    ]


def test_no_module_makes_html_of_words() -> None:
    """lit-html's templates are the only way; drawings are parsed as SVG, from our own files."""
    ways = (
        r"unsafeHTML|unsafeSVG|unsafeStatic|innerHTML|outerHTML|insertAdjacentHTML|document\.write"
    )
    found = [
        path.name
        for path in (ROOT / "web" / "js").rglob("*.js")
        if re.search(rf"{ways}|\beval\(|new Function|setTimeout\('", path.read_text("utf-8"))
    ]
    assert found == []


VENDORED = {
    "vendor/pyscript/": "@pyscript/core/dist/",
    "vendor/pyodide/": "pyodide/",
}
MADE_HERE = re.compile(
    r"vendor/pyodide/(python_\w+\.zip(\.zz)?|pyodide-lock\.json|micropip-.*\.whl)"
)


def manifest() -> dict[str, str]:
    """Every file of the built site and its hash."""
    files = json.loads((DIST / "build.json").read_text("utf-8"))["files"]
    return {name: entry["sha256"] for name, entry in files.items()}


def test_vendored_files_are_those_of_the_locked_packages() -> None:
    checked = 0
    for name, mark in manifest().items():
        if not name.startswith("vendor/") or MADE_HERE.fullmatch(name):
            continue
        if name.startswith("vendor/fonts/"):
            [source] = (ROOT / "node_modules").glob(f"@fontsource*/*/files/{Path(name).name}")
        elif name == PYSCRIPT_WORKER:
            core = ROOT / "node_modules" / VENDORED["vendor/pyscript/"]
            assert (DIST / name).read_text("utf-8") == worker_script(core)
            continue
        else:
            place = next(place for place in VENDORED if name.startswith(place))
            source = ROOT / "node_modules" / VENDORED[place] / name.removeprefix(place)
        assert hashlib.sha256(source.read_bytes()).hexdigest() == mark, name
        checked += 1
    assert checked > 20


def test_every_package_is_locked_by_hash_and_its_licence_goes_along() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    notice = (DIST / "licenses" / "NOTICE.txt").read_text("utf-8")
    for place, entry in lock.items():
        if not place or entry.get("dev") or "@types/" in place:
            continue
        assert entry["integrity"].startswith("sha512-"), place
        name = place.rpartition("node_modules/")[2]
        file = name.replace("@", "").replace("/", "-")
        carried = (DIST / "licenses" / "npm" / f"{file}.txt").is_file()
        assert carried or re.search(rf"^ +{name} ", notice, re.MULTILINE | re.IGNORECASE), name
    named = re.findall(r"\s((?:npm/)?[\w.-]+\.txt)$", notice, re.MULTILINE)
    assert len(named) >= 8
    assert all((DIST / "licenses" / each).is_file() for each in named)
