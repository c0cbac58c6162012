"""Is this what was declared? Looked at strictly: every field there, none more, every name one of the game's."""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from signoria import Game
from signoria.kernel.event import EventKind
from signoria.kernel.public import Nouns
from signoria.text.words import LISTS


def undeclared(value: object, hint: Any, names: dict[str, list[str]], place: str = "") -> list[str]:
    """The places where a value is not what was declared, and what stands there."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return in_fields(value, hint, names, place)
    if origin is Annotated:
        noun = inner[1]
        return (
            [f"{place}: {value!r} is no {noun}"]
            if noun in names and value not in names[noun]
            else (undeclared(value, inner[0], names, place))
        )
    if origin in (Union, UnionType):
        found = [undeclared(value, one, names, place) for one in inner]
        return min(found, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{place}: {value!r} is none of {inner}"]
    if origin is list and type(value) is list:
        return [fault for n, one in enumerate(value) for fault in undeclared(one, inner[0], names, f"{place}[{n}]")]
    if origin is tuple and isinstance(value, tuple | list) and len(value) == len(inner):
        pairs = zip(value, inner, strict=True)
        return [fault for n, (one, kind) in enumerate(pairs) for fault in undeclared(one, kind, names, f"{place}[{n}]")]
    if origin is NotRequired:
        return undeclared(value, inner[0], names, place)
    if origin is dict and type(value) is dict:
        keys = [fault for key in value for fault in undeclared(key, inner[0], names, f"{place} key")]
        return keys + [
            fault for key, one in value.items() for fault in undeclared(one, inner[1], names, f"{place}.{key}")
        ]
    return [] if type(value) is hint or (value is None and hint is NoneType) else [f"{place}: {value!r} is no {hint}"]


def in_fields(value: object, hint: Any, names: dict[str, list[str]], place: str) -> list[str]:
    if type(value) is not dict:
        return [f"{place}: {value!r} is no {hint.__name__}"]
    hints = get_type_hints(hint, include_extras=True)
    missing = [f"{place}.{field} is missing" for field in hint.__required_keys__ - value.keys()]
    more = [f"{place}.{field} is not declared" for field in value.keys() - hints.keys()]
    inside = [undeclared(value[field], hints[field], names, f"{place}.{field}") for field in hints if field in value]
    return missing + more + [fault for faults in inside for fault in faults]


def nouns_of(kind: EventKind) -> str:
    """The nouns of an event as those of a question are declared: a question mark after those that may be missing."""
    return " ".join(f"{noun}?" if noun in kind.secret else noun for noun in kind.nouns)


def wrong_nouns(nouns: Nouns, declared: Mapping[str, str], key: str, names: dict[str, list[str]]) -> list[str]:
    """What is not among the nouns that were declared for a question, a line or a fact."""
    if key not in declared:
        return [f"{key} is not declared"]
    listed = declared[key].split()
    needed = {noun for noun in listed if not noun.endswith("?")}
    known = {noun.rstrip("?") for noun in listed}
    out = [f"{key}: {noun} is missing" for noun in needed - nouns.keys()]
    out += [f"{key}: {noun} is not declared" for noun in nouns.keys() - known]
    for noun, value in nouns.items():
        if isinstance(value, str):
            each = value.split() if noun in LISTS else [value]
            out += [f"{key}: {one!r} is no {noun}" for one in each if one not in names.get(LISTS.get(noun, noun), [])]
    return out


def event_nouns(game: Game) -> dict[str, str]:
    return {kind.name: nouns_of(kind) for kind in game.events}
