"""Which packed module belongs to which game (tools/bundle.py)."""

from __future__ import annotations

from typing import Any

from tools.bundle import sorted_out


def output(*imports: str, entry: str = "", lazy: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return what esbuild says of one packed module."""
    told: dict[str, Any] = {
        "imports": [{"path": f"web/js/{each}.js", "kind": "import-statement"} for each in imports]
        + [{"path": f"web/js/{each}.js", "kind": "dynamic-import"} for each in lazy]
    }
    return told | ({"entryPoint": entry} if entry else {})


def test_what_several_games_need_is_kept_with_what_all_share() -> None:
    scripts = sorted_out(
        {
            "web/js/main.js": output("shared", entry="entries/main.js", lazy=("chess", "go")),
            "web/js/shared.js": output(),
            "web/js/chess.js": output("shared", "clock", "knight", entry="js/games/chess/index.js"),
            "web/js/go.js": output("shared", "clock", entry="js/games/go/index.js"),
            "web/js/clock.js": output("shared"),
            "web/js/knight.js": output(),
        }
    )
    assert scripts.start == ["./web/js/main.js", "./web/js/shared.js"]
    assert scripts.games == {
        "chess": ["web/js/chess.js", "web/js/knight.js"],
        "go": ["web/js/go.js"],
    }
