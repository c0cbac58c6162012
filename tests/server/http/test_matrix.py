"""Who may do what: each route for each role. A route that has no row here fails the test."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from signoria.server.app import app_of
from signoria.server.settings import Settings
from signoria.server.store import Store, open_store
from tests.server.clients import Guest, guests, serving, table_for

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


@dataclass
class Tables:
    """Two tables of one host that nobody was told of, a friend at both: one open, with free seats, one running."""

    open: str
    open_link: str
    running: str
    running_link: str
    roles: dict[str, Guest]


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    """The spectator has the links and no seat; the admin runs the server, and is nobody at its tables."""
    names = ["", "Gina", "Elsa", "Lino", "Sara", "Hugo", ""]
    async with serving(store, metrics_token=TOKEN) as home, guests(home, *names) as people:
        people[-1].http.headers["Authorization"] = f"Bearer {TOKEN}"
        roles = dict(zip(ROLES, people, strict=True))
        elsa, sara, hugo = roles["seated elsewhere"], roles["seated"], roles["host"]
        await elsa.post("/tables", game="principe", seats=3)
        done = (await hugo.post("/tables", game="principe", seats=5)).json()
        await sara.post(f"/tables/{done['table']['id']}/join", invitation=done["invitation"])
        yield Tables(done["table"]["id"], done["invitation"], *await table_for(hugo, sara), roles)


TOKEN = "of who runs the server"
ROLES = ["anonymous", "guest", "seated elsewhere", "spectator", "seated", "host", "admin"]
ALL = [200] * 7
PERSON = [401, 200, 200, 200, 200, 200, 401]

# For each route, and each way to ask, what each role is answered. Links hold the invitation for the spectator only.
MATRIX: list[tuple[str, str, dict[str, object], list[int]]] = [
    ("GET", "/healthz", {}, ALL),
    ("GET", "/livez", {}, ALL),
    ("GET", "/metrics", {}, [404, 404, 404, 404, 404, 404, 200]),
    ("GET", "/", {}, ALL),
    ("GET", "/nowhere.js", {}, [404] * 7),
    ("GET", "/api/openapi.json", {}, ALL),
    ("GET", "/status", {}, ALL),
    ("GET", "/api/docs", {}, ALL),
    ("GET", "/api/docs.css", {}, ALL),
    ("GET", "/api/nowhere", {}, [404] * 7),
    ("GET", "/api/games", {}, ALL),
    ("GET", "/api/me", {}, PERSON),
    ("PATCH", "/api/me", {"name": "Zoe"}, PERSON),
    ("PATCH", "/api/me", {"name": ""}, [401, 422, 422, 422, 422, 422, 401]),
    ("GET", "/api/tables", {}, ALL),
    ("GET", "/api/tables?status=running", {}, ALL),
    ("GET", "/api/tables?status=secret", {}, [422] * 7),
    ("GET", "/api/tables?after=x", {}, [422] * 7),
    ("GET", "/api/tables?game=principe&clock=live&free=1", {}, ALL),
    ("GET", "/api/tables?clock=sundial", {}, [422] * 7),
    ("GET", "/api/tables/mine", {}, PERSON),
    ("GET", "/api/tables/mine?put_away=true", {}, PERSON),
    ("PUT", "/api/tables/{running}/put-away", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("DELETE", "/api/tables/{running}/put-away", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("PUT", "/api/tables/nowhere/put-away", {}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/tables", {"game": "principe", "seats": 3}, [401, 201, 201, 201, 201, 201, 401]),
    ("POST", "/api/lessons", {"game": "principe"}, [401, 201, 201, 201, 201, 201, 401]),
    ("POST", "/api/lessons", {"game": "chess"}, [401, 422, 422, 422, 422, 422, 401]),
    ("GET", "/api/tables/nowhere", {}, [404] * 7),
    ("GET", "/api/tables/{open}?invitation={open_link}", {}, [404, 404, 404, 200, 200, 200, 404]),
    ("GET", "/api/tables/{running}?invitation={running_link}", {}, [404, 404, 404, 200, 200, 200, 404]),
    ("GET", "/api/tables/{running}?invitation={open_link}", {}, [404, 404, 404, 404, 200, 200, 404]),
    ("GET", "/api/tables/{running}/record?invitation={running_link}", {}, [404, 404, 404, 409, 409, 409, 404]),
    ("GET", "/api/tables/{running}/result?invitation={running_link}", {}, [404, 404, 404, 409, 409, 409, 404]),
    ("GET", "/api/tables/{open}/box?invitation={open_link}", {}, [404, 404, 404, 200, 200, 200, 404]),
    ("GET", "/api/tables/{running}/box?invitation={running_link}", {}, [404, 404, 404, 200, 200, 200, 404]),
    ("GET", "/api/tables/{running}/editions?invitation={running_link}", {}, [404, 404, 404, 409, 409, 409, 404]),
    ("POST", "/api/boxes/check", {"game": "principe", "name": "mine", "values": {}}, ALL),
    ("GET", "/api/tables/{open}/replay?invitation={open_link}", {}, [404, 404, 404, 409, 409, 409, 404]),
    ("GET", "/api/tables/{running}/replay?invitation={running_link}", {}, [404, 404, 404, 200, 200, 200, 404]),
    ("GET", "/api/tables/{running}/replay?seat=1&invitation={running_link}", {}, [404, 404, 404, 403, 200, 403, 404]),
    ("GET", "/api/tables/{running}/replay?seat=0&invitation={running_link}", {}, [404, 404, 404, 403, 403, 200, 404]),
    ("GET", "/api/tables/{running}/replay?seat=9&invitation={running_link}", {}, [404, 404, 404, 403, 403, 403, 404]),
    ("GET", "/api/tables/{running}/replay?all=true&invitation={running_link}", {}, [404, 404, 404, 403, 403, 403, 404]),
    ("POST", "/api/tables/{running}/seats/1/hint", {}, [401, 404, 404, 404, 409, 403, 401]),
    ("POST", "/api/tables/{running}/analysis", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("GET", "/api/tables/{running}/analysis?invitation={running_link}", {}, [404] * 7),
    ("POST", "/api/tables/{open}/join", {}, [401, 404, 404, 404, 200, 200, 401]),
    ("POST", "/api/tables/{open}/join", {"invitation": "{open_link}"}, [401, 404, 404, 200, 200, 200, 401]),
    ("POST", "/api/tables/{open}/join", {"seat": 0}, [401, 404, 404, 404, 409, 409, 401]),
    ("POST", "/api/tables/{running}/join", {"invitation": "{running_link}"}, [401, 404, 404, 409, 409, 409, 401]),
    ("POST", "/api/tables/{open}/seats/4/bot", {"bot": "thumb"}, [401, 404, 404, 404, 403, 200, 401]),
    ("POST", "/api/tables/{open}/seats/1/bot", {"bot": "thumb"}, [401, 404, 404, 404, 403, 409, 401]),
    ("POST", "/api/tables/{open}/seats/4/bot", {"bot": "hal"}, [401, 404, 404, 404, 403, 422, 401]),
    ("POST", "/api/tables/{running}/seats/0/bot", {"bot": "thumb"}, [401, 404, 404, 404, 403, 409, 401]),
    ("POST", "/api/tables/{open}/seats/1/leave", {}, [401, 404, 404, 404, 200, 403, 401]),
    ("POST", "/api/tables/{open}/seats/0/leave", {}, [401, 404, 404, 404, 403, 200, 401]),
    ("POST", "/api/tables/{open}/seats/9/leave", {}, [401, 404, 404, 404, 403, 403, 401]),
    ("POST", "/api/tables/{open}/seats/1/token", {}, [401, 404, 404, 404, 201, 403, 401]),
    ("POST", "/api/tables/{running}/seats/0/token", {}, [401, 404, 404, 404, 403, 201, 401]),
    ("POST", "/api/tables/{open}/seats/1/claim", {"token": "guessed"}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/tables/{open}/seats/2/claim", {"token": ""}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/tables/{open}/seats/1/claim", {"token": "{open_link}"}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/tables/{open}/seats/1/bot-token", {}, [401, 404, 404, 404, 201, 403, 401]),
    ("POST", "/api/tables/{running}/seats/0/bot-token", {}, [401, 404, 404, 404, 403, 201, 401]),
    ("POST", "/api/me/bot-tokens", {}, [401, 201, 201, 201, 201, 201, 401]),
    ("GET", "/api/bot/seats", {}, [401] * 7),  # a cookie is no token
    ("GET", "/api/bot/tables/{running}/seats/1/stream", {}, [401] * 7),
    ("GET", "/api/bot/tables/{running}/seats/1/box", {}, [401] * 7),
    ("POST", "/api/bot/tables/{running}/seats/1/act", {"version": 0, "text": "pass"}, [401] * 7),
    ("DELETE", "/api/me/bot-tokens", {}, [401, 204, 204, 204, 204, 204, 401]),
    ("POST", "/api/tables/{open}/start", {}, [401, 404, 404, 404, 403, 409, 401]),
    ("POST", "/api/tables/{running}/start", {}, [401, 404, 404, 404, 403, 409, 401]),
    (
        "POST",
        "/api/tables/{running}/seats/0/ask",
        {"invitation": "{running_link}"},
        [401, 404, 404, 409, 409, 409, 401],
    ),
    ("POST", "/api/tables/{running}/seats/9/ask", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("POST", "/api/tables/{open}/seats/4/ask", {"invitation": "{open_link}"}, [401, 404, 404, 409, 409, 409, 401]),
    ("POST", "/api/tables/{running}/rematch", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("POST", "/api/tables/{open}/rematch", {}, [401, 404, 404, 404, 409, 409, 401]),
    ("POST", "/api/tables/{running}/seats/1/leave", {}, [401, 404, 404, 404, 200, 403, 401]),
    ("PUT", "/api/me/password", {"login": "x", "password": "short"}, [401, 422, 422, 422, 422, 422, 401]),
    ("POST", "/api/login", {"login": "nobody", "password": "at a guess, this"}, [403] * 7),
    ("GET", "/api/me/passkeys", {}, PERSON),
    ("PUT", "/api/me/rated", {"rated": False}, [401, 204, 204, 204, 204, 204, 401]),
    ("PUT", "/api/me/rated", {"rated": True}, [401, 403, 403, 403, 403, 403, 401]),
    ("GET", "/api/me/ratings", {}, PERSON),
    ("GET", "/api/ratings?game=principe&seats=3", {}, ALL),
    ("GET", "/api/ratings?game=chess&seats=3", {}, [422] * 7),
    ("GET", "/api/me/channels", {}, PERSON),
    ("POST", "/api/me/channels", {"kind": "mail", "address": "a@b.org"}, [401, 409, 409, 409, 409, 409, 401]),
    ("POST", "/api/me/channels", {"kind": "webhook", "address": "file:///"}, [401, 422, 422, 422, 422, 422, 401]),
    ("POST", "/api/me/channels/nowhere/confirm", {"code": "1"}, [401, 403, 403, 403, 403, 403, 401]),
    ("DELETE", "/api/me/channels/nowhere", {}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/me/passkeys/options", {}, [401, 409, 409, 409, 409, 409, 401]),
    ("POST", "/api/me/passkeys", {"credential": {}}, [401, 409, 409, 409, 409, 409, 401]),
    ("DELETE", "/api/me/passkeys/nowhere", {}, [401, 404, 404, 404, 404, 404, 401]),
    ("POST", "/api/login/passkey/options", {}, [409] * 7),
    ("POST", "/api/login/passkey", {"credential": {}}, [409] * 7),
    ("DELETE", "/api/me/session", {}, [401, 204, 204, 204, 204, 204, 401]),
    ("DELETE", "/api/me/sessions", {}, [401] * 7),
    ("DELETE", "/api/me", {}, [401] * 7),
    ("POST", "/api/people", {"name": "Newcomer"}, [201] * 7),
]

# By WebSocket: a subscription to the running table from this seat, -1 for none, and the answer.
NONE, NOT_YOURS, SYNC = "no-such-table", "not-your-seat", "sync"
LIVE: list[tuple[int, list[str]]] = [
    (-1, [NONE, NONE, NONE, SYNC, SYNC, SYNC, NONE]),
    (0, [NONE, NONE, NONE, NOT_YOURS, NOT_YOURS, SYNC, NONE]),
    (1, [NONE, NONE, NONE, NOT_YOURS, SYNC, NOT_YOURS, NONE]),
]


def filled(text: str, tables: Tables, role: str) -> str:
    link = role == "spectator"
    links = {name: getattr(tables, name) if link else "" for name in ("open_link", "running_link")}
    return text.format(open=tables.open, running=tables.running, **links)


@pytest.mark.parametrize("role", ROLES)
async def test_each_role_may_do_what_it_may_and_nothing_else(tables: Tables, role: str) -> None:
    person = tables.roles[role]
    for method, path, body, wanted in MATRIX:
        content = {key: filled(text, tables, role) if isinstance(text, str) else text for key, text in body.items()}
        done = await person.http.request(
            method, filled(path, tables, role), json=content if method in ("POST", "PUT", "PATCH") else None
        )
        assert done.status_code == wanted[ROLES.index(role)], f"{method} {path} by {role}: {done.text}"
        if done.status_code >= 400:
            assert {"error", "says"} <= set(done.json())
        if done.status_code == 200 and "{open}" in path and path.endswith(("/join", "/leave")):
            await undo(tables, person, path, done.json())


async def undo(tables: Tables, person: Guest, path: str, answer: dict[str, list[int]]) -> None:
    """The chairs are left as they were found."""
    if path.endswith("/join"):
        done = await person.post(f"/tables/{tables.open}/seats/{answer['seats'][-1]}/leave")
        assert done.status_code == 200
    if path.endswith("/leave") and "{open}" in path:
        done = await person.post(f"/tables/{tables.open}/join", seat=int(path[-7]), invitation=tables.open_link)
        assert done.status_code == 200


@pytest.mark.parametrize("role", ROLES)
async def test_each_role_may_listen_where_it_may_and_nowhere_else(tables: Tables, role: str) -> None:
    async with tables.roles[role].wire() as wire:
        for seat, wanted in LIVE:
            answer = await wire.subscribe(tables.running, seat, invitation=filled("{running_link}", tables, role))
            assert answer.get("code", answer["type"]) == wanted[ROLES.index(role)], f"{role} from seat {seat}"


async def test_every_route_has_a_row(store: Store) -> None:
    """Also those that the description of the API does not show."""
    rows = {(method, shape(path.partition("?")[0])) for method, path, _body, _wanted in MATRIX}
    rows.add(("LIVE", "/api/live"))
    assert {each for route in app_of(Settings(), store).routes for each in ways(route)} <= rows


async def test_every_route_is_described_in_the_protocol_and_no_other(store: Store) -> None:
    written = Path(__file__).parents[3].joinpath("docs/protocol.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in written.splitlines() if line.startswith("| `")]
    found = [match for row in rows for match in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) ([^ ?`]+)", row)]
    described = {(method, shape(path)) for method, path in found}
    there = {each for route in app_of(Settings(), store).routes for each in ways(route)}
    assert there - {("LIVE", "/api/live"), ("GET", "/")} == described
    assert "`/api/live`" in written


def ways(route: BaseRoute) -> list[tuple[str, str]]:
    within = getattr(route, "original_router", None)
    if within is not None:
        return [each for inner in within.routes for each in ways(inner)]
    if isinstance(route, WebSocketRoute):
        return [("LIVE", shape(route.path))]
    if isinstance(route, Mount):
        return [("GET", f"{route.path}/")]
    assert isinstance(route, Route), f"what is {route}?"
    return [(method, shape(route.path)) for method in route.methods or () if method != "HEAD"]


def shape(path: str) -> str:
    """A path with its parameters blank."""
    parts = path.split("/")
    return "/".join("*" if part[:1] == "{" or part.isdigit() or part == "nowhere" else part for part in parts)
