"""Rules that a planted fault could break unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.context import Context
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.boarding import make_fast
from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import PARALLEL, STRUCK, CaptainState
from portsmouth.games.captains_sea.views import hidden
from portsmouth.games.captains_sea.volley import Attack, Volley
from tests.games.captains_sea.build import act, asked, do, kinds, plain, put_ship, sea, start


def new(**settings: str) -> CaptainState:
    """A new game without cards."""
    return GAME.setup(2, META.resolve_settings(2, {"bridge_cards": "none"} | settings), Rng(1))


def broadside(s: CaptainState) -> CaptainState:
    """Seat 0 fires both sections at 7 MP, each at another height: seven defense dice less four."""
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man={"sf": 2, "sa": 2})
    put_ship(s, 1, 8, 8, 1)
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    return s


# Set-up and bids.


def test_r140_a_die_says_who_bids_first() -> None:
    """R140: odd: seat 0."""
    for seed in range(12):
        s = GAME.setup(2, META.resolve_settings(2, {"bid": "turns"}), Rng(seed))
        assert asked(s) == ("bid", 0 if Rng(seed).die() % 2 else 1)


def test_r140_bids_go_to_40() -> None:
    """R140: 0 to 40 VP for either ship; the other is offered to who accepts."""
    s = new(bid="turns")
    assert {"bid first 0", "bid second 40"} <= {*plain(s)}
    assert GAME.turn_info(s) is None
    assert GAME.current_scores(s) == ()
    do(s, "bid second 38")
    assert plain(s) == ["accept", "raise 39", "raise 40"]
    do(s, "raise 40")
    assert plain(s) == ["accept"]
    (accept,) = (each for each in GAME.options(s, GAME.actors(s)[0]) if each.action == ("accept",))
    assert "constitution" in str(accept.label.args["ship"])


@pytest.mark.parametrize(("die", "first"), [(1, 0), (2, 1), (3, 0), (5, 0)])
def test_r140_equal_bids(die: int, first: int) -> None:
    """R140: odd: seat 0 has the ship; only the winner's bid counts."""
    s = new(bid="secret")
    do(s, "bid first 3")
    do(s, "bid first 3", dice=(die,))
    assert s.first == first
    assert s.gifts[1 - first] == 3
    assert s.gifts[first] == 0


# Seals.


def played(match: Match[Any], *actions: str) -> None:
    """Play actions of whoever is asked."""
    for action in actions:
        match.play(action)


def sealed_from(match: Match[Any], seat: int) -> list[int]:
    """The entries that the other seat may not read."""
    entries = range(len(match.journal))
    return [each for each in entries if match.visible_text(each, 1 - seat) is None]


LOADS = ("load pf round", "load pa chain", "load sf double", "load sa round")


def test_r96_what_is_sealed_is_opened_in_its_time() -> None:
    """R66, R73, R96, R105: sails and crews are shown together, loads and manoeuvres never."""
    match = Match(GAME, 2, META.resolve_settings(2, {"bridge_cards": "none"}), 3)
    played(match, "sail medium")
    assert sealed_from(match, 0) == [0]
    played(match, "sail fighting")
    assert sealed_from(match, 0) == sealed_from(match, 1) == []
    played(match, *LOADS, *LOADS)
    loads = [2, 3, 4, 5]
    assert sealed_from(match, 0) == loads
    played(match, "man sf 3", "seal")
    assert sealed_from(match, 0) == [*loads, 10, 11]
    played(match, "man sf 3", "seal")
    assert sealed_from(match, 0) == loads
    assert sealed_from(match, 1) == [6, 7, 8, 9]
    while match.state.frames[-1][0] == "select":
        seat = match.actors[0]
        played(match, "advance")
        assert len(match.journal) - 1 in sealed_from(match, seat)


def test_r105_a_crew_is_hidden_while_it_is_assigned() -> None:
    """R105: from its first point on, and while its captain thinks of striking."""
    s = sea()
    start(s)
    do(s, "man sf 3")
    for action in ("strike", "stay", "seal"):
        ships: Any = GAME.view(s, 1)["ships"]
        assert (ships[0]["tasks"], ships[0]["melee"]) == (None, None)
        assert [each["manned"] for each in ships[0]["sections"]] == [None] * 4
        act(s, action)
    do(s, "man pf 1")
    ships = GAME.view(s, 0)["ships"]
    assert ships[1]["tasks"] is None


def test_r66_aims_are_sealed() -> None:
    """R66, R113, R114: neither captain reads the other's aim before both are sealed."""
    s = sea()
    s.impulse = 6
    for seat, column, side in ((0, 5, "s"), (1, 8, "p")):
        put_ship(s, seat, column, 7, 1, man={f"{side}f": 2, f"{side}a": 2})
    s.frames = (("muster", 0),)
    start(s, ("fire_step",))
    match = Match(GAME, 2, META.resolve_settings(2, {}), 1)
    match.state = s
    played(match, "fire", "fire", "aim both-low")
    assert sealed_from(match, 1) == [2]
    played(match, "aim fore-high")
    assert sealed_from(match, 0) == sealed_from(match, 1) == []


