"""Looking back: the race ends where the game does, and the ledger agrees with the purses."""

from __future__ import annotations

from typing import Any

import pytest

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.war.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions
from portsmouth.replay.history import History

SEEDS = (3, 7)


@pytest.fixture(scope="module", params=SEEDS)
def game(request: pytest.FixtureRequest) -> Match[Any]:
    """A game played at random to its end."""
    seed = request.param
    match: Match[Any] = portsmouth.new("war", seats=3, seed=seed, options={"rounds": 40})
    rng = Rng(seed)
    while match.actors:
        seat = match.actors[0]
        action = match.game.random_action(match.state, seat, rng)
        match.play(match.game.notation.write(action))
    return match


def test_the_race_is_told_round_by_round(game: Match[Any]) -> None:
    """W73: every round once, in order, and at last what the table shows at the end."""
    told: Any = chronicle(played_actions(game, None))["race"]
    view: Any = game.view(None)
    assert [each["round"] for each in told] == [*range(1, view["round"] + 1), view["round"]]
    shown = [{key: each[key] for key in ("ships", "gold", "flags")} for each in view["convoys"]]
    assert told[-1]["seats"] == shown


def test_the_ledger_agrees_with_the_purses(game: Match[Any]) -> None:
    """What the legs earned less what they spent is what each purse has gained in all."""
    told: Any = chronicle(played_actions(game, None))["legs"]
    first: Any = next(iter(played_actions(game, None))).before
    begun = [convoy.gold for convoy in first.convoys]
    for seat, legs in enumerate(told):
        gained = sum(leg["earned"] - leg["spent"] for leg in legs)
        assert gained == game.state.convoys[seat].gold - begun[seat]
        assert legs
    assert any(leg["earned"] for legs in told for leg in legs)


def test_sales_stand_under_their_port(game: Match[Any]) -> None:
    """W32: a sale is entered in the leg of the port where it was made."""
    told: Any = chronicle(played_actions(game, None))["legs"]
    sold: dict[tuple[int, int], int] = {}
    count = [0] * game.seats
    for events in game.events(0, None):
        for event in events:
            seat = event.facts.get("seat")
            if event.kind in ("begins", "docked"):
                count[int(str(seat))] += 1
            elif event.kind == "sold":
                key = int(str(seat)), count[int(str(seat))] - 1
                sold[key] = sold.get(key, 0) + int(str(event.facts["gold"]))
    assert sold
    for (seat, leg), gold in sold.items():
        assert told[seat][leg]["earned"] >= gold


def test_where_everybody_sailed(game: Match[Any]) -> None:
    """W12, S93: each place that a convoy came to, as often as it did, by the positions."""
    told: Any = chronicle(played_actions(game, None))["sailed"]
    found: list[dict[str, int]] = [{} for _ in range(game.seats)]
    history = History(game)
    last: list[str | None] = [None] * game.seats
    for entry in range(len(game.journal) + 1):
        view: Any = history.at(entry).view(None)
        for seat, convoy in enumerate(view["convoys"]):
            if convoy["at"] not in (None, last[seat]):
                found[seat][convoy["at"]] = found[seat].get(convoy["at"], 0) + 1
            last[seat] = convoy["at"]
    assert told == found
