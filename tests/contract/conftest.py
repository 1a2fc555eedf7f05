"""The made-up game is known while a test of the contract runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import made_up


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with made_up.registered():
        yield