def test_r96_hands_and_deck_are_dealt_anew() -> None:
    """R96: other cards and another order for the enemy, another order of the deck for oneself."""
    s = sea("s03", "h01 h02", "h03 h04")
    before = s.deck
    hands, decks = set(), set()
    for seed in range(6):
        twin = s.copy()
        hidden.resample_hidden(twin, 0, Rng(seed))
        hands.add(twin.ships[1].hand)
        assert list(twin.deck) != sorted(twin.deck)
        later = s.copy()
        GAME.resample_chance(later, 0, Rng(seed))
        assert sorted(later.deck) == sorted(before)
        decks.add(later.deck)
        assert [ship.hand for ship in later.ships] == [ship.hand for ship in s.ships]
    assert len(hands) > 1
    assert len(decks) == 6


# Fire.


@pytest.mark.parametrize(("end", "defense"), [("fore", [3, 2]), ("aft", [2, 3])])
def test_11_08_the_odd_die_goes_where_the_target_says(end: str, defense: list[int]) -> None:
    """11.08: of five dice against two attacks."""
    s = broadside(sea())
    s.ships[0].burning = True
    do(s, "fire", "aim fore-low-aft-high")
    assert s.volley is not None
    found = s.volley
    act(s, f"odd {end}")
    assert [attack.defense for attack in found.attacks] == defense


def test_r18_the_first_hit_is_taken_where_the_target_says() -> None:
    """11.28, R18: asked once; raked the sides are named, and no answer in advance counts."""
    for rake, answer, guns in (
        (aims.NO_RAKE, "take aft", (4, 3, 4, 4)),
        (aims.NO_RAKE, "take fore", (3, 4, 4, 4)),
        (aims.BOW_RAKE, "take starboard", (4, 4, 3, 4)),
    ):
        s = sea()
        put_ship(s, 0, 4, 7, 1)
        put_ship(s, 1, 8, 7, 1)
        s.ships[1].guns = (4, 4, 4, 4)
        s.frames = (("muster", 0),)
        attack = Attack(0)
        attack.hull, attack.rake = 1, rake
        s.volley = Volley()
        s.volley.attacks = [attack]
        start(s, ("mark", 0, NONE))
        assert asked(s) == ("take", 1)
        advance = GAME.standing_answer(s, 1, {"take": "aft"})
        assert advance == (None if rake else ("take", 1))
        act(s, answer)
        assert s.ships[1].guns == guns
        assert asked(s) == ("muster", 0)


def test_5_10_points_above_sound_boxes_fall_in_every_section() -> None:
    """5.10, R76: not only in the first."""
    s = sea()
    ship = put_ship(s, 0, 5, 7, 1, man={"pf": 2, "pa": 2, "sf": 2, "sa": 2})
    ship.guns = (5, 1, 0, 1)
    s.frames = (("muster", 0),)
    start(s, ("posts", 0))
    assert ship.tasks[:4] == (2, 1, 0, 1)


def test_r64_a_side_is_a_side_however_near_the_keel() -> None:
    """R64: a firer a step off the keel lies on that side."""
    for heading, away, side in (
        (1, (1, -3), 1),
        (1, (-1, -3), 0),
        (2, (2, -1), 1),
        (2, (1, -2), 0),
    ):
        assert geometry.lies_to(heading, away) == side
    assert geometry.lies_to(1, (0, -3)) is None


# The turn.


def test_17_01_quality_helps_against_fire() -> None:
    """17.01: a crack crew puts it out with a 4, a green one not with a 5."""
    for quality, die, burns in (("crack", 4, False), ("green", 5, True)):
        s = sea()
        put_ship(s, 0, 5, 7, 1, quality=quality, burning=True)
        s.frames = (("muster", 0),)
        start(s, ("fight_fire", 0), dice=(die,))
        assert s.ships[0].burning == burns


def test_r135_damaged_rigging_is_asked_for_without_a_crew() -> None:
    """R135: a spar may be fished by card; hull tracks and sound rigging open no window."""
    s = sea("s03", "h22", "")
    put_ship(s, 0, 5, 7, 1, rigging=9)
    s.ships[0].guns = (3, 5, 5, 5)
    s.frames = (("muster", 0),)
    start(s, ("mend", 0))
    assert asked(s) == ("repair", 0)
    do(s, "play h22", "pass")
    assert s.ships[0].rigging == 10
    assert asked(s) == ("muster", 0)


def test_r135_a_failed_track_is_asked_for_of_its_own_captain_alone() -> None:
    """R135: the other, who repaired all, has no second window."""
    s = sea("s03", "h23", "h01")
    put_ship(s, 0, 5, 7, 1, quality="average", mend={"pf": 1})
    put_ship(s, 1, 12, 7, 1, quality="average")
    s.ships[0].guns = (3, 5, 5, 5)
    s.frames = (("muster", 0),)
    start(s, ("mend", 0), ("mend", 1))
    do(s, "pass", dice=(2,))
    assert asked(s) == ("repair", 0)
    do(s, "pass")
    assert asked(s) == ("muster", 0)


