"""The menu of a question: what may be answered in few lines, and what somebody means by what they type."""

import pytest

from signoria import game
from signoria.cli.menu import Menu
from signoria.kernel.view import Answers, Decision, Prompt
from signoria.text import words
from tests.tables import random_game


def menu(prompt: str) -> Menu:
    """The menu of a question."""
    principe = game("principe")
    options = {
        "bid-for-lot": ["pass", *(f"bid {n}" for n in range(3, 18))],
        "build-or-play": ["pass", "build milano", "build pisa", "play 1 green", *(f"play {n} blue" for n in (1, 2, 3))],
        "which-region-of-all": [f"shield {region}" for region in ("blue", "green", "red", "yellow", "brown", "violet")],
    }
    return Menu(
        principe, words("en", principe), Decision(0, Prompt(prompt, "IP-31", {}), Answers(options[prompt], None))
    )


class TestMenu:
    def test_a_long_ladder_is_one_line(self) -> None:
        lines = [(line.key, line.words) for line in menu("bid-for-lot").lines()]
        assert lines == [("0", "Withdraw"), ("3–17", "Bid so many ducats")]

    def test_cards_to_play_are_one_line_a_colour(self) -> None:
        lines = [(line.key, line.words) for line in menu("build-or-play").lines()]
        assert lines == [
            ("0", "Do nothing"),
            ("1", "Build Milano"),
            ("2", "Build Pisa"),
            ("1 green", "Play 1 University (green)"),
            ("1–3 blue", "Play so many blue cards"),
        ]

    @pytest.mark.parametrize("typed", ["4", "bid 4", "BID  4", "bid4"])
    def test_a_bare_number_is_an_amount_where_amounts_are_asked_for(self, typed: str) -> None:
        assert menu("bid-for-lot").meant(typed) == ["bid 4"]

    @pytest.mark.parametrize("typed", ["0", "pass", "withdraw", " Withdraw "])
    def test_nought_is_always_passing(self, typed: str) -> None:
        assert menu("bid-for-lot").meant(typed) == ["pass"]

    @pytest.mark.parametrize("typed", ["play 2 blue", "2 blue", "2b", "b2", "play 2 b", "blue 2"])
    def test_how_many_of_which(self, typed: str) -> None:
        assert menu("build-or-play").meant(typed) == ["play 2 blue"]

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("1", ["build milano"]),
            ("mil", ["build milano"]),
            ("build m", ["build milano"]),
            ("Build Pisa", ["build pisa"]),
            ("7 blue", ["play 7 blue"]),
            ("siena", ["build siena"]),
            ("3", []),
        ],
    )
    def test_what_is_meant_is_understood_legal_or_not(self, typed: str, meant: list[str]) -> None:
        assert menu("build-or-play").meant(typed) == meant

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [("1", "blue"), ("tosc", "brown"), ("Romagna e Marche", "yellow"), ("violet", "violet"), ("lombardia", "blue")],
    )
    def test_by_number_by_code_and_by_name(self, typed: str, meant: str) -> None:
        assert menu("which-region-of-all").meant(typed) == [f"shield {meant}"]

    @pytest.mark.parametrize("typed", ["", " ", "77777777777777", "²", "bid", "blue blue", "é\x00", "play", "x" * 9999])
    def test_nonsense_is_no_legal_action(self, typed: str) -> None:
        for prompt in ("bid-for-lot", "build-or-play", "which-region-of-all"):
            asked = menu(prompt)
            assert not set(asked.meant(typed)) & set(asked.options)

    def test_everything_that_is_legal_can_be_typed_as_it_is_written(self) -> None:
        principe = game("principe")
        for s in random_game((principe, "amigo", 3), 2):
            for seat in s.to_act():
                asked = Menu(principe, words("en", principe), principe.decision(s, seat))
                assert [asked.meant(text) for text in asked.options] == [[text] for text in asked.options]
