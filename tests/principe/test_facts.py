"""What an answer leads to: what is told beforehand is what comes to pass."""

import pytest

from signoria.games.principe import GAME
from signoria.games.principe.components import BLUE, COLOUR_NAMES, COLOURS, GREEN, RED, REGION_NAMES, REGIONS, WHITE
from signoria.games.principe.frames import principe
from signoria.games.principe.rules.city import WhichCity, WhichRegion
from signoria.games.principe.rules.roles import RolesOfColour
from signoria.games.principe.table import Principe
from signoria.kernel.event import SPECTATOR
from signoria.kernel.public import Nouns
from signoria.kernel.rng import Rng
from signoria.kernel.state import State, opened
from signoria.kit.ascending import Ascending
from signoria.text import LANGUAGES, words
from tests.principe.positions import EVERYTHING, building, new_cards, play, purse, roles, sale
from tests.tables import Table, in_either_mode, random_game

TABLES: list[Table] = [(GAME, edition, seats) for edition in GAME.editions for seats in GAME.seats]
each_table = pytest.mark.parametrize("table", TABLES, ids=[f"{edition}-{seats}" for _game, edition, seats in TABLES])

Told = list[tuple[str, Nouns]]


def facts(s: State, seat: int, text: str) -> Told:
    return [(fact.what, fact.nouns) for fact in GAME.facts(GAME.view(s, seat), text)]


def of_kind(told: Told, what: str) -> list[Nouns]:
    return [nouns for kind, nouns in told if kind == what]


def number(nouns: Nouns, noun: str) -> int:
    value = nouns[noun]
    assert isinstance(value, int)
    return value


def after(s: State, seat: int, text: str) -> State:
    world = s.clone()
    world.play(seat, text)
    return world


def test_a_bid_leaves_what_it_does_not_take_and_reaches_cities() -> None:
    """[IP-31] [IP-33]"""
    s = sale({RED: 1}, cities=["lucca"], hands={0: {WHITE: 2, BLUE: 1}}, purse=[6, 9, 9])
    assert facts(s, 0, "bid 2") == [("bid-leaves", {"amount": 2, "ducats": 4}), ("then-in-reach", {"city": "lucca"})]
    assert facts(s, 0, "bid 3") == [("bid-leaves", {"amount": 3, "ducats": 3}), ("then-too-dear", {"city": "lucca"})]
    assert facts(s, 0, "pass") == [("withdraws", {})]


def test_a_bid_in_round_1_reaches_no_city() -> None:
    """[IP-33]"""
    s = sale({RED: 1}, round=1, cities=["lucca"], hands={0: {WHITE: 2, BLUE: 1}}, purse=[6, 9, 9])
    assert facts(s, 0, "bid 2") == [("bid-leaves", {"amount": 2, "ducats": 4})]


def test_a_bid_for_a_role_brings_its_power() -> None:
    """[IP-54] [IP-56]"""
    s = roles(up={0: {WHITE: 2}, 1: {WHITE: 2}}, purse=[5, 5, 5])
    assert facts(s, 0, "bid 1") == [("bid-leaves", {"amount": 1, "ducats": 4}), ("power", {"power": "white"})]


def test_a_city_scores_for_its_builder_and_by_the_roles_of_others() -> None:
    """IP-E3 [IP-41] [IP-42]"""
    s = building(
        cities=["lucca"],
        hands={2: EVERYTHING},
        purse=[0, 0, 9],
        prince=2,
        majors={WHITE: 0, BLUE: 1, GREEN: 2},
        minors={WHITE: 1, RED: 2},
    )
    told = facts(s, 2, "build lucca")
    assert of_kind(told, "city-scores") == [{"points": 6, "ducats": 5}]
    assert of_kind(told, "role-scores") == [{"seat": 0, "points": 2}, {"seat": 1, "points": 3}]


def ranks(cards: list[int], seat: int = 0) -> Told:
    """What one more blue card of a seat, which holds one, leads to."""
    up = {other: {BLUE: n} for other, n in enumerate(cards)}
    s = building(seats=len(cards), hands={seat: {BLUE: 1}}, up=up, prince=seat)
    return facts(s, seat, "play 1 blue")[1:]


