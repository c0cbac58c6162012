"""The guided first game. Its notes describe this deal: text/*/florence-lesson.ftl."""

from typing import Final

from signoria.kernel.game import Lesson

LESSON: Final = Lesson("lesson florence 2", seats=3, rounds=2)
