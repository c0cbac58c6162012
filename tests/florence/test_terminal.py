"""The game on a terminal: the board at any width, and what somebody means who types."""

import pytest
from rich.console import Console

from signoria import SPECTATOR, State
from signoria.cli.boards import board
from signoria.cli.menu import Menu
from signoria.games.florence import GAME
from signoria.games.florence.components import rows
from signoria.text import words
from tests.florence.positions import actions, auction, play
from tests.tables import random_game

NAMES = ["Anna", "Bob", "Chris", "David", "Elena"]


def drawn(s: State, observer: int, width: int, height: int = 0) -> list[str]:
    """The lines of the board; with a height, as on a terminal that has so many lines."""
    console = Console(width=width, height=height or 40, force_terminal=height > 0, color_system=None)
    with console.capture() as captured:
        console.print(board(GAME, GAME.view(s, observer), NAMES[: s.table.seats], "en"))
    return captured.get().splitlines()


def asked(s: State, seat: int) -> str:
    decision = GAME.decision(s, seat)
    return words("en", GAME).prompt(decision.prompt, decision.nouns, NAMES)


def menu(s: State, seat: int) -> Menu:
    return Menu(GAME, words("en", GAME), GAME.decision(s, seat))


@pytest.mark.parametrize("width", [30, 60, 80, 200])
def test_the_board_fits_every_width_at_every_moment(width: int) -> None:
    """[PF-3]"""
    for seats in GAME.seats:
        for n, s in enumerate(random_game((GAME, "rio-grande", seats), 3)):
            if n % 17 == 0 or s.over:
                for observer in (SPECTATOR, 0):
                    lines = drawn(s, observer, width)
                    assert max(len(line) for line in lines) <= width
                    assert "{" not in "".join(lines)


def test_what_may_be_had_says_its_price_and_whose_works_lack_it() -> None:
    """[PF-21] [PF-41]"""
    s = auction(seats=3, hands={0: ["painter", "sculptor"]})
    told = " ".join(" ".join(drawn(s, 0, 120)).split())
    assert "Lake 6 (200 · 1 of yours)" in told  # the Painter's
    assert "Park 6 (200 · 1 of yours)" in told  # the Sculptor's
    assert "Studio 3 (700 · 1 of yours)" in told
    assert "Opera 3 (700)" in told
    assert "of yours" not in " ".join(drawn(s, SPECTATOR, 120))


def test_the_board_draws_every_piece_on_its_squares() -> None:
    """[PF-3] [PF-45]"""
    s = actions(places={0: ["opera r1 c4 e1", "park r5 c1 e1"]})
    lines = drawn(s, SPECTATOR, 30)
    first = next(n for n, line in enumerate(lines) if line.startswith("r1"))
    assert [line.split()[1:] for line in lines[first : first + 7]] == [
        ["·", "·", "·", "Op", "·", "·", "·"],
        ["·", "·", "·", "Op", "Op", "·", "·"],
        ["·", "·", "·", "·", "Op", "Op", "·"],
        ["·", "·", "·", "·", "·", "·", "·"],
        ["Pk", "Pk", "·", "·", "·", "·", "·"],
        ["▒▒", "▒▒", "▒▒", "·", "·", "·", "·"],
        ["▒▒", "▒▒", "▒▒", "·", "·", "·", "·"],
    ]


def test_the_board_shows_a_hand_to_its_owner_only() -> None:
    """[PF-16]"""
    s = actions(hands={0: ["poet", "lakes"]}, florins=[1234 * 100, 0, 0, 0])
    assert "Poet" in "".join(drawn(s, 0, 100))
    for observer in (SPECTATOR, 1):
        text = "".join(drawn(s, observer, 100))
        assert "Poet" not in text
        assert "123,400" not in text


def test_the_turns_of_a_piece_are_drawn_when_it_must_be_placed() -> None:
    """[PF-3]"""
    s = actions()
    play(s, "0 build tower")
    lines = drawn(s, 0, 80)
    assert any(line.split() == ["e1", "e2"] for line in lines)


@pytest.mark.parametrize("typed", ["place opera r1 c4 e2", "opera r1 c4 e2", "r1 c4 e2", "R1  C4 E2"])
def test_a_place_can_be_typed_as_it_is_written(typed: str) -> None:
    """[PF-45]"""
    s = actions()
    play(s, "0 build opera")
    assert menu(s, 0).meant(typed) == ["place opera r1 c4 e2"]


