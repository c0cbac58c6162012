"""Lessons: the deal that their notes describe, a table for one, and a seed that no other table can have."""

import re
from importlib import import_module

import pytest

from signoria import GAMES, Game
from signoria.bots import bot
from signoria.kernel.lesson import END, LEARNER, Chapter, last_step
from signoria.kernel.rng import Rng
from signoria.lab.simulation import number
from signoria.server.store import Store
from signoria.server.store.tables import table
from signoria.text import LANGUAGES
from signoria.text.words import Bundle, source_of
from tests.bots.learners import Learner
from tests.server.clients import guests

each_game = pytest.mark.parametrize("one", GAMES.values(), ids=lambda one: one.key)
TELLING_POINTS = [one for one in GAMES.values() if hasattr(import_module(type(one.lesson).__module__), "last_step")]


MOST_DECISIONS = 40  # of ten minutes
OTHER_WAYS = 5


@pytest.fixture
def address(sqlite_address: str) -> str:
    return sqlite_address


@pytest.mark.anyio
async def test_a_lesson_begins_at_once_for_one_person_and_is_hidden_from_all_others(home: str, store: Store) -> None:
    async with guests(home, "Ada", "Bruno") as (ada, bruno):
        facts = (await ada.post("/lessons", game="borgia")).json()["table"]
        assert (facts["status"], facts["lesson"], facts["hints"], facts["public"]) == ("running", True, True, False)
        assert [seat["kind"] for seat in facts["seats"]] == ["person", "bot", "bot"]
        assert (await bruno.get(f"/tables/{facts['id']}")).status_code == 404
        row = await table(store, facts["id"])
        assert row is not None
        assert row.seed == GAMES["borgia"].lesson.seed


@pytest.mark.anyio
async def test_no_other_table_is_a_lesson_and_none_can_be_given_a_seed(home: str) -> None:
    async with guests(home, "Ada") as (ada,):
        assert (await ada.post("/tables", game="borgia", seats=3)).json()["table"]["lesson"] is False
        asked = await ada.post("/tables", game="borgia", seats=3, seed=GAMES["borgia"].lesson.seed)
        assert asked.status_code == 422


def told(chapter: Chapter) -> range:
    """The places of its steps: all are met by whoever does as told."""
    return range(1, len(chapter.steps) + 1)


@each_game
def test_a_learner_who_does_as_told_is_led_to_the_end_within_the_lesson(one: Game) -> None:
    learner = Learner(one)
    learner.follow()
    met = [(step["chapter"], step["step"]) for step in learner.met]
    assert met == sorted(met)  # the bar never goes back
    assert set(met) == {(n, place) for n, chapter in enumerate(one.lesson.chapters) for place in told(chapter)}
    assert learner.decisions <= MOST_DECISIONS


@each_game
def test_a_learner_who_does_anything_else_comes_to_the_end_too(one: Game) -> None:
    """Whatever is told then names an answer that may be given, and things that are there."""
    for seed in range(OTHER_WAYS):
        learner = Learner(one, wanders=seed)
        learner.follow()
        assert learner.met[-1]["key"] == END


@each_game
def test_the_same_lesson_is_told_in_the_same_words(one: Game) -> None:
    first, second = Learner(one), Learner(one)
    first.follow()
    second.follow()
    assert first.met == second.met


@each_game
def test_no_step_tells_more_than_the_seat_may_know(one: Game) -> None:
    """In every world that the learner cannot tell from this one, the same is told."""
    learner = Learner(one, looks=lambda s: one.imagine(one.view(s, LEARNER), Rng(5)))
    learner.follow()
    assert learner.met[-1]["key"] == END


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
    prompts = list(one.prompts)
    assert prompts
    assert [key for key in prompts if not notes.has_message(f"note-{key}")] == []
    assert [key for key in prompts if "advice" not in notes.get_message(f"note-{key}").attributes] == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_lesson_has_words_and_every_chapter_a_name(one: Game, language: str) -> None:
    source = source_of(language, f"{one.key}-lesson.ftl")
    notes, chapters = Bundle(language, [source]), [chapter.key for chapter in one.lesson.chapters]
    steps = [key for chapter in one.lesson.chapters for keys in chapter.steps for key in keys.split("/")]
    assert [key for key in steps if not notes.has_message(f"lesson-{key}")] == []
    assert [key for key in steps[:-1] if "title" not in notes.get_message(f"lesson-{key}").attributes] == []
    assert re.findall(r"^lesson-chapter-(\w+)", source, re.MULTILINE) == chapters
    assert re.findall(r"^lesson-learned-(\w+)", source, re.MULTILINE) == chapters
    assert notes.has_message("lesson-next")


@pytest.mark.parametrize("one", TELLING_POINTS, ids=lambda one: one.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leads_at_the_end_of_a_lesson_is_told_so(one: Game, language: str) -> None:
    notes = Bundle(language, [source_of(language, f"{one.key}-lesson.ftl")])
    said: list[str] = []
    for points, rivals in ((9, [4, 7]), (7, [4, 7]), (5, [4, 7])):
        nouns = last_step(points, rivals, {"rounds": 2}).nouns
        pattern = notes.get_message("lesson-end").value
        assert pattern is not None
        text, errors = notes.format_pattern(pattern, nouns)
        assert errors == []
        said.append(str(text))
    assert [re.findall(r"\b[4579]\b", text) for text in said] == [["9", "7"], ["7"], ["5", "7"]]
    assert len({re.sub(r"\d", "", text) for text in said}) == 3
