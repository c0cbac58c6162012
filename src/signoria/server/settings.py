"""What can be set about a server: by option, by environment, by file, in this order; else the default."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from math import ceil
from pathlib import Path
from urllib.parse import urlsplit

from signoria.kernel.errors import BadSetup

Value = str | int | bool
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")  # of e-mail
HOST_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*")
PORTS = {"http": 80, "https": 443}
SECRET = {"database", "redis", "metrics_token", "smtp"}  # what is or may hold a password
SHORTEST_TOKEN = 16


@dataclass(frozen=True)
class Settings:
    """Everything a server must be told. Names are those of the options, and of the keys in a file."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a file of SQLite in the user's data folder
    redis: str = ""  # by which several processes tell each other news, if not by PostgreSQL
    public_url: str = ""  # where people find the server, if not at its own address
    hosts: str = ""  # further names by which the server may be called
    processes: int = 1  # behind one port, on PostgreSQL
    bot_workers: int = 2  # of each process
    wish_pause: int = 1000  # milliseconds, more or less, that an automatic answer waits
    bot_pause: int = 600  # milliseconds, more or less, from a question to a bot's answer
    abandon_days: int = 30  # after so many days in which nothing happened a table is given up
    migrate: bool = False
    trusted_proxies: str = ""  # whose word about who asks is taken
    requests_per_minute: int = 600  # a person; an address may ask five times as often. Of all of these, 0 is no limit
    messages_per_minute: int = 1200
    newcomers_per_hour: int = 60  # from one address
    tables_per_person: int = 100  # open or running
    connections_per_person: int = 20
    connections_per_address: int = 200  # WebSockets; and as many other connections
    connections: int = 10_000  # of all kinds and all people
    request_seconds: int = 20  # in which a request must have come
    metrics_token: str = ""  # without it, /metrics answers this machine only
    smtp: str = ""  # by which mail is sent; without it there is none
    mail_from: str = ""
    notice_minutes: int = 2  # in which people may notice themselves that it is their turn
    log_format: str = "console"
    log_level: str = "info"
    bots: Mapping[str, str] = field(default_factory=dict)  # by file only: further bots, by the names that guests see

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'signoria.db'}"

    def share(self, limit: int) -> int:
        """Of what one person or address may do at all processes together, what they may do at each of them."""
        return ceil(limit / self.processes)

    @property
    def secure(self) -> bool:
        """Whether people come by https: only then may a cookie insist on it."""
        return self.public_url.startswith("https://")


ENVIRONMENT = {each.name: f"SIGNORIA_{each.name.upper()}" for each in fields(Settings) if each.name != "bots"} | {
    "database": "DATABASE_URL"
}


def data_folder() -> Path:
    """Where this user's games are kept."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(data) / "signoria"


def settings(given: Mapping[str, Value | None], file: str = "", env: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a server; BadSetup names the first one that is wrong."""
    written = from_file(file or env.get("SIGNORIA_CONFIG", ""))
    found: dict[str, Value] = {}
    for name, variable in ENVIRONMENT.items():
        if given.get(name) is not None:
            found[name] = checked(name, given[name], f"--{name.replace('_', '-')}")
        elif env.get(variable):
            found[name] = checked(name, env[variable], variable)
        elif name in written:
            found[name] = checked(name, written[name], name)
    return Settings(**found, bots=house_bots(written.get("bots", {})))  # type: ignore[arg-type]  # each was checked


def from_file(path: str) -> dict[str, object]:
    if not path:
        return {}
    try:
        written = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup("settings-file", file=path, fault=str(error)) from None
    for name in written:
        if name not in ENVIRONMENT and name != "bots":
            raise BadSetup("unknown-setting", file=path, setting=name, known=", ".join(ENVIRONMENT))
    return written


def house_bots(value: object) -> dict[str, str]:
    """A section of the file: a name and what it stands for, as after --bots, on each line."""
    if not isinstance(value, dict) or not all(isinstance(meant, str) for meant in value.values()):
        raise BadSetup("bad-setting", setting="bots", value="…", wanted="bots")
    return value


def checked(name: str, value: object, source: str) -> Value:
    """A value that its field can have; `source` is what the complaint calls it."""
    form, wanted = FORMS[name]
    fine = form(value)
    if fine is None:
        shown = "…" if name in SECRET else " ".join(str(value)[:60].split())
        raise BadSetup("bad-setting", setting=source, value=shown, wanted=wanted)
    return fine


