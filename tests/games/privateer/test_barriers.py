"""What can be taken back, and what is kept, in matches: undo, saves, links, replays."""

from __future__ import annotations

import json
from functools import cache
from itertools import product

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.codec import link
from portsmouth.core.errors import NothingToUndo
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.state import PrivateerState
from tests.games.privateer.build import (
    faces,
    position,
    ship,
    silver,
    square,
    step,
    wind,
)
from tests.games.privateer.make_golden_games import mixed, pirate, wild


def at(s: PrivateerState, *dice: int | str) -> Match[PrivateerState]:
    """A match that has come to a position, with the next dice."""
    match = Match(GAME, s.seats, s.rules._asdict(), 1)
    match.state = s
    s.rng = Rng(1, s.rng.count, faces(dice))
    return match


def test_a_sail_into_a_fight_can_be_taken_back() -> None:
    """P37, B37: with the winds before it; no die lies in it."""
    match = at(position(ship("h8", "vane"), ship("i9"), wind="north"))
    match.play("wind east")
    match.play("sail i9")
    assert match.undo_depth == 2
    match.restart_turn()
    assert (square(match.state), wind(match.state)) == ("h8", "north")


def test_a_roll_can_not_be_taken_back() -> None:
    """P43, P48: whatever it brings."""
    match = at(position(ship("h8"), ship("i9", cargo={"rum": 1})), 6, 1)
    match.play("sail i9")
    match.play("roll")
    assert match.undo_depth == 0
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_visit_can_be_taken_back_to_before_the_sail() -> None:
    """P39, B60: sales, purchases and upgrades together, until `done`."""
    s = position(ship("i6", cargo={"fruit": 2}, silver=8), ports={"tortuga": "PC08"})
    match = at(s)
    before = match.hash()
    for action in ("sail j6", "sell fruit 2", "upgrade sails", "buy rum 1"):
        match.play(action)
    assert match.undo_depth == 4
    match.restart_turn()
    assert match.hash() == before
    for _ in range(4):
        match.redo()
    match.play("done")
    assert match.undo_depth == 0


def test_plunder_can_be_taken_back_but_for_its_last_card() -> None:
    """B12, B86: the last one sends the loser off by a die."""
    match = at(
        position(ship("h8", cannons=1), ship("i9", cannons=1, cargo={"rum": 3})), 5, 3, "blue"
    )
    match.play("sail i9")
    match.play("roll")
    match.play("steal rum")
    assert match.undo_depth == 1
    match.undo()
    match.play("steal rum")
    match.play("steal rum")
    assert match.undo_depth == 0
    assert square(match.state, 1) == "j6"


def test_swaps_can_be_taken_back() -> None:
    """B79: until the ship has sailed and another seat draws."""
    s = position(
        ship("k9", cargo={"rum": 2}),
        ship("c2", cargo={"sugar": 2}),
        step="bounty",
        deck=["smugglers"],
    )
    match = at(s)
    match.play("draw")
    assert match.undo_depth == 0
    for action in ("swap rum sugar", "swap rum sugar"):
        match.play(action)
    assert match.undo_depth == 2
    match.play("stay")
    assert match.undo_depth == 0


def test_who_is_asked_bars_the_way_back() -> None:
    """B54, B13: an offer that another player answers, and each answer."""
    s = position(ship("k9", cargo={"rum": 2}), ship("c2"), step="bounty", deck=["parley"])
    match = at(s)
    match.play("draw")
    match.play("ask rum 3")
    assert (match.actors, match.undo_depth) == ((1,), 0)
    match.play("accept")
    assert (match.actors, match.undo_depth) == ((0,), 0)
    assert silver(match.state) == [13, 7]


def test_an_offer_to_nobody_can_be_taken_back() -> None:
    """B80: nobody was asked."""
    match = at(position(ship("k9"), step="bounty", deck=["parley"]))
    match.play("draw")
    match.play("bid rum 3")
    assert match.undo_depth == 1


def test_a_captain_chosen_stays() -> None:
    """B33: the next seat chooses then."""
    match = portsmouth.new("privateer", 3, {}, 5)
    match.play(match.legal()[0])
    assert match.undo_depth == 0


def test_fitting_out_can_be_taken_back() -> None:
    """P15: until `done`."""
    match = at(position(ship("j6", silver=10), step=("outfit", 0), ports={"tortuga": "PC08"}))
    before = match.hash()
    match.play("buy rum 2")
    match.play("buy sugar 1")
    match.restart_turn()
    assert match.hash() == before


OUT_OF_TURN = ("again", "plunder", "seize", "hand", "discard", "answer")


@cache
def interrupted() -> dict[str, Match[PrivateerState]]:
    """For each decision that another seat may have to make in a turn, a match that waits for it."""
    found: dict[str, Match[PrivateerState]] = {}
    for seed, player in product(range(30), (wild, pirate, mixed)):
        match = portsmouth.new("privateer", 6, {"captains": "dealt"}, seed)
        rng = Rng(seed)
        while match.actors and len(match.journal) < 250:
            s = match.state
            if step(s) in OUT_OF_TURN and match.actors != (s.active,) and step(s) not in found:
                found[str(step(s))] = copy_of(match)
            match.play(player(s, match.legal(), rng))
        if len(found) == len(OUT_OF_TURN):
            break
    return found


def copy_of(match: Match[PrivateerState]) -> Match[PrivateerState]:
    """The match as it comes out of its save."""
    return portsmouth.load(json.loads(json.dumps(portsmouth.save(match))))


@pytest.mark.parametrize("asked", OUT_OF_TURN)
def test_matches_are_kept_in_the_midst_of_anything(asked: str) -> None:
    """B13, B50, B54, B71: saved, linked, replayed and read from JSON, then played on alike."""
    match = interrupted()[asked]
    assert step(match.state) == asked
    linked = link.read(link.write(match), registry.game).match
    replayed = Match(GAME, match.seats, match.settings, match.seed)
    for entry in match.journal:
        assert replayed.replay(entry.seat, GAME.notation.read(entry.do)) == entry
    read = copy_of(match)
    read.state = PrivateerState.from_json(json.loads(json.dumps(match.state.to_json())))
    for action in match.legal():
        after = copy_of(match)
        after.play(action)
        for other in (linked, replayed, read):
            assert (other.hash(), other.actors) == (match.hash(), match.actors)
            assert other.options() == match.options()
            again = copy_of(other)
            again.play(action)
            assert again.hash() == after.hash()
        if after.undo_depth:
            after.undo()
            assert after.hash() == match.hash()


def test_a_link_of_a_whole_game_is_short() -> None:
    """P1: about 190 actions in less than 1,000 characters."""
    match = portsmouth.new("privateer", 4, {}, 12)
    rng = Rng(12)
    while match.actors and len(match.journal) < 190:
        match.play(mixed(match.state, match.legal(), rng))
    assert len(link.write(match)) < 1_000
