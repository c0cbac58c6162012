"""The guided first game. Its notes describe this deal: text/*/principe-lesson.ftl."""

from typing import Final

from signoria.kernel.game import Lesson

LESSON: Final = Lesson("lesson principe 70", seats=3, rounds=3)
