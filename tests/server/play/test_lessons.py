"""Lessons: the deal that their notes describe, a table for one, and a seed that no other table can have."""

import re

import pytest

from signoria import GAMES, Game
from signoria.bots import bot
from signoria.lab.simulation import number
from signoria.server.store import Store
from signoria.server.store.tables import table
from signoria.text import LANGUAGES
from signoria.text.words import Bundle, source_of
from tests.server.clients import guests

each_game = pytest.mark.parametrize("one", GAMES.values(), ids=lambda one: one.key)
LEARNED = 4
OPENING = 4


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


@pytest.mark.anyio
async def test_a_lesson_begins_at_once_for_one_person_and_is_hidden_from_all_others(home: str, store: Store) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        facts = (await ada.post("/lessons", game="borgia")).json()["table"]
        assert (facts["status"], facts["lesson"], facts["hints"], facts["public"]) == ("running", 1, True, False)
        assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "bot"]
        assert (await bruno.get(f"/tables/{facts['id']}")).status_code == 404
        row = await table(store, facts["id"])
        assert row is not None
        assert row.seed == GAMES["borgia"].lesson.seed


@pytest.mark.anyio
async def test_no_other_table_is_a_lesson_and_none_can_be_given_a_seed(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        assert (await ada.post("/tables", game="borgia", seats=3)).json()["table"]["lesson"] == 0
        asked = await ada.post("/tables", game="borgia", seats=3, seed=GAMES["borgia"].lesson.seed)
        assert asked.status_code == 422


@each_game
def test_a_lesson_is_played_to_the_end_of_the_game(one: Game) -> None:
    lesson = one.lesson
    s = one.new(lesson.seats, one.editions[0], one.checked_options({}), lesson.seed)
    bots = [bot("thumb", one, number(f"{lesson.seed} {seat}")) for seat in range(lesson.seats)]
    while not s.over:
        seat = int(s.to_act()[0])
        s.play(seat, bots[seat].choose(one.view(s, seat), one.decision(s, seat)))
    assert one.winners(s)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_note_and_advice_for_every_question_of_a_game(one: Game, language: str) -> None:
    notes = Bundle(language, [source_of(language, f"{one.key}-lesson.ftl")])
    prompts = re.findall(r"^prompt-([\w-]+)", source_of(language, f"{one.key}.ftl"), re.MULTILINE)
    assert prompts
    assert [key for key in prompts if not notes.has_message(f"note-{key}")] == []
    assert [key for key in prompts if "advice" not in notes.get_message(f"note-{key}").attributes] == []
    told = [f"lesson-{n}" for n in range(1, OPENING + 1)] + [f"lesson-learned-{n}" for n in range(1, LEARNED + 1)]
    told += ["lesson-end", *(f"lesson-round-{n}" for n in range(2, one.lesson.rounds + 1))]
    assert [key for key in told if not notes.has_message(key)] == []
