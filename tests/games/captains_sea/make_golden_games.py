"""Record whole games in golden/<name>.game, once: they must replay for ever.

    python tests/games/captains_sea/make_golden_games.py

Files that exist are left alone. ``wild`` plays as random games do; ``bold`` is a gunner who does
anything one time in five; ``boarder`` closes, grapples and boards, and does anything as often.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.captains_sea.bots.gunner import Gunner  # noqa: E402
from portsmouth.games.captains_sea.game import GAME  # noqa: E402
from portsmouth.games.captains_sea.state import CaptainState  # noqa: E402
from tests import golden_games  # noqa: E402
from tests.golden_games import Case, write_missing  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
WHIMS = 5
BOARDS: tuple[Action, ...] = (("grapple",), ("board",), ("on",), ("cut",))


def wild(s: CaptainState, legal: list[Action], rng: Rng) -> Action:
    """Anything, as random games do."""
    return GAME.random_action(s, GAME.actors(s)[0], rng)


def bold(s: CaptainState, legal: list[Action], rng: Rng) -> Action:
    """What a gunner does; now and then anything."""
    if not rng.below(WHIMS):
        return wild(s, legal, rng)
    return Gunner(GAME).choose(s, GAME.actors(s)[0], legal, rng)


def boarder(s: CaptainState, legal: list[Action], rng: Rng) -> Action:
    """What a gunner does who always boards."""
    for action in BOARDS:
        if action in legal:
            return action
    return bold(s, legal, rng)


played = partial(golden_games.played, "captains_sea")

CASES: dict[str, Case] = {
    "captured-s06-alongside": (wild, 2, 24, {"scenario": "alongside", "duel": "s06"}),
    "resigned-s02": (
        wild,
        2,
        258,
        {
            "duel": "s02",
            "handicap": "formula",
            "arc": "exclusive",
            "vp_hits": "boxes",
            "bridge_cards": "none",
            "bid": "turns",
        },
    ),
    "captured-s07-nailed-flag": (boarder, 2, 239, {"scenario": "nailed_flag", "duel": "s07"}),
    "resigned-s05": (
        wild,
        2,
        528,
        {
            "duel": "s05",
            "handicap": "formula",
            "in_irons": "choice",
            "arc": "exclusive",
            "bonus": "printed",
            "bridge_cards": "none",
            "bid": "secret",
        },
    ),
    "resigned-s10-alongside": (wild, 2, 1083, {"scenario": "alongside", "duel": "s10"}),
    "broke-off-s04": (
        boarder,
        2,
        806,
        {
            "duel": "s04",
            "handicap": "formula",
            "turn_limit": 0,
            "in_irons": "choice",
            "arc": "exclusive",
            "bridge_cards": "none",
        },
    ),
    "captured-s12": (
        bold,
        2,
        283,
        {
            "duel": "s12",
            "handicap": "formula",
            "turn_limit": 20,
            "in_irons": "choice",
            "arc": "exclusive",
            "vp_hits": "boxes",
            "bridge_cards": "none",
            "bid": "secret",
        },
    ),
    "captured-s11-alongside": (boarder, 2, 504, {"scenario": "alongside", "duel": "s11"}),
    "struck-s03-nailed-flag": (boarder, 2, 432, {"scenario": "nailed_flag"}),
    "captured-s08-alongside": (wild, 2, 226, {"scenario": "alongside", "duel": "s08"}),
    "captured-s09-nailed-flag": (boarder, 2, 599, {"scenario": "nailed_flag", "duel": "s09"}),
    "broke-off-s01": (
        bold,
        2,
        127,
        {
            "duel": "s01",
            "handicap": "formula",
            "turn_limit": 20,
            "bonus": "printed",
            "vp_hits": "boxes",
            "bridge_cards": "none",
            "bid": "secret",
        },
    ),
    "struck-s07-on-fire": (bold, 2, 649, {"scenario": "on_fire", "duel": "s07"}),
    "night-s05-short": (bold, 2, 1, {"duel": "s05", "turn_limit": 10, "bridge_cards": "none"}),
    "night-s09": (wild, 2, 288, {"duel": "s09", "bridge_cards": "none", "bid": "turns"}),
}


if __name__ == "__main__":
    write_missing("captains_sea", GOLDEN, CASES)
