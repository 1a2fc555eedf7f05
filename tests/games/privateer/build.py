"""Positions of Privateer in a line or two, scripted dice, and what became of them.

    s = position(ship("n6", "rackham", silver=3, cargo={"fruit": 5}), wind="west")
    play(s, "sail j6", "sell fruit 5")

Ports, goods, captains, Relics and Fortunes go by their ids (``components.json``), squares by
name, tracks by position 0 to 5 (a captain's own unless told). Dice are numbers 1 to 6, the colour
die a colour, in the order in which they are thrown; a line that throws other than what is scripted,
more or less, fails.

Every position keeps the laws (``GAME.check``): cargo comes from the bank, a deck begins with the
cards that are named and goes on with all others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import portsmouth
from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.meta import Settings
from portsmouth.core.option import Option, Refusal
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules import ships
from portsmouth.games.privateer.rules.chart import GRID, PORT_AT, PORT_SQUARES
from portsmouth.games.privateer.rules.components import (
    BOUNTY,
    BOUNTY_NAMES,
    CAPTAINS,
    COLOURS,
    FORTUNES,
    GOODS,
    NONE,
    PORT_CARDS,
    PORTS,
    RELICS,
    START_STEPS,
    SUPPLY,
    TRACKS,
    VALUES,
    WINDS,
)
from portsmouth.games.privateer.state import PrivateerState, Rules, Ship

PLAIN = ("bonnet", "roberts", "kidd", "morgan", "caesar", "lafitte")
"""Captains for seats that name none, those of the plainest powers first."""
CALM = ("prize_money", "prize_money", "press_gang")
"""Cards that ask nothing: on top of the deck unless others are named."""
DEBT = "shipwrights_debt"
Dice = Sequence[int | str]


def rank(track: str, value: int) -> int:
    """The position of a track that shows a value."""
    return VALUES[TRACKS.index(track)].index(value)


def ship(
    square: str,
    captain: str | None = None,
    *,
    sails: int | None = None,
    crew: int | None = None,
    cannons: int | None = None,
    hold: int | None = None,
    silver: int = 10,
    cargo: Mapping[str, int] = {},
    relics: Iterable[str] = (),
    last: str | None = None,
    debts: int = 0,
) -> Ship:
    """A ship for ``position``; at sea its last port is its own unless told."""
    found = Ship(NONE, GRID.cell(square))
    found.captain = NONE if captain is None else CAPTAINS.index(captain)
    found.tracks = tuple(-1 if each is None else each for each in (sails, crew, cannons, hold))
    found.silver = silver
    found.cargo = tuple(cargo.get(good, 0) for good in GOODS)
    assert sum(found.cargo) == sum(cargo.values()), f"no such good: {cargo}"
    found.relics = tuple(RELICS.index(name) for name in relics)
    found.last_port = NONE if last is None else PORTS.index(last)
    found.debts = debts
    return found


def position(
    *crews: Ship,
    step: str | tuple[str | int, ...] = "sail",
    wind: str = "neutral",
    deck: Sequence[str] = CALM,
    left: int | None = None,
    ports: Mapping[str, str] = {},
    port_deck: Sequence[str] = (),
    ports_left: int | None = None,
    active: int = 0,
    first: int = 0,
    round: int = 2,
    settings: Settings = {},
) -> PrivateerState:
    """A legal position: the active seat is about to draw (``bounty``) or to sail.

    Seats that are not named lie in ports of their own. ``deck`` and ``port_deck`` are the top
    cards; with ``left`` and ``ports_left`` a deck has so many, and the others are discarded.
    """
    seats = [*crews, *(_idle(seat, crews) for seat in range(len(crews), 2))]
    chosen = META.resolve_settings(len(seats), settings)
    rules = Rules._make(chosen[key] for key in Rules._fields)
    _man(seats)
    s = PrivateerState(rules, Rng(1), seats)
    s.wind, s.active, s.first, s.round = WINDS.index(wind), active, first, round
    s.began_in_port = seats[active].square in PORT_AT
    s.bank = tuple(SUPPLY - sum(each.cargo[good] for each in seats) for good in range(len(GOODS)))
    _lay_bounty(s, deck, left)
    _lay_port_cards(s, ports, port_deck, ports_left)
    s.frames = ((step,) if isinstance(step, str) else step,)
    GAME.check(s)
    return s


def _idle(seat: int, crews: Sequence[Ship]) -> Ship:
    """A ship out of the way."""
    taken = {each.square for each in crews} | {each.last_port for each in crews}
    ports = [port for port in (3, 2, 5) if PORT_SQUARES[port] not in taken]
    return ship(GRID.names[PORT_SQUARES[ports[seat % len(ports)]]])


def _man(seats: Sequence[Ship]) -> None:
    """Give every ship a captain, its tracks, a colour and a last port."""
    named = [each.captain for each in seats]
    spare = [CAPTAINS.index(name) for name in PLAIN if CAPTAINS.index(name) not in named]
    for colour, each in enumerate(seats):
        if each.captain == NONE:
            each.captain = spare.pop(0)
        start = START_STEPS[each.captain]
        each.tracks = tuple(
            own if own >= 0 else first for own, first in zip(each.tracks, start, strict=True)
        )
        each.colour = colour
        if each.last_port == NONE:
            each.last_port = PORT_AT.get(each.square, colour)


def _lay_bounty(s: PrivateerState, deck: Sequence[str], left: int | None) -> None:
    rest = list(BOUNTY)
    for each in s.ships:
        for card in (*each.relics, *[BOUNTY_NAMES.index(DEBT)] * each.debts):
            rest.remove(card)
    top = []
    for name in deck:
        if BOUNTY_NAMES.index(name) in rest:
            rest.remove(BOUNTY_NAMES.index(name))
            top.append(BOUNTY_NAMES.index(name))
        else:
            assert deck is CALM, f"no {name} is left"
    whole = (*top, *rest)
    cut = len(whole) if left is None else left
    s.bounty_deck, s.bounty_discard = whole[:cut], whole[cut:]


def _lay_port_cards(
    s: PrivateerState, ports: Mapping[str, str], deck: Sequence[str], left: int | None
) -> None:
    named = {*ports.values(), *deck}
    spare = [card for card, name in enumerate(PORT_CARDS) if name not in named]
    s.ports = tuple(
        PORT_CARDS.index(ports[port]) if port in ports else spare.pop(0) for port in PORTS
    )
    whole = (*(PORT_CARDS.index(name) for name in deck), *spare)
    cut = len(whole) if left is None else left
    s.port_deck, s.port_discard = whole[:cut], whole[cut:]


def unshuffled(count: int) -> list[int]:
    """What a generator must draw for a shuffle that leaves so many cards in order."""
    return list(range(count - 1, 0, -1))


def new(seats: int = 2, settings: Settings = {}) -> PrivateerState:
    """A new game, nothing shuffled: seat 0 is red and has Bonny and Hornigold before it."""
    chosen = META.resolve_settings(seats, settings)
    script = unshuffled(len(COLOURS)) + unshuffled(len(CAPTAINS))
    s = GAME.setup(seats, chosen, Rng(1, script=script))
    GAME.check(s)
    assert s.rng.script == ()
    return s


def fitting_out(*captains: str, start: Dice = (), settings: Settings = {}) -> PrivateerState:
    """A game whose seats have chosen these captains; seat 0 begins unless the dice say otherwise.

    Port Cards and Bounty Cards lie in the order of the components: PC01 for Cartagena.
    """
    s = new(len(captains), settings)
    dice = [*start] or [6, *(1 for _ in captains[1:])]
    for seat, captain in enumerate(captains):
        last = seat == len(captains) - 1
        script = unshuffled(len(PORT_CARDS)) + unshuffled(len(BOUNTY)) + faces(dice)
        s.rng = Rng(1, s.rng.count, script if last else ())
        record(s, f"captain {captain}")
        assert s.rng.script == ()
    return s


# Playing.


def faces(dice: Dice) -> list[int]:
    """Dice as the numbers that a generator draws: from 0."""
    return [COLOURS.index(die) if isinstance(die, str) else die - 1 for die in dice]


def play(s: PrivateerState, *actions: str, dice: Dice = (), shuffled: int = 0) -> PrivateerState:
    """Play actions of whoever must act; each must be legal, and throw just these dice.

    ``shuffled`` is how many cards of empty decks are shuffled anew, after all the dice.
    """
    told(s, *actions, dice=dice, shuffled=shuffled)
    return s


def told(s: PrivateerState, *actions: str, dice: Dice = (), shuffled: int = 0) -> list[Event]:
    """Play actions and return what they reported."""
    s.rng = Rng(s.rng.seed, s.rng.count, faces(dice))
    due = s.rng.count + len(dice) + max(shuffled - 1, 0)
    events: list[Event] = []
    for action in actions:
        events += record(s, action).events
    assert s.rng.script == (), f"not thrown: {s.rng.script}"
    assert s.rng.count == due, f"{s.rng.count - due} numbers more were drawn than scripted"
    return events


def record(s: PrivateerState, action: str) -> EventRecorder:
    """Play one action and return its recorder, which knows whether anything was revealed."""
    recorder, done = EventRecorder(), GAME.notation.read(action)
    GAME.require(s, actor(s), done)
    GAME.apply(s, actor(s), done, recorder)
    GAME.check(s)
    return recorder


def actor(s: PrivateerState) -> int:
    """Who must act."""
    (found,) = GAME.actors(s)
    return found


def step(s: PrivateerState) -> str | None:
    """The pending decision; None when the game is over."""
    return str(s.frames[-1][0]) if s.frames else None


def asked(s: PrivateerState) -> tuple[str | None, int | None]:
    """What is asked, and of whom."""
    return step(s), actor(s) if s.frames else None


# What may be done.


def legal(s: PrivateerState) -> list[str]:
    """The legal actions, which must be the options without refusal."""
    found = GAME.legal(s, actor(s))
    free = {option.action for option in GAME.options(s, actor(s)) if option.legal}
    assert {*found} == free
    return [GAME.notation.write(action) for action in found]


def verbs(s: PrivateerState) -> set[str]:
    """What kinds of action are legal."""
    return {action.split()[0] for action in legal(s)}


def ends(s: PrivateerState) -> set[str]:
    """The squares that the ship may sail to."""
    return {action.split()[1] for action in legal(s) if action.startswith("sail ")}


def options(s: PrivateerState) -> dict[str, Option]:
    """All candidates by their text."""
    found = GAME.options(s, actor(s))
    return {GAME.notation.write(option.action): option for option in found}


def price(s: PrivateerState, action: str) -> int:
    """What an option costs in silver."""
    return options(s)[action].cost.of("silver")


def refusal(s: PrivateerState, action: str) -> Refusal:
    """Why an action may not be done; it must be refused with a sentence."""
    try:
        GAME.require(s, actor(s), GAME.notation.read(action))
    except IllegalAction as error:
        found = error.refusal
    else:
        raise AssertionError(f"{action} is legal")
    assert portsmouth.say(found.text, game="privateer")
    return found


def why(s: PrivateerState, action: str) -> str:
    """The rule of a refusal."""
    return refusal(s, action).rule


# What is.


def silver(s: PrivateerState) -> list[int]:
    """The purses of all seats."""
    return [each.silver for each in s.ships]


def cargo(s: PrivateerState, seat: int = 0) -> dict[str, int]:
    """What a ship carries."""
    found = zip(GOODS, s.ships[seat].cargo, strict=True)
    return {good: count for good, count in found if count}


def bank(s: PrivateerState, good: str) -> int:
    """How many cards of a good the bank has."""
    return s.bank[GOODS.index(good)]


def tracks(s: PrivateerState, seat: int = 0) -> dict[str, int]:
    """The positions of a ship's tracks."""
    return dict(zip(TRACKS, s.ships[seat].tracks, strict=True))


