"""The guided first game: something seized and an election won, by doing what is proposed."""

from typing import cast

from signoria.games.borgia import GAME
from signoria.games.borgia.public import PublicView
from signoria.kernel.lesson import LEARNER
from tests.bots.learners import Learner

MOST_DECISIONS = 30
SEIZED = "castellan"


def test_whoever_does_as_told_seizes_an_office_and_is_elected() -> None:
    learner = Learner(GAME)
    learner.follow()
    view = cast("PublicView", GAME.view(learner.s, LEARNER).to_dict())
    told = [event.to_dict() for event in GAME.heard(learner.s, LEARNER)]
    taken = [event["nouns"] for event in told if event["name"] == "seized"]
    assert learner.decisions <= MOST_DECISIONS
    assert [(nouns["seat"], nouns["card"]) for nouns in taken] == [(LEARNER, SEIZED)]
    assert (view["round"], view["pope"]) == (2, LEARNER)


def test_what_is_told_of_votes_and_points_is_so() -> None:
    learner = Learner(GAME)
    learner.follow()
    view = cast("PublicView", GAME.view(learner.s, LEARNER).to_dict())
    nouns = {step["key"]: step["nouns"] for step in learner.met}
    assert int(nouns["goal-votes"]["elects"]) * 2 > int(nouns["goal-votes"]["all"])
    assert nouns["scoring"] == {"points": view["seats"][LEARNER]["score"], "pope": 10}
    assert learner.met[0]["key"] == "goal-points"
