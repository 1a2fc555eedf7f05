"""What the captains of Privateer value and decide, and that they see nothing but their view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.bots.bot import run
from portsmouth.bots.measure.selfplay import apply_line, choose, deal, play, play_turn
from portsmouth.bots.search.beam import BeamLimits, beam
from portsmouth.bots.search.turn_goals import plan_turn
from portsmouth.bots.study.forecast import think_forecast
from portsmouth.bots.study.hints import think_hint
from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.bots import BOTS, economy, forecasts, prospects
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import GRID, PORT_SQUARES
from portsmouth.games.privateer.rules.components import LAST, TRACK_INFAMY, TRACK_PRICE
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.i18n.language import LANGUAGES, say
from tests.games.privateer.build import play as act
from tests.games.privateer.build import position, ship

KEYS = [level.key for level in META.levels]


def positions(seats: int, seed: int, settings: Any = {}) -> Iterator[PrivateerState]:
    """Every position of a game of random actions, as long as one looks."""
    s = GAME.setup(seats, META.resolve_settings(seats, settings), Rng(seed))
    rng = Rng(seed).fork("positions")
    while s.frames:
        yield s
        seat = GAME.actors(s)[0]
        moves = GAME.legal(s, seat)
        GAME.apply(s, seat, moves[rng.below(len(moves))])


def done(s: PrivateerState, level: str = "admiral") -> list[str]:
    """What a captain decides on."""
    found = choose(GAME, s, GAME.actors(s)[0], BOTS.bot(level, len(s.ships)))
    return [GAME.notation.write(action) for action in found.actions]


@pytest.mark.parametrize("level", [*KEYS, "trader"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_captains_play_whole_games(level: str, seats: int) -> None:
    """They reach the goal, long before the season is over."""
    s = deal(GAME, seats, 11)
    result = play(GAME, s, [BOTS.bot(level, seats)] * seats)
    assert result.outcome.reason == "goal"
    assert s.round < 25


def test_there_are_no_other_levels() -> None:
    with pytest.raises(BadSetup):
        BOTS.bot("king", 2)


@pytest.mark.parametrize("settings", [{"sell_back": True}, {"goal": 15}, {"captains": "dealt"}])
def test_all_that_is_looked_at_is_legal(settings: dict[str, Any]) -> None:
    """Each candidate line of random positions can be played, action by action."""
    evaluator, steps = BOTS.evaluator(3), set()
    for s in islice(positions(3, 5, settings), 0, 2500, 9):
        seat = GAME.actors(s)[0]
        lines = evaluator.candidates(s, seat)
        assert lines
        steps.add(s.frames[-1][0])
        for line in lines[:12]:
            twin = s.copy()
            for action in line:
                assert action in GAME.legal(twin, seat), (s.frames, line)
                GAME.apply(twin, seat, action)
    assert len(steps) > 5


def test_terms_sum_up_to_the_value() -> None:
    evaluator = BOTS.evaluator(3)
    for s in islice(positions(3, 8), 0, 1500, 11):
        for seat in range(3):
            parts = sum(points for _, points in evaluator.breakdown(s, seat))
            assert round(1000 * parts) == evaluator.evaluate(s, seat)


def test_values_tell_nothing_hidden() -> None:
    """Decks and dice change no value (B35: purses may be counted)."""
    evaluator = BOTS.evaluator(3)
    for number, s in enumerate(islice(positions(3, 9), 0, 900, 13)):
        for seat in range(3):
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(number))
            assert evaluator.evaluate(twin, seat) == evaluator.evaluate(s, seat)


@pytest.mark.parametrize("sails", range(LAST + 1))
@pytest.mark.parametrize("hold", range(LAST + 1))
def test_more_silver_never_takes_longer(sails: int, hold: int) -> None:
    """Nor does the model ever find the goal farther off with a better ship."""
    trim = economy.trim(4, (), 1, 2, 20)
    left = [economy.model(trim).rounds(sails, hold, silver) for silver in range(0, 181, 3)]
    assert all(later <= sooner + 350 for sooner, later in pairwise(left))
    if sails < LAST:
        assert economy.model(trim).rounds(sails + 1, hold, 20) <= left[7] + 350
    assert (
        left[-1] == 0
        or economy.cheapest(1, 2, 20 - TRACK_INFAMY[sails] - TRACK_INFAMY[hold], False) > 180
    )


def test_the_cheapest_way_is_found() -> None:
    """8.3: from nothing 172 silver, by two full tracks and two of three steps."""
    whole = sum(TRACK_PRICE)
    assert economy.cheapest(0, 0, 14, False) == 2 * whole
    assert economy.cheapest(0, 0, 6, False) == 2 * sum(TRACK_PRICE[:4])
    assert 2 * whole + economy.cheapest(0, 0, 6, False) == 172
    assert economy.cheapest(5, 5, 15, False) == economy.FAR
    assert economy.cheapest(0, 0, 7, True) == 31, "Roberts pays half for his Crew"


def test_turns_to_ports_under_a_wind() -> None:
    """P34: Havana to Tortuga is eight squares; with 3 spaces it takes two turns at the least."""
    havana, tortuga = PORT_SQUARES[3], PORT_SQUARES[4]
    calm = prospects.turns(havana, 0, 6, False)
    assert calm[3] == 1000
    assert calm[4] >= 2000
    assert prospects.turns(havana, 2, 12, False)[4] == 1000
    assert prospects.turns(tortuga, 2, 12, False)[3] > prospects.turns(tortuga, 4, 12, False)[3]


def test_a_victory_at_hand_is_taken() -> None:
    s = position(ship("n6", "kidd", sails=5, crew=3, cannons=3, hold=4, silver=20), wind="west")
    assert done(s)[:2] == ["sail j6", "upgrade hold"] or "upgrade hold" in done(s)
    act(s, done(s)[0])
    act(s, *done(s))
    assert ships.infamy(s.ships[0]) >= 20
    assert not s.frames


def test_cargo_is_sold_where_it_brings_most() -> None:
    """A hold of rum in reach of the port that pays 5, not of the last one."""
    s = position(
        ship("j7", "kidd", cargo={"rum": 5}, hold=2, last="caracas", silver=0),
        ports={"tortuga": "PC16", "havana": "PC01"},
    )
    found = done(s)
    assert found[0] == "sail j6"
    act(s, "sail j6")
    assert "sell rum 5" in done(s)


def test_good_odds_are_used_and_bad_ones_avoided() -> None:
    """A weak neighbour with a full hold is robbed; a strong one is left alone."""
    rich = {"rum": 4, "fruit": 4}
    weak = position(
        ship("k11", "morgan", cannons=5, hold=4, silver=0, last="caracas"),
        ship("l11", "kidd", cannons=0, hold=4, cargo=rich),
    )
    target = "sail l11"
    assert done(weak)[0] == target
    strong = position(
        ship("k11", "morgan", cannons=0, hold=4, silver=0, last="caracas"),
        ship("l11", "kidd", cannons=5, hold=4, cargo=rich),
    )
    assert done(strong)[0] != target


def test_read_rolls_again_only_when_it_helps() -> None:
    """B39, B71."""
    s = position(ship("e8", "read", cannons=1))
    act(s, "sail f8")
    act(s, "roll", dice=[1, 3, 3])
    assert done(s) == ["reroll"]
    s = position(ship("e8", "read", cannons=5))
    act(s, "sail f8")
    act(s, "roll", dice=[6, 1, 1])
    assert done(s) == ["stand"]


def test_the_winner_steals_what_sells_best() -> None:
    """P49: out of turn too; nothing that is worth something is left while there is room."""
    s = position(
        ship("k11", "morgan", cannons=5, hold=5, silver=0, last="caracas"),
        ship("l11", "kidd", cannons=0, hold=4, cargo={"rum": 2, "sugar": 2}),
        ports={"tortuga": "PC16", "havana": "PC14", "caracas": "PC04", "san_juan": "PC13"},
    )
    act(s, "sail l11")
    act(s, "roll", dice=[6, 1])
    assert done(s)[0].startswith("steal")


def test_a_decision_can_be_played_and_holds_for_every_twin() -> None:
    """B35: twins that look alike to the seat get the same decision."""
    who = [BOTS.bot(level, 4) for level in KEYS]
    for number, s in enumerate(islice(positions(4, 21), 0, 1600, 53)):
        seat = GAME.actors(s)[0]
        for captain in who:
            decision = choose(GAME, s, seat, captain)
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(number))
            assert choose(GAME, twin, seat, captain) == decision
            assert apply_line(GAME, s.copy(), seat, decision.actions)


def played(seats: int, seed: int, turns: int) -> PrivateerState:
    """A position as captains leave it, at the beginning of a sail."""
    s, who = deal(GAME, seats, seed), BOTS.bot("landsman", seats)
    for _ in range(turns):
        play_turn(GAME, s, who)
    while s.frames[-1][0] == "bounty":
        GAME.apply(s, s.active, ("draw",))
    return s


def test_hints_reasons_and_forecasts_are_said_in_every_language() -> None:
    said = set()
    for turns in range(6, 40, 2):
        s = played(3, 4, turns)
        if not s.frames or s.frames[-1][0] not in ("sail", "port"):
            continue
        seat = GAME.actors(s)[0]
        hint = run(think_hint(GAME, BOTS.evaluator(3), BOTS.bot("admiral", 3), s, seat))
        assert hint.options
        for option in hint.options:
            why = BOTS.reason(s, seat, option.choice.actions)
            for language in LANGUAGES:
                if why:
                    said.add(why.id)
                    assert say(why, language=language, game="privateer")
    assert {"why-sale", "why-sale-refit"} & said
    assert any(key.startswith("why-ahead") for key in said)


def test_a_full_hold_is_no_reason_to_fight_a_merchant() -> None:
    """P45: whoever has no room takes nothing, so no captain says that he does it for goods."""
    empty, full = (ship("e8", "teach", hold=0, cargo={"rum": n}) for n in (0, 4))
    f8 = str(GRID.cell("f8"))
    for mine, said in ((empty, "why-merchant"), (full, None)):
        why = BOTS.reason(position(mine), 0, [("sail", f8)])
        assert (why and why.id) == said


def test_forecasts_count_dice_and_cards() -> None:
    """P44, B46: a fight by its rolls, the deck by its cards."""
    s = position(ship("e8", "teach", cannons=2))
    act(s, "sail f8")
    odds = run(think_forecast(BOTS, s, 0, ("roll",)))
    assert odds.exact
    assert dict(odds.outcomes) == {"win": 741, "lose": 259}
    s = position(ship("d4", "roberts", crew=1), step="bounty", deck=["storm", "ruby_ring"], left=2)
    assert forecasts.counted(s, 0, ("draw",)) == {"relic": 6, "passed": 2, "failed": 4}
    for state in islice(positions(3, 2), 0, 800, 7):
        seat = GAME.actors(state)[0]
        for action in GAME.legal(state, seat)[:3]:
            found = forecasts.counted(state, seat, action)
            assert found
            assert all(weight > 0 for weight in found.values())


def test_goals_are_reached_and_proved() -> None:
    """All upgrades that sales can pay are looked at: none gives more Infamy than the planner's."""
    looked = 0
    for s in (played(2, seed, 12) for seed in (1, 2, 3)):
        seat = GAME.actors(s)[0]
        for goal in BOTS.goals(s, seat):
            found = run(plan_turn(GAME, BOTS.evaluator(2, whole=True), s, seat, goal))
            assert found.proved
            looked += 1
            for turn in found.turns:
                assert turn.choice.actions
    assert looked > 8


