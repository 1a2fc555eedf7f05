"""Section 5.1: from the box to the first turn."""

from __future__ import annotations

import pytest

from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules.chart import PORT_AT
from portsmouth.games.privateer.rules.components import BOUNTY, CAPTAINS, COLOURS, PORT_CARDS, PORTS
from tests.games.privateer.build import (
    actor,
    asked,
    bank,
    cargo,
    fitting_out,
    hoarders,
    infamy,
    last_port,
    legal,
    new,
    play,
    port_card,
    position,
    price,
    record,
    ship,
    silver,
    square,
    step,
    tracks,
    verbs,
    why,
    wind,
)


def chosen_names(s: object) -> list[str]:
    return [CAPTAINS[each.captain] for each in s.ships]  # type: ignore[attr-defined]


def test_two_captains_are_dealt_to_every_seat() -> None:
    """P4, B33: face up to all; seats choose from seat 0, only their own."""
    s = new(3)
    offered = [["bonny", "hornigold"], ["roberts", "caesar"], ["morgan", "teach"]]
    for viewer in (0, 1, 2, None):
        assert GAME.view(s, viewer)["offered"] == offered
    assert asked(s) == ("captain", 0)
    assert legal(s) == ["captain bonny", "captain hornigold"]
    play(s, "captain hornigold")
    assert asked(s) == ("captain", 1)
    assert legal(s) == ["captain roberts", "captain caesar"]
    assert why(s, "captain bonny") == "P4"


def test_the_refused_captain_is_out_of_the_game() -> None:
    """P4, B33: nobody sails under it."""
    s = fitting_out("hornigold", "caesar")
    assert chosen_names(s) == ["hornigold", "caesar"]
    assert GAME.view(s, None)["offered"] == [[], []]


def test_captains_may_be_dealt_without_a_choice() -> None:
    """B33: with `dealt` one each, and the set-up goes on at once."""
    for seed in range(5):
        s = GAME.setup(6, META.resolve_settings(6, {"captains": "dealt"}), Rng(seed))
        assert len({*chosen_names(s)}) == 6
        assert step(s) == "outfit"


@pytest.mark.parametrize("seats", META.seats)
def test_every_number_of_players(seats: int) -> None:
    """P1, P2, P10, B22, B34: ships of different colours in their ports; all six ports are open."""
    seen = set()
    for seed in range(12):
        s = GAME.setup(seats, META.resolve_settings(seats, {"captains": "dealt"}), Rng(seed))
        GAME.check(s)
        colours = [each.colour for each in s.ships]
        assert len({*colours}) == seats
        assert [PORT_AT[each.square] for each in s.ships] == colours
        assert len({*s.ports}) == len(PORTS)
        seen |= {*colours}
    assert len(seen) == len(COLOURS)


def test_each_ship_starts_in_the_port_of_its_colour() -> None:
    """P10, P40, P61: which is its last port."""
    s = new(3)
    assert [square(s, seat) for seat in range(3)] == ["g11", "n11", "n6"]
    assert [last_port(s, seat) for seat in range(3)] == ["cartagena", "caracas", "san_juan"]


def test_the_wind_is_neutral() -> None:
    """P11: at the start."""
    assert wind(new()) == "neutral"


def test_start_silver_and_steps() -> None:
    """P12, P18, P63: 10 silver, Bonnet 15; tracks as the captain says, which is Infamy too."""
    s = fitting_out("bonny", "caesar", "teach", "rackham", "bonnet")
    assert silver(s) == [10, 10, 10, 10, 15]
    assert tracks(s, 0) == {"sails": 0, "crew": 1, "cannons": 2, "hold": 0}
    assert tracks(s, 1) == {"sails": 2, "crew": 0, "cannons": 1, "hold": 1}
    assert infamy(s) == [3, 4, 4, 3, 4]


def test_port_cards_are_turned_up() -> None:
    """P5, P6, B73: from one deck, to Cartagena, Caracas, San Juan, Havana, Tortuga, Catalina."""
    s = fitting_out("bonny", "caesar")
    by_colour = ["cartagena", "caracas", "san_juan", "havana", "tortuga", "catalina"]
    assert [port_card(s, port) for port in by_colour] == [f"PC0{n}" for n in range(1, 7)]
    assert [PORT_CARDS[card] for card in s.port_deck] == [f"PC{n:02}" for n in range(7, 21)]


def test_no_port_card_lies_open_while_captains_are_chosen() -> None:
    """B33, B64: captains come first."""
    s = new()
    assert all(port["card"] is None for port in GAME.view(s, 0)["ports"])
    assert step(play(s, "captain bonny")) == "captain"


def test_the_bounty_deck_is_shuffled() -> None:
    """P8: sixty cards face down, in another order with another seed."""
    orders = set()
    for seed in range(6):
        s = GAME.setup(2, META.resolve_settings(2, {"captains": "dealt"}), Rng(seed))
        assert sorted(s.bounty_deck) == sorted(BOUNTY)
        assert GAME.view(s, 0)["bounty"] == {"left": 60, "discarded": []}
        orders.add(s.bounty_deck)
    assert len(orders) == 6


