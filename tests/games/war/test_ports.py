"""Ports: trade, repair, ships, passengers, letters, war, and how an action ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portsmouth.games.war.game import GAME
from portsmouth.games.war.rules.components import PORTS
from tests.games.war.build import (
    asked,
    cargo,
    convoy,
    fact,
    flag,
    hand,
    kinds,
    legal,
    options,
    play,
    position,
    sheet,
    step,
    why,
)

GOLDEN = json.loads(Path(__file__).with_name("worked_examples.json").read_text("utf-8"))


def docked(*convoys: object, **more: object) -> object:
    """A position in which seat 0 is in port."""
    return position(*convoys, step="port", **more)  # type: ignore[arg-type]


def test_the_trade_example() -> None:
    """W32, W34, W90, W29, S14: six weapons from London to Benguela."""
    example = GOLDEN["trade"]
    s = docked(convoy("london", nation="france", gold=6), convoy("m3"))
    play(s, example["buy"]["action"])
    assert s.convoys[0].gold == 0
    assert cargo(s, 0) == {"weapons": 6}
    assert sheet(s, "weapons") == 0
    assert refused_rule(s, example["refused_then"]["action"]) == "W36"
    s = docked(convoy("benguela", nation="france", gold=0, cargo={"weapons": 6}), convoy("m3"))
    play(s, example["sell"]["action"])
    assert (s.convoys[0].gold, sheet(s, "weapons")) == (12, 6)
    assert why(s, "buy weapons 1") == ("sold_now", "S14")


def refused_rule(s: object, text: str) -> str:
    """The rule by which an action is refused."""
    return why(s, text)[1]  # type: ignore[arg-type]


@pytest.mark.parametrize("case", GOLDEN["repairs"]["cases"], ids=lambda case: str(case["gold"]))
def test_the_repair_examples(case: dict[str, object]) -> None:
    """W28, W91, W45, K22: what three points cost."""
    flags = {case["port"]: (1, "pirate")} if "flag" in case else {}
    ship = convoy(
        str(case["port"]),
        nation=str(case["nation"]),
        pirate=bool(case["pirate"]),
        hull=1,
        gold=9,
        hand=case.get("face_up", []),  # type: ignore[arg-type]
    )
    s = position(ship, convoy("m3", nation="denmark"), step="port", flags=flags)  # type: ignore[arg-type]
    play(s, "mend hull 3")
    assert s.convoys[0].gold == 9 - int(str(case["gold"]))
    assert s.convoys[0].values == (4, 4, 4)


def test_one_action_or_none() -> None:
    """W24, W89, S63: another kind of action is closed; nothing at all is allowed."""
    s = docked(convoy("london", nation="england", hull=2, gold=40), convoy("m3"))
    play(s, "buy weapons 1")
    for text in ("mend hull 1", "ship", "board", "letter"):
        assert why(s, text) == ("other_business", "W89"), text
    s = docked(convoy("london", nation="england", hull=2, gold=40), convoy("m3"))
    play(s, "mend hull 1")
    for text in ("buy weapons 1", "ship", "board", "letter"):
        assert why(s, text) == ("other_business", "W89"), text
    play(s, "mend hull 1", "done")
    assert asked(s) == ("cast", 1)
    s = docked(convoy("london", gold=0), convoy("m3"))
    assert "board" in legal(s)
    play(s, "done")
    assert asked(s) == ("cast", 1)


def test_staying_gives_an_action_each_turn() -> None:
    """W24, W87: nothing of docking is repeated."""
    s = position(convoy("london", nation="france"), convoy("m3"), flags={"london": (1, "pirate")})
    play(s, "stay")
    assert asked(s) == ("port", 0)
    assert s.convoys[0].values == (4, 4, 4)


def test_ports_without_trade() -> None:
    """W25: repair, ship, passenger, letter at an own one; no trade."""
    s = docked(convoy("gibraltar", nation="england", hull=3, gold=30), convoy("m3"))
    assert why(s, "buy weapons 1") == ("no_trade", "W25")
    may = legal(s)
    assert {"mend hull 1", "ship", "board", "letter"} <= {*may}
    assert "storm gibraltar" not in may


def test_trade_ports_have_all() -> None:
    """W26: these and trade; at another's port an attack instead of a letter."""
    s = docked(convoy("cadiz", nation="england", hull=3, gold=30), convoy("m3"))
    may = legal(s)
    assert {"mend hull 1", "ship", "board", "buy weapons 1", "storm cadiz"} <= {*may}
    assert why(s, "letter") == ("not_own_port", "W37")


