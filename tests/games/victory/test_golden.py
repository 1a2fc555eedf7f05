"""The specification's worked examples and small positions, read from their files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portsmouth.core.context import Event
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.rules import placing, scoring, ships, voyages
from portsmouth.games.victory.rules.components import CARDS, SUPPLY
from tests.games.victory.build import (
    asked,
    buildings,
    card,
    dice_of,
    facts,
    fired,
    fleet,
    held,
    hurt,
    legal,
    letters_of,
    log,
    mask,
    play,
    port,
    position,
    ship,
    some,
    step,
    the,
    through,
    told,
    vp,
    where,
)

FOLDER = Path(__file__).parent
SMALL: dict[str, Any] = json.loads((FOLDER / "small_positions.json").read_text("utf-8"))
WORKED: dict[str, Any] = json.loads((FOLDER / "worked_examples.json").read_text("utf-8"))
FULL = "23456"


def cases(part: str) -> list[Any]:
    """All cases of a part, with their names."""
    found = SMALL[part]["cases"]
    return [pytest.param(each, id=str(each.get("name", n))) for n, each in enumerate(found)]


def test_every_part_is_read() -> None:
    """Names the parts of the two files that no test here reads."""
    source = Path(__file__).read_text("utf-8")
    parts = [*(part for part in SMALL if part != "about"), *WORKED]
    assert [part for part in parts if f'"{part}"' not in source] == []


@pytest.mark.parametrize("case", cases("placements"))
def test_placements(case: dict[str, Any]) -> None:
    """V69, V70, V71, V98, V99, V100, V101, R29, R63: exactly these sets, and the largest."""
    taken = mask("".join(map(str, case["occupied"])))
    found = placing.placements(tuple(case["dice"]), taken, case["extra_six"])
    sets = [placing.written(each).replace("-", "") for each in found]
    assert sorted(sets) == sorted(case["legal"])
    most = max(map(len, sets))
    assert sorted(each for each in sets if len(each) == most) == sorted(case["largest"])


def worn(name: str, free: dict[str, Any]) -> Any:
    """A ship with so many free spaces on each track."""
    return hurt(name, **{track: FULL[: 5 - free[track]] for track in ("hull", "sails", "crew")})


@pytest.mark.parametrize("case", cases("combat_ends"))
def test_combat_ends(case: dict[str, Any]) -> None:
    """V73, V74, V78, V80, V81, V82, R30, R31, R32, R77: what becomes of the two ships."""
    s = fired()
    for name, side in (("a1", "A"), ("b1", "D")):
        the(s, name).damage = worn(name, case[side]).damage
    seals = ["flee ball" if case[side]["flees"] else "ball" for side in "AD"]
    dice = [1] * sum(3 if case[side]["flees"] else 6 for side in "AD")
    play(s, f"0: {seals[0]}")
    events = kinds_and_seats(told(s, f"1: {seals[1]}", dice=dice))
    kinds = {kind for kind, _ in events}
    result, *who = case["result"].split()
    seats = {"A": 0, "D": 1}
    if result == "next":
        assert (step(s), "next_round" in kinds) == ("arm", True)
    else:
        assert s.fight is None
    sunk = {seat for kind, seat in events if kind == "sunk"}
    assert sunk == ({seats[each] for each in who} if result == "sunk" else set())
    captors = {seat for kind, seat in events if kind == "captured"}
    assert captors == ({seats[who[-1]]} if result == "captured" else set())
    assert {seat for kind, seat in events if kind == "escaped"} == (
        {seats[who[0]]} if result == "escaped" else set()
    )
    assert ("apart" in kinds) == (result == "apart")
    for side, seat in seats.items():
        token = case["token"].get(side)
        assert s.ports[seat].admiralty == (token == "admiralty")
        assert s.ports[seat].jolly_rogers == (token == "jolly_roger")


def kinds_and_seats(events: list[Event]) -> list[tuple[str, Any]]:
    """The kinds of events, and the seats that they name."""
    found = []
    for event in events:
        words = dict(word.split("=", 1) for word in facts(event).split()[1:] if "=" in word)
        found.append((event.kind, int(words["seat"]) if "seat" in words else None))
    return found


@pytest.mark.parametrize("case", cases("cannons"))
def test_cannons(case: dict[str, Any]) -> None:
    """V50, V62, V66, R26, R61: how many dice."""
    assert case["log"] == 6
    s = fired(
        port("M", ["cannons"] * case["cannons_cards"], (), ["foundry.guns"] * case["foundry"]),
        own=ship("a1", upgrade="mine.guns" if case["upgrade"] else None),
    )
    play(s, "1: ball")
    first = "0: flee ball" if case["flees"] else "0: ball"
    extras = ["cannons"] * case["cannons_cards"] + ["foundry"] * case["foundry"]
    actions = [first, *extras]
    play(s, *actions[:-1])
    play(s, actions[-1], dice=[1] * (case["dice"] + 6))


@pytest.mark.parametrize("count", range(17))
def test_sets(count: int) -> None:
    """V85, R2: points of so many cubes of one kind, both ways."""
    table = SMALL["sets_vp"]
    for option, name in ((0, "table"), (1, "one_per_kind")):
        s = position(port("W" * count), settings={"sets_per_kind": option}, declarer=1)
        assert vp(s)[0] - 1 == table[name][str(count)]


def with_sets_of_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule that the rulebook's sample page goes by."""
    monkeypatch.setattr(scoring, "SETS", ((3, 1),))
    points = tuple(
        tuple(scoring.set_points(count, one) for count in range(max(SUPPLY) + 1))
        for one in (False, True)
    )
    monkeypatch.setattr(scoring, "_SET_POINTS", points)


