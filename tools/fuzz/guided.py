"""Coverage-guided fuzzing of all that reads foreign text, with atheris (libFuzzer).

    python tools/fuzz/guided.py save --seconds 120

Targets: save, record, link, notation, fluent, request. The corpus starts from real games and is
kept in build/fuzz/corpus/<target>. Check sums are made right on the way, so that what lies behind
them is reached. A crash is written to build/fuzz/ and ends the run with an error.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import atheris  # type: ignore[import-untyped,import-not-found,unused-ignore]  # noqa: E402

with atheris.instrument_imports(include=["portsmouth"]):
    from portsmouth import registry
    from portsmouth.api.bridge import Engine
    from portsmouth.codec import json_text, link, load, record
    from portsmouth.core.errors import BadNotation, SaveBroken, SaveTooNew
    from portsmouth.games.portsmouth.game import GAME
    from portsmouth.i18n.fluent import Catalogue, FluentError


from portsmouth.core.rng import Rng  # noqa: E402
from tools.fuzz import hostile  # noqa: E402
from tools.fuzz.mutate import signed  # noqa: E402


def text_of(data: bytes) -> str:
    """Return any bytes as a text, lone surrogates included."""
    return data.decode("utf-8", "surrogateescape")


def try_save(data: bytes) -> None:
    """Load a save through `dispatch`, its sum recomputed; the raw text too."""
    text = text_of(data)
    with contextlib.suppress(ValueError):
        text = json.dumps(signed(json_text.parse(text)))
    hostile.through_dispatch(text, Rng(len(data)))


def try_record(data: bytes) -> None:
    """Read a record."""
    text = text_of(data)
    hostile.refused_or_sound(lambda: record.read(text, registry.game), Rng(len(data)))


def try_link(data: bytes) -> None:
    """Read the body of a link under a right check, and a text that may be one."""
    code = urlsafe_b64encode(link._check(link.VERSION, data) + data).decode().rstrip("=")
    for text in (f"{link.VERSION}{code}z", text_of(data)):
        with contextlib.suppress(SaveBroken, SaveTooNew):
            link.read(text, registry.game)


def try_notation(data: bytes) -> None:
    """Read an action; what is read is written the same way."""
    text = text_of(data)
    try:
        action = GAME.notation.read(text)
    except BadNotation:
        return
    assert GAME.notation.write(action) == text


def try_fluent(data: bytes) -> None:
    """Read a catalogue, and format every message of it."""
    try:
        catalogue = Catalogue(text_of(data))
    except FluentError:
        return
    for id in catalogue.messages:
        with contextlib.suppress(FluentError):
            catalogue.format(id, {"count": 3, "who": "Anson", "seat": 1})


def try_request(data: bytes) -> None:
    """Send a request to a session with a match."""
    engine = Engine()
    engine.match = load.read(hostile.sources("save")[1], registry.game)
    hostile.answer(engine, text_of(data))


def action_seeds() -> list[str]:
    """Return every action of some games."""
    return sorted({entry.do for match in hostile.matches() for entry in match.journal})


def link_seeds() -> list[bytes]:
    """Return the bodies of links."""
    return [link._body(text)[1] for text in hostile.sources("link")]


def fluent_seeds() -> list[str]:
    """Return the project's catalogues, message by message."""
    texts = [path.read_text("utf-8") for path in (ROOT / "portsmouth").rglob("lang/**/*.ftl")]
    return [part for text in texts for part in text.split("\n\n") if len(part) < 1000]


def request_seeds() -> list[str]:
    """Return good requests."""
    return [json.dumps(each) for each in hostile.good_requests(len(hostile.matches()[1].journal))]


TARGETS: dict[str, tuple[Callable[[bytes], None], Callable[[], list[Any]]]] = {
    "save": (try_save, lambda: hostile.sources("text")),
    "record": (try_record, lambda: hostile.sources("record")),
    "link": (try_link, link_seeds),
    "notation": (try_notation, action_seeds),
    "fluent": (try_fluent, fluent_seeds),
    "request": (try_request, request_seeds),
}


def sow(folder: Path, seeds: list[Any]) -> None:
    """Write the first corpus."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds):
        data = seed if isinstance(seed, bytes) else seed.encode("utf-8", "surrogateescape")
        (folder / f"seed-{number}").write_bytes(data)


def main() -> None:
    """Fuzz one target for a number of seconds; ends the process."""
    parser = argparse.ArgumentParser(description="Coverage-guided fuzzing.")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--out", type=Path, default=ROOT / "build/fuzz")
    args = parser.parse_args()
    attempt, seeds = TARGETS[args.target]
    corpus = args.out / "corpus" / args.target
    sow(corpus, seeds())
    limits = [f"-max_total_time={args.seconds}", "-max_len=12000", "-timeout=20", "-seed=1"]
    limits += ["-rss_limit_mb=1500", "-print_final_stats=1", "-verbosity=1"]
    places = [f"-artifact_prefix={args.out}/{args.target}-", str(corpus)]
    atheris.Setup([sys.argv[0], *limits, *places], attempt)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
