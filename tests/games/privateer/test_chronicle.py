"""Looking back: voyages that join, and luck that agrees with what was told."""

from __future__ import annotations

from typing import Any

import portsmouth
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.views.chronicle import chronicle
from portsmouth.replay.chronicle import played_actions

LEAST_ROLLS = 40


def _random_game(seed: int) -> Match[Any]:
    match: Match[Any] = portsmouth.new("privateer", seats=3, seed=seed, options={"season": 20})
    rng = Rng(seed)
    while match.actors:
        legal = match.game.legal(match.state, match.actors[0])
        match.play(match.game.notation.write(legal[rng.below(len(legal))]))
    return match


def test_a_voyage_is_told_leg_by_leg() -> None:
    """Each leg begins where the last one ended, or in the port that the ship was sent to (P51)."""
    match = _random_game(7)
    told: Any = chronicle(played_actions(match, 0))
    squares = {port["id"]: port["square"] for port in match.view(0)["ports"]}
    for seat, voyage in enumerate(told["voyages"]):
        assert len(voyage) > 5
        at = voyage[0]["way"][0]
        for leg in voyage:
            if "sent" in leg:
                at = squares[leg["sent"]]
                continue
            assert leg["way"][0] == at
            at = leg["way"][-1]
        assert at == match.view(0)["ships"][seat]["square"]


def test_sales_are_summed_up() -> None:
    """What the legs sold for is what the log says (P13)."""
    match = _random_game(18)
    told: Any = chronicle(played_actions(match, 0))
    logged = [0] * match.seats
    for events in match.events(0, 0):
        for event in events:
            if event.kind == "sold":
                logged[int(str(event.facts["seat"]))] += int(str(event.facts["silver"]))
    sums = [sum(leg.get("sold", 0) for leg in voyage) for voyage in told["voyages"]]
    assert sums == logged
    assert sum(sums) > 0


def test_luck_is_even_in_the_long_run() -> None:
    """Over many rolls what came is near what was expected, chance by chance."""
    rolls: list[dict[str, Any]] = []
    for seed in range(30):
        told: Any = chronicle(played_actions(_random_game(seed), 0))
        rolls += told["luck"]
    kinds = {roll["kind"] for roll in rolls}
    assert kinds == {"merchant", "fight", "test", "contest"}
    for kind in sorted(kinds):
        own = [roll for roll in rolls if roll["kind"] == kind]
        assert len(own) > LEAST_ROLLS
        expected = sum(roll["chance"] for roll in own) / 1000
        variance = sum(roll["chance"] * (1000 - roll["chance"]) for roll in own) / 1_000_000
        came = sum(roll["came"] for roll in own)
        assert abs(came - expected) <= 3.5 * variance**0.5 + 1, kind
