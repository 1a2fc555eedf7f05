"""Set-up, crews, initiative, movement rates, Bonus Moves, Housekeeping, the end (2, 5-7, 16-19)."""

from __future__ import annotations

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.rules import harm, names, scoring
from portsmouth.games.captains_sea.rules.components import HOLD, NONE, card
from portsmouth.games.captains_sea.rules.manoeuvres import rates
from portsmouth.games.captains_sea.state import (
    BROKE_OFF,
    CAPTURED,
    NIGHT,
    RESIGNED,
    STRUCK,
    CaptainState,
)
from tests.games.captains_sea.build import asked, do, fact, kinds, legal, put_ship, sea, start, why


def new(**settings: str | int) -> CaptainState:
    """A new game."""
    return GAME.setup(2, META.resolve_settings(2, settings), Rng(5))


def fitted(**settings: str | int) -> CaptainState:
    """A new game in its first muster."""
    s = new(**settings)
    while asked(s)[0] != "muster":  # type: ignore[index]
        name = asked(s)[0]  # type: ignore[index]
        if name == "rig":
            do(s, "sail medium")
        else:
            (seat,) = GAME.actors(s)
            action = next(each for each in legal(s) if each.endswith("round"))
            GAME.apply(s, seat, GAME.notation.read(action))
    return s


# Set-up.


def test_set_up() -> None:
    """2.01, 2.02, 2.03, 2.05, 2.06, 2.08, 2.09: ships as the duel says, all tracks full."""
    s = new()
    assert s.wind == 4
    one, other = s.ships
    assert (one.square, one.heading, other.square, other.heading) == ((5, 4), 4, (15, 10), 7)
    for ship in s.ships:
        assert ship.morale == 0
        assert (ship.crew, ship.rigging) == (ship.display.crew, ship.display.rigging)
        assert ship.guns == (ship.display.boxes,) * 4
        assert ship.due[4:] == (0, 0)


def test_order_of_set_up() -> None:
    """2.04, 2.07, R73: sails of both, sealed; then the loads of one, then of the other."""
    s = new()
    assert asked(s) == ("rig", 0)
    do(s, "sail medium")
    assert GAME.view(s, 1)["ships"][0]["sail"] is None  # type: ignore[index, call-overload]
    assert asked(s) == ("rig", 1)
    shown = do(s, "sail fighting")
    assert kinds(shown) == ["sail_sealed", "sails", "sails"]
    assert fact(shown, "sails", "sail") == names.SAIL[1]
    assert GAME.view(s, 1)["ships"][0]["sail"] == "medium"  # type: ignore[index, call-overload]
    do(s, "load sa chain", "load pf round")
    assert why(s, "load sa round") == "is_loaded 2.07"
    do(s, "load pa double", "load sf round")
    assert asked(s) == ("charge", 1)
    assert [each["shot"] for each in GAME.view(s, 1)["ships"][0]["sections"]] == [None] * 4  # type: ignore[index, call-overload, union-attr]


def test_opening_hands() -> None:
    """2.10, R9, R73: three Hold cards each, Play Now cards are discarded and not shuffled in."""
    s = fitted()
    assert [len(ship.hand) for ship in s.ships] == [3, 3]
    assert all(HOLD[each] for ship in s.ships for each in ship.hand)
    assert not any(HOLD[each] for each in s.discards)
    assert len(s.deck) + len(s.discards) == 34


def test_without_cards() -> None:
    """R97, R104: no cards, no windows, no draw."""
    s = fitted(bridge_cards="none")
    assert (s.deck, s.ships[0].hand) == ((), ())
    do(s, "seal")
    (seat,) = GAME.actors(s)
    GAME.apply(s, seat, ("seal",))
    assert asked(s)[0] == "select"  # type: ignore[index]
    start(s, ("draw_card",))
    assert s.discards == ()


def test_bids_in_turn() -> None:
    """19.04, R91, R140: bid, raise, accept; who accepts takes the other ship and the VP."""
    s = new(bid="turns")
    (first,) = GAME.actors(s)
    do(s, "bid first 4")
    assert asked(s) == ("answer", 1 - first)
    assert why(s, "raise 4") == "bid_more R140"
    do(s, "raise 6", "accept")
    assert s.first == 1 - first
    assert s.gifts[first] == 6
    assert scoring.berth_of(s, s.first) == s.duel.sides[0]
    assert s.ships[s.first].display.id == "constitution"
    assert asked(s) == ("rig", s.first)


