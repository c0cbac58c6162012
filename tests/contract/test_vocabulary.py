"""What leaves the engine speaks the rulebook: whatever is not declared fails, wherever it stands."""

import re

from signoria import SPECTATOR, Game, State
from signoria.kernel.public import Consequence, GameEvent, Objection, Points, Question
from signoria.kernel.view import Decision
from tests.tables import Table, random_game
from tests.vocabulary import event_nouns, undeclared, wrong_nouns

FACTS = 6  # answers a question that are looked at
RULE = re.compile(r"[A-Z]+-\d+")


def test_every_view_is_what_its_game_declares(table: Table) -> None:
    game = table[0]
    for s in random_game(table, 1):
        for observer in range(SPECTATOR, table[2]):
            assert undeclared(game.view(s, observer).to_dict(), game.view_type, game.names) == []


def test_what_all_see_alike_is_the_same_whoever_looks_and_nobodys_own(table: Table) -> None:
    """The server puts it into words once: what one seat knows would be sent to all."""
    game = table[0]
    for s in random_game(table, 1):
        views = [game.view(s, observer) for observer in range(SPECTATOR, table[2])]
        by_all = views[0].seen_by_all()
        for view in views:
            assert view.seen_by_all() == by_all
            assert not by_all.keys() & view.own().keys()
            assert {**by_all, **view.own()} == view.to_dict()


def test_every_question_and_what_its_answers_lead_to_is_declared(table: Table) -> None:
    game = table[0]
    for n, s in enumerate(random_game(table, 1)):
        for seat in s.to_act():
            decision = game.decision(s, seat)
            assert undeclared(decision.to_dict(), Question, game.names) == []
            assert wrong_nouns(decision.nouns, game.prompts, decision.prompt, game.names) == []
            assert RULE.fullmatch(decision.rule)
            facts_are_declared(game, s, decision, n)


def facts_are_declared(game: Game, s: State, decision: Decision, n: int) -> None:
    view, options = game.view(s, decision.seat), decision.options
    for text in options[n % len(options) :: max(1, len(options) // FACTS)][:FACTS]:
        for fact in game.facts(view, text):
            assert undeclared(fact.to_dict(), Consequence, game.names) == []
            assert wrong_nouns(fact.nouns, game.consequences, fact.what, game.names) == []
            assert RULE.fullmatch(fact.rule)


def test_every_event_and_score_line_is_declared(table: Table) -> None:
    game = table[0]
    for seed in (1, 2):
        *_before, s = random_game(table, seed)
        for observer in range(SPECTATOR, table[2]):
            for event in game.heard(s, observer):
                assert undeclared(event.to_dict(), GameEvent, game.names) == []
                assert wrong_nouns(event.nouns, event_nouns(game), event.name, game.names) == []
        for line in game.scores(s):
            assert undeclared(line.to_dict(), Points, game.names) == []
            assert wrong_nouns(line.nouns, game.lines, line.what, game.names) == []


def test_every_refusal_is_declared(table: Table) -> None:
    game = table[0]
    for n, s in enumerate(random_game(table, 1)):
        refusal = game.why(s, n % table[2], game.catalogue.texts[17 * n % len(game.catalogue)])
        if refusal is not None:
            assert undeclared(refusal.to_dict(), Objection, game.names) == []
            for noun, value in refusal.nouns.items():
                assert isinstance(value, int) or value in [*game.names.get(noun, []), *game.prompts], (noun, value)


def test_a_planted_word_of_the_engine_is_found(table: Table) -> None:
    """The check can fail: a class name, a code, a field too many."""
    game = table[0]
    view = dict(game.view(next(random_game(table, 1)), 0).to_dict())
    assert undeclared({**view, "stack": [{"is": "Ascending"}]}, game.view_type, game.names) == [
        ".stack is not declared"
    ]
    assert undeclared({**view, "phase": 3}, game.view_type, game.names) != []
    assert undeclared({**view, "phase": "AuctionPhase"}, game.view_type, game.names) != []
    view.pop("seats")
    assert undeclared(view, game.view_type, game.names) == [".seats is missing"]
