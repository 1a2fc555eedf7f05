"""Chapter 2.9: the town cards."""

from __future__ import annotations

import pytest

from tests.games.portsmouth.build import (
    aboard,
    at,
    kinds,
    legal,
    options,
    pawn,
    play,
    position,
    purse,
    remedy,
    step,
    told,
    verbs,
    why,
)


def test_a_town_resolves_by_a_step_or_by_the_gig() -> None:
    """R75, C5, R127: both pay the Patron's pound."""
    assert purse(play(position(array={"b1": "T3"}, pawns=["a1"]), "move b1"))[0] == 1
    s = position(array={"a1": "M13", "c3": "T3"}, pawns=["a1"])
    play(s, "recruit a1", "use", "land c3")
    assert (pawn(s, 0), purse(s)[0]) == ("c3", 2)


def test_every_step_is_a_move_of_its_own() -> None:
    """C6: going over a town triggers it; there is no longer step that skips one."""
    s = position(array={"b1": "T3"}, pawns=["a1"])
    assert why(s, "move c1") == ("not_adjacent", "R44")
    assert purse(play(s, "move b1", "move c1"))[0] == 1


def test_resolving_is_compulsory() -> None:
    """R76: Mutiny strikes the one who steps there, without asking; only Privilege asks."""
    s = position(array={"b1": "T7"}, pawns=["a1"], crew=["D01 D02"])
    assert "mutiny" in kinds(told(s, "move b1"))
    assert (step(s), aboard(s, 0)) == ("turn", "")
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04"])
    play(s, "move b1")
    assert "decline" in legal(s)


@pytest.mark.parametrize("town", ["T1", "T3", "T4", "T5", "T6"])
def test_only_the_active_player_is_affected(town: str) -> None:
    """R77: the others keep money and crew as they were, their pawns on the town too."""
    crew = ["M04 D01", "M05 D02", "M06 D03"]
    s = position(seats=3, array={"b1": town}, pawns=["a1", "b1", "b1"], crew=crew)
    play(s, "move b1")
    assert [aboard(s, 1), aboard(s, 2), purse(s)[1:]] == ["M05 D02", "M06 D03", [0, 0]]


def test_once_a_turn() -> None:
    """R78: the Patron gives nothing on the second step, and the option says so."""
    s = position(array={"b1": "T3"}, pawns=["a1"])
    play(s, "move b1", "move a1")
    assert [text.id for text in options(s)["move b1"].effects] == ["effect-town-used"]
    assert kinds(told(s, "move b1")) == ["moved"]
    assert purse(s)[0] == 1


def test_each_card_works_once() -> None:
    """R78: two different towns work in one turn."""
    s = position(array={"b1": "T3", "c1": "T1"}, pawns=["a1"], crew=["M04"])
    assert purse(play(s, "move b1", "move c1"))[0] == 2


def test_the_mutinies_are_two_cards() -> None:
    """R79: both strike in the same turn, each once."""
    s = position(array={"b1": "T7", "c1": "T8"}, pawns=["a1"], crew=["D01 D02", "D03"], money=[1])
    play(s, "move b1", "move c1")
    assert [ship.mutineers for ship in s.ships] == [2, 1]
    s.ships[0].landsmen, s.deserters = s.deserters[:1], s.deserters[1:]
    s.ships[0].mutineers = 1
    play(s, "move b1", "move c1")
    assert len(s.ships[0].landsmen) == 1


def test_the_limit_is_for_a_turn() -> None:
    """R80: the same card works for the next player and in one's own next turn."""
    s = position(array={"b1": "T3"}, pawns=["a1", "a1"])
    play(s, "move b1", "end", "move b1", "end")
    play(s, "move a1", "move b1")
    assert purse(s) == [2, 1]


def test_standing_there_does_nothing() -> None:
    """R81: beginning the turn on a town gives nothing; leaving and returning does."""
    s = position(array={"b1": "T3"}, pawns=["b1"])
    play(s, "end", "end")
    assert (s.active, purse(s)) == (0, [0, 0])
    play(s, "move a1", "move b1")
    assert purse(s) == [1, 0]


def test_a_town_put_under_a_pawn_does_not_resolve() -> None:
    """R82, R96: neither for the one who puts it nor for others standing there."""
    s = position(array={"a1": "R01"}, pawns=["a1", "a1"], money=[1], pile=["T7"])
    s.ships[0].landsmen, s.hands = s.hands[:2], s.hands[2:]
    play(s, "recruit a1", "end", "place a1")
    assert (at(s, "a1"), len(s.ships[0].landsmen)) == ("T7", 2)
    assert s.towns_used == 0


