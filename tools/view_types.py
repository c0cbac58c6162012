"""Write what each game declares of its views for those outside: as TypeScript with checks, and as a page to read.

    web/src/games/declared.ts         what views of all games are made of
    web/src/games/GAME/declared.ts    the view of a game, and the check of it
    docs/views.md                     the same for people

With --check it writes nothing and fails if a file is out of date.
"""

import argparse
import ast
import re
import sys
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from signoria import GAMES, Game
from signoria.kernel import public
from tools.wire_types import Schema, declared, shape, shape_name

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "games"
PAGE = ROOT / "docs" / "views.md"
SHARED = (public.Sale, public.SealedChoice)  # also used outside the boards
PLAIN = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}
HEAD = "// Written by tools/view_types.py from what the games declare: `make types` writes it anew."
PREFACE = """# What views hold

Written by `make types` from what the games declare (`src/signoria/games/GAME/public.py`). How views come to you:
[protocol](protocol.md).
"""
CHECKS = ("anything", "array", "choice", "fields", "flag", "lazy", "literal", "number", "object", "text", "tuple")


class Described:
    """The types of one game, as JSON schemas by their names, in the order in which they are met."""

    def __init__(self, names: dict[str, list[str]], sources: list[Path]) -> None:
        self.names = names
        self.sources = sources
        self.found: dict[str, Schema] = {}

    def schema(self, hint: Any) -> Schema:
        """A type as a schema; one that has a name, by it."""
        if is_typeddict(hint):
            return self.named(hint.__name__, lambda: self.of_fields(hint))
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.noun(str(inner[1]), inner[0])
        if origin is NotRequired:
            return self.schema(inner[0])
        if origin is list:
            return {"type": "array", "items": self.schema(inner[0])}
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.schema(one) for one in inner]}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(inner[1])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(one) for one in inner]}
        if origin is Literal:
            return {"enum": list(inner)}
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        sys.exit(f"a view cannot hold {hint}")

    def noun(self, noun: str, plain: Any) -> Schema:
        """One of the names that the game has for a noun."""
        if noun not in self.names:
            return self.schema(plain)
        return self.named(noun.title().replace("_", "").replace("-", ""), lambda: {"enum": self.names[noun]})

    def named(self, name: str, made: Any) -> Schema:
        if name not in self.found:
            self.found[name] = {}  # it may speak of itself
            self.found[name] = made()
        return {"$ref": name}

    def of_fields(self, kind: Any) -> Schema:
        said = {}
        for path in self.sources:
            said.update(comments(path).get(kind.__name__, {}))
        properties = {}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            properties[name] = self.schema(hint) | ({"description": said[name]} if name in said else {})
        required = sorted(kind.__required_keys__)
        return {"type": "object", "properties": properties, "required": required, "description": said.get("", "")}


@cache
def comments(path: Path) -> dict[str, dict[str, str]]:
    """What is said beside each field of each class of a module, and under "" of the class itself."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    out: dict[str, dict[str, str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            bases = [out.get(base.id, {}) for base in node.bases if isinstance(base, ast.Name)]
            out[node.name] = {
                **dict(pair for base in bases for pair in base.items()),
                "": ast.get_docstring(node) or "",
            }
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    _code, mark, said = lines[(field.end_lineno or field.lineno) - 1].partition("  # ")
                    if mark:
                        out[node.name][field.target.id] = said
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            out[node.targets[0].id] = {"": above(lines, node.lineno)}
    return out


def above(lines: list[str], n: int) -> str:
    """The comment that ends over line n: a type one of whose fields is a word of Python's own has no docstring."""
    first = n - 1
    while first > 0 and lines[first - 1].startswith("# "):
        first -= 1
    return " ".join(line.removeprefix("# ") for line in lines[first : n - 1])


def described(game: Game) -> Described:
    folder = ROOT / "src" / "signoria" / "games" / game.key
    found = Described(game.names, [Path(public.__file__).with_suffix(".py"), *sorted(folder.glob("*.py"))])
    found.schema(game.view_type)
    return found


def written(found: dict[str, Schema], elsewhere: list[str]) -> str:
    """Types and checks of all but those that are written elsewhere."""
    own = {name: schema for name, schema in found.items() if name not in elsewhere}
    body = [declared(name, schema) + "\n" for name, schema in own.items()]
    checks = [
        f"const {shape_name(name)}: Shape<{name}> = /* @__PURE__ */ {shape(schema)};"
        for name, schema in reversed(own.items())
    ]
    used = [one for one in CHECKS if re.search(rf"[ (]{one}\b", "\n".join(checks))]
    where = "../../wire/check" if elsewhere else "../wire/check"
    lines = [HEAD, "", f'import {{ {", ".join([*used, "type Shape"])} }} from "{where}";']
    borrowed = sorted(name for name in elsewhere if any(name_in(name, schema) for schema in own.values()))
    if borrowed:
        both = [*(shape_name(name) for name in borrowed), *(f"type {name}" for name in borrowed)]
        lines.append(f'import {{ {", ".join(both)} }} from "../declared";')
        lines += ["", f"export type {{ {', '.join(borrowed)} }};"]
    checks[-1] = f"export {checks[-1]}"
    if not elsewhere:
        checks = [line if line.startswith("export") else f"export {line}" for line in checks]
    return "\n".join([*lines, "", *body, *checks]) + "\n"


def name_in(name: str, schema: Any) -> bool:
    """Whether a schema speaks of a type by its name."""
    if isinstance(schema, dict):
        return schema.get("$ref") == name or any(name_in(name, inner) for inner in schema.values())
    return isinstance(schema, list) and any(name_in(name, inner) for inner in schema)


def in_words(schema: Schema) -> str:
    """A type for people: `seat`, `list of Lot`, `text or null`."""
    if "$ref" in schema:
        return f"[{schema['$ref']}](#{schema['$ref'].lower()})"
    if "anyOf" in schema:
        return " or ".join(in_words(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(in_words(one) for one in schema['prefixItems'])}]"
    if schema["type"] == "array":
        return f"list of {in_words(schema['items'])}"
    if schema["type"] == "object":
        return f"by name: {in_words(schema['additionalProperties'])}"
    return {"integer": "number", "string": "text", "boolean": "true or false", "null": "null"}[str(schema["type"])]


def section(game: Game, found: dict[str, Schema]) -> list[str]:
    lines = [f"## {game.title}", ""]
    for name, schema in found.items():
        if "enum" in schema:
            lines += [f"### {name}", "", in_words(schema), ""]
            continue
        lines += [f"### {name}", "", " ".join(schema["description"].split()), "", "| field | | |", "|---|---|---|"]
        for field, one in schema["properties"].items():
            said = one.get("description", "")
            lines.append(f"| `{field}` | {in_words(one)} | {said} |")
        lines.append("")
    return lines


def files() -> dict[Path, str]:
    shared = Described({}, [Path(public.__file__).with_suffix(".py")])
    for kind in SHARED:
        shared.schema(kind)
    names = list(shared.found)
    made = {OUT / "declared.ts": written(shared.found, [])}
    page = [PREFACE]
    for key, game in GAMES.items():
        found = described(game).found
        made[OUT / key / "declared.ts"] = written(found, names)
        page += section(game, found)
    made[PAGE] = "\n".join(page).rstrip() + "\n"
    return made


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    check = arguments.parse_args().check
    for path, text in files().items():
        if not check:
            path.write_text(text, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: make types")


if __name__ == "__main__":
    main()
