"""The API described to machines: FastAPI's own, and the structs that FastAPI knows nothing of."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from signoria.server.play.messages import ClientMessage, ServerMessage
from signoria.server.play.replay import Replay

REF = "#/components/schemas/{name}"
# What goes over the WebSocket, and the one large answer.
WIRE = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Replay": Replay}
Schema = dict[str, Any]


def anything(kind: type) -> Schema:
    """Views, events and nouns are the games': any JSON."""
    if kind is object:
        return {"title": "Json"}
    raise NotImplementedError


def wire_schemas() -> dict[str, Schema]:
    """Every struct by its name, and the unions of messages by theirs."""
    found, schemas = msgspec.json.schema_components(WIRE.values(), schema_hook=anything, ref_template=REF)
    for name, schema in zip(WIRE, found, strict=True):
        schemas.setdefault(name, schema)
    return schemas


def described(app: FastAPI) -> Schema:
    """The whole, made once."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = schema["components"]["schemas"]
        for name, one in wire_schemas().items():
            if set(schemas.setdefault(name, one).get("required", ())) != set(one.get("required", ())):
                raise ValueError(f"two things are called {name}")
        app.openapi_schema = schema
    return app.openapi_schema
