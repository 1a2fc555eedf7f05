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
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import META
from portsmouth.games.war.rules import market
from portsmouth.games.war.rules.components import (
    CARDS,
    EXPORTS,
    FACTOR,
    GOODS,
    HULL,
    NONE,
    SELLERS_MARKET,
    SMUGGLER,
)
from portsmouth.games.war.rules.fleet import holds
from portsmouth.games.war.rules.world import CELLS, SPACES, ends, space_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.port_options import SELL
from portsmouth.games.war.view_schema import WarView
from tests.games.war.make_golden_games import Player, quarrel, seeker, trader, wild
from tests.shape import hold

Walk = tuple[Match, Player, Rng]


def aimless(_s: WarState, legal: list[Action], rng: Rng) -> Action:
    """Any legal action."""
    return legal[rng.below(len(legal))]


PLAYERS = (aimless, wild, trader, quarrel, seeker(1), seeker(2))


@st.composite
def walks(draw: st.DrawFn, *players: Player) -> Walk:
    """A new match with any options, and a player for all its seats."""
    seats = draw(st.sampled_from(META.seats))
    chosen = {spec.key: draw(st.sampled_from(spec.values)) for spec in META.options}
    chosen["rounds"] = 40
    seed = draw(st.integers(0, 2**64 - 1))
    player = draw(
        st.sampled_from(players or (aimless, wild, trader, quarrel, seeker(1), seeker(2)))
    )
    return portsmouth.new("war", seats, chosen, seed), player, Rng(seed).fork("walk")


def decisions(walk: Walk) -> Iterator[tuple[Match, Action]]:
    """Every position of the match with what will be done in it; then it is done."""
    match, player, rng = walk
    while match.actors:
        seat = match.actors[0]
        action = player(match.state, match.legal(seat), rng)
        yield match, action
        match.play(action, seat)


@settings(max_examples=30)
@given(walks())
def test_the_laws_hold_after_every_action(walk: Walk) -> None:
    """W1, W2, W9, W21, W36, S50, S58, S84: goods, cards, flags, passengers, values, hands."""
    for match, _ in decisions(walk):
        s = match.state
        GAME.check(s)
        for good in range(len(GOODS)):
            aboard = sum(convoy.hold[good] for convoy in s.convoys)
            assert s.sheet[good] + s.prize[good] + aboard == 3 * match.seats
        for convoy in s.convoys:
            assert convoy.values[HULL] > 0
            assert max(convoy.values) <= 2 + 2 * convoy.ships
            assert not (convoy.pirate and convoy.letters)
            assert convoy.gold >= 0


@settings(max_examples=30)
@given(walks())
def test_games_end(walk: Walk) -> None:
    """O1, W117, S64: by the last round at the latest, and no turn goes on for ever."""
    turn, length = (0, 0), 0
    for match, _ in decisions(walk):
        s = match.state
        length = length + 1 if turn == (s.round, s.active) else 0
        turn = (s.round, s.active)
        assert length < 200
    outcome = walk[0].outcome
    assert outcome is not None
    assert outcome.reason != "rounds" or walk[0].state.round == 40
    assert outcome.reason == "rounds" or outcome.places.count(1) == 1


@settings(max_examples=6)
@given(walks())
def test_options_and_views_are_whole(walk: Walk) -> None:
    """S95, W115: legal = options without refusal, none twice; views are of the schema's shape."""
    for number, (match, action) in enumerate(decisions(walk)):
        if number % 3:
            continue
        options = match.options()
        assert {option.action for option in options if option.legal} == {*match.legal()}
        assert len({option.action for option in options}) == len(options)
        assert action in match.legal()
        if number % 27 == 0:
            for viewer in (None, number % match.seats):
                hold(match.view(viewer), WarView, "view")


@settings(max_examples=8)
@given(walks(wild, quarrel, seeker(1)))
def test_out_of_turn_decisions_are_kept(walk: Walk) -> None:
    """W83, W97, S26, S84: saved, loaded, replayed and undone in their midst."""
    seen: Counter[str] = Counter()
    for match, action in decisions(walk):
        s = match.state
        asked = str(s.frames[-1][0])
        if match.actors == (s.active,) or seen[asked] > 1:
            continue
        seen[asked] += 1
        again = portsmouth.load(json.loads(json.dumps(portsmouth.save(match))))
        assert (again.hash(), again.actors) == (match.hash(), match.actors)
        assert again.options() == match.options()
        again.play(action)
        other: Match[Any] = Match(GAME, match.seats, match.settings, match.seed)
        for entry in again.journal:
            assert other.replay(entry.seat, GAME.notation.read(entry.do)) == entry
        if again.undo_depth:
            again.undo()
            assert again.hash() == match.hash()


