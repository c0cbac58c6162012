"""Ratings by openskill's Plackett–Luce model: a bot's strength as a number with its doubt."""

from openskill.models import PlackettLuce, PlackettLuceRating


def places(points: list[int], winners: list[int]) -> list[int]:
    """The place of each seat: 0 for the winners, the others by their points."""
    return [0 if seat in winners else 1 + sum(other > own for other in points) for seat, own in enumerate(points)]


class Ratings:
    """Ratings that follow the games, one by one and in order. A bot begins at 25 ± 8.3."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.found: dict[str, PlackettLuceRating] = {}

    def add(self, bots: list[str], points: list[int], winners: list[int]) -> None:
        """A game: the winners came first, the others by their points; nothing is learnt from a bot alone.

        A bot that holds several seats has a rating in each, and after the game their mean.
        """
        if len(set(bots)) == 1:
            return
        teams = [[self.of(bot)] for bot in bots]
        rated = self.model.rate(teams, ranks=[float(place) for place in places(points, winners)])
        for bot in set(bots):
            own = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            self.found[bot] = self.model.rating(mu=mu, sigma=sigma, name=bot)

    def of(self, bot: str) -> PlackettLuceRating:
        return self.found.get(bot) or self.model.rating(name=bot)
