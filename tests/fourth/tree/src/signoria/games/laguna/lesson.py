"""The guided first game. Its words: text/*/laguna-lesson.ftl."""

from typing import Final, final

from signoria.kernel.lesson import END, Chapter, Lesson, Step
from signoria.kernel.view import Decision, View

CHAPTERS: Final = [Chapter("goal", ["goal", "harbour"]), Chapter("auction", ["bid", END])]


@final
class LagunaLesson(Lesson):
    def __init__(self) -> None:
        super().__init__("lesson laguna 1", 3, CHAPTERS)

    def steps(self, view: View, asked: Decision) -> list[Step]:
        answer = asked.options[0]
        if asked.prompt == "which-harbour":
            return [Step("goal", {}, "board"), Step("harbour", {}, "own", "", answer)]
        if "leader" in asked.nouns:
            return [Step("bid", {}, "question"), Step(END, {}, "")]
        return [Step("bid", {}, "question", "", answer)]


LESSON: Final = LagunaLesson()
