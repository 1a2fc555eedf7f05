"""The captains: what they decide, and that they finish games by it."""

from __future__ import annotations

import pytest

from portsmouth.bots.bot import Bot, run
from portsmouth.bots.measure import selfplay
from portsmouth.core.journal import position_hash
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.bots import BOTS, boarding, crewing, gunnery, trial, worth
from portsmouth.games.captains_sea.bots.levels import FIXED, SKILLS
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules.components import CHAIN, MEND, RIG
from portsmouth.games.captains_sea.rules.scoring import CAPTURE_POINTS
from portsmouth.games.captains_sea.state import CaptainState, put
from portsmouth.games.captains_sea.volley import Volley
from tests.games.captains_sea.build import put_ship, sea

MEN = {"sf": 4, "sa": 4}


def duel(away: int = 2) -> CaptainState:
    """Constitution with Guerriere on her starboard beam, in impulse 6."""
    s = sea("s03")
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man=MEN)
    put_ship(s, 1, 5 + away, 7, 1)
    return s


def decide(level: str, s: CaptainState, seat: int) -> tuple[object, ...]:
    """What a level does in a position."""
    bot: Bot[CaptainState] = BOTS.bot(level, 2)
    return run(bot.think(s.copy(), seat, Rng(1))).actions


@pytest.mark.parametrize("level", [*FIXED, *SKILLS])
def test_every_level_finishes_a_game(level: str) -> None:
    """Two turns of every level against the gunner, each line legal."""
    s = GAME.setup(2, META.resolve_settings(2, {"duel": "s05"}), Rng(4))
    s.rules = s.rules._replace(turn_limit=2)
    selfplay.play(GAME, s, [BOTS.bot(level, 2), BOTS.bot("gunner", 2)])
    assert GAME.outcome(s) is not None


def test_levels_are_those_of_the_sheet() -> None:
    """What a player may choose is what there is."""
    assert {level.key for level in META.levels} == {*FIXED, *SKILLS} - {"gunner"}


@pytest.mark.parametrize("level", [*FIXED, *SKILLS])
def test_plain_captains_look_at_nothing_hidden(level: str) -> None:
    """Whatever is dealt anew to them, they decide the same, and leave the position as it is."""
    bot: Bot[CaptainState] = BOTS.bot(level, 2)
    assert bot.plain == (level != "admiral")
    if not bot.plain:
        return
    s = GAME.setup(2, META.resolve_settings(2, {"duel": "s05", "turn_limit": 20}), Rng(4))
    looked, number = 0, 0
    while s.frames:
        seat, number = GAME.actors(s)[0], number + 1
        before = position_hash(s)
        said = run(bot.think(s, seat, Rng(number)))
        assert position_hash(s) == before
        if not number % 5:
            other = s.copy()
            GAME.resample_hidden(other, seat, Rng(number))
            assert run(bot.think(other, seat, Rng(number))) == said, s.frames[-1]
            looked += 1
        selfplay.apply_line(GAME, s, seat, said.actions)
    assert looked > 20


def test_what_is_tried_is_worth_what_comes_of_it() -> None:
    """A loaded broadside alongside is fired; the position stays as it is, chance is its own."""
    s = duel()
    later = ("new_turn",), ("clear_smoke",), ("mark_all",), ("open_fire", 0), ("open_aims",)
    s.frames, s.volley = (*later, ("take_aim", 0), ("fire", 0)), Volley()
    before, lines = position_hash(s), [(("fire",),), (("hold",),)]
    depth = trial.Depth(worlds=6, turns=0)
    fire, hold = run(trial.tried(GAME, s, lines, Rng(3), depth))
    assert fire > hold + 2
    assert [fire, hold] == run(trial.tried(GAME, s, lines, Rng(3), depth))
    assert position_hash(s) == before


def test_crew_goes_where_it_brings_most() -> None:
    """A hit that stands costs Constitution five points: she mends it before she mans far guns."""
    s = duel(20)
    ship = put_ship(s, 0, 5, 7, 1, rigging=9)
    ship.scored = put(ship.scored, 0, 3)
    ship.tasks = (0,) * len(ship.tasks)
    s.frames = (("muster", 0),)
    _, crew = crewing.choose(s, 0)
    assert crew[RIG] == 2
    assert not any(crew[MEND : MEND + 4])
    assert sum(crew) <= ship.crew
    assert decide("admiral", s, 0)[-1] == ("seal",)


def test_close_guns_fire_and_far_guns_wait() -> None:
    """11.02: a broadside at 2 squares is worth a reload; what bears worst of all waits."""
    s = duel(2)
    s.frames = (("fire", 0),)
    assert gunnery.fire(s, 0, [("fire",), ("hold",)])[0][1] == ("fire",)
    s = duel(9)
    assert gunnery.fire(s, 0, [("fire",), ("hold",)])[0][1] == ("hold",)


def test_aims_are_ranked_by_what_they_are_worth() -> None:
    """11.07: all that bears is worth more than a part of it."""
    s = duel(2)
    ranked = gunnery.aim(s, 0, [("aim", n) for n in range(8)])
    assert ranked[0][1] in {("aim", 4), ("aim", 5)}
    assert [value for value, _ in ranked] == sorted((v for v, _ in ranked), reverse=True)
    s.ships[1].rigging = 0
    s.ships[0].loads = (CHAIN,) * 4
    assert worth.aimed(s, 0, [5]) < worth.aimed(duel(2), 0, [5])


def test_boarding_goes_by_the_table() -> None:
    """12.03, 15: with many more men she grapples and boards; with fewer she gets clear."""
    s = duel(0)
    put_ship(s, 0, 5, 7, 1, man={"sf": 0, "sa": 0})
    put_ship(s, 1, 5, 7, 1, man={"sf": 4, "sa": 4})
    assert boarding.grapple(s, 0) == ("grapple",)
    assert boarding.board(s, 0) == ("board",)
    assert boarding.grapple(s, 1) == ("off",)
    assert boarding.cut(s, 1) == ("cut",)


def test_taking_counts_for_who_is_ahead_by_it() -> None:
    """19.03: a ship taken wins the game, unless the points are against it even so."""
    s = duel()
    assert worth.taking(s, 0) > CAPTURE_POINTS
    s.ships[0].scored = (9,) * 6
    assert worth.taking(s, 0) < 0
