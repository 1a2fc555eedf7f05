"""What the captains of Victory value and decide, and that they see nothing but their view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from portsmouth import registry
from portsmouth.bots.bot import Decision
from portsmouth.bots.measure.selfplay import apply_line, choose, deal, play
from portsmouth.bots.search.beam import End, Path
from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.victory.bots import (
    BOTS,
    bargains,
    closing,
    duel,
    fights,
    gunner,
    throws,
)
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.bots.standing import standing
from portsmouth.games.victory.bots.voyager import reordered
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules import placing
from portsmouth.games.victory.rules.components import SECOND_SIX
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import broadside, fired, port, position, ship
from tests.games.victory.build import play as act

KEYS = [level.key for level in META.levels]
EQUAL = ((5, 5, 5), (5, 5, 5), (6, 6), duel.NOBODY)


def positions(seats: int, seed: int, settings: Any = {}) -> Iterator[VictoryState]:
    """Every position of a game of random actions, as long as one looks."""
    s = GAME.setup(seats, META.resolve_settings(seats, settings), Rng(seed))
    rng = Rng(seed).fork("positions")
    while s.frames:
        yield s
        actors = GAME.actors(s)
        seat = actors[rng.below(len(actors))]
        moves = GAME.legal(s, seat)
        GAME.apply(s, seat, moves[rng.below(len(moves))])


def decided(s: VictoryState, level: str = "admiral", seat: int | None = None) -> Decision:
    """What a captain decides on."""
    asked = GAME.actors(s)[0] if seat is None else seat
    return choose(GAME, s, asked, BOTS.bot(level, len(s.ports)))


def done(s: VictoryState, level: str = "admiral", seat: int | None = None) -> list[str]:
    return [GAME.notation.write(action) for action in decided(s, level, seat).actions]


def mixture(s: VictoryState, seat: int) -> list[int]:
    """The parts of the Admiral's plans for a seat that must seal."""
    bot, evaluator = BOTS.bot("admiral", 2), BOTS.evaluator(2)
    assert isinstance(bot, gunner.Gunner)
    assert isinstance(evaluator, VictoryEvaluator)
    at = fights.stakes(s, lambda after, who: evaluator.settled(after, who, seat))
    return bot.mixture(s, seat, at, Rng(7)).parts