def test_cards_face_up_lead_to_roles() -> None:
    """IP-E4, IP-E5, IP-E6 [IP-51] [IP-53] [IP-54] [IP-55]"""
    assert ranks([3, 2, 1]) == [
        ("others-up", {"seat": 1, "cards": 2}),
        ("others-up", {"seat": 2, "cards": 1}),
        ("takes-major", {"major": "blue", "cards": 4, "down": 2}),
    ]
    assert ranks([1, 2, 0])[-1] == ("bids-for-major", {"major": "blue", "seat": 1})
    assert ranks([1, 4, 1])[-1] == ("takes-minor", {"minor": "blue"})
    assert ranks([1, 4, 2, 2])[-2:] == [
        ("bids-for-minor", {"minor": "blue", "seat": 2}),
        ("bids-for-minor", {"minor": "blue", "seat": 3}),
    ]
    assert ranks([1, 3, 3])[-1] == ("no-role", {})
    assert ranks([1, 4])[-1] == ("no-role", {}), "a game of two has no minor roles"


def test_a_shield_tips_a_majority() -> None:
    """[IP-70]"""
    shields = {0: {"blue": 1}, 1: {"blue": 1}}
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 9, 9], map=shields)
    play(s, "0 build lucca")
    assert facts(s, 0, "shield blue") == [
        ("shield", {"region": "blue", "before": 1, "shields": 2, "rank": "first", "points": 5}),
        ("others-shields", {"seat": 1, "shields": 1, "points": 2}),
        ("region-points", {"points": 5}),
    ]


@pytest.mark.parametrize(
    ("own", "others", "rank", "points"),
    [
        (1, [1, 0], "first", 5),
        (0, [1, 0], "tied", 5),
        (1, [3, 1], "second", 2),
        (0, [3, 1], "tied-second", 2),
        (0, [2, 2], "behind", 0),
        (0, [3, 2], "behind", 0),
    ],
)
def test_a_shield_says_where_one_then_stands(own: int, others: list[int], rank: str, points: int) -> None:
    """[IP-70]"""
    shields = {seat: {"blue": n} for seat, n in enumerate([own, *others]) if n}
    s = building(cities=["lucca"], hands={0: EVERYTHING}, purse=[9, 9, 9], map=shields)
    play(s, "0 build lucca")
    told = facts(s, 0, "shield blue")
    assert (of_kind(told, "shield")[0]["rank"], of_kind(told, "region-points")) == (rank, [{"points": points}])


def test_what_is_no_answer_leads_nowhere() -> None:
    s = sale({RED: 1}, cities=["lucca"], hands={0: EVERYTHING}, purse=[6, 9, 9])
    for text in ("bid 7", "bid 99", "build lucca", "play 1 red", "shield blue", "reveal red", "dance", ""):
        assert facts(s, 0, text) == []
    assert facts(s, 1, "bid 1") == [], "it is not their turn"
    assert facts(s, SPECTATOR, "bid 1") == []
    assert facts(new_cards(deck=[GREEN] * 12), 0, "lay green") == []


def looked_at(table: Table, games: int) -> list[tuple[State, int, list[str]]]:
    """Questions of random games with some of their answers."""
    found = []
    for seed in range(in_either_mode(games)):
        rng = Rng(seed)
        for n, state in enumerate(random_game(table, seed)):
            if not state.over and n % 3 == 0:
                seat = state.to_act()[0]
                legal = state.legal(seat)
                some = [legal[rng.below(len(legal))] for _ in range(2)]
                found.append((state.clone(), seat, some))
    return found


@each_table
def test_what_is_told_of_an_answer_comes_to_pass(table: Table) -> None:
    """[IP-41] [IP-42] [IP-50] [IP-70]"""
    for n, (s, seat, texts) in enumerate(looked_at(table, 4)):
        for text in texts:
            told, then = facts(s, seat, text), after(s, seat, text)
            try:
                comes_to_pass(s, then, seat, told)
            except AssertionError as failed:
                raise AssertionError(f"question {n} of {table[1:]}, {seat} {text}: {told}") from failed


def comes_to_pass(s: State, then: State, seat: int, told: Told) -> None:
    before, t = principe(s.table), principe(then.table)
    for nouns in of_kind(told, "city-scores"):
        comes_to_points(s, then, seat, nouns, of_kind(told, "role-scores"))
    for nouns in of_kind(told, "cards-up"):
        colour = COLOUR_NAMES.index(str(nouns["building"]))
        assert before.up[seat * COLOURS + colour] == number(nouns, "before")
        now = opened(GAME, after_nothing_else(s, seat, colour, number(nouns, "cards")), RolesOfColour(colour))
        comes_to_roles(now, seat, colour, told)
    for nouns in of_kind(told, "shield"):
        region = REGION_NAMES.index(str(nouns["region"]))
        assert t.map[seat * REGIONS + region] == number(nouns, "shields")
        lines = [line for line in GAME.scores(then) if line.nouns.get("region") == nouns["region"]]
        points = sum(int(line.points) for line in lines if line.seat == seat)
        assert of_kind(told, "region-points") == [{"points": points}]


