"""The specification's worked positions, played by the second Privateer of ``naive``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from portsmouth.core.rng import Rng
from tests.games.privateer.naive import Naive, box
from tests.games.privateer.naive.ship import Ship

FACE = {each["colour"]: each["face"] for each in box.DATA["colours"]}


def table(*ships: Ship, dice: Sequence[int | str] = (), **has: Any) -> Naive:
    """A position: the active seat is about to sail, in an otherwise new game."""
    g = Naive(len(ships), {}, Rng(1))
    g.bare(len(ships))
    g.ships = list(ships)
    g.active = 0
    g.rng = Rng(1, script=[FACE.get(str(die), die) - 1 for die in dice])
    for good in box.GOODS:
        g.bank[good] = 20 - sum(ship.cargo[good] for ship in ships)
    g.port_deck = list(box.PORT_CARDS)
    g.cards = {port: g.port_deck.pop(0) for port in box.PORTS}
    for name, value in has.items():
        setattr(g, name, value)
    g.began_in_port = ships[0].square in box.PORT_AT
    g.begin(g.sailing(ships[0]))
    return g


def ship(seat: int, square: str, captain: str, **has: Any) -> Ship:
    """A ship with its captain's start, but for what is named; tracks by value or ``tracks``."""
    found = Ship(seat, box.COLOURS[seat], square=square, last_port="catalina")
    found.board(captain)
    for name, value in has.items():
        if name in box.TRACKS:
            found.tracks[name] = box.TRACKS[name].index(value)
        elif name == "cargo":
            found.cargo |= value
        else:
            setattr(found, name, value)
    return found


def sails(g: Naive) -> set[str]:
    return {text.split()[1] for text in g.legal() if text.startswith("sail ")}


def idle(seat: int = 1, **has: Any) -> Ship:
    return ship(seat, "n11", "bonnet", **has)


def play(g: Naive, *texts: str) -> Naive:
    for text in texts:
        g.play(text)
    return g


def test_the_winds_of_the_rulebook() -> None:
    """P33, P34, P35, P36, B1, B61: its two moves, laid on the map."""
    at = {"p8": 8, "m8": 5, "h5": 6, "f8": 8, "e8": 12, "i4": 9, "c8": 20, "g11": 10}
    assert {square: box.costs("h8", "east", False)[square] for square in at} == at
    found = sails(table(ship(0, "h8", "morgan", sails=4), idle(), wind="east"))
    assert found >= {"p8", "m8", "h5", "f8", "g6"}
    assert not found & {"e8", "i4", "c8", "g11", "h4"}
    assert len(found | {"h8"}) == 41
    calm = {"i8": 2, "f8": 4, "e8": 6, "g11": 8}
    assert {square: box.costs("h8", "neutral", False)[square] for square in calm} == calm
    assert len(sails(table(ship(0, "h8", "morgan", sails=4), idle())) | {"h8"}) == 37


@pytest.mark.parametrize(
    ("captain", "dice", "squares"),
    [("hornigold", [2], {"c4", "d5", "d6"}), ("bonny", [], None)],
)
def test_storm(captain: str, dice: list[int], squares: set[str] | None) -> None:
    """B29, B49, B25: a Storm leaves one space; Bonny neither rolls nor minds."""
    mine = ship(0, "d4", captain, sails=3, crew=1)
    g = table(mine, idle(), dice=dice, wind="south", bounty_deck=["storm"])
    g.begin(g.turn(mine))
    play(g, "draw")
    assert g.rng.count == len(dice)
    assert squares is None or sails(g) == squares
    assert squares is not None or max(g.reach(mine).values()) == 6


@pytest.mark.parametrize(
    ("captain", "before", "most"),
    [("roberts", 0, 4), ("roberts", 5, 3), ("roberts", 8, 0), ("morgan", 0, 5)],
)
def test_the_merchant_of_the_rulebook(captain: str, before: int, most: int) -> None:
    """P43, P45, P46, B11, B43: 12 against 8 is 4 goods, if they fit."""
    mine = ship(0, "i9", captain, cannons=8, hold=8, cargo={"rum": before})
    g = play(table(mine, idle(), dice=[4, 5, 3, "white"]), "sail i8", "roll")
    assert g.rng.count == 4
    assert g.legal() == ([f"take {n}" for n in range(most + 1)] if most else [])
    if most:
        play(g, f"take {most}")
        assert (g.bank["sugar"], mine.cargo["sugar"]) == (20 - most, most)


def test_a_merchant_wins() -> None:
    """P44, P47, B10: a tie is rolled again; the ship stays."""
    mine = ship(0, "i9", "kidd", cannons=3, cargo={"rum": 2})
    g = play(table(mine, idle(), dice=[3, 2, 4, 1, 3, 3]), "sail i8", "roll")
    assert (g.rng.count, g.legal(), mine.square, mine.load) == (6, [], "i8", 2)


def test_the_plunder_of_the_rulebook() -> None:
    """P48, P49, P50, P51, P52, B12, B14, B40: four goods, one of them to the bank."""
    mine = ship(0, "k8", "rackham", cannons=8, hold=5, cargo={"sugar": 2})
    his = ship(1, "k9", "bonnet", cannons=2, cargo={"rum": 3, "fruit": 2}, last_port="caracas")
    g = table(mine, his, dice=[4, 6, "green"])
    play(g, "sail k9", "roll", "steal fruit", "steal fruit", "steal rum", "steal rum")
    assert (mine.cargo["fruit"], mine.cargo["rum"], his.cargo["rum"], his.load) == (2, 1, 1, 1)
    assert (g.bank["rum"], his.square, his.last_port, g.legal()) == (18, "d4", "havana", [])


