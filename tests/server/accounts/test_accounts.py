"""Accounts: passkeys, passwords, sessions; and that nobody's games are lost by them."""

import asyncio
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from httpx2 import Response
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from signoria.server.accounts import people
from signoria.server.accounts.hashing import NOBODY, hasher, verified
from signoria.server.accounts.passwords import WRONG, WRONG_FROM_ONE_ADDRESS, WRONG_IN_ALL
from signoria.server.errors import Denied
from signoria.server.ops.lockout import Attempts
from signoria.server.play.entry import now
from signoria.server.store import Store, open_store, schema
from signoria.server.store.failures import tried
from signoria.server.store.people import EXPIRES, GRACE, RENEWED, session_of
from signoria.server.store.schema import failures
from signoria.server.tokens import hashed
from tests.server.accounts.authenticator import Authenticator
from tests.server.clients import Guest, guests, open_app, serving, table_for
from tests.tables import answers

pytestmark = pytest.mark.anyio

WORDS = "a long enough password"


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


@pytest.fixture
async def home(store: Store) -> AsyncIterator[str]:
    """Under the name that passkeys of this machine have."""
    async with serving(store) as address:
        yield address.replace("127.0.0.1", "localhost")


async def registered(person: Guest, **changed: object) -> Authenticator:
    """Somebody with a passkey."""
    key = Authenticator(person.address)
    options = (await person.post("/me/passkeys/options")).json()
    assert (await person.post("/me/passkeys", credential=key.create(options))).status_code == 201
    return key


async def shown(person: Guest, key: Authenticator) -> dict[str, Any]:
    """What a key says to a new challenge."""
    return key.get((await person.post("/login/passkey/options")).json())


async def tables_of(person: Guest) -> list[str]:
    return [table["table"]["id"] for table in (await person.get("/tables/mine")).json()["tables"]]


async def test_with_a_passkey_somebody_is_the_same_on_another_device(home: str) -> None:
    async with guests(home, "Ada", "") as (ada, elsewhere):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        key = await registered(ada)
        assert (await ada.get("/me")).json()["passkeys"] == 1
        done = await elsewhere.post("/login/passkey", credential=await shown(elsewhere, key))
        assert (done.status_code, done.json()["name"]) == (200, "Ada")
        assert await tables_of(elsewhere) == [id]


async def test_what_a_guest_played_is_theirs_when_they_log_in(home: str) -> None:
    """Also while the game runs: the seat is played on under the account, and host is who was host."""
    async with guests(home, "Ada", "Ada on the train", "Bruno") as (ada, train, bruno):
        key = await registered(ada)
        at_home = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        id, _invitation = await table_for(train, bruno)
        async with bruno.wire() as wire:
            await wire.subscribe(id, 1)
            before = (await train.get("/me")).json()["id"]
            assert (await train.post("/login/passkey", credential=await shown(train, key))).status_code == 200
            assert (await train.get("/me")).json()["id"] == (await ada.get("/me")).json()["id"] != before
        assert await tables_of(ada) == [id, at_home]
        async with ada.wire() as wire:
            update = (await wire.subscribe(id, 0))["update"]
            answer = await wire.act(id, 0, update["version"], answers(update["decision"])[0])
            assert answer["type"] == "accepted"


