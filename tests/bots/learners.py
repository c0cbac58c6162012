"""A learner at a lesson: follows what is proposed, or wanders."""

from collections.abc import Callable
from random import Random

from signoria import Game
from signoria.bots import bot
from signoria.kernel.lesson import END, LEARNER
from signoria.kernel.public import LessonStep
from signoria.kernel.state import State
from signoria.lab.simulation import number

MOST = 400  # decisions after which a lesson should have come to its end


class Learner:
    """Plays the lesson of a game until its end is told. The bots keep to the script where it says something."""

    def __init__(self, game: Game, wanders: int | None = None, looks: Callable[[State], State] | None = None) -> None:
        lesson = game.lesson
        self.game = game
        self.s = game.new(lesson.seats, seed=lesson.seed)
        self.bots = [bot("apprendista", game, number(f"{lesson.seed} {seat}")) for seat in range(lesson.seats)]
        self.chance = Random(wanders)
        self.wanders = wanders is not None
        self.looks = looks
        self.met: list[LessonStep] = []
        self.decisions = 0

    def follow(self) -> None:
        while not self.s.over and self.decisions < MOST:
            seat = int(self.s.to_act()[0])
            text = self.learn() if seat == LEARNER else self.reply(seat)
            if self.met and self.met[-1]["key"] == END:
                return
            self.s.play(seat, text)

    def learn(self) -> str:
        game, s = self.game, self.s
        view, decision = game.view(s, LEARNER), game.decision(s, LEARNER)
        told = game.lesson.told(view, decision)
        if self.looks is not None:
            other = self.looks(s)
            assert game.lesson.told(game.view(other, LEARNER), game.decision(other, LEARNER)) == told
        known = [step["key"] for step in self.met]
        self.met += [step for step in told if step["key"] not in known]
        self.decisions += 1
        proposed = told[-1]["answer"].split("; ")[0] if told else ""
        assert proposed == "" or proposed in decision.options, (decision.prompt, proposed)
        if self.wanders and (not proposed or self.chance.random() < 0.5):
            return self.chance.choice(decision.options)
        return proposed or self.bots[LEARNER].choose(view, decision)

    def reply(self, seat: int) -> str:
        game = self.game
        view, decision = game.view(self.s, seat), game.decision(self.s, seat)
        text = game.lesson.reply(view, decision)
        assert text == "" or text in decision.options, (decision.prompt, text)
        return text or self.bots[seat].choose(view, decision)
