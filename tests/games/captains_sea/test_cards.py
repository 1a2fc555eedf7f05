"""Bridge cards, windows and discards (1.10-1.22, 4.9, R42, R98-R136)."""

from __future__ import annotations

import pytest

from portsmouth.games.captains_sea.rules.components import NONE, card
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import APART, CaptainState
from portsmouth.games.captains_sea.volley import Attack, Volley
from tests.games.captains_sea.build import asked, do, fact, kinds, plain, put_ship, sea, start, why


def duel(*hands: str, away: int = 2) -> CaptainState:
    """Two ships broadside to broadside in impulse 6, seat 0 with men at her starboard guns."""
    s = sea("s03", *hands)
    s.impulse = 6
    put_ship(s, 0, 5, 7, 1, man={"sf": 4, "sa": 4})
    put_ship(s, 1, 5 + away, 7, 1, morale="fair", medium=True)
    s.frames = (("muster", 0),)
    return s


def drawing(id: str, *hands: str) -> CaptainState:
    """Seat 0 about to draw a card."""
    s = duel(*(hands or ("", "")))
    top = card(id)
    s.deck = (top, *(each for each in s.deck if each != top))
    return s


def attacked(s: CaptainState, **what: int) -> Attack:
    """An attack of seat 0 under way."""
    attack = Attack(0)
    for name, value in what.items():
        setattr(attack, name, value)
    s.volley = Volley()
    s.volley.attacks = [attack]
    return attack


# Windows.


def test_nobody_without_a_card_is_asked() -> None:
    """R98, R116: an empty hand is passed over, any other is asked in the same words."""
    s = duel("", "h24")
    start(s, ("ask", "tack", 0, 0), ("ask", "tack", 1, 0))
    assert asked(s) == ("tack", 1)
    assert plain(s) == ["spend 1", "pass"]


def test_standing_orders() -> None:
    """R98, R137: who has switched a window off passes in it; in others he is asked."""
    s = duel("h24", "")
    start(s, ("ask", "tack", 0, 0))
    do(s, "orders tack off")
    assert why(s, "orders tack off") == "same_order R137"
    do(s, "pass")
    start(s, ("ask", "tack", 0, 0))
    assert asked(s) == ("muster", 0)
    start(s, ("ask", "check", 0, 1))
    assert asked(s) == ("check", 0)


def test_the_nip_is_asked_first() -> None:
    """1.21, R98, R115: NIP, then IP; before the first initiative seat 0, then 1."""
    s = duel("h01", "h02")
    start(s, ("fire_step",))
    do(s, "hold", "fire", "aim both-low")
    assert asked(s) == ("to_hit", 1)
    s = duel("h01", "h02")
    s.leader = NONE
    s.frames = (("new_turn",),)
    start(s)
    do(s, "seal", "seal")
    assert asked(s) == ("initiative", 0)


def test_discards_raise_dice() -> None:
    """1.18, 1.19, 1.22, R42: a card a die, before the roll, once a window, owner's choice."""
    s = duel("h01 h02 h03", "")
    start(s, ("ask", "check", 0, 2), ("roll_morale", 0, 2, 0))
    s.ships[0].morale = 1
    assert plain(s) == ["spend 1", "spend 2", "pass"]
    assert why(s, "spend 3") == "no_discard R42"
    do(s, "spend 2")
    assert asked(s) == ("spend", 0)
    do(s, "discard h03", "discard h01")
    assert why(s, "spend 1") == "no_discard R42"
    events = do(s, "pass", dice=(2, 2))
    assert "morale_held" in kinds(events)
    assert s.ships[0].hand == (card("h02"),)


def test_the_whole_hand_goes_without_a_question() -> None:
    """R138: nothing is asked when all cards are discarded."""
    s = duel("h02", "")
    start(s, ("ask", "check", 0, 1), ("roll_morale", 0, 1, 0))
    do(s, "spend 1")
    assert asked(s) == ("check", 0)
    assert s.ships[0].hand == ()
    assert s.discards[-1] == card("h02")