def test_a_wide_beam_finds_nothing_better_than_the_admiral() -> None:
    """His beam is wide enough for his own evaluation."""
    for turns in range(5, 30, 4):
        s = played(2, 6, turns)
        if not s.frames or s.frames[-1][0] != "sail":
            continue
        evaluator = BOTS.evaluator(2)
        narrow = run(beam(GAME, evaluator, s, s.active, BeamLimits(6, 4_000)))
        wide = run(beam(GAME, evaluator, s, s.active, BeamLimits(200, 100_000)))
        assert wide.exhaustive
        assert narrow.ends[0].value == wide.ends[0].value


def test_the_registry_knows_them() -> None:
    assert registry.bots("privateer") is BOTS
    assert META.first_level in KEYS
    assert META.advice is not None
    for key in (META.advice.best, META.advice.cheap):
        assert BOTS.bot(key, 2)


@pytest.mark.parametrize("purses", ["open", "closed"])
def test_the_race_is_told_where_purses_are_open(purses: str) -> None:
    """B35: what a closed purse holds could be counted, but nobody is told it."""
    s = GAME.setup(2, META.resolve_settings(2, {"purses": purses}), Rng(3))
    assert BOTS.race(s, 0) is None, "captains are chosen"
    for _ in range(12):
        seat = GAME.actors(s)[0]
        apply_line(GAME, s, seat, choose(GAME, s, seat, BOTS.bot("landsman", 2)).actions)
    found = BOTS.race(s, 0)
    assert (found is None) == (purses == "closed")
    assert found is None or all(each >= 1000 * s.round for each in found.rounds)