def test_chance_of_the_setup_comes_in_order() -> None:
    """B73, B64: colours, captains; after the last choice Port Cards, Bounty Cards, the dice."""
    s = new(3)
    assert s.rng.count == 5 + 11
    play(s, "captain bonny", "captain caesar")
    assert s.rng.count == 5 + 11
    s = fitting_out("bonny", "caesar", "morgan", start=[2, 5, 3])
    assert s.rng.count == 5 + 11 + 19 + 59 + 3
    assert (s.first, actor(s)) == (1, 1)


def test_the_highest_roll_begins() -> None:
    """P14, B30: the white die; then it goes clockwise, by the seats' numbers."""
    s = fitting_out("bonny", "caesar", "morgan", start=[2, 5, 3])
    order = []
    while step(s) == "outfit":
        order.append(actor(s))
        play(s, "done")
    assert order == [1, 2, 0]
    assert asked(s) == ("bounty", 1)
    assert s.round == 1


def test_ties_for_the_start_roll_again() -> None:
    """B30, B72: only those who tie for the highest, by seat, until one is left."""
    s = fitting_out("bonny", "caesar", "morgan", start=[6, 2, 6, 4, 4, 1, 3])
    assert s.first == 2
    assert actor(s) == 2


def test_the_infamy_setup() -> None:
    """P15, P18, B27: each spends in its own port, once in turn order, and keeps the rest."""
    s = fitting_out("hornigold", "caesar")
    assert asked(s) == ("outfit", 0)
    assert verbs(s) == {"buy", "upgrade", "done"}
    play(s, "upgrade sails", "buy rum 1", "buy paprika 2", "done")
    assert tracks(s)["sails"] == 1
    assert cargo(s) == {"rum": 1, "paprika": 2}
    assert (bank(s, "rum"), bank(s, "paprika")) == (19, 18)
    assert silver(s) == [10 - 5 - 1 - 2 * 2, 10]
    assert asked(s) == ("outfit", 1)
    play(s, "done")
    assert asked(s) == ("bounty", 0)
    assert silver(s)[0] == 0


def test_the_infamy_setup_goes_by_the_start_ports_card() -> None:
    """P15: Caesar, orange, fits out in Caracas by PC02: Rum at 2, no Cinnamon."""
    s = play(fitting_out("bonny", "caesar"), "done")
    assert price(s, "buy rum 2") == 4
    assert why(s, "buy cinnamon 1") == "B16"


def test_port_cards_stay_in_the_infamy_setup() -> None:
    """P16, B60: nothing is replaced after it, no visit counts."""
    s = fitting_out("bonny", "caesar")
    before = s.ports
    play(s, "buy rum 1", "upgrade sails", "done", "buy rum 1", "done")
    assert s.ports == before
    assert s.port_discard == ()
    assert [last_port(s, seat) for seat in (0, 1)] == ["cartagena", "caracas"]


def test_nothing_is_sold_nor_stripped_in_the_infamy_setup() -> None:
    """P15, B81: only cargo and upgrades are bought."""
    s = fitting_out("bonny", "caesar", settings={"sell_back": True})
    play(s, "buy rum 1")
    assert verbs(s) == {"buy", "upgrade", "done"}
    assert why(s, "sell rum 1") == "P15"
    assert why(s, "strip crew") == "P15"


def test_captains_prices_hold_in_the_infamy_setup() -> None:
    """B60: Hornigold pays 1 less, Roberts half for Crew."""
    s = fitting_out("hornigold", "roberts")
    assert price(s, "buy paprika 1") == 2
    assert price(play(s, "done"), "upgrade crew") == 4


def test_the_hold_limits_the_infamy_setup() -> None:
    """B27, P55: Hornigold's hold takes 4."""
    s = fitting_out("hornigold", "caesar")
    assert why(s, "buy rum 5") == "P55"
    play(s, "buy rum 4")
    assert why(s, "buy rum 1") == "P55"


def test_sold_out() -> None:
    """P17, B31: what the bank has not can't be bought; the bank is one for all ports."""
    s = position(
        ship("j6", hold=5, silver=40),
        *hoarders(rum=1),
        ports={"tortuga": "PC01"},
        step=("outfit", 0),
    )
    assert bank(s, "rum") == 1
    assert why(s, "buy rum 2") == "P17"
    play(s, "buy rum 1")
    assert why(s, "buy rum 1") == "P17"


def test_set_up_ends_with_the_turn_of_who_began() -> None:
    """B64: the first turn is the start player's, in round 1."""
    s = fitting_out("bonny", "caesar", start=[1, 4])
    play(s, "done")
    assert asked(s) == ("outfit", 0)
    play(s, "done")
    assert (asked(s), s.round) == (("bounty", 1), 1)


def test_the_last_choice_turns_cards_up() -> None:
    """B73: it can't be taken back."""
    s = new()
    assert not record(s, "captain bonny").revealed
    assert record(s, "captain caesar").revealed