def text(value: object) -> str | None:
    return value if isinstance(value, str) and value.isprintable() and value.strip() == value else None


def number(least: int, most: int) -> Callable[[object], int | None]:
    def form(value: object) -> int | None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        fine = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return value if isinstance(value, int) and fine else None

    return form


def switch(value: object) -> bool | None:
    if isinstance(value, bool):
        return value
    return {"1": True, "true": True, "on": True, "0": False, "false": False, "off": False}.get(str(value).lower())


def web_address(value: object) -> str | None:
    """http://host or https://host, perhaps with a port; the server is at the top of it. As browsers say it."""
    try:
        parts = urlsplit(text(value) or "")
        port = f":{parts.port}" if parts.port not in (None, PORTS.get(parts.scheme)) else ""
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/") or parts.query or "@" in parts.netloc:
        return None
    return f"{parts.scheme}://{f'[{parts.hostname}]' if ':' in parts.hostname else parts.hostname}{port}"


def host_names(value: object) -> str | None:
    """Names or numeric addresses, without a port, with commas between them."""
    found = text(value)
    return found if found and all(HOST_NAME.fullmatch(each.strip()) for each in found.split(",")) else None


def database_url(value: object) -> str | None:
    found = text(value)
    return found if found and urlsplit(found).scheme in ("sqlite", "postgresql", "postgres") else None


def redis_url(value: object) -> str | None:
    """redis://host, rediss://host, perhaps with name and password, port and number; or unix:///path."""
    parts = urlsplit(text(value) or "")
    try:
        fine = (parts.scheme in ("redis", "rediss") and bool(parts.hostname) and parts.port != 0) or (
            parts.scheme == "unix" and bool(parts.path)
        )
    except ValueError:
        return None
    return str(value) if fine else None


def networks(value: object) -> str | None:
    """Addresses or networks of proxies, with commas between them."""
    found = text(value)
    try:
        for each in (found or "").split(","):
            ip_network(each.strip())
    except ValueError:
        return None
    return found


def one_of(*words: str) -> Callable[[object], str | None]:
    return lambda value: str(value).lower() if str(value).lower() in words else None


def token(value: object) -> str | None:
    found = text(value)
    return found if found and len(found) >= SHORTEST_TOKEN and found.isascii() and " " not in found else None


def smtp_url(value: object) -> str | None:
    """smtp://host or smtps://host, perhaps with name and password, and a port."""
    parts = urlsplit(text(value) or "")
    try:
        fine = (
            parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0 and not parts.path.strip("/")
        )
    except ValueError:
        return None
    return str(value) if fine else None


def mail_address(value: object) -> str | None:
    found = text(value)
    return found if found and ADDRESS.fullmatch(found) else None


LIMIT = (number(0, 1_000_000), "limit")
FORMS: dict[str, tuple[Callable[[object], Value | None], str]] = {
    "host": (text, "host"),
    "port": (number(0, 65535), "port"),
    "database": (database_url, "database"),
    "redis": (redis_url, "redis"),
    "public_url": (web_address, "web-address"),
    "hosts": (host_names, "hosts"),
    "processes": (number(1, 64), "workers"),
    "bot_workers": (number(1, 64), "workers"),
    "wish_pause": (number(0, 60_000), "milliseconds"),
    "bot_pause": (number(0, 60_000), "milliseconds"),
    "abandon_days": (number(1, 3650), "days"),
    "migrate": (switch, "switch"),
    "trusted_proxies": (networks, "networks"),
    "requests_per_minute": LIMIT,
    "messages_per_minute": LIMIT,
    "newcomers_per_hour": LIMIT,
    "tables_per_person": LIMIT,
    "connections_per_person": LIMIT,
    "connections_per_address": LIMIT,
    "connections": LIMIT,
    "request_seconds": LIMIT,
    "metrics_token": (token, "token"),
    "smtp": (smtp_url, "smtp"),
    "mail_from": (mail_address, "mail"),
    "notice_minutes": (number(0, 1440), "minutes"),
    "log_format": (one_of("console", "json"), "log-format"),
    "log_level": (one_of("debug", "info", "warning", "error"), "log-level"),
}
