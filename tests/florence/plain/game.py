"""The Princes of Florence, plain and slow: written from the numbered rules, without the engine.

Read `game` first; the rules follow from top to bottom. Cards and pieces are in `box`, what lies on the table and before
each player in `table`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import permutations

from tests.florence.plain.box import (
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    MINIMUM,
    OURS,
    PRESTIGE,
    PRICE_OF_BUILDING,
    STACKS,
    Own,
    PlainBox,
    bonus_value,
)
from tests.florence.plain.table import Table
from tests.transcription import Steps


@dataclass
class Turn:
    """What a player has done in the action phase."""

    actions: int = 2
    drew_profession: bool = False
    introduced_freedom: bool = False


class Plain(Table):
    """One game, from the set-up to the final scoring."""

    def __init__(self, seats: int, deal: list[list[str]], box: PlainBox = OURS) -> None:
        super().__init__(seats, deal, box)
        self.begin(self.game())

    # The course of the game.

    def game(self) -> Steps[None]:
        yield from self.choose_professions()
        while True:
            self.round += 1
            yield from self.auction_phase()
            yield from self.action_phase()
            if self.round == 7:
                return
            self.start = self.clockwise_from(self.start)[1]  # [PF-48]

    def choose_professions(self) -> Steps[None]:
        """All at the same time, in secret: each returns one card of four [PF-10]."""
        discards: dict[int, str] = {}
        while len(discards) < self.seats:
            owing = [seat for seat in range(self.seats) if seat not in discards]
            seat, text = yield {s: {f"discard {card}" for card in self.princes[s].professions} for s in owing}
            discards[seat] = text.split()[1]
        for seat, card in discards.items():
            self.princes[seat].professions.remove(card)
        deck = self.chance("reshuffle")
        if sorted(deck) != sorted([*self.decks["profession"], *discards.values()]):
            raise ValueError("the reshuffle is not made of the cards not dealt and the discards")
        self.decks["profession"] = deck

    # Auction phase.

    def is_open(self, seat: int, stack: str, auctioned: set[str]) -> bool:
        """Whether this player may name, bid for or take from the stack [PF-20] [PF-25]."""
        left = len(self.decks["prestige"]) if stack == "prestige" else self.supply[stack]
        if left == 0 or stack in auctioned:
            return False
        if stack == "builder":
            return self.princes[seat].builders < 3
        if stack in LANDSCAPES:
            return len(self.princes[seat].legal_places(stack)) > 0
        return True

    def stacks_for(self, verb: str, seat: int, auctioned: set[str]) -> set[str]:
        """Naming a stack is a bid of 200 [PF-21]; so is what the last player pays [PF-24]."""
        answers = {"pass"}
        if self.princes[seat].can_pay(200):
            answers |= {f"{verb} {stack}" for stack in STACKS if self.is_open(seat, stack, auctioned)}
        return answers

    def auction_phase(self) -> Steps[None]:
        running = set(range(self.seats))  # who have won nothing and not dropped out
        auctioned: set[str] = set()
        namer = self.start
        while running:
            # The namer again, or the next player clockwise who is in the running [PF-22].
            namer = next(seat for seat in self.clockwise_from(namer) if seat in running)
            verb = "take" if len(running) == 1 else "name"
            text = yield from self.ask(namer, partial(self.stacks_for, verb, namer, auctioned))
            if text == "pass":  # dropped out [PF-23], or nothing for the last player [PF-24]
                running.remove(namer)
                continue
            stack = text.split()[1]
            bidders = {seat for seat in running if self.is_open(seat, stack, auctioned)}
            winner, price = yield from self.bidding(namer, bidders)
            running.remove(winner)
            auctioned.add(stack)
            self.princes[winner].pay(price)
            yield from self.acquire(winner, stack)

    def bidding(self, namer: int, bidders: set[int]) -> Steps[tuple[int, int]]:
        """Clockwise, 100 more or pass, until the turn comes back to the highest bidder [PF-21]."""
        leader, highest = namer, 200
        queue = [seat for seat in self.clockwise_from(namer) if seat in bidders and seat != namer]
        queue.append(namer)
        while queue[0] != leader:
            seat = queue.pop(0)
            text = yield from self.ask(seat, partial(self.bids, seat, highest + 100))
            if text != "pass":
                leader, highest = seat, highest + 100
                queue.append(seat)
        return leader, highest

    def bids(self, seat: int, amount: int) -> set[str]:
        return {"pass", f"bid {amount}"} if self.princes[seat].can_pay(amount) else {"pass"}

    def acquire(self, seat: int, stack: str) -> Steps[None]:
        """The seven items, and what comes with each at once."""
        prince = self.princes[seat]
        if stack == "prestige":  # [PF-33]
            yield from self.look(seat, self.decks["prestige"], prince.prestige)
            return
        self.supply[stack] -= 1
        if stack in LANDSCAPES:
            yield from self.place(seat, stack)
            prince.landscapes.append(stack)
            if prince.landscapes.count(stack) > 1:  # [PF-30]
                prince.fame += 3
        elif stack == "jester":
            prince.jesters += 1
        elif stack == "builder":
            prince.builders += 1
            if prince.builders > 1:  # [PF-32]
                prince.fame += 3
        elif stack == "recruiting":
            prince.recruiting += 1
            text = yield from self.ask(seat, lambda: self.recruits(seat) | {"pass"})
            if text != "pass":
                self.recruit(seat, text.split()[1])

    def recruits(self, seat: int) -> set[str]:
        """With a card for it: the professions face up before opponents [PF-34]."""
        if self.princes[seat].recruiting == 0:
            return set()
        others = [prince for prince in self.princes if prince is not self.princes[seat]]
        return {f"recruit {card}" for prince in others for card in prince.played}

    def recruit(self, seat: int, profession: str) -> None:
        """Into the hand; a recruiting card is left in its place [PF-34]."""
        for prince in self.princes:
            if profession in prince.played:
                prince.played.remove(profession)
                prince.recruiting_down += 1
        self.princes[seat].professions.append(profession)
        self.princes[seat].recruiting -= 1

    def look(self, seat: int, deck: list[str], hand: list[str]) -> Steps[None]:
        """Look at the top 5, keep 1, the others below the deck in any order [PF-33] [PF-46]."""
        seen = deck[:5]
        text = yield from self.ask(seat, lambda: {f"keep {card}" for card in seen})
        kept = text.split()[1]
        deck.remove(kept)
        hand.append(kept)
        others = [card for card in seen if card != kept]
        if not others:
            return
        as_drawn = "1234"[: len(others)]
        orders = {"return " + "".join(digits): "".join(digits) for digits in permutations(as_drawn)}
        del orders[f"return {as_drawn}"]
        orders["return as-drawn"] = as_drawn
        text = yield from self.ask(seat, lambda: set(orders))
        del deck[: len(others)]
        deck += [others[int(digit) - 1] for digit in orders[text]]

    def place(self, seat: int, piece: str) -> Steps[None]:
        """Placed at once, and never moved or removed [PF-30] [PF-44] [PF-45]."""
        prince = self.princes[seat]
        text = yield from self.ask(seat, lambda: set(prince.legal_places(piece)))
        if piece in BUILDINGS:
            prince.built_over |= prince.box.places[piece][text]
        else:
            prince.planted_over |= prince.box.places[piece][text]

    # Action phase.

    def action_phase(self) -> Steps[None]:
        best: dict[int, int] = {}  # each player's highest work of this round
        for seat in self.clockwise_from(self.start):
            turn = Turn()
            while turn.actions > 0 or self.recruits(seat):
                text = yield from self.ask(seat, partial(self.actions, seat, turn))
                if text == "pass":
                    break
                verb, what = text.split()
                if verb == "recruit":  # no action [PF-34]
                    self.recruit(seat, what)
                    continue
                turn.actions -= 1
                if verb == "work":
                    value = yield from self.work(seat, what)
                    best[seat] = max(value, best.get(seat, 0))
                elif verb == "build":
                    yield from self.build(seat, what)
                elif verb == "draw":
                    turn.drew_profession |= what == "profession"
                    yield from self.draw(seat, what)
                elif verb == "freedom":  # [PF-47]
                    turn.introduced_freedom = True
                    self.princes[seat].pay(300)
                    self.princes[seat].freedoms.append(what)
                    self.supply[what] -= 1
        for seat, value in best.items():  # [PF-48]
            if value == max(best.values()):
                self.princes[seat].fame += 3

    def actions(self, seat: int, turn: Turn) -> set[str]:
        """Up to two actions, two of them once only [PF-40]; recruiting is none."""
        answers = {"pass"} | self.recruits(seat)
        if turn.actions == 0:
            return answers
        prince = self.princes[seat]

        # Works: what all bonus cards in hand would add, the profession counted as laid on the table [PF-41].
        number = prince.counts()
        number["hand"] -= 1
        number["table"] += 1
        help_in_hand = sum(bonus_value(card, number) for card in prince.bonus)
        for profession in prince.professions:
            if prince.value_of(profession) + help_in_hand >= MINIMUM[self.round - 1]:
                answers.add(f"work {profession}")

        for building in BUILDINGS:  # [PF-44]
            is_free = building not in prince.buildings and self.supply[building] > 0
            if is_free and prince.can_pay(PRICE_OF_BUILDING[prince.builders]) and prince.legal_places(building):
                answers.add(f"build {building}")

        if prince.can_pay(300):
            if self.decks["profession"] and not turn.drew_profession:  # [PF-46]
                answers.add("draw profession")
            if self.decks["bonus"]:
                answers.add("draw bonus")
            for freedom in FREEDOMS:  # [PF-47]
                if self.supply[freedom] > 0 and freedom not in prince.freedoms and not turn.introduced_freedom:
                    answers.add(f"freedom {freedom}")
        return answers

    def work(self, seat: int, profession: str) -> Steps[int]:
        """Lay the profession, add bonus cards, take the pay in florins and fame [PF-41] [PF-42] [PF-43]."""
        prince = self.princes[seat]
        prince.professions.remove(profession)
        prince.played.append(profession)
        value = prince.value_of(profession)
        while True:
            answers = {f"add {card}" for card in prince.bonus}
            if value >= MINIMUM[self.round - 1]:
                answers.add("pass")
            text = yield from self.ask(seat, partial(set, answers))
            if text == "pass":
                break
            card = text.split()[1]
            prince.bonus.remove(card)
            value += bonus_value(card, prince.counts())
        text = yield from self.ask(seat, lambda: {f"fame {points}" for points in range(value // 2 + 1)})
        points = int(text.split()[1])
        prince.fame += points
        prince.florins += 100 * value - 200 * points
        return value

    def build(self, seat: int, building: str) -> Steps[None]:
        """Pay, take the building, place it, 3 PP [PF-44]."""
        prince = self.princes[seat]
        prince.pay(PRICE_OF_BUILDING[prince.builders])
        self.supply[building] -= 1
        yield from self.place(seat, building)
        prince.buildings.append(building)
        prince.fame += 3

    def draw(self, seat: int, what: str) -> Steps[None]:
        """A profession or a bonus card [PF-46]."""
        prince = self.princes[seat]
        prince.pay(300)
        yield from self.look(seat, self.decks[what], prince.professions if what == "profession" else prince.bonus)

    # The end.

    def points_for(self, seat: int, card: str) -> int:
        """What a prestige card gives its holder [PF-50]."""
        rule = PRESTIGE[card]
        numbers = [prince.counts() for prince in self.princes]
        if isinstance(rule, Own):
            return rule.points if all(numbers[seat][what] >= least for what, least in rule.needed.items()) else 0
        scale = [number[rule.counted] for number in numbers]
        if rule.counted == "empty":
            scale = [-squares for squares in scale]  # the fewest lead; here none at all is the best
        elif scale[seat] == 0:
            return 0
        if scale[seat] < max(scale):
            return 0
        return rule.alone if scale.count(scale[seat]) == 1 else rule.tied

    def totals(self) -> list[int]:
        return [
            prince.fame + sum(self.points_for(seat, card) for card in prince.prestige)
            for seat, prince in enumerate(self.princes)
        ]

    def ranks(self) -> list[tuple[int, int]]:
        return [(total, prince.florins) for total, prince in zip(self.totals(), self.princes, strict=True)]

    def winners(self) -> list[int]:
        """Most PP; then more florins; then shared [PF-51]."""
        ranks = self.ranks()
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def ties(self) -> list[tuple[str, int, int]]:
        """Who has as many PP as another: whether florins break the tie, the seat, and its florins [PF-51]."""
        ranks = self.ranks()
        return [
            ("tie-shared" if ranks.count(rank) > 1 else "tie", seat, rank[1])
            for seat, rank in enumerate(ranks)
            if self.totals().count(rank[0]) > 1
        ]
