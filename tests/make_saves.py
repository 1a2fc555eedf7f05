"""Write the saves of these rules to tests/saves/<rules version>/, once for each version.

    python tests/make_saves.py

Files that exist are left alone: a save that a player may have is kept for ever.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import portsmouth  # noqa: E402  (needs the path above)
from portsmouth.core.rng import Rng  # noqa: E402

CASES: dict[str, tuple[int, int, dict[str, int | str | bool], int]] = {
    "fresh": (2, 1, {}, 0),
    "mid-turn": (3, 2, {"start_player": 2}, 40),
    "all-options": (
        4,
        3,
        {
            "strict_moves": True,
            "crack_seamen": False,
            "corporal_strength": 1,
            "marine_scale": "last_zero",
            "trainer_per_seaman": 2,
            "recruit_privilege_tolls": False,
            "gig_pays_grog": False,
            "town_prices_always": True,
            "swap_only_if_necessary": True,
            "hidden_money": True,
        },
        90,
    ),
    "finished": (4, 4, {}, 100_000),
}


def main() -> None:
    """Play each case at random to its length and write its save."""
    for name, (seats, seed, options, length) in CASES.items():
        match = portsmouth.new("portsmouth", seats, options, seed, {"names": ["Anson", "Byron"]})
        player = Rng(seed).fork(name)
        while match.actors and len(match.journal) < length:
            legal = match.legal()
            match.play(legal[player.below(len(legal))])
        target = ROOT / "tests/saves" / match.game.meta.rules / f"{name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists():
            target.write_text(json.dumps(portsmouth.save(match), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
