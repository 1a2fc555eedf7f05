"""The tables of captains: kept as they are played, played anew when they are stale, rendered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portsmouth.arena.command import PUBLIC
from tests.made_up.bots import BOTS
from tools import ladder

SEEDS = range(PUBLIC, PUBLIC + 2)


def test_the_weak_play_first_and_the_stronger_is_named_first() -> None:
    assert ladder.field(BOTS) == ["bold", "muser", "timid", "random"]
    pairs = ladder.every_pair(BOTS)
    assert pairs[0] == ("timid", "random")
    assert len(set(pairs)) == 6
    assert all(pair[0] == "bold" for pair in pairs[-3:])


def test_kept_matches_are_not_played_again_and_stale_ones_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "captains/seats-2.json"
    ladder.play(BOTS, 2, SEEDS, 1, path)
    assert len(capsys.readouterr().out.splitlines()) == 6
    first = path.read_text()
    ladder.play(BOTS, 2, SEEDS, 1, path)
    assert capsys.readouterr().out == ""
    assert path.read_text() == first

    kept = ladder.read(path)
    kept["bold", "timid"]["marks"][0] = "00000000"
    del kept["muser", "random"]
    ladder.write(path, kept)
    ladder.play(BOTS, 2, SEEDS, 1, path)
    told = capsys.readouterr().out
    assert "bold against timid is to be played anew" in told
    assert len(told.splitlines()) == 3
    assert ladder.read(path).keys() == set(ladder.every_pair(BOTS))
    assert not ladder.stale(BOTS, 2, ladder.read(path), SEEDS, 1)


def test_other_seeds_and_other_versions_are_stale(tmp_path: Path) -> None:
    path = tmp_path / "seats-2.json"
    ladder.play(BOTS, 2, SEEDS, 1, path)
    kept = ladder.read(path)
    assert len(ladder.stale(BOTS, 2, kept, range(PUBLIC, PUBLIC + 3), 1)) == 6
    kept["bold", "muser"]["version"] = "0.0.1"
    assert ladder.stale(BOTS, 2, kept, SEEDS, 1) == [("bold", "muser")]


def test_a_section_shows_every_match_once(tmp_path: Path) -> None:
    path = tmp_path / "seats-3.json"
    ladder.play(BOTS, 3, SEEDS, 1, path)
    results = ladder.read(path)
    text = ladder.section(BOTS, 3, results)
    assert text.count("[") - text.count("](") == 3 + 3 + 6, "ratings, steps and shares"
    assert f"{results['bold', 'timid']['share']:.0%}".rstrip("%") in text
    assert "--seats 3 --seeds 2" in text
    del results["bold", "timid"]
    partly = ladder.section(BOTS, 3, results)
    assert partly.startswith("Not finished: 5 of 6 matches are played.")
    assert partly.count("[") == 5, "what there is, is shown"
    assert ladder.section(BOTS, 3, {}) == "Not finished: 0 of 6 matches are played."


def test_a_section_goes_to_its_place() -> None:
    document = (
        "a\n<!-- ladder 2 -->\n<!-- /ladder 2 -->\nb\n<!-- ladder 3 -->\nold\n<!-- /ladder 3 -->\n"
    )
    fresh = ladder.put(ladder.put(document, 2, "two"), 3, r"three \1")
    assert fresh == ladder.put(fresh, 2, "two")
    assert "two\n<!-- /ladder 2 -->\nb\n<!-- ladder 3 -->\nthree \\1\n" in fresh
    assert "old" not in fresh
    with pytest.raises(ValueError, match="4 seats"):
        ladder.put(document, 4, "four")


def test_the_document_shows_the_kept_results() -> None:
    """docs/captains.md holds what ``tools/ladder.py --render`` would write."""
    bots = ladder.registry.bots("portsmouth")
    text = ladder.DOCUMENT.read_text(encoding="utf-8")
    for seats in bots.game.meta.seats:
        assert ladder.put(text, seats, ladder.section(bots, seats, _kept(seats))) == text


def _kept(seats: int) -> dict[ladder.Kinds, ladder.Result]:
    path = ladder.kept_in(seats)
    results = ladder.read(path)
    if path.exists():
        assert len(json.loads(path.read_text(encoding="utf-8"))["table"]) == len(results)
    return results
