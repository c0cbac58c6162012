"""Surveys: what is read from games, what it adds up to, and the page it is shown on."""

import re
from functools import cache

import pytest

from signoria import GAMES, Game
from signoria.kernel.event import Event
from signoria.lab.balance import Balance, Prices, Survey
from signoria.lab.market import holders, sales
from signoria.lab.pages.balance import hues, page
from signoria.lab.pages.html import document
from signoria.lab.plots import PAINT, Dot, Line, dots, lines
from signoria.text import words

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
GAMES_EACH = 24
ELSEWHERE = re.compile(r"https?:|//\w|@import|url\((?!#)|<script|<link|<img|\bsrc=|href=\"(?!#)")


@cache
def surveyed(key: str) -> Balance:
    survey = Survey(key, GAMES[key].editions[0], GAMES[key].checked_options(None), 3, ["thumb"] * 3, "survey")
    balance = Balance(survey)
    for result in GAMES_EACH // 4 * [survey.play(n) for n in range(4)]:  # often enough to be told of
        balance.add(result)
    return balance


@each_game
def test_every_sale_and_holding_is_announced_or_scored(game: Game) -> None:
    kinds = {kind.name: kind.nouns for kind in game.events}
    for sale in game.market.sales:
        assert {*sale.noun.split(), sale.price} <= set(kinds[sale.event])
        assert not sale.unsold or set(sale.noun.split()) <= set(kinds[sale.unsold])
    for holding in game.market.holdings:
        assert all("seat" in kinds[event] for event in holding.told)
        assert all(set(holding.noun.split()) <= {*kinds[event], "round"} for event in holding.told)


@each_game
def test_a_survey_adds_up(game: Game) -> None:
    balance = surveyed(game.key)
    assert balance.games == GAMES_EACH
    assert sum(place.wins for place in balance.places) == pytest.approx(GAMES_EACH)
    assert all(place.cases == GAMES_EACH for place in balance.places)
    assert all(balance.overall(n) for n, sale in enumerate(balance.market.sales) if sale.key != "roles")
    facts = balance.facts()
    assert facts["fair"] == 1 / 3


@each_game
def test_the_page_has_words_for_everything_and_points_nowhere(game: Game) -> None:
    text = page([surveyed(game.key)], words("en", game))
    assert not ELSEWHERE.search(text), ELSEWHERE.search(text)
    assert "balance-" not in text
    assert text.count("<svg") == text.count("<figure") > 2
    assert not re.search("|".join(PAINT.values()), text.partition("</style>")[2]), "a colour that no theme can change"


@each_game
def test_there_are_words_for_every_sale_and_holding(game: Game) -> None:
    say = words("en", game)
    keys = [f"balance-sale-{sale.key}" for sale in game.market.sales]
    keys += [f"balance-held-{holding.key}" for holding in game.market.holdings]
    keys += [f"balance-thing-{name}" for one in game.market.holdings if not one.noun for name in one.scored]
    assert [key for key in keys if not say.has(key)] == []


def test_every_colour_of_the_pictures_is_one_of_the_page() -> None:
    css = document("", "", "balance", "en")
    assert all(f"--{name}:" in css for name in PAINT)


def test_a_lot_is_sold_or_not_wanted() -> None:
    events = [
        Event("lot-sold", {"seat": 1, "colour": "blue", "cards": 3, "price": 4, "round": 1}, []),
        Event("lot-removed", {"colour": "red", "cards": 1, "round": 1}, []),
        Event("bids", {"seat": 1, "amount": 4, "round": 1}, []),
    ]
    assert sales(GAMES["principe"], events) == [[0, "blue", 3, 4], [0, "red", 1, None]]


def test_who_got_a_card_last_holds_it_and_items_are_counted() -> None:
    borgia, florence = GAMES["borgia"], GAMES["florence"]
    events = [
        Event("sold", {"seat": 1, "card": "ostia", "price": 4, "round": 1}, []),
        Event("seized", {"seat": 2, "card": "ostia", "round": 1}, []),
        Event("elected", {"seat": 0, "number": 3, "all": 4, "round": 1}, []),
    ]
    assert holders(borgia, borgia.new(3), events) == [[0, "1", 0], [1, "ostia", 2]]
    jester = Event("item-sold", {"seat": 1, "stack": "jester", "florins": 300, "round": 1}, [])
    assert holders(florence, florence.new(3), [jester, jester]) == [[0, "jester 2", 1]]


def test_prices() -> None:
    prices = Prices()
    for price in (1, 2, 3, 10, None):
        prices.add(price)
    assert (prices.sold, prices.unsold, prices.mean) == (4, 1, 4)
    assert [prices.quantile(share) for share in (0.25, 0.5, 0.75, 1)] == [1, 2, 3, 10]


def test_a_colour_is_drawn_in_its_colour() -> None:
    found = hues(["green", "red", "lake"])
    assert (found["green"], found["red"]) == ("hue-3", "hue-2")
    assert len(set(found.values())) == 3


def test_a_picture_is_the_same_twice_and_keeps_its_words() -> None:
    row = Dot("a <bot>", 50, 40, 60, "50 %")
    assert dots([row], "wins", fair=25, fair_label="fair") == dots([row], "wins", fair=25, fair_label="fair")
    assert "a &lt;bot&gt;" in dots([row], "wins")
    assert ">Jester</text>" in lines([Line("Jester", [1, 2], [3, 4], "hue-1")], "round", "price")
