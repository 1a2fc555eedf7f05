"""How even duels are: games are kept, not played twice, and counted anew with other multipliers."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import captains_sea_duels as duels
from tools import strength_captains_sea as strength
from tools import tune_captains_sea as tune

ROW = {
    **{"duel": "s03", "level": "admiral", "halves": [2, 10], "bonus": [0, 11]},
    **{"handicap": "formula", "pounds": [52, 80, 100, 100]},
    **{"commit": "0", "more": [0, 0], "end": "night", "turns": 9, "points": [20, 16], "won": -1},
    **{"hits": [20, 1], "seed": tune.SEEDS["test"]},
}


def test_games_are_not_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was cut off is played again."""
    played: list[tuple[str, int]] = []

    def play(duel: str, level: str, seed: int, _handicap: str) -> duels.Row:
        played.append((duel, seed))
        return {"won": 0}

    monkeypatch.setattr(duels, "play_duel", play)
    file = tmp_path / "kept/duels.jsonl"
    duels.play_more(file, ["s03", "s05"], range(2), duels.Match("gunner"))
    assert played == [("s03", 0), ("s05", 0), ("s03", 1), ("s05", 1)]
    file.write_text(file.read_text()[:-5])
    duels.play_more(file, ["s03", "s05"], range(2), duels.Match("gunner"))
    assert played[4:] == [("s05", 1)]
    assert len(duels.rows(file)) == 4


def test_a_short_game_is_counted_as_it_was() -> None:
    """Counted anew with its own multipliers, a game has the same winner (19.01-19.03)."""
    row = duels.play_duel("s09", "gunner", 1)
    sides = duels.HANDICAPS["measured"]["s09"].sides
    row |= {"duel": "s09", "handicap": "measured", "bonus": [side.bonus for side in sides]}
    halves = [side.halves for side in sides]
    assert tune.winner(row, halves) == row["won"]


def test_other_multipliers_make_other_winners() -> None:
    """Guerriere's hit is worth five points, her bonus no more than that (R88)."""
    assert tune.winner(ROW, [2, 10]) == 0
    assert tune.winner({**ROW, "hits": [20, 2]}, [2, 10]) == -1
    assert tune.winner({**ROW, "hits": [20, 3]}, [2, 10]) == 1
    assert tune.winner({**ROW, "hits": [20, 3]}, [2, 6]) == -1


def test_shares_and_their_interval(tmp_path: Path) -> None:
    """A draw is a half; seeds for fitting are left out."""
    file = tmp_path / "duels.jsonl"
    games = [{**ROW, "won": won} for won in (0, 0, 1, -1)]
    games.append({**ROW, "won": 0, "seed": tune.SEEDS["fit"]})
    file.write_text("".join(json.dumps(row) + "\n" for row in games))
    (told,) = tune.summary(file, "admiral")
    assert (told["games"], told["won"], told["lost"], told["drawn"]) == (4, 2, 1, 1)
    assert told["share"] == pytest.approx(0.625, abs=0.001)
    low, high = told["interval"]
    assert low < 0.625 < high


def test_both_levels_sail_both_ships_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stronger gets a point for the side that he sails; what is played is kept."""
    seated: list[tuple[str, ...]] = []

    def play(duel: str, levels: Sequence[str], seed: int, handicap: str) -> duels.Row:
        seated.append(tuple(levels))
        return {"won": 0 if seed == tune.SEEDS["fit"] else -1}

    monkeypatch.setattr(strength, "play_between", play)
    asked = {"version": "1", "handicap": "measured", "levels": ["admiral", "gunner"], "set": "fit"}
    asked |= {"skip": 0, "seeds": 2, "duels": ["s07"], "sides": (0, 1)}
    options = Namespace(file=tmp_path / "games.jsonl", **asked)
    strength.more(options)
    strength.more(options)
    assert seated == 2 * [("admiral", "gunner"), ("gunner", "admiral")]
    strength.table(options)
    first, second = capsys.readouterr().out.splitlines()[-2:]
    assert "| s07 | first | 2 | 1 : 0 : 1 | 0.75" in first
    assert "| s07 | second | 2 | 0 : 1 : 1 | 0.25" in second
