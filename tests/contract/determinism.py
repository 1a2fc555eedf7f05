"""Numbers over fixed random games, a game of captains and puzzles of days, the same everywhere."""

from __future__ import annotations

import json
from pathlib import Path

from portsmouth import registry
from portsmouth.bots.measure.paired_games import play_seed
from portsmouth.bots.puzzles.daily_puzzle import find_puzzle
from portsmouth.core.errors import BadSetup
from portsmouth.core.journal import digest
from portsmouth.core.rng import Rng
from tests.contract.walk import new_match, play_on

RECORDED = Path(__file__).with_name("recorded.json")
GAMES = 12
DAYS = ("2026-12-02", "2026-12-06")
"""Days whose puzzles are quickly found."""


def digest_of_games(key: str) -> str:
    """The digest of all marks and final positions of the fixed random games of a key."""
    lines = []
    for number in range(GAMES):
        match = new_match(registry.game(key), number)
        play_on(match, Rng(number).fork("determinism"), 1_000_000)
        lines += [entry.hash for entry in match.journal]
        lines.append(match.hash())
    return digest(" ".join(lines))


def digest_of_captains(key: str) -> str:
    """The digest of a fixed game of two captains, decision by decision."""
    bots = registry.bots(key)
    levels = bots.game.meta.levels
    first, second = levels[0].key, levels[min(len(levels), 4) - 1].key
    sample = play_seed(bots, (first, second), 2, 1)
    return digest(f"{sample.hash} {sample.share} {[turn.nodes for turn in sample.turns[0]]}")


def digest_of_puzzles(key: str) -> str:
    """The digest of the positions and best turns of two days; empty for a game without puzzles."""
    bots = registry.bots(key)
    try:
        spec = bots.puzzle()
    except BadSetup:
        return ""
    return digest(" ".join(str(find_puzzle(bots, spec, day)) for day in DAYS))


def digests(key: str) -> list[str]:
    """All digests of a game."""
    return [digest_of_games(key), digest_of_captains(key), digest_of_puzzles(key)]


def record() -> None:
    """Write the digests of today's rules; a change of the rules needs this once."""
    keys = [meta.key for meta in registry.metas()]
    found = {key: digests(key) for key in keys}
    RECORDED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def compare(key: str) -> None:
    """Raise AssertionError if a game is played differently from what was recorded."""
    recorded = json.loads(RECORDED.read_text(encoding="utf-8")).get(key)
    if recorded is None:
        raise AssertionError(f"{key} has no recorded digests; see --record")
    found = digests(key)
    if found != recorded:
        raise AssertionError(f"{key}: recorded {recorded}, found {found}; see --record")