def test_sets_of_the_sample_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: thresholds are data, so its rule of three can be tried."""
    with_sets_of_three(monkeypatch)
    for count, points in SMALL["sets_vp"]["sample_page_3"].items():
        assert scoring.set_points(int(count), one_set=True) == points


@pytest.mark.parametrize("case", cases("voyage_ends"))
def test_voyage_ends(case: dict[str, Any]) -> None:
    """V42, V43, V47, R48: cubes, any icons, piece, passengers."""
    name = case["voyage"].lower()
    given = SMALL["voyage_ends"]["given"]
    aboard = given["passengers_aboard"]
    hand = ("v03", "storm_ahead") if "note" in case else ("v03",)
    at_start = case["space"] + ("note" in case)
    s = position(
        port(),
        port("", hand),
        active=1,
        first=1,
        ships=[ship("a1", name, at_start, passengers=aboard)],
    )
    if "note" in case:
        play(s, "storm a1")
    play(s, "rest")
    assert where(s, "a1") == (name, case["space"])
    total, choices = voyages.cargo(card(name), case["space"])
    assert choices == case["any"]
    play(s, "end a1")
    gained = "".join(kind * case["gains"].get(kind, 0) for kind in "WBMC")
    assert held(s) == letters_of(total) == gained
    for _ in range(case["any"]):
        assert asked(s) == ("any", 0)
        play(s, "take W")
    assert s.ports[0].pieces == case["piece"]
    assert s.ports[0].delivered == aboard * case["passengers_delivered"]


def worth(points: int, hand: tuple[str, ...] = ()) -> Any:
    """A port that makes so many points with one ship: from 12 on."""
    extra = points - 12
    fields = ("commerce", "shipyards", "industry")
    return port("WWWWWWBBBBBBMMMM", hand, fields, admiralty=extra // 2, pieces=extra % 2)


@pytest.mark.parametrize("case", cases("declaration"))
def test_declaration(case: dict[str, Any]) -> None:
    """V86, V87, V88, R37, R46, R47, R39: who declares, who still has a turn, who wins."""
    given, active = SMALL["declaration"], case["in_turn_of"]
    names = ("v01", "v02", "v03", "v05")
    ports = [worth(points, (names[seat],)) for seat, points in enumerate(case["vp"])]
    s = position(*ports, active=active, first=given["first_player"], round=case["round"])
    assert vp(s) == case["vp"]
    assert scoring.leftwards(s, s.first) == given["order"]
    play(s, "rest")
    assert s.declarer == case["declarer"]
    if case.get("then_vp"):
        ships.bring(s, 5, 1)
        s.ports[1].jolly_rogers, s.jolly_rogers = 1, 3
        assert vp(s) == case["then_vp"]
    turns = []
    while step(s) is not None:
        turns.append(s.active)
        play(s, *(["done"] if step(s) == "trade" else []), "rest")
    assert turns == case["turns_left"]
    outcome = GAME.outcome(s)
    assert outcome is not None
    if case["final"]:
        assert [*outcome.totals] == case["final"]
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        assert winners == case["winner"]


def test_bank() -> None:
    """V90, R41, R65, R70: printed cubes, an any icon and Commerce with a bank nearly empty."""
    case, *trades = SMALL["bank"]["cases"]
    letters = "".join(kind * count for kind, count in case["bank"].items())
    commerce = ["commerce"]
    s = position(
        port(),
        port("", [], commerce),
        port(),
        port("", [], commerce),
        step="voyages",
        bank=letters,
        ships=[ship("a1", "v14", 5)],
    )
    printed, _ = voyages.cargo(card("v14"), 5)
    assert dict(zip("WBMC", printed, strict=True)) == case["printed"]
    play(s, "end a1")
    assert held(s) == "".join(kind * count for kind, count in case["gained"].items())
    assert [*some(s, "take")] == case["any_choices"]
    play(s, f"take {case['any_choices'][0]}")
    assert letters_of(s.bank) == ""
    assert asked(s)[0] != "any"
    for trade, action in zip(trades, ("trade CC C", "trade WBC C"), strict=True):
        given = trade["bank"]
        s = position(port("WBCC", ["v01"]), port(), port(), step="trade")
        s.ports[2].cubes = tuple(
            left - given[kind] for kind, left in zip("WBMC", s.bank, strict=True)
        )
        s.bank = tuple(given[kind] for kind in "WBMC")
        GAME.check(s)
        assert (action in legal(s)) == trade["legal"]


def test_combat_example() -> None:
    """V62, V63, V66, V67, V68, V69, V70, V71, V72, V73, V74, V91, R30, R43: move by move."""
    example = WORKED["combat_example"]
    seat = {example["attacker"]: 0, example["defender"]: 1}
    name = {"A": "b1", "B": "a1"}
    s = fired(port(), port("", ["cannons", "cannons"]))
    for number, row in enumerate(example["rounds"], 1):
        assert s.fight is not None
        assert s.fight.round == number
        for side in "AB":
            flight = "flee " if side in row["escape"] else ""
            play(s, f"{seat[side]}: {flight}{row['shot'][side]}")
        assert asked(s) == ("count", 1)
        rolls = {side: row["rolls"][side] for side in "BA"}
        assert {side: len(dice) for side, dice in rolls.items()} == row["dice"]
        last = ["cannons", "pass"] if len(s.ports[1].hand) > 1 else ["cannons"]
        play(s, *last, dice=[*rolls["B"], *rolls["A"]])
        for side in "AB":
            assert [*s.fight.dice[seat[side]]] == row["after_cancel"][side]
        for side in "BA":
            ((track, faces),) = row["placed"][side].items()
            assert asked(s) == ("place", seat[side])
            assert track == {"ball": "hull", "chain": "sails"}[row["shot"][side]]
            placed = "".join(map(str, faces))
            assert max(map(len, some(s, "place"))) == len(placed)
            if side == "A" and number == 2:
                the_sunk = the(s, "a1")
            play(s, f"place {placed}")
        if number == 1:
            for side in "AB":
                dice = [*log(s, name[side])]
                tracks = ("hull", "sails", "crew")
                state = {t: [int(d) for d in dice[at]] for at, t in enumerate(tracks)}
                assert state == row["state"][side]
        through(s)
    assert [dice_of(track) for track in the_sunk.damage] == ["23456", "", ""]
    assert log(s, "b1")[1] == "356"
    result = example["result"]
    assert s.fight is None
    assert fleet(s) == []
    assert (result["sunk"], result["admiralty_to"]) == ("B", "A")
    assert s.ports[seat["A"]].admiralty == 1
    assert vp(s)[seat["A"]] == 1 + result["vp_A"]


def sample(*actions: str) -> Any:
    """The sample page's port, its voyage ended with a Merchant, and then some actions."""
    given = WORKED["sample_play_area"]["position"]
    before = WORKED["sample_play_area"]["pool_before"]
    s = position(
        port(
            "".join(kind * count for kind, count in before.items()),
            given["hand"],
            given["fields"],
            [f"{name}.crew" for name in given["buildings"]],
            delivered=1,
            admiralty=1,
        ),
        ships=[ship("a1", given["voyage"].lower(), given["space"]), ship("a2")],
        step="voyages",
        pile=["v03"],
    )
    assert len(fleet(s)) == given["ships"]
    return play(s, *actions)


