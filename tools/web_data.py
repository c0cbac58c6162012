"""Write what the browser knows of each game beside the words: its vocabulary, and what is printed in its box.

    web/src/games/GAME/about.json         its place among the games
    web/src/games/GAME/vocabulary.json    verbs with their nouns, names, codes, what events keep secret
    web/src/games/GAME/box.json           its box without where it was read
    web/src/games/GAME/sources.json       what of its box may differ from copy to copy, and where each row was read

With --check it writes nothing and fails if a file is out of date.
"""

import argparse
import json
import sys
import tomllib
from pathlib import Path

from signoria import GAMES, Game
from signoria.kernel.box import Kind

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "games"
FOR_READERS = {"source", "evidence", "note", "notes"}  # of the box: where a value comes from
BOUNDS = ("names", "least", "most", "side")


def vocabulary(game: Game) -> dict[str, object]:
    first: dict[str, int] = {}
    for code, text in enumerate(game.catalogue.texts):
        first.setdefault(text.split()[0], code)
    return {
        "verbs": game.verbs,
        "asides": game.asides,
        "names": game.names,
        "codes": first,
        "secrets": {kind.name: kind.secret for kind in game.events if kind.secret},
    }


def printed(value: object) -> object:
    """What stands on cards and boards, without where it was read."""
    if isinstance(value, dict):
        return {key: printed(inner) for key, inner in value.items() if key not in FOR_READERS}
    if isinstance(value, list):
        return [printed(inner) for inner in value]
    return value


def sheet(game: Game) -> dict[str, object]:
    """By kind of component and field: what it can hold."""
    return {
        kind: {field: {"kind": holds.key, **bounds(holds)} for field, holds in fields.items()}
        for kind, fields in game.sheet.kinds.items()
    }


def bounds(holds: Kind) -> dict[str, object]:
    return {name: getattr(holds, name) for name in BOUNDS if hasattr(holds, name)}


def files() -> dict[Path, str]:
    made = {}
    for key, game in GAMES.items():
        [box] = (ROOT / "src" / "signoria" / "games" / key).glob("*.toml")
        data = tomllib.loads(box.read_text(encoding="utf-8"))
        rows = {kind: {row["id"]: row["source"] for row in data[kind]} for kind in game.sheet.kinds}
        sources = {"sheet": sheet(game), "rows": rows}
        found = {
            "about": {"order": game.order},
            "vocabulary": vocabulary(game),
            "box": printed(data),
            "sources": sources,
        }
        for name, content in found.items():
            text = json.dumps(content, indent=1, ensure_ascii=False)
            made[OUT / key / f"{name}.json"] = text + "\n"
    return made


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    check = arguments.parse_args().check
    for path, text in files().items():
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: make types")


if __name__ == "__main__":
    main()
