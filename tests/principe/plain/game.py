"""Il Principe, plain and slow: written from the numbered rules, without the engine.

Read `game` first; the rules follow from top to bottom. The cities are in `box`, what lies on the table in `table`.
"""

from __future__ import annotations

from tests.principe.plain.box import CITIES, COLOURS, REGIONS, City
from tests.principe.plain.table import Table, in_order, no_cards
from tests.transcription import Question, Steps, ask


class Plain(Table):
    """One game, from the set-up to the final scoring."""

    def __init__(
        self, edition: str, rich: bool, seats: int, deal: list[list[str]], cities: dict[str, City] = CITIES
    ) -> None:
        super().__init__(edition, rich, seats, deal)
        self.cities = cities
        self.begin(self.game())

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
            laid = no_cards() if last else (yield from self.draw_and_lay())

            # End of phase 1. "In questo caso il gioco termina immediatamente": what was laid stays face down [IP-60].
            if self.edition == "amigo" and self.too_few_cities():
                return

            # Phase 2. "Per prima cosa, scoprite" what was laid.
            for colour in COLOURS:
                self.offered[colour] += laid[colour]
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

    def draw_and_lay(self) -> Steps[dict[str, int]]:
        """Draw from the holder of the marker clockwise; then all lay at the same time, in secret [IP-21]: what lies."""
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
        return {colour: sum(cards[colour] for cards in laid) for colour in COLOURS}

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
            city = self.cities[name]
            has_cards = all(self.hand[seat][colour] >= number for colour, number in city.needs().items())
            if has_cards and self.purse[seat] >= city.cost:
                options.add(f"build {name}")
        return options

    def build(self, seat: int, name: str) -> Steps[None]:
        """What becomes of the built card differs by edition but changes nothing in play: it only leaves the row."""
        city = self.cities[name]
        self.open.remove(name)

        # Cards and ducats [IP-40], victory points and shields [IP-41].
        for colour, number in city.needs().items():
            self.hand[seat][colour] -= number
            self.up[seat][colour] += number
        self.purse[seat] -= city.cost
        self.score[seat] += city.vp
        for _ in range(min(city.shields, self.shields[seat])):
            # "può piazzare il numero", "mag afleggen": the builder may stop here.
            # "devono essere posizionati nelle regioni adiacenti", "doivent être placés": else only there.
            text = yield from ask(seat, {"pass"} | {f"shield {region}" for region in city.regions})
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
            hidden = [other for other in COLOURS if other != "green" and self.down[seat][other] > 0]
            options = {f"reveal {other}" for other in hidden}
            if hidden and self.edition == "mtm-nl":
                options.add("pass")  # "groen: mag"; the rules of the others know no such word
            text = (yield from ask(seat, options)) if hidden else "pass"
            if text != "pass":
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

    def settled_by(self) -> dict[int, tuple[int, str | None]]:
        """Of each player whose points another has too: the cards before them, and their first major role [IP-75]."""
        totals = self.totals()
        found: dict[int, tuple[int, str | None]] = {}
        for seat in range(self.seats):
            if totals.count(totals[seat]) > 1:
                cards = sum(self.before(seat, colour) for colour in COLOURS)
                held = [colour for colour in COLOURS if self.major[colour] == seat]
                found[seat] = cards, held[0] if held else None
        return found

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
