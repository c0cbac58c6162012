"""The words: one folder a language, Fluent catalogues in it. Nothing outside this package speaks a language.

    common errors server                what browser and terminal both say
    web replay                          what only the browser says
    terminal lab                        what only the command line says
    GAME                                what a game says, on both sides
    GAME-lobby                          what is said of it before its table is opened
    GAME-lesson                         what only the browser says: to newcomers
    GAME-terminal                       what only the command line says of it
    GAME-rules                          its numbered paragraphs

A text stands under one key; a key that says the same as another refers to it: `type-spy = { card-spy }`.
"""

from signoria.text.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
