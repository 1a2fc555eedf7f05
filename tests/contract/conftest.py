"""The made-up game is known while a test of the contract runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tests.toy


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield
