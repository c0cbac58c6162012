"""A name can be seen, is written in one way, and is taken for nobody else's; wherever somebody says one."""

from pathlib import Path

import pytest

from signoria import BadSetup
from signoria.server.accounts.names import checked_name, reserved
from signoria.text import LANGUAGES, words
from tests.server.clients import guests, table_for

pytestmark = pytest.mark.anyio

UNSEEN = ["\u3164", "\u2800", "\u115f", "\u1160", "\u034f", "\uffa0", "\u00ad", "\u200b", "\u2060", "\ufeff", "\u180e"]
TURNED = ["\u202e", "\u202d", "\u2066", "\u2067", "\u061c", "\u200f"]
MARKS = ["e\u0301\u0302\u0303\u0304", "Z" + "\u0335" * 3, "\u0301", "\u0301a", "a \u0301\u0301", "\u20dd"]


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/signoria.db"


@pytest.mark.parametrize("odd", UNSEEN + TURNED)
def test_nothing_in_a_name_is_unseen_or_turns_it_round(odd: str) -> None:
    for name in (odd, f"Ada{odd}", f"{odd}Ada", f"A{odd}da"):
        with pytest.raises(BadSetup):
            checked_name(name)


@pytest.mark.parametrize(
    "name", [*MARKS, "", " ", " Ada", "Ada\u3000", "A(da)", "\u2474", "\ufdfa" * 2, "a" * 25, "\0"]
)
def test_a_name_has_letters_with_a_mark_or_two_and_an_end(name: str) -> None:
    with pytest.raises(BadSetup):
        checked_name(name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("Ada  Lovelace", "Ada Lovelace"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Nguy\u1ec5n Th\u1ecb", "Nguy\u1ec5n Th\u1ecb"),
        ("\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\u674e\u767d", "\u674e\u767d"),
        ("\u2764\ufe0f Ada", "\u2764 Ada"),
        ("O’Brien-Ünal 2", "O’Brien-Ünal 2"),
        ("Somebody Else", "Somebody Else"),
        ("Isabella", "Isabella"),
    ],
)
def test_a_name_is_kept_in_one_way_however_it_was_typed(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept


def test_nobody_is_called_like_who_has_gone_or_who_looks_or_like_a_bot() -> None:
    keys = ("person-gone", "called-you", "bot-maestro", "bot-random")
    taken = [words(language).say(key) for language in LANGUAGES for key in keys]
    for name in [*taken, "SOMEBODY", "\uff33omebody", "Some body.", "-Je\u0301mand-", "random", "Thumb"]:
        with pytest.raises(BadSetup):
            checked_name(name)
    assert "" not in reserved()


async def test_a_name_is_looked_at_wherever_it_is_said(home: str) -> None:
    async with guests(home, "Ada", "") as (ada, nobody):
        made = (await ada.post("/tables", game="principe", seats=3)).json()
        running, _invitation = await table_for(ada, bots=1)
        for name in ("Ada\u3164", "Somebody"):
            answers = [
                await nobody.post("/people", name=name),
                await ada.http.patch("/api/me", json={"name": name}),
                await ada.post(f"/tables/{made['table']['id']}/join", name=name),
                await ada.post(f"/tables/{running}/seats/1/ask", name=name),
            ]
            assert [answer.json()["error"] for answer in answers] == ["bad-person-name"] * 4
        joined = await ada.post(f"/tables/{made['table']['id']}/join", name="\uff22runo")
        assert [seat["name"] for seat in joined.json()["table"]["seats"]][:2] == ["Ada", "Bruno"]