def comes_to_points(s: State, then: State, seat: int, own: Nouns, others: list[Nouns]) -> None:
    """The city is paid for; once its shields are placed, all have their points. [IP-41] [IP-42]"""
    since = len(s.table.log or [])
    while isinstance(then.top, WhichRegion):
        then.play(seat, then.legal(seat)[-1])
    events = [(event.name, event.nouns) for event in GAME.heard(then, SPECTATOR, since)]
    (built,) = of_kind(events, "city-built")
    assert number(built, "points") == number(own, "points")
    assert purse(s, seat) - number(built, "ducats") == number(own, "ducats")
    gained = {number(nouns, "seat"): number(nouns, "points") for nouns in others}
    scored = dict.fromkeys(gained, 0)
    for nouns in of_kind(events, "role-scored"):
        scored[number(nouns, "seat")] = scored.get(number(nouns, "seat"), 0) + number(nouns, "points")
    assert scored == gained


def after_nothing_else(s: State, seat: int, colour: int, cards: int) -> Principe:
    """The table with so many cards of a colour face up before a seat, and no role given yet."""
    t = principe(s.clone().table)
    t.up[seat * COLOURS + colour] = cards
    for c in range(COLOURS):
        t.major[c] = t.minor[c] = -1
    return t


def comes_to_roles(now: State, seat: int, colour: int, told: Told) -> None:
    """If the roles of the colour were settled as it stands: who holds them, or who is asked to bid. [IP-51] [IP-54]"""
    while not now.over and not isinstance(now.top, Ascending):
        now.play(now.to_act()[0], now.legal(now.to_act()[0])[0])  # the power of a role that is taken
    t = principe(now.table)
    bidders = {"major": of_kind(told, "bids-for-major"), "minor": of_kind(told, "bids-for-minor")}
    for tile, rivals in bidders.items():
        if rivals:
            view = GAME.view(now, SPECTATOR).to_dict()
            sale, making = view["sale"], view["making"]
            assert isinstance(sale, dict)
            assert isinstance(making, dict)
            assert sale["what"]["tile"] == tile
            assert making["rivals"] == sorted([seat, *(number(n, "seat") for n in rivals)])
    if of_kind(told, "takes-major"):
        assert t.major[colour] == seat
        assert t.down[seat * COLOURS + colour] >= number(of_kind(told, "takes-major")[0], "down")
    if of_kind(told, "no-role"):
        assert seat not in (t.major[colour], t.minor[colour])


@each_table
def test_the_cities_that_a_bid_reaches_can_be_built_if_it_wins(table: Table) -> None:
    """[IP-33] [IP-40]"""
    compared = 0
    for s, seat, texts in looked_at(table, 8):
        for text in texts:
            if text.startswith("bid") and "cards" in GAME.decision(s, seat).nouns:
                won = after(s, seat, text)
                while isinstance(won.top, Ascending) and won.top.leader == seat:
                    won.play(won.to_act()[0], "pass")
                if isinstance(won.top, WhichCity):
                    reached = [f"build {nouns['city']}" for nouns in of_kind(facts(s, seat, text), "then-in-reach")]
                    assert won.legal(seat) == ["pass", *reached], (seat, text)
                    compared += 1
    assert compared > 0


def declared(what: str) -> set[str]:
    return set(GAME.consequences[what].split())


@each_table
def test_facts_hold_the_nouns_that_are_declared_and_make_sentences(table: Table) -> None:
    say = [words(language, GAME) for language in LANGUAGES]
    for s, seat, texts in looked_at(table, 2):
        for text in texts:
            found = GAME.facts(GAME.view(s, seat), text)
            assert all(set(fact.nouns) == declared(fact.what) for fact in found)
            for language in say:
                sentences = language.facts(found, ["Anna", "Bruno", "Carla", "Dario", "Elena"])
                assert all("{" not in one and "fact-" not in one for one in sentences)
                assert len(sentences) <= len(found)