def test_discards_are_only_for_own_rolls() -> None:
    """1.20: no card on the enemy's roll."""
    s = duel("", "h02")
    start(s, ("fire_step",))
    do(s, "hold", "fire", "aim both-low")
    assert asked(s) == ("to_hit", 1)
    assert plain(s) == ["pass"]


def test_a_card_has_its_window() -> None:
    """1.14, 1.23: elsewhere it is refused, and where it would do nothing."""
    s = duel("h01 h06 h10", "")
    start(s, ("ask", "tack", 0, 0))
    assert why(s, "play h01") == "other_window R98"
    do(s, "play h06")
    assert s.extra == (2, 0)
    do(s, "pass")
    s.extra = (0, 0)
    attacked(s).seat = 1
    start(s, ("ask", "to_hit", 0, 0))
    assert why(s, "play h10") == "card_idle 1.14"


# Drawing.


def test_a_hold_card_is_kept() -> None:
    """1.16, 17.40: only the initiative draws; over the limit one is discarded."""
    s = drawing("h24", "h01 h02 h03 h04 h05 h06", "")
    start(s, ("draw_card",))
    assert asked(s) == ("hand", 0)
    do(s, "discard h01")
    assert len(s.ships[0].hand) == 6
    assert s.ships[1].hand == ()


def test_a_fall_of_morale_shrinks_the_hand() -> None:
    """1.15, 1.17, R48, R107: at once, before the next roll."""
    s = duel("h01 h02 h03 h04 h05 h06", "")
    s.ships[0].quiet = -1
    start(s, ("roll_morale", 0, 1, 0), ("roll_morale", 0, 1, 0), dice=(1,))
    assert asked(s) == ("hand", 0)
    do(s, "discard h06", dice=(2,))
    assert asked(s) == ("hand", 0)


def test_play_now_cards_shuffle_everything() -> None:
    """1.11, 1.13, R93: carried out, then deck and discards are one again; no other card."""
    s = drawing("p01")
    s.discards, s.deck = s.deck[-5:], s.deck[:-5]
    start_free(s)
    assert s.wind == 5
    assert s.discards == ()
    assert len(s.deck) == 40


def start_free(s: CaptainState) -> list[str]:
    """Draw, whatever a shuffle draws; what was reported."""
    from portsmouth.core.context import EventRecorder
    from portsmouth.games.captains_sea.rules.program import run, then

    recorder = EventRecorder()
    then(s, ("draw_card",))
    run(s, recorder)
    return kinds(recorder.events)


def laid(s: CaptainState, *dice: int) -> list[str]:
    """Draw with these dice first."""
    s.rng = type(s.rng)(1, 0, [die - 1 for die in dice])
    return start_free(s)


@pytest.mark.parametrize(("id", "wind"), [("p01", 5), ("p02", 3)])
def test_the_wind_shifts(id: str, wind: int) -> None:
    """R2, R12: by a point; missed stays are forgotten."""
    s = drawing(id)
    s.ships[0].from_tack = 1
    start_free(s)
    assert (s.wind, s.ships[0].from_tack) == (wind, 0)


def test_next_turn_cards_stand_for_a_turn() -> None:
    """R93: they wait, hold for a turn, and are gone."""
    s = drawing("p05")
    start_free(s)
    assert (s.coming, s.lasting) == (card("p05"), NONE)
    s.frames = (("new_turn",),)
    start(s)
    assert (s.coming, s.lasting) == (NONE, card("p05"))
    s.frames = (("new_turn",),)
    start(s)
    assert s.lasting == NONE


def test_gale_backstay_squall() -> None:
    """R95: ships at Medium Sail at that moment; self-made hits."""
    s = drawing("p04")
    laid(s, 1)
    assert (s.ships[1].rigging, s.ships[0].rigging) == (9, 12)
    assert s.ships[1].scored[0] == 0
    s = drawing("p06")
    start_free(s)
    assert s.ships[0].rigging == 12
    s.ships[0].medium = True
    s.deck = (card("p06"), *(each for each in s.deck if each != card("p06")))
    start_free(s)
    assert s.ships[0].rigging == 11
    s = drawing("p09")
    s.smoke, s.ships[0].burning = ((3, 3, 2, 1),), True
    laid(s, 2)
    assert (s.smoke, s.ships[0].burning, s.ships[1].rigging) == ((), False, 9)


