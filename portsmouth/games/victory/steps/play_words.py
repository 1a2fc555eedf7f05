"""What the uses of cards are called, what they cost, and what they cause (V13-V28, V38, V48)."""

from __future__ import annotations

from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action
from portsmouth.games.victory.rules import names, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FIELD_COST,
    NONE,
    NOTHING,
    SHIP_COST,
    UPGRADE_COST,
    UPGRADE_OF,
    Cubes,
)
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.base import option
from portsmouth.games.victory.steps.effects import hunted, space_effects, way_effects


def option_of(s: VictoryState, action: Action, refusal: Refusal | None) -> Option:
    """Return the option of a play."""
    return option(action, label(s, action), refusal, cost(action), effects(s, action))


def building(card: int) -> Text:
    """Return what the building half of a card is called."""
    return names.BUILDING[BUILDING_OF[card]]


def label(s: VictoryState, action: Action) -> Text:
    """Return what an action of this step is called."""
    match action:
        case ("build", int(card)):
            return Text("label-build", building=building(card))
        case ("rebuild", int(card), int(old)):
            return Text("label-rebuild", building=building(card), old=building(old))
        case ("fit", int(card), int(id)):
            return Text("label-fit", upgrade=names.UPGRADE[UPGRADE_OF[card]], ship=names.SHIP[id])
        case ("found", int(field), int(card)):
            return Text("label-found", field=names.FIELD[field], card=names.CARD[card])
        case ("lay" | "barter" as verb, int(card)):
            return Text(f"label-{verb}", card=names.CARD[card])
        case ("launch", int(card), int(id)):
            return Text("label-launch", voyage=names.CARD[card], ship=names.SHIP[id])
        case ("fire", int(own), int(target)):
            ship, other = names.SHIP[own], player(ships.the(s, target).holder)
            return Text("label-fire", ship=ship, other=other, target=names.SHIP[target])
        case ("full" | "storm" as verb, int(id)):
            other = player(ships.the(s, id).holder)
            return Text(f"label-{verb}", ship=names.SHIP[id], other=other)
    raise ValueError(action)


def effects(s: VictoryState, action: Action) -> tuple[Text, ...]:
    """Return what a play causes beside its price: where ships come to lie, what is replaced."""
    match action:
        case ("full", int(id)):
            ship = ships.the(s, id)
            return () if ships.at_finish(ship) else space_effects(s, ship, ship.space + 1)
        case ("storm", int(id)):
            ship = ships.the(s, id)
            return space_effects(s, ship, ship.space - 1) if ship.space else ()
        case ("launch", int(card), int(id)):
            return (*way_effects(card), *hunted(s, ships.the(s, id).holder, card, 0))
        case ("fit", int(), int(id)):
            old = ships.the(s, id).upgrade
            replaced = () if old == NONE else (names.UPGRADE[UPGRADE_OF[old]],)
            return tuple(Text("effect-replaces", old=each) for each in replaced)
        case ("fire", *_):
            return (Text("effect-combat"),)
    return ()


def cost(action: Action) -> Cubes:
    """Return the cubes that an action of this step asks for."""
    match action:
        case ("build" | "rebuild", int(card), *_):
            return BUILDING_COST[BUILDING_OF[card]]
        case ("fit", int(card), _):
            return UPGRADE_COST[UPGRADE_OF[card]]
        case ("found", int(field), _):
            return FIELD_COST[field]
        case ("lay", _):
            return SHIP_COST
    return NOTHING
