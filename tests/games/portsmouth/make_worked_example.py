"""Write the worked example of the rulebook (2.15, A55) as a save that the page can load.

    python tests/games/portsmouth/make_worked_example.py

A match always deals from a seed, so the layout of the example can't be dealt. The
save therefore claims to be of older rules with an empty journal: such a save
continues from its snapshot, which is the prepared position.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

import portsmouth  # noqa: E402  (needs the path above)
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.games.portsmouth.state import PortsmouthState  # noqa: E402
from tests.games.portsmouth.build import position  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
SAVE = GOLDEN / "worked_example.save.json"
ACTIONS = GOLDEN / "worked_example.actions.json"
NAMES = ("Red", "Yellow", "Green", "Blue")
OLDER_RULES = "0.9"
SEED = 1805

ARRAY = {
    **{"a3": "L01", "c4": "L02", "c2": "L09"},
    **{"c5": "M04", "e2": "M07", "b1": "M13"},
    **{"b5": "P03", "a5": "P15"},
    **{"a1": "R01", "c1": "C01", "d1": "R02", "e1": "P06"},
    **{"a2": "R03", "b2": "R04", "d2": "C02"},
    **{"b3": "P09", "c3": "R05", "d3": "R06", "e3": "C03"},
    **{"a4": "R07", "b4": "R08", "d4": "P12", "e4": "C04"},
    **{"d5": "R09", "e5": "R10"},
}
LANDSMEN = {"a3": "D01", "c4": "D05", "c2": "D30", "c5": "D09", "e2": "D31", "b1": "D13"}
TOWNS = ("T3", "T6", "T1", "T4", "T2", "T5", "T7", "T8")
PLAY: tuple[tuple[str, ...], ...] = (
    ("move a3", "recruit a3", "end", "place a3"),
    (
        *("move c5", "recruit c5", "use", "move c4", "buy 3", "recruit c4"),
        *("end", "place c4", "place c5"),
    ),
    (
        *("raise", "move e2", "recruit e2", "use", "commission c2"),
        *("end", "place e2", "place c2"),
    ),
    (
        *(
            "move b1",
            "recruit b1",
            "use",
            "land b5",
            "recruit b5",
            "buy 3",
            "move a5",
            "recruit a5",
        ),
        *("end", "place b1", "place a5", "place b5"),
    ),
)
"""What each of the four does in round 1."""


def layout() -> PortsmouthState:
    """The position before the first turn; the rest of both decks in a fixed random order."""
    s = position(
        seats=4, array=ARRAY, landsmen_at=LANDSMEN, pile=TOWNS, money=(0, 1, 2, 3), round=1
    )
    s.rng = Rng(SEED)
    officers, hands = list(s.pile[len(TOWNS) :]), list(s.hands)
    s.rng.shuffle(officers)
    s.rng.shuffle(hands)
    s.pile = s.pile[: len(TOWNS)] + tuple(officers)
    s.hands = tuple(hands)
    return s


def save() -> dict[str, Any]:
    """The save of that position."""
    match = portsmouth.new("portsmouth", 4, {"start_player": 0}, SEED, {"names": [*NAMES]})
    match.restore(layout(), [], [(0, OLDER_RULES)])
    return portsmouth.save(match)


def actions() -> list[dict[str, Any]]:
    """Everything that is played, in order."""
    return [
        {"seat": seat, "player": NAMES[seat], "action": action}
        for seat, turn in enumerate(PLAY)
        for action in turn
    ]


def texts() -> dict[Path, str]:
    """The files and what they must hold."""
    return {
        SAVE: json.dumps(save(), indent=1) + "\n",
        ACTIONS: "[\n" + ",\n".join(f" {json.dumps(each)}" for each in actions()) + "\n]\n",
    }


def main() -> None:
    """Write the files."""
    GOLDEN.mkdir(exist_ok=True)
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
