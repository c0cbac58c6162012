"""Write what the server says and is told as TypeScript, from its own description.

    web/src/wire/types.ts     the types, and every route
    web/src/wire/shapes.ts    the same, to be looked at when something arrives: what has another shape is not let in

Run it after every change to a route or a message; with --check it writes nothing and fails if a file is out of date.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, cast

from signoria.server.app import app_of
from signoria.server.settings import Settings
from signoria.server.store import Store

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "web" / "src" / "wire"
HEAD = """// Written by tools/wire_types.py from the server's own description: `make types` writes it anew.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
SHAPES = """// Written by tools/wire_types.py from the server's own description: `make types` writes it anew.

import { anything, array, choice, fields, flag, lazy, literal, number, object, text, tuple, type Shape } from "./check";
import type * as wire from "./types";
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def name_of(ref: str) -> str:
    return ref.rpartition("/")[2]


def written(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(written(one) for one in schema[key]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if isinstance(schema.get("type"), list):
        return " | ".join(written({**schema, "type": kind}) for kind in schema["type"])
    return of_kind(schema)


def of_kind(schema: Schema) -> str:
    kind = schema.get("type")
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(written(one) for one in schema['prefixItems'])}]"
        inner = written(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        if "properties" in schema:
            return fields(schema)
        more = schema.get("additionalProperties", {})
        return f"{{ [key: string]: {written(more) if isinstance(more, dict) else 'Json'} }}"
    if kind is None:
        return "Json"
    sys.exit(f"no type for {schema}")


def fields(schema: Schema) -> str:
    """An object's fields, each on its line; one that need not be there with a question mark."""
    lines = []
    for name, field in schema["properties"].items():
        lines += comment(field, "  ")
        optional = "" if name in schema.get("required", ()) else "?"
        lines.append(f"  {name}{optional}: {written(field)};")
    return "\n".join(["{", *lines, "}"])


def comment(schema: Schema, indent: str = "") -> list[str]:
    said = schema.get("description", "").strip()
    if not said or "$ref" in schema:
        return []
    lines = said.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {said} */"]
    return [f"{indent}/**", *(f"{indent} * {line.strip()}".rstrip() for line in lines), f"{indent} */"]


def declared(name: str, schema: Schema) -> str:
    """A component, under its name."""
    body = written(schema)
    what = f"export interface {name} {body}" if body.startswith("{\n") else f"export type {name} = {body};"
    return "\n".join([*comment(schema), what])


def route(operation: Schema) -> str:
    """What a route is told, and what it answers when all is well."""
    asked: dict[str, list[str]] = {"path": [], "query": []}
    for one in operation.get("parameters", ()):
        if one["in"] in asked:
            optional = "" if one["required"] else "?"
            asked[one["in"]].append(f"{one['name']}{optional}: {written(one['schema'])}")
    parts = [f"{where}: {{ {'; '.join(found)} }}" if found else f"{where}: null" for where, found in asked.items()]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    well = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
    answer = well.get("content", {}).get("application/json", {}).get("schema")
    parts.append(f"body: {written(body) if body is not None else 'null'}")
    parts.append(f"answer: {written(answer) if answer is not None else 'null'}")
    return f"{{ {'; '.join(parts)} }}"


def shape(schema: Schema) -> str:
    """A schema as something to look at values with."""
    if "$ref" in schema:
        return f"lazy(() => {shape_name(name_of(schema['$ref']))})"
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return f"choice({', '.join(dict.fromkeys(shape(one) for one in schema[key]))})"
    if "const" in schema:
        return f"literal({json.dumps(schema['const'])})"
    if "enum" in schema:
        return f"literal({', '.join(json.dumps(value) for value in schema['enum'])})"
    kind = schema.get("type")
    if isinstance(kind, list):
        return f"choice({', '.join(shape({**schema, 'type': one}) for one in kind)})"
    if kind == "array":
        if "prefixItems" in schema:
            return f"tuple({', '.join(shape(one) for one in schema['prefixItems'])})"
        return f"array({shape(schema['items'])})"
    if kind == "object":
        if "properties" in schema:
            return shape_of_fields(schema)
        more = schema.get("additionalProperties", {})
        return f"object({shape(more) if isinstance(more, dict) else 'anything'})"
    return {"string": "text", "boolean": "flag", "null": "literal(null)", None: "anything"}.get(kind, "number")


def shape_of_fields(schema: Schema) -> str:
    sorts: dict[bool, list[str]] = {True: [], False: []}
    for name, one in schema["properties"].items():
        sorts[name in schema.get("required", ())].append(f"{name}: {shape(one)}")
    needed, free = (f"{{ {', '.join(sorts[sort])} }}" if sorts[sort] else "{}" for sort in (True, False))
    return f"fields({needed}, {free})" if sorts[False] else f"fields({needed})"


def shape_name(name: str) -> str:
    return f"a{name}"


def shapes(schemas: dict[str, Schema]) -> str:
    lines = [
        f"export const {shape_name(name)}: Shape<wire.{name}> = /* @__PURE__ */ {shape(schemas[name])};"
        for name in sorted(schemas)
    ]
    return "\n".join([SHAPES, *lines]) + "\n"


def types(described: Schema, schemas: dict[str, Schema]) -> str:
    parts = [HEAD, *(declared(name, schemas[name]) + "\n" for name in sorted(schemas))]
    lines = ["/** Every route: what its path and query hold, what it is sent, what it answers. */"]
    lines.append("export interface Routes {")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            lines += comment(operation, "  ")
            lines.append(f'  "{method.upper()} {path}": {route(operation)};')
    return "\n".join([*parts, *lines, "}"]) + "\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="write nothing, fail if the file is out of date")
    check = arguments.parse_args().check
    described = app_of(Settings(), cast(Store, None)).openapi()  # never started, it needs no store
    schemas = {name: one for name, one in described["components"]["schemas"].items() if "Validation" not in name}
    for name, made in (("types.ts", types(described, schemas)), ("shapes.ts", shapes(schemas))):
        path = OUT / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != made:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: make types")


if __name__ == "__main__":
    main()