def square(s: PrivateerState, seat: int = 0) -> str:
    """Where a ship lies."""
    return GRID.names[s.ships[seat].square]


def last_port(s: PrivateerState, seat: int = 0) -> str:
    """The port where a ship may not trade."""
    return PORTS[s.ships[seat].last_port]


def relics(s: PrivateerState, seat: int = 0) -> list[str]:
    """A seat's Relics, Curses among them."""
    return [RELICS[each] for each in s.ships[seat].relics]


def infamy(s: PrivateerState) -> list[int]:
    """The Infamy of all seats."""
    return [ships.infamy(each) for each in s.ships]


def port_card(s: PrivateerState, port: str) -> str:
    """The Port Card that lies open for a port."""
    return PORT_CARDS[s.ports[PORTS.index(port)]]


def wind(s: PrivateerState) -> str:
    """Where the wind blows."""
    return WINDS[s.wind]


def fortune(name: str) -> int:
    """The number of a Fortune in the Bounty deck."""
    return len(RELICS) + FORTUNES.index(name)


def hoarders(**short: int) -> list[Ship]:
    """Two ships out of the way that leave so few cards of some goods in the bank."""
    found = []
    for port in ("san_juan", "catalina"):
        square = GRID.names[PORT_SQUARES[PORTS.index(port)]]
        half = {good: (SUPPLY - left + len(found)) // 2 for good, left in short.items()}
        found.append(ship(square, hold=5, cargo=half))
    return found
