"""What the benches measured: kept in build/bench.json beside what others wrote, and printed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "build" / "bench.json"


def keep(figures: Mapping[str, float]) -> None:
    """Write and print figures, rounded to thousandths."""
    rounded = {name: round(value, 3) for name, value in figures.items()}
    kept = json.loads(TARGET.read_text()) if TARGET.exists() else {}
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(kept | rounded, indent=1, sort_keys=True) + "\n")
    for name, value in sorted(rounded.items()):
        print(f"{name:36} {value:14,.3f}")