CHANCE = {
    ("flag", "flag"),
    ("cast", "squall"),
    ("cast", "cast"),
    ("sail", "go"),
    ("sail", "storm"),
    ("hail", "fire"),
    ("hail", "pass"),
    ("port", "board"),
    ("port", "storm"),
    ("card", "card"),
    ("card", "none"),
    ("load", "ready"),
    ("press", "press"),
}
"""The actions after which dice may fall or cards be shuffled, by the design's table."""


@settings(max_examples=12)
@given(walks())
def test_chance_is_asked_where_the_table_says(walk: Walk) -> None:
    """W12, W51, S83: and wherever it is, or a pile gives a card, undo stops."""
    for match, action in decisions(walk):
        s = match.state
        step = str(s.frames[-1][0])
        twin = s.copy()
        piles = (s.deck, s.bag, s.stack)
        told = apply_and_observe(GAME, twin, match.actors[0], action)
        if told.chance:
            assert (step, action[0]) in CHANCE
        if told.chance or (twin.deck, twin.bag, twin.stack) != piles:
            assert told.barrier


@settings(max_examples=12)
@given(walks(trader, wild))
def test_trade_can_be_undone(walk: Walk) -> None:
    """S14, W89: crate by crate, as long as the turn lasts."""
    looked = 0
    for match, action in decisions(walk):
        if action[0] not in ("sell", "buy", "mend", "lade", "smuggle") or looked > 40:
            continue
        looked += 1
        before, depth = match.hash(), match.undo_depth
        match.play(action)
        assert match.undo_depth == depth + 1
        match.undo()
        assert match.hash() == before


@settings(max_examples=15)
@given(walks(aimless, wild))
def test_no_gold_within_a_port(walk: Walk) -> None:
    """S14, K6, K17, K22: without special cards no trade brings more than its crates are worth."""
    for match, action in decisions(walk):
        s = match.state
        if s.frames[-1][0] != "port" or action[0] not in ("buy", "sell"):
            continue
        convoy = s.convoys[s.active]
        plain = s.globe < 0 and not holds(convoy, FACTOR) and not holds(convoy, SMUGGLER)
        if not plain or s.cheap:
            continue
        port = convoy.at - CELLS
        good, count = int(action[1]), int(action[2])
        twin = s.copy()
        GAME.apply(twin, s.active, action)
        price = 1 if good in EXPORTS[port] else 2
        sign = 1 if action[0] == "sell" else -1
        assert twin.convoys[s.active].gold - convoy.gold == sign * price * count


def paid(s: WarState, port: int) -> int:
    """What the rules pay the active convoy for all that is not made in its port."""
    before = s.convoys[s.active].gold
    for good, held in enumerate(s.convoys[s.active].hold):
        if good not in EXPORTS[port] and SELL[good][held] in GAME.step(s).legal(s, s.active):
            GAME.apply(s, s.active, SELL[good][held])
    return s.convoys[s.active].gold - before


@settings(max_examples=5)
@given(walks(wild, trader), st.sampled_from((NONE, CARDS.index(SELLERS_MARKET))), st.booleans())
def test_what_a_sale_brings_is_what_the_rules_pay(walk: Walk, globe: int, factor: bool) -> None:
    """W26, W90, K6, K22, S69: told from afar and in port, it is what all sales bring together."""
    for match, action in decisions(walk):
        twin = match.state.copy()
        sails = action[0] == "go"
        if not sails and twin.frames[-1][0] != "port":
            continue
        seat = twin.active
        convoy = twin.convoys[seat]
        twin.globe = globe
        convoy.hand = (CARDS.index(FACTOR),) if factor else ()
        space = int(action[1]) if sails else convoy.at
        if space < CELLS or (sails and action not in GAME.legal(twin, seat)):
            continue
        told = market.brings(twin, convoy, space - CELLS)
        hold = convoy.hold
        if sails:
            GAME.apply(twin, seat, action)
        there = twin.convoys[seat]
        asked = twin.frames and twin.frames[-1][0] == "port" and twin.active == seat
        if asked and there.at == space and there.hold == hold:
            assert paid(twin, space - CELLS) == told


def test_ends_of_moves_are_within_reach() -> None:
    """W12, W82: by the distance maps, for every space and allowance."""
    from portsmouth.games.war.rules.world import LAND, distances

    for start in range(0, SPACES, 11):
        if start < CELLS and LAND[start]:
            continue
        for spaces in (1, 3, 6):
            cells, ports = ends(start, spaces)
            for end in range(0, CELLS, 5):
                if not LAND[end] and end != start:
                    assert (end in cells) == (distances(end)[start] <= spaces)
            for port in range(40):
                if space_of(port) != start:
                    assert (port in ports) == (distances(space_of(port))[start] <= spaces)
