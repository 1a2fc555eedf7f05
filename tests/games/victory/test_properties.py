"""What holds in whole games of each number of seats, by players who like a fight."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import portsmouth
from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.journal import position_hash
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import scoring
from portsmouth.games.victory.rules.components import CARDS, DECK, NONE, SUPPLY
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import facts

LIKED = {
    "fire": 30,
    "launch": 6,
    "build": 6,
    "found": 8,
    "lay": 8,
    "merchant": 5,
    "passengers": 5,
    "cannons": 4,
    "foundry": 4,
    "mend": 3,
    "sail": 4,
    "letter": 2,
    "flee": 0,
    "trade": 0,
}
"""How often a player does what it likes; other verbs count once, those of 0 a quarter."""
QUARTERS = 4
SEATS = META.seats
POINTS_OF = {"fort": 2, "town_hall": 3}


def keen(s: VictoryState, legal: list[Action], rng: Rng) -> Action:
    """Any legal action, those it likes more often."""
    weights = [QUARTERS * LIKED.get(str(action[0]), 1) or 1 for action in legal]
    left = rng.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    raise AssertionError(s)


Moment = tuple[Match[VictoryState], int, Action]


def decisions(match: Match[VictoryState], rng: Rng) -> Iterator[Moment]:
    """Every position of a match with who will do what in it; then it is done."""
    while match.actors:
        seat = match.actors[rng.below(len(match.actors))]
        action = keen(match.state, GAME.legal(match.state, seat), rng)
        yield match, seat, action
        match.play(action, seat)


def games(count: int, *, seed: int = 0, **options: Any) -> Iterator[tuple[Match[Any], Rng]]:
    """New matches, seat counts and the option values in turn."""
    for number in range(seed, seed + count):
        chosen = {
            spec.key: spec.values[number // 3 % len(spec.values)]
            for spec in META.options
            if spec.key != "first_player"
        }
        seats = SEATS[number % len(SEATS)]
        match = portsmouth.new("victory", seats, {**chosen, "round_limit": 20, **options}, number)
        yield match, Rng(number).fork("walk")


def reckoned(s: VictoryState, seat: int) -> int:
    """A seat's points, reckoned here (V84, V85)."""
    port, total = s.ports[seat], 0
    for count in port.cubes:
        left = count
        while left >= 6:
            left, total = left - 6, total + 3
            left = 0 if s.rules.sets_per_kind else left
        total += left >= 4
    names = [CARDS[card].split(".")[0] for card in port.buildings]
    total += sum(POINTS_OF.get(name, 1) for name in names)
    total += sum((2, 1, 1)[field] for field in range(3) if port.fields >> field & 1)
    total += sum(ship.holder == seat for ship in s.ships)
    return total + 2 * port.delivered + port.pieces + 2 * port.admiralty + 3 * port.jolly_rogers


def laws(s: VictoryState) -> None:
    """What no position may break, reckoned apart from ``audit.py``."""
    GAME.check(s)
    for kind, supply in enumerate(SUPPLY):
        assert s.bank[kind] + sum(port.cubes[kind] for port in s.ports) == supply
    assert s.jolly_rogers + sum(port.jolly_rogers for port in s.ports) == 4
    assert s.admiralty + sum(port.admiralty for port in s.ports) == 5
    assert s.pieces + sum(port.pieces for port in s.ports) == 7
    assert len({ship.id for ship in s.ships}) == len(s.ships) <= 16
    voyages = [ship.voyage for ship in s.ships if ship.voyage != NONE]
    assert len({*voyages}) == len(voyages)
    for seat, port in enumerate(s.ports):
        assert min(port.cubes) >= 0
        assert len(port.buildings) <= 4
        assert scoring.points(s, seat) == reckoned(s, seat)
        assert len(port.hand) <= 5 or seat == s.active


