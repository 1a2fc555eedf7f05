"""What is refused, with which reason and rule; nothing that is refused changes anything."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import portsmouth
from portsmouth.core.errors import BadNotation, IllegalAction, NotYourTurn
from portsmouth.core.journal import position_hash
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games import victory
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.notation import NOTATION
from portsmouth.games.victory.state import Port, Ship, VictoryState
from portsmouth.i18n.language import say
from tests.games.victory.build import (
    broadside,
    facing,
    fired,
    hurt,
    legal,
    new,
    play,
    port,
    position,
    refusal,
    ship,
    step,
)

RULE = re.compile(rf"^(?:{META.rule_number})$")
Make = Callable[[], VictoryState]
FOUR = ["mine.guns", "mine.hull", "quarry.hull", "quarry.crew"]
QUIET = [1] * 6


def at_play(cubes: str, *cards: str, fields: tuple[str, ...] = (), ships: tuple[Ship, ...] = ()):  # type: ignore[no-untyped-def]
    return lambda: position(port(cubes, cards, fields), ships=ships)


def at_voyages(*ships: Ship, mine: Port | None = None) -> Make:
    def make() -> VictoryState:
        return position(mine or port(), step="voyages", ships=[each.copy() for each in ships])

    return make


def hit(defender: Port, **track: str) -> VictoryState:
    """Seat 1 is asked for answers; a die on 5 was placed on its hull in this round."""
    s = fired(port(), defender, target=hurt("b1", **track))
    broadside(s, "ball", "ball", [5, 1, 1, 1, 1, 1], QUIET)
    return play(s, "place 5")


def counting() -> VictoryState:
    return play(fired(port("", ["v01"])), "0: ball", "1: ball")


REFUSED: list[tuple[Make, str, str, str]] = [
    (new, "done", "answer_first", "R85"),
    (at_voyages(ship("a1", "v05", 3)), "sail a1", "at_finish", "V41"),
    (at_voyages(ship("a1", "v05", 3)), "done", "must_end", "V41"),
    (at_voyages(ship("a1", "v06", 1, sails="23456")), "sail a1", "becalmed", "V75"),
    (at_voyages(ship("a1", "v06", 1, sails="23456")), "done", "must_end", "V76"),
    (at_voyages(ship("a1", "v06", 1, acted=True), ship("a2", "v07")), "sail a1", "acted", "V39"),
    (at_voyages(ship("a1", "v06", 1, acted=True), ship("a2", "v07")), "end a1", "acted", "R49"),
    (at_voyages(ship("a1", "v06", 1), ship("b1", "v07")), "sail b1", "other_step", "V6"),
    (at_voyages(ship("a1", "v06", 1)), "rest", "other_step", "V6"),
    (lambda: position(port("WW", ["v01"]), step="trade"), "rest", "after_trade", "V6"),
    (
        at_voyages(ship("b1", "v05", 3), ship("a1", "v06"), mine=port("", (), (), ["church.crew"])),
        "push b1",
        "at_finish",
        "V41",
    ),
    (
        lambda: play(
            position(port("", ["v01"]), step="voyages", ships=[ship("a1", "v05", 1)]), "end a1"
        ),
        "merchant",
        "no_card",
        "V54",
    ),
    (
        lambda: position(port("W"), step="repairs", ships=[ship("a1", "v06", 1, hull="2")]),
        "repair a1 h2 W",
        "no_port",
        "V9",
    ),
    (
        lambda: position(port("W"), step="repairs", ships=[ship("a1", hull="2", sails="3")]),
        "repair a1 s3 C",
        "too_few_cubes",
        "V10",
    ),
    (
        lambda: position(port("W"), step="repairs", ships=[ship("a1", hull="2", crew="3")]),
        "repair a1 c3 T",
        "no_tavern",
        "V37",
    ),
    (lambda: position(port("WW"), step="trade"), "trade WW W", "same_kind", "R65"),
    (lambda: position(port("WW"), step="trade"), "trade BB W", "too_few_cubes", "V12"),
    (
        lambda: position(port("WW"), port(), port(), step="trade", bank="B"),
        "trade WW C",
        "bank_is_out",
        "R65",
    ),
    (at_play("W", "fort.guns"), "build fort.guns", "missing_cubes", "V24"),
    (
        lambda: position(port("BBBB", ["fort.guns"], (), FOUR)),
        "build fort.guns",
        "four_buildings",
        "V25",
    ),
    (
        lambda: position(port("BBBB", ["fort.guns"], (), FOUR[:3])),
        "rebuild fort.guns mine.guns",
        "room_for_building",
        "R95",
    ),
    (at_play("W", "fort.guns"), "fit fort.guns a1", "missing_cubes", "V22"),
    (at_play("W", "church.crew"), "fit church.crew a1", "too_few_cubes", "R54"),
    (
        at_play("WMM", "fort.guns", ships=(ship("a1", upgrade="mine.guns"),)),
        "fit fort.guns a1",
        "same_upgrade",
        "R52",
    ),
    (
        at_play("WMM", "fort.guns", ships=(ship("a1", upgrade="mine.hull", hull="23456"),)),
        "fit fort.guns a1",
        "hull_would_fill",
        "R52",
    ),
    (at_play("W", "fort.guns"), "found commerce fort.guns", "missing_cubes", "V16"),
    (
        at_play("WWBB", "fort.guns", fields=("commerce",)),
        "found commerce fort.guns",
        "field_improved",
        "V15",
    ),
    (at_play("WWMMCC", "fort.guns"), "lay fort.guns", "no_shipyards", "V20"),
    (
        at_play("WWMMC", "fort.guns", fields=("shipyards",)),
        "lay fort.guns",
        "missing_cubes",
        "V19",
    ),
    (
        at_play(
            "WWMMCC",
            "fort.guns",
            fields=("shipyards",),
            ships=tuple(ship(f"a{number}") for number in (1, 2, 3, 4)),
        ),
        "lay fort.guns",
        "no_ship_left",
        "R73",
    ),
    (at_play("", "fort.guns"), "barter fort.guns", "no_industry", "V21"),
    (at_play("", "v01", ships=(ship("a1", "v06"),)), "launch v01 a1", "at_sea", "V94"),
    (at_play("", "v01"), "launch v02 a1", "other_step", "V6"),
    (
        at_play("", "full_sail_ahead", ships=(ship("a1", "v05", 3),)),
        "full a1",
        "at_finish",
        "V41",
    ),
    (
        at_play("", "full_sail_ahead", ships=(ship("a1", "v05", 1, sails="23456"),)),
        "full a1",
        "becalmed",
        "V75",
    ),
    (at_play("", "storm_ahead", ships=(ship("a1", "v05"),)), "storm a1", "at_start", "R16"),
    (lambda: facing(own=ship("a1", "v06", 1)), "fire a1 b1", "own_no_blast", "V48"),
    (lambda: facing(target=ship("b1", "v06", 1)), "fire a1 b1", "no_blast", "V44"),
    (lambda: facing(more=[ship("b2")]), "fire a1 b2", "docked", "R23"),
    (
        lambda: facing(defender=port("", (), (), ["fort.hull"]), target=ship("b1", "v02")),
        "fire a1 b1",
        "fort",
        "V26",
    ),
    (
        lambda: play(position(port("", ["v01", "v02"])), "launch v01 a1"),
        "passengers",
        "no_card",
        "V46",
    ),
    (lambda: fired(own=ship("a1", sails="23456")), "0: flee ball", "cannot_flee", "V65"),
    (fired, "1: letter", "no_card", "V49"),
    (counting, "cannons", "no_card", "V50"),
    (counting, "foundry", "no_foundry", "V29"),
    (counting, "done", "answer_first", "R85"),
    (lambda: hit(port("", ["v02"])), "mend h5 card", "no_card", "V52"),
    (lambda: hit(port("", ["v02"]), sails="4"), "mend s4 card", "no_card", "V53"),
    (lambda: hit(port("", ["v02"]), crew="4"), "mend c4 card", "no_card", "V51"),
    (lambda: hit(port("W", ["v02"])), "mend h5 guild", "no_guild", "R25"),
    (lambda: hit(port("W", ["v02"]), hull="3"), "mend h3 guild", "no_guild", "R25"),
    (
        lambda: hit(port("B", ["v02"], (), ["artisan_guild.hull"])),
        "mend h5 guild",
        "too_few_cubes",
        "R64",
    ),
    (
        lambda: hit(port("W", ["v02"], (), ["artisan_guild.hull"]), hull="3"),
        "mend h3 guild",
        "no_fresh_die",
        "R64",
    ),
]


@pytest.mark.parametrize(("make", "action", "code", "rule"), REFUSED)
def test_refused(make: Make, action: str, code: str, rule: str) -> None:
    """V6, R85, R57: the code, the rule's number, a sentence in both languages, no change."""
    s = make()
    before = position_hash(s)
    found = refusal(s, action)
    assert (found.code, found.rule) == (code, rule)
    assert all(legal(s, seat) for seat in GAME.actors(s))
    assert RULE.match(found.rule)
    sentences = [say(found.text, language=each, game="victory") for each in ("en", "de")]
    assert len({*sentences}) == 2
    assert position_hash(s) == before


