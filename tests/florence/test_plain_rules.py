"""Every paragraph in one plain sentence, as it is shown during play."""

import re

import pytest

from signoria.games.florence import GAME
from signoria.text import LANGUAGES, words

LONGEST = 140
OF_THE_RULES_PAGE = r"\bR\b|PF-|rio-grande|[“”«»„‘]|\b(ruling|Festlegung|décision|decisione|beslissing)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_one_plain_sentence(language: str) -> None:
    say = words(language, GAME)
    for rule in say.rules():
        plain = say.say(rule.id, attribute="plain")
        assert 0 < len(plain) <= LONGEST, rule.id
        assert re.fullmatch(r"([^.!?]|\d\.\d)*\.", plain), f"{rule.id} is not one sentence: {plain}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_sentence_names_no_source_no_ruling_and_no_paragraph(language: str) -> None:
    say = words(language, GAME)
    for rule in say.rules():
        plain = say.say(rule.id, attribute="plain")
        assert not re.search(OF_THE_RULES_PAGE, plain), f"{rule.id}: {plain}"