@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_hold_after_every_action(seats: int) -> None:
    """V1, V84, V85, V90, V25, V14, R3: cubes, tokens, cards, ships, points in whole games."""
    seen: Counter[str] = Counter()
    for number, (match, rng) in enumerate(games(3, seed=100 + seats, round_limit=12)):
        again = portsmouth.new("victory", seats, match.settings, match.seed + number)
        for moment, _, action in decisions(again, rng):
            laws(moment.state)
            seen[str(action[0])] += 1
        laws(again.state)
        cards = [card for port in again.state.ports for card in port.hand]
        assert len(cards) + len(again.state.pile) <= len(DECK)
    assert len(seen) > 20


def test_games_end() -> None:
    """V87, R45, R47, V89: by a declaration or the last round; equal turns for all."""
    for match, rng in games(6):
        turns: Counter[int] = Counter()
        before = (0, -1)
        for moment, _, _ in decisions(match, rng):
            s = moment.state
            if s.frames[-1][0] != "outfit" and (s.round, s.active) != before:
                before = (s.round, s.active)
                turns[s.active] += 1
        s, outcome = match.state, match.outcome
        assert outcome is not None
        assert len({*turns.values()}) == 1
        assert (outcome.reason == "declared") == (s.declarer != NONE)
        assert outcome.reason == "declared" or s.round == s.rules.round_limit
        bonus = [3 * (seat == s.declarer) for seat in range(s.seats)]
        assert outcome.totals == tuple(reckoned(s, x) + bonus[x] for x in range(s.seats))
        best = max(range(s.seats), key=lambda seat: scoring.rank(s, seat))
        assert outcome.places[best] == 1
        assert outcome.totals[best] == max(outcome.totals)


def test_fifteen_points_are_declared() -> None:
    """V86, R46, R79, R83, R84: never a step of a turn with 15 points undeclared."""
    declared = 0
    for match, rng in games(3, seed=40, round_limit=60):
        for moment, _, _ in decisions(match, rng):
            s = moment.state
            if len(s.frames) == 1 and s.fight is None and s.frames[-1][0] != "outfit":
                assert s.declarer != NONE or max(reckoned(s, x) for x in range(s.seats)) < 15
        declared += match.state.declarer != NONE
    assert declared > 0


def test_options_are_the_legal_actions() -> None:
    """R85, R86: legal = options without refusal, none twice; nobody is left without one."""
    for number, (match, rng) in enumerate(games(3, seed=50, round_limit=12)):
        for place, (moment, seat, action) in enumerate(decisions(match, rng)):
            if (place + number) % 3:
                continue
            options = GAME.options(moment.state, seat)
            assert {each.action for each in options if each.legal} == {
                *GAME.legal(moment.state, seat)
            }
            assert len({each.action for each in options}) == len(options)
            assert action in GAME.legal(moment.state, seat)


def test_positions_are_kept() -> None:
    """V60, R96, R99, R75: saved, loaded and replayed in the midst of every question."""
    seen: Counter[str] = Counter()
    for match, rng in games(6, seed=60, round_limit=12):
        for moment, seat, action in decisions(match, rng):
            s = moment.state
            asked = str(s.frames[-1][0])
            if seen[asked] > 2:
                continue
            seen[asked] += 1
            again = portsmouth.load(json.loads(json.dumps(portsmouth.save(moment))))
            assert (again.hash(), again.actors) == (moment.hash(), moment.actors)
            copy = type(s).from_json(json.loads(json.dumps(s.to_json())))
            assert position_hash(copy) == position_hash(s)
            again.play(action, seat)
            GAME.check(again.state)
        other = Match(GAME, match.seats, match.settings, match.seed)
        for entry in match.journal:
            assert other.replay(entry.seat, GAME.notation.read(entry.do)) == entry
        assert other.hash() == match.hash()
    assert {*seen} >= {"arm", "place", "any", "merchant", "count", "answer", "discard", "board"}