def test_powder_flash_and_captain_down() -> None:
    """R118: P07 for who fired, with quality; P11 for who lost crew, without a check."""
    s = drawing("p07")
    s.ships[1].fired = True
    laid(s, 1, 1)
    assert s.ships[1].morale == 2
    s = drawing("p11")
    s.ships[1].hurt = True
    laid(s, 1)
    assert s.ships[1].morale == 2


def test_burst_gun() -> None:
    """R109: the lower die, the fuller section of the side last fired, else nothing."""
    s = drawing("p08")
    s.ships[0].side = 1
    s.ships[0].guns = (5, 5, 4, 5)
    laid(s, 5, 2)
    assert s.ships[0].guns == (5, 5, 4, 4)
    s = drawing("p08")
    laid(s, 5, 2)
    assert s.ships[0].guns == (5,) * 4


def test_an_empty_deck() -> None:
    """R48: the discards are shuffled."""
    s = duel("", "")
    s.discards, s.deck = s.deck, ()
    start_free(s)
    assert len(s.deck) + len(s.discards) + len(s.ships[0].hand) == 40


# Hold cards.


def test_cards_for_rolls() -> None:
    """6.01, 7.06: H01, H02, H03 add to their rolls, H03 to the Bonus Move too."""
    s = duel("h02 h03", "")
    start(s, ("rates",))
    do(s, "play h02", "play h03")
    assert s.extra == (3, 0)
    assert s.ships[0].wedges


def test_crowd_on_sail() -> None:
    """R124: H04 at Medium Sail above the F boxes."""
    s = duel("h04", "")
    start(s, ("ask", "rates", 0, 0))
    assert why(s, "play h04") == "card_idle 1.14"
    s.ships[0].medium = True
    do(s, "play h04")
    assert s.ships[0].crowd


def test_box_hauled() -> None:
    """R99, R121: out of irons at once, F or G, what is left of the activations returns."""
    s = duel("h07", "", away=9)
    ship = put_ship(s, 0, 5, 7, 8, speed=6, strain=1)
    s.impulse = 4
    ship.acts = 0b10100
    start(s, ("ask", "impulse", 0, 0))
    do(s, "play h07")
    assert asked(s) == ("fall", 0)
    do(s, "fall port")
    assert ship.heading == 7
    assert ship.strain == 0
    assert ship.acts >> 5 == 0b10101010
    assert asked(s) == ("select", 0)


def test_second_thoughts() -> None:
    """R100, R123: another manoeuvre at no more than what is paid; it is carried out at once."""
    s = duel("h08", "", away=9)
    ship = put_ship(s, 0, 5, 7, 3, plan=1, paid=2)
    start(s, ("ask", "revealed", 0, 0), ("carry_out", 0))
    do(s, "play h08")
    assert why(s, "advance") == "same_plan R123"
    do(s, "back", "pass")
    assert (ship.square, ship.backed) == ((5, 7), True)


def test_signal_book() -> None:
    """R110: the enemy shows manoeuvre and Strain."""
    s = duel("h09", "")
    start(s, ("ask", "impulse", 0, 0))
    assert why(s, "play h09") == "card_idle 1.14"
    s.ships[1].plan, s.ships[1].strain = 1, 2
    do(s, "play h09")
    assert s.ships[1].shown == 3