@pytest.mark.parametrize("voyage", ["v05", "v10"])
def test_a_forced_end_names_no_remedy(voyage: str) -> None:
    """R49, R85: the end may ask for a cube or leave the step, so it does not allow `done`."""
    fleet = [ship("a1", voyage, 3 if voyage == "v05" else 4), ship("a2", "v06")]
    s = position(port(), step="voyages", ships=fleet)
    assert refusal(s, "done").remedy == ()


ELSEWHERE = ["traded"]
"""Refused only with an option (``test_options``)."""


def test_every_refusal_is_tested() -> None:
    """R38: each code of the game stands in a row of the table above, with its rule."""
    found = refusals_in_source()
    assert sorted(found - {code for _, _, code, _ in REFUSED}) == ELSEWHERE


def refusals_in_source() -> set[str]:
    """The codes of all refusals that the game's modules name."""
    folder = Path(str(victory.__file__)).parent
    sources = [path.read_text("utf-8") for path in (*folder.glob("*/*.py"), *folder.glob("*.py"))]
    return {code for text in sources for code in re.findall(r'Refusal\(\s*"(\w+)"', text)}


def test_not_your_turn() -> None:
    """V5: only who is asked may act; in a fight both, once each."""
    match = Match(GAME, 2, {}, 1)
    match.state = position(port("", ["v01"]))
    with pytest.raises(NotYourTurn):
        match.play("rest", 1)
    match.state = play(fired(), "0: ball")
    with pytest.raises(NotYourTurn):
        match.play("ball", 0)