def test_r122_changed_shot_is_in_the_gun() -> None:
    """H19, R122: loaded now, with the other shot, of which the enemy knows nothing."""
    s = sea("s03", "h19", "")
    s.impulse = 6
    ship = put_ship(
        s, 0, 5, 7, 1, man={"sf": 2}, due=(0, 0, 6, 0, 0, 0), moved=4, loads=(1, 1, 2, 1)
    )
    s.frames = (("muster", 0),)
    start(s, ("reloads",))
    do(s, "play h19", "load sf double", "pass")
    assert (ship.loads[2], ship.due[2], ship.moved) == (3, 0, 0)


def test_17_06_a_strike_in_housekeeping_ends_the_game() -> None:
    """17.04, 17.06: as a step of Housekeeping."""
    s = sea()
    put_ship(s, 0, 5, 7, 1)
    put_ship(s, 1, 12, 7, 1, rigging=0, morale="fair")
    start(s, ("housekeeping",), dice=(1,))
    assert (s.end, s.loser) == (STRUCK, 1)


def test_r27_grappled_ships_have_no_speed_of_the_turn_before() -> None:
    """R27: no activations are left over."""
    s = sea()
    for seat in (0, 1):
        put_ship(s, seat, 5, 7, 1, speed=6, acts=1 << 8)
    s.grappled, s.relation, s.sides = True, PARALLEL, (0, 1)
    start(s)
    assert [(ship.speed, ship.acts) for ship in s.ships] == [(0, 0), (0, 0)]


def test_16_02_a_bonus_move_may_be_declined() -> None:
    """16.02, R106: none, or at Strain 1 or 2."""
    s = sea()
    put_ship(s, 0, 5, 7, 1)
    put_ship(s, 1, 12, 7, 1)
    s.frames = (("muster", 0),)
    start(s, ("bonus_moves",))
    assert plain(s) == ["bonus 0", "bonus 1", "bonus 2"]
    do(s, "bonus 0", "bonus 0")
    assert asked(s) == ("muster", 0)


def test_r134_support_that_is_given_up_is_lost() -> None:
    """R134: ``support 0`` ends it, for either captain."""
    s = sea()
    for seat in (0, 1):
        put_ship(s, seat, 5, 7, 1, crew=4)
    s.grappled, s.relation, s.sides = True, PARALLEL, (0, 1)
    s.frames = (("muster", 0),)
    start(s, ("melee",))
    do(s, "board", "split 1")
    do(s, "split 1", dice=(1, 1))
    assert asked(s) == ("support", 0)
    do(s, "support 0")
    assert asked(s) == ("support", 1)
    do(s, "support 0")
    assert asked(s) == ("go_on", 0)


@pytest.mark.parametrize(("die", "clear"), [(2, True), (1, False)])
def test_17_20_both_crews_count_in_getting_clear(die: int, clear: bool) -> None:
    """17.20: own quality less the enemy's, and the own morale: crack and fair against average."""
    s = sea()
    put_ship(s, 0, 5, 7, 1, quality="crack", morale="fair")
    put_ship(s, 1, 5, 7, 1, quality="average")
    s.grappled, s.relation, s.sides = True, PARALLEL, (0, 1)
    s.frames = (("muster", 0),)
    start(s, ("clear_die", 0), dice=(die,))
    assert s.grappled != clear
    put_ship(s, 1, 5, 7, 1, quality="crack")
    s.grappled = True
    start(s, ("clear_die", 0), dice=(3,))
    assert not s.grappled


def test_r110_a_manoeuvre_stays_known_through_a_grapple() -> None:
    """R81, R110: the Strain lapses, and what is known of a later one with it."""
    s = sea()
    for seat in (0, 1):
        put_ship(s, seat, 5, 7, 1, plan=1, strain=2, shown=3)
    s.relation, s.sides = PARALLEL, (0, 1)
    make_fast(s, Context())
    assert [(ship.strain, ship.shown) for ship in s.ships] == [(0, 1), (0, 1)]


# What is told.


def test_what_captains_do_is_told() -> None:
    """R98, R140: bids, cards, standing orders, sealed answers, support: each is reported."""
    s = new(bid="turns")
    assert kinds(do(s, "bid first 2"))[0] == "bid"
    told = kinds(do(s, "accept"))
    assert told == ["sides", "sides"]
    assert "sail_sealed" in kinds(do(s, "sail medium"))
    s = sea("s03", "h06", "")
    s.frames = (("muster", 0),)
    start(s, ("ask", "tack", 0, 0))
    for action, kind in (
        ("orders tack off", "orders_off"),
        ("orders tack on", "orders_on"),
        ("play h06", "played"),
    ):
        assert kinds(do(s, action)) == [kind]
    assert s.discards == (card("h06"),)
    s = broadside(sea())
    do(s, "fire")
    assert kinds(act(s, "aim both-low").events)[0] == "aim_sealed"
