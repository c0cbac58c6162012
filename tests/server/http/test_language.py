"""Everybody is answered, and told of their turns, in their own language."""

import json
from typing import Any

import pytest

from signoria.server.language import preferred
from signoria.server.notify.outbox import hooked
from signoria.server.store import Store
from signoria.server.store.schema import people
from signoria.text import LANGUAGES, words
from tests.server.clients import Guest, guests, serving, table_for
from tests.server.notify.test_notices import BY_POST, announced, app_open, rounds_by_hand, service

pytestmark = pytest.mark.anyio
__all__ = ["rounds_by_hand"]


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


@pytest.mark.parametrize(
    ("accepted", "wanted"),
    [
        ("it", "it"),
        ("de-CH, de;q=0.9, fr;q=0.8", "de"),
        ("fi, sv;q=0.9, nl;q=0.4, fr;q=0.3", "nl"),
        ("fr;q=0.1, en;q=0.2", "en"),
        ("it;q=0, fr;q=x, *", ""),
        ("", ""),
        (";,;q=,-;-,\x00it", ""),
        ("x," * 5000 + "it", ""),
    ],
)
def test_the_first_of_our_languages_that_a_browser_asks_for_is_spoken(accepted: str, wanted: str) -> None:
    assert preferred(accepted) == wanted


async def test_what_cannot_be_done_is_said_in_the_language_that_is_asked_for(store: Store) -> None:
    """By the routes, by the guard before them, where there is no route, and where the form is wrong."""
    async with serving(store) as home, guests(home, "") as (nobody,):
        for language in [*LANGUAGES, "fi"]:
            say = words(language if language in LANGUAGES else "en").say
            headers = {"Accept-Language": f"{language}-XX"}

            async def said(method: str, path: str, headers: dict[str, str] = headers, **more: Any) -> str:
                return str((await nobody.http.request(method, path, headers=headers, **more)).json()["says"])

            assert await said("GET", "/api/me") == say("error-who-are-you")
            assert await said("GET", "/api/nowhere") == say("error-not-found")
            assert await said("POST", "/api/people", json={}) == say("error-misunderstood")
            foreign = headers | {"Origin": "https://elsewhere.example"}
            assert await said("POST", "/api/people", foreign) == say("error-foreign-origin")


async def introduced(person: Guest, language: str) -> None:
    person.http.headers["Accept-Language"] = language
    assert (await person.post("/people", name="Ada")).status_code == 201


async def test_turns_are_told_in_the_language_of_whoever_is_told(store: Store) -> None:
    async with app_open(store) as (home, context), service() as hook, guests(home, "", "Bruno") as (ada, bruno):
        await introduced(ada, "fr-CA,fr;q=0.9")
        await ada.post("/me/channels", kind="webhook", address=hook.url)

        async def told() -> str:
            await table_for(ada, bruno, clock=BY_POST)
            await announced(store, 1 + len(titles))
            await context.outbox.go_round()
            return str(json.loads((await hook.came.get())[1])["title"])

        titles: list[str] = []
        titles.append(await told())
        assert (await ada.http.patch("/api/me", json={"language": "de"})).json()["name"] == "Ada"
        assert (await ada.get("/me")).json()["language"] == "de"
        titles.append(await told())
        await store.write(many=[people.update().values(language="")])  # as of people from before it was known
        titles.append(await told())
        wanted = [words(language).say("notice-title", {"game": "Il Principe"}) for language in ("fr", "de", "en")]
        assert titles == wanted


async def test_there_are_no_words_in_other_languages(store: Store) -> None:
    async with serving(store) as home, guests(home, "Ada") as (ada,):
        for language in ("xx", "", "../en"):
            answer = await ada.http.patch("/api/me", json={"language": language})
            assert (answer.status_code, answer.json()["error"]) == (422, "no-such-language")
        assert (await ada.http.patch("/api/me", json={})).json()["name"] == "Ada"
        assert (await ada.http.patch("/api/me", json={"name": "Zoe", "language": "nl"})).json()["name"] == "Zoe"


def test_a_title_that_is_not_plain_goes_into_a_header_as_the_standard_says() -> None:
    _body, headers = hooked("ntfy", "C’est à vous", "…", "")
    assert headers["Title"] == "=?UTF-8?B?Q+KAmWVzdCDDoCB2b3Vz?="
    assert hooked("ntfy", "Tocca a te", "…", "")[1]["Title"] == "Tocca a te"
