"""Information-set tree search: one tree over many imagined worlds, every seat for itself.

Each iteration imagines a world that fits the view, walks down the tree by what has paid so far and what the policy
thinks, grows one node, plays on by the policy to the end or to a horizon, and adds the outcome to every node it passed.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from signoria.bots.search.tree import FULL, NONE, ROOT, WHOLE, Tree
from signoria.bots.thumb.policy import POINT, Menu, Policy
from signoria.kernel.action import NOBODY, Actions, filled
from signoria.kernel.arrays import append, vec
from signoria.kernel.game import STEP, Game
from signoria.kernel.rng import Rng
from signoria.kernel.state import State
from signoria.kernel.view import View
from signoria.kit.sealed import Sealed

NEVER: Final[i64] = 1 << 40  # a horizon no game reaches
RECOGNISED: Final[i64] = 24  # visits after which a decision of ours is worth recognising when it comes
DULL: Final = 0.15  # the part of a prior that all answers share alike, so that none is never tried


@final
class Style:
    """How a search weighs things."""

    def __init__(self, explore: float, trust: float, horizon: i64, margin: float) -> None:
        self.explore: float = explore  # how much what is little tried attracts
        self.trust: float = trust  # hundredths of a point that make an answer e times likelier to be tried
        self.horizon: i64 = horizon  # decisions of a rollout before its outcome is estimated
        self.margin: float = margin  # the part of the reward that is not for winning but for being ahead


@final
class Search:
    """A search from one view; `run` as often as time allows, then ask `best`."""

    def __init__(self, game: Game, policy: Policy, style: Style, view: View, rng: Rng) -> None:
        self.game: Final = game
        self.policy: Final = policy
        self.style: Style = style
        self.view: View = view
        self.observer: i64 = view.observer
        self.rng: Rng = rng
        self.tree: Tree = Tree(view.seats)
        self.keys: dict[str, int] = {}  # decisions of ours, by what we would see there
        self.acts: Final = Actions()
        self.menu: Final = Menu()
        self.path: vec[i64] = vec[i64]()  # the nodes of this iteration, and room that earlier ones have left
        self.passed: i64 = 0  # how many nodes these are
        self.place: Final = filled(len(game.catalogue), NONE)  # the child that gives each answer, while selecting
        self.weight: vec[float] = vec[float]()
        self.reward: Final = filled(view.seats, 0)
        self.wins: Final = filled(view.seats, 0)
        self.standing: Final = filled(view.seats, 0)
        self.balance: vec[i64] = vec[i64]()  # our books, if we keep any
        self.length: i64 = 0  # of all rollouts, in decisions

    def run(self, iterations: i64) -> None:
        for _n in range(iterations):
            self.iterate(NOBODY)

    def try_out(self, code: i64, iterations: i64) -> i64:
        """Look into one answer to the question in hand, whatever it promises; its node."""
        for _n in range(iterations):
            self.iterate(code)
        return self.path[1]

    def iterate(self, forced: i64) -> None:
        """One world, one path, one outcome; NOBODY lets the search choose its first answer."""
        if self.tree.count >= FULL:
            return
        s = self.world()
        self.passed = 0
        self.go_to(ROOT)
        self.descend(s, forced)
        self.length += self.policy.play_on(s, self.acts, self.menu, self.rng, self.style.horizon)
        self.judge(s)
        for n in range(self.passed):
            self.tree.add(self.path[n], self.reward, self.wins)

    def go_to(self, node: i64) -> None:
        """One step further on the path."""
        if self.passed == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.passed] = node
        self.passed += 1

    def world(self) -> State:
        """One that fits what is seen, and our books."""
        s = self.game.imagine(self.view, self.rng)
        if len(self.balance) > 0:
            self.policy.recall(s, self.observer, self.balance)
        return s

    def descend(self, s: State, forced: i64) -> None:
        """Walk down the tree and one step out of it."""
        tree = self.tree
        node = ROOT
        seat = self.observer
        while not s.over:
            s.offer(seat, self.acts)
            if seat != self.observer and isinstance(s.top, Sealed):
                # What we shall not see must not tell our later selves apart.
                s.apply(seat, self.policy.choose(s, seat, self.acts, self.menu, self.rng))
            else:
                if seat == self.observer and node != ROOT and tree.visits[node] == RECOGNISED:
                    self.keys[key_of(self.game.view(s, seat))] = int(node)
                node = self.follow(s, node, seat, forced)
                s.apply(seat, tree.code[node])
                self.go_to(node)
                if tree.visits[node] == 0 and self.acts.count > 1:
                    return
            seat = s.top.asked

    def follow(self, s: State, node: i64, seat: i64, forced: i64) -> i64:
        """The child of a node that this iteration goes on to.

        An answer that leaves no choice has its node all the same: in another world there may be one.
        """
        menu = self.menu
        menu.clear()
        if self.acts.count == 1:
            menu.add(self.acts.at(0), 0)
        elif node == ROOT and forced != NOBODY:
            menu.add(forced, 0)
        else:
            self.policy.rate(s, seat, self.acts, menu)
        return self.select(node, seat)

    def select(self, node: i64, seat: i64) -> i64:
        """The child to follow: what has paid, plus what the policy likes and was little tried."""
        tree, place = self.tree, self.place
        codes, count = self.menu.codes, self.menu.count
        # Columns that are at hand are not counted each time that one looks into them.
        code, actor, sibling, visits = tree.code, tree.actor, tree.sibling, tree.visits
        youngest = tree.child[node]
        child = youngest
        while child != NONE:
            if actor[child] == seat:
                place[code[child]] = child
            child = sibling[child]
        self.weigh()
        weight = self.weight
        tried: i64 = 0
        for n in range(count):
            child = place[codes[n]]
            if child != NONE:
                tried += visits[child]
        untried = 0.5 / float(tree.seats)  # what is not known is worth somewhat less than what is
        if visits[node] > 0:
            untried = 0.8 * tree.mean(node, seat)
        bonus = self.style.explore * sqrt(float(tried + 1))
        best: i64 = 0
        best_value = -1.0
        for n in range(count):
            child = place[codes[n]]
            if child == NONE or visits[child] == 0:
                value = untried + bonus * weight[n]
            else:
                value = tree.mean(child, seat) + bonus * weight[n] / float(1 + visits[child])
            if value > best_value:
                best_value = value
                best = n
        chosen = place[codes[best]]
        child = youngest
        while child != NONE:
            place[code[child]] = NONE
            child = sibling[child]
        if chosen == NONE:
            chosen = tree.grow(node, codes[best], seat)
        return chosen

    def weigh(self) -> None:
        """How likely the policy is to give each answer of the menu, as a share of one."""
        menu = self.menu
        highest = menu.ratings[0]
        for n in range(menu.count):
            if menu.ratings[n] > highest:
                highest = menu.ratings[n]
        total = 0.0
        while len(self.weight) < menu.count:
            self.weight = append(self.weight, 0.0)
        weights = self.weight
        for n in range(menu.count):
            weight = 1.0
            if menu.ratings[n] < highest:
                weight = exp(float(menu.ratings[n] - highest) / self.style.trust)
            weights[n] = weight
            total += weight
        alike = DULL / float(menu.count)
        for n in range(menu.count):
            weights[n] = alike + (1.0 - DULL) * weights[n] / total

    def judge(self, s: State) -> None:
        """What the world this iteration came to is worth to each seat."""
        seats = self.tree.seats
        if s.over:
            self.game.standing(s, self.standing)
            share_of_victory(self.standing, self.wins)
            for seat in range(seats):
                self.standing[seat] = self.standing[seat] // STEP * POINT
            doubt = 5.0 * float(POINT)
        else:
            self.policy.forecast(s, self.standing)
            doubt = float(self.policy.doubt(s))
            likely_victory(self.standing, doubt, self.wins)
        margin = self.style.margin
        for seat in range(seats):
            rival: i64 = -(1 << 40)
            for other in range(seats):
                if other != seat and self.standing[other] > rival:
                    rival = self.standing[other]
            ahead = 1.0 / (1.0 + exp(float(rival - self.standing[seat]) / (2.0 * doubt)))
            self.reward[seat] = i64((1.0 - margin) * float(self.wins[seat]) + margin * ahead * float(WHOLE))

    def children(self) -> list[int]:
        """What was considered, the most considered first."""
        out: list[int] = []
        child = self.tree.child[ROOT]
        while child != NONE:
            out.append(int(child))
            child = self.tree.sibling[child]
        tree, seat = self.tree, self.observer
        ranks = [(-int(tree.visits[node]), -tree.mean(node, seat), node) for node in out if tree.visits[node] > 0]
        ranks.sort()
        return [node for _visits, _mean, node in ranks]

    def lead(self) -> i64:
        """By how many visits the first is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        child = self.tree.child[ROOT]
        while child != NONE:
            visits = self.tree.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.tree.sibling[child]
        return first - second

    def move_to(self, view: View) -> bool:
        """Go on from a later view; what was found out about it before is kept. False if it was not foreseen."""
        self.view = view
        self.observer = view.observer
        node = self.keys.get(key_of(view))
        if node is None:
            self.tree = Tree(view.seats)
            self.keys = {}
            return False
        self.tree, went = self.tree.cut(node)
        self.keys = {key: int(went[old]) for key, old in self.keys.items() if went[old] > ROOT}
        self.game.imagine(view, self.rng).offer(self.observer, self.acts)
        self.tree.prune(self.acts, self.observer)
        return True


def key_of(view: View) -> str:
    """Two views with the same key are the same view."""
    return view.to_json()


def share_of_victory(standing: vec[i64], wins: vec[i64]) -> None:
    """Whoever stands best has won; a shared victory is shared."""
    best = standing[0]
    winners: i64 = 0
    for number in standing:
        if number > best:
            best = number
    for number in standing:
        if number == best:
            winners += 1
    for seat in range(len(standing)):
        wins[seat] = 0
        if standing[seat] == best:
            wins[seat] = WHOLE // winners


def likely_victory(forecast: vec[i64], doubt: float, wins: vec[i64]) -> None:
    """How often each seat will come out best if every forecast may be off by `doubt`."""
    best = forecast[0]
    for points in forecast:
        if points > best:
            best = points
    total = 0.0
    for points in forecast:
        total += exp(float(points - best) / doubt)
    for seat in range(len(forecast)):
        wins[seat] = i64(float(WHOLE) * exp(float(forecast[seat] - best) / doubt) / total)
