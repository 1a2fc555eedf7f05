"""Answers packed for the way to the page: objects of one form are sent as a table.

A list of objects with the same fields becomes ``{"#": fields, "rows": [values, ...]}``, an object
of such objects ``{"#": fields, "of": {name: values, ...}}``, a message ``{"#": id, **args}``; an
object that has a field ``#`` of its own is wrapped as ``{"#": null, "raw": object}``.
``web/js/boot/packing.js`` is the inverse.
"""

from __future__ import annotations

from typing import Any

MARK = "#"
FEWEST = 3
"""So few objects of one form are worth a table."""


def packed(value: Any) -> Any:
    """Return plain data with its tables packed; the value itself is left as it is.

    >>> packed([{"x": 1}, {"x": 2}, {"x": 3}])
    {'#': ['x'], 'rows': [[1], [2], [3]]}
    """
    if isinstance(value, dict):
        if MARK in value:
            return {MARK: None, "raw": {name: packed(each) for name, each in value.items()}}
        if _is_message(value):
            args = {name: packed(each) for name, each in value["args"].items()}
            return {MARK: value["id"], **args}
        fields = _fields(list(value.values()))
        if fields:
            return {MARK: fields, "of": {k: _row(each, fields) for k, each in value.items()}}
        return {name: packed(each) for name, each in value.items()}
    if isinstance(value, list):
        fields = _fields(value)
        if fields:
            return {MARK: fields, "rows": [_row(each, fields) for each in value]}
        return [packed(each) for each in value]
    return value


def _is_message(value: dict[str, Any]) -> bool:
    """Return whether it has the form of a ``TextShape``."""
    if value.keys() != {"id", "args"}:
        return False
    args = value["args"]
    return isinstance(value["id"], str) and isinstance(args, dict) and MARK not in args


def _fields(values: list[Any]) -> list[str]:
    """Return the fields that all objects share; none where a table would not be shorter."""
    if len(values) < FEWEST or not isinstance(values[0], dict) or MARK in values[0]:
        return []
    fields = values[0].keys()
    if not fields:
        return []
    same = all(isinstance(each, dict) and each.keys() == fields for each in values)
    return list(fields) if same else []


def _row(value: dict[str, Any], fields: list[str]) -> list[Any]:
    return [packed(value[name]) for name in fields]
