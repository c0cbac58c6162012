"""By which names the server is called, and whose pages may ask: none that gives its own name to this machine."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from httpx2 import AsyncClient

from signoria.server.settings import web_address
from signoria.server.store import Store, open_store
from tests.server.clients import guests, serving

pytestmark = pytest.mark.anyio

EVERY_NAME = ["localhost", "LocalHost.", "localhost:9", "127.0.0.1", "127.0.0.2:80", "[::1]", "[::1]:8000"]
NO_NAME = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "",
    "a b",
    "localhost:port",
    "[::1",
    "::1",
]
NUMBERS = ["192.168.1.5", "192.168.1.5:8000", "[fe80::1]", "8.8.8.8", "[2001:db8::1]:80"]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path}/signoria.db")
    yield opened
    await opened.close()


async def answered(store: Store, names: list[str], **settings: Any) -> list[int]:
    """What it answers to a request for each of these names."""
    async with serving(store, **settings) as home, AsyncClient(base_url=home.replace("0.0.0.0", "127.0.0.1")) as http:
        return [(await http.get("/healthz", headers={"Host": name})).status_code for name in names]


async def test_the_server_answers_to_this_machines_own_names_and_to_no_others(store: Store) -> None:
    assert await answered(store, EVERY_NAME) == [200] * len(EVERY_NAME)
    assert await answered(store, NO_NAME + NUMBERS) == [421] * len(NO_NAME + NUMBERS)


async def test_the_server_answers_to_the_name_that_people_know_and_to_those_that_were_allowed(store: Store) -> None:
    settings = {"public_url": "https://play.example", "hosts": "signoria.lan, 10.1.2.3,fd00::5"}
    fine = ["play.example", "Play.Example:443", "signoria.lan:8000", "10.1.2.3", "[FD00:0::5]:8000", *EVERY_NAME]
    assert await answered(store, fine, **settings) == [200] * len(fine)
    assert await answered(store, ["example", "lan", "10.1.2.4", *NO_NAME], **settings) == [421] * (3 + len(NO_NAME))


async def test_a_server_for_all_addresses_answers_to_every_number_for_no_page_can_take_one(store: Store) -> None:
    assert await answered(store, EVERY_NAME + NUMBERS, host="0.0.0.0") == [200] * len(EVERY_NAME + NUMBERS)
    assert await answered(store, NO_NAME, host="0.0.0.0") == [421] * len(NO_NAME)


async def test_what_is_asked_for_under_a_strange_name_is_not_done(store: Store) -> None:
    """Numbers, acts, sockets: all of it."""
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        strange = {"Host": "evil.example"}
        done = await ada.http.post("/api/people", json={"name": "Eve"}, headers=strange)
        assert (done.status_code, done.json()["error"]) == (421, "unknown-host")
        for path in ("/metrics", "/", "/api/me", "/api/tables/mine"):
            assert (await ada.http.get(path, headers=strange)).status_code == 421
        with pytest.raises(Exception, match="403"):
            async with ada.wire(**strange):
                pass


async def posted(home: str, origin: str, host: str) -> int:
    async with AsyncClient(base_url=home) as http:
        headers = {"Origin": origin, "Host": host}
        return (await http.post("/api/people", json={"name": "Ada"}, headers=headers)).status_code


async def test_pages_of_the_public_address_may_ask_but_not_by_another_scheme_or_port(store: Store) -> None:
    async with serving(store, public_url="https://play.example") as home:
        assert await posted(home, "https://play.example", "play.example") == 201
        assert await posted(home, "https://PLAY.example", "localhost") == 201
        for origin in ("http://play.example", "https://play.example:8443", "https://play.example.org", "http://["):
            assert await posted(home, origin, "play.example") == 403


async def test_without_a_public_address_pages_of_this_server_may_ask_as_it_is_asked(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        host = home.removeprefix("http://")
        assert await posted(home, home, host) == 201
        assert await posted(home, f"https://{host}", host) == 403
        assert await posted(home, "http://localhost", host) == 403
        async with ada.wire(Origin=home) as wire:
            await wire.send("unsubscribe", table="a")
            assert (await wire.receive())["type"] == "unsubscribed"
        with pytest.raises(Exception, match="403"):
            async with ada.wire(Origin=f"https://{host}"):
                pass


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("https://Example.org:443/", "https://example.org"),
        ("http://example.org:80", "http://example.org"),
        ("http://example.org:8000", "http://example.org:8000"),
        ("https://[2001:DB8::1]:8443", "https://[2001:db8::1]:8443"),
        ("https://me@example.org", None),
        ("https://example.org:many", None),
        ("http://[", None),
    ],
)
def test_a_public_address_is_kept_as_browsers_say_it(said: str, meant: str | None) -> None:
    assert web_address(said) == meant
