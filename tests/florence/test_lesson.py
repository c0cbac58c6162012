"""The guided first game: a completed work in round 1, by doing what is proposed."""

from typing import cast

from signoria.games.florence import GAME
from signoria.games.florence.public import PublicView
from signoria.kernel.lesson import LEARNER
from tests.bots.learners import Learner

MOST_DECISIONS = 12


def test_whoever_does_as_told_completes_a_work_in_round_1() -> None:
    learner = Learner(GAME)
    learner.follow()
    view = cast("PublicView", GAME.view(learner.s, LEARNER).to_dict())
    court = view["seats"][LEARNER]
    assert learner.decisions <= MOST_DECISIONS
    assert (view["round"], court["played"]) == (2, ["goldsmith"])
    assert (court["buildings"], court["landscapes"]) == (["workshop"], {"lake": 1})


def test_the_value_that_is_told_is_what_the_work_is_paid() -> None:
    learner = Learner(GAME)
    learner.follow()
    nouns = {step["key"]: step["nouns"] for step in learner.met}
    promised, paid = nouns["build"]["value"], nouns["pay"]["value"]
    assert (promised, nouns["work"]["value"]) == (paid, paid)
    assert nouns["pay"]["florins"] == nouns["work"]["florins"]
    assert learner.met[0]["key"] == "goal-points"


def test_the_end_says_after_how_many_rounds_it_comes() -> None:
    learner = Learner(GAME)
    learner.follow()
    assert learner.met[-1]["nouns"]["rounds"] == 1
