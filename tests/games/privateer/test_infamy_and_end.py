"""Sections 5.2 and B41: how Infamy is reckoned, who wins, and when a game is over."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.components import CAPTAINS, START_STEPS
from portsmouth.games.privateer.rules.ending import PrivateerEnd
from portsmouth.games.privateer.state import PrivateerState, Ship
from tests.games.privateer.build import (
    actor,
    asked,
    cargo,
    fitting_out,
    infamy,
    play,
    port_card,
    position,
    relics,
    ship,
    silver,
    square,
    step,
    tracks,
)

NEARLY = {"sails": 5, "crew": 5, "cannons": 3, "hold": 2}
"""Tracks of 19 Infamy."""


def steps(sails: int, crew: int, cannons: int, hold: int) -> dict[str, int]:
    return {"sails": sails, "crew": crew, "cannons": cannons, "hold": hold}


def over(s: PrivateerState) -> bool:
    """The game has ended, and says so in every way."""
    outcome = GAME.outcome(s)
    assert (outcome is None) == (step(s) is not None)
    assert (outcome is None) == bool(GAME.actors(s))
    return outcome is not None


@pytest.mark.parametrize(
    ("positions", "carried", "sum_"),
    [
        ((0, 0, 0, 0), [], 0),
        ((1, 2, 3, 4), [], 10),
        ((5, 0, 0, 0), [], 7),
        ((5, 5, 3, 3), [], 20),
        ((5, 5, 5, 5), [], 28),
        ((1, 0, 0, 0), ["viceroys_crown", "jade_idol"], 4),
        ((1, 0, 0, 0), ["ruby_ring", "sea_chart", "barnacled_anchor"], 1),
        ((1, 0, 0, 0), ["cursed_doubloon"], 0),
        ((0, 0, 0, 0), ["cursed_doubloon"], 0),
        ((0, 0, 0, 0), ["cursed_doubloon", "jade_idol"], 0),
    ],
)
def test_infamy(positions: tuple[int, ...], carried: list[str], sum_: int) -> None:
    """P20, P21, P22, B20: 1 a step, 3 for the last, Relics while owned; never below 0."""
    s = position(ship("k9", **steps(*positions), relics=carried), settings={"goal": 20})
    assert infamy(s)[0] == sum_
    assert GAME.view(s, 1)["ships"][0]["infamy"] == sum_
    if s.frames:
        lines = GAME.current_scores(s)[0]
        assert sum(line.points for line in lines) == sum_


@pytest.mark.parametrize("captain", CAPTAINS)
def test_start_steps_are_infamy(captain: str) -> None:
    """P63, P18: by the position reached; no captain begins with more than 4."""
    start = START_STEPS[CAPTAINS.index(captain)]
    s = position(ship("k9", captain))
    assert infamy(s)[0] == sum(start) <= 4


def test_the_last_steps_bonus_is_lost_with_it() -> None:
    """B19, B56: Infamy is reckoned, so a fall from the last position takes 3."""
    s = position(ship("k9", **steps(0, 0, 0, 5)), step="bounty", deck=["rotten_timbers"])
    before = infamy(s)[0]
    play(s, "draw", dice=[1])
    assert infamy(s)[0] == before - 3


def test_a_relics_infamy_goes_with_it() -> None:
    """P21, P28: its new owner has it."""
    s = position(
        ship("k9"), ship("c2", relics=["viceroys_crown"]), step="bounty", deck=["boarding_party"]
    )
    before = infamy(s)
    play(s, "draw", dice=[6, 1])
    assert infamy(s) == [before[0] + 2, before[1] - 2]


def off_tortuga(goal: int = 20, **of_ship: object) -> PrivateerState:
    """About to sail into Tortuga, with all tracks of ``NEARLY``."""
    crew = ship("i6", **(NEARLY | {"silver": 60, **of_ship}))  # type: ignore[arg-type]
    return position(crew, ports={"tortuga": "PC08"}, settings={"goal": goal})


def test_a_win_in_a_visit() -> None:
    """P19, B48: at once; the visit does not go on, and no Port Card is replaced."""
    s = off_tortuga()
    assert infamy(s)[0] == 19
    play(s, "sail j6", "buy rum 1", "upgrade hold")
    assert over(s)
    assert port_card(s, "tortuga") == "PC08"
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == (PrivateerEnd.GOAL, (1, 2))
    assert outcome.totals[0] == 20


def test_a_win_by_a_card() -> None:
    """P19, P56, B48: in phase 1, without sailing."""
    s = position(ship("k9", **NEARLY), step="bounty", deck=["jade_idol"])
    play(s, "draw")
    assert over(s)


def test_a_win_by_a_boarding_party() -> None:
    """B48, B86: nothing further is asked, not even the discard of who lost the Sea Chart."""
    s = position(
        ship("k9", **NEARLY),
        ship("c2", relics=["sea_chart", "viceroys_crown"], hold=0, cargo={"rum": 5, "fruit": 1}),
        step="bounty",
        deck=["boarding_party"],
    )
    play(s, "draw", "seize viceroys_crown", dice=[6, 1])
    assert over(s)


def test_a_win_by_caesars_theft() -> None:
    """B48, B86: no Curse is handed on, no colour die rolled, the loser stays."""
    s = position(
        ship("h8", "caesar", **NEARLY | {"cannons": 3, "hold": 3}, relics=["cursed_doubloon"]),
        ship("i9", cannons=1, relics=["sun_disc"]),
    )
    assert infamy(s)[0] == 19
    play(s, "sail i9", "roll", "seize sun_disc", dice=[6, 1])
    assert over(s)
    assert relics(s, 0) == ["cursed_doubloon", "sun_disc"]
    assert square(s, 1) == "i9"


def test_a_win_in_anothers_turn() -> None:
    """P19, B48, B13: Caesar defends, takes a Relic out of turn, and has won."""
    s = position(ship("h8", cannons=1, relics=["sun_disc"]), ship("i9", "caesar", **NEARLY))
    play(s, "sail i9", "roll", dice=[1, 6])
    assert actor(s) == 1
    play(s, "seize sun_disc")
    assert over(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_a_win_by_a_curse_given_away() -> None:
    """B48, B52, B86: a Cursed Doubloon less is 1 Infamy more; nothing is rolled after it."""
    s = position(
        ship("h8", **NEARLY | {"hold": 3}, relics=["cursed_doubloon"]), ship("i9", cannons=0)
    )
    assert infamy(s)[0] == 19
    play(s, "sail i9", "roll", "hand cursed_doubloon", dice=[6, 1])
    assert over(s)
    assert square(s, 1) == "i9"


def test_only_who_gains_can_reach_the_goal() -> None:
    """B21, B48: of two who are looked at, the active one first; a theft takes from the other."""
    s = position(
        ship("k9", **NEARLY),
        ship("c2", **NEARLY | {"hold": 1}, relics=["sun_disc"]),
        step="bounty",
        deck=["boarding_party"],
    )
    assert infamy(s) == [19, 19]
    play(s, "draw", dice=[6, 1])
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.totals, outcome.places) == ((20, 18), (1, 2))


def test_nothing_is_asked_after_the_end() -> None:
    """P19: no options, no legal action, the purses open."""
    s = play(off_tortuga(), "sail j6", "upgrade hold")
    assert GAME.actors(s) == ()
    assert GAME.turn_info(s) is None
    assert [each["silver"] for each in GAME.view(s, 1)["ships"]] == silver(s)
    assert GAME.view(s, 0)["active"] is None


def test_the_setup_reaches_no_goal() -> None:
    """B48: with all start silver in upgrades nobody comes near it."""
    s = fitting_out("bonny", "roberts", "morgan", "rackham", "bonnet")
    for _ in s.ships:
        while any(action[0] == "upgrade" for action in GAME.legal(s, actor(s))):
            action = next(each for each in GAME.legal(s, actor(s)) if each[0] == "upgrade")
            play(s, GAME.notation.write(action))
        play(s, "done")
    assert max(infamy(s)) <= 7


@pytest.mark.parametrize(("goal", "ended"), [(20, False), (15, True)])
def test_the_goal(goal: int, ended: bool) -> None:
    """B42, P19: 20, or 15 for a short game."""
    s = position(
        ship("k9", **steps(5, 4, 3, 0)),
        step="bounty",
        deck=["jade_idol"],
        settings={"goal": goal},
    )
    assert infamy(s)[0] == 14
    play(s, "draw")
    assert over(s) == ended


# The season.


def last_turn(*crews: Ship, season: int = 40, **more: object) -> PrivateerState:
    """The last turn of the last round is over but for staying."""
    s = position(*crews, round=season, active=len(crews) - 1, settings={"season": season}, **more)  # type: ignore[arg-type]
    return play(s, "stay")


@pytest.mark.parametrize("season", [40, 30, 20])
def test_the_season(season: int) -> None:
    """B41: a round is a turn of every seat from the first player on; after the last it is over."""
    settings = {"season": season}
    s = position(ship("k9"), ship("c2"), round=season - 1, first=1, active=0, settings=settings)
    play(s, "stay")
    assert (asked(s), s.round) == (("bounty", 1), season)
    play(s, "draw", "stay")
    assert asked(s) == ("bounty", 0)
    play(s, "draw", "stay")
    assert over(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == PrivateerEnd.SEASON


def places(s: PrivateerState) -> tuple[int, ...]:
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == PrivateerEnd.SEASON
    return outcome.places


def test_most_infamy_wins_the_season() -> None:
    """B41: whatever the purses hold."""
    s = last_turn(ship("k9", **steps(1, 1, 1, 1), silver=50), ship("c2", **steps(2, 1, 1, 1)))
    assert places(s) == (2, 1)


def test_then_most_silver() -> None:
    """B41: among equal Infamy."""
    alike = steps(1, 1, 1, 1)
    s = last_turn(
        ship("k9", **alike, silver=7, cargo={"rum": 5}),
        ship("c2", **alike, silver=8),
        ship("h8", **alike, silver=6),
    )
    assert places(s) == (2, 1, 3)


def test_then_most_cargo() -> None:
    """B41: cards, whatever they would bring."""
    alike = steps(1, 1, 1, 1)
    s = last_turn(ship("k9", **alike, cargo={"rum": 3}), ship("c2", **alike, cargo={"sugar": 4}))
    assert places(s) == (2, 1)


def test_still_equal() -> None:
    """B41: a shared win."""
    alike = steps(1, 1, 1, 1)
    s = last_turn(
        ship("k9", **alike, cargo={"rum": 3}),
        ship("c2", **alike, cargo={"sugar": 3}),
        ship("h8", **alike),
    )
    assert places(s) == (1, 1, 3)


def test_infamy_below_nothing_counts_as_nothing() -> None:
    """B83, B20: so silver decides."""
    none = steps(0, 0, 0, 0)
    s = last_turn(
        ship("k9", **none, relics=["cursed_doubloon"], silver=9), ship("c2", **none, silver=8)
    )
    assert places(s) == (1, 2)


def test_a_win_in_the_last_turn_is_no_end_of_season() -> None:
    """B41, P19: the goal ends the game, though it is the last round."""
    s = position(
        ship("c2"),
        ship("k9", **NEARLY),
        step="bounty",
        deck=["jade_idol"],
        active=1,
        round=40,
    )
    play(s, "draw")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == PrivateerEnd.GOAL


def test_nobody_is_out_of_the_game() -> None:
    """B63: without silver, cargo or Infamy one is in turn like all others."""
    s = position(ship("k9"), ship("c2", **steps(0, 0, 0, 0), silver=0))
    play(s, "stay", "draw")
    assert asked(s) == ("sail", 1)
    assert cargo(s, 1) == {}


def test_tracks_show_what_was_reached() -> None:
    """P42, B19: the Infamy shown is that of the tracks and Relics, after any action."""
    s = off_tortuga(hold=0)
    play(s, "sail j6", "upgrade hold")
    assert tracks(s)["hold"] == 1
    assert GAME.view(s, 1)["ships"][0]["infamy"] == ships.infamy(s.ships[0]) == 18
