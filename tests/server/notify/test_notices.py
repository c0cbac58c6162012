"""Notices of turns: once a turn, by every way, to whom they belong, through crashes; never into our network."""

import asyncio
import json
import re
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from signoria.server.context import AppContext
from signoria.server.notify.fetch import Fetcher
from signoria.server.notify.outbox import MOST_TRIES, hooked
from signoria.server.notify.webpush import bytes_of, encrypted, private_key, public_part, text_of
from signoria.server.store import Store, open_store
from signoria.server.store.channels import channels_of, due_notices
from signoria.server.store.schema import outbox
from tests.server.clients import PATIENCE, Guest, guests, open_app, table_for
from tests.tables import answers

pytestmark = pytest.mark.anyio

BY_POST = {"kind": "correspondence", "reserve": 86400, "increment": 3600, "late": "default"}


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


class Service:
    """Somebody who takes what is posted: what came, and the status it is answered with."""

    def __init__(self, port: int) -> None:
        self.url = f"http://hooks.example:{port}/in"
        self.status = 200
        self.came: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        headers = dict(line.lower().split(": ", 1) for line in lines)
        raw = {line.split(": ", 1)[0].lower(): line.split(": ", 1)[1] for line in lines}
        found.came.put_nowait((raw, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {found.status} So\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()

    async with await asyncio.start_server(met, "127.0.0.1", 0) as server:
        found = Service(server.sockets[0].getsockname()[1])
        yield found


async def everywhere_here(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


@asynccontextmanager
async def app_open(store: Store, **settings: Any) -> AsyncIterator[tuple[str, AppContext]]:
    """A server that tells at once, and may reach this machine; its own rounds do not come while a test looks."""
    async with open_app(store, **{"notice_minutes": 0, **settings}) as (home, context):
        context.outbox.fetcher = Fetcher(everywhere_here, may_reach=lambda address: True)
        yield home, context


@pytest.fixture(autouse=True)
def rounds_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.notify.outbox.EVERY", 3600.0)


async def announced(store: Store, many: int = 1) -> None:
    """Until so many notices have been put into the outbox, sent or not."""
    async with asyncio.timeout(PATIENCE):
        while len(await store.rows(outbox.select())) < many:
            await asyncio.sleep(0.01)


async def answer_all(person: Guest, id: str, seat: int) -> None:
    """Answer as long as one is asked."""
    async with person.wire() as wire:
        update = (await wire.subscribe(id, seat))["update"]
        while update["decision"]:
            await wire.act(id, seat, update["version"], answers(update["decision"])[0])
            update = (await wire.subscribe(id, seat))["update"]


async def test_whose_turn_it_is_is_told_once_a_turn(store: Store) -> None:
    async with app_open(store) as (home, context), service() as hook, guests(home, "Ada", "Bruno") as (ada, bruno):
        assert (await ada.post("/me/channels", kind="webhook", address=hook.url)).status_code == 201
        id, _invitation = await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        for _ in range(3):
            await context.outbox.go_round()
        _headers, body = await hook.came.get()
        assert json.loads(body)["title"] == "It is your turn: Il Principe"
        assert hook.came.empty()
        async with ada.wire() as wire:  # in the midst of a turn it is still the same turn
            update = (await wire.subscribe(id, 0))["update"]
            await wire.act(id, 0, update["version"], answers(update["decision"])[0])
        await context.outbox.go_round()
        assert hook.came.empty()


async def test_a_turn_that_is_over_before_it_is_told_is_not_told(store: Store) -> None:
    async with app_open(store) as (home, context), service() as hook, guests(home, "Ada", "Bruno") as (ada, bruno):
        await ada.post("/me/channels", kind="webhook", address=hook.url)
        id, _invitation = await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        await answer_all(ada, id, 0)
        await context.outbox.go_round()
        assert hook.came.empty()
        assert await due_notices(store, 1 << 60, 10) == []


async def agreed(people: list[Guest], id: str, what: str) -> None:
    for seat, person in enumerate(people):
        async with person.wire() as wire:
            await wire.subscribe(id, seat)
            assert (await wire.command("consent", id, seat, what=what))["type"] == "accepted"


async def test_while_a_game_rests_nobody_is_told_and_when_it_goes_on_they_are(store: Store) -> None:
    async with app_open(store) as (home, context), service() as hook, guests(home, "Ada", "Bruno") as people:
        await people[0].post("/me/channels", kind="webhook", address=hook.url)
        id, _invitation = await table_for(*people, clock=BY_POST)
        await announced(store)
        await agreed(people, id, "pause")
        await context.outbox.go_round()
        assert hook.came.empty()
        await agreed(people, id, "resume")
        await announced(store)
        await context.outbox.go_round()
        assert hook.came.qsize() == 1


async def test_live_tables_tell_nobody(store: Store) -> None:
    async with app_open(store) as (home, _house), service() as hook, guests(home, "Ada", "Bruno") as (ada, bruno):
        await ada.post("/me/channels", kind="webhook", address=hook.url)
        await table_for(ada, bruno)
        await table_for(ada, bruno, clock={**BY_POST, "kind": "live"})
        assert await due_notices(store, 1 << 60, 10) == []


async def test_what_a_crash_left_is_told_by_the_next_server_and_not_twice(store: Store) -> None:
    """Killed before the turn was put into the outbox; and killed after it was claimed, before it was settled."""
    async with service() as hook:
        async with app_open(store) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
            await ada.post("/me/channels", kind="webhook", address=hook.url)
            await table_for(ada, bruno, clock=BY_POST)
            await announced(store)
        await store.write(many=[outbox.delete()])
        async with app_open(store) as (home, context):
            await announced(store)
            await context.outbox.go_round()
            assert hook.came.qsize() == 1
        async with app_open(store) as (home, context):
            await asyncio.gather(*(context.outbox.go_round() for _ in range(3)))
            assert hook.came.qsize() == 1


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[tuple[Guest, str, Service, list[AppContext]]]:
    """On one database; it is Ada's turn at a table, which is announced and not yet told."""
    one, two = await open_store(address), await open_store(address)
    async with (
        app_open(one) as (home, a),
        app_open(two) as (_elsewhere, b),
        service() as hook,
        guests(home, "Ada", "Bruno") as (ada, bruno),
    ):
        await ada.post("/me/channels", kind="webhook", address=hook.url)
        id, _invitation = await table_for(ada, bruno, clock=BY_POST)
        await announced(one)
        yield ada, id, hook, [a, b]
    await one.close()
    await two.close()


async def test_of_two_processes_one_tells(postgres_address: str) -> None:
    async with two_processes(postgres_address) as (_ada, _id, hook, both):
        await asyncio.gather(*(each.outbox.go_round() for each in (*both, *both)))
        assert hook.came.qsize() == 1


async def test_a_process_that_has_not_heard_of_an_answer_tells_nobody_of_the_turn(postgres_address: str) -> None:
    async with two_processes(postgres_address) as (ada, id, hook, (_here, there)):
        late = await there.registry.room(id)
        there.registry.rooms.pop(id)  # news do not reach it any more
        await answer_all(ada, id, 0)
        there.registry.rooms[id] = late
        await there.outbox.go_round()
        assert hook.came.empty()


async def test_what_is_not_taken_is_tried_again_and_then_given_up(store: Store) -> None:
    async with app_open(store) as (home, context), service() as hook, guests(home, "Ada", "Bruno") as (ada, bruno):
        hook.status = 500
        await ada.post("/me/channels", kind="webhook", address=hook.url)
        await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        for _ in range(5):
            await context.outbox.go_round()
            await store.write(many=[outbox.update().values(due=0)])  # as if the time until the next try had passed
        assert hook.came.qsize() == MOST_TRIES


@pytest.mark.parametrize(
    "where", ["http://127.0.0.1:9999/", "http://localhost:9999/", "http://[::1]:9999/", "http://10.0.0.1/"]
)
async def test_no_webhook_reaches_our_own_network(store: Store, where: str) -> None:
    async with open_app(store, notice_minutes=0) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
        assert (await ada.post("/me/channels", kind="webhook", address=where)).status_code == 201
        await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        await context.outbox.go_round()
        person = (await ada.get("/me")).json()["id"]
        assert [channel.failures for channel in await channels_of(store, person)] == [1]


def test_webhooks_are_told_as_they_want_it() -> None:
    body, headers = hooked("ntfy", "Your turn", "They wait.", "https://play.example/table/a")
    assert (body, headers["Title"], headers["Click"]) == (b"They wait.", "Your turn", "https://play.example/table/a")
    body, headers = hooked("discord", "Your turn", "They wait @everyone.", "")
    assert json.loads(body) == {
        "content": "**Your turn** They wait @everyone.",
        "allowed_mentions": {"parse": []},
    }


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Browser:
    """A push subscription: its keys, and what it reads."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(public_part(self.key)), "auth": text_of(self.auth)}

    def read(self, sealed: bytes) -> bytes:
        salt, theirs = sealed[:16], sealed[21:86]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + public_part(self.key) + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed[86:], None).rstrip(b"\x02")


async def test_a_browser_is_pushed_what_only_it_can_read_signed_by_the_key_it_was_shown(store: Store) -> None:
    browser = Browser()
    async with app_open(store) as (home, context), service() as push, guests(home, "Ada", "Bruno") as (ada, bruno):
        shown = (await ada.get("/me/channels")).json()["push_key"]
        done = await ada.post("/me/channels", kind="push", address=push.url, **browser.keys())
        assert done.status_code == 201, done.text
        id, _invitation = await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        await context.outbox.go_round()
        headers, body = await push.came.get()
        assert json.loads(browser.read(body))["table"] == id
        token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", headers["authorization"]).groups()  # type: ignore[union-attr]
        assert key == shown
        said, _dot, signature = token.rpartition(".")
        r, s = (int.from_bytes(part, "big") for part in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
        public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(SHA256()))
        assert json.loads(bytes_of(said.partition(".")[2]))["aud"] == push.url.removesuffix("/in")


async def test_a_subscription_that_is_no_more_is_forgotten(store: Store) -> None:
    async with app_open(store) as (home, context), service() as push, guests(home, "Ada", "Bruno") as (ada, bruno):
        push.status = 410
        await ada.post("/me/channels", kind="push", address=push.url, **Browser().keys())
        await table_for(ada, bruno, clock=BY_POST)
        await announced(store)
        await context.outbox.go_round()
        assert (await ada.get("/me/channels")).json()["channels"] == []


def test_what_is_sealed_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    found = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text_of(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Letters:
    """What a mail server took."""

    def __init__(self) -> None:
        self.came: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.came.append((list(envelope.rcpt_tos), content.decode()))
        return "250 taken"


async def test_mail_goes_only_where_its_code_was_read(store: Store) -> None:
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        port = controller.port
        mail = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "signoria@example.org"}
        async with app_open(store, **mail) as (home, context), guests(home, "Ada", "Bruno") as (ada, bruno):
            asked = await ada.post("/me/channels", kind="mail", address="ada@example.org")
            assert asked.json()["error"] == "account-needed"
            await ada.http.put("/api/me/password", json={"login": "ada", "password": "a long enough password"})
            made = (await ada.post("/me/channels", kind="mail", address="ada@example.org")).json()
            assert made["confirmed"] is False
            [(to, text)] = letters.came
            code = re.search(r"\b(\d{8})\b", text)
            assert code is not None
            assert to == ["ada@example.org"]
            await table_for(ada, bruno, clock=BY_POST)
            await context.outbox.go_round()
            assert len(letters.came) == 1
            path = f"/me/channels/{made['id']}/confirm"
            assert (await ada.post(path, code="00000000")).json()["error"] == "wrong-code"
            assert (await bruno.post(path, code=code[1])).json()["error"] == "wrong-code"
            assert (await ada.post(path, code=code[1])).status_code == 204
            await table_for(ada, bruno, clock=BY_POST)
            await announced(store)
            await context.outbox.go_round()
            assert len(letters.came) == 2
            assert "Subject: It is your turn: Il Principe" in letters.came[1][1]
            bad = await ada.post("/me/channels", kind="mail", address="ada@example.org\nBcc: all@example.org")
            assert bad.json()["error"] == "bad-mail-address"
    finally:
        controller.stop()