@pytest.mark.parametrize(
    ("one", "other", "first", "gifts"),
    [
        ("bid first 3", "bid second 5", 0, (5, 3)),
        ("bid second 3", "bid first 0", 1, (0, 3)),
        ("bid first 3", "bid first 5", 1, (5, 0)),
        ("bid second 7", "bid second 5", 1, (0, 7)),
    ],
)
def test_sealed_bids(one: str, other: str, first: int, gifts: tuple[int, int]) -> None:
    """R91, R140: different ships: both gifts count; the same: the higher has it and pays."""
    s = new(bid="secret")
    do(s, one, other)
    assert (s.first, s.gifts) == (first, gifts)


def test_a_sealed_bid_scores_nothing() -> None:
    """18.02, R140: who strikes between two sealed bids has no VP from them."""
    s = new(bid="secret")
    do(s, "bid second 7", "strike", "strike")
    outcome = scoring.outcome(s)
    assert outcome is not None
    assert outcome.totals == (5, 0)


def test_equal_bids_need_a_die() -> None:
    """R140: odd: seat 0 has the ship."""
    s = new(bid="secret")
    do(s, "bid first 3")
    do(s, "bid first 3", dice=(4,))
    assert (s.first, s.gifts) == (1, (3, 0))


def test_no_bids_where_the_hunter_must_take() -> None:
    """R140: s08 is not bid for."""
    assert asked(new(duel="s08", bid="turns")) == ("rig", 0)


# Crews.


def test_crew_limits() -> None:
    """5.01, 5.02, 5.04, 5.06, 5.08, 5.09, 5.10, R137: absolute numbers, boxes, men."""
    s = fitted(bridge_cards="none")
    ship = s.ships[0]
    ship.guns = (5, 2, 5, 5)
    do(s, "man pf 5", "man sf 5", "mend pa 2")
    assert why(s, "man pf 5") == "same_order R137"
    assert why(s, "man pa 3") == "boxes_damaged 5.10"
    assert why(s, "helm 1") == "no_crew 5.01"
    assert harm.melee_points(ship) == 0
    do(s, "man pf 0", "helm 1", "rig 2", "sheets 2")
    assert "mend pf 2" not in legal(s)
    assert all(not each.startswith("helm 2") for each in legal(s))
    ship.rigging = ship.display.fighting_only
    do(s, "sheets 0")
    assert why(s, "sheets 1") == "no_medium_sail 5.05"


def test_crews_are_sealed_then_shown() -> None:
    """5.03, R105, R115, R137: seat 0 first, hidden until both are sealed; all at 0 each turn."""
    s = fitted(bridge_cards="none")
    do(s, "man pf 5", "seal")
    assert GAME.view(s, 1)["ships"][0]["melee"] is None  # type: ignore[index, call-overload]
    assert GAME.view(s, 0)["ships"][0]["melee"] == 7  # type: ignore[index, call-overload]
    (seat,) = GAME.actors(s)
    GAME.apply(s, seat, ("seal",))
    assert GAME.view(s, 1)["ships"][0]["melee"] == 7  # type: ignore[index, call-overload]
    s.frames = (("new_turn",),)
    start(s)
    assert sum(s.ships[0].tasks) == 0


# Initiative and rates.


def test_initiative() -> None:
    """6.01, 6.03, R44, R92: quality counts, ties roll again, the loser's run is forgotten."""
    s = sea()
    s.leader, s.run = 1, 2
    start(s, ("initiative",), dice=(2, 5, 6, 6))
    assert (s.leader, s.run) == (0, 1)


def test_speed() -> None:
    """7.03, 7.05, 7.06, 7.07, 7.08, 7.09, R6: base, bonus, sails, stumps."""
    s = sea()
    ship = put_ship(s, 0, 5, 4, 3)
    put_ship(s, 1, 15, 10, 7)
    ship.medium = True
    assert rates.speed(s, 0, 3) == 12
    ship.medium = False
    assert rates.speed(s, 0, 3) == 6
    ship.rigging = 0
    assert rates.speed(s, 0, 3) == 3
    ship.rigging, ship.halved = 12, True
    assert rates.speed(s, 0, 3) == 3
    put_ship(s, 1, 15, 10, 3)
    ship.halved = False
    s.frames = (("muster", 0),)
    events = start(s, ("set_rates",), dice=(6, 6))
    assert fact(events, "speed", "base") == 0
    assert ship.speed == 2


