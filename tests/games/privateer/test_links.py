"""Six devices and no server: turns, questions out of turn and answers in advance go by link."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from portsmouth.api.bridge import Engine
from portsmouth.core.journal import canonical, digest
from portsmouth.core.rng import Rng
from tests.games.privateer.make_golden_games import pirate, wild

SEATS = 6
HOPS = 46
"""So many links are sent from device to device."""
ID = "00000000-0000-4000-8000-00000000abcd"
GIVEN: dict[int, dict[str, str]] = {
    1: {"plunder": "dearest", "hand": "yes", "seize": "best", "reroll": "unless_ahead"},
    2: {"parley": "port_price", "discard": "cheapest"},
    4: {"parley": "decline", "hand": "no", "reroll": "never", "plunder": "dearest"},
}
"""What three of the six answer in advance."""


class Device:
    """The device of one seat: an engine, and the save that it keeps."""

    def __init__(self, seat: int) -> None:
        """Nothing is kept yet."""
        self.seat, self.engine = seat, Engine()
        self.kept: str | None = None

    def ask(self, op: str, **more: Any) -> dict[str, Any]:
        """A request as the page of this seat sends it; raises AssertionError if it is refused."""
        found: dict[str, Any] = json.loads(self.engine.dispatch(json.dumps({"op": op, **more})))
        assert found["ok"], found
        return found

    def look(self) -> dict[str, Any]:
        """The table as this seat sees it."""
        return self.ask("look", viewer=self.seat)

    def open(self, link: str) -> dict[str, Any]:
        """Take a link and go on with what it brings."""
        answer = self.ask("open_link", link=link, save=self.kept)
        self.ask("load", save=answer["save"])
        if self.kept is None and self.seat in GIVEN:
            request = {"seat": self.seat, "viewer": self.seat, "answers": GIVEN[self.seat]}
            self.ask("standing_answers", n=self.look()["n"], **request)
        self.keep()
        return answer

    def keep(self) -> None:
        """Write the save as the page does."""
        self.kept = self.ask("save", n=self.look()["n"])["save"]

    def play(self, rng: Rng) -> str:
        """Play as long as this seat is asked; returns the link for who comes next."""
        match = self.engine.match
        assert match is not None
        player = pirate if rng.below(3) else wild
        while match.actors == (self.seat,):
            action = match.game.notation.write(player(match.state, match.legal(), rng))
            more = {"seat": self.seat, "viewer": self.seat, "actions": [action]}
            self.ask("play", n=match.revision, **more)
        self.keep()
        link: str = self.ask("link", n=match.revision, kind="turn")["link"]
        return link


def begun() -> Device:
    """The device of the first seat, who has set up a game with five friends."""
    device = Device(0)
    captains = [None, *["friend"] * (SEATS - 1)]
    table = {"names": list("ABCDEF"), "captains": captains, "flags": [*range(SEATS)], "id": ID}
    setup = {"game": "privateer", "seats": SEATS, "seed": "11", "options": {"season": 20}}
    device.ask("new", table=table, **setup)
    device.keep()
    return device


def test_a_game_of_six_goes_round_by_links() -> None:
    """P13, B35, B39, B40, B49-B54: all hold the same in the end; answers spare links."""
    devices = [begun(), *map(Device, range(1, SEATS))]
    at, hops, asked_away = devices[0], 0, 0
    answered: Counter[str] = Counter()
    rng = Rng(7)
    while True:
        link = at.play(rng)
        match = at.engine.match
        assert match is not None
        if hops == HOPS:
            break
        sender, at = at, devices[match.actors[0]]
        told = at.open(link)
        there = at.engine.match
        assert there is not None
        assert told["relation"] in ("new", "longer")
        assert there.hash() == match.hash()
        asked_away += there.actors != (there.state.active,)
        _shown(at, sender)
        hops += 1
    for each in devices:
        if each is not at:
            assert each.open(link)["relation"] in ("new", "longer")
        assert each.engine.match is not None
        assert each.engine.match.hash() == match.hash()
    for number in devices[0].look()["table"]["answered"]:
        answered[match.journal[number].do.split()[0]] += 1
        assert match.journal[number].seat in GIVEN
    assert asked_away > 0
    assert answered.total() > 3
    assert len(answered) > 1


def _shown(at: Device, sender: Device) -> None:
    """A device shows its own seat's purse and answers, and no other's."""
    frame = at.look()
    assert frame["table"]["captains"] == [
        None if seat == at.seat else "friend" for seat in range(SEATS)
    ]
    mine = GIVEN.get(at.seat, {})
    assert frame["standing_answers"] == [mine if seat == at.seat else {} for seat in range(SEATS)]
    purses = [ship["silver"] is not None for ship in frame["view"]["ships"]]
    assert purses == [seat == at.seat for seat in range(SEATS)]
    for other in {0, 1, 2, 4} - {at.seat}:
        again = at.ask("look", viewer=other)
        assert again["standing_answers"] in ([{}] * SEATS, frame["standing_answers"])
        assert GIVEN.get(other, {"none": ""}) not in again["standing_answers"]
    assert sender.seat != at.seat


# Links and files that somebody has changed.


@pytest.fixture(scope="module")
def passed() -> tuple[str, str]:
    """A link of a game of six after a few turns, and the save of its sender."""
    devices = [begun(), *map(Device, range(1, SEATS))]
    at, rng = devices[0], Rng(5)
    for _ in range(3 * SEATS):
        link = at.play(rng)
        match = at.engine.match
        assert match is not None
        at = devices[match.actors[0]]
        at.open(link)
    assert at.kept is not None
    return link, at.kept


def refused(op: str, **more: Any) -> str:
    """The code that a fresh engine refuses a request with; nothing is on its table after it."""
    engine = Engine()
    answer = json.loads(engine.dispatch(json.dumps({"op": op, **more})))
    assert not answer["ok"]
    assert engine.match is None
    assert answer["text"]["id"] == f"error-{answer['code']}"
    return str(answer["code"])


def test_no_changed_letter_of_a_link_is_believed(passed: tuple[str, str]) -> None:
    """Any letter, the version and the last letter among them."""
    link, _ = passed
    for at in [0, len(link) - 1, *range(1, len(link), 7)]:
        wrong = link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]
        assert refused("open_link", link=wrong, save=None) in (
            "link_broken",
            "link_cut",
            "link_too_new",
        )


def other_seat(data: dict[str, Any]) -> None:
    """Somebody else has played the last action."""
    data["journal"][-1][0] = (data["journal"][-1][0] + 1) % SEATS


def other_die(data: dict[str, Any]) -> None:
    """Another seed, which deals other cards and throws other dice."""
    data["seed"] = "12"


def more_silver(data: dict[str, Any]) -> None:
    """A purse that nobody has earned."""
    data["snapshot"]["state"]["ships"][0]["silver"] += 50


def other_deck(data: dict[str, Any]) -> None:
    """The next card is another."""
    deck = data["snapshot"]["state"]["bounty_deck"]
    deck[0], deck[1] = deck[1], deck[0]


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "portsmouth"


def unknown_game(data: dict[str, Any]) -> None:
    data["game"] = "privateers"


def newer_form(data: dict[str, Any]) -> None:
    data["game_schema"] = 9


def seven_seats(data: dict[str, Any]) -> None:
    data["seats"] = 7


def false_option(data: dict[str, Any]) -> None:
    data["options"]["goal"] = 1


CHANGES = (other_seat, other_die, more_silver, other_deck, other_game, unknown_game)
CHANGES += (newer_form, seven_seats, false_option)


@pytest.mark.parametrize("change", CHANGES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("signed", [False, True])
def test_a_changed_file_is_refused(passed: tuple[str, str], change: Any, signed: bool) -> None:
    """Even where its sum was put right: what is kept is played again by the rules."""
    data = json.loads(passed[1])
    change(data)
    if signed:
        del data["sum"]
        if "snapshot" in data:
            state = data["snapshot"]["state"]
            data["snapshot"]["hash"] = digest(canonical(state))
        data["sum"] = digest(canonical(data))
    code = refused("load", save=json.dumps(data))
    assert code in ("save_broken", "save_too_new")


def test_a_record_of_another_game_is_no_continuation(passed: tuple[str, str]) -> None:
    """A link of Privateer beside a save of Portsmouth with its id: another game, nothing shared."""
    other = Engine()
    table = {"names": ["A", "B"], "captains": [None, "friend"], "id": ID}
    other.dispatch(
        json.dumps({"op": "new", "game": "portsmouth", "seats": 2, "seed": "1", "table": table})
    )
    assert other.match is not None
    save = json.loads(other.dispatch('{"op":"save"}'))["save"]
    answer = json.loads(
        Engine().dispatch(json.dumps({"op": "open_link", "link": passed[0], "save": save}))
    )
    assert (answer["game"], answer["relation"], answer["common"]) == ("privateer", "other", 0)
