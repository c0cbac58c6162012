"""The words: one folder a language, Fluent catalogues in it. Nothing outside this package speaks a language."""

from signoria.text.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
