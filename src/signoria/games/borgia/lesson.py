"""The guided first game. Its notes describe this deal: text/*/borgia-lesson.ftl."""

from typing import Final

from signoria.kernel.game import Lesson

LESSON: Final = Lesson("lesson borgia 38", seats=3, rounds=1)