async def test_one_account_that_logs_into_another_takes_nothing_along(home: str) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        id = (await ada.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        key, other = await registered(ada), await registered(bruno)
        assert (await ada.post("/login/passkey", credential=await shown(ada, other))).json()["name"] == "Bruno"
        assert await tables_of(ada) == []
        assert (await ada.post("/login/passkey", credential=await shown(ada, key))).json()["name"] == "Ada"
        assert await tables_of(ada) == [id]


async def test_an_answer_to_a_challenge_counts_once(home: str) -> None:
    async with guests(home, "Ada", "") as (ada, elsewhere):
        key = await registered(ada)
        answer = await shown(elsewhere, key)
        assert (await elsewhere.post("/login/passkey", credential=answer)).status_code == 200
        assert (await elsewhere.post("/login/passkey", credential=answer)).json()["error"] == "bad-passkey"


@pytest.mark.parametrize("fault", ["origin", "key", "challenge", "bytes", "form"])
async def test_a_passkey_that_is_not_right_opens_nothing(home: str, fault: str) -> None:
    async with guests(home, "Ada", "") as (ada, elsewhere):
        key = await registered(ada)
        if fault == "origin":
            key.origin = "https://evil.example"
        if fault == "key":
            key.key = Authenticator(home).key
        answer = await shown(elsewhere, key)
        if fault == "challenge":
            answer = key.get({"rpId": "localhost", "challenge": "AAAA"})
        if fault == "bytes":
            answer["response"]["authenticatorData"] = "AAAA"
        if fault == "form":
            answer["response"] = ["what", {"is": None}]
        done = await elsewhere.post("/login/passkey", credential=answer)
        assert (done.status_code, done.json()["error"]) == (422, "bad-passkey")
        assert (await elsewhere.get("/me")).status_code == 401


async def test_a_key_is_registered_only_by_whom_it_was_asked_of(home: str) -> None:
    async with guests(home, "Ada", "Eve") as (ada, eve):
        options = (await ada.post("/me/passkeys/options")).json()
        credential = Authenticator(home).create(options)
        assert (await eve.post("/me/passkeys", credential=credential)).json()["error"] == "bad-passkey"


async def test_a_passkey_that_was_removed_opens_nothing(home: str) -> None:
    async with guests(home, "Ada", "Eve") as (ada, eve):
        key = await registered(ada)
        id = (await ada.get("/me/passkeys")).json()[0]["id"]
        assert (await eve.http.delete(f"/api/me/passkeys/{id}")).status_code == 404
        assert (await ada.http.delete(f"/api/me/passkeys/{id}")).status_code == 204
        assert (await eve.post("/login/passkey", credential=await shown(eve, key))).json()["error"] == "bad-passkey"


async def test_keys_are_made_for_the_address_that_people_know(store: Store) -> None:
    async with serving(store, public_url="https://play.example") as home, guests(home, "") as (nobody,):
        assert (await nobody.post("/login/passkey/options")).json()["rpId"] == "play.example"


async def test_with_a_password_somebody_is_the_same_on_another_device(store: Store, home: str) -> None:
    async with guests(home, "Ada", "Guest") as (ada, elsewhere):
        done = await ada.http.put("/api/me/password", json={"login": "Ada Lovelace", "password": WORDS})
        assert done.status_code == 204
        assert (await ada.get("/me")).json()["login"] == "ada lovelace"
        id = (await elsewhere.post("/tables", game="principe", seats=3)).json()["table"]["id"]
        done = await elsewhere.post("/login", login=" ADA lovelace", password=WORDS)
        assert (done.status_code, done.json()["name"]) == (200, "Ada")
        assert await tables_of(ada) == [id]
        async with store.reading.connect() as connection:
            kept = (
                await connection.exec_driver_sql("SELECT password FROM people WHERE login IS NOT NULL")
            ).scalar_one()
        assert str(kept).startswith("$argon2id$")


async def test_a_login_belongs_to_one(home: str) -> None:
    async with guests(home, "Ada", "Eve") as (ada, eve):
        answers = [
            (await person.http.put("/api/me/password", json={"login": "ada", "password": WORDS})).status_code
            for person in (ada, eve)
        ]
        assert answers == [204, 409]
        assert (await eve.get("/me")).status_code == 200


def coming_from(address: str) -> dict[str, str]:
    """For a server that believes this machine about who asks."""
    return {"X-Forwarded-For": address}


async def log_in(person: Guest, login: str, password: str, address: str = "") -> Response:
    headers = coming_from(address) if address else {}
    return await person.http.post("/api/login", json={"login": login, "password": password}, headers=headers)


async def test_after_some_wrong_passwords_even_the_right_one_is_not_looked_at(home: str) -> None:
    async with guests(home, "Ada", "") as (ada, eve):
        await ada.http.put("/api/me/password", json={"login": "ada", "password": WORDS})
        wrong = [(await log_in(eve, "ada", "guess")).status_code for _ in range(WRONG)]
        assert wrong == [403] * WRONG
        done = await log_in(eve, "ada", WORDS)
        assert (done.json()["error"], done.headers["retry-after"]) == ("too-many-tries", "900")
        assert (await log_in(eve, "somebody else", "guess")).status_code == 403


async def test_who_guesses_elsewhere_does_not_lock_the_owner_out(store: Store) -> None:
    """Nor do they take from the owner the way to another password."""
    async with serving(store, trusted_proxies="127.0.0.1") as home, guests(home, "Ada", "", "") as (ada, eve, other):
        await ada.http.put("/api/me/password", json={"login": "ada", "password": WORDS})
        for _n in range(WRONG):
            assert (await log_in(eve, "ada", "guess", "6.6.6.6")).status_code == 403
        assert (await log_in(eve, "ada", "guess", "6.6.6.6")).status_code == 429
        assert (await log_in(other, "ada", WORDS, "1.2.3.4")).status_code == 200
        changed = {"login": "ada", "password": WORDS, "current": WORDS}
        done = await ada.http.put("/api/me/password", json=changed, headers=coming_from("6.6.6.6"))
        assert done.status_code == 204


async def test_there_is_an_end_to_guesses_from_everywhere(store: Store) -> None:
    async with open_app(store, trusted_proxies="127.0.0.1") as (home, context), guests(home, "Ada", "") as (ada, eve):
        await ada.http.put("/api/me/password", json={"login": "ada", "password": WORDS})
        for _n in range(WRONG_IN_ALL):
            await context.attempts.begin({"login ada": WRONG_IN_ALL})
        assert (await log_in(eve, "ada", WORDS, "1.2.3.4")).json()["error"] == "too-many-tries"
        assert (await ada.get("/me")).status_code == 200, "whoever is inside stays inside"


async def test_guesses_at_ever_other_logins_are_counted_by_the_address(store: Store) -> None:
    async with open_app(store, trusted_proxies="127.0.0.1") as (home, context), guests(home, "") as (eve,):
        for n in range(WRONG_FROM_ONE_ADDRESS):
            await context.attempts.begin({"logins from 6.6.6.6": WRONG_FROM_ONE_ADDRESS, f"login made up {n}": 1})
        done = await log_in(eve, "made up", "guess", "6.6.6.6")
        assert (done.status_code, done.json()["error"]) == (429, "too-many-tries")
        assert (await log_in(eve, "made up", "guess", "1.2.3.4")).status_code == 403


async def test_many_guesses_at_once_are_no_more_than_one_after_the_other(store: Store) -> None:
    attempts = Attempts(store, 900)

    async def begun() -> bool:
        try:
            await attempts.begin({"a": 5, "b": 7})
        except Denied:
            return False
        return True

    assert sorted(await asyncio.gather(*(begun() for _n in range(9)))) == [False] * 4 + [True] * 5
    assert len(await store.rows(failures.select())) == 10, "what was refused does not count"


async def test_of_guesses_in_the_same_millisecond_as_many_are_looked_at(store: Store) -> None:
    for n in range(20):
        limits = {f"a{n}": 5, f"b{n}": 7}
        tries = await asyncio.gather(*(tried(store, limits, 1_000_000, 900) for _n in range(9)))
        assert sum(fine for _ids, fine in tries) == 5


async def test_of_many_logins_at_once_a_few_are_looked_at_and_the_rest_come_back_later(store: Store) -> None:
    async with serving(store) as home, guests(home, "") as (eve,):
        answers = await asyncio.gather(*(log_in(eve, f"login {n}", "guess") for n in range(40)))
        busy = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["error"] for answer in busy} == {"busy"}
        assert all(answer.headers["retry-after"] for answer in busy)
        assert {answer.status_code for answer in answers} == {403, 429}