TAKE = ("end a1", "merchant")
OPTIONS = {
    "build_foundry": ("done", "build foundry.guns"),
    "trade_2C_to_W": ("trade CC W",),
    "trade_2B_to_W": ("trade BB W",),
    "trade_2M_to_W": ("trade MM W",),
}


@pytest.mark.parametrize("rule", ["table", "sample_page"])
def test_sample_play_area(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R1, V84, V85, R18, V54, V96, R43: 13 points by the table, 14 by the page's own rule."""
    page = WORKED["sample_play_area"]
    if rule == "sample_page":
        with_sets_of_three(monkeypatch)
    s = sample()
    lines = {line.item: line.points for line in scoring.score_lines(s, 0)}
    assert lines["fields"] + lines["buildings"] == page["port_and_buildings_vp"]
    assert lines["passengers"] + lines["admiralty"] == page["passenger_plus_admiralty_vp"]
    assert lines["ships"] == page["ships_vp"]
    assert lines["sets"] == page["three_metal_vp"][rule]
    assert vp(s)[0] == page["total"][rule]
    s = sample("end a1")
    gained = dict.fromkeys(page["pool_before"], 0) | page["voyage"]
    assert all(held(s).count(k) == page["pool_before"].get(k, 0) + n for k, n in gained.items())
    s = sample(*TAKE)
    assert {kind: held(s).count(kind) for kind in "WBMC"} == page["pool_after"]
    assert page["merchant"] == dict.fromkeys("WBMC", 1)
    column = "sets_of_3" if rule == "sample_page" else "table"
    for name, actions in OPTIONS.items():
        s = sample(*TAKE, *actions)
        assert vp(s)[0] == page["options_total"][name][column], name
    assert "v03" in {CARDS[each] for each in s.ports[0].hand}
    assert "foundry" in buildings(sample(*TAKE, *OPTIONS["build_foundry"]))
