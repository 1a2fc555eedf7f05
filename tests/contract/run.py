"""The contract suite without pytest: ``python -m tests.contract.run``, and in Pyodide.

Walks once through random games of every registered game, for all properties,
and compares the digest of fixed random games with the recorded one; ``--record``
writes it anew. The last line is ``N passed, M failed``.
"""

from __future__ import annotations

import sys
import time
import traceback

from tests import made_up
from tests.contract import determinism
from tests.contract.properties import PROPERTIES
from tests.contract.walk import Found, look, subjects


def main(args: list[str] | None = None) -> int:
    """Run it all; returns the exit status."""
    with made_up.registered():
        return _run(sys.argv[1:] if args is None else args)


def _run(args: list[str]) -> int:
    if "--record" in args:
        determinism.record()
    passed = failed = 0
    for subject in subjects():
        names = [each.__name__ for each in PROPERTIES]
        found = dict(zip(names, look(subject, PROPERTIES), strict=True))
        found["digest"] = _digest(subject.key)
        for name, each in found.items():
            if each.fault:
                traceback.print_exception(each.fault, file=sys.stdout)
            print(
                f"{'FAILED' if each.fault else 'ok':6} {each.seconds:6.2f} s  {subject.key}: {name}"
            )
            failed += each.fault is not None
            passed += each.fault is None
    for subject in subjects():
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
