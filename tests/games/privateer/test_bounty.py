"""Phase 1 without the Fortunes: the draw, Relics, and the powers over the wind."""

from __future__ import annotations

import pytest

from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.rules.components import BOUNTY_NAMES, PORT_CARDS
from tests.games.privateer.build import (
    asked,
    cargo,
    ends,
    fortune,
    infamy,
    legal,
    play,
    position,
    record,
    relics,
    ship,
    step,
    verbs,
    why,
    wind,
)


def test_a_turn_begins_with_a_bounty_card() -> None:
    """P29, B67: `draw` is asked, though it is the only thing to do; then one sails."""
    s = position(ship("k9"), step="bounty")
    assert legal(s) == ["draw"]
    assert record(s, "draw").revealed
    assert step(s) == "sail"


def test_turns_go_clockwise() -> None:
    """P14, P29: after the last seat the first is in turn again, in the next round."""
    s = position(ship("k9"), ship("c2"), ship("i9"), step="bounty", first=1, active=0)
    play(s, "draw", "stay")
    assert (asked(s), s.round) == (("bounty", 1), 3)
    assert GAME.view(s, 1)["card"] is None, "the last turn's card lies there no more"
    play(s, "draw", "stay", "draw", "stay")
    assert (asked(s), s.round) == (("bounty", 0), 3)


def test_a_relic_goes_to_the_drawer() -> None:
    """P30, P21: and gives its Infamy."""
    s = position(ship("k9"), step="bounty", deck=["jade_idol"])
    before = infamy(s)[0]
    play(s, "draw")
    assert relics(s) == ["jade_idol"]
    assert infamy(s)[0] == before + 1
    assert fortune("storm") in s.bounty_deck


def test_a_fortune_is_discarded() -> None:
    """P30: it is carried out and lies on the discards."""
    s = position(ship("k9"), step="bounty", deck=["prize_money"])
    play(s, "draw")
    assert GAME.view(s, 0)["bounty"] == {"left": 59, "discarded": ["prize_money"]}
    assert GAME.view(s, 1)["card"] == "prize_money"


def test_curses_are_forced_on_the_drawer() -> None:
    """B52, B20: a Cursed Doubloon takes 1 Infamy; it is never shown below 0."""
    s = position(ship("k9", "hornigold"), step="bounty", deck=["cursed_doubloon"])
    play(s, "draw")
    assert relics(s) == ["cursed_doubloon"]
    assert infamy(s)[0] == 0


def test_a_relic_works_at_once() -> None:
    """P28, P56: a Sextant just drawn gives a space in this turn, an Anchor takes one."""
    reached = {}
    for card in ("prize_money", "brass_sextant", "barnacled_anchor"):
        s = position(ship("k9", sails=1), step="bounty", deck=[card])
        reached[card] = ends(play(s, "draw"))
    assert reached["barnacled_anchor"] < reached["prize_money"] < reached["brass_sextant"]
    assert "p9" in reached["brass_sextant"]
    assert "p9" not in reached["prize_money"]


def test_the_sea_chart_makes_room() -> None:
    """P26, P28: 2 cards more while it is owned."""
    s = position(ship("i6", hold=0, silver=40, relics=["sea_chart"]), ports={"tortuga": "PC01"})
    play(s, "sail j6", "buy rum 6")
    assert cargo(s) == {"rum": 6}
    assert why(s, "buy rum 1") == "P55"


def test_a_weather_glass_works_in_the_phase_of_its_draw() -> None:
    """P31, P56: it can set the wind in the turn that brings it."""
    s = position(ship("k9"), step="bounty", deck=["weather_glass"])
    play(s, "draw")
    assert "wind" in verbs(s)


@pytest.mark.parametrize("blows", ["neutral", "north", "east", "south", "west"])
def test_what_the_weather_glass_sets(blows: str) -> None:
    """B3, B70: each of the five positions but the one that stands."""
    s = position(ship("k9", relics=["weather_glass"]), wind=blows)
    others = {"neutral", "north", "east", "south", "west"} - {blows}
    assert {each for each in legal(s) if each.startswith("wind ")} == {f"wind {w}" for w in others}
    assert why(s, f"wind {blows}") == "B70"


def test_the_weather_glass_works_once_a_turn() -> None:
    """B37, B65: never forced, and again in the next own turn."""
    s = position(ship("k9", relics=["weather_glass"]), ship("c2"))
    play(s, "wind south")
    assert wind(s) == "south"
    assert "wind" not in verbs(s)
    assert why(s, "wind north") == "B37"
    play(s, "stay", "draw", "stay", "draw")
    assert "wind" in verbs(s)


