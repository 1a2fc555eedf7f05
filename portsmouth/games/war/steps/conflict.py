"""Conflicts and attacks on ports: whom, cards and loads (W46-W49, W66, W97-W99)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.war.rules import conflict, guns, sailing
from portsmouth.games.war.rules.components import (
    BOARD,
    CARDS,
    CREW,
    EVASIVE,
    IN_FORTS,
    IS_BATTLE,
    KINDS,
    NONE,
    SHOTS,
    Numbers,
    counters,
)
from portsmouth.games.war.rules.fleet import cannons, discard, hidden_cards, seats_at
from portsmouth.games.war.rules.names import kind_name, port_name, shot_name
from portsmouth.games.war.rules.progress import answered, resume
from portsmouth.games.war.state import WarState, put
from portsmouth.games.war.steps.base import (
    PASS,
    READY,
    WarStep,
    attack_effects,
    label,
)

ATTACK: tuple[Action, ...] = tuple(("attack", seat) for seat in range(6))
CARD: tuple[Action, ...] = tuple(("card", kind) for kind in range(len(KINDS)))
NO_CARD: Action = ("none",)
LOAD: tuple[Action, ...] = tuple(("load", shot) for shot in range(len(SHOTS)))


class Meet(WarStep):
    """The mover may attack one convoy in its space (W18, W84, S8, S47)."""

    name: ClassVar[str] = "meet"
    open: ClassVar[bool] = True

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        costs = attack_effects(s, seat)
        found = [
            Option(
                ATTACK[other], label("attack", other=player(other)), f"seat-{other}", effects=costs
            )
            for other in seats_at(s, s.convoys[seat].at, seat)
        ]
        return [*found, Option(PASS, label("no_attack"), "pass")]

    def do_attack(self, s: WarState, seat: Seat, cx: Context, other: int) -> None:
        """Attack (W42)."""
        conflict.begin(s, cx, seat, other)
        resume(s, cx)

    def do_pass(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Attack nobody; then the others may fire (S45)."""
        sailing.joined(s, cx)
        resume(s, cx)


class Card(WarStep):
    """A side plays one of its sea cards, or none (W47, W66, W97, S94)."""

    name: ClassVar[str] = "card"
    unasked: ClassVar[bool] = True

    def seats(self, s: WarState) -> tuple[Seat, ...]:
        return (guns.seat_of(s, int(s.frames[-1][1])),)

    def prompt(self, s: WarState, seat: Seat) -> Text:
        if s.fort != NONE:
            return Text("prompt-card-fort", port=port_name(s.fort), count=s.cannons)
        other = s.attacker + s.defender - seat
        return Text("prompt-card", other=player(other))

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        kinds = dict.fromkeys(CARDS[card] for card in hidden_cards(s.convoys[seat]))
        found = [
            Option(
                CARD[kind],
                label("card", card=kind_name(kind)),
                f"card-{KINDS[kind]}",
                refusal=self._refusal(s, seat, kind),
            )
            for kind in kinds
        ]
        return [*found, Option(NO_CARD, label("no_card"), "none")]

    def _refusal(self, s: WarState, seat: Seat, kind: int) -> Refusal | None:
        """Return why a card can't be played in this conflict (K2, K20, W114)."""
        name = {"card": kind_name(kind)}
        if not IS_BATTLE[kind]:
            return Refusal("no_battle_card", "K2", name)
        if s.fort != NONE:
            return None if kind in IN_FORTS else Refusal("not_at_ports", "W114", name)
        if kind == EVASIVE and seat == s.attacker:
            return Refusal("only_defender", "K20", name)
        return None

    def standing_answer(self, s: WarState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Play no card when another attacks (W47)."""
        return NO_CARD if s.active != seat and answers.get("card") == "none" else None

    def do_card(self, s: WarState, seat: Seat, cx: Context, kind: int) -> None:
        """Play a card (W47)."""
        discard(s, s.convoys[seat], kind)
        s.played = put(s.played, int(s.frames[-1][1]), kind)
        cx.emit("played", seat=seat, card=kind_name(kind))
        if kind == EVASIVE:
            conflict.evade(s, cx)
            resume(s, cx)
        else:
            answered(s, cx)

    def do_none(self, s: WarState, seat: Seat, cx: Context) -> None:
        """Play no card (S94)."""
        cx.emit("no_card", seat=seat)
        answered(s, cx)


def shots_left(s: WarState, load: Numbers) -> Numbers:
    """Return the counters of ball, grape and chain that are not laid yet (W98, S34)."""
    return tuple(count - load.count(shot) for shot, count in enumerate(counters(s.rules.shots)))


class Load(WarStep):
    """A side lays its counters in order, one for each cannon, unseen (W48, W49, W97-W99)."""

    name: ClassVar[str] = "load"

    def seats(self, s: WarState) -> tuple[Seat, ...]:
        return (guns.seat_of(s, int(s.frames[-1][1])),)

    def prompt(self, s: WarState, seat: Seat) -> Text:
        other = s.attacker + s.defender - seat
        left = cannons(s.convoys[seat]) - len(self._load(s))
        return Text("prompt-load", other=player(other), left=left)

    def _load(self, s: WarState) -> Numbers:
        return s.defence_load if s.frames[-1][1] else s.attack_load

    def legal(self, s: WarState, seat: Seat) -> list[Action]:
        load, convoy = self._load(s), s.convoys[seat]
        left = cannons(convoy) - len(load)
        if not left:
            return [READY]
        found = [LOAD[shot] for shot, count in enumerate(shots_left(s, load)) if count]
        if left == 1 and convoy.values[CREW]:
            found.append(LOAD[BOARD])
        return found

    def options(self, s: WarState, seat: Seat) -> list[Option]:
        found = [
            Option(
                LOAD[shot],
                label("load", shot=shot_name(shot)),
                f"shot-{SHOTS[shot]}",
                refusal=self._refusal(s, seat, shot),
            )
            for shot in range(len(SHOTS))
        ]
        left = cannons(s.convoys[seat]) - len(self._load(s))
        wait = Refusal("cannons_left", "W99", {"left": left}) if left else None
        return [*found, Option(READY, label("ready"), "ready", refusal=wait)]

    def standing_answer(self, s: WarState, seat: Seat, answers: Mapping[str, str]) -> Action | None:
        """Load balls, then grape, when another attacks (W98)."""
        if s.active == seat or answers.get("load") != "ball":
            return None
        return self.legal(s, seat)[0]

    def _refusal(self, s: WarState, seat: Seat, shot: int) -> Refusal | None:
        """Return why a counter can't be laid next (W49, W98, W99, S57)."""
        load, convoy = self._load(s), s.convoys[seat]
        left = cannons(convoy) - len(load)
        if not left:
            return Refusal("all_loaded", "W99")
        if shot == BOARD:
            if left > 1:
                return Refusal("board_last", "W98")
            return None if convoy.values[CREW] else Refusal("no_crew", "S57")
        if not shots_left(s, load)[shot]:
            return Refusal("no_counter", "W98", {"shot": shot_name(shot)})
        return None

    def do_load(self, s: WarState, seat: Seat, cx: Context, shot: int) -> None:
        """Lay the next counter face down (W48)."""
        if s.frames[-1][1]:
            s.defence_load = (*s.defence_load, shot)
        else:
            s.attack_load = (*s.attack_load, shot)
        cx.seal()

    def do_ready(self, s: WarState, seat: Seat, cx: Context) -> None:
        """End loading; after the defender's all dice fall (W97)."""
        cx.emit("loaded", seat=seat, count=len(self._load(s)))
        answered(s, cx)
