"""The contract suite without pytest: ``python -m tests.contract.run``, and in Pyodide.

Walks once through random games of every registered game, for all properties,
and compares the digest of fixed random games with the recorded one; ``--record``
writes it anew. ``--add FOLDER`` tests only the games of a folder that mirrors the
project's root; their digests are shown, not compared. ``--game KEY`` tests one game.
The last line is
``N passed, M failed``.
"""

from __future__ import annotations

import sys
import time
import traceback
from pathlib import Path

from portsmouth import registry
from tests import made_up
from tests.contract import determinism
from tests.contract.properties import PROPERTIES
from tests.contract.walk import Found, Subject, look, subjects


def main(args: list[str] | None = None) -> int:
    """Do what the command line asks for; returns the exit status."""
    import argparse  # the page's library, on which `run` must go, has it not

    parser = argparse.ArgumentParser(description="The contract suite, without pytest.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--record", action="store_true", help="write the digests anew")
    mode.add_argument("--add", type=Path, metavar="FOLDER", help="test the games of this folder")
    mode.add_argument("--game", metavar="KEY", help="test this game alone")
    given = parser.parse_args(args)
    if given.record:
        with made_up.registered():
            determinism.record()
    return run(given.add, given.game)


def run(add: Path | None = None, game: str | None = None) -> int:
    """Test every game, one, or those of a folder alone; returns the exit status."""
    with made_up.registered():
        if not add:
            chosen = [each for each in subjects() if game in (None, each.key)]
            return _run(chosen, recorded=True)
        registry.add_source(str(add.resolve()))
        keys = {path.parent.name for path in add.glob("portsmouth/games/*/meta.py")}
        return _run([each for each in subjects() if each.key in keys], recorded=False)


def _run(chosen: list[Subject], recorded: bool) -> int:
    passed = failed = 0
    for subject in chosen:
        names = [each.__name__ for each in PROPERTIES]
        found = dict(zip(names, look(subject, PROPERTIES), strict=True))
        if recorded:
            found["digest"] = _digest(subject.key)
        for name, each in found.items():
            if each.fault:
                traceback.print_exception(each.fault, file=sys.stdout)
            print(
                f"{'FAILED' if each.fault else 'ok':6} {each.seconds:6.2f} s  {subject.key}: {name}"
            )
            failed += each.fault is not None
            passed += each.fault is None
    for subject in chosen:
        print(f"digest {subject.key} {determinism.digest_of_games(subject.key)}")
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0 or not passed)


def _digest(key: str) -> Found:
    """The fixed games are played as recorded."""
    start = time.perf_counter()
    try:
        determinism.compare(key)
        fault = None
    except Exception as error:
        fault = error
    return Found(1, time.perf_counter() - start, fault)


if __name__ == "__main__":
    sys.exit(main())
