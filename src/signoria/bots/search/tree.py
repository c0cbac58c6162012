"""The tree of a search, as columns of numbers: a node is an answer somebody gave, its children what was answered next.

One tree serves all imagined worlds: a node stands for everything its path of answers can mean, and not every child is
possible in every world. What a node is worth is kept for each seat, for each plays for itself.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.kernel.action import Actions, copy_cells, filled
from signoria.kernel.arrays import vec

NONE: Final[i64] = -1  # no node
ROOT: Final[i64] = 0
FULL: Final[i64] = 1_000_000  # nodes; a search that has so many grows no further: some 150 MB
WHOLE: Final[i64] = 1000  # a won game, in rewards
FEW: Final[i64] = 256  # nodes that there is room for at first


@final
class Tree:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.count: i64 = 0
        self.room: i64 = FEW  # for so many, before the columns have to be longer
        self.code: vec[i64] = filled(FEW, 0)  # the answer
        self.actor: vec[i64] = filled(FEW, 0)  # who gave it
        self.child: vec[i64] = filled(FEW, 0)  # the youngest child
        self.sibling: vec[i64] = filled(FEW, 0)  # the next older one
        self.visits: vec[i64] = filled(FEW, 0)
        self.reward: vec[i64] = filled(FEW * seats, 0)  # a row of seats for each node: what is striven for, added up
        self.wins: vec[i64] = filled(FEW * seats, 0)  # likewise: victories alone
        self.grow(NONE, NONE, NONE)

    def grow(self, parent: i64, code: i64, actor: i64) -> i64:
        """A new node, not yet visited."""
        node = self.count
        if node == self.room:
            self.make_room()
        self.count = node + 1
        self.code[node] = code
        self.actor[node] = actor
        self.child[node] = NONE
        self.sibling[node] = NONE
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def make_room(self) -> None:
        """For twice as many nodes: to append to every column at every node takes longer."""
        self.room *= 2
        self.code = twice_as_long(self.code)
        self.actor = twice_as_long(self.actor)
        self.child = twice_as_long(self.child)
        self.sibling = twice_as_long(self.sibling)
        self.visits = twice_as_long(self.visits)
        self.reward = twice_as_long(self.reward)
        self.wins = twice_as_long(self.wins)

    def mean(self, node: i64, seat: i64) -> float:
        """What the node has been worth to a seat so far, from 0 to 1; it must have been visited."""
        return float(self.reward[node * self.seats + seat]) / float(WHOLE * self.visits[node])

    def share(self, node: i64, seat: i64) -> float:
        """How often a seat won from here, from 0 to 1; it must have been visited."""
        return float(self.wins[node * self.seats + seat]) / float(WHOLE * self.visits[node])

    def add(self, node: i64, reward: vec[i64], wins: vec[i64]) -> None:
        """One more visit, and what it brought each seat."""
        self.visits[node] += 1
        row = node * self.seats
        rewards, victories = self.reward, self.wins
        for seat in range(self.seats):
            rewards[row + seat] += reward[seat]
            victories[row + seat] += wins[seat]

    def cut(self, root: i64) -> tuple["Tree", vec[i64]]:
        """The part below `root` as a tree of its own, and where each old node went; NONE if it was cut off."""
        out = Tree(self.seats)
        went = filled(self.count, NONE)
        went[root] = ROOT
        self.copy_to(root, out, ROOT)
        # Children are always younger than their parents, so one pass in order finds every parent placed. A child list
        # runs from the youngest to the oldest; the new one is in the opposite order, which nobody minds.
        for node in range(root, self.count):
            place = went[node]
            if place != NONE:
                child = self.child[node]
                while child != NONE:
                    went[child] = out.grow(place, self.code[child], self.actor[child])
                    self.copy_to(child, out, went[child])
                    child = self.sibling[child]
        return out, went

    def prune(self, legal: Actions, seat: i64) -> None:
        """Let go of answers at the root that turned out not to be possible."""
        kept = NONE
        child = self.child[ROOT]
        while child != NONE:
            older = self.sibling[child]
            if self.actor[child] == seat and legal.has(self.code[child]):
                self.sibling[child] = kept
                kept = child
            child = older
        self.child[ROOT] = kept

    def copy_to(self, node: i64, out: "Tree", place: i64) -> None:
        out.visits[place] = self.visits[node]
        for seat in range(self.seats):
            out.reward[place * self.seats + seat] = self.reward[node * self.seats + seat]
            out.wins[place * self.seats + seat] = self.wins[node * self.seats + seat]


def twice_as_long(column: vec[i64]) -> vec[i64]:
    out = filled(2 * len(column), 0)
    copy_cells(column, out)
    return out