async def test_an_address_that_logs_in_all_the_time_leaves_room_for_others(store: Store) -> None:
    async with open_app(store, trusted_proxies="127.0.0.1") as (home, context), guests(home, "") as (eve,):
        queue = context.hashing.queue
        queue.here["person", "6.6.6.6"] = queue.share  # as many as it may have are looked at
        assert (await log_in(eve, "ada", "guess", "6.6.6.6")).json()["error"] == "busy"
        assert (await log_in(eve, "ada", "guess", "1.2.3.4")).status_code == 403


async def test_guesses_are_counted_for_all_processes_together_and_over_in_time(postgres_address: str) -> None:
    one, two = await open_store(postgres_address), await open_store(postgres_address)
    async with serving(one) as here, serving(two) as there, guests(here, "Ada") as (ada,), guests(there, "") as (eve,):
        await ada.http.put("/api/me/password", json={"login": "ada", "password": WORDS})
        for guesser in (ada, eve, ada, eve, ada):
            assert (await guesser.post("/login", login="Ada", password="guess")).status_code == 403
        assert (await eve.post("/login", login="ada", password=WORDS)).status_code == 429
        await one.write(many=[failures.update().values(at=failures.c.at - 900_000)])
        assert (await eve.post("/login", login="ada", password=WORDS)).status_code == 200
        assert (await eve.post("/login", login="ada", password="guess")).status_code == 403  # what fitted did not count
        assert len(await one.rows(failures.select())) == 3  # of the login, of the address, of both
    await one.close()
    await two.close()


