"""Who plays whom: the looks of the 68 officers.

The rank chooses the wardrobe, the trade the token; the officer's number walks through each list at
a pace of its own, so that neighbours differ in everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tools.engrave.look import Look


class Wardrobe(NamedTuple):
    """What a rank chooses from; an empty word is nothing."""

    hats: Sequence[str]
    dress: Sequence[str]
    hair: Sequence[str]
    dark_hair: Sequence[str]
    builds: Sequence[str]
    eyes: Sequence[str]
    brows: Sequence[str]
    mouths: Sequence[str]
    beards: Sequence[str]
    marks: Sequence[str]


WARDROBES = {
    "lieutenant": Wardrobe(
        ("laced", "plain", "feathered", "tilted", "worn"),
        ("lapels", "closed", "two-epaulettes", "ruffle"),
        ("wig", "queue", "sandy", "grey", "wig", "cropped", "curls"),
        ("close", "wig", "curls"),
        ("oval", "square", "long", "broad", "gaunt", "heavy"),
        ("open", "stern", "heavy", "squint", "open", "patch", "spectacles"),
        ("thick", "fine", "knit", "arched", "bushy"),
        ("calm", "grim", "wry", "smile", "shout"),
        ("", "whiskers", "", "", "muttons", "", "stubble"),
        ("", "", "scar", "lines", "", "lines"),
    ),
    "midshipman": Wardrobe(
        ("", "round", "", "", "round"),
        ("patches", "open-patches", "frilled-patches"),
        ("tousled", "fair", "curls", "sandy", "cropped", "queue", "long"),
        ("close", "curls", "cropped"),
        ("young", "oval", "young", "long", "young", "broad", "young"),
        ("wide", "open", "wide", "heavy", "wide", "open", "spectacles"),
        ("fine", "pale", "arched", "thick", "fine"),
        ("smile", "calm", "full", "wry", "shout", "calm"),
        ("",),
        ("freckles", "", "", "ring", "", "freckles", "scar"),
    ),
    "petty_officer": Wardrobe(
        ("",),
        ("striped", "checked", "waistcoat", "apron", "pea-jacket", "neckcloth"),
        ("long", "grey", "cropped", "sandy", "bald", "queue", "curls"),
        ("close", "curls", "long", "cropped"),
        ("square", "broad", "gaunt", "heavy", "long", "oval", "broad"),
        ("squint", "heavy", "stern", "open", "patch", "squint", "open"),
        ("bushy", "thick", "knit", "pale", "bushy"),
        ("grim", "wry", "calm", "smile", "full", "shout"),
        ("full", "stubble", "muttons", "", "grizzled", "whiskers", "chin", "moustache"),
        ("lines", "scar", "ring", "lines", "ring"),
    ),
    "marine": Wardrobe(
        ("shako", "corded", "round-guard"),
        ("crossbelts", "single-belt"),
        ("cropped", "sandy", "wig", "queue", "cropped"),
        ("close",),
        ("square", "oval", "long", "broad", "gaunt"),
        ("stern", "open", "squint", "heavy", "open"),
        ("knit", "thick", "fine", "bushy"),
        ("grim", "calm", "wry", "full"),
        ("", "moustache", "stubble", "whiskers", "muttons"),
        ("", "scar", "", "freckles", "lines"),
    ),
}
WARDROBES["corporal"] = WARDROBES["marine"]

NOSES = ("straight", "roman", "snub", "hooked", "broken", "straight", "roman")
TRADE_HATS = {
    "surgeon": ("", "", "dark-kerchief"),
    "cooper": ("knitted", "stocking", ""),
    "cook": ("kerchief", "dark-kerchief", "stocking"),
    "gunner": ("dark-kerchief", "", "knitted"),
    "carpenter": ("", "straw", "kerchief"),
    "ropemaker": ("straw", "kerchief", ""),
    "helmsman": ("tarpaulin", "round", "tarpaulin"),
    "lookout": ("stocking", "tarpaulin", "boater"),
}
TRADE_DRESS = {
    "surgeon": ("apron", "waistcoat", "apron"),
    "cook": ("apron", "checked", "striped"),
    "helmsman": ("pea-jacket", "pea-jacket", "neckcloth"),
}
TURNS = (-3, 2, 3, -2, 0, 3, -3)
DARK = frozenset({2, 6, 9, 13, 16, 22})
"""The numbers within a rank whose faces are ruled dark: hands came from every shore."""


def _pick(things: Sequence[str], number: int, pace: int, start: int = 0) -> str:
    return things[(number * pace + start) % len(things)]


def cast(officer: dict[str, Any]) -> Look:
    """The look of an officer of the catalogue."""
    rank, number = officer["rank"], int(officer["id"][1:]) - 1
    start = {"corporal": 3, "midshipman": 1}.get(rank, 0)
    trade = officer["detail"] if rank == "petty_officer" else ""
    wear, dark, turn = WARDROBES[rank], number in DARK, number // 8 if trade else number // 3
    return Look(
        build=_pick(wear.builds, number, 1, start),
        dark=dark,
        eyes="spectacles"
        if trade == "surgeon" and turn != 1
        else _pick(wear.eyes, number, 1, start),
        brows=_pick(wear.brows, number, 2, start),
        nose="broad" if dark and number % 2 == 0 else _pick(NOSES, number, 3, start),
        mouth=_pick(wear.mouths, number, 1, start + number // 5),
        hair=_pick(wear.dark_hair if dark else wear.hair, number, 1, start + number // 7),
        hat=TRADE_HATS[trade][turn % 3]
        if trade
        else _pick(wear.hats, number, 1, start + number // 5),
        dress=_dress(wear, trade, number, start, turn),
        beard=_pick(wear.beards, number, 1, start + number // 8),
        mark=_pick(wear.marks, number, 1, start + number // 5),
        carried=_carried(officer, number),
        trade=trade,
        turn=_pick_turn(number),
    )


def _dress(wear: Wardrobe, trade: str, number: int, start: int, turn: int) -> str:
    if trade in TRADE_DRESS:
        return TRADE_DRESS[trade][turn % 3]
    return _pick(wear.dress, number, 1, start + number // 4)


def _carried(officer: dict[str, Any], number: int) -> tuple[str, ...]:
    """What shows the office: glass or chart, trumpet or sword, musket or halberd."""
    rank = officer["rank"]
    if rank == "lieutenant":
        pair = ("chart", "glass") if officer["detail"] == "navigator" else ("trumpet", "hilt")
        return (pair[number % 2],)
    if rank == "midshipman":
        return ((), ("book",), (), ("dirk",), ("glass",))[number % 5]
    if rank == "corporal":
        return ("chevrons", "halberd") if number % 2 else ("chevrons", "musket")
    if rank == "marine":
        return ("musket",)
    return ("pipe",) if number % 5 == 3 else ()


def _pick_turn(number: int) -> int:
    return TURNS[number % len(TURNS)]
