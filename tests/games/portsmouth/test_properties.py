"""What holds in every position of every game: seats, seed, options and players are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

import portsmouth
from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.meta import META
from portsmouth.games.portsmouth.rules import scoring
from portsmouth.games.portsmouth.rules.cards import (
    DECKHAND_IDS,
    DECKHAND_SPECIALTY,
    DECKHANDS,
    GRID,
    IDS,
    NEEDS,
    SPECIALTY,
    SPECIALTY_SET,
)
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.games.portsmouth.build import position
from tests.games.portsmouth.make_golden_games import keen, wild
from tests.golden_games import Player

NAMES = ("Anson", "Byron", "Cook", "Drake")
Walk = tuple[Match, Player, Rng]


def aimless(_s: PortsmouthState, legal: list[Action], rng: Rng) -> Action:
    """Any legal action."""
    return legal[rng.below(len(legal))]


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """A new match with any options, and a player for all its seats."""
    seats = draw(st.sampled_from(META.seats))
    chosen = {}
    if draw(st.booleans()):
        for spec in META.options:
            values = [v for v in spec.values if spec.key != "start_player" or v in _starts(seats)]
            chosen[spec.key] = draw(st.sampled_from(values))
    seed = draw(st.integers(0, 2**64 - 1))
    player = draw(st.sampled_from([aimless, wild, keen]))
    return portsmouth.new("portsmouth", seats, chosen, seed), player, Rng(seed).fork("walk")


def _starts(seats: int) -> tuple[object, ...]:
    return ("random", *range(seats))


def decisions(walk: Walk) -> Iterator[tuple[Match, Action]]:
    """Every position of the match with what will be done in it; then it is done."""
    match, player, rng = walk
    while match.actors:
        action = player(match.state, match.legal(), rng)
        yield match, action
        match.play(action)


@settings(max_examples=50)
@given(walks())
def test_the_laws_hold_after_every_action(walk: Walk) -> None:
    """Conservation of all cards, no debts, no berth too many, and every game ends with a score."""
    match = walk[0]
    for _ in decisions(walk):
        GAME.check(match.state)
        for ship in match.state.ships:
            assert ship.money >= 0
            assert len(ship.lieutenants) <= 3
            assert len(ship.midshipmen) <= 6
            assert len(ship.petty_officers) <= 8
    GAME.check(match.state)
    assert match.outcome is not None


def tells_of_a_purse(match: Match, events: list[Event]) -> bool:
    """With hidden money, the others learn from a privilege what its owner can pay (A33)."""
    asked = bool(match.state.frames) and match.state.frames[-1][0] in (
        "privilege",
        "privilege_town",
    )
    kinds = {event.kind for event in events}
    told = kinds & {"privilege_idle", "privilege_idle_unsaid", "topped_up", "town", "town_idle"}
    return bool(match.state.rules.hidden_money and (asked or told))


@settings(max_examples=25)
@given(walks())
def test_only_the_end_of_the_actions_is_a_barrier(walk: Walk) -> None:
    """A39: what is done before `end` can be undone and redone exactly, round 8 included."""
    match, player, rng = walk
    while match.actors:
        action = player(match.state, match.legal(), rng)
        before, depth, drawn = match.hash(), match.undo_depth, match.state.rng.count
        acting = match.state.frames[-1][0] != "replenish" and action[0] != "end"
        events = match.play(action)
        after = match.hash()
        assert match.state.rng.count == drawn
        if acting and not match.undo_depth and tells_of_a_purse(match, events):
            continue
        assert match.undo_depth == (depth + 1 if acting else 0)
        if acting:
            match.undo()
            assert (match.hash(), match.undo_depth) == (before, depth)
            match.redo()
            assert match.hash() == after


@settings(max_examples=12)
@given(walks())
def test_the_options_without_refusal_are_the_legal_actions(walk: Walk) -> None:
    """None twice, and never is there nothing to do."""
    for match, action in decisions(walk):
        options = match.options()
        assert {option.action for option in options if option.legal} == {*match.legal()}
        assert len({*match.legal()}) == len(match.legal())
        assert len({option.action for option in options}) == len(options)
        assert action in match.legal()


@settings(max_examples=3)
@given(walks())
def test_every_cell_answers(walk: Walk) -> None:
    """Wherever a player points there is an option, or a reason with its rule."""
    for match, _ in decisions(walk):
        for cell in GRID.names:
            options, reason = match.at(cell)
            refusals = [option.refusal for option in options if option.refusal]
            assert options or reason
            for each in [*refusals, *([reason] if reason else [])]:
                assert each.rule[:1] in "RAC"
                assert each.rule


def _refused(match: Match) -> list[tuple[Option, Refusal]]:
    return [(option, option.refusal) for option in match.options() if option.refusal]


@settings(max_examples=25)
@given(walks())
def test_a_remedy_helps(walk: Walk) -> None:
    """What a refusal proposes is legal, action by action, and then so is what was refused."""
    for match, _ in decisions(walk):
        for option, refusal in _refused(match):
            if refusal.remedy:
                s = match.state.copy()
                for action in refusal.remedy:
                    assert action in GAME.legal(s, s.active)
                    GAME.apply(s, s.active, action)
                assert option.action in GAME.legal(s, s.active)


@settings(max_examples=6)
@given(walks())
def test_everything_has_its_sentence(walk: Walk) -> None:
    """Prompts, labels, effects, refusals and events can all be said in English."""
    match, player, rng = walk
    while match.actors:
        texts: list[Text] = [match.prompt()]
        for option in match.options():
            texts += [option.label, *option.effects]
            texts += [option.refusal.text] if option.refusal else []
        _say(texts)
        _say([event.text for event in match.play(player(match.state, match.legal(), rng))])
    _say([match.prompt()])


def _say(texts: list[Text]) -> None:
    for text in texts:
        sentence = portsmouth.say(text, NAMES, game="portsmouth")
        assert sentence
        assert not set(sentence) & set("{}$")


@settings(max_examples=10)
@given(walks())
def test_money_comes_and_goes_by_its_ways(walk: Walk) -> None:
    """R36, R54: others' purses change by tolls only; AP and money are never made from nothing."""
    for match, action in decisions(walk):
        s = match.state
        before = [ship.money for ship in s.ships]
        twin = s.copy()
        events = _recorded(twin, action)
        tolls = [event.facts["owner_seat"] for event in events if event.kind == "toll_paid"]
        for seat, ship in enumerate(twin.ships):
            if seat != s.active:
                assert ship.money == before[seat] + tolls.count(seat)
        if action[0] == "buy":
            assert (twin.ap - s.ap, before[s.active] - twin.ships[s.active].money) == (
                action[1],
                action[1],
            )
        elif twin.active == s.active and twin.frames[-1][0] != "replenish":
            assert twin.ap <= s.ap


