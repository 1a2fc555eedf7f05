"""The command line answers nonsense, signals and closed pipes as other tools do: no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import portsmouth
from portsmouth.__main__ import main
from portsmouth.codec import record

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "portsmouth"]
SIMULATE = ["simulate", "--game", "portsmouth"]
ARENA = ["arena", "--game", "portsmouth", "random", "landsman"]
LONG = ["simulate", "--game", "portsmouth", "--games", "100000000"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "required"),
        ([*SIMULATE, "--games", "-5"], "-5 is not above 0"),
        ([*SIMULATE, "--games", "0"], "0 is not above 0"),
        ([*SIMULATE, "--games", "many"], "invalid positive value: 'many'"),
        ([*SIMULATE, "--seed", "-1"], "a seed is a number from 0 to 2**64 - 1"),
        ([*SIMULATE, "--seed", str(1 << 64)], "a seed is a number from 0 to 2**64 - 1"),
        ([*SIMULATE, "--seats", "99"], "Portsmouth is for 2 to 4 players"),
        (["simulate", "--game", "nope"], "there is no game called 'nope'"),
        ([*ARENA, "--seats", "1"], "Portsmouth is for 2 to 4 players"),
        ([*ARENA, "--seats", "-1"], "Portsmouth is for 2 to 4 players"),
        ([*ARENA, "--seeds", "9" * 30], "a match has 1,000,000 seeds at most"),
        ([*ARENA, "--first-seed", str(1 << 64)], "each below 2**64"),
    ],
)
def test_nonsense_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(words)
    except SystemExit as stop:  # argparse's own way
        status = int(str(stop.code))
    said = capsys.readouterr()
    assert (status, said.out) == (2, "")
    assert told in said.err


def played(entries: int, notes: Any = None) -> portsmouth.Match[Any]:
    """A match in which the first legal action was played some times."""
    match = portsmouth.new("portsmouth", seats=2, seed=7, notes=notes)
    for _ in range(entries):
        match.play(match.legal()[0])
    return match


def record_of(save: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A game as the page's log-book exports it."""
    cover = {"format": "portsmouth-log-book", "version": 3, "title": "Anson", "check": "0-0"}
    return cover | {"save": json.dumps(save)} | changes


@pytest.mark.parametrize("kind", ["record", "save", "export", "backup", "with a mark of order"])
def test_every_file_of_a_game_is_replayed(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(entries=6)
    save: Any = portsmouth.save(match)
    backup = {"format": "portsmouth-log-book-all", "version": 3}
    texts = {
        "record": record.write(match),
        "save": json.dumps(save),
        "export": json.dumps(record_of(save)),
        "backup": json.dumps(backup | {"saves": [json.dumps(record_of(save))] * 2}),
        "with a mark of order": "\ufeff" + json.dumps(save),
    }
    file = tmp_path / "game.json"
    file.write_text(texts[kind], "utf-8")
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.count(f"hash {match.hash()}\n") == (2 if kind == "backup" else 1)


def test_the_page_s_own_old_export_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(ROOT / "tests/saves/log-book-1.json")]) == 0
    assert "hash " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"[" * 200_000, "nested too deeply"),
        (b'{"a":' * 200_000, "nested too deeply"),
        (b'{"format": "portsmouth-log-book", "save": "' + b"[" * 200_000 + b'"}', "too deeply"),
        (b"\xff\xfe\x00", "is not a text"),
        (b"", "not the record of a game"),
        (b"[1]", "not a save of these games"),
        (b"{}", "not a save of these games"),
        (b'{"format": "portsmouth-log-book"}', "not a save of these games"),
        (b'{"format": "portsmouth-log-book-all", "saves": []}', "no game in this backup"),
        (b'{"format": "portsmouth-log-book-all", "saves": [7]}', "not a save of these games"),
    ],
)
def test_a_file_of_something_else_is_told(
    content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_names_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for names in (["\x1b[2J\u202eAnson", "Byron"], 5, None):
        match = played(entries=4, notes={"names": names})
        file = tmp_path / "game.json"
        file.write_text(json.dumps(portsmouth.save(match)), "utf-8")
        assert main(["replay", str(file)]) == 0
        said = capsys.readouterr().out
        assert "\x1b" not in said
        assert "\u202e" not in said


def shell(words: str) -> subprocess.CompletedProcess[str]:
    """What a shell makes of a line with `portsmouth` in it; its exit status is the command's."""
    line = words.replace("portsmouth:", " ".join(COMMAND))
    return subprocess.run(
        ["bash", "-c", line], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("portsmouth: perft --game portsmouth --divide | head -0; exit ${PIPESTATUS[0]}", 141, ""),
        ("portsmouth: --help | head -0; exit ${PIPESTATUS[0]}", (0, 141), ""),
        ("portsmouth: games >&-", 2, "portsmouth: standard output is closed\n"),
        ("portsmouth: games > /dev/full", 2, "portsmouth: [Errno 28] No space left on device\n"),
        ("portsmouth: replay /nope 2>&-", 2, ""),
        ("echo '[[' | portsmouth: replay -", 2, "portsmouth: this is not a save of these games"),
    ],
)
def test_closed_pipes_and_full_disks(line: str, status: int | tuple[int, ...], told: str) -> None:
    done = shell(line)
    assert done.returncode in (status if isinstance(status, tuple) else (status,)), done.stderr
    assert done.stderr.startswith(told)
    assert done.stderr.count("\n") <= 1


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Programs begun here hear Ctrl-C, even if this one was begun in the background of a shell."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    "words", [LONG, [*ARENA, "--seeds", "100000", "--jobs", "2"]], ids=["one", "several"]
)
def test_an_interrupt_is_told_in_a_word(words: list[str]) -> None:
    """The signal goes to the whole group, as a terminal sends it."""
    ended = subprocess.Popen(
        [*COMMAND, *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    try:
        if "--jobs" in words:
            assert ended.stderr
            assert "seed" in ended.stderr.readline()
        else:
            with pytest.raises(subprocess.TimeoutExpired):
                ended.wait(2)
        os.killpg(ended.pid, signal.SIGINT)
        _, said = ended.communicate(timeout=30)
    finally:
        if ended.poll() is None:
            os.killpg(ended.pid, signal.SIGKILL)
            ended.communicate()
    assert ended.returncode == 130
    assert "Traceback" not in said
    assert said.endswith("portsmouth: interrupted\n")
