"""The odds notebook: chosen strengths, exact odds, the position's figures at first."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from portsmouth.games.war.odds import told
from portsmouth.games.war.odds.notebook import CARDS, notebook
from portsmouth.games.war.rules.components import KINDS
from portsmouth.games.war.state import WarState
from tests.games.war.build import convoy, play, position

CARD = {KINDS[card]: at for at, card in enumerate(CARDS) if at}


def book(s: WarState, viewer: int | None = 0, **chosen: int) -> dict[str, Any]:
    """What the notebook says."""
    return notebook(s, viewer, chosen)


@pytest.fixture
def met() -> WarState:
    """Two convoys in a space, the first asked whether it attacks; a third one elsewhere."""
    s = position(
        convoy("goa", ships=3),
        convoy("m18", ships=2, crew=5, hull=3, hand=["master_gunner"]),
        convoy("m18", crew=2),
        active=1,
    )
    play(s, "stay")
    return s


def test_at_first_it_is_the_position(met: WarState) -> None:
    """W98: values as they are; the other side is whom one meets; the odds are the table's own."""
    found = book(met, 1)
    assert (found["other"], found["seats"]) == (2, [0, 2])
    own, other = found["sides"]
    assert own | {"sails": None} == {
        "ships": [2, 1, 4],
        "sails": None,
        "crew": [5, 0, 6],
        "hull": [3, 1, 6],
        "card": 0,
        "gunner": 1,
        "cannons": 4,
    }
    assert other["crew"] == [2, 0, 4]
    shown: Any = told.odds(met, 1)
    assert found["boarding"] == shown["boardings"]["2"]
    assert found["battles"] == shown["battles"]["2"]
    assert found["fort"] == shown["fort"]


def test_what_is_chosen_is_reckoned(met: WarState) -> None:
    """W51, W57, W69, K21, K23: worse or better odds for worse or better figures."""
    now = book(met, 1)
    assert book(met, 1, own_crew=1)["boarding"][0] < now["boarding"][0]
    assert book(met, 1, own_card=CARD["marines"])["boarding"][0] > now["boarding"][0]
    assert book(met, 1, strength=2)["fort"][0] > book(met, 1, strength=6)["fort"][0]
    heated = book(met, 1, own_card=CARD["heated_shot"])
    assert heated["fort"][0] > now["fort"][0]
    damp = book(met, 1, other_card=CARD["damp_powder"])
    assert damp["battles"]["sink"]["sinks"] < now["battles"]["sink"]["sinks"]
    assert book(met, 1, other=0)["sides"][1]["ships"] == [3, 1, 4]


def test_figures_stay_within_what_can_be(met: WarState) -> None:
    """W36: no value above 2 + 2 x ships, the hull never 0; unknown figures are left out."""
    found = book(met, 1, own_ships=9, own_hull=0, own_crew=99, own_card=77, other=6, depth=3)
    own = found["sides"][0]
    assert (own["ships"][0], own["hull"][0], own["crew"][0]) == (4, 1, 10)
    assert own["card"] == len(CARDS) - 1
    assert found["other"] == 2
    assert book(met, 1, strength=77)["strength"] == 0


def test_a_visit_is_one_die(met: WarState) -> None:
    """W43, W51: half of all shots miss; a ship is lost where they reach the hull."""
    assert book(met, 1)["visit"] == [500, 500, 0]
    assert book(met, 1, own_hull=2)["visit"] == [500, 500, 167]
    assert book(met, 1, own_hull=1)["visit"] == [500, 500, 500]


def test_it_opens_for_whoever_looks(met: WarState) -> None:
    """Alone there is nobody to fill in; an onlooker looks from the seat whose turn it is."""
    alone = book(position(convoy("goa")))
    assert (alone["seats"], alone["sides"][0]) == ([], alone["sides"][1])
    assert book(met, None)["other"] == 2


def test_it_is_reckoned_while_one_waits(met: WarState) -> None:
    """Two convoys of four ships, with cards: 0.4 s on a busy machine when this was written."""
    start = process_time()
    book(met, 1, own_ships=4, other_ships=4, own_hull=9, other_hull=9, own_card=1, other_card=2)
    assert process_time() - start < 3
