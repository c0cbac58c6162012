"""Il Principe, plain and slow: written from the numbered rules, without the engine.

The rules are one generator read from top to bottom. It yields questions, as a dict from each seat that may answer
to the texts it may answer with, and is sent one (seat, text) pair at a time. Marks such as [IP-33] are rule ids.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeVar

COLOURS = ("green", "white", "red", "blue", "yellow")  # [IP-2]
REGIONS = ("blue", "green", "red", "yellow", "brown", "violet")  # [IP-4]


class City(NamedTuple):
    """One city card [IP-3]."""

    vp: int
    cost: int
    shields: int
    icons: tuple[int, int, int, int, int]  # green, white, red, blue, yellow
    regions: tuple[str, ...]

    def needs(self) -> dict[str, int]:
        """The building cards it shows, by colour; colours it does not show are left out."""
        return {colour: number for colour, number in zip(COLOURS, self.icons, strict=True) if number > 0}


CITIES = {
    # small
    "siena": City(4, 3, 1, (1, 1, 1, 0, 0), ("brown",)),
    "orvieto": City(4, 3, 1, (0, 1, 1, 1, 0), ("violet",)),
    "venezia": City(4, 3, 1, (0, 0, 1, 1, 1), ("red",)),
    "verona": City(4, 3, 1, (1, 0, 0, 1, 1), ("red",)),
    "perugia": City(4, 3, 1, (1, 1, 0, 0, 1), ("violet",)),
    # medium
    "urbino": City(6, 4, 2, (1, 1, 2, 0, 0), ("yellow", "violet")),
    "padova": City(6, 4, 2, (2, 1, 0, 0, 1), ("red", "yellow")),
    "lucca": City(6, 4, 2, (0, 2, 1, 1, 0), ("blue", "brown")),
    "milano": City(6, 4, 2, (0, 0, 1, 2, 1), ("blue", "green")),
    "bologna": City(6, 4, 2, (1, 0, 0, 1, 2), ("green", "yellow")),
    # large
    "mantova": City(8, 5, 2, (0, 1, 2, 1, 1), ("blue", "red", "green")),
    "firenze": City(8, 5, 2, (2, 0, 1, 1, 1), ("brown", "violet", "green")),
    "ferrara": City(8, 5, 2, (1, 1, 1, 2, 0), ("red", "green", "yellow")),
    "pisa": City(8, 5, 2, (1, 2, 0, 1, 1), ("blue", "green", "brown")),
    "rimini": City(8, 5, 2, (1, 1, 1, 0, 2), ("green", "yellow", "violet")),
}

Question = dict[int, set[str]]
Answer = tuple[int, str]
T = TypeVar("T")
Steps = Generator[Question, Answer, T]


def no_cards() -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0)


def in_order(cards: dict[str, int]) -> list[int]:
    return [cards[colour] for colour in COLOURS]


def ask(seat: int, options: Iterable[str]) -> Steps[str]:
    """Ask one seat one question."""
    _, text = yield {seat: set(options)}
    return text


class Plain:
    """One game, from the set-up to the final scoring."""

    def __init__(self, edition: str, rich: bool, seats: int, deal: list[list[str]]) -> None:
        if edition not in ("amigo", "mtm-fr", "mtm-nl"):
            raise ValueError(f"no such edition: {edition}")
        if not 2 <= seats <= 5:
            raise ValueError(f"not for {seats} players")
        self.edition = edition
        self.rich = rich
        self.seats = seats
        self.deal = deal
        everyone = range(seats)

        # The numbers for two players and for more [IP-11, IP-21, IP-61], and the option `rich`.
        two = seats == 2
        self.income = 6 if two or rich else 5
        self.to_draw = 5 if two else 4
        self.to_lay = 3 if two else 2
        self.last_round_below = {2: 10, 3: 12, 4: 16, 5: 20}[seats]
        self.last_auction = {2: 6, 3: 6, 4: 8, 5: 10}[seats]

        # Set-up [IP-10, IP-11].
        self.round = 0
        self.prince = int(self.chance("first")[0])
        self.deck = self.chance("buildings")
        self.city_deck = self.chance("cities")[: 10 if two else 15]
        self.open = [self.city_deck.pop(0) for _ in range(4)]
        start = 10 if rich else 5 if edition == "amigo" else 0
        self.purse = [start for _ in everyone]
        self.shields = [12 if edition == "amigo" else 11 for _ in everyone]
        self.score = [0 for _ in everyone]
        self.hand = [no_cards() for _ in everyone]
        self.up = [no_cards() for _ in everyone]
        self.down = [no_cards() for _ in everyone]
        self.map = [dict.fromkeys(REGIONS, 0) for _ in everyone]
        self.major: dict[str, int | None] = dict.fromkeys(COLOURS)
        self.minor: dict[str, int | None] = dict.fromkeys(COLOURS)
        self.offered = no_cards()
        self.removed = no_cards()
        self.over = False

        self.question: Question = {}
        self.steps = self.game()
        self.go_on(None)

    # The outside: questions, answers, and what lies on the table.

    def to_act(self) -> list[int]:
        return sorted(self.question)

    def legal(self, seat: int) -> set[str]:
        return set(self.question[seat])

    def play(self, seat: int, text: str) -> None:
        if seat not in self.question or text not in self.question[seat]:
            raise ValueError(f"seat {seat} may not answer {text!r}")
        self.go_on((seat, text))

    def go_on(self, answer: Answer | None) -> None:
        """Run the rules up to the next question, or to the end of the game."""
        try:
            self.question = next(self.steps) if answer is None else self.steps.send(answer)
        except StopIteration:
            self.question = {}
            self.over = True

    def snapshot(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "prince": self.prince,
            "purse": list(self.purse),
            "hand": [in_order(cards) for cards in self.hand],
            "up": [in_order(cards) for cards in self.up],
            "down": [in_order(cards) for cards in self.down],
            "score": list(self.score),
            "shields": list(self.shields),
            "map": [[placed[region] for region in REGIONS] for placed in self.map],
            "major": [-1 if holder is None else holder for holder in self.major.values()],
            "minor": [-1 if holder is None else holder for holder in self.minor.values()],
            "open": sorted(self.open),
            "deck": len(self.deck),
            "removed": in_order(self.removed),
            "offered": in_order(self.offered),
            "over": self.over,
        }

    # Small things.

    def chance(self, what: str) -> list[str]:
        """The outcome of chance with this name; each name comes at most once in a game."""
        for outcome in self.deal:
            if outcome[0] == what:
                return outcome[1:]
        raise ValueError(f"the deal has no {what!r}")

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def first_bidder(self) -> int:
        """Edition table: the holder of the marker, or the player to the holder's left; as it lies now [IP-31]."""
        return self.prince if self.edition == "amigo" else (self.prince + 1) % self.seats

    def too_few_cities(self) -> bool:
        """The city check [IP-60]."""
        return len(self.open) < 4

    def may_build_this_round(self) -> bool:
        """No cities in round 1, but see `rich` [IP-33, IP-38]."""
        return self.round > 1 or self.rich

    # The course of the game.

    def game(self) -> Steps[None]:
        """Round after round, until an end of [IP-60] or [IP-61]."""
        while True:
            self.round += 1

            # Start of phase 1: the city check where it belongs here, then the deck check [IP-20].
            if self.edition != "amigo" and self.too_few_cities():
                return
            last = len(self.deck) < self.last_round_below

            # Phase 1. In the last round nobody draws or lays; mtm-fr leaves out the income as well.
            if not (last and self.edition == "mtm-fr"):
                for seat in range(self.seats):
                    self.purse[seat] += self.income
            if not last:
                yield from self.draw_and_lay()
            if self.edition == "amigo" and self.too_few_cities():
                return

            # Phase 2.
            if last:
                if self.edition == "amigo" and self.seats > 2 and len(self.deck) < self.last_auction:
                    return
                self.offer_from_the_deck()
            yield from self.auction_lots()

            yield from self.build_or_play()  # phase 3
            yield from self.give_roles()  # phase 4
            if last:
                return

    # Phase 1: new building cards.

    def draw_and_lay(self) -> Steps[None]:
        """Draw from the holder of the marker clockwise; then all lay at the same time, in secret [IP-21]."""
        for seat in self.clockwise_from(self.prince):
            for _ in range(self.to_draw):
                self.hand[seat][self.deck.pop(0)] += 1

        laid = [no_cards() for _ in range(self.seats)]
        while True:
            owing = [seat for seat in range(self.seats) if sum(laid[seat].values()) < self.to_lay]
            if not owing:
                break
            question: Question = {}
            for seat in owing:
                still = [colour for colour in COLOURS if self.hand[seat][colour] > laid[seat][colour]]
                question[seat] = {f"lay {colour}" for colour in still}
            answering, text = yield question
            laid[answering][text.split()[1]] += 1

        for seat in range(self.seats):
            for colour in COLOURS:
                self.hand[seat][colour] -= laid[seat][colour]
                self.offered[colour] += laid[seat][colour]

    # Phase 2: auction.

    def offer_from_the_deck(self) -> None:
        """The last round auctions cards straight from the deck [IP-61, edition table]."""
        wanted = self.last_auction
        if self.seats == 2 and self.edition == "amigo":
            wanted = len(self.deck)  # all remaining
        drawn = self.deck[:wanted]
        self.deck = self.deck[wanted:]

        # mtm-fr, not with 2 players: the whole deck was taken; the shuffled removed cards fill up.
        missing = wanted - len(drawn)
        if missing > 0 and self.edition == "mtm-fr" and self.seats > 2 and sum(self.removed.values()) > 0:
            self.deck = self.chance("refill")
            if [self.deck.count(colour) for colour in COLOURS] != in_order(self.removed):
                raise ValueError("the refill is not made of the removed cards")
            self.removed = no_cards()
            drawn += self.deck[:missing]
            self.deck = self.deck[missing:]

        if self.edition == "mtm-nl":
            self.deck = []  # what is left leaves the game

        for colour in drawn:
            self.offered[colour] += 1

    def auction_lots(self) -> Steps[None]:
        """Colour by colour, from the smallest group to the largest, equal ones in colour order [IP-30]."""
        groups = [colour for colour in COLOURS if self.offered[colour] > 0]
        groups.sort(key=lambda colour: (self.offered[colour], COLOURS.index(colour)))
        for colour in groups:
            winner = yield from self.auction(set(range(self.seats)))
            cards = self.offered[colour]
            self.offered[colour] = 0
            if winner is None:
                self.removed[colour] += cards  # [IP-34]
                continue
            self.hand[winner][colour] += cards  # [IP-33]
            if self.may_build_this_round():
                text = yield from ask(winner, self.build_options(winner) | {"pass"})
                if text != "pass":
                    yield from self.build(winner, text.split()[1])

    def auction(self, bidders: set[int]) -> Steps[int | None]:
        """One auction, of a lot or a role [IP-31, IP-32, IP-54]: the winner has paid and holds the marker."""
        queue = [seat for seat in self.clockwise_from(self.first_bidder()) if seat in bidders]
        highest = 0
        leader: int | None = None
        while queue:
            seat = queue.pop(0)
            if seat == leader:  # the turn comes back to the highest bidder: all others have withdrawn
                self.purse[seat] -= highest
                self.prince = seat
                return seat
            options = {f"bid {ducats}" for ducats in range(highest + 1, self.purse[seat] + 1)}
            text = yield from ask(seat, options | {"pass"})
            if text != "pass":
                highest = int(text.split()[1])
                leader = seat
                queue.append(seat)
        return None

    # Phase 3: build or play cards.

    def build_or_play(self) -> Steps[None]:
        """From the holder of the marker clockwise, each builds a city, plays one colour, or does nothing [IP-38]."""
        for seat in self.clockwise_from(self.prince):
            options = {"pass"}
            for colour in COLOURS:
                options |= {f"play {number} {colour}" for number in range(1, self.hand[seat][colour] + 1)}
            if self.may_build_this_round():
                options |= self.build_options(seat)
            words = (yield from ask(seat, options)).split()
            if words[0] == "build":
                yield from self.build(seat, words[1])
            elif words[0] == "play":
                self.hand[seat][words[2]] -= int(words[1])
                self.up[seat][words[2]] += int(words[1])

    # Building a city.

    def build_options(self, seat: int) -> set[str]:
        """A face-up city, with exactly its cards from the hand and its ducats [IP-40]."""
        options = set()
        for name in self.open:
            city = CITIES[name]
            has_cards = all(self.hand[seat][colour] >= number for colour, number in city.needs().items())
            if has_cards and self.purse[seat] >= city.cost:
                options.add(f"build {name}")
        return options

    def build(self, seat: int, name: str) -> Steps[None]:
        """What becomes of the built card differs by edition but changes nothing in play: it only leaves the row."""
        city = CITIES[name]
        self.open.remove(name)

        # Cards and ducats [IP-40], victory points and shields [IP-41].
        for colour, number in city.needs().items():
            self.hand[seat][colour] -= number
            self.up[seat][colour] += number
        self.purse[seat] -= city.cost
        self.score[seat] += city.vp
        options = {f"shield {region}" for region in city.regions}
        if self.edition == "amigo":
            options.add("pass")  # "up to the number"
        for _ in range(min(city.shields, self.shields[seat])):
            text = yield from ask(seat, options)
            if text == "pass":
                break
            self.place_shield(seat, text.split()[1])

        # Every other player scores the roles of the colours used, once a colour [IP-42].
        for colour in city.needs():
            major, minor = self.major[colour], self.minor[colour]
            if major is not None and major != seat:
                self.score[major] += 2
            if minor is not None and minor != seat:
                self.score[minor] += 1

        if self.city_deck:  # [IP-43]
            self.open.append(self.city_deck.pop(0))

    def place_shield(self, seat: int, region: str) -> None:
        self.shields[seat] -= 1
        self.map[seat][region] += 1

    # Phase 4: roles.

    def give_roles(self) -> Steps[None]:
        """All tiles return first; then colour by colour [IP-50]."""
        for colour in COLOURS:
            self.major[colour] = None
            self.minor[colour] = None

        for colour in COLOURS:
            # First and second are settled before any card of this colour turns over [IP-57].
            # A player without a face-up card of the colour takes no part [IP-50].
            counts = {seat: self.up[seat][colour] for seat in range(self.seats) if self.up[seat][colour] > 0}
            if not counts:
                continue
            most = max(counts.values())
            first = {seat for seat in counts if counts[seat] == most}
            others = {seat: number for seat, number in counts.items() if number < most}
            second = {seat for seat in others if others[seat] == max(others.values())}

            # The major role [IP-51, IP-53].
            holder = (yield from self.auction(first)) if len(first) > 1 else min(first)
            if holder is not None:
                self.major[colour] = holder
                turned = (self.up[holder][colour] + 1) // 2  # half, rounded up [IP-55]
                self.up[holder][colour] -= turned
                self.down[holder][colour] += turned
                yield from self.use_power(holder, colour)

            # The minor role: not after a tie for most [IP-53], not with 2 players [IP-58], not without a second.
            if len(first) > 1 or self.seats == 2 or not second:
                continue
            holder = (yield from self.auction(second)) if len(second) > 1 else min(second)  # [IP-52, IP-51]
            if holder is not None:
                self.minor[colour] = holder
                yield from self.use_power(holder, colour)

    def use_power(self, seat: int, colour: str) -> Steps[None]:
        """The power of a tile, used at once and if it can be [IP-56]."""
        if colour == "green":
            hidden = {other for other in COLOURS if other != "green" and self.down[seat][other] > 0}
            if hidden:
                text = yield from ask(seat, {f"reveal {other}" for other in hidden})
                revealed = text.split()[1]
                self.down[seat][revealed] -= 1
                self.up[seat][revealed] += 1
        elif colour == "white":
            self.score[seat] += 1
        elif colour == "red":
            if self.deck:
                self.hand[seat][self.deck.pop(0)] += 1
        elif colour == "blue":
            if self.shields[seat] > 0:
                text = yield from ask(seat, {f"shield {region}" for region in REGIONS})
                self.place_shield(seat, text.split()[1])
        elif colour == "yellow":
            self.purse[seat] += 2

    # Final scoring.

    def before(self, seat: int, colour: str) -> int:
        """Cards of a colour before a player, face up or down."""
        return self.up[seat][colour] + self.down[seat][colour]

    def totals(self) -> list[int]:
        """Victory points with the final scoring."""
        everyone = range(self.seats)
        total = list(self.score)

        for region in REGIONS:  # [IP-70]
            placed = {seat: self.map[seat][region] for seat in everyone if self.map[seat][region] > 0}
            if not placed:
                continue
            first = [seat for seat in placed if placed[seat] == max(placed.values())]
            for seat in first:
                total[seat] += 5
            rest = {seat: number for seat, number in placed.items() if seat not in first}
            if len(first) == 1 and rest:
                for seat, number in rest.items():
                    if number == max(rest.values()):
                        total[seat] += 2

        for colour in COLOURS:  # [IP-71]
            major, minor = self.major[colour], self.minor[colour]
            if major is not None:
                total[major] += 2
            if minor is not None:
                total[minor] += 1

        cards = [sum(self.hand[seat].values()) for seat in everyone]
        for seat in everyone:
            total[seat] += 2 * min(self.before(seat, colour) for colour in COLOURS)  # [IP-72]
            if self.purse[seat] == max(self.purse):  # [IP-73]
                total[seat] += 2
            if cards[seat] == max(cards):  # [IP-74]
                total[seat] += 2
        return total

    def winners(self) -> list[int]:
        """Most points; then most cards before you; then the first major role in colour order [IP-75]."""
        totals = self.totals()
        tied = [seat for seat in range(self.seats) if totals[seat] == max(totals)]

        cards = {seat: sum(self.before(seat, colour) for colour in COLOURS) for seat in tied}
        tied = [seat for seat in tied if cards[seat] == max(cards.values())]

        for colour in COLOURS:
            holder = self.major[colour]
            if holder is not None and holder in tied:
                return [holder]
        return tied