def test_mutiny_hits_the_most_landsmen() -> None:
    """R83: one red token for each, and all of them leave the game."""
    s = position(seats=3, array={"b1": "T7"}, pawns=["a1"], crew=["D01", "D02 D03 D04", "D05 D06"])
    play(s, "move b1")
    assert [aboard(s, seat) for seat in range(3)] == ["D01", "", "D05 D06"]
    assert [ship.mutineers for ship in s.ships] == [0, 3, 0]
    assert len(s.deserters) == 3
    assert not set(s.deserters) & {*s.hands[s.hands_at :], *s.under}


def test_mutiny_hits_all_who_tie() -> None:
    """R83: landsmen 3, 3, 1, 0: the first two take 3 tokens each, the others none (4.6)."""
    crew = ["D01 D02 D03", "D04 D05 D06", "D07", ""]
    s = position(seats=4, array={"b1": "T7"}, pawns=["a1"], crew=crew)
    assert len(options(s)["move b1"].effects) == 2
    play(s, "move b1")
    assert [ship.mutineers for ship in s.ships] == [3, 3, 0, 0]
    assert [aboard(s, seat) for seat in range(4)] == ["", "", "D07", ""]


def test_mutiny_counts_landsmen_only() -> None:
    """R84: five seamen don't make a ship the fullest."""
    s = position(array={"b1": "T7"}, pawns=["a1"], crew=["D01+ D02+ D03+ D04+ D05+", "D06"])
    play(s, "move b1")
    assert [ship.mutineers for ship in s.ships] == [0, 1]
    assert len(s.ships[0].seamen) == 5


def test_mutiny_without_landsmen() -> None:
    """R84, A19: nobody takes a token, though all tie at zero."""
    s = position(seats=4, array={"b1": "T7"}, pawns=["a1"])
    assert kinds(told(s, "move b1")) == ["moved", "town", "no_mutiny"]
    assert [ship.mutineers for ship in s.ships] == [0, 0, 0, 0]


def test_mutiny_hits_the_active_player_too() -> None:
    """R85: alone with the most, or sharing it."""
    for crew in (["D01 D02", "D03"], ["D01", "D02"]):
        s = position(array={"b1": "T7"}, pawns=["a1"], crew=crew)
        count = len(s.ships[0].landsmen)
        play(s, "move b1")
        assert s.ships[0].mutineers == count


def test_red_tokens_stay_and_add_up() -> None:
    """R86: a second mutiny adds to the first; training and turns take none away."""
    s = position(array={"b1": "T7"}, pawns=["a1"], crew=["D01 D02 D03+"], mutineers=[4])
    play(s, "move b1", "end", "end")
    assert s.ships[0].mutineers == 6


