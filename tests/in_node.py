"""Runs a script of the tests in Node, where the page's own modules can be tried."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def program() -> str:
    """Where Node is; fails without it."""
    found = shutil.which("node")
    assert found, "node is needed: the page's own modules are tried in it"
    return found


def answer(script: Path, question: object = None) -> Any:
    """What a script prints as JSON when it is given a question as JSON."""
    done = subprocess.run(
        [program(), str(script)],
        input=json.dumps(question),
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