def test_prices() -> None:
    """W32, W33, S15, W90: 1 for exports of the region, 2 for all else, buying and selling."""
    ship = convoy("goa", gold=9, cargo={"gems": 2, "tea": 2})
    s = docked(ship, convoy("m3"))
    shown = options(s)
    assert shown["buy textiles 2"].cost.of("gold") == 2
    assert shown["buy furs 2"].cost.of("gold") == 4
    play(s, "sell gems 2")
    assert s.convoys[0].gold == 9 + 2
    play(s, "sell tea 1")
    assert s.convoys[0].gold == 9 + 2 + 2
    play(s, "buy furs 1")
    assert s.convoys[0].gold == 9 + 2 + 2 - 2


def test_no_gold_from_nothing() -> None:
    """S14: what was sold in an action can't be bought in it, nor the other way round."""
    s = docked(convoy("goa", gold=9, cargo={"tea": 2}), convoy("m3"))
    play(s, "sell tea 1", "buy furs 1")
    assert why(s, "buy tea 1") == ("sold_now", "S14")
    assert why(s, "sell furs 1") == ("bought_now", "S14")
    play(s, "sell tea 1", "buy furs 1", "done")


def test_the_goods_sheet_limits_buying() -> None:
    """W34, W90: what is out can't be bought; there is no limit to selling."""
    s = docked(
        convoy("london", gold=9), convoy("m3", ships=2, cargo={"weapons": 5, "manufactured": 6})
    )
    assert why(s, "buy weapons 2") == ("sold_out", "W34")
    assert why(s, "buy manufactured 1") == ("sold_out", "W34")
    play(s, "buy weapons 1")
    assert sheet(s, "weapons") == 0


def test_room_and_gold() -> None:
    """W36, W32: both limit buying; six crates a ship."""
    s = docked(convoy("london", gold=3, cargo={"tea": 4}), convoy("m3"))
    assert why(s, "buy weapons 3") == ("hold_full", "W36")
    assert why(s, "buy furs 2") == ("no_gold", "W32")
    s = docked(convoy("london", ships=2, gold=9, cargo={"tea": 5}), convoy("m3"))
    play(s, "buy weapons 6")
    assert sum(s.convoys[0].hold) == 11


def test_buying_a_ship() -> None:
    """W35, W36, W92, S74: 30 gold at any port; values up by 2; the turn ends."""
    s = docked(convoy("gibraltar", gold=31, crew=1, sails=0), convoy("m3"))
    play(s, "ship")
    ship = s.convoys[0]
    assert (ship.ships, ship.gold, ship.values) == (2, 1, (2, 3, 6))
    assert asked(s) == ("cast", 1)
    s = docked(convoy("london", gold=29), convoy("m3"))
    assert why(s, "ship") == ("no_gold", "W35")
    s = docked(convoy("london", ships=4, gold=99), convoy("m3"))
    assert why(s, "ship") == ("four_ships", "W92")


def test_money_is_one_number() -> None:
    """W38, S16, W92: bonds are only a way to show it; 50 gold pay for a ship."""
    s = docked(convoy("london", gold=50), convoy("m3"))
    play(s, "ship")
    assert s.convoys[0].gold == 20
    assert "bond" not in json.dumps(s.to_json())


