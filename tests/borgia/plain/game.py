"""The Prince, plain and slow: written from the numbered rules, without the engine.

Read `game` first; the rules follow from top to bottom. The cards are in `box`, what lies on the table and the questions
that come up everywhere in `table`, how cards are taken by force in `seizure`, the option `trade` in `trade`, the end of
a round and the beginning of the next in `papacy`.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.borgia.plain.box import (
    ARTIST,
    FAMILIES,
    OFFICE,
    OURS,
    TYPE,
    Printed,
    in_card_order,
)
from tests.borgia.plain.papacy import Papacy
from tests.borgia.plain.seizure import Battlefield
from tests.borgia.plain.table import seat_of
from tests.transcription import Steps, ask


class Plain(Papacy, Battlefield):
    """One game, from the set-up to the third election."""

    def __init__(self, seats: int, options: dict[str, int], deal: list[list[str]], printed: Printed = OURS) -> None:
        super().__init__(seats, options, deal, printed)
        self.begin(self.game())

    def totals(self) -> list[int]:
        return list(self.vp)

    def winners(self) -> list[int]:
        """Most victory points; a tie is shared [TP-81]."""
        return [seat for seat in range(self.seats) if self.vp[seat] == max(self.vp)]

    # The game.

    def game(self) -> Steps[None]:
        yield from self.set_up()
        while True:
            yield from self.turns()  # [TP-20]
            for seat in range(self.seats):
                self.ducats[seat] += self.income(seat)  # [TP-60]
            self.pope = yield from self.election()  # [TP-61]
            for seat in range(self.seats):
                self.vp[seat] += self.points(seat)  # [TP-62]
            if self.round == 3:
                return
            self.end_marriages_and_savonarola()  # [TP-63]
            self.round += 1
            yield from self.new_round()  # [TP-64]

    # Set-up.

    def set_up(self) -> Steps[None]:
        first = self.chance("first")[0]  # [TP-10]
        self.pope = seat_of(first) if first in FAMILIES else int(first)
        self.deck = self.new_deck()
        for seat in self.clockwise_from(self.pope):
            self.deal_hand(seat)

        for seat in self.clockwise_from(self.pope):  # [TP-11]
            while True:
                options = {"keep"}
                types = [TYPE[card] for card in self.hand[seat]]
                if any(types.count(kind) >= 3 for kind in types):
                    options.add("throw")
                if (yield from ask(seat, options)) == "keep":
                    break
                self.deck = self.shuffled("redeal", self.deck + self.hand[seat])
                self.hand[seat] = []
                self.deal_hand(seat)

        for seat in self.clockwise_from(self.pope):  # [TP-12]
            for card in in_card_order(self.played_at_once(seat)):
                self.hand[seat].remove(card)
                yield from self.arrival(seat, card)

        self.lay_out_table()

    def deal_hand(self, seat: int) -> None:
        for _ in range({3: 5, 4: 4, 5: 4}[self.seats]):  # [TP-11]
            self.hand[seat].append(self.deck.pop(0))

    # A turn.

    def turns(self) -> Steps[None]:
        """From the Pope clockwise until a turn ends with no face-down card on the table [TP-20]."""
        seat = self.pope
        while self.table:
            if seat in self.lost_turn:
                self.lost_turn.remove(seat)  # [TP-46]
            else:
                yield from self.turn(seat)
            seat = (seat + 1) % self.seats

    def turn(self, seat: int) -> Steps[None]:
        """Buy or spy, play cards, seize; between these the player may rearrange and trade [TP-21]."""
        self.offers_made = 0

        text = yield from self.between_phases(seat, self.buy_options, set())
        word, slot = text.split()
        card = self.table.pop(int(slot))
        if word == "turn":
            yield from self.auction(seat, card)
        else:
            self.play_from_hand(seat, "spy")  # [TP-23]
            yield from self.arrival(seat, card)

        moved: set[str] = set()
        while True:
            text = yield from self.between_phases(seat, self.play_options, moved)
            if text == "pass":
                return
            if text.split()[0] in ("seize", "storm"):
                yield from self.seize(seat, text)
                break
            yield from self.play_card(seat, text)

        yield from self.between_phases(seat, lambda _: {"done"}, set())

    def between_phases(self, seat: int, own: Callable[[int], set[str]], moved: set[str]) -> Steps[str]:
        """A question of the turn; as long as the answer is a move or a trade it is asked again."""
        while True:
            options = own(seat)
            text = yield from ask(seat, options | self.move_options(seat, moved) | self.trade_options(seat))
            if text in options:
                return text
            word, noun = text.split()
            if word == "move":
                yield from self.move(seat, noun, moved)
            else:
                yield from self.offer(seat, seat_of(noun))

    # Buy or spy.

    def buy_options(self, seat: int) -> set[str]:
        options = {f"turn {slot}" for slot in self.table}
        if "spy" in self.hand[seat] and not self.silenced(seat):
            options |= {f"take {slot}" for slot in self.table}
        return options

    def auction(self, active: int, card: str) -> Steps[None]:
        """The active player bids first; who passes is out for good [TP-22]."""
        self.between.append(card)
        queue = self.clockwise_from(active)
        highest = 0
        winner: int | None = None
        while queue:
            seat = queue.pop(0)
            if seat == winner:  # all others have passed
                break
            options = {f"bid {ducats}" for ducats in range(highest + 1, self.ducats[seat] + 1)}
            text = yield from ask(seat, options | {"pass"})
            if text != "pass":
                highest = int(text.split()[1])
                winner = seat
                queue.append(seat)

        self.between.remove(card)
        if winner is None:
            winner = active  # free
        self.ducats[winner] -= highest
        yield from self.arrival(winner, card)

    # Play cards.

    def play_options(self, seat: int) -> set[str]:
        """What may be done in phases 2 and 3."""
        options = {"pass"} | self.seize_options(seat)
        hand = self.hand[seat]
        if "bravo" in hand and self.savonarola:
            options.add("bravo savonarola")  # also by the Pope [TP-42, TP-45]
        if self.silenced(seat):
            return options

        strangers = [other for other in self.others(seat) if not self.married(seat, other)]
        against_the_pope = self.pope in strangers
        if "spy" in hand:
            options |= {f"spy {FAMILIES[other]}" for other in strangers}
        targets = {"marriage"} if self.marriages else set()
        for owner in [seat, *strangers]:
            targets |= {*self.owned(owner, OFFICE), *self.owned(owner, ARTIST)}
        if "poison_plague" in hand:
            options |= {f"poison {card}" for card in targets}
        if "bravo" in hand:
            options |= {f"bravo {card}" for card in targets}
        if "marriage" in hand:
            options |= {f"marry {FAMILIES[other]}" for other in strangers}
        if "savonarola" in hand and against_the_pope:
            options.add("savonarola")
        if "simony" in hand and against_the_pope and self.may_accuse(seat):
            options.add("simony")
        return options

    def may_accuse(self, seat: int) -> bool:
        return self.round == 1 or self.reshuffled or seat not in self.favoured  # [TP-46]

    def play_card(self, seat: int, text: str) -> Steps[None]:
        word, _, noun = text.partition(" ")
        if word == "spy":
            self.play_from_hand(seat, "spy")
            if self.hand[seat_of(noun)]:
                card = self.chance("spied")[0]  # [TP-40]
                self.hand[seat_of(noun)].remove(card)
                self.hand[seat].append(card)
        elif word == "poison":
            self.play_from_hand(seat, "poison_plague")
            if not (yield from self.a_doctor_answers(seat)):
                yield from self.death(seat, noun)
        elif word == "bravo":
            self.play_from_hand(seat, "bravo")
            yield from self.death(seat, noun)
        elif word == "marry":
            self.hand[seat].remove("marriage")
            other = seat_of(noun)
            self.marriages.append((min(seat, other), max(seat, other)))  # [TP-44]
        elif word == "savonarola":
            self.hand[seat].remove("savonarola")
            self.savonarola = True  # [TP-45]
        elif word == "simony":
            self.play_from_hand(seat, "simony")
            if self.round > 1:
                yield from self.accusation(seat)

    def a_doctor_answers(self, active: int) -> Steps[bool]:
        """Every other player is asked, holders or not, until a Doctor comes [TP-43]."""
        for seat in self.others(active):
            options = {"pass"}
            able = self.ducats[seat] >= self.printed.fee["doctor"] and not self.silenced(seat)
            if "doctor" in self.hand[seat] and able:
                options.add("doctor")
            if (yield from ask(seat, options)) == "doctor":
                self.ducats[seat] -= self.printed.fee["doctor"]
                self.play_from_hand(seat, "doctor")
                return True
        return False

    def death(self, seat: int, card: str) -> Steps[None]:
        """What a Poison, Plague or Bravo does [TP-41, TP-42]; against the married also to their marriage [TP-44]."""
        struck = [] if card in ("marriage", "savonarola") else [self.where(card)[0]]
        if any(set(pair) & set(struck) for pair in self.marriages):
            self.marriages = []
            self.discard.append("marriage")

        if card == "marriage":
            self.marriages = []  # there is one Marriage card
            self.discard.append(card)
        elif card == "savonarola":
            self.savonarola = False
            self.discard.append(card)
        elif TYPE[card] == ARTIST:
            self.lift(card)
            self.discard.append(card)
        else:
            fate = "aside"
            if seat == self.pope:
                gifts = {f"give {FAMILIES[other]}" for other in self.others(self.pope)}
                fate = yield from ask(self.pope, gifts | {"aside"})
            self.lift(card)
            if fate == "aside":
                self.aside.append(card)
            else:
                receiver = seat_of(fate.split()[1])
                self.unprotected[receiver].append(card)
                yield from self.place(receiver, card)

    def accusation(self, accuser: int) -> Steps[None]:
        """Everyone but the Pope votes, one vote a cardinal [TP-46]."""
        balance = 0
        for seat in self.clockwise_from(accuser):
            if seat == self.pope:
                continue
            text = yield from ask(seat, {"for", "against"})
            balance += self.cardinals[seat] if text == "for" else -self.cardinals[seat]
        if balance > 0:
            self.lost_turn.add(self.pope)
