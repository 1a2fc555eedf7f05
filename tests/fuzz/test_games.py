"""Random games with all that must hold in them: a few of the hundred thousand of `make fuzz`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.games.portsmouth import audit
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.sample import window
from tools.fuzz import games

SERIES = 100_000
SAMPLE = 250
BLOCKS = 4
SIZE = SAMPLE // BLOCKS


@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_sample_of_games(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws are looked at less often than in the long run: it costs a third less."""
    monkeypatch.setattr(games, "CHECKED", 5)
    monkeypatch.setattr(games, "CLOSELY", 80)
    numbers = window("games", SERIES, SAMPLE, BLOCKS)[block]
    tally = games.block(numbers.start, SIZE)
    assert tally.failures == []
    assert tally.games == len(set(tally.ends)) == SIZE
    assert set(tally.seats) == {"2", "3", "4"}


@pytest.mark.parametrize(
    ("key", "count"), [("privateer", 25), ("victory", 15), ("captains_sea", 20), ("war", 10)]
)
def test_a_sample_of_longer_games(key: str, count: int) -> None:
    """Fewer of them; their laws are looked at after every action (P60, P61, V1, V90, R53)."""
    (numbers,) = window(key, SERIES, count, 1)
    tally = games.block(numbers.start, count, key)
    assert tally.failures == []
    assert len(set(tally.ends)) == count
    assert set(tally.seats) == {*map(str, registry.game(key).meta.seats)}


def test_all_options_and_players_come_up() -> None:
    game = registry.game("portsmouth")
    found = [games.new_match(game, number) for number in range(270)]
    values = {(key, value) for match, _ in found for key, value in match.settings.items()}
    assert values == {(spec.key, value) for spec in game.meta.options for value in spec.values}
    assert {(match.seats, player) for match, player in found} == {
        (seats, player) for seats in game.meta.seats for player in games.PLAYERS
    }


def test_a_broken_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows as a failure that names its game."""

    def strict(s: PortsmouthState) -> None:
        games.must(s.round < 3, "planted")
        audit.check(s)

    monkeypatch.setattr(registry.game("portsmouth"), "check", strict)
    tally = games.block(40, 2)
    assert tally.failures == [f"game {n}: Broken('planted')" for n in (40, 41)]
    assert tally.ends == []


def test_a_save_that_leads_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    other = portsmouth.save(games.play(registry.game("portsmouth"), 5))
    monkeypatch.setattr(portsmouth, "save", lambda match: other)
    assert games.block(6, 1).failures == ["game 6: Broken('the save leads elsewhere')"]


def test_a_run_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    monkeypatch.setattr(games, "BLOCK", 2)

    def run(count: int) -> dict[str, object]:
        monkeypatch.setattr("sys.argv", ["games", "--games", str(count), "--out", str(out)])
        assert games.main() == 0
        text = capsys.readouterr().out
        whole: dict[str, object] = json.loads(text[text.index("{") :])
        return whole

    run(3)
    before = out.read_text("utf-8").splitlines()
    whole = run(4)
    assert out.read_text("utf-8").splitlines()[:2] == before
    assert whole["games"] == whole["ends"] == 4
    alone = games.together([games.block(0, 2), games.block(2, 2)])
    assert asdict(alone)["digest"] == whole["digest"]
