"""What a browser is given, and what it is told to allow: our own files, and nothing else."""

from collections.abc import AsyncIterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient

from signoria import __version__
from signoria.core import HOW, standing
from signoria.server.http.pages import Client
from signoria.server.store import Store, open_store
from signoria.text import LANGUAGES, words
from tests.server.clients import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_address: str) -> AsyncIterator[Store]:
    opened = await open_store(sqlite_address)
    yield opened
    await opened.close()


def policy(header: str) -> dict[str, str]:
    return {name: value for name, _space, value in (part.strip().partition(" ") for part in header.split(";"))}


async def test_every_answer_tells_the_browser_to_be_strict(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        for path in ("/", "/healthz", "/api/me", "/nowhere.js", "/api/nowhere", "/api/docs", "/metrics"):
            headers = (await http.get(path)).headers
            rules = policy(headers["content-security-policy"])
            assert rules["default-src"] == "'none'"
            assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
            assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert "server" not in headers
            assert "strict-transport-security" not in headers


async def test_behind_https_the_browser_is_told_to_come_by_no_other_way(store: Store) -> None:
    async with serving(store, public_url="https://example.org") as home, AsyncClient(base_url=home) as http:
        headers = (await http.get("/healthz")).headers
        assert "max-age=31536000" in headers["strict-transport-security"]
        assert policy(headers["content-security-policy"])["connect-src"] == "'self' wss://example.org"


async def test_answers_about_people_and_tables_are_kept_by_no_cache(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        for path in ("/api/me", "/api/tables", "/healthz"):
            assert (await http.get(path)).headers["cache-control"] == "no-store"


async def test_without_the_client_the_front_door_says_how_to_build_it(tmp_path: Path) -> None:
    async with visiting(tmp_path) as http:
        done = await http.get("/")
        assert done.headers["content-type"].startswith("text/html")
        assert "make setup" in done.text
        assert (await http.get("/tables/abc")).status_code == 404


def visiting(folder: Path) -> AsyncClient:
    """The client in a folder, by itself."""
    app = FastAPI()
    app.mount("/", Client(folder))
    return AsyncClient(transport=ASGITransport(app), base_url="http://test")


async def test_the_built_client_is_served_and_what_has_a_hash_in_its_name_is_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the client")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-8f3a.js").write_text("play()")
    async with visiting(tmp_path) as http:
        for path in ("/", "/index.html", "/tables/abc", "/tables/abc?invitation=x"):
            done = await http.get(path)
            assert (done.text, done.headers["cache-control"]) == ("the client", "no-cache")
        done = await http.get("/assets/main-8f3a.js")
        assert (done.text, done.headers["cache-control"]) == ("play()", "public, max-age=31536000, immutable")
        again = await http.get("/", headers={"If-None-Match": (await http.get("/")).headers["etag"]})
        assert again.status_code == 304
        assert (await http.get("/favicon.svg")).headers["cache-control"] == "no-cache"
        for path in (
            "/assets/gone-1234.js",
            "/assets/gone",
            "/assets/gone/on",
            "/api/nowhere",
            "/../pages.py",
            "/%2e%2e/x.py",
            "/assets/../../x.py",
        ):
            assert (await http.get(path)).status_code == 404
        assert (await http.post("/")).status_code == 405


class Sources(HTMLParser):
    """What a page fetches, and what it would need more rights for."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.forbidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href")]
        self.forbidden += [name for name, _value in attrs if name == "style" or name.startswith("on")]
        self.forbidden += [tag] * (tag in ("script", "style", "iframe", "object"))


async def test_the_status_page_says_the_version_and_where_the_core_stands_in_every_language(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        for language in LANGUAGES:
            done = await http.get("/status", headers={"Accept-Language": language})
            assert f'<html lang="{language}">' in done.text
            assert __version__ in done.text
            assert escape(words(language).say(f"core-{standing()}", {"how": HOW})) in done.text


async def test_the_description_of_the_api_is_a_page_that_needs_no_script_and_nobody_else(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        done = await http.get("/api/docs")
        seen = Sources()
        seen.feed(done.text)
        assert (seen.fetched, seen.forbidden) == (["/api/docs.css"], [])
        assert (await http.get("/api/docs.css")).headers["content-type"].startswith("text/css")
        for path in (await http.get("/api/openapi.json")).json()["paths"]:
            assert f" {path}</h3>" in done.text


async def test_an_address_that_is_none_is_answered_in_the_same_form_as_all(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        gone = await http.get("/api/nowhere")
        assert (gone.status_code, gone.json()["error"]) == (404, "not-found")
        wrong = await http.put("/api/tables")
        assert (wrong.status_code, wrong.json()["error"]) == (405, "bad-method")


async def test_a_fault_of_ours_says_so_and_no_more_and_is_as_strict(store: Store) -> None:
    async with serving(store) as home, AsyncClient(base_url=home) as http:
        async with store.writer.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE people RENAME TO strangers")
        done = await http.post("/api/people", json={"name": "Ada"})
        assert (done.status_code, done.json()["error"]) == (500, "our-fault")
        assert "people" not in done.text
        assert "default-src 'none'" in done.headers["content-security-policy"]
