"""Calls to addresses that strangers name: never into our own network, wherever a name points to, and never for long."""

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path

import pytest

from signoria.server.errors import Denied
from signoria.server.notify.fetch import MOST_BYTES, Fetcher, checked, is_public

pytestmark = pytest.mark.anyio

Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(
    answer: bytes | Answer, tls: ssl.SSLContext | None = None
) -> AsyncIterator[tuple[int, list[bytes]]]:
    """Somebody who answers every request so; the port, and what was asked."""
    asked: list[bytes] = []

    async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        asked.append(head + await reader.readexactly(length))
        if isinstance(answer, bytes):
            writer.write(answer)
        else:
            await answer(writer)
        writer.close()

    async with await asyncio.start_server(met, "127.0.0.1", 0, ssl=tls) as server:
        yield server.sockets[0].getsockname()[1], asked


def book(*addresses: str) -> Callable[[str, int], Awaitable[list[str]]]:
    """A resolver that knows one answer to everything."""

    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def here(seconds: float = 10.0, **more: ssl.SSLContext) -> Fetcher:
    """One that may reach this machine, where every name points to."""
    return Fetcher(book("127.0.0.1"), may_reach=lambda address: True, seconds=seconds, **more)


async def denied(call: Awaitable[object]) -> str:
    with pytest.raises(Denied) as caught:
        await call
    return caught.value.key


async def test_what_is_sent_arrives_and_what_is_answered_comes_back() -> None:
    async with listening(b"HTTP/1.1 201 Created\r\nContent-Length: 2\r\nX: y\r\n\r\nok") as (port, asked):
        done = await here().post(f"http://hook.example:{port}/a?b=c", b"your turn", {"Title": "Signoria"})
    assert (done.status, done.headers["x"], done.body) == (201, "y", b"ok")
    assert asked[0].startswith(b"POST /a?b=c HTTP/1.1\r\n")
    assert f"host: hook.example:{port}\r\n".encode() in asked[0].lower()
    assert b"Title: Signoria\r\n" in asked[0]
    assert asked[0].endswith(b"\r\n\r\nyour turn")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.255.0.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.0.8",
        "198.18.0.1",
        "203.0.113.5",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2001::1",
        "2001:db8::1",
        "fc00::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
async def test_an_address_that_is_not_public_is_not_reached_however_it_is_written(address: str) -> None:
    assert not is_public(ip_address(address.partition("%")[0]))
    assert await denied(Fetcher(book(address)).post("https://hook.example/", b"", {})) == "address-not-public"
    among_others = Fetcher(book("93.184.215.14", address))
    assert await denied(among_others.post("https://hook.example/", b"", {})) == "address-not-public"


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_the_rest_of_the_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:7f00:1]"])
async def test_the_systems_own_names_for_this_machine_do_not_get_through(host: str) -> None:
    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (port, asked):
        assert await denied(Fetcher().post(f"http://{host}:{port}/", b"", {})) == "address-not-public"
        assert not asked


async def test_a_name_is_looked_up_once_and_that_address_is_called() -> None:
    """Else the second look may find another one: our own."""
    answers = [["127.0.0.1"], ["127.0.0.2"]]

    async def turncoat(host: str, port: int) -> list[str]:
        return answers.pop(0)

    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (port, asked):
        only_first = Fetcher(turncoat, may_reach=lambda address: address == ip_address("127.0.0.1"))
        assert (await only_first.post(f"http://hook.example:{port}/", b"", {})).status == 200
        assert answers == [["127.0.0.2"]]
        assert await denied(only_first.post(f"http://hook.example:{port}/", b"", {})) == "address-not-public"
        assert len(asked) == 1


async def test_a_redirect_is_an_answer_like_any_other_and_not_followed() -> None:
    async with listening(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") as (inner, inner_asked):
        moved = f"HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:{inner}/\r\nContent-Length: 0\r\n\r\n".encode()
        async with listening(moved) as (port, _asked):
            assert (await here().post(f"http://hook.example:{port}/", b"", {})).status == 307
        assert not inner_asked


async def test_an_answer_without_end_is_cut_off() -> None:
    async def endless(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        for _n in range(MOST_BYTES // 1000 + 2):
            writer.write(b"x" * 1000)

    async def endless_head(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n" + b"X: " + b"x" * (MOST_BYTES + 1000))

    for answer in (endless, endless_head):
        async with listening(answer) as (port, _asked):
            assert await denied(here().post(f"http://hook.example:{port}/", b"", {})) == "answer-too-large"


async def test_whoever_does_not_answer_is_not_waited_for() -> None:
    asleep = asyncio.Event()

    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        await asleep.wait()

    async with listening(drip) as (port, _asked):
        assert await denied(here(seconds=0.3).post(f"http://hook.example:{port}/", b"", {})) == "no-answer"
        asleep.set()


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx"])
async def test_what_is_no_answer_is_none(answer: bytes) -> None:
    async with listening(answer) as (port, _asked):
        assert await denied(here().post(f"http://hook.example:{port}/", b"", {})) == "no-answer"


async def test_nobody_there_is_no_answer() -> None:
    async with listening(b"") as (port, _asked):
        pass
    assert await denied(here().post(f"http://hook.example:{port}/", b"", {})) == "no-answer"


async def test_a_certificate_must_fit_the_name_though_the_address_is_pinned(tmp_path: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-out", "cert"]
    command += ["-days", "9", "-subj", "/CN=x", "-addext", "subjectAltName=DNS:hook.example"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(tmp_path / "cert", tmp_path / "key")
    async with listening(b"HTTP/1.1 204 No Content\r\n\r\n", theirs) as (port, asked):
        trusting = here(tls=ssl.create_default_context(cafile=tmp_path / "cert"))
        assert (await trusting.post(f"https://hook.example:{port}/", b"", {})).status == 204
        assert await denied(trusting.post(f"https://other.example:{port}/", b"", {})) == "no-answer"
        assert await denied(here().post(f"https://hook.example:{port}/", b"", {})) == "no-answer"
        assert len(asked) == 1


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hook.example",
        "ftp://hook.example/",
        "file:///etc/passwd",
        "gopher://hook.example/",
        "http://",
        "http://me:secret@hook.example/",
        "http://hook.example@127.0.0.1/",
        "http://hook.example:22/",
        "http://hook.example:0/",
        "http://hook.example:99999/",
        "http://hook.example/\r\nX: y",
        "http://hook.example/ a",
        "http://[::1/",
        "http://hook..example/",
        "http://h\u00f6\u00f6k.example/",
        "https://hook.example/" + "x" * 2000,
    ],
)
def test_what_is_no_address_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(Denied) as caught:
        checked(address)
    assert (caught.value.key, caught.value.status) == ("bad-address", 422)