def test_in_irons_nobody_rolls() -> None:
    """7.04, R10: speed 0 whatever cards say; speeds end at 12."""
    s = sea()
    s.frames = (("muster", 0),)
    put_ship(s, 0, 5, 4, 8, crowd=True, medium=True)
    start(s, ("set_rates",), dice=(6,))
    assert s.ships[0].speed == 0
    ship = put_ship(s, 0, 5, 4, 3, crowd=True, medium=True)
    assert rates.speed(s, 0, 3) == 12
    s.lasting = card("p03")
    assert rates.speed(s, 0, 3) == 12
    ship.crowd = False
    assert rates.speed(s, 0, 3) == 10


def test_cards_change_speed() -> None:
    """R94, R124: P04 before the divisor, P10 for the ship to leeward within 12 MP, P03 after."""
    s = sea()
    put_ship(s, 0, 5, 4, 3, medium=True)
    put_ship(s, 1, 7, 6, 1)
    plain = [rates.speed(s, seat, 0) for seat in (0, 1)]
    s.lasting = card("p04")
    assert [rates.speed(s, seat, 0) for seat in (0, 1)] == [plain[0] + 2, plain[1]]
    s.lasting = card("p10")
    assert rates.blanketed(s) == 1
    assert [rates.speed(s, seat, 2) for seat in (0, 1)] == [plain[0] + 2, 2]
    put_ship(s, 1, 15, 10, 1)
    assert rates.blanketed(s) == NONE


def test_slowed_after_a_grapple() -> None:
    """7.10, 17.21: once."""
    s = sea()
    s.frames = (("muster", 0),)
    ship = put_ship(s, 0, 5, 4, 3, halved=True, medium=True)
    start(s, ("set_rates",), dice=(1, 1))
    assert ship.speed == 5
    assert not ship.halved


# Bonus Moves.


def bonus(**what: int) -> CaptainState:
    """Two ships after the impulses; who strained must move."""
    s = sea()
    put_ship(s, 0, 5, 4, 3, quality="average", **what)
    put_ship(s, 1, 15, 10, 7, rigging=0)
    s.frames = (("muster", 0),)
    return s


def test_a_strain_forces_a_bonus_move() -> None:
    """9.25, 16.01, 16.04, 16.05, 16.06: a square ahead, then the die; damage is the Strain."""
    s = bonus(strain=2)
    events = start(s, ("bonus_moves",), dice=(3,))
    assert s.ships[0].square == (6, 4)
    assert fact(events, "bonus_die", "total") == 5
    assert s.ships[0].rigging == 10
    assert sum(s.ships[0].scored) == 0
    assert s.ships[0].strain == 0
    s = bonus(strain=1)
    s.ships[0].tasks = (*s.ships[0].tasks[:8], 1, 0, 0)
    start(s, ("bonus_moves",), dice=(4,))
    assert s.ships[0].rigging == 12


def test_a_bonus_move_of_free_will() -> None:
    """16.02, 16.03, 3.11, R106: not for a dismasted ship; NIP first; the Strain is open."""
    s = bonus()
    start(s, ("bonus_moves",))
    assert asked(s) == ("bonus", 0)
    do(s, "bonus 1", dice=(5,))
    assert s.ships[0].square == (6, 4)
    s = bonus()
    s.ships[1].rigging = 10
    start(s, ("bonus_moves",))
    assert asked(s) == ("bonus", 1)
    do(s, "bonus 2", "bonus 2")
    assert asked(s) == ("order", 0)
    do(s, "first own", dice=(6, 6))
    assert s.ships[1].square == (14, 10)


def test_no_bonus_move_in_irons() -> None:
    """16.07, R55, R81: a Strain lapses."""
    s = bonus(strain=2)
    s.ships[0].heading = 8
    start(s, ("bonus_moves",))
    assert s.ships[0].square == (5, 4)
    assert s.ships[0].strain == 0


