"""The seven steps of a turn: order, production, repairs, draw, trade, discard, turns and rounds."""

from __future__ import annotations

from typing import Any

from portsmouth.games.victory.rules.components import CARDS
from portsmouth.games.victory.state import Port, VictoryState
from tests.games.victory.build import (
    asked,
    bank,
    discards,
    hand,
    held,
    legal,
    lines,
    log,
    play,
    port,
    position,
    ship,
    some,
    told,
    where,
    why,
)

MINES = ["mine.guns", "quarry.hull", "logging_camp.hull", "textile_mill.sails"]


def next_turn(*ports: Port, **rest: Any) -> list[str]:
    """What is told when seat 1 rests and seat 0's turn begins."""
    rest = {"active": 1, "first": 1, **rest}
    s = position(*ports, **rest)
    events = told(s, "rest")
    return lines(events)


def test_a_turn_has_seven_steps_in_order() -> None:
    """V6, V5, V96: produce, voyages, repairs, draw, trade, play, discard; then the left seat."""
    six = ["v01", "v02", "v03", "v05", "v07"]
    s = position(
        port("WW", six, (), ["logging_camp.hull"]),
        port("", ["v08"]),
        ships=[ship("a1", "v06", 3, hull="2"), ship("a2", hull="3")],
        step="play",
        active=1,
        first=0,
        pile=["v10"],
    )
    seen = [lines(told(s, "rest"))]
    steps = [asked(s)]
    for action in ("sail a1", "repair a2 h3 W", "trade WW C", "rest"):
        if asked(s)[0] == "repairs" and action.startswith("trade"):
            play(s, "done")
        seen.append(lines(told(s, action)))
        steps.append(asked(s))
    assert seen[0] == ["rested seat=1", "turn round=3 seat=0", "produced kind=wood seat=0"]
    assert steps == [
        ("voyages", 0),
        ("repairs", 0),
        ("trade", 0),
        ("play", 0),
        ("discard", 0),
    ]
    assert len(hand(s)) == 6
    assert lines(told(s, "drop v01"))[-1:] != []
    assert asked(s)[1] == 1


def test_each_building_with_a_yield_gives_its_cube() -> None:
    """V7, V31, V32, V33, V34, R36: metal, brick, wood, cloth; two of one kind give two."""
    s = position(port("", [], (), [*MINES[:3], "mine.hull"]), port("", ["v01"]), active=1, first=1)
    play(s, "rest")
    assert held(s) == "WBMM"
    s = position(port("", [], (), [MINES[3]]), port("", ["v01"]), active=1, first=1)
    play(s, "rest")
    assert held(s) == "C"
    assert held(s, 1) == ""


def test_an_empty_bank_gives_nothing() -> None:
    """V90, V7: and owes nothing later."""
    s = position(
        port("", [], (), ["mine.guns", "quarry.hull"]), port(), port("", ["v01"]), bank="WB",
        active=2, first=1,
    )  # fmt: skip
    events = lines(told(s, "rest"))
    assert asked(s)[1] == 0
    assert held(s) == "B"
    assert [line for line in events if line.startswith("produced")] == [
        "produced kind=brick seat=0"
    ]


def test_the_play_reaches_the_card_just_drawn() -> None:
    """V96, V11: the top card alone comes to the hand, and may be played in this turn."""
    s = position(port("W"), step="repairs", pile=["v05", "v07"], ships=[ship("a1", hull="2")])
    play(s, "done")
    assert hand(s) == ["v05"]
    assert CARDS[s.pile[0]] == "v07"
    assert asked(s) == ("play", 0)
    assert "launch v05 a1" in legal(s)


def test_a_cube_gained_this_turn_pays_this_turn() -> None:
    """V96: metal of the Mine in a trade, cloth of a voyage in a repair."""
    s = position(
        port("", ["v01"], (), ["mine.guns"]),
        port("", ["v02"]),
        ships=[ship("a1", "v05", 1, sails="4")],
        active=1,
        first=1,
    )
    play(s, "rest", "end a1")
    assert held(s) == "MC"
    play(s, "decline", "repair a1 s4 C")
    assert log(s, "a1") == ("", "", "")


# Repairs.


def repairing(*ports: Port, **rest: Any) -> VictoryState:
    return position(*ports, step="repairs", **rest)


def test_where_a_ship_may_be_repaired() -> None:
    """V9, V45, R10, V97: docked, or standing on a port space itself; moved or not."""
    s = repairing(
        port("WWWW"),
        ships=[
            ship("a1", hull="2"),
            ship("a2", "v06", 3, hull="3", acted=True),
            ship("a3", "v01", 2, hull="4"),
            ship("a4", "v03", 3, hull="5"),
        ],
    )
    assert some(s, "repair") == {"a1 h2 W", "a2 h3 W", "a3 h4 W"}
    assert why(s, "repair a4 h5 W") == "no_port V9"