def test_cards_of_an_attack() -> None:
    """R101, R117: H10 on each die; H13 rolls all hits again; H14, H11, H12."""
    s = duel("h10 h11", "h13 h14")
    start(s, ("fire_step",))
    do(s, "hold", "fire", "aim both-low", "play h13", "pass")
    do(s, "play h10")
    attack = s.volley.attacks[0]  # type: ignore[union-attr]
    count = sum(attack.dice)
    events = do(s, "pass", dice=(3, 3, 3, *(1,) * (count - 3), 3, 3, 1))
    assert fact(events, "broadside", "hits") == 2
    assert fact(events, "broadside", "again") == 3
    assert asked(s) == ("defense", 1)
    before = attack.defense
    do(s, "play h14")
    assert attack.defense == before + 2
    do(s, "pass", dice=(1,) * attack.defense)
    assert asked(s) == ("damage", 0)
    do(s, "play h11")
    assert attack.lean == -2


def test_a_discard_moves_the_damage_sum() -> None:
    """R42: down when firing Low, up when High; the odd die keeps its face."""
    for high, total in ((False, 7), (True, 11)):
        s = duel("", "")
        attack = attacked(s, net=1, high=high)
        s.ships[0].morale = 2
        s.ships[0].heading = 4
        s.spent = (2, 0)
        start(s, ("damage_dice", 0), dice=(3, 3, 3))
        assert (attack.total, attack.odd) == (total, 3)


def test_grape_and_wads() -> None:
    """R102, R120: H15 on a Low attack at 3 MP, H17 one more fire die."""
    s = duel("h15 h17", "", away=1)
    attack = attacked(s, net=1, total=9, crew=0)
    start(s, ("ask", "applied", 0, 0), ("grape", 0))
    do(s, "play h15", "play h17", "pass")
    assert attack.crew == 1
    start(s, ("fire_check", 0), dice=(1,))
    assert s.ships[1].burning
    s = duel("h15", "", away=2)
    attacked(s, net=1)
    start(s, ("ask", "applied", 0, 0))
    assert why(s, "play h15") == "card_idle 1.14"


def test_marksmen() -> None:
    """R119, R102: at 2 MP or less in every marked impulse; the hit and its red box come at once."""
    s = duel("h16", "", away=1)
    s.ships[1].crew = 6
    start(s, ("fire_step",))
    do(s, "hold")
    assert asked(s) == ("smoke", 0)
    do(s, "play h16", dice=(4, 6))
    assert s.ships[1].crew == 5
    assert s.ships[1].scored[1] == 1
    s = duel("h16", "", away=2)
    start(s, ("fire_step",))
    do(s, "hold")
    assert asked(s) == ("muster", 0)


def test_quick_cartridges_and_other_shot() -> None:
    """R122: H18 places the marker two nearer; H19 loads now, also special shot."""
    s = duel("h18 h19", "")
    ship = s.ships[0]
    start(s, ("reload", 0, 2))
    do(s, "load sf chain", "play h18")
    assert ship.due[2] == 10
    do(s, "pass")
    s.impulse = 10
    start(s, ("reloads",))
    assert asked(s) == ("reload", 0)
    do(s, "play h19")
    assert why(s, "load sf chain") == "same_shot R122"
    do(s, "load sf double")
    assert ship.due[2] == 0


def test_all_hands() -> None:
    """R108, R113: on a manned section in its window; an unmanned one opens the question to all."""
    s = duel("h20", "")
    start(s, ("fire_step",))
    do(s, "fire", "aim both-low")
    before = s.volley.attacks[0].dice  # type: ignore[union-attr]
    do(s, "play h20-fore")
    after = s.volley.attacks[0].dice  # type: ignore[union-attr]
    assert after[0] > before[0]
    assert after[1] == before[1]
    s = duel("h20", "h01")
    s.ships[0].tasks = (0,) * 11
    start(s, ("fire_step",))
    assert asked(s) == ("fire", 1)
    assert why(s, "fire") == "guns_unmanned 11.06"
    do(s, "hold", "fire")
    assert plain(s) == ["aim fore-low", "aim fore-high", "aim aft-low", "aim aft-high"]
    assert why(s, "aim both-low") == "one_by_card R113"
    do(s, "aim aft-low")
    assert s.ships[0].hand == ()
    assert s.discards[-1] == card("h20")