def test_ships_cannot_be_sold() -> None:
    """W63: no option sells one."""
    s = docked(convoy("london", ships=3, gold=50), convoy("m3"))
    assert not [each for each in legal(s) if each.startswith("sell")]


def test_boarding_a_passenger() -> None:
    """W25, W29, W93, S74: drawn from the bag, one at a time; the turn ends."""
    s = docked(convoy("london"), convoy("m3"), bag=["goa", "rio"])
    play(s, "board")
    assert PORTS[s.convoys[0].passenger] == "goa"
    assert asked(s) == ("cast", 1)
    s = docked(convoy("london", passenger="goa"), convoy("m3"))
    assert why(s, "board") == ("one_passenger", "W29")


def test_a_passenger_for_this_port_is_replaced() -> None:
    """W31, W93: laid aside, and another one drawn."""
    s = docked(convoy("london"), convoy("m3"), bag=["london", "rio"])
    play(s, "board")
    assert PORTS[s.convoys[0].passenger] == "rio"
    assert [PORTS[each] for each in s.laid] == ["london"]


def test_an_empty_bag_is_refilled() -> None:
    """W93, S83: from those laid aside, when a counter is wanted."""
    s = docked(convoy("london"), convoy("m3"), bag=["london"])
    s.bag, s.laid = s.bag[:1], s.bag[1:]
    play(s, "board", dice=[f"={n}" for n in range(len(s.laid), 0, -1)])
    assert s.convoys[0].passenger >= 0
    assert len(s.bag) == 20
    s = docked(convoy("london"), convoy("m3"))
    s.bag, s.laid = s.bag[:1], s.bag[1:]
    before = s.rng.count
    s.bag = (PORTS.index("rio"),)
    s.laid = tuple(each for each in sorted([*s.laid, PORTS.index("london")]) if each != s.bag[0])
    play(s, "board", dice=[])
    assert (s.bag, s.rng.count) == ((), before)


def test_no_passengers_at_pirate_and_plague_ports() -> None:
    """W27, W94: a pirate may board them elsewhere."""
    s = docked(convoy("london"), convoy("m3"), flags={"london": (1, "pirate")})
    assert why(s, "board") == ("pirate_port", "W27")
    s = docked(convoy("london"), convoy("m3"), globe="plague", plague="london")
    assert why(s, "board") == ("plague_port", "W94")
    s = docked(convoy("london", pirate=True), convoy("m3"))
    play(s, "board")
    assert s.convoys[0].passenger >= 0


def test_turning_a_passenger_in() -> None:
    """W30, S13, W86: 5 gold on docking, free, whosever flag flies; the action is still to come."""
    s = position(convoy("d18", passenger="cadiz"), convoy("m3"), flags={"cadiz": (1, "nation")})
    play(s, "cast", dice=["d1"])
    events = play(s, "go cadiz")
    assert "delivered" in kinds(events)
    assert s.convoys[0].gold == 9
    assert [PORTS[each] for each in s.laid] == ["cadiz"]
    assert asked(s) == ("port", 0)


def test_letters() -> None:
    """W37, S9, S10, S90: at an own port, trade or not; it is the action; as many as there are."""
    s = docked(convoy("gibraltar", nation="england", letters=2), convoy("m3"))
    play(s, "letter")
    assert s.convoys[0].letters == 3
    assert asked(s) == ("cast", 1)
    s = docked(
        convoy("london", nation="england"),
        convoy("m3"),
        flags={"goa": (0, "nation"), "rio": (0, "nation"), "macao": (0, "nation")},
    )
    assert "letter" in legal(s)


