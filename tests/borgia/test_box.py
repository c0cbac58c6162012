"""Somebody's own box: what it may say, and that rules, words and players read what it says."""

import json
from collections.abc import Mapping

import pytest

from signoria import BadRecord, Game, Rng, game
from signoria.bots import bot
from signoria.cli.boards.borgia import board
from signoria.games import with_box
from signoria.games.borgia.frames import borgia
from signoria.games.borgia.printed import CONDOTTIERE_NAMES, MOST_INCOME, MOST_ON_OFFICES, OURS, Printed
from signoria.games.borgia.rules.ballot import votes_of
from signoria.kernel.errors import BadBox
from signoria.kernel.record import parsed, proof, replayed
from tests.borgia.boxes import random_values
from tests.borgia.positions import hand, owner, play, playing, purses, round_end
from tests.borgia.test_second_opinion import agree
from tests.fuzz import play as fuzz
from tests.tables import step

GAME = game("borgia")
BOXES = 5


def boxed(**cards: Mapping[str, object]) -> Game:
    """Our game but for these cards."""
    return GAME.boxed("a copy", {"card": {**cards}})


def random_box(seed: int) -> Game:
    return GAME.boxed(f"random {seed}", {**random_values(Rng(seed))})


def refused(**cards: Mapping[str, object]) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(BadBox) as error:
        boxed(**cards)
    return error.value.key, error.value.nouns


# What the rulebook says.


def test_our_own_box_is_as_the_rulebook_has_it() -> None:
    """[TP-1]"""
    GAME.check_box(OURS.values)


@pytest.mark.parametrize(("card", "power"), [("ceri", 2), ("sforza", 1), ("leonardo", 1)])
def test_the_rulebook_says_what_power_some_cards_have(card: str, power: int) -> None:
    """[TP-E3] [TP-53]"""
    key, nouns = refused(**{card: {"power": power + 1}})
    assert (key, nouns["row"], nouns["wanted"]) == ("box-by-the-rulebook", f"card.{card}", str(power))


def test_all_condottieri_cost_the_same() -> None:
    """[TP-51]"""
    assert refused(lorca={"fee": 15}) == ("box-alike", {"row": "card.lorca", "field": "fee", "wanted": 10})
    dearer: dict[str, Mapping[str, object]] = {card: {"fee": 15} for card in CONDOTTIERE_NAMES}
    assert boxed(**dearer).box.differs(OURS.values) == [f"card.{card}" for card in dearer]


def test_two_condottieri_of_power_2_and_one_of_power_3_fight_in_the_example() -> None:
    """[TP-E3]"""
    boxed(vitelli={"power": 1})
    key, nouns = refused(vitelli={"power": 1}, pitigliano={"power": 1})
    assert (key, nouns["row"], nouns["rule"]) == ("box-against-rule", "card.vitelli", "TP-E3")
    boxed(trivulzio={"power": 4})
    key, nouns = refused(trivulzio={"power": 4}, alviano={"power": 4})
    assert (key, nouns["row"], nouns["rule"]) == ("box-against-rule", "card.trivulzio", "TP-E3")


def test_a_purse_can_hold_all_that_the_cards_pay() -> None:
    """[TP-4] [TP-60]"""
    spare = MOST_INCOME - sum(Printed(OURS.values).income)
    assert spare == 383 - 285
    at_most = {"ostia": {"income": 99}, "rimini": {"income": 15 + spare - (99 - 25)}}
    boxed(**at_most)
    key, nouns = refused(**at_most, bologna={"income": 11})
    assert (key, nouns["row"], nouns["found"], nouns["most"]) == ("box-too-much", "card.ostia", 384, 383)


def test_a_family_can_cast_all_votes_that_the_offices_have() -> None:
    """Three for each of 14 cardinals, 4 of them from the beginning, and 57 more are 99. [TP-70] [TP-92]"""
    assert MOST_ON_OFFICES == 57
    boxed(datary={"votes": 57 - (sum(Printed(OURS.values).votes) - 2)})
    key, nouns = refused(datary={"votes": 58})
    assert (key, nouns["row"], nouns["most"]) == ("box-too-much", "card.datary", 57)


@pytest.mark.parametrize(
    ("card", "field"), [("spy", "power"), ("raphael", "power"), ("bologna", "fee"), ("sforza", "fee"), ("lorca", "vp")]
)
def test_a_card_has_only_what_its_type_shows(card: str, field: str) -> None:
    """[TP-1]"""
    key, nouns = refused(**{card: {field: 1}})
    assert (key, nouns["row"], nouns["field"]) == ("box-no-field", f"card.{card}", field)


@pytest.mark.parametrize(("card", "field"), [("bologna", "power"), ("raphael", "fee"), ("doctor", "fee")])
def test_powers_and_fees_are_at_least_1(card: str, field: str) -> None:
    """[TP-1]"""
    key, nouns = refused(**{card: {field: 0}})
    assert (key, nouns["row"], nouns["least"]) == ("box-number", f"card.{card}", 1)


