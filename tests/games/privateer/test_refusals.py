"""What is refused, with which reason and rule; nothing that is refused changes anything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.errors import BadNotation, IllegalAction, NotYourTurn
from portsmouth.core.journal import position_hash
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules.chart import GRID, IS_MERCHANT, PORT_AT
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.build import (
    hoarders,
    legal,
    new,
    play,
    position,
    refusal,
    ship,
    step,
)
from tests.games.privateer.make_golden_games import wild

RULE = re.compile(rf"^(?:{META.rule_number})$")
SELL_BACK = {"sell_back": True}
Make = Callable[[], PrivateerState]


def drawn(card: str, *crews: object, dice: list[int] = []) -> PrivateerState:
    return play(position(*crews, step="bounty", deck=[card]), "draw", dice=dice)  # type: ignore


def visit(**of_ship: object) -> PrivateerState:
    s = position(ship("i6", **of_ship), ports={"tortuga": "PC08"}, settings=SELL_BACK)  # type: ignore
    return play(s, "sail j6")


REFUSED: list[tuple[Make, str, str, str]] = [
    (new, "captain caesar", "choose_captain", "P4"),
    (new, "draw", "choose_captain", "P4"),
    (lambda: position(step="bounty"), "sail j6", "draw_first", "P29"),
    (lambda: position(step="bounty"), "roll", "draw_first", "P29"),
    (lambda: position(step=("outfit", 0)), "sell rum 1", "only_fitting_out", "P15"),
    (lambda: position(step=("outfit", 0)), "strip sails", "only_fitting_out", "P15"),
    (lambda: position(step=("outfit", 0)), "sail j7", "finish_visit", "B60"),
    (lambda: position(ship("k9")), "wind north", "no_wind_power", "B37"),
    (lambda: position(ship("k9", "vane"), wind="north"), "wind north", "wind_stands", "B70"),
    (lambda: position(ship("k9", "vane"), wind="north"), "wind south", "no_quarter_turn", "B37"),
    (lambda: position(ship("k9", "vane")), "wind south", "no_quarter_turn", "B37"),
    (
        lambda: play(position(ship("k9", "vane"), wind="north"), "wind east"),
        "wind south",
        "wind_used",
        "B37",
    ),
    (lambda: position(ship("k9")), "sail k6", "land", "B5"),
    (lambda: position(ship("k9")), "sail k9", "own_square", "B6"),
    (lambda: position(ship("k9", sails=0)), "sail d4", "too_far", "P34"),
    (lambda: drawn("becalmed", ship("k9", crew=0), dice=[1]), "sail k8", "becalmed", "B49"),
    (lambda: position(ship("k9")), "sell rum 1", "not_visiting", "P39"),
    (lambda: position(ship("j6")), "sell rum 1", "same_port", "P53"),
    (lambda: position(ship("k9")), "draw", "sail_first", "P29"),
    (lambda: play(position(ship("h8")), "sail i8"), "stay", "answer_first", "P30"),
    (
        lambda: drawn(
            "boarding_party",
            ship("k9"),
            ship("c2", relics=["sun_disc"]),
            ship("h8", relics=["pearl_mask"]),
            ship("i9"),
        ),
        "at 3",
        "no_relic_there",
        "B68",
    ),
    (
        lambda: drawn(
            "smugglers",
            ship("k9", cargo={"rum": 1}),
            ship("c2", cargo={"rum": 1}),
            ship("h8", cargo={"rum": 1}),
            ship("i9"),
        ),
        "at 3",
        "no_cargo_there",
        "B68",
    ),
    (
        lambda: play(position(ship("h8", cannons=4)), "sail i8", "roll", dice=[4, 5, 3, "white"]),
        "take 5",
        "too_many_goods",
        "B43",
    ),
    (
        lambda: play(position(ship("h8", cannons=4)), "sail i8", "roll", dice=[4, 5, 3, "white"]),
        "stay",
        "answer_first",
        "P30",
    ),
    (
        lambda: play(
            position(ship("h8", "lafitte", cannons=4)),
            "sail i8",
            "roll",
            dice=[4, 5, 3, "white", "blue"],
        ),
        "take 1",
        "answer_first",
        "P30",
    ),
    (lambda: visit(cargo={"rum": 1}), "sell rum 1", "not_bought_here", "B17"),
    (lambda: visit(cargo={"fruit": 1}), "sell fruit 2", "not_aboard", "B66"),
    (visit, "buy fruit 1", "not_sold_here", "B16"),
    (
        lambda: play(
            position(ship("i6", hold=5, silver=50), *hoarders(rum=1), ports={"tortuga": "PC08"}),
            "sail j6",
        ),
        "buy rum 2",
        "sold_out",
        "P17",
    ),
    (lambda: visit(hold=0, silver=50), "buy rum 5", "hold_full", "P55"),
    (lambda: visit(hold=2, silver=9), "buy rum 5", "no_silver", "B66"),
    (lambda: visit(sails=2), "upgrade sails", "no_silver", "B66"),
    (lambda: visit(sails=5), "upgrade sails", "track_full", "P57"),
    (lambda: play(visit(sails=2), "strip sails"), "upgrade sails", "stripped_now", "B81"),
    (lambda: play(visit(sails=1), "upgrade sails"), "strip sails", "upgraded_now", "B81"),
    (lambda: visit(crew=0), "strip crew", "track_empty", "B23"),
    (
        lambda: play(position(ship("i6")), "sail j6"),
        "strip sails",
        "no_sell_back",
        "B23",
    ),
    (visit, "sail i6", "finish_visit", "B60"),
    (
        lambda: play(
            drawn("parley", ship("k9", cargo={"rum": 1}), ship("c2", silver=1)), "ask rum 2"
        ),
        "accept",
        "no_silver",
        "B80",
    ),
]


@pytest.mark.parametrize(("make", "action", "code", "rule"), REFUSED)
def test_refused_with_its_reason(make: Make, action: str, code: str, rule: str) -> None:
    """B66: a code with a sentence, a rule, and no change."""
    s = make()
    before = position_hash(s)
    found = refusal(s, action)
    assert (found.code, found.rule) == (code, rule)
    assert position_hash(s) == before


OF_PLANS = {"turns_away"}
"""Reasons that only plans give."""


def test_every_reason_is_tried() -> None:
    """Names the reasons that have a sentence and no case here."""
    words = registry.messages("privateer", "en")
    known = {*re.findall(r"^refusal-(\w+) =", words, re.MULTILINE)}
    assert known - {code for _, _, code, _ in REFUSED} == OF_PLANS


def every_step() -> dict[str, PrivateerState]:
    """A position for each step, met in games."""
    found: dict[str, PrivateerState] = {}
    for seed in range(40):
        match = portsmouth.new("privateer", 3, {"season": 20}, seed)
        rng = Rng(seed)
        while match.actors and len(found) < len(GAME.steps):
            found.setdefault(str(step(match.state)), match.state.copy())
            match.play(wild(match.state, match.legal(), rng))
    return found


def test_actions_of_other_steps_have_a_reason() -> None:
    """P30, B60: in each step, each verb with its first words, answered by rule and sentence."""
    first = {
        "captain": "captain bonny",
        "buy": "buy rum 1",
        "sell": "sell rum 1",
        "upgrade": "upgrade sails",
        "strip": "strip sails",
        "at": "at 0",
        "swap": "swap rum rum",
        "gossip": "gossip havana",
        "discard": "discard rum",
        "ask": "ask rum 1",
        "bid": "bid rum 1",
        "wind": "wind north",
        "sail": "sail a1",
        "pick": "pick rum",
        "take": "take 0",
        "steal": "steal rum",
        "seize": "seize sun_disc",
        "hand": "hand cursed_doubloon",
    }
    steps = every_step()
    assert {*steps} == {*GAME.steps}
    for s in steps.values():
        before = position_hash(s)
        may = legal(s)
        for verb in GAME.notation.verbs:
            action = first.get(verb, verb)
            if action not in may:
                assert RULE.match(refusal(s, action).rule), (step(s), action)
        assert position_hash(s) == before


def test_every_square_answers() -> None:
    """B5, B6, P34, B49: wherever one points, there is an option, or a reason with its rule."""
    positions = [
        position(ship("k9"), ship("j8"), wind="east"),
        drawn("becalmed", ship("k9", crew=0), dice=[1]),
        position(ship("j6", sails=5)),
        position(step="bounty"),
        visit(),
    ]
    for s in positions:
        match = Match(GAME, s.seats, {}, 1)
        match.state = s
        for name in GRID.names:
            found, reason = match.at(name)
            for option in found:
                assert option.legal or RULE.match(option.refusal.rule)  # type: ignore
            assert found or (reason is not None and RULE.match(reason.rule))


def test_ports_merchants_and_ships_are_always_answered_by_options() -> None:
    """P34: in reach or not, they stand among the options of a ship that sails."""
    s = position(ship("k9", sails=0), ship("b2"), wind="north")
    found = {option.target: option for option in GAME.options(s, 0)}
    for square in (*PORT_AT, *IS_MERCHANT, GRID.cell("b2")):
        option = found[GRID.names[square]]
        assert option.legal == (GRID.names[square] in GAME.view(s, 0)["reach"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "sail",
        "sail q1",
        "sail j13",
        "sail J6",
        "sail j6 ",
        "buy rum",
        "buy rum 0",
        "buy rum 21",
        "buy rum 01",
        "buy gold 1",
        "sell rum -1",
        "take 21",
        "at 6",
        "ask rum 10",
        "ask rum 0",
        "wind east north",
        "captain hook",
        "roll 6",
        "x" * 200,
    ],
)
def test_what_is_no_action(text: str) -> None:
    """B66: is told by kind, and changes nothing."""
    match = portsmouth.new("privateer", 2, {}, 5)
    before = match.hash()
    with pytest.raises(BadNotation):
        match.play(text)
    assert match.hash() == before


def test_only_who_is_asked_acts() -> None:
    """B33, P14: other seats, and seats there are not, are told that it is not their turn."""
    match = portsmouth.new("privateer", 3, {}, 5)
    action = match.legal()[0]
    for seat in (1, 2, 3, -1):
        with pytest.raises(NotYourTurn):
            match.play(action, seat)
    with pytest.raises(IllegalAction):
        match.play("done", 0)


def test_nothing_can_be_done_after_the_end() -> None:
    """P19: the game is over, by the rule that its meta names."""
    s = position(ship("k9"), round=40, active=1)
    play(s, "stay")
    match = Match(GAME, 2, {}, 1)
    match.state = s
    assert META.over_rule == "P19"
    assert match.at("j6")[1].rule == "P19"  # type: ignore[union-attr]
    with pytest.raises(NotYourTurn):
        match.play("draw", 0)