def test_a_repair_costs_a_cube_per_die() -> None:
    """V10, R66, R11: wood for hull, cloth for sails, any cube for crew; as many as can be paid."""
    s = repairing(port("WBMC"), ships=[ship("a1", hull="26", sails="34", crew="5")])
    assert some(s, "repair") == {
        "a1 h2 W",
        "a1 h6 W",
        "a1 s3 C",
        "a1 s4 C",
        *(f"a1 c5 {kind}" for kind in "WBMC"),
    }
    assert why(s, "repair a1 h2 B") == "other_step V6"
    play(s, "repair a1 h6 W", "repair a1 s3 C")
    assert log(s, "a1") == ("2", "4", "5")
    assert held(s) == "BM"
    assert why(s, "repair a1 h2 W") == "too_few_cubes V10"
    play(s, "repair a1 c5 M")
    assert asked(s)[0] != "repairs"
    assert (log(s, "a1"), held(s)) == (("2", "4", ""), "B")


def test_a_full_bank_does_not_hinder_a_repair() -> None:
    """R66: cubes go there, whatever it has."""
    s = repairing(port("C"), port(), port(), bank="", ships=[ship("a1", sails="4")])
    play(s, "repair a1 s4 C")
    assert bank(s) == "C"


def test_a_tavern_heals_a_die_of_crew_each_turn() -> None:
    """V37, R53: free, once a turn for each Tavern, and only when repairing."""
    taverns = ["tavern.crew", "tavern.guns"]
    s = repairing(port("", [], (), taverns), ships=[ship("a1", crew="234", hull="2")])
    assert some(s, "repair") == {"a1 c2 T", "a1 c3 T", "a1 c4 T"}
    play(s, "repair a1 c2 T", "repair a1 c4 T")
    assert log(s, "a1") == ("2", "", "3")
    assert asked(s)[0] != "repairs"
    s = repairing(port("W", [], (), taverns[:1]), ships=[ship("a1", crew="234")])
    play(s, "repair a1 c2 T")
    assert why(s, "repair a1 c3 T") == "no_tavern V37"
    assert some(s, "repair") == {"a1 c3 W", "a1 c4 W"}


def test_a_tavern_is_fresh_every_turn() -> None:
    """V37: what was used in one turn is there again in the next."""
    s = position(
        port("", ["v01"], (), ["tavern.crew"]),
        port("", ["v02"]),
        ships=[ship("a1", crew="23")],
        step="repairs",
        first=0,
    )
    play(s, "repair a1 c2 T", "rest", "rest")
    assert asked(s) == ("repairs", 0)
    play(s, "repair a1 c3 T")
    assert log(s, "a1") == ("", "", "")


def test_of_two_sixes_one_is_repaired_at_a_time() -> None:
    """R90, R66: both are alike; one cube, one die."""
    s = repairing(port("WW"), ships=[ship("a1", hull="66", upgrade="fort.hull")])
    assert some(s, "repair") == {"a1 h6 W"}
    play(s, "repair a1 h6 W")
    assert log(s, "a1")[0] == "6"
    play(s, "repair a1 h6 W")
    assert log(s, "a1")[0] == ""


def test_a_becalmed_ship_in_dock_may_be_repaired() -> None:
    """R33: then it sails like any other."""
    s = repairing(port("C"), ships=[ship("a1", sails="23456")])
    assert some(s, "repair") == {f"a1 s{face} C" for face in "23456"}


# Draw.


def test_an_empty_pile_is_made_anew_when_a_draw_is_due() -> None:
    """R7: not when its last card goes; then the discards are shuffled."""
    s = position(port("W"), step="repairs", left=1, ships=[ship("a1", hull="2")])
    play(s, "done")
    assert s.pile == ()
    assert s.discards
    s = position(port("W"), step="repairs", left=0, ships=[ship("a1", hull="2")])
    count = len(s.discards)
    events = lines(told(s, "done", drawn=count - 1), 0)
    assert events[0] == f"reshuffled cards={count}"
    assert (len(s.pile), s.discards, len(hand(s))) == (count - 1, (), 1)


def test_no_card_anywhere_no_draw() -> None:
    """R7: the turn goes on."""
    s = position(port("W"), step="repairs", left=0, ships=[ship("a1", hull="2")])
    cards = s.discards
    s.ports[1].hand, s.discards = tuple(sorted(cards)), ()
    events = lines(told(s, "done"))
    assert events[0] == "nothing_to_draw seat=0"
    assert hand(s) == []
    assert asked(s)[1] == 1


# Trade.


def trading(cubes: str, **rest: Any) -> VictoryState:
    return position(port(cubes, ["v01"]), step="trade", **rest)


def test_two_of_a_kind_or_three_different_become_one() -> None:
    """V12, R13, R65: not two into the same kind; three different ones into any."""
    s = trading("WWM")
    assert some(s, "trade") == {"WW B", "WW M", "WW C"}
    assert why(s, "trade WW W") == "same_kind R65"
    assert why(s, "trade MM B") == "too_few_cubes V12"
    play(s, "trade WW C")
    assert held(s) == "MC"
    assert bank(s) == "W" * 28 + "B" * 28 + "M" * 19 + "C" * 14
    s = trading("WBM")
    assert some(s, "trade") == {f"WBM {kind}" for kind in "WBMC"}
    assert why(s, "trade WBC M") == "too_few_cubes V12"
    play(s, "trade WBM W")
    assert held(s) == "W"