# What is printed is what is played.


def own(cards: dict[str, Mapping[str, object]]) -> Printed:
    return Printed(boxed(**cards).box.values)


def test_a_seizure_is_fought_with_the_powers_and_fees_of_the_box() -> None:
    """[TP-51] [TP-52]"""
    dear: dict[str, Mapping[str, object]] = {card: {"fee": 7} for card in CONDOTTIERE_NAMES}
    printed = own({**dear, "corella": {"fee": 7, "power": 6}, "rimini": {"power": 5}})
    s = playing(own={1: {"rimini": []}}, hands={0: ["corella"]}, purse=[7, 0, 0], printed=printed)
    play(s, "0 seize rimini", "0 commit corella", "0 done", "1 done")
    assert (owner(s, "rimini"), purses(s)[0], hand(s, 0)) == (0, 0, [])


def test_the_strongest_condottieri_are_those_that_the_box_makes_so() -> None:
    """Of two that could be sent, one can be paid: the facts tell of the stronger. [TP-51]"""
    printed = own({"corella": {"power": 6}})
    s = playing(own={1: {"rimini": []}}, hands={0: ["bande_nere", "corella"]}, purse=[10, 0, 0], printed=printed)
    [attack] = GAME.facts(GAME.view(s, 0), "seize rimini")
    assert (attack.nouns["attack"], attack.nouns["ducats"]) == (6, 10)


def test_income_votes_and_points_are_those_of_the_box() -> None:
    """[TP-60] [TP-70] [TP-80]"""
    datary = {"income": 2, "votes": 9, "vp": 4}
    printed = own({"rimini": {"income": 31, "vp": 7}, "datary": datary, "raphael": {"vp": 8}})
    s = round_end(own={1: {"rimini": ["datary", "raphael"]}}, purse=[0, 0, 0], printed=printed)
    assert purses(s) == [0, 33, 0]
    assert votes_of(borgia(s.table), 1) == 3 * 4 + 9
    assert [line.points for line in GAME.scores(s) if (line.what, line.seat) == ("cards", 1)] == [7 + 4 + 8]


def test_an_artist_and_the_doctor_are_paid_what_the_box_says() -> None:
    """[TP-34] [TP-43]"""
    printed = own({"raphael": {"fee": 33}, "doctor": {"fee": 21}})
    s = playing(own={1: {"open": ["raphael"]}}, purse=[32, 0, 0], printed=printed)
    assert "seize raphael" not in s.legal(0)
    hands = {0: ["poison_plague"], 1: ["doctor"]}
    s = playing(own={1: {"home": ["datary"]}}, hands=hands, purse=[0, 21, 0], printed=printed)
    play(s, "0 poison datary")
    assert GAME.decision(s, 1).nouns["fee"] == 21
    play(s, "1 doctor")
    assert (purses(s)[1], owner(s, "datary")) == (0, 1)


def test_the_terminal_shows_what_the_box_prints() -> None:
    copy = boxed(rimini={"power": 9, "income": 31, "vp": 0})
    view = dict(GAME.view(playing(own={1: {"rimini": []}}), 0).to_dict())
    told = "\n".join(str(line) for line in board(view, ["a", "b", "c"], "en", copy.box.values).lines(100))
    assert "Rimini 9p 31d" in told


@pytest.mark.parametrize("seed", range(BOXES))
def test_any_box_is_played_to_the_end_as_the_transcription_plays_it(seed: int) -> None:
    copy = random_box(seed)
    assert copy.box.digest != OURS.digest
    for n in range(2):
        fuzz((copy, copy.editions[0], 3 + (seed + n) % 3), 2 * seed + n, [])
        agree(copy, 3 + (seed + n) % 3, n, 2 * seed + n)


@pytest.mark.parametrize("seed", range(BOXES))
def test_rules_of_thumb_and_search_play_any_box(seed: int) -> None:
    copy = random_box(seed)
    fuzz((copy, copy.editions[0], 3 + seed % 3), seed, ["thumb"])
    s, mind = copy.new(3, seed=seed), bot("search:iterations=20", copy, seed)
    for _ in range(8):
        seat = s.to_act()[0]
        s.play(seat, mind.choose(copy.view(s, seat), copy.decision(s, seat)))


def test_a_record_proves_itself_with_the_box_it_carries() -> None:
    copy = random_box(1)
    s = copy.new(3, seed="a box", players=["x", "y", "z"])
    rng = Rng(1)
    while not s.over:
        step(s, rng)
    whole = parsed(json.dumps({**s.record(), "box": copy.box.to_dict(whole=True)}))
    assert [check.fault for check in proof(with_box(GAME, whole.box), whole) if check.fault] == []
    with pytest.raises(BadRecord, match="another-box"):
        replayed(GAME, parsed(json.dumps(s.record())))
