"""The move: cards that change the roll, cells, ports, storming (W12-W16, W79, W82, W88)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.odds import visits as visit_odds
from portsmouth.games.war.rules import harbours, sailing, sailing_roll
from portsmouth.games.war.rules.components import (
    CARDS,
    FAIR_WIND,
    FOES,
    KINDS,
    NONE,
    PORTS,
    PRESS_OF_SAIL,
    SAILS,
)
from portsmouth.games.war.rules.fleet import discard, holds
from portsmouth.games.war.rules.names import kind_name, port_name, space_name
from portsmouth.games.war.rules.progress import resume
from portsmouth.games.war.rules.world import (
    CELLS,
    LAND,
    NAMES,
    ends,
    space_of,
)
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import (
    GO,
    STAY,
    STORM,
    WarStep,
    attack_effects,
    effect,
    label,
)
from portsmouth.games.war.steps.cast import stay, stay_option

PLAY_FAIR: Action = ("play", FAIR_WIND)
PLAY_PRESS: Action = ("play", PRESS_OF_SAIL)
CELL_AT = {name: space for space, name in enumerate(NAMES)}


@cache
def cell_moves(start: int, allowance: int) -> tuple[Action, ...]:
    """Return the moves that end at sea."""
    return tuple(GO[space] for space in ends(start, allowance)[0])


class Sail(WarStep):
    """Change the roll by cards, then move or stay (W12, W79, W82, W88)."""

    name: ClassVar[str] = "sail"

    def prompt(self, s: WarState, seat: Seat) -> Text:
        return Text("prompt-sail", spaces=sailing_roll.allowance(s))

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        convoy = s.convoys[seat]
        found: list[Action] = []
        kinds = [CARDS[card] for card in convoy.hand]
        if FAIR_WIND in kinds and self._fair_refusal(s, seat) is None:
            found.append(PLAY_FAIR)
        if PRESS_OF_SAIL in kinds and self._press_refusal(s, seat) is None:
            found.append(PLAY_PRESS)
        spaces = sailing_roll.allowance(s)
        found += cell_moves(convoy.at, spaces)
        war = s.globe != NONE and FOES[CARDS[s.globe]]
        for port in ends(convoy.at, spaces)[1]:
            if not war or not harbours.at_war(s, convoy, port):
                found.append(GO[space_of(port)])
            if harbours.may_attack(s, seat, port):
                found.append(STORM[port])
        found.append(STAY)
        return found

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        convoy = s.convoys[seat]
        cells, ports = ends(convoy.at, sailing_roll.allowance(s))
        fair, press = kind_name(FAIR_WIND), kind_name(PRESS_OF_SAIL)
        refusals = self._fair_refusal(s, seat), self._press_refusal(s, seat)
        return [
            Option(PLAY_FAIR, label("play", card=fair), KINDS[FAIR_WIND], refusal=refusals[0]),
            Option(
                PLAY_PRESS, label("play", card=press), KINDS[PRESS_OF_SAIL], refusal=refusals[1]
            ),
            *(self._cell_option(s, seat, space) for space in cells),
            *(each for port in ports for each in self._port_options(s, seat, port)),
            stay_option(s, seat),
        ]

    def _cell_option(self, s: WarState, seat: Seat, space: int) -> Option:
        """Return a move to a sea cell, with all that it sets off (W15, W17)."""
        draws = not s.drew and s.convoys[seat].values[SAILS]
        effects = (*_passing(s, space), *((effect("card"),) if draws else ()))
        where = label("go", space=space_name(space))
        return Option(GO[space], where, NAMES[space], effects=effects)

    def _port_options(self, s: WarState, seat: Seat, port: int) -> list[Option]:
        """Return docking at a port and storming it (W82, W86, W88)."""
        convoy, space = s.convoys[seat], space_of(port)
        hails = _passing(s, space)
        return [
            Option(
                GO[space],
                label("dock", port=port_name(port)),
                PORTS[port],
                effects=(*hails, *visit_odds.effects(s, seat, port)),
                refusal=harbours.war_refusal(s, convoy, port),
            ),
            Option(
                STORM[port],
                label("storm", port=port_name(port)),
                PORTS[port],
                effects=(*hails, *attack_effects(s, seat)),
                refusal=harbours.target_refusal(s, seat, port),
            ),
        ]

    def _fair_refusal(self, s: WarState, seat: Seat) -> Refusal | None:
        """Return why Fair Wind can't be played (K2, K15)."""
        if not holds(s.convoys[seat], FAIR_WIND):
            return Refusal("no_card", "K2", {"card": kind_name(FAIR_WIND)})
        return Refusal("is_becalmed", "K15") if s.convoys[seat].becalmed else None

    def _press_refusal(self, s: WarState, seat: Seat) -> Refusal | None:
        """Return why Press of Sail can't be played (K2, K15, S71)."""
        if not holds(s.convoys[seat], PRESS_OF_SAIL):
            return Refusal("no_card", "K2", {"card": kind_name(PRESS_OF_SAIL)})
        if s.convoys[seat].becalmed:
            return Refusal("is_becalmed", "K15")
        if s.press or s.roll == sailing_roll.PRESSED:
            return Refusal("roll_is_four", "S71")
        return None

    def why_nothing_here(self, s: WarState, seat: Seat, target: str) -> Refusal:
        space = CELL_AT.get(target, NONE)
        if space == NONE:
            return super().why_nothing_here(s, seat, target)
        if space < CELLS and LAND[space]:
            return Refusal("land", "W13")
        if space == s.convoys[seat].at:
            return Refusal("own_space", "S44")
        return Refusal("too_far", "W12", {"spaces": sailing_roll.allowance(s)})

    def why_unknown(self, s: WarState, seat: Seat, action: Action) -> Refusal:
        if action[0] == "go":
            return self.why_nothing_here(s, seat, NAMES[int(action[1])])
        if action[0] == "storm":
            return self.why_nothing_here(s, seat, PORTS[int(action[1])])
        return super().why_unknown(s, seat, action)

    def do_play(self, s: WarState, seat: Seat, cx: Context, kind: int) -> None:
        """Play Fair Wind or Press of Sail (W79)."""
        discard(s, s.convoys[seat], kind)
        cx.emit("played", seat=seat, card=kind_name(kind))
        if kind == FAIR_WIND:
            s.winds += 1
        else:
            s.press = True

    def do_go(self, s: WarState, seat: Seat, cx: Context, space: int) -> None:
        """Move (W12)."""
        cx.emit("sets_out", seat=seat, space=space_name(space))
        sailing.set_out(s, cx, space, storming=False)
        resume(s, cx)

    def do_storm(self, s: WarState, seat: Seat, cx: Context, port: int) -> None:
        """Move to a port to attack it (W88)."""
        cx.emit("sets_out", seat=seat, space=port_name(port))
        sailing.set_out(s, cx, space_of(port), storming=True)
        resume(s, cx)

    def do_stay(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Stay in spite of the roll (W80)."""
        stay(s, cx)


def _passing(s: WarState, space: int) -> tuple[Text, ...]:
    """Return who may fire on the way to a space (W17)."""
    return tuple(effect("passes", other=player(seat)) for seat in sailing.passed(s, space)[1::2])