def test_all_hands_are_spent_when_aims_open() -> None:
    """R113: H20 is gone before the enemy's dice, so that it can't be spent on them."""
    s = duel("h01", "h02 h20")
    s.ships[1].guns = (4,) * 4
    start(s, ("fire_step",))
    do(s, "fire", "fire", "aim fore-low", "aim both-low")
    assert s.ships[1].hand == (card("h02"),)
    assert s.volley is not None
    assert s.volley.by_card == (0, 1)
    assert sum(s.volley.attacks[0].dice) == aims.full_dice(s, 1, 0)


def test_cards_of_housekeeping() -> None:
    """17.01, 17.02, 17.10, R135: H21, H22, H23, H05 without a roll or once more."""
    s = duel("h21", "")
    s.ships[0].burning = True
    start(s, ("fight_fire", 0))
    do(s, "play h21")
    do(s, "pass")
    assert not s.ships[0].burning
    s = duel("h22", "")
    put_ship(s, 0, 5, 7, 1, rigging=9, rig=2)
    start(s, ("mend", 0))
    do(s, "play h22", "pass")
    assert s.ships[0].rigging == 10
    s = duel("h23", "")
    put_ship(s, 0, 5, 7, 1, mend={"pf": 1}, quality="average")
    s.ships[0].guns = (3, 5, 5, 5)
    start(s, ("mend", 0))
    do(s, "pass", dice=(1,))
    do(s, "play h23")
    do(s, "pass", dice=(6,))
    assert s.ships[0].guns == (4, 5, 5, 5)
    s = duel("h05", "")
    put_ship(s, 0, 5, 7, 1, sheets=1)
    start(s, ("trim", 0))
    do(s, "play h05", "pass")
    assert asked(s) == ("sails", 0)


def test_cheers_and_the_flag() -> None:
    """R103, R118: H24 cancels a whole check; H25 a strike, for one more card."""
    s = duel("h24", "")
    s.ships[0].morale = 1
    start(s, ("roll_morale", 0, 3, 0), dice=(1, 1, 1))
    do(s, "play h24", "pass")
    assert s.ships[0].morale == 1
    s = duel("h25 h01 h02", "")
    put_ship(s, 0, 5, 7, 1, rigging=0, morale="fair")
    start(s, ("strike_die", 0, 1), ("strike_colours",), dice=(1,))
    do(s, "play h25", "pass")
    assert asked(s) == ("nail", 0)
    do(s, "discard h01")
    assert s.end == 0


def test_melee_cards() -> None:
    """15.06: H26 for assault dice, H27 for defense dice, this round only."""
    s = duel("h26", "h27")
    put_ship(s, 0, 9, 7, 3, crew=3)
    put_ship(s, 1, 9, 7, 3, crew=3)
    s.ships[0].tasks = (0,) * 11
    s.grappled, s.relation, s.sides = True, APART + 1, (0, 1)
    start(s, ("melee",))
    do(s, "board", "split 3", "split 3")
    assert asked(s) == ("melee", 1)
    do(s, "play h27", "pass", "play h26")
    do(s, "pass", dice=(1,) * 6)
    assert s.boarding is not None
    assert s.boarding.bonus == (0, 0)


def test_hands_are_hidden_and_dealt_anew() -> None:
    """R96: sizes are open, cards are not; what is dealt anew fits what is known."""
    from portsmouth.core.rng import Rng
    from portsmouth.games.captains_sea.game import GAME

    s = duel("h01 h02", "h03 h04 h05")
    s.ships[1].moved, s.ships[1].plain = 1, 2
    seen = GAME.view(s, 0)["ships"][1]  # type: ignore[index, call-overload]
    assert (seen["hand"], seen["hand_size"]) == (None, 3)  # type: ignore[index, call-overload]
    for seed in range(20):
        twin = s.copy()
        GAME.resample_hidden(twin, 0, Rng(seed))
        GAME.check(twin)
        assert twin.ships[0].hand == s.ships[0].hand
        assert len(twin.ships[1].hand) == 3
        assert twin.ships[1].loads[0] in (2, 3)
        assert twin.ships[1].loads[1] == 1
        assert GAME.view(twin, 0) == GAME.view(s, 0)