def test_letters_refused() -> None:
    """W95, S9, S66, K7: to a pirate, at others' ports, in General Peace, when none is left."""
    s = docked(convoy("london", nation="england", pirate=True), convoy("m3"))
    assert why(s, "letter") == ("pirate_no_letter", "W95")
    s = docked(convoy("london", nation="england"), convoy("m3"), flags={"london": (1, "pirate")})
    assert why(s, "letter") == ("not_own_port", "W37")
    s = docked(convoy("london", nation="england", letters=1), convoy("m3"), globe="treaty")
    assert why(s, "letter") == ("general_peace", "W95")
    assert s.convoys[0].letters == 1
    s = docked(convoy("london", nation="england", letters=3), convoy("m3", letters=5))
    assert why(s, "letter") == ("no_letters", "W95")


def test_own_ports_by_flags() -> None:
    """S3, S53: a black-bordered or a nation flag makes a port one's own, a pirate flag nobody's."""
    for black, flags, own in [
        ({"goa": "england"}, {}, True),
        ({}, {"goa": (0, "nation")}, True),
        ({"goa": "england"}, {"goa": (1, "nation")}, False),
        ({"goa": "england"}, {"goa": (1, "pirate")}, False),
        ({}, {}, False),
    ]:
        s = docked(convoy("goa", nation="england"), convoy("m3"), black=black, flags=flags)
        assert ("letter" in legal(s)) == own


def test_repairs_have_limits() -> None:
    """W28, W91: not above the maximum, not beyond the gold; several values in one action."""
    s = docked(convoy("cadiz", nation="england", hull=2, crew=3, gold=5), convoy("m3"))
    assert why(s, "mend hull 3") == ("value_full", "W91")
    play(s, "mend hull 1", "mend crew 1")
    assert why(s, "mend hull 1") == ("no_gold", "W28")
    assert (s.convoys[0].values, s.convoys[0].gold) == ((4, 4, 3), 1)


def test_war_closes_ports() -> None:
    """W41, W96, S91: entered only by an attack, judged when the end of the move is named."""
    s = position(convoy("d18", nation="england"), convoy("m3"), globe="war_england_spain")
    play(s, "cast", dice=["d1"])
    assert why(s, "go cadiz") == ("at_war", "W41")
    assert "storm cadiz" in legal(s)
    assert "go gibraltar" in legal(s)
    s = position(convoy("d18", nation="france"), convoy("m3"), globe="war_england_spain")
    play(s, "cast", dice=["d1"])
    assert "go cadiz" in legal(s)


def test_war_while_in_port() -> None:
    """S38, W96: one may stay, but do nothing but attack or leave."""
    s = docked(
        convoy("cadiz", nation="england", hull=2, gold=60),
        convoy("m3"),
        globe="war_england_spain",
    )
    assert legal(s) == ["storm cadiz", "done"]
    assert why(s, "board") == ("at_war", "S38")
    assert why(s, "buy weapons 1") == ("at_war", "S38")


def test_war_does_not_touch_pirates() -> None:
    """S54, W44: a pirate has no nation, nor has a pirate port."""
    s = position(
        convoy("d18", nation="england", pirate=True), convoy("m3"), globe="war_england_spain"
    )
    play(s, "cast", dice=["d1"])
    assert "go cadiz" in legal(s)
    s = position(
        convoy("d18", nation="england"),
        convoy("m3"),
        globe="war_england_spain",
        flags={"cadiz": (1, "pirate")},
    )
    play(s, "cast", dice=["d1"])
    assert "go cadiz" in legal(s)


def test_sellers_market() -> None:
    """K6, S69: the first four crates of a visit bring 3, in whatever turn they are sold."""
    s = docked(
        convoy("goa", gold=0, cargo={"tea": 3, "furs": 3}), convoy("m3"), globe="sellers_market"
    )
    play(s, "sell tea 3")
    assert s.convoys[0].gold == 9
    play(s, "sell furs 2")
    assert s.convoys[0].gold == 9 + 3 + 2
    s = docked(
        convoy("goa", gold=0, dear=4, cargo={"tea": 2}), convoy("m3"), globe="sellers_market"
    )
    play(s, "sell tea 2")
    assert s.convoys[0].gold == 4
    s = docked(convoy("goa", gold=0, cargo={"gems": 2}), convoy("m3"), globe="sellers_market")
    play(s, "sell gems 2")
    assert s.convoys[0].gold == 2
    assert s.convoys[0].dear == 0


