"""State as plain data: for digests, views on the wire, and comparing two games."""

import json
from collections.abc import Iterable
from hashlib import sha256

# Links, listeners, the generator and what is printed on the components: not what lies on the table. And what only says
# in another way where things lie, so that it is found at once, or is put off until somebody asks.
UNSEEN = frozenset({"below", "log", "deals", "rng", "printed", "owned", "loose", "notes", "noted", "lent"})


def attributes(thing: object) -> list[str]:
    """The names of all fields of a native object, compiled or not."""
    compiled: tuple[str, ...] | None = getattr(type(thing), "__mypyc_attrs__", None)
    if compiled is not None:
        return sorted(compiled)
    return sorted(vars(thing))


def plain(value: object) -> object:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Iterable):  # an array
        return [plain(cell) for cell in value]
    return str(value)


def dumped(thing: object) -> dict[str, object]:
    """All fields of a table or frame, with the name of its class."""
    out: dict[str, object] = {"is": type(thing).__name__}
    for name in attributes(thing):
        if name not in UNSEEN:
            out[name] = plain(getattr(thing, name))
    return out


def canonical(data: object) -> str:
    """The one JSON text of some data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: object) -> str:
    return sha256(canonical(data).encode()).hexdigest()