@pytest.mark.parametrize(
    "text",
    ["trade MBW C", "trade W B", "place 64", "place 666", "repair a1 h7 W", "sail e1", "take X",
     "launch fort.guns a1", "build v01", "flee", "mend h4", "drop nothing"],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    """V12, V69, R63, R66: kinds in the order W B M C, faces ascending, ids that exist."""
    with pytest.raises(BadNotation):
        NOTATION.read(text)


def test_actions_read_as_they_are_written() -> None:
    """R63: in random games every legal action comes back from its text."""
    seen = set()
    for seed in range(4):
        match = portsmouth.new("victory", 3, {"round_limit": 12}, seed)
        rng = Rng(seed)
        while match.actors:
            seat = match.actors[0]
            actions = GAME.legal(match.state, seat)
            for action in actions:
                assert NOTATION.read(NOTATION.write(action)) == action
                seen.add(action[0])
            match.play(actions[rng.below(len(actions))], seat)
    assert len(seen) > 15


def test_illegal_actions_change_nothing() -> None:
    """V39: an exception, and the position as before."""
    s = position(
        port(), step="voyages", ships=[ship("a1", "v06", 1, acted=True), ship("a2", "v01")]
    )
    before = position_hash(s)
    with pytest.raises(IllegalAction):
        GAME.require(s, 0, NOTATION.read("sail a1"))
    assert position_hash(s) == before
    assert step(s) == "voyages"
    assert "sail a2" in legal(s)
