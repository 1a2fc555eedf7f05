"""Four devices and no server: turns, sealed shots and windows of Victory go by link."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.api import sharing
from portsmouth.api.bridge import Engine
from portsmouth.api.jobs import decide
from portsmouth.bots.bot import run
from portsmouth.core.journal import canonical, digest
from portsmouth.core.rng import Rng
from tests.games.victory.test_properties import keen

SEATS = 4
HOPS = 80
"""So many links are sent from device to device."""
ID = "00000000-0000-4000-8000-00000000abcd"
MOST = 1_000
"""So many characters any messenger takes."""


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

    @property
    def match(self) -> Any:
        """What lies on its table."""
        assert self.engine.match is not None
        return self.engine.match

    def open(self, link: str) -> dict[str, Any]:
        """Take a link and go on with what it brings."""
        answer = self.ask("open_link", link=link, save=self.kept)
        self.ask("load", save=answer["save"])
        self.kept = self.ask("save", n=self.match.revision)["save"]
        return answer

    def play(self, rng: Rng) -> str:
        """Play as long as this seat is asked; returns the link for who comes next."""
        while self.seat in self.match.actors:
            chosen = keen(self.match.state, self.match.legal(self.seat), rng)
            action = self.match.game.notation.write(chosen)
            more = {"seat": self.seat, "viewer": self.seat, "actions": [action]}
            self.ask("play", n=self.match.revision, **more)
        self.kept = self.ask("save", n=self.match.revision)["save"]
        link: str = self.ask("link", n=self.match.revision, kind="turn")["link"]
        return link


def devices() -> list[Device]:
    """Four devices; on the first a game with three friends is set up."""
    first = Device(0)
    captains = [None, *["friend"] * (SEATS - 1)]
    table = {"names": list("ABCD"), "captains": captains, "flags": [*range(SEATS)], "id": ID}
    first.ask(
        "new", game="victory", seats=SEATS, seed="2", options={"first_player": 0}, table=table
    )
    return [first, *map(Device, range(1, SEATS))]


def test_a_game_of_four_goes_round_by_links() -> None:
    """V60, V103, R27, R59, R91: seals, windows and Commerce travel; all hold the same."""
    four, rng = devices(), Rng(1)
    at, asked = four[0], Counter[str]()
    for _ in range(HOPS):
        link = at.play(rng)
        sender, match = at, at.match
        if not match.actors:
            break
        at = four[match.actors[0]]
        assert at.open(link)["relation"] in ("new", "longer")
        assert at.match.hash() == match.hash()
        away = at.seat != match.state.active
        asked[f"{match.state.frames[-1][0]}{'-away' * away}"] += 1
        shown(at, sender)
    assert {"voyages", "any-away", "arm-away", "count-away"} <= {*asked}, asked
    assert at.match.hash() == four[at.seat].match.hash()


def shown(at: Device, sender: Device) -> None:
    """A device shows its own seat's hand and seal, and no other's."""
    frame = at.ask("look", viewer=at.seat)
    mine = [None if seat == at.seat else "friend" for seat in range(SEATS)]
    assert frame["table"]["captains"] == mine
    hands = [port["hand"] is not None for port in frame["view"]["ports"]]
    assert hands == [seat == at.seat for seat in range(SEATS)]
    for side in (frame["view"]["fight"] or {"sides": []})["sides"]:
        if side["sealed"] and not side["thrown"] and side["seat"] == sender.seat:
            assert side["shot"] is side["letter"] is None


# Links and files that somebody has changed.


@cache
def passed() -> tuple[str, str]:
    """A link with a sealed shot in it, and the save of its sender."""
    four, rng = devices(), Rng(1)
    at = four[0]
    for _ in range(HOPS):
        link = at.play(rng)
        fight, match = at.match.state.fight, at.match
        if fight and match.state.frames[-1][0] == "arm" and fight.seals != (-1, -1):
            assert at.kept is not None
            return link, at.kept
        at = four[match.actors[0]]
        at.open(link)
    raise AssertionError("nobody has sealed a shot")


def refused(op: str, **more: Any) -> str:
    """The code that a fresh engine refuses a request with; nothing is on its table after it."""
    engine = Engine()
    answer = json.loads(engine.dispatch(json.dumps({"op": op, **more})))
    assert not answer["ok"]
    assert engine.match is None
    assert answer["text"]["id"] == f"error-{answer['code']}"
    return str(answer["code"])


def test_no_changed_letter_of_a_link_is_believed() -> None:
    """Any letter, the version and the last letter among them."""
    link, _ = passed()
    for at in [0, len(link) - 1, *range(1, len(link), 7)]:
        wrong = link[:at] + ("A" if link[at] != "A" else "B") + link[at + 1 :]
        codes = ("link_broken", "link_cut", "link_too_new")
        assert refused("open_link", link=wrong, save=None) in codes


def other_seat(data: dict[str, Any]) -> None:
    """Somebody else has played the last action."""
    data["journal"][-1][0] = (data["journal"][-1][0] + 1) % SEATS


def other_seal(data: dict[str, Any]) -> None:
    """The sealed shot is another one."""
    seals = data["snapshot"]["state"]["fight"]["seals"]
    seals[:] = [seal if seal < 0 else (seal + 1) % 3 for seal in seals]


def other_dice(data: dict[str, Any]) -> None:
    """Another seed, which deals other cards and throws other dice."""
    data["seed"] = "12"


def more_cubes(data: dict[str, Any]) -> None:
    """Cubes out of the bank that nobody has earned."""
    state = data["snapshot"]["state"]
    state["bank"][0] -= 1
    state["ports"][0]["cubes"][0] += 1


def other_pile(data: dict[str, Any]) -> None:
    """The next card is another."""
    pile = data["snapshot"]["state"]["pile"]
    pile[:] = pile[1:] + pile[:1]


def other_hand(data: dict[str, Any]) -> None:
    """A card of the hand is changed for one of the pile."""
    state = data["snapshot"]["state"]
    hand, pile = state["ports"][0]["hand"], state["pile"]
    hand[0], pile[-1] = pile[-1], hand[0]
    hand.sort()


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "privateer"


def newer_form(data: dict[str, Any]) -> None:
    data["game_schema"] = 9


def five_seats(data: dict[str, Any]) -> None:
    data["seats"] = 5


def false_option(data: dict[str, Any]) -> None:
    data["options"]["round_limit"] = 13


CHANGES = (
    *(other_seat, other_seal, other_dice, more_cubes, other_pile, other_hand),
    *(other_game, newer_form, five_seats, false_option),
)


@pytest.mark.parametrize("change", CHANGES, ids=lambda each: each.__name__)
@pytest.mark.parametrize("signed", [False, True])
def test_a_changed_file_is_refused(change: Any, signed: bool) -> None:
    """Even where its sum was put right: what is kept is played again by the rules."""
    data = json.loads(passed()[1])
    before = json.dumps(data)
    change(data)
    assert json.dumps(data) != before
    if signed:
        del data["sum"]
        if "snapshot" in data:
            data["snapshot"]["hash"] = digest(canonical(data["snapshot"]["state"]))
        data["sum"] = digest(canonical(data))
    assert refused("load", save=json.dumps(data)) in ("save_broken", "save_too_new")


def test_a_whole_game_fits_in_a_message() -> None:
    """Four captains play to the end; the link has no more characters than any messenger takes."""
    match = portsmouth.new("victory", SEATS, seed=7)
    bot = registry.bots("victory").bot("landsman", SEATS)
    while match.actors:
        seat = match.actors[0]
        for action in run(decide(match, seat, bot)).actions:
            match.play(action, seat)
    assert len(match.journal) > MOST / 5
    assert len(sharing.link_of(match, "game")["link"]) < MOST
