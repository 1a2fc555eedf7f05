"""A small run-time validator of plain data against the TypedDicts of the protocol."""

from __future__ import annotations

import types
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def hold(value: Any, hint: Any, path: str = "answer") -> None:
    """Raise AssertionError, with the way to it, where the value is not of the hint's shape."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if origin is Literal:
        assert any(value == each and type(value) is type(each) for each in args), (
            f"{path}: {value!r}"
        )
    elif origin in (types.UnionType, Union):
        _hold_any(value, args, path)
    elif origin is list:
        assert isinstance(value, list), f"{path}: {value!r} is no list"
        for index, each in enumerate(value):
            hold(each, args[0], f"{path}[{index}]")
    elif origin is dict:
        assert isinstance(value, dict), f"{path}: {value!r} is no object"
        for key, each in value.items():
            hold(key, args[0], f"{path} key")
            hold(each, args[1], f"{path}[{key!r}]")
    elif is_typeddict(hint):
        _hold_shape(value, hint, path)
    else:
        assert type(value) is hint, f"{path}: {value!r} is no {hint}"


def _hold_any(value: Any, hints: tuple[Any, ...], path: str) -> None:
    """One of several."""
    errors = []
    for each in hints:
        try:
            hold(value, each, path)
        except AssertionError as error:
            errors.append(str(error))
        else:
            return
    raise AssertionError(" nor ".join(errors))


def _hold_shape(value: Any, hint: Any, path: str) -> None:
    """An object with exactly these fields."""
    assert isinstance(value, dict), f"{path}: {value!r} is no object"
    hints = get_type_hints(hint, include_extras=True)
    optional = {name for name, each in hints.items() if get_origin(each) is NotRequired}
    missing = hints.keys() - optional - value.keys()
    unknown = value.keys() - hints.keys()
    assert not missing, f"{path} lacks {missing}"
    assert not unknown, f"{path} has {unknown}"
    for name, each in value.items():
        inner = hints[name]
        hold(each, get_args(inner)[0] if name in optional else inner, f"{path}.{name}")
