"""Phase 2: the wind of Vane and of the Weather Glass, and the move (P32-P36, B37, B69-B70)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.privateer.rules import battle, ships, visits
from portsmouth.games.privateer.rules.chart import (
    GRID,
    IS_MERCHANT,
    LAND,
    PORT_AT,
    SEA,
)
from portsmouth.games.privateer.rules.components import (
    NEUTRAL,
    NONE,
    VANE,
    WEATHER_GLASS,
    WINDS,
)
from portsmouth.games.privateer.rules.messages import port_name, wind_name
from portsmouth.games.privateer.rules.turns import end_turn
from portsmouth.games.privateer.state import PrivateerState
from portsmouth.games.privateer.steps.base import Question

STAY: Action = ("stay",)
SAIL: tuple[Action, ...] = tuple(("sail", square) for square in GRID.cells)
WIND: tuple[Action, ...] = tuple(("wind", wind) for wind in range(len(WINDS)))


def vane_reaches(s: PrivateerState, wind: int) -> bool:
    """Return whether Vane, if he sails, may turn the wind there: a quarter, no calm (B37)."""
    if s.ships[s.active].captain != VANE or s.vane_used:
        return False
    return NEUTRAL not in (wind, s.wind) and (wind - s.wind) % 2 == 1


def glass_ready(s: PrivateerState) -> bool:
    """Return whether the Weather Glass is aboard and unused in this turn (B37, B70)."""
    return WEATHER_GLASS in s.ships[s.active].relics and not s.glass_used


def wind_refusal(s: PrivateerState, wind: int) -> Refusal | None:
    """Return why the active captain can't set this wind (B37, B69, B70)."""
    ship = s.ships[s.active]
    if ship.captain != VANE and WEATHER_GLASS not in ship.relics:
        return Refusal("no_wind_power", "B37")
    if wind == s.wind:
        return Refusal("wind_stands", "B70")
    if vane_reaches(s, wind) or glass_ready(s):
        return None
    unused = ship.captain == VANE and not s.vane_used
    return Refusal("no_quarter_turn" if unused else "wind_used", "B37")


def reach(s: PrivateerState) -> dict[int, int]:
    """Return the squares that the active ship can end on, with their half points (P32, B1)."""
    if s.becalmed:
        return {}
    spent, most = _ways(s), ships.half_points_now(s)
    return {square: spent[square] for square in SEA if 0 < spent[square] <= most}


def _ways(s: PrivateerState) -> tuple[int, ...]:
    return ships.ways(s.ships[s.active], s.wind)


def sail_refusal(s: PrivateerState, square: int) -> Refusal | None:
    """Return why the active ship can't end its move there (P34, B5, B6, B49)."""
    if square in LAND:
        return Refusal("land", "B5")
    if square == s.ships[s.active].square:
        return Refusal("own_square", "B6")
    if s.becalmed:
        return Refusal("becalmed", "B49")
    spent, most = _ways(s)[square], ships.half_points_now(s)
    if spent > most:
        return Refusal("too_far", "P34", {"need": spaces(spent), "have": spaces(most)})
    return None