async def test_a_new_password_wants_the_old_one_and_ends_every_other_session(home: str) -> None:
    async with guests(home, "Ada", "") as (ada, elsewhere):
        await ada.http.put("/api/me/password", json={"login": "ada", "password": WORDS})
        await elsewhere.post("/login", login="ada", password=WORDS)
        changed = {"login": "ada", "password": "another long password"}
        assert (await ada.http.put("/api/me/password", json=changed)).json()["error"] == "wrong-password"
        assert (await ada.http.put("/api/me/password", json={**changed, "current": WORDS})).status_code == 204
        assert (await ada.get("/me")).status_code == 200
        assert (await elsewhere.get("/me")).status_code == 401


async def test_to_leave_everywhere_ends_all_sessions_and_cuts_their_lines(home: str) -> None:
    async with guests(home, "Ada", "", "Bruno") as (ada, elsewhere, bruno):
        key = await registered(ada)
        await elsewhere.post("/login/passkey", credential=await shown(elsewhere, key))
        async with elsewhere.wire() as cut, bruno.wire() as kept:
            assert (await ada.http.delete("/api/me/sessions")).status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                await cut.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            await kept.send("unsubscribe", table="a")
            assert (await kept.receive())["type"] == "unsubscribed"
        assert [(await person.get("/me")).status_code for person in (ada, elsewhere, bruno)] == [401, 401, 200]


async def age(store: Store, by: int) -> None:
    """As if so much time had passed for every session."""
    values = {"renewed": schema.sessions.c.renewed - by, "expires": schema.sessions.c.expires - by}
    await store.write(many=[schema.sessions.update().values(values)])


async def test_a_session_that_nobody_uses_is_over(store: Store, home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        await age(store, EXPIRES)
        assert (await ada.get("/me")).status_code == 401


async def test_a_token_is_replaced_by_the_day_and_the_old_one_soon_opens_nothing(store: Store, home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        old = ada.http.cookies[people.COOKIE]
        await age(store, RENEWED + 1)
        answers = await asyncio.gather(*(ada.get("/me") for _ in range(4)))
        assert [answer.status_code for answer in answers] == [200] * 4
        assert sum("set-cookie" in answer.headers for answer in answers) == 1
        assert ada.http.cookies[people.COOKIE] != old
        async with guests(home, "") as (thief,):
            thief.http.cookies.set(people.COOKIE, old)
            assert (await thief.get("/me")).status_code == 200
            await age(store, GRACE)
            assert (await thief.get("/me")).status_code == 401
        assert (await ada.get("/me")).status_code == 200


async def test_whoever_had_a_cookie_before_sessions_were_renewed_keeps_it(tmp_path: Path) -> None:
    """From the first schema to the present one."""
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(files("signoria.server.store") / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 0)"))
        connection.execute(
            text("INSERT INTO sessions (hash, person, created) VALUES (:hash, 'ada', 0)"), {"hash": hashed("token")}
        )
    engine.dispose()
    store = await open_store(f"sqlite:///{tmp_path}/old.db", migrate=True)
    found = await session_of(store, "token", now())
    await store.close()
    assert found is not None
    assert found.person.name == "Ada"


def test_a_login_that_nobody_has_takes_as_long_as_one_that_somebody_has() -> None:
    """What it is compared with was made as passwords are hashed now."""
    assert not hasher.check_needs_rehash(NOBODY)
    assert verified(NOBODY, "")
