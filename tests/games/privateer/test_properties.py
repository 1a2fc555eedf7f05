"""What holds in every position of every game: seats, seed, options and players are drawn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import portsmouth
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import PORT_AT
from portsmouth.games.privateer.rules.components import (
    CURSE,
    GOODS,
    RELIC_INFAMY,
    SUPPLY,
    TRACK_INFAMY,
)
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.view_schema import PrivateerView
from tests.games.privateer.make_golden_games import Player, idle, keen, mixed, pirate, wild
from tests.shape import hold

Walk = tuple[Match, Player, Rng]
OUT_OF_TURN = {"again", "plunder", "seize", "hand", "discard", "answer"}


def aimless(_s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """Any legal action."""
    return legal[rng.below(len(legal))]


@st.composite
def walks(draw: st.DrawFn, *players: Player) -> Walk:
    """A new match with any options, and a player for all its seats."""
    seats = draw(st.sampled_from(META.seats))
    chosen = {spec.key: draw(st.sampled_from(spec.values)) for spec in META.options}
    seed = draw(st.integers(0, 2**64 - 1))
    player = draw(st.sampled_from(players or (aimless, wild, keen, pirate, mixed, idle)))
    return portsmouth.new("privateer", seats, chosen, seed), player, Rng(seed).fork("walk")


def decisions(walk: Walk) -> Iterator[tuple[Match, Action]]:
    """Every position of the match with what will be done in it; then it is done."""
    match, player, rng = walk
    while match.actors:
        action = player(match.state, match.legal(), rng)
        yield match, action
        match.play(action)


def ship_infamy(ship: Any) -> int:
    """Infamy, reckoned here from tracks and Relics."""
    tracks = sum(TRACK_INFAMY[position] for position in ship.tracks)
    return max(0, tracks + sum(RELIC_INFAMY[relic] for relic in ship.relics))


@settings(max_examples=40)
@given(walks())
def test_the_laws_hold_after_every_action(walk: Walk) -> None:
    """P60, P61, P9, B7, B62, P21: goods, squares, last ports and Infamy in whole games."""
    for match, _ in decisions(walk):
        s = match.state
        GAME.check(s)
        for good in range(len(GOODS)):
            assert s.bank[good] + sum(ship.cargo[good] for ship in s.ships) == SUPPLY
        squares = [ship.square for ship in s.ships]
        at_sea = [square for square in squares if square not in PORT_AT]
        if s.frames[-1][0] == "bounty":
            assert len({*at_sea}) == len(at_sea)
            assert (s.attacker, s.defender, s.winner, s.goods) == (-1, -1, -1, ())
            assert (s.dice, s.difference, s.reroll_used) == ((), 0, False)
        assert len(at_sea) - len({*at_sea}) <= 1
        for ship in s.ships:
            assert ship.silver >= 0
            if ship.square in PORT_AT:
                assert ship.last_port == PORT_AT[ship.square]
            assert ships.infamy(ship) == ship_infamy(ship) < s.rules.goal


@settings(max_examples=40)
@given(walks())
def test_games_end(walk: Walk) -> None:
    """B41, P19, B65: by the goal or the season, and no turn goes on for ever."""
    turn, length = (0, 0), 0
    for match, _ in decisions(walk):
        s = match.state
        length = length + 1 if turn == (s.round, s.active) else 0
        turn = (s.round, s.active)
        assert length < 150
    match = walk[0]
    s, outcome = match.state, match.outcome
    assert outcome is not None
    assert outcome.totals == tuple(ship_infamy(ship) for ship in s.ships)
    most = max(outcome.totals)
    assert (outcome.reason == "goal") == (most >= s.rules.goal)
    assert outcome.reason == "goal" or s.round == s.rules.season
    assert all(
        total == most
        for total, place in zip(outcome.totals, outcome.places, strict=True)
        if place == 1
    )
    if outcome.reason == "goal":
        assert outcome.places.count(1) == 1


@settings(max_examples=8)
@given(walks())
def test_options_and_views_are_whole(walk: Walk) -> None:
    """P62: legal = options without refusal, none twice; views are of the schema's shape."""
    for number, (match, action) in enumerate(decisions(walk)):
        options = match.options()
        assert {option.action for option in options if option.legal} == {*match.legal()}
        assert len({option.action for option in options}) == len(options)
        assert action in match.legal()
        (seat,) = match.actors
        for option in options[number % 7 :: 7]:
            assert GAME.option(match.state, seat, option.action) == option
        if number % 29 == 0:
            for viewer in (None, number % match.seats):
                hold(match.view(viewer), PrivateerView, "view")


