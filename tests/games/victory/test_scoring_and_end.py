"""Points, sets of cubes, who declares, when the game ends and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.state import Port, VictoryState
from tests.games.victory.build import (
    asked,
    broadside,
    card,
    fired,
    lines,
    play,
    port,
    position,
    ship,
    step,
    told,
    view,
    vp,
)

NOBODY = -1


def worth(points: int, hand: tuple[str, ...] = (), **more: Any) -> Port:
    """A port that makes so many points with one ship: from 12 on."""
    extra = points - 12
    return port(
        "WWWWWWBBBBBBMMMM",
        hand,
        ("commerce", "shipyards", "industry"),
        admiralty=extra // 2,
        pieces=extra % 2,
        **more,
    )


def test_points_line_by_line() -> None:
    """V84, V85, V104: each kind of thing that counts."""
    s = position(
        port(
            "WWWWBBBBBB",
            [],
            ["commerce", "shipyards", "industry"],
            ["fort.guns", "church.crew", "town_hall.crew", "tavern.crew"],
            delivered=2,
            pieces=3,
            admiralty=2,
            jolly_rogers=1,
        ),
        ships=[ship("a1"), ship("b2", holder=0)],
        declarer=0,
    )
    found = {line.item: (line.count, line.points) for line in scoring.score_lines(s, 0)}
    assert found == {
        "sets": (10, 4),
        "fields": (3, 4),
        "buildings": (4, 7),
        "ships": (2, 2),
        "passengers": (2, 4),
        "pieces": (3, 3),
        "admiralty": (2, 4),
        "jolly_rogers": (1, 3),
    }
    named = {line.item: [*line.parts] for line in scoring.score_lines(s, 0) if line.parts}
    assert named == {
        "fields": ["commerce", "shipyards", "industry"],
        "buildings": ["fort", "church", "town_hall", "tavern"],
    }
    s.ports[1].fields = 2
    assert scoring.score_lines(s, 1)[1].parts == ("shipyards",)
    assert vp(s)[0] == sum(points for _, points in found.values())
    assert sum(line.points for line in GAME.current_scores(s)[0]) == vp(s)[0]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [("WWW", 0), ("WWWW", 1), ("WWWWW", 1), ("WWWWWW", 3), ("WWWWBBBB", 2), ("WWBBMMCC", 0)],
)
def test_sets_of_one_kind(cubes: str, points: int) -> None:
    """V85, R1: four score 1, six score 3; three score nothing."""
    assert vp(position(port(cubes)))[0] == 1 + points


@pytest.mark.parametrize(
    ("cubes", "kept"), [("WWWWWWBBBBBBMMMMCCCCC", 20), ("WWWWWWW", 6), ("WWWBBB", 0), ("W" * 8, 6)]
)
def test_at_the_end_only_cubes_in_sets_are_counted(cubes: str, kept: int) -> None:
    """V85: what is over in no set is not told among them."""
    assert scoring.final_lines(position(port(cubes)), 0)[0].count == kept


@pytest.mark.parametrize("kind", "WBMC")
def test_every_kind_scores(kind: str) -> None:
    """V85: wood, brick, metal and cloth alike, beside another kind's set."""
    other = "W" if kind != "W" else "C"
    for cubes, points in ((kind * 4, 1), (kind * 6 + other * 4, 4)):
        s = position(port(cubes))
        assert vp(s)[0] == 1 + points
        assert scoring.score_lines(s, 0)[0].points == scoring.sets(s, s.ports[0].cubes) == points


def test_each_kind_is_split_for_the_most() -> None:
    """R2: 8 as 6 and 2, 10 as 6 and 4, 12 as twice 6."""
    for count, points in ((8, 3), (9, 3), (10, 4), (12, 6), (16, 7)):
        assert vp(position(port("W" * count)))[0] == 1 + points


# Declaring.


def test_fifteen_points_declare_by_themselves() -> None:
    """V86, R46, R38: the engine does it, after the action; nobody declares by hand."""
    s = position(worth(15, ("v01",)), step="trade")
    assert not [verb for verb in GAME.verbs("play") if "declare" in verb]
    assert s.declarer == NOBODY
    assert lines(told(s, "done")) == ["declared points=15 seat=0"]
    assert s.declarer == 0


def test_fourteen_points_do_not() -> None:
    """V86, R37: 15 is counted without the bonus."""
    s = position(worth(14, ("v01",)))
    play(s, "rest")
    assert s.declarer == NOBODY


def test_a_declaration_stands() -> None:
    """R46: even if the points fall again; and it is made once in a game."""
    s = position(worth(15, ("tavern.guns",)), worth(16), step="trade")
    play(s, "done")
    assert s.declarer == 0
    events = lines(told(s, "build tavern.guns"))
    assert vp(s) == [15 - (3 + 3) + (1 + 1) + 1, 16]
    assert not any(line.startswith("declared") for line in events)
    assert s.declarer == 0


def test_a_trade_that_loses_points_is_seen_after_it() -> None:
    """R46: the points after the action count, not those before."""
    s = position(worth(15, ("v01",)), step="trade")
    s.ports[0].pieces, s.pieces = 0, 7
    play(s, "trade WW C")
    assert (vp(s)[0], s.declarer) == (12, NOBODY)


def test_the_first_from_the_active_seat_declares() -> None:
    """R79, R46: several at 15 in one action; the others just have their points."""
    s = position(worth(15), worth(12, ("v01",)), worth(15), active=1, first=1)
    play(s, "rest")
    assert s.declarer == 2


def test_declared_in_another_s_turn() -> None:
    """R46, V74: a defender that sinks the attacker."""
    s = fired(port(), worth(13), own=ship("a1", hull="2345"))
    broadside(s, "ball", "ball", [1] * 6, [6, 1, 1, 1, 1, 1])
    play(s, "place 6")
    assert s.declarer == 1


