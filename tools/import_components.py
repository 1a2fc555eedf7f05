"""Write Portsmouth's component data from the shared specification, with provenance.

    python tools/import_components.py ../shared/components/portsmouth.json

TEXT: the rulebook says it. DERIVED: it follows by arithmetic or from the worked
example. RECON: our reconstruction of a figure that only a lost picture held.
The sources follow sections 2.15 and 4.2 to 4.5 of the specification.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parent.parent / "portsmouth/games/portsmouth/components.json"

RANK_SOURCES = {
    "lieutenant": {"cost": "DERIVED", "points": "RECON", "icon": "DERIVED", "detail": "RECON"},
    "midshipman": {"cost": "DERIVED", "points": "RECON", "icon": "DERIVED", "detail": "RECON"},
    "petty_officer": {"cost": "DERIVED", "points": "TEXT", "icon": "RECON", "detail": "RECON"},
    "marine": {"cost": "RECON", "points": "TEXT", "icon": "TEXT", "detail": "RECON"},
    "corporal": {"cost": "RECON", "points": "RECON", "icon": "TEXT", "detail": "RECON"},
}
FIGURE_SOURCES = {
    "seaman": ("DERIVED", "R73"),
    "petty_officer": ("TEXT", "R73"),
    "midshipman_unused": ("RECON", "R133"),
    "lieutenant": ("RECON", "R132"),
    "navigator_per_lieutenant": ("TEXT", "R109"),
    "crack_crew": ("TEXT", "R111"),
    "specialty_set": ("RECON", "R73"),
    "marine_places": ("RECON", "R134"),
    "trainer_per_seaman": ("RECON", "A30"),
    "mutineer": ("RECON", "R86"),
    "landsman": ("TEXT", "R133"),
    "pound": ("TEXT", "R131"),
}
TABLE_SOURCES = {"rounds": ("TEXT", "R33"), "ap": ("TEXT", "R35"), "start_money": ("TEXT", "R14")}
NOTES = {
    "marine_places": "3rd and 4th place (5 and 0) stand in the text; 15 and 10 are reconstructed.",
    "specialty_set": "Triangular numbers: each further specialty is worth one point more.",
    "mutineer": "The text says negative; the size is reconstructed.",
    "seaman": "One symbol on the card, contrasted with the Petty Officer's two.",
}


def figure(value: Any, source: str, rule: str, note: str = "") -> dict[str, Any]:
    """Return one figure with its provenance."""
    return {"value": value, "source": source, "rule": rule} | ({"note": note} if note else {})


def officer(card: dict[str, Any]) -> dict[str, Any]:
    """Return one officer card; ``sources`` says where each of its figures comes from."""
    detail = next(card[k] for k in ("skill", "privilege", "specialty", "strength") if k in card)
    row = {"id": card["id"], "rank": card["rank"], "cost": card["cost"], "points": card["points"]}
    row |= {"icon": card["landsman"], "detail": detail}
    row |= {"needs": card["triple"]} if "triple" in card else {}
    return row | {"sources": RANK_SOURCES[card["rank"]]}


def convert(shared: dict[str, Any]) -> dict[str, Any]:
    """Return the project's data from the shared file."""
    scoring = {
        key: figure(value, *FIGURE_SOURCES[key], NOTES.get(key, ""))
        for key, value in shared["scoring"].items()
    }
    tables = {key: figure(shared[key], *TABLE_SOURCES[key]) for key in TABLE_SOURCES}
    tables["midshipman_bonus"] = figure(1, "TEXT", "R63")
    tables["privilege_price"] = figure(2, "TEXT", "R122")
    tables["four_pounds"] = figure(4, "TEXT", "R121")
    tables["aristocrats_most"] = figure(3, "TEXT", "R87")
    tables["patron"] = figure(1, "TEXT", "R89")
    berths = {rank: figure(count, "TEXT", "R22") for rank, count in shared["berths"].items()}
    return {
        "specialties": shared["specialties"],
        "figures": tables | {f"berths_{rank}": each for rank, each in berths.items()},
        "scoring": scoring,
        "officers": [officer(card) for card in shared["officers"]],
        "landsmen": [card | {"source": "RECON"} for card in shared["landsmen"]],
        "towns": [
            {"id": card["id"], "town": card["title"].lower(), "source": "DERIVED"}
            for card in shared["town"]
        ],
    }


def lines(data: dict[str, Any]) -> str:
    """Return JSON with one card or figure a line, so that a correction is a one-line diff."""

    def block(value: Any) -> str:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            return f"[\n  {rows}\n ]"
        if isinstance(value, dict):
            rows = ",\n  ".join(
                f"{json.dumps(key)}: {json.dumps(row, ensure_ascii=False)}"
                for key, row in value.items()
            )
            return f"{{\n  {rows}\n }}"
        return json.dumps(value)

    parts = ",\n ".join(f"{json.dumps(key)}: {block(value)}" for key, value in data.items())
    return f"{{\n {parts}\n}}\n"


def main() -> None:
    """Convert the file named on the command line."""
    shared = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    TARGET.write_text(lines(convert(shared)), encoding="utf-8")


if __name__ == "__main__":
    main()
