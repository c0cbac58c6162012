"""The description of the API as a page to read: plain HTML, no script, a style sheet of our own."""

from collections.abc import Callable
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from signoria.server.language import in_reader
from signoria.text import words

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
h3 { font-family: ui-monospace, monospace; font-size: 1rem; margin-bottom: 0; }
table { border-collapse: collapse; }
td { padding: 0.1rem 1.5rem 0.1rem 0; vertical-align: top; }
td:first-child, td:nth-child(2) { font-family: ui-monospace, monospace; }
"""
AT = "/api/docs.css"

routes = APIRouter(include_in_schema=False)
Schema = dict[str, Any]


def page(title: str, body: str, language: str = "en") -> str:
    """A whole page. `body` is HTML."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="{language}"><head>{head}<link rel="stylesheet" href="{AT}"></head>'
        f"<body><h1>{escape(title)}</h1>{body}</body></html>"
    )


@routes.get("/api/openapi.json")
async def description(request: Request) -> JSONResponse:
    """Every route, for machines; made when it is first asked for."""
    return JSONResponse(await in_reader(request.app.openapi))


@routes.get("/api/docs")
async def docs(request: Request) -> HTMLResponse:
    """The same to read."""
    return HTMLResponse(await in_reader(described, request.app.openapi))


def described(openapi: Callable[[], Schema]) -> str:
    """Every route, what it takes and what it answers."""
    schema = openapi()
    parts = [f"<p>{words('en').say('page-docs-about')}</p>"]
    for path, methods in schema["paths"].items():
        parts += [operation(method, path, found, schema) for method, found in methods.items()]
    return page(f"{schema['info']['title']} {schema['info']['version']}", "".join(parts))


@routes.get(AT)
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


def operation(method: str, path: str, found: Schema, schema: Schema) -> str:
    rows: list[tuple[str, str, str]] = [
        (each["name"], named(each["schema"]), each["in"]) for each in found.get("parameters", [])
    ]
    body = found.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        whole = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
        rows += [(name, named(each), "body") for name, each in whole.get("properties", {}).items()]
    for status, answer in found["responses"].items():
        kind = answer.get("content", {}).get("application/json", {}).get("schema", {})
        rows.append((str(status), named(kind) if kind else "", answer.get("description", "")))
    table = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    about = escape(str(found.get("description") or found.get("summary", "")))
    return f"<h3>{method.upper()} {escape(path)}</h3><p>{about}</p><table>{table}</table>"


def named(schema: Schema) -> str:
    """The kind of a thing, in a word or a few."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(named(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {named(schema.get('items', {}))}"
    if "enum" in schema:
        return " ".join(str(each) for each in schema["enum"])
    return str(schema.get("type", "anything"))