def test_a_tie_with_teach() -> None:
    """B39, B45, P51: Read rolls again, Teach has the tie; the attacker is sent off."""
    mine = ship(0, "k8", "read", cannons=5)
    his = ship(1, "k9", "teach", cannons=3)
    g = play(table(mine, his, dice=[2, 4, 2, "blue"]), "sail k9", "roll")
    assert (g.actors(), g.legal()) == ((0,), ["reroll", "stand"])
    play(g, "reroll")
    assert (mine.square, mine.last_port, g.legal()) == ("j6", "tortuga", [])


def visitor() -> Naive:
    tracks = {"sails": 2, "crew": 1, "cannons": 1, "hold": 1}
    mine = ship(0, "n6", "rackham", last_port="san_juan", tracks=tracks, silver=3)
    mine.cargo["fruit"] = 5
    g = table(mine, idle(), wind="west", port_deck=["PC17"])
    g.cards["tortuga"] = "PC08"
    return g


def test_a_visit() -> None:
    """P39, P41, P53, P55, B15, B34, B38: sell, refit, buy; then a new Port Card."""
    g = visitor()
    mine, silver = g.ships[0], []
    assert g.reach(mine)["j6"] == 8
    assert 2 * mine.spaces(True, False) == 12
    play(g, "sail j6")
    for text in ("sell fruit 5", "upgrade hold", "upgrade sails", "buy rum 4"):
        play(g, text)
        silver.append(mine.silver)
    assert (silver, mine.infamy, mine.cargo["rum"], mine.hold) == ([28, 20, 8, 0], 7, 4, 6)
    play(g, "done")
    assert (g.cards["tortuga"], g.port_discards, mine.last_port) == ("PC17", ["PC08"], "tortuga")


def test_refusals() -> None:
    """B5, B6, B16, B17, B66, P34, P53, P55, P57: what the visit's position does not allow."""
    g = visitor()
    assert not {"sail k6", "sail d4", "sail n6"} & {*g.legal()}
    assert box.costs("n6", "west", False)["d4"] == 18
    assert g.reach(g.ships[0])["g6"] == 11
    play(g, "sail j6")
    refused = {"sell rum 1", "sell fruit 6", "buy rum 1", "buy paprika 1", "upgrade hold"}
    assert not refused & {*g.legal()}
    g.ships[0].tracks["sails"] = 5
    play(g, "sell fruit 5")
    assert "upgrade sails" not in g.legal()


def test_prices() -> None:
    """B26, B55: Hornigold's, the Ruby Ring's and Roberts' prices."""
    mine = ship(0, "n6", "hornigold")
    assert 4 * mine.gets_for(3) == 16
    assert [mine.pays_for(price) for price in (1, 2, 3, 4)] == [1, 1, 2, 3]
    mine.relics.append("ruby_ring")
    assert 4 * mine.gets_for(3) == 20
    for captain, debts, expected in (
        ("roberts", 0, [3, 4, 6, 8, 10]),
        ("roberts", 1, [2, 2, 3, 4, 5]),
        ("kidd", 1, [3, 4, 6, 8, 10]),
    ):
        prices = [
            ship(0, "n6", captain, debts=debts, tracks={"crew": at}).upgrade_price("crew")
            for at in range(5)
        ]
        assert prices == expected


def tracked(tracks: Sequence[int], captain: str = "kidd", **has: Any) -> Ship:
    return ship(0, "n6", captain, tracks=dict(zip(box.TRACKS, tracks, strict=True)), **has)


def test_infamy() -> None:
    """P19, P20, P63, B19, B20: reckoned from tracks and Relics, never below 0."""
    assert tracked([5, 5, 3, 3]).infamy == 20
    assert tracked([0, 0, 0, 0], relics=["cursed_doubloon"]).infamy == 0
    mine = tracked([3, 3, 3, 5], "teach", relics=["pearl_mask"])
    assert mine.infamy == 17
    g = table(mine, idle(), dice=[1], bounty_deck=["rotten_timbers"])
    g.begin(g.turn(mine))
    play(g, "draw")
    assert ([*mine.tracks.values()], mine.infamy) == ([3, 3, 3, 4], 14)


def test_a_win_stops_everything() -> None:
    """P19, B48: in a visit, and by a card."""
    mine = tracked([5, 3, 3, 4], relics=["jade_idol"], silver=25, last_port="san_juan")
    g = play(table(mine, idle()), "sail j6", "upgrade hold")
    assert (mine.infamy, g.outcome, g.legal()) == (21, {"reason": "goal", "winners": [0]}, [])
    assert not g.port_discards
    mine = tracked([4, 4, 4, 5])
    g = table(mine, idle(), bounty_deck=["viceroys_crown"])
    g.begin(g.turn(mine))
    play(g, "draw")
    assert (mine.infamy, g.legal()) == (21, [])


@pytest.mark.parametrize("cargo", [{"sugar": 7}, {"sugar": 7, "rum": 1}])
def test_the_sea_chart_stolen(cargo: dict[str, int]) -> None:
    """B28, B50, B51, B40, B67, B86: its old owner discards, asked only where there is a choice."""
    loser = ship(1, "k9", "kidd", hold=5, relics=["sea_chart", "silver_bell"], cargo=cargo)
    g = table(ship(0, "k8", "caesar"), loser, dice=[2, 1, "red"])
    play(g, "sail k9", "roll", "steal sugar", "seize sea_chart")
    if "rum" in cargo:
        assert (g.actors(), set(g.legal())) == ((1,), {"discard rum", "discard sugar"})
        play(g, "discard rum")
    assert (loser.cargo["sugar"], loser.square, g.rng.count, g.legal()) == (5, "g11", 3, [])
