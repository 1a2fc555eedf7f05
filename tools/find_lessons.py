"""Find the positions of the lessons: play games by a simple policy, and keep the best ones.

python tools/find_lessons.py GAME KEY [TRIES]     print the best positions found for a lesson
python tools/find_lessons.py GAME KEY --write N   write the seed of a finding into positions.json

A position is good if a learner who follows the hints meets every task in few turns and few actions,
one after the other. Nothing is made up: seed and actions lead to it. What a game gives to the
search stands in tools/lessons/, in a module named by its key.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tools.lessons.search import Search, findings  # noqa: E402  (needs the path above)

TRIES = 300
SHOWN = 12


def main() -> None:
    """Print the best findings, or write one of them."""
    parser = argparse.ArgumentParser(description="Find positions of lessons.")
    parser.add_argument("game")
    parser.add_argument("key", help="the lesson")
    parser.add_argument("tries", nargs="?", type=int, default=TRIES)
    parser.add_argument("--write", type=int, metavar="SEED")
    asked = parser.parse_args()
    search: Search = import_module(f"tools.lessons.{asked.game}").SEARCH
    file = ROOT / f"portsmouth/games/{asked.game}/lessons/positions.json"
    lessons = json.loads(file.read_text("utf-8"))
    data = next(each for each in lessons if each["key"] == asked.key)
    if asked.write is not None:
        data["seed"] = str(asked.write)
        data["script"] = search.script(data, asked.write)
        file.write_text(text(lessons), "utf-8")
        return
    began, found = findings(search, data, asked.tries)
    print(began, "positions,", len(found), "good ones")
    for each in found[:SHOWN]:
        print(*each)


def text(lessons: list[dict[str, Any]]) -> str:
    """Return the file: a line for each field, so that a change shows where it is."""
    whole = []
    for data in lessons:
        lines = [f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
        whole.append("  {\n" + ",\n".join(lines) + "\n  }")
    return "[\n" + ",\n".join(whole) + "\n]\n"


if __name__ == "__main__":
    main()
