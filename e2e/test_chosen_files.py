"""Files that a player chooses: none holds the page up, and their words are cut as they come in."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import portsmouth
from e2e.pages.shell import LogBook

pytestmark = [pytest.mark.kept_page, pytest.mark.sampled(2)]

LISTEN = """() => {
    window.answered = new Promise((done) => {
        const told = document.querySelector('.logbook__told');
        const field = document.querySelector('input[type=file]');
        field.addEventListener('change', () => {
            const begun = performance.now();
            let longest = 0;
            let last = begun;
            const beat = setInterval(() => {
                const now = performance.now();
                longest = Math.max(longest, now - last);
                last = now;
                if (!/not a saved|damaged|too long/.test(told.textContent)) return;
                clearInterval(beat);
                done([now - begun, longest]);
            }, 5);
        }, { capture: true });
    });
}"""
MEGABYTE = 1_000_000
ANSWER_MS = 500
HOLD_MS = 300
"""What the page may stand still at most, on a machine that does other things besides."""
FILES: dict[str, Callable[[], str]] = {
    "hundred": lambda: "[" * (100 * MEGABYTE),
    "deep": lambda: "[" * (29 * MEGABYTE),
    "long": lambda: "[1" + ",1" * (14 * MEGABYTE) + "]",
    "word": lambda: json.dumps("x" * (29 * MEGABYTE)),
    "backup": lambda: json.dumps(
        {"format": "portsmouth-log-book-all", "version": 3, "saves": ["[" * 1_900_000] * 14}
    ),
}


@pytest.mark.parametrize("kind", FILES)
def test_no_file_holds_the_page_up(
    open_site: Callable[..., Page], tmp_path: Path, kind: str
) -> None:
    page = open_site("#/logbook")
    file = tmp_path / "file.json"
    file.write_text(FILES[kind](), "utf-8")
    page.evaluate(LISTEN)
    LogBook(page).bring(file)
    answer, longest = page.evaluate("window.answered")
    assert longest < HOLD_MS
    if kind == "hundred":
        assert answer < ANSWER_MS
    expect(LogBook(page).entries).to_have_count(0)


def test_names_and_titles_are_cut_when_they_come_in(
    open_site: Callable[..., Page], tmp_path: Path
) -> None:
    """In length, and of marks that turn the words around them."""
    names = ["\u202eAnson\x00" + "n" * 150, "\u2066Byron\u2069"]
    match = portsmouth.new("portsmouth", 2, {}, 5, {"names": [*names]})
    file = tmp_path / "game.json"
    file.write_text(json.dumps(portsmouth.save(match)), "utf-8")
    page = open_site("#/logbook")
    LogBook(page).bring(file)
    expect(LogBook(page).entries).to_have_count(1)
    record = json.loads(LogBook(page).export("Anson" + "n" * 11 + ", Byron"))
    plain = ["Anson" + "n" * 11, "Byron"]
    assert record["names"] == plain
    assert json.loads(record["save"])["table"]["names"] == plain
