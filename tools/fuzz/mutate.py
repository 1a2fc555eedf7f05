"""Damage for texts and JSON values: fixed by a generator, so that every case can be made again."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from portsmouth.core.journal import canonical, digest
from portsmouth.core.rng import Rng

T = TypeVar("T")
ODD_WORDS = (
    *(
        "",
        " ",
        "0",
        "-1",
        "1e9",
        "1_0",
        "²",
        "١٢",
        "true",
        "null",
        "NaN",
        "\x00",
        "\ud800",
        "\u202e",
    ),
    *("<img src=x onerror=alert(1)>", "javascript:alert(1)", "__proto__", "constructor", "\u2028"),
    *("move a1", "end", "use", "recruit z9", "portsmouth", "../../etc/passwd", "1.0", "0.9", "9.9"),
    *("9" * 30, "9" * 5000, "x" * 300, "🚢" * 40, "é", "%00", "${7*7}", "{ $x }"),
)
ODD_NUMBERS = (-1, 0, 1, 2, 24, 25, 76, 255, 2**31, 2**53 + 1, 2**64, -(2**63), 10**40, 10**400)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0.0, 2.0, 1.5, -0.0, 1e308, [], {}, [None], [[]], {"a": []}, [{}]),
    *([[0, "1.0"]], [[1, 2], ["a", 3]], [-1], [0] * 30, {"0": {}}, {"": None}, {"__proto__": {}}),
    *ODD_NUMBERS,
    *ODD_WORDS,
)


def one_of(values: Sequence[T], rng: Rng) -> T:
    """Return any of the values."""
    return values[rng.below(len(values))]


# --- texts --------------------------------------------------------------------------------------


def flip(text: str, rng: Rng) -> str:
    """Change one bit of one letter."""
    at = rng.below(len(text))
    return text[:at] + chr(ord(text[at]) ^ 1 << rng.below(7)) + text[at + 1 :]


def cut(text: str, rng: Rng) -> str:
    """Remove the end, the beginning, or a piece."""
    start, end = sorted((rng.below(len(text) + 1), rng.below(len(text) + 1)))
    return one_of((text[:start], text[end:], text[:start] + text[end:]), rng)


def repeat(text: str, rng: Rng) -> str:
    """Repeat a piece many times."""
    start = rng.below(len(text))
    end = min(len(text), start + 1 + rng.below(40))
    return text[:start] + text[start:end] * one_of((2, 3, 50, 400), rng) + text[end:]


def insert(text: str, rng: Rng) -> str:
    """Insert an unexpected word."""
    at = rng.below(len(text) + 1)
    return text[:at] + one_of(ODD_WORDS, rng) + text[at:]


def nest(text: str, rng: Rng) -> str:
    """Nest brackets, closed or not."""
    at, depth = rng.below(len(text) + 1), one_of((3, 70, 3000, 60_000), rng)
    opened, closed = one_of((("[", "]"), ('{"a":', "}"), ('["\\"', ""), ('\\"', "")), rng)
    return text[:at] + opened * depth + one_of(("", closed * depth), rng) + text[at:]


def lines(text: str, rng: Rng) -> str:
    """Swap, remove or double lines or words."""
    glue = "\n" if "\n" in text else " "
    parts = text.split(glue)
    a, b = rng.below(len(parts)), rng.below(len(parts))
    match rng.below(3):
        case 0:
            parts[a], parts[b] = parts[b], parts[a]
        case 1:
            del parts[a]
        case _:
            parts.insert(b, parts[a])
    return glue.join(parts)


def word(text: str, rng: Rng) -> str:
    """Replace a word by another one."""
    parts = text.split(" ")
    parts[rng.below(len(parts))] = str(one_of(ODD_WORDS + ODD_NUMBERS[:9], rng))
    return " ".join(parts)


TEXT_DAMAGE: tuple[Callable[[str, Rng], str], ...] = (
    *(flip, flip, cut, repeat, insert, nest, lines, lines, word, word),
)


def damaged_text(texts: Sequence[str], rng: Rng) -> str:
    """Return one of the texts with one to three things wrong, or two of them spliced."""
    text = one_of(texts, rng)
    if rng.below(8) == 0:
        other = one_of(texts, rng)
        return str(text[: rng.below(len(text))] + other[rng.below(len(other)) :])
    for _ in range(1 + rng.below(3)):
        text = one_of(TEXT_DAMAGE, rng)(text, rng) if text else insert(text, rng)
    return str(text)


# --- JSON ---------------------------------------------------------------------------------------


def damaged_value(data: Any, rng: Rng) -> Any:
    """Return a copy with one value, key or element anywhere in it wrong; all depths alike."""
    whole = copy.deepcopy({"": data})
    holder: Any = whole
    key: Any = ""
    while isinstance(holder[key], (dict, list)) and holder[key] and rng.below(4):
        holder = holder[key]
        key = one_of(list(holder), rng) if isinstance(holder, dict) else rng.below(len(holder))
    _harm(holder, key, rng)
    return whole.get("")


def _harm(holder: Any, key: Any, rng: Rng) -> None:
    """Change what stands at a key."""
    old = holder[key]
    kind = rng.below(8)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, dict):
        holder[str(one_of(ODD_WORDS, rng))] = holder.pop(key)
    elif kind == 2 and isinstance(old, (int, float)):
        holder[key] = one_of((old + 1, old - 1, -old, old * 1024, [old], not old), rng)
    elif kind == 2 and isinstance(old, list) and old:
        old.insert(rng.below(len(old)), copy.deepcopy(one_of(old, rng)))
    elif kind == 3 and isinstance(holder, list):
        other = rng.below(len(holder))
        holder[key], holder[other] = holder[other], old
    elif kind == 4 and isinstance(old, str) and old:
        holder[key] = one_of(TEXT_DAMAGE, rng)(old, rng)
    else:
        holder[key] = copy.deepcopy(one_of(ODD_VALUES, rng))


def signed(save: Any) -> Any:
    """Return a save with the check sum of what it holds now."""
    if not isinstance(save, dict):
        return save
    body = {name: value for name, value in save.items() if name != "sum"}
    return body | {"sum": digest(canonical(body))}


def damaged_save(save: dict[str, Any], rng: Rng) -> Any:
    """Return a save with one to three values wrong that still passes the outer checks.

    Every third claims older rules, whose journal leads elsewhere, so that its snapshot is read.
    """
    data: Any = save
    old = rng.below(3) == 0
    if old:
        data = {**save, "rules": [[0, "0.9"]], "journal": [[0, "end", "00000000"]]}
    for _ in range(1 + rng.below(3)):
        part = data.get("snapshot") if isinstance(data, dict) and old and rng.below(4) else None
        if isinstance(part, dict) and "state" in part:
            data = {**data, "snapshot": {**part, "state": damaged_value(part["state"], rng)}}
        else:
            data = damaged_value(data, rng)
    snapshot = data.get("snapshot") if isinstance(data, dict) else None
    if isinstance(snapshot, dict) and "state" in snapshot and rng.below(8):
        data = {**data, "snapshot": {**snapshot, "hash": digest(canonical(snapshot["state"]))}}
    return signed(data) if rng.below(16) else data


def spelt(data: Any, rng: Rng) -> str:
    """Return JSON, now and then with a key twice or a number that is none."""
    text = json.dumps(data)
    if rng.below(12) == 0 and text.startswith("{"):
        return '{"seats": 3, "journal": [],' + text[1:]
    return text
