"""The log-book's storages, tried in Node: what each fault does, and that nothing is lost."""

from __future__ import annotations

import atexit
import json
import subprocess
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from tests import in_node

HERE = Path(__file__).parent
PREFIX = "/games/portsmouth/portsmouth/"
KEY = PREFIX + "save/voyage"
PROGRESS = {"id": "portsmouth-progress", "args": {"round": 2, "rounds": 8}}


@cache
def node() -> subprocess.Popen[str]:
    """A Node that plays trials, one after the other."""
    running = subprocess.Popen(
        [in_node.program(), str(HERE / "saves_in_node.mjs")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=HERE.parents[1],
    )
    atexit.register(running.kill)
    return running


def trial(name: str, **given: Any) -> dict[str, Any]:
    """What came of a page's life that began with such storages."""
    running = node()
    assert running.stdin
    assert running.stdout
    running.stdin.write(json.dumps({"trial": name, "given": given}) + "\n")
    running.stdin.flush()
    found: dict[str, Any] = json.loads(running.stdout.readline())
    assert "failed" not in found, found["failed"]
    return found


def crc(data: dict[str, Any]) -> str:
    """The check of a record, reckoned here on its own: CRC-32 over UTF-16, and the length."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode('utf-16-le')):08x}-{base36(len(text))}"


def base36(number: int) -> str:
    """A number in 36 digits."""
    digits = ""
    while number:
        number, last = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[last] + digits
    return digits or "0"


def record(save: str, count: int = 1, updated: str = "2026-05-01T12:00:00.000Z") -> str:
    """The text of a whole record."""
    body = {
        "format": "portsmouth-log-book",
        "version": 3,
        "id": "voyage",
        "game": "portsmouth",
        "title": "Anson, Byron",
        "names": ["Anson", "Byron"],
        "updated": updated,
        "count": count,
        "entries": count,
        "progress": PROGRESS,
        "over": False,
        "save": save,
    }
    return checked(body)


def checked(body: dict[str, Any]) -> str:
    """The text of a body with its check."""
    return json.dumps(body | {"check": crc(body)}, separators=(",", ":"), ensure_ascii=False)


def second_form(save: str) -> dict[str, Any]:
    """A record as the second version of the page wrote it, without its check: rounds, no game."""
    body = json.loads(record(save)) | {"version": 2, "round": 2, "rounds": 8}
    left_out = ("check", "game", "progress", "over", "save")
    return {key: value for key, value in body.items() if key not in left_out} | {
        "over": False,
        "save": save,
    }


def copy(text: str, count: int = 1, before: str = "") -> dict[str, Any]:
    """What IndexedDB holds of the match."""
    return {"id": "voyage", "text": text, "count": count, "before": before}


def old_form(save: str) -> str:
    """A record as the first version of the page wrote it: no count, no check."""
    body = second_form(save) | {"version": 1}
    return json.dumps({key: value for key, value in body.items() if key != "count"})


def flipped(text: str, at: int, bit: int = 0) -> str:
    """A text with one bit of one letter turned over."""
    return text[:at] + chr(ord(text[at]) ^ (1 << bit)) + text[at + 1 :]


@pytest.fixture(scope="module")
def first() -> dict[str, Any]:
    """Two positions of one match, kept."""
    return trial("first")


def test_a_match_has_one_record_and_the_newest_position(first: dict[str, Any]) -> None:
    assert first["done"] is True
    assert sorted(first["local"]) == [PREFIX + "current", PREFIX + "current-count", KEY]
    kept = first["record"]
    assert (kept["format"], kept["version"], kept["count"]) == ("portsmouth-log-book", 3, 1)
    assert (kept["game"], kept["progress"], kept["over"]) == ("portsmouth", PROGRESS, False)
    assert kept["names"] == ["Anson", "<b>Byron</b>"]
    assert (first["again"], first["kept"]) == (2, ["two"])


def test_the_check_is_a_crc_over_the_record(first: dict[str, Any]) -> None:
    body = dict(first["record"])
    assert body.pop("check") == crc(body)


def test_the_vault_has_the_newest_position_and_the_one_before(first: dict[str, Any]) -> None:
    assert first["idb"] == [["two", "one"]]


WHOLE = record("one")
SPOILT = {
    "corrupt": (WHOLE[:40], "damaged"),
    "foreign": ('{"hello":"world"}', "saved game"),
    "newer": (json.dumps(json.loads(WHOLE) | {"version": 9}), "newer"),
    "holed": (json.dumps(json.loads(WHOLE) | {"names": "Anson"}), "damaged"),
    "flipped": (flipped(WHOLE, WHOLE.index("Anson")), "damaged"),
    "undated": (json.dumps(json.loads(WHOLE) | {"version": 1, "updated": "when?"}), "damaged"),
}


@pytest.mark.parametrize("kind", SPOILT)
def test_what_cannot_be_read_is_never_overwritten(kind: str) -> None:
    """Not even by a match that would be kept under the same key."""
    text, word = SPOILT[kind]
    found = trial("unreadable", local={KEY: text}, idb=[])
    assert found["intact"]
    assert found["beside"]
    assert found["exported"]
    assert word in found["why"]
    assert found["imported"]["records"] == []
    assert word in found["imported"]["why"]


@pytest.mark.parametrize("kind", SPOILT)
def test_the_second_copy_heals_the_first(kind: str) -> None:
    """And says so; the text that can't be read stays in the log-book."""
    text, _ = SPOILT[kind]
    found = trial("start", local={KEY: text}, idb=[copy(record("two", 7), 7)])
    assert found["save"] == "two"
    assert json.loads(found["local"][KEY])["save"] == "two"
    assert "second copy" in found["notice"]
    assert text in found["local"].values()
    assert text in found["exported"]


def test_the_generation_before_heals_when_both_copies_are_spoilt() -> None:
    bad = flipped(record("three", 8), 200)
    found = trial("start", local={KEY: bad}, idb=[copy(bad, 8, before=record("two", 7))])
    assert found["save"] == "two"
    assert "earlier copy" in found["notice"]
    assert [json.loads(each["text"])["save"] for each in found["idb"]] == ["two"]
    assert bad in found["exported"]


def test_a_spoilt_second_copy_is_replaced_and_kept() -> None:
    bad = record("two", 7)[:50]
    found = trial("start", local={KEY: record("two", 7)}, idb=[copy(bad, 9)])
    assert (found["save"], found["notice"]) == ("two", "")
    assert [each["text"] for each in found["idb"]] == [record("two", 7)]
    assert bad in found["exported"]


@pytest.mark.parametrize("at", range(0, len(WHOLE), 7))
def test_no_flipped_bit_goes_unseen(at: int) -> None:
    """Reckoned here, since one Node for each letter would take minutes."""
    bent = flipped(WHOLE, at, at % 6)
    try:
        body = json.loads(bent)
        check = body.pop("check")
    except (ValueError, KeyError):
        return
    assert check != crc(body) or body == json.loads(WHOLE)


def test_what_is_only_in_one_storage_is_copied_to_the_other() -> None:
    found = trial("start", local={}, idb=[copy(record("one"))])
    assert json.loads(found["local"][KEY])["save"] == "one"
    found = trial("start", local={KEY: WHOLE}, idb=[])
    assert [each["text"] for each in found["idb"]] == [WHOLE]


@pytest.mark.parametrize(("local", "idb"), [(8, 7), (7, 8)])
def test_the_later_record_wins_whatever_the_clock_says(local: int, idb: int) -> None:
    """The one that was written first says that it was written in 2050."""

    def dated(count: int) -> str:
        year = 2050 if count == 7 else 1990
        return record(f"save {count}", count, f"{year}-01-01T00:00:00.000Z")

    found = trial("start", local={KEY: dated(local)}, idb=[copy(dated(idb), idb)])
    assert found["save"] == "save 8"
    assert json.loads(found["local"][KEY])["save"] == "save 8"
    assert json.loads(found["idb"][0]["text"])["save"] == "save 8"


@pytest.mark.parametrize("year", [1980, 2090])
def test_a_clock_that_was_set_changes_nothing(year: int) -> None:
    found = trial("first", year=year)
    assert (found["again"], found["kept"]) == (2, ["two"])
    assert found["record"]["updated"].startswith(str(year))


def test_a_record_of_the_first_form_is_read_and_lifted() -> None:
    text = old_form("one")
    found = trial("start", local={KEY: text}, idb=[])
    assert (found["save"], found["notice"]) == ("one", "")
    assert found["local"][KEY] == text, "it is written anew when the game goes on"


def test_a_record_of_the_second_form_is_read_and_lifted() -> None:
    """Its game is that of the save, its progress tells the rounds; the rest is as it was."""
    old = second_form(json.dumps({"format": "portsmouth-save", "game": "portsmouth"}))
    found = trial("understood", texts=[checked(old)])[0]
    kept = found["record"]
    assert {key: kept[key] for key in old.keys() & kept.keys() - {"version"}} == {
        key: value for key, value in old.items() if key not in ("version", "round", "rounds")
    }
    assert (kept["version"], kept["game"], kept["progress"]) == (3, "portsmouth", PROGRESS)
    of_another = second_form(json.dumps({"game": "signals"}))
    found = trial("understood", texts=[checked(of_another)])[0]
    assert found["record"]["progress"]["id"] == "signals-progress"
    bent = checked(old).replace('"round":2', '"round":3')
    assert trial("understood", texts=[bent])[0] == {"record": None, "fault": "damaged"}


def test_a_match_without_rounds_is_kept_listed_and_opened() -> None:
    found = trial("other", progress={"id": "signals-progress", "args": {"flags": 3}})
    assert found["done"] is True
    assert (found["record"]["game"], found["fault"]) == ("signals", "")
    assert found["record"]["progress"] == {"id": "signals-progress", "args": {"flags": 3}}
    assert found["again"] == found["record"]
    assert found["file"] == "signals-Anson-b-Byron-b-.json"
    assert found["imported"] == [found["record"]]


NOT_SENTENCES = (None, 3, {}, {"id": 1, "args": {}}, {"id": "a"}, {"id": "a", "args": {"b": None}})


@pytest.mark.parametrize("progress", NOT_SENTENCES)
def test_progress_that_is_no_sentence_is_refused(progress: object) -> None:
    body = json.loads(record("one")) | {"progress": progress}
    del body["check"]
    assert trial("understood", texts=[checked(body)])[0]["fault"] == "damaged"


def test_a_record_that_the_first_version_wrote_is_opened_for_ever() -> None:
    """Recorded with the page as it was before records had a check; its game loads and plays on."""
    text = (HERE.parent / "saves/log-book-1.json").read_text("utf-8").strip()
    found = trial("start", local={PREFIX + "save/recorded": text}, idb=[], look="recorded")
    assert found["titles"] == ["Anson, Byron, Cooke"]
    match = portsmouth.load(json.loads(found["save"]))
    assert (match.seats, len(match.journal)) == (3, 40)
    match.play(match.legal()[0])
    assert [copy["id"] for copy in found["idb"]] == ["recorded"], "it has a second copy now"


def test_two_tabs_lose_nothing() -> None:
    found = trial("forked")
    assert found["kept"] == ["mine, latest", "of another tab"]
    assert "another tab" in found["notice"]


def test_a_later_record_in_the_vault_stays_and_the_game_goes_on_beside_it() -> None:
    """Local storage did not show it: a tab of another process had written it a moment ago."""
    found = trial("behind")
    assert found["kept"] == ["mine, latest", "of a later tab"]
    assert sorted(found["idb"]) == ["mine, latest", "of a later tab"]
    assert (found["local"], found["current"]) == ("of a later tab", "mine, latest")
    assert "another tab" in found["notice"]


def test_a_record_that_could_not_be_opened_is_not_overwritten() -> None:
    found = trial("unopened", local={KEY: record("of a newer page", 5)})
    assert found["kept"] == ["my old position", "of a newer page"]


def test_a_save_that_comes_late_goes_to_its_own_game() -> None:
    """Another game has come to the table meanwhile."""
    found = trial("late")
    assert found["kept"] == ["of the first, later", "of the second"]
    assert found["second"] == "of the second"


def other(save: str) -> dict[str, Any]:
    """Another match, as IndexedDB holds it."""
    body = json.loads(record(save)) | {"id": "second", "updated": "1990-01-01T00:00:00.000Z"}
    del body["check"]
    return {"id": "second", "text": checked(body), "count": 1, "before": ""}


@pytest.mark.parametrize("year", [1980, 2026, 2090])
@pytest.mark.parametrize(("local", "durable", "last"), [(3, 4, "second"), (4, 3, "voyage")])
def test_continue_goes_on_with_the_game_played_last(
    local: int, durable: int, last: str, year: int
) -> None:
    """Whichever storage is behind, and whatever the clock says: that game is dated 1990."""
    found = trial(
        "current",
        year=year,
        local={KEY: WHOLE, PREFIX + "current": "voyage", PREFIX + "current-count": str(local)},
        idb=[copy(WHOLE), other("two")],
        notes=[{"id": "/current", "text": "second", "count": durable}],
    )
    assert (found["found"], found["next"], found["local"]) == (last, "other", "other")
    assert found["idb"] == {"id": "/current", "text": "other", "count": 5}


@pytest.mark.parametrize("odd", [{}, {"text": 7, "count": "x"}, {"text": "gone", "count": 99}])
def test_a_spoilt_choice_leaves_the_newest_game(odd: dict[str, Any]) -> None:
    found = trial("current", local={KEY: WHOLE}, idb=[], notes=[{"id": "/current", **odd}])
    assert (found["found"], found["next"]) == ("voyage", "other")


def note(save: str, *actions: str, serial: int = 1) -> str:
    """A note of what was asked after a position."""
    questions = [{"op": "play", "actions": [each]} for each in actions]
    mark = f"{zlib.crc32(save.encode('utf-16-le')):08x}-{base36(len(save))}"
    body = {"format": "portsmouth-ahead", "version": 2, "id": "voyage", "after": mark}
    return checked(body | {"serial": serial, "questions": questions})


def noted(text: str) -> list[dict[str, Any]]:
    """The store of notes with one of the match."""
    return [{"id": "voyage", "text": text, "after": json.loads(text)["after"]}]


AHEAD = PREFIX + "ahead/voyage"


def test_a_note_in_the_vault_is_done_again_when_the_browser_has_died() -> None:
    """Local storage came to the disk late: it has neither the record nor the note."""
    found = trial("notes", local={}, idb=[copy(WHOLE)], notes=noted(note("one", "raise")))
    assert found["questions"] == [{"op": "play", "actions": ["raise"]}]


def test_a_note_of_a_record_that_is_behind_is_not_done_again() -> None:
    """An action was taken back since, to the same position; local storage knows nothing of it."""
    found = trial(
        "notes",
        local={KEY: record("one", 5), AHEAD: note("one", "raise")},
        idb=[copy(record("one", 7), 7)],
    )
    assert (found["save"], found["questions"]) == ("one", None)


@pytest.mark.parametrize(("local", "durable", "done"), [(4, 5, "buy"), (5, 4, "raise")])
def test_of_two_notes_the_later_is_done_again(local: int, durable: int, done: str) -> None:
    found = trial(
        "notes",
        local={KEY: WHOLE, AHEAD: note("one", "raise", serial=local)},
        idb=[copy(WHOLE)],
        notes=noted(note("one", "buy", serial=durable)),
    )
    assert found["questions"] == [{"op": "play", "actions": [done]}]


def test_a_full_shelf_leaves_the_game_to_the_vault() -> None:
    found = trial("full")
    assert (found["done"], found["found"], found["local"]) == (True, "afterwards", "before")
    assert "storage is full" in found["notice"]
    assert "Nothing is lost" in found["notice"]
    assert found["after"] == "at last"


def test_full_and_no_vault_is_told_and_can_be_exported() -> None:
    found = trial("full", idb=None)
    assert (found["done"], found["found"], found["local"]) == (False, "afterwards", "before")
    assert "is not saved" in found["notice"]
    assert found["button"] == "To the saved games"


def test_a_denied_shelf_leaves_the_game_to_the_vault() -> None:
    found = trial("denied", denied=True)
    assert (found["done"], found["kept"], found["current"]) == (True, ["one"], "one")
    assert "saved in its other storage" in found["notice"]


@pytest.mark.parametrize("fault", [None, "newer", "broken"])
def test_where_nothing_can_be_kept_the_page_says_so_and_offers_a_backup(fault: str | None) -> None:
    given = {"idb": None} if fault is None else {"fault": fault}
    found = trial("denied", denied=True, **given)
    assert (found["done"], found["kept"], found["exported"]) == (False, ["one"], 1)
    assert "does not let" in found["notice"]
    assert (found["lasting"], found["button"]) == (True, "To the saved games")


def test_a_blocked_vault_does_not_hold_the_game_up() -> None:
    found = trial("start", fault="blocked", local={KEY: WHOLE})
    assert (found["save"], found["notice"]) == ("one", "")


def test_records_are_removed_put_back_and_copied() -> None:
    found = trial("book")
    assert (found["removed"], found["restored"]) == ([0, 0], [True, 1])
    assert found["copied"] == ["A fork", "Anson, <b>Byron</b>"]


def test_erasing_leaves_what_others_keep() -> None:
    found = trial("book")
    assert (found["erased"], found["idb"]) == (["/games/another/theirs"], [])


def test_a_question_is_noted_until_it_is_answered() -> None:
    found = trial("ahead")
    assert found["noted"] == [PREFIX + "ahead/voyage"]
    assert found["fits"] == found["durable"] == {"op": "play", "actions": ["raise"]}
    assert (found["elsewhere"], found["flipped"], found["gone"]) == (None, None, None)
    assert found["left"] == []


def test_a_whole_log_book_comes_back_as_far_as_it_can_be_read() -> None:
    found = trial("files")
    assert found["all"] == [1, 1]
    assert found["bare"] == ["Anson"]
    assert found["old"] == 1
    assert found["bent"] == {}, "settings of a file that was tampered with are not taken"
    assert "newer" in found["future"]
    assert "damaged" in found["cut"]


def test_a_backup_never_overwrites_what_is_newer() -> None:
    found = trial("merge")
    assert (found["older"], found["newer"], found["other"]) == (0, 1, 1)
    assert (found["twice"], found["fresh"]) == (0, 1)
    assert [json.loads(save)["journal"] for save in found["kept"]] == [
        ["a", "b", "c"],
        ["a", "z"],
        ["q"],
    ]
    assert json.loads(found["settings"])["theme"] == "night"
    assert json.loads(found["voyages"]) == ["ashore"]
    assert json.loads(found["lessons"]) == ["hoist"]
    assert (found["sheet"], found["bad"]) == ('{"seats":3}', None)


def test_a_backup_of_the_second_form_brings_its_voyages() -> None:
    body = {"format": "portsmouth-log-book-all", "version": 2, "saves": [WHOLE]}
    text = checked(body | {"settings": {"theme": "night"}, "voyages": ["ashore", "crew"]})
    found = trial("backup", text=text)
    assert found["restored"] == {"kept": 1, "known": 0}
    assert found["finished"] == {"portsmouth": ["ashore", "crew"]}


DAY = {"first": 0.5, "best": 1, "tries": 2, "solved": 2, "shown": False}


def test_a_backup_holds_the_results_of_puzzles() -> None:
    days = {"2026-11-21": DAY, "2026-11-22": DAY | {"first": 1}}
    local = {PREFIX + f"puzzles/{name}": json.dumps(days) for name in ("signals", "signals.daily")}
    found = trial("backup", local=local)
    assert found["puzzles"] == {"signals": days, "signals.daily": days}


def test_a_backup_brings_days_that_were_not_played_here() -> None:
    body = {"format": "portsmouth-log-book-all", "version": 3, "saves": [], "settings": {}}
    days = {"2026-11-21": DAY, "2026-11-22": DAY, "tomorrow": DAY, "2026-11-23": {"first": "all"}}
    text = checked(
        body | {"puzzles": {"signals": days, "signals.daily": days, "../settings": days}}
    )
    here = {"2026-11-22": DAY | {"first": 1}}
    found = trial("backup", text=text, local={PREFIX + "puzzles/signals": json.dumps(here)})
    assert found["kept"] == {
        "signals": {"2026-11-21": DAY} | here,
        "signals.daily": {"2026-11-21": DAY, "2026-11-22": DAY},
    }


def test_a_backup_holds_lessons_and_sheets_of_every_game() -> None:
    local = {
        PREFIX + "voyages": '["ashore"]',
        PREFIX + "voyages/signals": '["hoist"]',
        PREFIX + "sheet": "{}",
        PREFIX + "sheet/signals": '{"seats":6}',
    }
    found = trial("backup", local=local)
    assert found["lessons"] == {"portsmouth": ["ashore"], "signals": ["hoist"]}
    assert found["sheets"] == {"sheet": "{}", "sheet/signals": '{"seats":6}'}