@pytest.mark.parametrize("level", [*KEYS, "builder", "hoarder"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captains_play_whole_games(level: str, seats: int) -> None:
    """They reach 15 points, long before the limit of rounds."""
    s = deal(GAME, seats, 11)
    result = play(GAME, s, [BOTS.bot(level, seats)] * seats)
    assert result.outcome.reason == "declared"
    assert s.round < 40


def test_there_are_no_other_levels() -> None:
    with pytest.raises(BadSetup):
        BOTS.bot("king", 2)


@pytest.mark.parametrize(
    "settings",
    [{}, {"trades_per_turn": 1, "last_ship": "lost"}, {"passengers_per_voyage": 1}],
)
def test_all_that_is_looked_at_is_legal(settings: dict[str, Any]) -> None:
    """Each line of random positions can be played, action by action, up to the unforeseen."""
    evaluator, steps = BOTS.evaluator(3), set()
    for s in islice(positions(3, 5, settings), 0, 1200, 7):
        for seat in GAME.actors(s):
            lines = evaluator.candidates(s, seat)
            assert lines
            steps.add(s.frames[-1][0])
            for line in lines:
                assert apply_line(GAME, s.copy(), seat, line) >= 1, (s.frames, line)
    assert len(steps) > 8


def test_terms_sum_up_to_the_value() -> None:
    evaluator = BOTS.evaluator(3)
    for s in islice(positions(3, 8), 0, 1200, 11):
        for seat in range(3):
            parts = sum(points for _, points in evaluator.breakdown(s, seat))
            assert round(1000 * parts) == evaluator.evaluate(s, seat)


def test_values_tell_nothing_hidden() -> None:
    """V103: others' hands, the pile, seals that lie face down and dice to come change no value."""
    evaluator, fought = BOTS.evaluator(3), 0
    for number, s in enumerate(islice(positions(3, 3), 0, 1500, 5)):
        fought += s.fight is not None
        for seat in range(3):
            twin = s.copy()
            GAME.resample_hidden(twin, seat, Rng(number))
            assert evaluator.evaluate(twin, seat) == evaluator.evaluate(s, seat)
    assert fought


def test_a_decision_can_be_played_and_holds_for_every_twin() -> None:
    """Twins that look alike to the seat get the same decision, sealed ones included."""
    who = [BOTS.bot(level, 3) for level in KEYS]
    for number, s in enumerate(islice(positions(3, 21), 0, 1500, 37)):
        for seat in GAME.actors(s):
            for captain in who:
                decision = choose(GAME, s, seat, captain)
                twin = s.copy()
                GAME.resample_hidden(twin, seat, Rng(number))
                assert choose(GAME, twin, seat, captain) == decision
                assert apply_line(GAME, s.copy(), seat, decision.actions)


def test_a_sealed_choice_cannot_depend_on_the_others() -> None:
    """R27: whatever the enemy has sealed, the captain seals the same."""
    found = {
        tuple(done(act(fired(), f"0: {seal}"), seat=1))
        for seal in ("ball", "chain", "grape", "flee ball", "flee chain", "flee grape")
    }
    assert len(found) == 1


# Tempo.


def test_a_turn_is_judged_by_the_turns_after_it() -> None:
    """A docked ship sets out before a Mine is built, which the next turn pays for as well."""
    s = position(port("WWB", ["mine.hull", "v12"]), step="play")
    assert done(s)[0] == "launch v12 a1"
    assert done(position(port("WWB", ["mine.hull"]), step="play"))[0] == "build mine.hull"


def test_ends_are_put_in_order_by_what_was_found_beyond_them() -> None:
    """An end of which nothing was found gains what the others do; the rest stays behind."""
    s = position(port("WB"))
    ends = [End(value, s, Path(None, ())) for value in (900, 800, 700, 600)]
    found = reordered(ends, [-400, None, 200])
    assert [end.value for end in found] == [900, 700, 500, 500]
    assert reordered(ends, [None, None]) == ends


def test_points_cubes_and_yields_bring_15_nearer() -> None:
    plain = standing(position(port("WB"), step="trade"), 0, True).rounds
    for better in (
        port("WBMC"),
        port("WB", buildings=["mine.hull"]),
        port("WB", delivered=1),
        port("WB", fields=["commerce"]),
        port("WB", ["merchant"]),
    ):
        assert standing(position(better, step="trade"), 0, True).rounds < plain
    worn = position(port("WB"), ships=[ship("a1", hull="2345")], step="trade")
    assert standing(worn, 0, True).rounds > plain


def test_what_the_next_turns_can_bring() -> None:
    """Yields, a voyage that lands, the Merchant, a purchase and trades, in whole points."""
    s = position(port("WWWWW"), step="discard")
    assert closing.reach(s, 0, 1) == 1 + 1, "a ship, and four of a kind"
    s = position(port("WWWWW", buildings=["logging_camp.hull"]), step="discard")
    assert closing.reach(s, 0, 1) == 1 + 1 + 3
    s = position(port("WWWWWBB"), step="discard")
    assert closing.reach(s, 0, 1) == 1 + 3, "BB for the sixth wood"
    s = position(port("WWBBB", ["town_hall.crew"]), step="discard")
    assert closing.reach(s, 0, 1) == 1 + 3
    s = position(
        port("WWW", ["merchant"]),
        ships=[ship("a1", "v08", 3, passengers=1)],
        step="discard",
    )
    assert closing.reach(s, 0, 1) == 1 + 3, "WMB and one of each: five wood, BBMMC for a sixth"
    assert closing.reach(s, 0, 2) == 1 + 2 + 1 + 4, "passengers, a piece, six wood, four brick"


def test_a_win_at_hand_is_taken() -> None:
    """V86: a trade and a Town Hall make 15."""
    s = position(
        port("WWBBCC", ["town_hall.crew"], ["commerce"], ["mine.hull"], pieces=2, delivered=3),
        step="trade",
    )
    for action in done(s):
        act(s, action)
    assert s.declarer == 0


def test_a_yield_is_built_early() -> None:
    s = position(port("WWB", ["mine.hull", "fort.guns"]), step="play")
    assert done(s)[0] == "build mine.hull"


def test_passengers_go_aboard_and_the_merchant_is_played() -> None:
    """V46, V54."""
    s = position(port("", ["v01", "passengers"]))
    assert done(s)[:2] == ["launch v01 a1", "passengers"]
    s = position(port("", ["merchant"]), ships=[ship("a1", "v01", 3)], step="voyages")
    assert done(s)[:2] == ["end a1", "merchant"]


def test_a_commerce_cube_completes_a_set() -> None:
    """V17: asked out of turn."""
    s = position(
        port("CCC", fields=["commerce"]),
        port("WB"),
        ships=[ship("b1", "v01", 3)],
        step="voyages",
        active=1,
    )
    act(s, "end b1")
    assert done(s) == ["take C"]


@pytest.mark.parametrize("level", KEYS)
def test_a_plan_ends_where_anothers_commerce_is_asked(level: str) -> None:
    """V17, R50: who takes the cube is another seat; what comes after is planned anew."""
    mine, other = port("C", ["v01", "v02"]), port("C", ["v03"], ["commerce"])
    at = ship("a1", "v24", 0, sails="23456", crew="234")
    s = position(mine, other, ships=[at], step="voyages")
    assert "end a1" in [GAME.notation.write(action) for action in GAME.legal(s, 0)]
    for choice in decided(s, level).choices:
        actions = list(choice.actions)
        twin = s.copy()
        while actions:
            assert GAME.actors(twin) == (0,), [GAME.notation.write(each) for each in choice.actions]
            GAME.apply(twin, 0, actions.pop(0))


def test_trades_pay_for_what_is_in_the_hand() -> None:
    """V12: from WWWWB to a Mine's third cube is not asked; from WWCC to WWB it is one trade."""
    assert bargains.ways((2, 0, 0, 2), (2, 1, 0, 0), 2)[0] == (("trade", 3, 1),)
    assert bargains.ways((0, 0, 0, 2), (2, 1, 0, 0), 2) == ()


def test_the_least_of_the_hand_is_dropped() -> None:
    s = position(
        port("", ["passengers", "merchant", "v13", "mine.hull", "hoist_the_sails", "v16"]),
        step="discard",
    )
    assert done(s) == ["drop hoist_the_sails"]


# Fights.


def test_filling_is_as_good_as_every_search() -> None:
    """V69-V71: the most spaces, against the list of all placements."""
    rng = Rng(4)
    for _ in range(3000):
        dice = tuple(sorted(2 + rng.below(5) for _ in range(rng.below(9))))
        extra = bool(rng.below(2))
        taken = rng.below(SECOND_SIX * (1 + extra))
        if taken & SECOND_SIX and not taken & SECOND_SIX >> 1:
            continue
        every = placing.placements(dice, taken, extra)
        most = max(mask.bit_count() for mask in every)
        assert throws.most_filled(dice, throws.free_spaces(taken, extra)) == most


def test_equal_ships_have_equal_chances() -> None:
    """Section 4 of the specification: about 37 / 35 / 28 of a hundred."""
    ends = duel.ends(*EQUAL)
    assert ends[duel.SANK] == ends[duel.SUNK]
    assert 33_000 < ends[duel.SANK] < 42_000
    assert sum(ends) <= duel.WHOLE
    more = duel.after_round((5, 5, 5), (5, 5, 5), (7, 6), duel.NOBODY, (0, 0))
    assert more[duel.SANK] > 60_000


def test_flight_with_chain_gets_away_from_ball() -> None:
    """By the specification in 81 of a hundred, fleeing to the end."""
    ends = duel.after_round((5, 5, 5), (5, 5, 5), (6, 6), duel.SECOND, (0, 4))
    assert 60_000 < ends[duel.APART] < 90_000


def test_equal_ships_with_equal_stakes_fire_ball() -> None:
    """Section 6 of the design: both, always."""
    s = fired()
    for seat in (0, 1):
        parts = mixture(s, seat)
        assert parts[0] > 9_000


def test_a_rich_defender_mixes_flight_and_an_attacker_chain() -> None:
    """Section 6 of the design: a bluff where the stakes differ."""
    rich = ship("b1", "v16", 4, passengers=2)
    s = fired(own=ship("a1"), target=rich)
    attacker, defender = mixture(s, 0), mixture(s, 1)
    assert attacker[1] > 500
    assert sum(defender[3:]) > 3_000


def test_equal_fights_with_other_seeds_begin_with_other_shots() -> None:
    """The seal is drawn by the captain's own chance, the same for the same view."""
    rich = ship("b1", "v16", 4, passengers=2)
    s = fired(own=ship("a1"), target=rich)
    bot, found = BOTS.bot("admiral", 2), []
    for number in range(12):
        thinking = bot.think(s.copy(), 1, Rng(number))
        try:
            while True:
                next(thinking)
        except StopIteration as stop:
            found.append(stop.value.actions)
    assert len({*found}) > 1
    assert done(s, seat=1) == done(s, seat=1)


def test_the_landsman_only_fires_ball() -> None:
    s = fired(own=ship("a1"), target=ship("b1", "v16", 4, hull="234"))
    assert {tuple(done(s, "landsman", seat)) for seat in (0, 1)} == {("ball",)}


def test_a_letter_saves_a_rich_ship() -> None:
    """V49, R60; and its odds are those of drawing from all unseen cards."""
    rich = ship("b1", "v16", 5, passengers=2, hull="23")
    s = fired(None, port("", ["letter_of_marque"]), own=ship("a1"), target=rich)
    assert done(s, seat=1) == ["letter"]
    s = fired(None, port("", ["v01", "v02", "v03"]))
    unseen = len(s.pile) + 3
    exact = 1000 - 1000 * (unseen - 3) * (unseen - 4) // (unseen * (unseen - 1))
    assert abs(fights.letter_odds(s, 0, 1) - exact) <= 1
    assert fights.letter_odds(s, 1, 1) == 0


def test_fire_is_judged_by_the_fight() -> None:
    """V48: a treasure guarded by a wreck is attacked, a strong one by a wreck is not."""
    prize = ship("b1", "v16", 4, passengers=2, hull="2345")
    weak = position(port("", ["fire_cannons"]), ships=[ship("a1", "v04", 1), prize])
    assert done(weak)[0] == "fire a1 b1"
    own = ship("a1", "v16", 4, passengers=2, hull="2345")
    strong = position(port("", ["fire_cannons"]), ships=[own, ship("b1", "v04", 1)])
    assert done(strong)[0] != "fire a1 b1"


def test_dice_sink_whom_they_can() -> None:
    """V69, V73: the last spaces of the hull are filled."""
    s = fired(own=ship("a1", hull="3"), target=ship("b1", hull="2356"))
    broadside(s, "ball", "ball", (4, 4, 5, 5, 6, 6), (1, 1, 1, 1, 1, 2))
    assert done(s) == ["place 4"]


def test_a_ship_is_saved_from_sinking() -> None:
    """V52, V36, R24: a card or a guild takes a die off, on one or the other face."""
    s = fired(
        None,
        port("W", ["out_manoeuvre"], buildings=["artisan_guild.hull"]),
        own=ship("a1"),
        target=ship("b1", hull="2356"),
    )
    broadside(s, "ball", "ball", (4, 4, 5, 5, 6, 6), (1, 1, 1, 1, 1, 1))
    act(s, "place 4")
    while GAME.actors(s) == (0,):
        act(s, "pass")
    assert done(s)[0].startswith("mend h")


def test_the_registry_knows_them() -> None:
    assert registry.bots("victory") is BOTS
    assert META.first_level in KEYS
    assert META.advice is not None
    for key in (META.advice.best, META.advice.cheap):
        assert BOTS.bot(key, 2)