def test_a_bonus_move_off_the_map() -> None:
    """R33: a forced one ends the game, an optional one is not offered."""
    s = bonus(strain=1)
    put_ship(s, 0, 0, 4, 7)
    put_ship(s, 1, 20, 4, 3)
    twin = s.copy()
    start(s, ("bonus_moves",))
    assert (s.end, s.loser) == (BROKE_OFF, 0)
    twin.ships[0].strain = 0
    start(twin, ("bonus_moves",))
    assert asked(twin) == ("muster", 0)


def test_bars_and_the_bonus_move() -> None:
    """R131, R32: she leaves her square, and lifts no other bar; sides are fixed, no shot falls."""
    s = bonus(strain=1, wore=True, wore_here=True)
    put_ship(s, 1, 6, 4, 7)
    start(s, ("bonus_moves",))
    ship = s.ships[0]
    assert (ship.wore, ship.wore_here) == (True, False)
    assert asked(s) == ("side", 0)


# Housekeeping.


def keeping(**what: object) -> CaptainState:
    """Seat 0, an average crew, in Housekeeping."""
    s = sea()
    put_ship(s, 0, 5, 4, 3, quality="average", **what)
    s.frames = (("muster", 0),)
    return s


@pytest.mark.parametrize(
    ("die", "burns", "rigging"), [(5, False, 12), (3, True, 12), (2, True, 11)]
)
def test_fires(die: int, burns: bool, rigging: int) -> None:
    """17.01: 5 out, 3 burns on, 2 costs a rigging box."""
    s = keeping(burning=True)
    start(s, ("fight_fire", 0), dice=(die,))
    assert (s.ships[0].burning, s.ships[0].rigging) == (burns, rigging)


def test_repairs() -> None:
    """17.02, 3.09, R87, R136: a box a track, an enemy's hit first; sound tracks roll nothing."""
    s = keeping(rigging=9, rig=2, mend={"pf": 2, "sa": 2})
    ship = s.ships[0]
    ship.guns, ship.scored = (3, 5, 5, 5), (1, 0, 0, 0, 0, 0)
    start(s, ("mend", 0), dice=(5, 6, 4, 4))
    assert (ship.rigging, ship.guns) == (10, (3, 5, 5, 5))
    assert ship.scored[0] == 0


def test_despair() -> None:
    """17.03, 1.25, R5, R118: a die for each destroyed section, one level at most."""
    s = keeping()
    s.ships[0].guns = (0, 0, 5, 5)
    start(s, ("despair", 0), dice=(1, 1))
    assert s.ships[0].morale == 1


def test_morale_stops_at_strike_check() -> None:
    """3.04, R8, R68: a further failure changes nothing."""
    s = keeping(morale="strike_check")
    start(s, ("roll_morale", 0, 1, 0), dice=(1,))
    assert s.ships[0].morale == 3


def test_strikes() -> None:
    """3.05, 3.13, 17.04, 17.06, 18.01: a die a marker, 1 or less strikes, which ends the game."""
    s = keeping(morale="strike_check", rigging=0, crew=0)
    start(s, ("yield_check", 0), ("strike_colours",), dice=(6, 3, 2))
    assert (s.end, s.loser) == (STRUCK, 0)
    s = keeping(rigging=0)
    start(s, ("yield_check", 0), ("strike_colours",), dice=(2,))
    assert asked(s) == ("muster", 0)


def test_both_strike() -> None:
    """17.05: both are ignored."""
    s = keeping(rigging=0, morale="fair")
    put_ship(s, 1, 15, 10, 7, rigging=0, morale="fair")
    start(s, ("yield_check", 1), ("yield_check", 0), ("strike_colours",), dice=(1, 1))
    assert asked(s) == ("muster", 0)


def test_sails_are_changed() -> None:
    """5.05, 17.10, 17.11, 3.10, R50, R84: any 3 allows it; F boxes force Fighting Sail."""
    s = keeping(sheets=2)
    start(s, ("trim", 0), dice=(2, 3))
    assert asked(s) == ("sails", 0)
    do(s, "sails change")
    assert s.ships[0].medium
    s.ships[0].rigging = 4
    start(s, ("trim", 0))
    assert not s.ships[0].medium
    s.ships[0].rigging = 5
    start(s, ("trim", 0), dice=(1, 2))
    assert not s.ships[0].medium