def test_nothing_else_is_a_trade() -> None:
    """V12, R13: exactly two alike or exactly three of three kinds."""
    paid = {text.split()[0] for text in some(trading("WWWWBMC"), "trade")}
    assert paid == {"WW", "WBM", "WBC", "WMC", "BMC"}


def test_trades_have_no_limit() -> None:
    """R12: as many as can be paid in one turn."""
    s = trading("WWWWBB")
    play(s, "trade WW M", "trade WW M", "trade MM C", "trade BB C", "trade CC W")
    assert held(s) == "W"
    assert asked(s)[0] == "play"


def test_what_is_paid_is_in_the_bank_first() -> None:
    """R65: three with a cloth may become the cloth again; a kind that is out can't be named."""
    s = position(port("WBCC", ["v01"]), port(), port(), step="trade", bank="WBM")
    assert "WBC C" in some(s, "trade")
    assert why(s, "trade CC C") == "same_kind R65"
    s = position(port("WWBM", ["v01"]), port(), port(), step="trade", bank="WB")
    assert some(s, "trade") == {"WW B", "WBM W", "WBM B", "WBM M"}
    assert why(s, "trade WW C") == "bank_is_out R65"


# Discard.


def test_the_hand_is_cut_to_five() -> None:
    """V14, R56, R55, R93: one by one, openly, the owner's choice; no cube comes of it."""
    cards = ["v01", "v02", "v03", "fort.guns", "v05", "v06", "merchant"]
    s = position(port("", cards, ["industry"]))
    play(s, "rest")
    assert asked(s) == ("discard", 0)
    assert some(s, "drop") == {*cards}
    assert lines(told(s, "drop fort.guns")) == ["dropped card=fort-guns seat=0"]
    assert held(s) == ""
    assert asked(s) == ("discard", 0)
    play(s, "drop v01")
    assert discards(s, 2) == ["fort.guns", "v01"]
    assert asked(s)[1] == 1
    assert hand(s) == ["v02", "v03", "v05", "v06", "merchant"]


def test_only_the_active_hand_is_cut() -> None:
    """V14, V6: the others keep what they have until their own step 7."""
    s = position(
        port("", ["v01"]), port("", ["v02", "v03", "v05", "v06", "v07", "v08"]), port(), first=1
    )
    play(s, "rest")
    assert len(hand(s, 1)) == 7
    assert asked(s) == ("play", 1)


def test_five_cards_stay() -> None:
    """V14, R85: with five nothing is asked."""
    s = position(port("", ["v01", "v02", "v03", "v05", "v06"]))
    play(s, "rest")
    assert len(hand(s)) == 5
    assert asked(s)[1] == 1


# Turns and rounds, steps that pass by themselves.


def test_turns_go_leftwards() -> None:
    """V5: one whole turn each, then the next round."""
    s = position(*(port("", ["v01"][:1] if seat == 0 else []) for seat in range(3)), first=0)
    seen = []
    for _ in range(6):
        seen.append((s.round, s.active))
        play(s, "rest")
    assert seen == [(2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)]


def test_what_open_things_leave_empty_is_not_asked() -> None:
    """R85: voyages, repairs, trade and discard end by themselves; the play does not."""
    s = position(port("", ["v01"]), port("WB", ["v02"]))
    play(s, "rest")
    assert asked(s) == ("play", 1)
    s = position(port("", ["v01"]), port("WW"), ships=[ship("b1", hull="2")])
    play(s, "rest")
    assert asked(s) == ("repairs", 1)
    play(s, "repair b1 h2 W")
    assert asked(s) == ("play", 1)
    s = position(port("", ["v02"]), port("WW"), ships=[ship("b1", "v01", 0)])
    play(s, "rest")
    assert asked(s) == ("voyages", 1)
    play(s, "sail b1")
    assert asked(s) == ("trade", 1)
    assert where(s, "b1") == ("v01", 1)


def test_a_forced_act_is_asked() -> None:
    """R85: one `end`, one `take` are left to say."""
    s = position(port(), ships=[ship("a1", "v05", 3)], step="voyages")
    assert legal(s) == ["end a1"]
    s = position(port("", ["v01"]), port(), port(), step=("any", 0, 1, "industry", -1), bank="B")
    s.frames = (("play",), *s.frames)
    assert legal(s) == ["take B"]


def test_whoever_has_a_card_is_asked_to_play() -> None:
    """R86, V110: even where `rest` alone is legal; not with an empty hand or no play left."""
    s = position(port("", ["letter_of_marque"]))
    assert legal(s) == ["rest"]
    assert asked(s) == ("play", 0)
    s = position(port("W", ["v01"]), step="trade", pile=["v02"])
    play(s, "done", "launch v01 a1")
    assert asked(s)[1] == 1
    s = position(port("WW"), step="trade")
    play(s, "done")
    assert asked(s)[1] == 1
