"""Write Captain's Sea's component data from the shared specification, with provenance.

    python tools/import_captains_sea.py ../shared/components/captains-sea.toml

TEXT: the rulebook says it. OUTSIDE: a public source says it. DERIVED: it follows by arithmetic.
RECON: our reconstruction of a figure that only the rulebook's pictures held. The specification's
sections 4.1 to 4.9 say how each table was made.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parent.parent / "portsmouth/games/captains_sea/components.json"
LETTERS = "ABCDEFGH"
LEVELS = ("handy", "fair", "unfit", "strike_check")
SHIP_TAGS = {
    "name": "OUTSIDE",
    "nation": "OUTSIDE",
    "metal": "OUTSIDE",
    "calibre": "OUTSIDE",
    "longs": "OUTSIDE",
    "carronades": "OUTSIDE",
    "men": "OUTSIDE",
    "quality": "OUTSIDE",
    "type": "RECON",
    "strength": "RECON",
    "fore": "RECON",
    "aft": "RECON",
    "rigging": "RECON",
    "fighting_only": "RECON",
    "crew": "RECON",
    "red": "RECON",
    "fp": "RECON",
    "dc": "DERIVED",
}
MEASURED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "s01": ({}, {"bonus": 16}),
    "s03": ({}, {"halves": 17, "bonus": 16}),
    "s05": ({}, {"halves": 14, "bonus": 12}),
    "s06": ({"halves": 4}, {}),
    "s08": ({}, {"square": [11, 7]}),
    "s09": ({"halves": 10}, {}),
    "s10": ({"halves": 6}, {}),
    "s11": ({}, {"halves": 12, "bonus": 12}),
    "s12": ({}, {"halves": 9}),
}
"""By duel and side: what makes equal captains even where the formula of 20.1 doesn't, RECON.

How it was found: docs/captains-captains-sea.md. The prey of s08 gets no points, but a start.
"""
DUEL_TAGS = {"date": "OUTSIDE", "ships": "OUTSIDE", "multiplier": "DERIVED", "bonus": "DERIVED"}


def lettered(points: dict[str, str]) -> str:
    """Return the letter that faces the wind for a source 0 to 7 points to starboard of the bow."""
    return "".join(points[str(45 * point)] for point in range(8))


def panel(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the control panel, one row for each wind position that has manoeuvres."""
    return [
        {
            "position": row["positions"][0],
            "advance": [row["advance"]["side"], row["advance"]["corner"]],
            "free_turn": row["advance"]["free_turn_to"],
            "wear": {each["to"]: each["cost"] for each in row["wear"]},
            "tack": row["tack"].get("cost", 0),
            "back": row["back_sail"],
            "tag": "RECON",
        }
        for row in rows
        if "advance" in row
    ]


def ship(row: dict[str, Any]) -> dict[str, Any]:
    """Return one ship display."""
    return {
        "id": row["id"],
        "name": row["name"],
        "nation": row["nation"],
        "type": row["hull_type"].lower(),
        "strength": row["hull_strength"].lower(),
        "quality": row["usual_quality"].lower(),
        "fore": row["gunnery_fore"],
        "aft": row["gunnery_aft"],
        "rigging": row["rigging"],
        "fighting_only": row["fighting_sail_only_at_or_below"],
        "crew": row["crew"],
        "red": {box: row["crew_red"][box] for box in sorted(row["crew_red"], key=int)},
        "fp": row["fp"],
        "dc": row["dc"],
        "metal": row["nominal_broadside_lb"],
        "calibre": row["long_guns"]["main_calibre"],
        "longs": row["long_guns"]["side_lb"],
        "carronades": row["carronades_side_lb"],
        "men": row["men"],
    }


def side(row: dict[str, Any]) -> dict[str, Any]:
    """Return one side of a duel; the multiplier is counted in halves, so that it is whole."""
    return {
        "ship": row["ship"],
        "quality": row["quality"].lower(),
        "square": row["square"],
        "heading": row["heading"],
        "halves": round(2 * row["vp_multiplier"]),
        "bonus": row["vp_bonus"],
    }