def test_sealed_choices_commute() -> None:
    """V60, R97, R27: in whichever order two seats seal, the same follows; neither hinders."""
    looked = 0
    for match, rng in games(6, seed=70, round_limit=12):
        for moment, _, _ in decisions(match, rng):
            s, actors = moment.state, moment.actors
            if len(actors) < 2:
                continue
            chosen = {seat: keen(s, GAME.legal(s, seat), rng) for seat in actors}
            ends = set()
            for order in permutations(actors):
                twin = s.copy()
                for number, seat in enumerate(order):
                    assert GAME.legal(twin, seat) == GAME.legal(s, seat)
                    if number:
                        (left,) = GAME.actors(twin)
                        assert left == seat
                        blind = s.copy()
                        GAME.apply(blind, order[0], GAME.legal(s, order[0])[0])
                        assert GAME.view(twin, seat) == GAME.view(blind, seat)
                    GAME.apply(twin, seat, chosen[seat])
                ends.add(position_hash(twin))
            assert len(ends) == 1
            looked += 1
    assert looked > 10


def test_a_deal_anew_looks_the_same() -> None:
    """V103, R89: view, question and options tell nothing of the others' hands and the pile."""
    for match, rng in games(3, seed=80, round_limit=12):
        for number, (moment, _, _) in enumerate(decisions(match, rng)):
            if number % 4:
                continue
            s = moment.state
            for viewer in (None, *range(moment.seats)):
                twin = s.copy()
                GAME.resample_hidden(twin, viewer, Rng(number))
                GAME.check(twin)
                assert (twin.frames, GAME.actors(twin)) == (s.frames, moment.actors)
                assert GAME.view(twin, viewer) == GAME.view(s, viewer)
                if viewer in moment.actors:
                    assert GAME.options(twin, viewer) == GAME.options(s, viewer)
                    assert GAME.legal(twin, viewer) == GAME.legal(s, viewer)


def test_other_hands_of_the_same_sizes_lead_to_the_same_frames() -> None:
    """R89, R59, R86, R87, R88: what an onlooker hears and who is asked next, for every action."""
    compared: Counter[str] = Counter()
    for match, rng in games(6, seed=90, round_limit=12):
        for number, (moment, seat, action) in enumerate(decisions(match, rng)):
            s = moment.state
            twin = s.copy()
            GAME.resample_hidden(twin, None, Rng(number))
            twin.rng = s.rng.copy()
            if twin.fight is not None and s.fight is not None:
                twin.fight.seals = s.fight.seals
            if action[0] == "letter" or action not in GAME.legal(twin, seat):
                continue
            if s.fight is not None and 6 in s.fight.seals:
                continue
            mine = s.copy()
            one = apply_and_observe(GAME, mine, seat, action)
            other = apply_and_observe(GAME, twin, seat, action)
            assert mine.frames == twin.frames
            assert GAME.actors(mine) == GAME.actors(twin)
            heard = [
                [facts(event) for event in each.events if event.seen_by(None)]
                for each in (one, other)
            ]
            assert heard[0] == heard[1]
            if mine.frames:
                assert GAME.view(mine, None) == GAME.view(twin, None)
            compared[str(action[0])] += 1
    assert {"pass", "rest", "decline", "done", "sail", "end", "place"} <= {*compared}
    assert compared.total() > 500


SEALS = {"ball", "chain", "grape", "flee", "letter"}


def test_barriers_stand_where_chance_or_others_come_in() -> None:
    """V103, V11, V60: at a draw, a seal, dice, another seat, and nowhere else, fights included."""
    undone: Counter[str] = Counter()
    for match, rng in games(6, seed=110, round_limit=12):
        while match.actors:
            s = match.state
            seat = match.actors[0]
            action = keen(s, GAME.legal(s, seat), rng)
            before, depth, actors = match.hash(), match.undo_depth, match.actors
            drawn, pile = s.rng.count, s.pile
            match.play(action, seat)
            barred = (
                action[0] in SEALS
                or match.state.rng.count != drawn
                or match.state.pile != pile
                or match.actors != actors
            )
            assert match.undo_depth == (0 if barred else depth + 1), action
            if not barred:
                reached = match.hash()
                match.undo()
                assert match.hash() == before
                match.redo()
                assert match.hash() == reached
                undone[str(action[0])] += 1
    assert {"place", "pass", "decline", "sail", "trade", "done", "end"} <= {*undone}
    assert not {*undone} & {*SEALS, "fire"}