@pytest.mark.parametrize(("unused", "gain"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_aristocrats_pay_for_unused_midshipmen(unused: int, gain: int) -> None:
    """R87: £1 for each without a marker, at most £3."""
    crew = [" ".join(["M18*", *(f"M0{n}" for n in range(1, unused + 1))])]
    s = position(array={"b1": "T1"}, pawns=["a1"], crew=crew)
    play(s, "move b1")
    assert purse(s)[0] == gain


def test_privilege_town_calls_one_midshipman() -> None:
    """R88: he is marked, brings no £1, and the town is used up."""
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04 M05", ""], money=[1])
    play(s, "move b1")
    assert [a for a in legal(s) if a[0] == "c"] == ["call M04", "call M05"]
    play(s, "call M05")
    assert (aboard(s, 0), purse(s)[0], step(s)) == ("M04 M05*", 4, "turn")
    play(s, "move a1", "move b1")
    assert step(s) == "turn"


def test_privilege_town_takes_the_usual_price() -> None:
    """R88, C10: £2 for Recruit and Trainer, refused with £1, nothing for the others."""
    crew = ["M07 M16 M10 D01"]
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=crew, money=[2])
    play(s, "move b1")
    prices = {
        text: o.cost.of("pounds") for text, o in options(s).items() if text.startswith("call")
    }
    assert prices == {"call M07": 2, "call M10": 0, "call M16": 2}
    assert purse(play(s, "call M16"))[0] == 0
    poor = play(position(array={"b1": "T2"}, pawns=["a1"], crew=crew, money=[1]), "move b1")
    assert why(poor, "call M16") == ("no_pounds", "R130")
    assert why(poor, "call M07") == ("no_pounds", "R123")


def test_privilege_town_calls_unused_ones_only() -> None:
    """R88: a marked one is refused, and with none but such nothing is asked."""
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04* M05"])
    assert why(play(s, "move b1"), "call M04") == ("used", "R68")
    idle = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04*"])
    assert kinds(told(idle, "move b1")) == ["moved", "town_idle"]
    assert step(idle) == "turn"


def test_privilege_town_left_idle_is_not_used_up() -> None:
    """A17: entered with no midshipman it asks nothing; with one aboard it asks in the same turn."""
    s = position(array={"b1": "T2", "a1": "M13"}, pawns=["a1"], ap=9)
    assert kinds(told(s, "move b1")) == ["moved", "town_idle"]
    play(s, "move a1", "recruit a1", "decline", "move b1")
    assert step(s) == "privilege_town"


def test_privilege_town_asks_when_buying_points_helps() -> None:
    """R88, R121, A22: at £5 the £4 privilege needs two pounds spent, which the town waits for."""
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04"], money=[5])
    assert [text.id for text in options(s)["move b1"].effects] == ["effect-town-privilege"]
    assert kinds(told(s, "move b1")) == ["moved", "town"]
    assert remedy(s, "call M04") == ["buy 2"]
    assert purse(play(s, "buy 2", "call M04"))[0] == 4


def test_a_step_tells_what_the_next_action_may_do() -> None:
    """R125: a Recruit used before bars none at the Privilege town, and the step's words say so."""
    array = {"a1": "M07", "b1": "T2", "c1": "R01"}
    s = position(array=array, pawns=["a1"], crew=["M08"], money=[9])
    play(s, "recruit a1", "use", "commission c1")
    assert (s.commissioned, step(s)) == (True, "turn")
    assert [text.id for text in options(s)["move b1"].effects] == ["effect-town-privilege"]
    assert "call M08" in legal(play(s, "move b1"))


def test_privilege_town_declined_is_not_used_up() -> None:
    """A17: it asks again on a later entry of the same turn."""
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04"])
    play(s, "move b1", "decline", "move a1", "move b1")
    assert step(s) == "privilege_town"
    assert aboard(play(s, "call M04"), 0) == "M04*"


def test_patron_gives_a_pound() -> None:
    """R89: £1, for everybody who steps there."""
    s = position(array={"b1": "T3"}, pawns=["a1"], money=[7])
    play(s, "move b1")
    assert (purse(s), s.ap) == ([8, 0], 4)


def test_training_town_promotes_all() -> None:
    """R90: all own landsmen, for the 1 AP of the step."""
    s = position(array={"b1": "T4"}, pawns=["a1"], crew=["D01 D25 D07+", "D02"])
    play(s, "move b1")
    assert (aboard(s, 0), aboard(s, 1), s.ap) == ("D07+ D01+ D25+", "D02", 4)


def test_grog_takes_one_point_more() -> None:
    """R91: 2 AP in all, which may be bought."""
    s = position(array={"b1": "T5"}, pawns=["a1"], ap=1, money=[1])
    assert remedy(s, "move b1") == ["buy 1"]
    assert play(s, "buy 1", "move b1").ap == 0


def test_shortcut_is_free() -> None:
    """R92: 0 AP, and nothing else happens."""
    s = position(array={"b1": "T6"}, pawns=["a1"], ap=1)
    play(s, "move b1")
    assert (s.ap, purse(s)[0], pawn(s, 0)) == (1, 0, "b1")


def test_second_entry_of_grog_and_shortcut() -> None:
    """A45, R78: an ordinary step of 1 AP each."""
    s = position(array={"b1": "T5", "a2": "T6"}, pawns=["a1"], ap=9)
    play(s, "move b1", "move a1", "move b1", "move a1")
    assert s.ap == 9 - 2 - 1 - 1 - 1
    play(s, "move a2", "move a1", "move a2")
    assert s.ap == 4 - 0 - 1 - 1


@pytest.mark.parametrize("town", ["T1", "T4", "T7"])
def test_a_town_without_effect_is_used_up(town: str) -> None:
    """A18: Aristocrats, Training or Mutiny for nobody don't work later that turn."""
    s = position(array={"b1": town, "a1": "M10"}, landsmen_at={"a1": "D01"}, pawns=["a1"], ap=9)
    play(s, "move b1", "move a1", "recruit a1", "decline", "move b1")
    assert (aboard(s, 0), purse(s)[0]) == ("M10 D01", 1)
    assert s.ships[0].mutineers == 0


def test_what_a_town_does_is_told_beforehand() -> None:
    """R76: since it can't be refused, the option names the effect."""
    towns = {"b1": "T7", "a2": "T1"}
    s = position(array=towns, pawns=["a1"], crew=["M04", "D01 D02"])
    assert [t.args["count"] for t in options(s)["move b1"].effects] == [2]
    assert [t.args["amount"] for t in options(s)["move a2"].effects] == [1]
    assert verbs(s) == {"raise", "move", "end", "recruit"} | verbs(s)