def spaces(half_points: int) -> Text:
    """Return half points as a number of spaces in words (B1)."""
    return Text("spaces", whole=half_points // 2, half=half_points % 2)


def arrival(s: PrivateerState, seat: int, square: int) -> Text | None:
    """Return what a move that ends there sets off: a visit, none, or a battle (P37-P39)."""
    port = PORT_AT.get(square, NONE)
    if port != NONE:
        known = s.ships[seat].last_port == port
        return Text(f"effect-{'last_port' if known else 'visit'}", port=port_name(port))
    other = ships.ship_at(s, square, seat)
    if other != NONE:
        return Text("effect-attack", other=player(other))
    return Text("effect-merchant") if square in IS_MERCHANT else None


class Sail(Question):
    """Set the wind if one may; then sail once, or stay (P32)."""

    name: ClassVar[str] = "sail"

    def prompt(self, s: PrivateerState, seat: Seat) -> Text:
        if s.becalmed:
            return Text("prompt-becalmed")
        return Text("prompt-sail", spaces=ships.half_points_now(s) // 2)

    def legal(self, s: PrivateerState, seat: Seat) -> list[Action]:
        winds = [action for action in WIND if wind_refusal(s, int(action[1])) is None]
        return [*winds, *(SAIL[square] for square in reach(s)), STAY]

    def options(self, s: PrivateerState, seat: Seat) -> list[Option]:
        near = reach(s)
        most = ships.half_points_now(s)
        sails = [self._sail(s, seat, square, cost, most) for square, cost in near.items()]
        marked = sorted({*PORT_AT, *IS_MERCHANT, *(ship.square for ship in s.ships)})
        far = [
            Option(
                SAIL[square],
                Text("label-sail", square=GRID.names[square]),
                GRID.names[square],
                refusal=sail_refusal(s, square),
            )
            for square in marked
            if square not in near
        ]
        return [*self._winds(s), *sails, Option(STAY, Text("label-stay"), "stay"), *far]

    def _winds(self, s: PrivateerState) -> list[Option]:
        """Return all winds, if the captain has a power over them (B37)."""
        ship = s.ships[s.active]
        if ship.captain != VANE and WEATHER_GLASS not in ship.relics:
            return []
        return [
            Option(
                WIND[wind],
                Text("label-wind", wind=wind_name(wind)),
                f"wind-{name}",
                refusal=wind_refusal(s, wind),
            )
            for wind, name in enumerate(WINDS)
        ]

    def _sail(self, s: PrivateerState, seat: Seat, square: int, cost: int, most: int) -> Option:
        label = Text("label-sail", square=GRID.names[square])
        port = PORT_AT.get(square, NONE)
        if port != NONE:
            label = Text("label-sail-port", port=port_name(port))
        way = Text("effect-spaces", need=spaces(cost), have=spaces(most))
        what = arrival(s, seat, square)
        effects = (way, what) if what else (way,)
        return Option(SAIL[square], label, GRID.names[square], effects=effects)

    def option(self, s: PrivateerState, seat: Seat, action: Action) -> Option | None:
        if action[0] != "sail":
            return super().option(s, seat, action)
        square = int(action[1])
        why = sail_refusal(s, square)
        if why is None:
            return self._sail(s, seat, square, _ways(s)[square], ships.half_points_now(s))
        name = GRID.names[square]
        return Option(SAIL[square], Text("label-sail", square=name), name, refusal=why)

    def why_nothing_here(self, s: PrivateerState, seat: Seat, target: str) -> Refusal:
        if target not in GRID.names:
            return Refusal("sail_first", "P29")
        return sail_refusal(s, GRID.cell(target)) or Refusal("sail_first", "P29")

    def why_unknown(self, s: PrivateerState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "sail":
            return self.why_nothing_here(s, seat, GRID.names[int(action[1])])
        if action[0] == "wind":
            return wind_refusal(s, int(action[1])) or Refusal("sail_first", "P29")
        if action[0] in ("sell", "buy", "upgrade", "strip"):
            if s.ships[seat].square in PORT_AT:
                return Refusal("same_port", "P53")
            return Refusal("not_visiting", "P39")
        return Refusal("sail_first", "P29")

    def do_wind(self, s: PrivateerState, seat: Seat, cx: Context, wind: int) -> None:
        """Set the wind: by Vane's power where it reaches, else by the Weather Glass (B69)."""
        if vane_reaches(s, wind):
            s.vane_used = True
        else:
            s.glass_used = True
        s.wind = wind
        cx.emit("turned_wind", seat=seat, wind=wind_name(wind))

    def do_sail(self, s: PrivateerState, seat: Seat, cx: Context, square: int) -> None:
        """Move; then a battle, a port visit, or the end of the turn (P37-P39, B8)."""
        ship = s.ships[seat]
        start, ship.square = ship.square, square
        cx.emit("sailed", seat=seat, start=GRID.names[start], square=GRID.names[square])
        port, other = PORT_AT.get(square, NONE), ships.ship_at(s, square, seat)
        if port != NONE:
            visits.arrive(s, cx, port)
        elif other != NONE or square in IS_MERCHANT:
            battle.begin_battle(s, cx, seat, other)
        else:
            end_turn(s, cx)

    def do_stay(self, s: PrivateerState, seat: Seat, cx: Context) -> None:
        """Stay: no battle and no port visit (B6, B89)."""
        cx.emit("stayed", seat=seat)
        end_turn(s, cx)