@settings(max_examples=6)
@given(walks(wild, mixed, pirate))
def test_out_of_turn_decisions_are_kept(walk: Walk) -> None:
    """B13, B50, B54, B71: saved, loaded, replayed, undone and linked in their midst."""
    seen: Counter[str] = Counter()
    for match, action in decisions(walk):
        s = match.state
        asked = str(s.frames[-1][0])
        if asked not in OUT_OF_TURN or match.actors == (s.active,) or seen[asked] > 1:
            continue
        seen[asked] += 1
        again = portsmouth.load(json.loads(json.dumps(portsmouth.save(match))))
        assert (again.hash(), again.actors) == (match.hash(), match.actors)
        assert again.options() == match.options()
        assert again.undo_depth == match.undo_depth
        copy = type(s).from_json(json.loads(json.dumps(s.to_json())))
        assert copy.frames == s.frames
        again.play(action)
        other = Match(GAME, match.seats, match.settings, match.seed)
        for entry in again.journal:
            assert other.replay(entry.seat, GAME.notation.read(entry.do)) == entry
        if again.undo_depth:
            again.undo()
            assert again.hash() == match.hash()


@settings(max_examples=20)
@given(walks())
def test_barriers_stand_where_chance_or_others_come_in(walk: Walk) -> None:
    """P43, B73: nowhere else: winds, a move and a whole visit can be taken back together."""
    match, player, rng = walk
    while match.actors:
        s = match.state
        action = player(s, match.legal(), rng)
        before, depth, drawn = match.hash(), match.undo_depth, s.rng.count
        decks, ports, actors = (s.bounty_deck, s.port_deck), s.ports, match.actors
        match.play(action)
        s = match.state
        barred = (
            s.rng.count != drawn
            or (s.bounty_deck, s.port_deck, s.ports) != (*decks, ports)
            or match.actors != actors
        )
        assert match.undo_depth == (0 if barred else depth + 1)
        if not barred:
            after = match.hash()
            match.undo()
            assert match.hash() == before
            match.redo()
            assert match.hash() == after


@settings(max_examples=8)
@given(walks())
def test_a_twin_with_other_decks_and_dice_looks_the_same(walk: Walk) -> None:
    """P62, B35: views and options tell nothing of decks and dice to come."""
    for number, (match, _) in enumerate(decisions(walk)):
        if number % 9:
            continue
        twin = match.state.copy()
        GAME.resample_hidden(twin, None, Rng(number))
        GAME.check(twin)
        for viewer in (None, *range(match.seats)):
            assert GAME.view(twin, viewer) == match.view(viewer)
        (seat,) = match.actors
        assert GAME.options(twin, seat) == match.options()
        assert GAME.legal(twin, seat) == match.legal()


@settings(max_examples=8)
@given(walks())
def test_closed_purses_stay_closed(walk: Walk) -> None:
    """B35, P13, B76, B80: another's silver shows in no view, option, question nor event.

    A twin whose other purses hold other sums shows the same to a seat that acts; what is paid and
    received is open to all.
    """
    match = walk[0]
    if match.settings["purses"] == "open":
        return
    for number, (match, action) in enumerate(decisions(walk)):
        if number % 3:
            continue
        s = match.state
        (actor,) = match.actors
        for viewer in range(match.seats):
            twin = s.copy()
            for seat, ship in enumerate(twin.ships):
                if seat != viewer:
                    ship.silver += 7
            assert GAME.view(twin, viewer) == match.view(viewer)
            if viewer == actor:
                assert GAME.options(twin, viewer) == match.options()
                step, asked = GAME.step(twin), GAME.step(s)
                assert step is not None
                assert asked is not None
                assert step.prompt(twin, viewer) == asked.prompt(s, viewer)
        if action[0] in ("pocketed", "draw", "at"):
            continue
        mine, richer = s.copy(), s.copy()
        for ship in richer.ships:
            ship.silver += 7
        told = apply_and_observe(GAME, mine, actor, action)
        other = apply_and_observe(GAME, richer, actor, action)
        if GAME.outcome(mine) is None:
            assert [e.to_json() for e in told.events] == [e.to_json() for e in other.events]
            assert told.barrier == other.barrier


@settings(max_examples=10)
@given(walks())
def test_chance_is_asked_where_the_table_says(walk: Walk) -> None:
    """B73, B82: by no other action than those of the design's table."""
    throws = {"captain", "draw", "at", "gossip", "done", "roll", "reroll", "stand"}
    throws |= {"steal", "enough", "seize", "hand", "pass", "discard"}
    for match, action in decisions(walk):
        count, step = match.state.rng.count, match.state.frames[-1][0]
        twin = match.state.copy()
        apply_and_observe(GAME, twin, match.actors[0], action)
        if twin.rng.count != count:
            assert action[0] in throws
            assert (step, action[0]) not in {
                ("swap", "pass"),
                ("offer", "pass"),
                ("gossip", "pass"),
            }


def test_curses_are_never_taken() -> None:
    """B51, B52: in whole games no Curse is seized, and only Curses are handed on."""
    seen = 0
    for seed in range(15):
        match = portsmouth.new("privateer", 6, {"captains": "dealt"}, seed)
        rng = Rng(seed)
        while match.actors:
            action = pirate(match.state, match.legal(), rng)
            if action[0] in ("seize", "hand"):
                assert CURSE[int(action[1])] == (action[0] == "hand")
                seen += 1
            match.play(action)
    assert seen > 5