def test_smoke_drifts() -> None:
    """17.30, R82, R51: Smoke-1 goes, Smoke-2 thins and drifts; off the map it is gone."""
    s = keeping()
    s.smoke = ((3, 3, 1, 4), (3, 3, 2, 2), (20, 5, 2, 1))
    start(s, ("drift",))
    assert s.smoke == ((4, 4, 1, 2),)


def test_order_of_housekeeping() -> None:
    """4.01, 17.20, 17.40: fires, repairs, despair, strikes, sails, clearing, irons, smoke, card."""
    s = keeping(burning=True, rigging=10, rig=1)
    s.smoke = ((3, 3, 1, 1),)
    events = start(s, ("housekeeping",), dice=(4, 1))
    assert kinds(events) == ["fire_die", "mend_dice"]
    assert s.smoke == ()


# The end.


def test_night() -> None:
    """R53: after Housekeeping of the last turn."""
    s = sea(turn_limit=20)
    s.turn = 20
    start(s)
    assert s.end == NIGHT
    s = sea(turn_limit=0)
    s.turn = 90
    start(s)
    assert s.turn == 91


def ended(end: int, loser: int, duel: str = "s03", **settings: str) -> CaptainState:
    """A game that is over."""
    s = sea(duel, **settings)
    s.end, s.loser, s.frames = end, loser, ()
    return s


def points(s: CaptainState) -> tuple[int, ...]:
    """The totals."""
    outcome = scoring.outcome(s)
    assert outcome is not None
    return outcome.totals


def test_points_of_the_end() -> None:
    """19.02, R45, R52: 5 for a strike, 10 for a capture."""
    assert points(ended(STRUCK, 1))[0] == 5
    assert points(ended(CAPTURED, 1))[0] == 10
    assert points(ended(RESIGNED, 1))[0] == 5
    assert points(ended(NIGHT, NONE)) == (0, 0)


def test_draws() -> None:
    """19.03, R111: a difference of 5 is a draw, which places both first."""
    outcome = scoring.outcome(ended(STRUCK, 1))
    assert outcome is not None
    assert outcome.places == (1, 1)
    outcome = scoring.outcome(ended(CAPTURED, 1))
    assert outcome is not None
    assert outcome.places == (1, 2)


def test_striking_by_choice_loses() -> None:
    """18.02, R52, R139: at any own question, after a confirmation, whatever the points."""
    s = fitted(bridge_cards="none")
    s.ships[1].scored = (9, 0, 0, 0, 0, 0)
    do(s, "strike")
    assert legal(s) == ["stay"]
    do(s, "stay")
    assert asked(s) == ("muster", 0)
    do(s, "strike", "strike")
    outcome = scoring.outcome(s)
    assert outcome is not None
    assert (outcome.reason.value, outcome.places) == ("resigned", (2, 1))


def test_who_breaks_off_a_meeting() -> None:
    """R86, R112: 6 VP to the other, but only with the capped bonus, and not in a chase."""
    assert points(ended(BROKE_OFF, 0)) == (0, 6)
    assert points(ended(BROKE_OFF, 0, bonus="printed")) == (0, 11)
    assert points(ended(BROKE_OFF, 0, "s04"))[1] == 13


def test_chases_decided_otherwise() -> None:
    """R90, R111: s08 knows no draw; in s10 escape brings 10 VP."""
    for end, loser, winner in ((NIGHT, NONE, 1), (STRUCK, 0, 1), (STRUCK, 1, 0), (CAPTURED, 1, 0)):
        assert scoring.winner(ended(end, loser, "s08")) == winner
    assert points(ended(BROKE_OFF, 0, "s10"))[1] == 10


def test_the_bonus_is_capped_by_hits() -> None:
    """R88: at most what the own hits brought; a prey has it in full."""
    s = ended(NIGHT, NONE)
    s.ships[0].scored = (1, 0, 0, 0, 0, 0)
    assert points(s)[1] == 10
    assert points(ended(NIGHT, NONE, "s04"))[1] == 13


def test_points_are_rounded_once() -> None:
    """19.01, R89: the product, up."""
    s = ended(NIGHT, NONE, "s01")
    s.ships[0].scored = (1, 0, 2, 0, 0, 0)
    lines = scoring.score_lines(s, 1)
    assert (lines[0].count, lines[0].points) == (3, 17)
