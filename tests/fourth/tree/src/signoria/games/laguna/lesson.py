"""The guided first game. Its notes describe this deal: text/*/laguna-lesson.ftl."""

from typing import Final

from signoria.kernel.game import Lesson

LESSON: Final = Lesson("lesson laguna 1", seats=3, rounds=2)