def _recorded(s: PortsmouthState, action: Action) -> list[Event]:
    recorder = EventRecorder()
    GAME.apply(s, s.active, action, recorder)
    return recorder.events


LIEUTENANTS = st.lists(st.integers(0, 11), max_size=3, unique=True)
PETTY = st.lists(st.integers(30, 53), max_size=8, unique=True)
SEAMEN = st.lists(st.sampled_from(DECKHANDS[:30]), max_size=14, unique=True)


@settings(max_examples=150)
@given(LIEUTENANTS, PETTY, SEAMEN)
def test_the_berths_are_filled_for_the_best_score(
    lieutenants: list[int], petty: list[int], seamen: list[int]
) -> None:
    """A28, A29: no set of seamen in the free berths scores more, by trying all of them."""
    crew = " ".join(IDS[c] for c in (*lieutenants, *petty))
    crew += "".join(f" {DECKHAND_IDS[hand]}+" for hand in seamen)
    ship = position(crew=[crew])
    lines = {line.item: line.points for line in scoring.score(ship, 0)}
    own = {SPECIALTY[c] for c in petty}
    others = {DECKHAND_SPECIALTY[hand] for hand in seamen} - own - {-1}
    best = 0
    for count in range(min(8 - len(petty), len(others)) + 1):
        for chosen in combinations(sorted(others), count):
            mask = sum(1 << kind for kind in own | {*chosen})
            crews = sum(bool(NEEDS[c]) and NEEDS[c] & mask == NEEDS[c] for c in lieutenants)
            best = max(best, SPECIALTY_SET[len(own) + count] + 6 * crews)
    assert lines["specialties"] + lines["crack_crews"] == best