def test_looked_for_before_the_turn_passes() -> None:
    """R83, R47: what the last play of a round reaches ends the game with that round."""
    s = position(port(), worth(13, ("mine.guns",)), active=1, first=0, settings={"first_player": 0})
    s.ports[1].cubes, s.bank = (8, 7, 4, 0), (20, 21, 16, 15)
    s.ports[1].pieces, s.pieces = 2, 5
    assert vp(s)[1] == 14
    play(s, "build mine.guns")
    assert s.declarer == 1
    assert step(s) is None


def test_looked_for_again_after_production() -> None:
    """R83, R47: then it is the new round, which runs to its end."""
    s = position(
        worth(12, (), buildings=["mine.guns"]), port("", ["v01"]), active=1, first=0, round=5
    )
    s.ports[0].cubes, s.bank = (6, 6, 5, 0), (22, 22, 15, 15)
    assert vp(s)[0] == 13
    events = lines(told(s, "rest"))
    assert vp(s)[0] == 15
    assert events[1:4] == [
        "turn round=6 seat=0",
        "produced kind=metal seat=0",
        "declared points=15 seat=0",
    ]
    assert (s.declarer, s.round) == (0, 6)
    while step(s) == "trade":
        play(s, "done")
    play(s, "rest")
    assert asked(s)[1] == 1


def test_relief_may_declare() -> None:
    """R83, R44: before the turn's first step."""
    s = position(worth(15), port("", ["v01"]), shipless=[0], active=1, first=0)
    assert vp(s)[0] == 14
    play(s, "rest")
    assert s.declarer == 0


def test_looked_for_after_the_last_choice_of_a_voyage_s_end() -> None:
    """R84: after the last Commerce cube, not between two."""
    ports = [port(), worth(14), port("", [], ["commerce"])]
    s = position(*ports, step="voyages", ships=[ship("a1", "v06", 0)])
    s.ports[1].cubes, s.bank = (6, 6, 4, 3), (22, 22, 16, 12)
    play(s, "end a1", "take C")
    assert vp(s)[1] == 15
    assert (s.declarer, asked(s)) == (NOBODY, ("any", 2))
    play(s, "take W")
    assert s.declarer == 1


# The end.


def round_of(s: VictoryState) -> list[int]:
    """Whose turns follow until the game is over; nobody plays a card."""
    turns: list[int] = []
    while step(s) is not None:
        if not turns or turns[-1] != s.active:
            turns.append(s.active)
        play(s, "rest" if step(s) == "play" else "done")
    return turns


def test_the_round_runs_to_its_end() -> None:
    """V87, R47: so that all have equal turns; then the game is over."""
    for active, following in ((2, [2, 3, 0, 1]), (3, [3, 0, 1]), (1, [1])):
        ports = [port("", ["v01"][: seat == active]) for seat in range(4)]
        ports[active] = worth(15, ("v01",))
        s = position(*ports, active=active, first=2)
        assert round_of(s) == following
        assert s.declarer == active


def test_the_declarer_gets_three_more() -> None:
    """V88, R37: after the round, only the first correct declarer."""
    s = position(worth(15), worth(15, ("v01",)), active=1, first=0)
    assert [seat["points"] for seat in view(s, None)["ports"]] == [15, 15]
    events = lines(told(s, "rest"))
    assert events[-1] == "bonus points=3 seat=1"
    assert [seat["points"] for seat in view(s, None)["ports"]] == [15, 18]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.totals == (15, 18)
    assert outcome.reason == "declared"
    assert outcome.places == (2, 1)


def test_most_points_win() -> None:
    """V89: all count; the declarer may be overtaken."""
    s = position(worth(20), worth(15, ("v01",)), active=1, first=0, declarer=1)
    play(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.totals, outcome.places) == ((20, 18), (1, 2))


def test_a_tie_goes_to_the_declarer() -> None:
    """R39: before ships and cubes."""
    s = position(
        worth(17), worth(15, ("v01",)), ships=[ship("a1"), ship("a2"), ship("b1")],
        active=1, first=0, declarer=1,
    )  # fmt: skip
    play(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.totals, outcome.places) == ((18, 18), (2, 1))


def tied(one: Port, other: Port, ships: list[Any]) -> tuple[int, ...]:
    """The places after a game without a declarer."""
    other.hand = (card("v01"),)
    s = position(one, other, ships=ships, active=1, round=12, settings={"round_limit": 12})
    play(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert len({*outcome.totals}) == 1
    return outcome.places


def test_further_ties() -> None:
    """R39: more ships, then more cubes, then shared."""
    assert tied(port(pieces=1), port(), [ship("a1"), ship("b1"), ship("b2")]) == (2, 1)
    assert tied(port("WB"), port("M"), []) == (1, 2)
    assert tied(port("WB"), port("MM"), []) == (1, 1)


@pytest.mark.parametrize("limit", [60, 20, 12])
def test_the_last_round(limit: int) -> None:
    """R45: after it the game ends, most points win, nobody has the bonus."""
    s = position(
        port("", pieces=2),
        port("", ["v01"]),
        active=1,
        round=limit,
        settings={"round_limit": limit},
    )
    play(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert (outcome.totals, outcome.places) == ((3, 1), (1, 2))
    s = position(port(), port("", ["v01"]), active=1, round=11, settings={"round_limit": limit})
    play(s, "rest")
    assert s.round == 12
    assert GAME.outcome(s) is None


def test_declared_in_the_last_round() -> None:
    """R98: with the bonus, as in any round."""
    s = position(worth(14), worth(15, ("v01",)), active=1, round=12, settings={"round_limit": 12})
    play(s, "rest")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.totals) == ("declared", (14, 18))