@pytest.mark.parametrize(
    ("blows", "quarters"),
    [
        ("north", {"east", "west"}),
        ("east", {"north", "south"}),
        ("south", {"east", "west"}),
        ("west", {"north", "south"}),
        ("neutral", set()),
    ],
)
def test_vane_turns_the_wind_a_quarter(blows: str, quarters: set[str]) -> None:
    """P31, B3, B37: to either neighbouring side, once; a calm he can't turn."""
    s = position(ship("k9", "vane"), wind=blows)
    turns = {each.split()[1] for each in legal(s) if each.startswith("wind ")}
    assert turns == quarters
    for side in quarters:
        after = play(s.copy(), f"wind {side}")
        assert wind(after) == side
        assert "wind" not in verbs(after)


def test_who_has_no_power_leaves_the_wind_alone() -> None:
    """B37: neither captain nor Glass."""
    s = position(ship("k9"), wind="east")
    assert verbs(s) == {"sail", "stay"}
    assert why(s, "wind north") == "B37"


def test_vane_with_the_glass() -> None:
    """B37, B69: a wind within his reach uses his power, any other the Glass; both in any order."""
    s = position(ship("k9", "vane", relics=["weather_glass"]), wind="north")
    first = play(s.copy(), "wind east")
    assert (first.vane_used, first.glass_used) == (True, False)
    assert {each for each in legal(first) if each.startswith("wind ")} == {
        "wind neutral",
        "wind north",
        "wind south",
        "wind west",
    }
    play(first, "wind west")
    assert "wind" not in verbs(first)
    other = play(s.copy(), "wind south")
    assert (other.vane_used, other.glass_used) == (False, True)
    assert {each for each in legal(other) if each.startswith("wind ")} == {"wind east", "wind west"}
    calm = play(s.copy(), "wind neutral")
    assert "wind" not in verbs(calm)


def test_the_wind_can_be_turned_back() -> None:
    """B37, B69: his quarter away, and back by the Glass; that is all for this turn."""
    s = position(ship("k9", "vane", relics=["weather_glass"]), wind="north")
    assert wind(play(s, "wind east", "wind north")) == "north"
    assert verbs(s) == {"sail", "stay"}


def test_an_empty_bounty_deck_is_made_anew() -> None:
    """B18, B75: when a card of it is wanted, not before, from the discards alone."""
    s = position(ship("k9"), ship("c2", relics=["sun_disc"]), step="bounty", left=1)
    play(s, "draw", "stay")
    assert (s.bounty_deck, len(s.bounty_discard)) == ((), 59)
    count = s.rng.count
    record(s, "draw")
    assert s.rng.count >= count + 58
    assert len(s.bounty_deck) == 58
    assert BOUNTY_NAMES.index("sun_disc") not in s.bounty_deck


def test_a_reshuffle_does_without_debts_and_relics() -> None:
    """B74, B18: what lies before a player stays there."""
    s = position(ship("k9", debts=2, relics=["sun_disc"]), step="bounty", deck=[], left=0)
    record(s, "draw")
    drawn_or_left = len(s.bounty_deck) + len(s.bounty_discard) + len(s.ships[0].relics) - 1
    assert drawn_or_left == 57
    assert BOUNTY_NAMES.index("shipwrights_debt") not in s.bounty_deck
    assert s.ships[0].debts == 2


def test_an_empty_port_deck_is_made_anew() -> None:
    """B18, B75: the replaced card is discarded first and can come back at once."""
    came = set()
    for seed in range(60):
        s = position(
            ship("i6", cargo={"rum": 1}),
            ports={"tortuga": "PC16", "havana": "PC01", "catalina": "PC02"},
            ports_left=0,
        )
        play(s, "sail j6", "sell rum 1")
        s.rng.seed = seed
        count = s.rng.count
        record(s, "done")
        assert s.rng.count == count + 14
        assert len(s.port_deck) == 14
        assert s.port_discard == ()
        came.add(PORT_CARDS[s.ports[4]])
    assert "PC16" in came
    assert came.isdisjoint({"PC01", "PC02"})


def test_every_card_can_be_drawn() -> None:
    """P30: each of the sixty is carried out, in a position where it finds something to act on."""
    for name in {*BOUNTY_NAMES}:
        s = position(
            ship("k9", cargo={"rum": 2}),
            ship(
                "c2",
                cargo={"fruit": 1},
                relics=["pearl_mask" if name != "pearl_mask" else "sun_disc"],
            ),
            step="bounty",
            deck=[name],
        )
        record(s, "draw")
        assert step(s) != "bounty"
