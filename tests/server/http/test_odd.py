"""Ids, texts and numbers as nobody writes them, in every place that takes one: refused, and no fault of ours."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import BadSetup
from signoria.cli.tables import options_named
from signoria.games import game
from signoria.text import LANGUAGES, words
from tests.server.clients import guests, table_for

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
ODD_IDS = ["a%00b", "%00", "a%0Ab", "%ED%A0%80", "%FF", "a b", "\u00e4", "a%E3%85%A4", "'", "%2e%2e"]
ODD_VALUES = [
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202e",
    10**300,
    -(10**300),
    10**5000,
    2**63,
    1e300,
    {"\ud800": 1},
    {"\0": 1},
]
ODD_FRAMES = ['"a\\u0000b"', '"\\ud800"', '"a b"', '"a\\n"', "1" + "0" * 300, "1" + "0" * 5000, "9223372036854775808"]


def operations(description: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in description["paths"].items():
        for method, found in methods.items():
            yield method, path, found


def fields_of(found: Json, description: Json) -> dict[str, Json]:
    body = found.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" not in body:
        return {}
    fields: dict[str, Json] = description["components"]["schemas"][body["$ref"].rpartition("/")[2]]["properties"]
    return fields


FINE: dict[str, Any] = {
    "game": "principe",
    "seats": 3,
    "name": "Ada",
    "login": "ada l",
    "password": "long enough words",
}
FINE |= {
    "version": 0,
    "text": "pass",
    "kind": "webhook",
    "address": "https://example.org/",
    "rated": False,
    "code": "1",
}
FINE |= {"credential": {"id": "a", "response": {}}, "token": "a", "bot": "random"}


def bodies(fields: dict[str, Json]) -> Iterator[str]:
    """What would be understood but for one value; then one that has an odd field more."""
    fine = {name: FINE[name] for name in fields if name in FINE}
    for odd in ODD_VALUES:
        for name in fields:
            yield written({**fine, name: odd})
            if name in ("options", "clock", "credential"):
                yield written({**fine, name: {"id": odd, "response": odd, "rich": odd, "reserve": odd}})
        if isinstance(odd, str):
            yield written({**fine, odd: 1})


def written(body: Json) -> str:
    """Escaped as JSON may be, also where it is no text that could be sent otherwise."""
    numbers = {"<large>": 10**300, "<low>": -(10**300), "<huge>": 10**5000}
    text = json.dumps(marked(body, numbers))
    for mark, number in numbers.items():
        text = text.replace(f'"{mark}"', f"{'-' if number < 0 else ''}1" + "0" * (5000 if number > 10**300 else 300))
    return text


def marked(value: Any, numbers: dict[str, int]) -> Any:
    """Python writes no number of 5,000 digits."""
    if isinstance(value, dict):
        return {name: marked(each, numbers) for name, each in value.items()}
    return next((mark for mark, number in numbers.items() if value == number), value)


async def test_an_odd_id_is_of_nothing_here(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        description = (await ada.get("/openapi.json")).json()
        for method, path, found in operations(description):
            places = [each["name"] for each in found.get("parameters", []) if each["in"] == "path"]
            if not places:
                continue
            for odd in ODD_IDS:
                address = path.replace("{seat}", "0")
                for place in places:
                    address = address.replace(f"{{{place}}}", odd)
                content = written({name: FINE[name] for name in fields_of(found, description) if name in FINE})
                done = await ada.http.request(method, address, content=content, headers=JSON)
                assert done.status_code in (401, 404, 405), f"{method} {address}: {done.status_code} {done.text}"


JSON = {"Content-Type": "application/json"}
GOODBYE = ("/api/me/session", "/api/me/sessions", "/api/me")


async def test_odd_texts_and_numbers_are_no_fault_of_ours(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        id, _invitation = await table_for(ada, bots=1)
        description = (await ada.get("/openapi.json")).json()
        for method, path, found in operations(description):
            if method == "delete" and path in GOODBYE:
                continue
            address = path.replace("{id}", id).replace("{seat}", "0").replace("{key}", "a")
            for content in bodies(fields_of(found, description)):
                done = await ada.http.request(method, address, content=content, headers=JSON)
                assert done.status_code < 500, f"{method} {address} {content[:200]}: {done.text}"
            for each in found.get("parameters", []):
                for odd in ("%00", "%ED%A0%80", "1" + "0" * 300, "1" + "0" * 5000) if each["in"] == "query" else ():
                    done = await ada.http.request(method, f"{address}?{each['name']}={odd}")
                    assert done.status_code < 500, f"{method} {address} {each['name']}={odd[:40]}: {done.text}"
        assert (await ada.get("/me")).status_code == 200


async def test_odd_frames_are_answered(home: str) -> None:
    async with guests(home, "Ada") as (ada,), ada.wire() as wire:
        id, _invitation = await table_for(ada, bots=1)
        await wire.subscribe(id, 0)
        for odd in ODD_FRAMES:
            for name in ("table", "seat", "version", "id", "text", "what", "wishes", "since", "invitation"):
                for kind in ("subscribe", "unsubscribe", "act", "undo", "consent", "decline", "wish", "say"):
                    await wire.socket.send(frame(kind, id, name, odd))
        await wire.send("unsubscribe", table="the-end")
        while (message := await wire.receive()).get("table") != "the-end":
            assert message["type"] != "accepted" or message["version"] >= 0


def frame(kind: str, table: str, name: str, odd: str) -> str:
    fields = {"subscribe": {"since", "invitation"}, "unsubscribe": set[str](), "act": {"version", "text"}}
    fields |= {"undo": {"version"}, "consent": {"what"}, "decline": {"what"}, "wish": {"wishes"}, "say": {"text"}}
    fine: Json = {"id": 1, "version": 0, "text": "pass", "what": "pause", "wishes": ["forced"], "since": -1}
    chosen = {each: fine.get(each, "") for each in fields[kind]} | {"type": kind, "table": table, "seat": 0}
    if kind not in ("subscribe", "unsubscribe"):
        chosen["id"] = 1
    parts = [f'"{each}":{json.dumps(value)}' for each, value in chosen.items() if each != name]
    shown = f"[{odd}]" if name == "wishes" else odd
    return "{" + ",".join([*parts, *([f'"{name}":{shown}'] if name in chosen else [])]) + "}"


async def test_an_id_by_socket_is_read_by_its_letters(home: str) -> None:
    async with guests(home, "Ada") as (ada,), ada.wire() as wire:
        assert (await wire.subscribe("a\0b"))["code"] == "bad-message"
        assert (await wire.subscribe("nowhere"))["code"] == "no-such-table"


async def test_a_table_of_as_many_seats_as_there_are_atoms_is_none(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        for seats in ("1" + "0" * 300, "-1", "17", "0"):
            content = f'{{"game": "principe", "seats": {seats}}}'
            done = await ada.http.post("/api/tables", content=content, headers=JSON)
            assert done.status_code == 422


def test_a_number_that_is_too_large_to_be_written_is_said_all_the_same() -> None:
    """In the terminal too, whose options have no bound."""
    fault = BadSetup("seats-range", game="principe", least=2, most=5, seats=10**300)
    assert all("1000000000" in words(language).error(fault) for language in LANGUAGES)
    with pytest.raises(BadSetup):
        options_named(game("principe"), ["rich=²"])