def test_a_number_never_sells_fame() -> None:
    """[PF-15]"""
    s = auction(fame=[5, 5, 5, 5])
    assert menu(s, 0).meant("3") == ["name park"]
    assert menu(s, 0).meant("sell 3") == ["sell 3"]
    assert "sell 1–5" in [line.key for line in menu(s, 0).lines()]
    play(s, "0 name park")
    assert menu(s, 1).meant("300") == ["bid 300"]


def test_no_fame_at_all_is_an_amount() -> None:
    """[PF-42]"""
    s = actions(hands={0: ["poet"]}, jesters=[4], fame=[3])
    play(s, "0 work poet", "0 pass")
    assert menu(s, 0).meant("0") == ["fame 0"]
    assert menu(s, 0).meant("4") == ["fame 4"]


def test_places_are_not_listed_and_their_numbers_work() -> None:
    """[PF-45]"""
    s = actions()
    play(s, "0 build opera")
    places = s.legal(0)
    keys = [line.key for line in menu(s, 0).lines()]
    assert keys == [text.removeprefix("place opera ") for text in (places[0], places[-1])]
    assert str(len(places)) in menu(s, 0).lines()[0].words
    assert menu(s, 0).meant("7") == [places[6]]


def test_on_a_low_screen_the_own_principality_comes_last_when_a_piece_is_placed() -> None:
    """[PF-45]"""
    s = actions(starter=0)
    play(s, "0 build opera")
    lines = drawn(s, 0, 80, 24)
    assert next(n for n, line in enumerate(reversed(lines)) if "Anna" in line) < 13
    assert any("Anna" in line for line in drawn(s, 1, 80, 24)[:8])


@pytest.mark.parametrize("height", [24, 60])
def test_the_cards_looked_at_are_numbered_above_the_question(height: int) -> None:
    """[PF-46]"""
    s = actions(decks={"profession": ["poet", "jurist", "painter"]})
    play(s, "0 draw profession")
    assert "1. Poet (Theatre, Lake, Travel)" in drawn(s, 0, 80, height)[-2]
    assert "Poet" not in "".join(drawn(s, 1, 80, height))
    play(s, "0 keep jurist")
    assert "2. Painter (Studio, Lake, Religion)" in drawn(s, 0, 80, height)[-1]
    assert "first named lies highest" in asked(s, 0)


def test_professions_that_can_be_recruited_say_what_they_ask_for() -> None:
    """[PF-34]"""
    s = actions(played={1: ["poet"]}, recruits=[1])
    assert "Poet (Theatre, Lake, Travel)" in drawn(s, 0, 80)[-1]
    assert not any("(Theatre" in line for line in drawn(s, 1, 80))


def test_prestige_cards_say_what_they_are_worth() -> None:
    """[PF-50]"""
    say = words("en", GAME)
    for row in rows("prestige"):
        tied = f" ({row['pp_tied']})" if "pp_tied" in row else ""
        assert say.say(f"card-{row['id']}").endswith(f", {row['pp']}{tied} points")


def test_bonus_prompts_say_what_can_be_done() -> None:
    """[PF-41] [PF-43]"""
    s = actions(hands={0: ["poet", "jesters", "lakes"], 1: ["jurist"]}, jesters=[2, 4])
    play(s, "0 work poet")
    assert asked(s, 0).endswith("and must reach 7: add a bonus card.")
    play(s, "0 add jesters")
    assert asked(s, 0).endswith("Add a bonus card, or leave it at that.")
    play(s, "0 pass", "0 fame 0", "0 pass", "1 work jurist")
    assert asked(s, 1).endswith("You have no bonus card to add.")


def test_prompts_say_when_nothing_is_left_but_to_pass() -> None:
    """[PF-23] [PF-24] [PF-34]"""
    s = auction(florins=[100, 900, 100, 100])
    assert asked(s, 0).startswith("There is no stack")
    play(s, "0 pass", "1 name recruiting", "2 pass", "3 pass")
    assert asked(s, 1).startswith("No profession lies before")
    play(s, "1 pass", "2 pass")
    assert asked(s, 3).endswith("nothing that you can take now.")


def test_bids_are_told_in_florins_like_everything_else() -> None:
    """[PF-21]"""
    s = auction()
    play(s, "0 name jester", *[f"{(n - 2) % 4} bid {n}00" for n in range(3, 12)])
    last = [event for event in GAME.heard(s, SPECTATOR) if event.name == "bids"][-1]
    assert words("en", GAME).event(last, NAMES) == "Bob bids 1,100 florins."