def test_factor() -> None:
    """K22, S69: the first crate of the visit brings 1 more, once, also with Sellers Market."""
    s = docked(convoy("goa", gold=0, hand=["factor"], cargo={"tea": 3}), convoy("m3"))
    play(s, "sell tea 2")
    assert s.convoys[0].gold == 5
    play(s, "sell tea 1")
    assert s.convoys[0].gold == 7
    s = docked(
        convoy("goa", gold=0, hand=["factor"], cargo={"tea": 1}),
        convoy("m3"),
        globe="sellers_market",
    )
    play(s, "sell tea 1")
    assert s.convoys[0].gold == 4


def test_a_visit_begins_on_docking() -> None:
    """S69: crates sold before do not count in the next visit."""
    s = position(convoy("d18", dear=4), convoy("m3"))
    play(s, "cast", dice=["d1"])
    play(s, "go cadiz")
    assert s.convoys[0].dear == 0


def test_smugglers_contact() -> None:
    """K17, S72: the first six crates bought cost 1, exports use it up; before the first crate."""
    s = docked(convoy("london", ships=2, gold=20, hand=["smuggler"]), convoy("m3"), convoy("m5"))
    play(s, "smuggle", "buy weapons 2")
    assert s.convoys[0].gold == 18
    play(s, "buy tea 5")
    assert s.convoys[0].gold == 18 - 4 - 2
    assert hand(s, 0) == []
    s = docked(convoy("london", gold=20, hand=["smuggler"]), convoy("m3"))
    play(s, "buy tea 1")
    assert why(s, "smuggle") == ("trade_begun", "S72")
    s = docked(convoy("london", hull=3, gold=20, hand=["smuggler"]), convoy("m3"))
    play(s, "smuggle")
    assert why(s, "mend hull 1") == ("other_business", "W89")
    play(s, "done")
    assert asked(s) == ("cast", 1)


def test_smugglers_do_not_work_without_trade() -> None:
    """K2, K17: only on beginning a trade."""
    s = docked(convoy("gibraltar", nation="england", hand=["smuggler"]), convoy("m3"))
    assert why(s, "smuggle") == ("no_trade", "W25")
    s = docked(convoy("london"), convoy("m3"))
    assert why(s, "smuggle") == ("no_card", "K2")


def test_an_attack_instead_of_an_action() -> None:
    """W25, W88, W89: an attack where one lies; not after an action was begun."""
    s = docked(convoy("cadiz", nation="england", gold=9), convoy("m3"))
    play(s, "buy weapons 1")
    assert why(s, "storm cadiz") == ("other_business", "W89")


def test_no_option_gains_gold_within_a_port() -> None:
    """S14: selling everything and buying it back is refused, good by good."""
    s = docked(convoy("goa", gold=20, cargo={"tea": 2, "silks": 2}), convoy("m3"))
    play(s, "sell tea 2", "sell silks 2")
    assert not {"buy tea 1", "buy silks 1"} & {*legal(s)}
    assert step(s) == "port"
    assert flag(s, "goa") is None
    assert GAME.purse(s, 0) == {"gold": 28}
    assert fact(play(s, "buy gems 1"), "bought", "gold") == 1


def test_the_last_gold_for_a_ship_is_warned_of() -> None:
    """W35: only where neither gold nor cargo is left to trade with."""
    for gold, hold, warned in ((30, {}, True), (31, {}, False), (30, {"tea": 1}, False)):
        s = docked(convoy("london", nation="france", gold=gold, cargo=hold), convoy("m3"))
        assert [each.id for each in options(s)["ship"].effects] == ["effect-ruins"] * warned
