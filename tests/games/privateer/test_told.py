"""What the log is told: each kind of event, with its facts, where the rules bring it about."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.context import Event
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.build import (
    Dice,
    actor,
    faces,
    new,
    options,
    play,
    position,
    record,
    ship,
    told,
    unshuffled,
)


def facts(event: Event) -> str:
    """An event in a line: its kind, then its facts by name, ids and numbers as they are."""
    words = [f"{name}={_word(arg)}" for name, arg in sorted(event.facts.items())]
    return " ".join([event.kind, *words])


def _word(arg: Any) -> str:
    if isinstance(arg, Text):
        return str(arg.args["seat"]) if arg.id == "player" else arg.id.split("-", 1)[1]
    return str(arg)


def drawing(card: str, **of_ship: Any) -> Callable[[], PrivateerState]:
    """About to draw a card, with another player at c2."""
    others = {"cargo": {"sugar": 2}, "relics": ["pearl_mask"], "crew": 1}
    return lambda: position(
        ship("k9", **{"crew": 1, **of_ship}), ship("c2", **others), step="bounty", deck=[card]
    )


def fight(**of_attacker: Any) -> Callable[[], PrivateerState]:
    loot = {"cargo": {"rum": 3}, "relics": ["sun_disc"], "cannons": 1}
    return lambda: position(ship("h8", cannons=1, **of_attacker), ship("i9", **loot))


def visit(**of_ship: Any) -> Callable[[], PrivateerState]:
    return lambda: position(
        ship("i6", **of_ship),
        ports={"tortuga": "PC08"},
        port_deck=["PC17"],
        settings={"sell_back": True},
    )


CASES: list[tuple[Callable[[], PrivateerState], list[str], Dice, str]] = [
    (
        drawing("jade_idol"),
        ["draw"],
        [],
        "drew card=jade_idol seat=0; took_relic relic=jade_idol seat=0",
    ),
    (drawing("wind_east"), ["draw"], [], "drew card=wind_east seat=0; wind_set wind=east"),
    (
        drawing("buried_treasure"),
        ["draw"],
        [5],
        "drew card=buried_treasure seat=0; tested crew=1 need=6 passed=1 roll=5 seat=0;"
        " gained seat=0 silver=5",
    ),
    (
        drawing("scurvy", silver=2),
        ["draw"],
        [1],
        "drew card=scurvy seat=0; tested crew=1 need=7 passed=0 roll=1 seat=0;"
        " lost seat=0 silver=2",
    ),
    (
        drawing("storm"),
        ["draw"],
        [1],
        "drew card=storm seat=0; tested crew=1 need=6 passed=0 roll=1 seat=0;"
        " slowed seat=0 spaces=2",
    ),
    (drawing("storm", captain="bonny"), ["draw"], [], "drew card=storm seat=0; untouched seat=0"),
    (
        drawing("becalmed"),
        ["draw"],
        [1],
        "drew card=becalmed seat=0; tested crew=1 need=7 passed=0 roll=1 seat=0; becalmed seat=0",
    ),
    (
        drawing("rotten_timbers", hold=2),
        ["draw"],
        [1],
        "drew card=rotten_timbers seat=0; tested crew=1 need=5 passed=0 roll=1 seat=0;"
        " timbers position=1 seat=0",
    ),
    (
        drawing("rats", cargo={"rum": 1}),
        ["draw"],
        [1],
        "drew card=rats seat=0; tested crew=1 need=6 passed=0 roll=1 seat=0;"
        " discarded count=1 good=rum seat=0",
    ),
    (
        drawing("boarding_party"),
        ["draw"],
        [4, 2],
        "drew card=boarding_party seat=0; contest against=3 other=1 seat=0 total=5;"
        " seized other=1 relic=pearl_mask seat=0",
    ),
    (
        drawing("pickpockets"),
        ["draw"],
        [4, 2],
        "drew card=pickpockets seat=0; contest against=3 other=1 seat=0 total=5;"
        " pocketed other=1 seat=0 silver=3",
    ),
    (
        drawing("smugglers", cargo={"rum": 1}),
        ["draw", "swap rum sugar"],
        [],
        "drew card=smugglers seat=0; swapped given=rum got=sugar other=1 seat=0",
    ),
    (
        drawing("parley", cargo={"rum": 1}),
        ["draw", "ask rum 4", "accept"],
        [],
        "drew card=parley seat=0; asked good=rum price=4 seat=0;"
        " parleyed good=rum other=0 price=4 seat=1",
    ),
    (
        drawing("parley"),
        ["draw", "bid sugar 2", "decline"],
        [],
        "drew card=parley seat=0; bid good=sugar price=2 seat=0; declined seat=1",
    ),
    (
        drawing("drifting_wreck"),
        ["draw", "take 1"],
        ["blue"],
        "drew card=drifting_wreck seat=0; colour good=rum seat=0; took count=1 good=rum seat=0",
    ),
    (
        lambda: position(ship("k9", "vane"), wind="north"),
        ["wind east", "stay"],
        [],
        "turned_wind seat=0 wind=east; stayed seat=0; turn round=2 seat=1",
    ),
    (
        lambda: position(ship("h8", cannons=1)),
        ["sail i8", "roll", "take 1"],
        [6, 4, 4, "blue"],
        "sailed seat=0 square=i8 start=h8; attacks_merchant seat=0;"
        " rolled_merchant against=8 seat=0 total=9; beat_merchant difference=1 seat=0;"
        " colour good=rum seat=0; took count=1 good=rum seat=0; turn round=2 seat=1",
    ),
    (
        lambda: position(ship("h8", "lafitte", cannons=4)),
        ["sail i8", "roll", "pick rum", "take 1"],
        [4, 5, 3, "white", "blue"],
        "sailed seat=0 square=i8 start=h8; attacks_merchant seat=0;"
        " rolled_merchant against=8 seat=0 total=12; beat_merchant difference=4 seat=0;"
        " colour good=sugar seat=0; colour good=rum seat=0; picked good=rum seat=0;"
        " took count=1 good=rum seat=0; turn round=2 seat=1",
    ),
    (
        lambda: position(ship("h8", "read", cannons=1)),
        ["sail i8", "roll", "reroll"],
        [1, 4, 4, 2],
        "sailed seat=0 square=i8 start=h8; attacks_merchant seat=0;"
        " rolled_merchant against=8 seat=0 total=4; rerolled roll=2 seat=0;"
        " rolled_merchant against=8 seat=0 total=5; beaten_off seat=0; turn round=2 seat=1",
    ),
    (
        fight(hold=0, cargo={"sugar": 3}, relics=["cursed_doubloon"]),
        ["sail i9", "roll", "steal rum", "steal rum", "hand cursed_doubloon"],
        [5, 3, "blue"],
        "sailed seat=0 square=i9 start=h8; attacks other=1 seat=0;"
        " rolled against=6 other=1 seat=0 total=8; beat difference=2 other=1 seat=0;"
        " stole good=rum other=1 seat=0; stole_to_bank good=rum other=1 seat=0;"
        " handed other=1 relic=cursed_doubloon seat=0; sent_off port=tortuga seat=1;"
        " turn round=2 seat=1",
    ),
    (
        visit(cargo={"fruit": 2}, sails=1, hold=2, debts=2),
        ["sail j6", "sell fruit 2", "buy rum 3", "strip hold", "upgrade sails", "done"],
        [],
        "sailed seat=0 square=j6 start=i6; visits port=tortuga seat=0;"
        " sold count=2 good=fruit seat=0 silver=10; bought count=3 good=rum seat=0 silver=6;"
        " stripped position=1 seat=0 silver=4 track=hold;"
        " upgraded position=2 seat=0 silver=4 track=sails;"
        " debts_lapsed count=1 seat=0; new_prices card=PC17 port=tortuga; turn round=2 seat=1",
    ),
    (
        visit(sails=5, crew=5, cannons=3, hold=2, silver=12),
        ["sail j6", "upgrade hold"],
        [],
        "sailed seat=0 square=j6 start=i6; visits port=tortuga seat=0;"
        " upgraded position=3 seat=0 silver=12 track=hold; won infamy=20 seat=0",
    ),
    (
        lambda: position(ship("k9"), round=40, active=1),
        ["stay"],
        [],
        "stayed seat=1; season_over rounds=40",
    ),
]


@pytest.mark.parametrize(("make", "actions", "dice", "lines"), CASES)
def test_what_is_told(
    make: Callable[[], PrivateerState], actions: list[str], dice: Dice, lines: str
) -> None:
    """P13, P62: all that happens lies open, and is told to all."""
    events = told(make(), *actions, dice=dice)
    assert "; ".join(facts(event) for event in events) == lines
    assert all(event.to is None for event in events)


def setting_up() -> list[Event]:
    """The events from the first choice of a captain to the first turn."""
    s = new()
    events = record(s, "captain bonny").events
    s.rng = Rng(1, s.rng.count, unshuffled(20) + unshuffled(60) + faces([4, 4, 2, 5]))
    for action in ("captain caesar", "done", "done"):
        events += record(s, action).events
    return events


def test_the_setup_is_told() -> None:
    """P14, B72: captains, every roll for the start, who fits out where."""
    assert [facts(event) for event in setting_up()] == [
        "chose captain=bonny seat=0",
        "chose captain=caesar seat=1",
        *(f"rolled_for_start roll={r} seat={s}" for s, r in ((0, 4), (1, 4), (0, 2), (1, 5))),
        "begins seat=1",
        "fits_out port=caracas seat=1",
        "fits_out port=cartagena seat=0",
        "turn round=1 seat=1",
    ]


def reshuffling() -> list[Event]:
    """Both decks run out in one turn."""
    s = position(
        ship("i6", cargo={"fruit": 1}),
        step="bounty",
        left=0,
        deck=[],
        ports={"tortuga": "PC08"},
        ports_left=0,
    )
    order = unshuffled(60)
    s.rng = Rng(1, script=order)
    events = record(s, "draw").events
    play(s, "sail j6", "sell fruit 1")
    s.rng = Rng(1)
    return events + record(s, "done").events


def test_shuffling_is_told() -> None:
    """B18, B75: how many cards were made a deck again."""
    lines = [facts(event) for event in reshuffling()]
    assert "bounty_shuffled count=60" in lines
    assert "ports_shuffled count=15" in lines


def test_every_kind_is_told_somewhere() -> None:
    """Names the events that have a sentence and no case here."""
    words = registry.messages("privateer", "en")
    known = {*re.findall(r"^event-(\w+) =", words, re.MULTILINE)}
    seen = {each.split()[0] for _, _, _, lines in CASES for each in lines.split("; ")}
    seen |= {event.kind for event in (*setting_up(), *reshuffling())}
    assert known == seen


def question(s: PrivateerState) -> str:
    """What is asked, as a line: its message, then its facts by name."""
    pending = GAME.step(s)
    assert pending is not None
    text = pending.prompt(s, actor(s))
    assert portsmouth.say(text, game="privateer")
    words = [f"{name}={_word(arg)}" for name, arg in sorted(text.args.items())]
    return " ".join([text.id.removeprefix("prompt-"), *words])


QUESTIONS: list[tuple[Callable[[], PrivateerState], list[str], Dice, str]] = [
    (new, [], [], "captain"),
    (lambda: position(ship("j6"), step=("outfit", 0)), [], [], "outfit port=tortuga"),
    (drawing("jade_idol"), [], [], "bounty"),
    (lambda: position(ship("k9", sails=1)), [], [], "sail spaces=4"),
    (drawing("becalmed"), ["draw"], [1], "becalmed"),
    (drawing("smugglers", cargo={"rum": 2}), ["draw"], [], "swap left=2 other=1"),
    (
        drawing("smugglers", cargo={"rum": 2}),
        ["draw", "swap rum sugar"],
        [],
        "swap left=1 other=1",
    ),
    (drawing("harbour_gossip"), ["draw"], [], "gossip"),
    (drawing("rats", cargo={"rum": 2, "fruit": 2}), ["draw"], [1], "discard left=2"),
    (drawing("parley"), ["draw"], [], "offer"),
    (
        drawing("parley", cargo={"rum": 1}),
        ["draw", "ask rum 4"],
        [],
        "answer-ask good=rum other=0 price=4",
    ),
    (drawing("parley"), ["draw", "bid sugar 4"], [], "answer-bid good=sugar other=0 price=4"),
    (drawing("drifting_wreck"), ["draw"], ["blue"], "spoils good=rum most=2"),
    (lambda: position(ship("h8")), ["sail i8"], [], "battle-merchant"),
    (fight(), ["sail i9"], [], "battle other=1"),
    (
        lambda: position(ship("h8", "read", cannons=1)),
        ["sail i8", "roll"],
        [1, 4, 4],
        "again mine=4 theirs=8",
    ),
    (
        lambda: position(ship("h8", cannons=1), ship("i9", "read", cannons=2)),
        ["sail i9", "roll"],
        [1, 4],
        "again mine=9 theirs=4",
    ),
    (
        lambda: position(ship("h8", "lafitte", cannons=4)),
        ["sail i8", "roll"],
        [4, 5, 3, "white", "blue"],
        "pick one=sugar two=rum",
    ),
    (fight(hold=0), ["sail i9", "roll"], [5, 3], "plunder most=2 other=1 room=4"),
    (fight(captain="caesar"), ["sail i9", "roll", "enough"], [5, 3], "seize other=1"),
    (
        fight(relics=["cursed_doubloon"]),
        ["sail i9", "roll", "enough"],
        [5, 3],
        "hand other=1",
    ),
    (visit(), ["sail j6"], [], "port port=tortuga"),
]


@pytest.mark.parametrize(("make", "actions", "dice", "line"), QUESTIONS)
def test_what_is_asked(
    make: Callable[[], PrivateerState], actions: list[str], dice: Dice, line: str
) -> None:
    """B67: the question of each step, with what it is about."""
    assert question(play(make(), *actions, dice=dice)) == line


@pytest.mark.parametrize("card", ["boarding_party", "pickpockets", "smugglers"])
def test_whom_a_card_asks_for(card: str) -> None:
    """B68: each in its own words."""
    others = [ship(at, cargo={"rum": 1}, relics=[relic]) for at, relic in OTHERS]
    s = position(ship("k9", cargo={"rum": 1}), *others, step="bounty", deck=[card])
    assert question(play(s, "draw")) == f"victim-{card}"


PORT_SQUARES = ("g11", "n11", "n6", "d4", "j6", "c8")
OTHERS = (("c2", "sun_disc"), ("h8", "pearl_mask"))


@pytest.mark.parametrize(("make", "actions", "dice", "line"), QUESTIONS)
def test_what_an_option_is_called(
    make: Callable[[], PrivateerState], actions: list[str], dice: Dice, line: str
) -> None:
    """P39, P15: by its verb; a move into a port by the port, the end of fitting out by its own."""
    s = play(make(), *actions, dice=dice)
    for text, option in options(s).items():
        verb, *words = text.split()
        into_port = verb == "sail" and option.legal and words[0] in PORT_SQUARES
        name = "sail-port" if into_port else verb
        name = "sail-out" if text == "done" and line.startswith("outfit") else name
        assert option.label.id == f"label-{name}"
        assert portsmouth.say(option.label, game="privateer")
