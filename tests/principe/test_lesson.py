"""The guided first game: Lucca built and roles won, by doing what is proposed."""

from typing import cast

from signoria.games.principe import GAME
from signoria.games.principe.public import PublicView
from signoria.kernel.lesson import LEARNER
from tests.bots.learners import Learner

MOST_DECISIONS = 20


def test_whoever_does_as_told_builds_lucca_and_wins_a_major_role() -> None:
    learner = Learner(GAME)
    learner.follow()
    view = cast("PublicView", GAME.view(learner.s, LEARNER).to_dict())
    assert learner.decisions <= MOST_DECISIONS
    assert view["built"] == {"lucca": LEARNER}
    assert LEARNER in view["major"].values()


def test_how_one_wins_is_told_first_and_the_scoring_last_with_ones_own_numbers() -> None:
    learner = Learner(GAME)
    learner.follow()
    assert learner.met[0]["key"] == "goal-points"
    nouns = next(step["nouns"] for step in learner.met if step["key"] == "score-now")
    counted = [int(nouns[row]) for row in ("track", "regions", "roles", "sets")]
    assert int(nouns["total"]) == sum(counted)
    beside = GAME.totals(learner.s)[LEARNER] - sum(counted)
    assert 0 <= beside <= 4, "most ducats and most cards are told apart"


def test_what_is_said_of_the_hand_is_so() -> None:
    view = cast("PublicView", GAME.view(GAME.new(GAME.lesson.seats, seed=GAME.lesson.seed), LEARNER).to_dict())
    lacking, _ducats = view["missing"]["lucca"]
    assert (len(lacking), view["hand"]) == (2, {"white": 3, "yellow": 1})
