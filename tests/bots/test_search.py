"""Tree search: what it remembers, what it does not need to think about, and that it plays alike everywhere."""

import pytest

from signoria import GAMES, BadSetup, Game, Rng, State
from signoria.bots import bot
from signoria.bots.policies import policy_of
from signoria.bots.search.search import Search, Style, likely_victory, share_of_victory
from signoria.bots.search.tree import NONE, ROOT, Tree
from signoria.bots.searcher import SearchBot
from signoria.kernel.action import column, filled
from tests.tables import random_game

STYLE = Style(explore=0.6, trust=150.0, horizon=20, margin=0.3)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def middle(game: Game, seed: int = 1, after: int = 40) -> State:
    """A decision with a choice, some way into a game."""
    for n, s in enumerate(random_game((game, game.editions[0], 4), seed)):
        if n >= after and len(s.legal(s.to_act()[0])) > 2:
            return s
    raise AssertionError("no such decision")


def searched(game: Game, s: State, iterations: int, seed: int = 3) -> Search:
    seat = s.to_act()[0]
    search = Search(game, policy_of(game), STYLE, game.view(s, seat), Rng(seed))
    search.run(iterations)
    return search


@each_game
def test_every_iteration_is_counted_at_the_root_and_at_one_of_its_children(game: Game) -> None:
    search = searched(game, middle(game), 60)
    tree = search.tree
    assert tree.visits[ROOT] == 60
    assert sum(int(tree.visits[node]) for node in search.children()) == 60
    assert sum(int(tree.visits[node]) for node in range(int(tree.count))) >= 120


@each_game
def test_the_same_seed_finds_the_same_and_what_it_finds_is_legal(game: Game) -> None:
    s = middle(game)
    seat = s.to_act()[0]
    a, b = searched(game, s, 60), searched(game, s, 60)
    assert [int(a.tree.code[node]) for node in a.children()] == [int(b.tree.code[node]) for node in b.children()]
    assert {game.catalogue.text(a.tree.code[node]) for node in a.children()} <= set(s.legal(seat))


@each_game
def test_a_forced_move_needs_no_thought(game: Game) -> None:
    player = bot("search:iterations=50", game, 1)
    assert isinstance(player, SearchBot)
    forced = 0
    for s in random_game((game, game.editions[0], 4), 2):
        for seat in s.to_act():
            legal = s.legal(seat)
            if len(legal) == 1:
                assert player.choose(game.view(s, seat), game.decision(s, seat)) == legal[0]
                assert player.search is None
                forced += 1
    assert forced > 0


def test_shares_of_victory_add_up_to_one_game() -> None:
    wins = filled(3, 0)
    share_of_victory(column([5012, 7003, 7003]), wins)
    assert list(wins) == [0, 500, 500]
    likely_victory(column([1000, 1000, 1000]), 500.0, wins)
    assert list(wins) == [333, 333, 333]
    likely_victory(column([4000, 1000, 1000]), 500.0, wins)
    assert wins[0] > 990


def test_a_cut_tree_keeps_what_was_below_and_nothing_else() -> None:
    tree = Tree(2)
    kept = tree.grow(ROOT, 7, 0)
    other = tree.grow(ROOT, 8, 0)
    leaf = tree.grow(kept, 9, 1)
    gone = tree.grow(other, 9, 1)
    for node in (ROOT, kept, leaf):
        tree.add(node, column([600, 400]), column([1000, 0]))
    cut, went = tree.cut(kept)
    assert [int(place) for place in went] == [NONE, ROOT, NONE, 1, NONE]
    assert cut.count == 2
    assert (cut.code[1], cut.actor[1], cut.visits[ROOT], cut.visits[1]) == (9, 1, 1, 1)
    assert (cut.mean(1, 0), cut.share(1, 0), cut.share(1, 1)) == (0.6, 1.0, 0.0)
    assert went[gone] == NONE


@each_game
def test_what_was_foreseen_is_not_thought_out_again(game: Game) -> None:
    """Whenever a decision of ours is recognised, the tree starts with the visits it had there."""
    recognised = 0
    for seed in range(12):
        s = middle(game, seed, after=10)
        seat = s.to_act()[0]
        search = searched(game, s, 400, seed)
        s.play(seat, game.catalogue.text(search.tree.code[search.children()[0]]))
        players = [bot("thumb", game, n) for n in range(4)]
        for _n in range(40):
            if s.over or (s.to_act()[0] == seat and len(s.legal(seat)) > 1):
                break
            asked = s.to_act()[0]
            s.play(asked, players[asked].choose(game.view(s, asked), game.decision(s, asked)))
        if not s.over and seat in s.to_act():
            known = search.move_to(game.view(s, seat))
            assert (search.tree.visits[ROOT] >= 24) == known
            search.run(20)
            assert {game.catalogue.text(search.tree.code[node]) for node in search.children()} <= set(s.legal(seat))
            recognised += known
    assert recognised > 0


@each_game
def test_an_answer_nobody_would_give_can_be_tried_out(game: Game) -> None:
    s = middle(game)
    seat = s.to_act()[0]
    search = searched(game, s, 30)
    for text in s.legal(seat):
        node = search.try_out(game.catalogue.code(text), 3)
        assert game.catalogue.text(search.tree.code[node]) == text
        assert search.tree.visits[node] >= 3


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("clever", "no-such-bot"),
        ("search:speed=3", "no-such-setting"),
        ("search:time=soon", "setting-range"),
        ("search:time=-1", "setting-range"),
        ("search:time=nan", "setting-range"),
        ("thumb:jitter=99999999", "setting-range"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bot(text, GAMES["principe"], 1)
    assert refused.value.key == key