def duel(row: dict[str, Any]) -> dict[str, Any]:
    """Return one scenario; ``gauge`` and ``lost`` name a seat, or -1 for none."""
    seats = {"first": 0, "second": 1, "none": -1}
    measured = MEASURED.get(row["id"])
    return {
        "id": row["id"],
        "date": str(row["date"]),
        "kind": row["kind"],
        "wind": row["wind_blows_to"],
        "sides": [side(row["first"]), side(row["second"])],
        "gauge": seats[row["weather_gauge"]],
        "lost": seats[row["lost_in_history"]],
        "range": row["range_mp"],
        "must_take": row.get("hunter_must_take", False),
        "escape": row.get("escape_vp", 0),
        "tag": "RECON",
        "tags": DUEL_TAGS,
        **({"measured": [*measured]} if measured else {}),
    }


def card(row: dict[str, Any]) -> dict[str, Any]:
    """Return one bridge card: its kind, and the windows in which it may be played."""
    windows = row["window"].split(", ") if "window" in row else []
    lasts = row["when"] == "next turn"
    return {"id": row["id"].lower(), "kind": row["kind"], "windows": windows, "next_turn": lasts}


def convert(shared: dict[str, Any]) -> dict[str, Any]:
    """Return the project's data from the shared file."""
    board, wind, damage = shared["map"], shared["wind"], shared["damage_effects"]
    morale, reload = shared["morale"], shared["reload"]
    return {
        "schema": "captains-sea-components-1",
        "spec": "rules/captains-sea.md",
        "tags": {
            "TEXT": "stated in the rulebook",
            "OUTSIDE": "stated by a public source",
            "DERIVED": "follows from others by arithmetic",
            "RECON": "our reconstruction of what only the pictures showed",
        },
        "map": {
            "columns": board["columns"],
            "rows": board["rows"],
            "starts": board["start_squares"],
            "tag": "RECON",
        },
        "wind": {
            "letters": lettered(wind["letter_by_source_bearing"]),
            "speed": [wind["absolute_speed"][letter] for letter in LETTERS],
            "tag": "RECON",
            "tags": {"speed": "TEXT"},
        },
        "base": {
            **{letter: shared["base_mp"]["table"][letter] for letter in LETTERS},
            "tag": "RECON",
        },
        "hull_bonus": {
            "lowest": 0,
            **{kind.lower(): shared["hull_bonus"][kind] for kind in ("Slow", "Average", "Fast")},
            "tag": "RECON",
        },
        "impulses": {
            "by_speed": [shared["impulse_track"][str(speed)] for speed in range(1, 13)],
            "tag": "RECON",
            "tags": {"speed 6": "TEXT"},
        },
        "reload": {
            **{quality.lower(): count for quality, count in reload["impulses"].items()},
            "special": reload["special_extra"],
            "tag": "TEXT",
        },
        "panel": panel(shared["control_panel"]),
        "strain": {"success": shared["strain"]["success"], "tag": "TEXT"},
        "damage": {
            "rows": [4, 6, 8, 10, 12, 14, 16],
            "cells": damage["cells"],
            "fire_high": damage["fire_dice_header"],
            "fire_low": damage["fire_dice_footer"],
            "tag": "RECON",
        },
        "morale_effects": {
            "rows": [shared["morale_effects"][f"row_{row}"] for row in range(8)],
            "tag": "RECON",
        },
        "morale": {
            "levels": list(LEVELS),
            "modifier": [morale["modifier"][level] for level in morale["order"]],
            "hand": [morale["hand_limit"][level] for level in morale["order"]],
            "tag": "TEXT",
            "tags": {"strike_check": "RECON"},
        },
        "quality": {
            **{quality.lower(): by for quality, by in morale["quality_modifier"].items()},
            "tag": "TEXT",
        },
        "windows": list(shared["windows"]),
        "ship_tags": SHIP_TAGS,
        "ships": [ship(row) for row in shared["ship"]],
        "duels": [duel(row) for row in shared["scenario"]],
        "cards": [card(row) for row in shared["card"]],
        "cards_tag": "RECON",
    }


def lines(data: dict[str, Any]) -> str:
    """Return JSON with one row or table a line, so that a correction is a one-line diff."""

    def block(value: Any) -> str:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            return f"[\n  {rows}\n ]"
        return json.dumps(value, ensure_ascii=False)

    parts = ",\n ".join(f"{json.dumps(key)}: {block(value)}" for key, value in data.items())
    return f"{{\n {parts}\n}}\n"


def main() -> None:
    """Convert the file named on the command line."""
    shared = tomllib.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    TARGET.write_text(lines(convert(shared)), encoding="utf-8")


if __name__ == "__main__":
    main()
