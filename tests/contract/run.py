"""The contract suite without pytest: ``python -m tests.contract.run``, and in Pyodide.

Runs every property on every registered game and compares the digest of fixed
random games with the recorded one; ``--record`` writes it anew. The last line
is ``N passed, M failed``.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable

from tests import made_up
from tests.contract import determinism
from tests.contract.properties import PROPERTIES
from tests.contract.walk import must, subjects


def _property(check: Callable[[], int]) -> None:
    must(check() > 0, "nothing was looked at")


def main(args: list[str] | None = None) -> int:
    """Run it all; returns the exit status."""
    with made_up.registered():
        return _run(sys.argv[1:] if args is None else args)


def _run(args: list[str]) -> int:
    if "--record" in args:
        determinism.record()
    checks: list[tuple[str, Callable[[], None]]] = []
    for subject in subjects():
        for each in PROPERTIES:
            name = f"{subject.key}: {each.__name__}"
            checks.append(
                (name, lambda each=each, subject=subject: _property(lambda: each(subject)))
            )
        checks.append((f"{subject.key}: digest", lambda key=subject.key: determinism.compare(key)))
    failed = 0
    for name, check in checks:
        start = time.perf_counter()
        try:
            check()
            verdict = "ok"
        except Exception:
            traceback.print_exc(file=sys.stdout)
            verdict = "FAILED"
            failed += 1
        print(f"{verdict:6} {time.perf_counter() - start:6.2f} s  {name}")
    for subject in subjects():
        print(f"digest {subject.key} {determinism.digest_of_games(subject.key)}")
    print(f"{len(checks) - failed} passed, {failed} failed")
    return int(failed > 0 or not checks)


if __name__ == "__main__":
    sys.exit(main())
