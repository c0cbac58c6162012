"""What a contest adds up to: for each bot its share of wins, points, rating and time."""

from dataclasses import asdict, dataclass

from signoria.lab.arena import Contest
from signoria.lab.clock import Clock
from signoria.lab.ratings import Ratings
from signoria.lab.shares import Interval, Share
from signoria.lab.summary import listed, points_of, whole
from signoria.lab.workers import Result


@dataclass(frozen=True)
class Row:
    """A bot's place in a contest. Shares are of a seat: a bot that always wins, holding three of four, has 1/3."""

    bot: str
    games: int
    wins: float
    share: float
    interval: Interval
    points: float  # mean of a seat
    rating: float
    doubt: float  # of the rating
    seconds: float  # mean of a decision that was not forced
    seconds_95: float  # what 95 % of them do not exceed
    decisions: int  # not forced
    by_seat: list[float]  # share of wins in each seat


class Standings:
    """Totals of a contest, one game at a time and in order."""

    def __init__(self, contest: Contest) -> None:
        bots = dict.fromkeys(bot for mix in contest.mixes for bot in mix)
        self.contest = contest
        self.games = 0
        self.decisions = 0
        self.shares = {bot: Share() for bot in bots}
        self.seats = {bot: [Share() for _seat in range(contest.seats)] for bot in bots}
        self.mixes = [{bot: Share() for bot in dict.fromkeys(mix)} for mix in contest.mixes]
        self.points = dict.fromkeys(bots, 0)
        self.clocks = {bot: Clock() for bot in bots}
        self.ratings = Ratings()

    def add(self, result: Result) -> None:
        """Count the next game of the contest; an error that says it is none if it is not."""
        bots, n = self.contest.seating(self.games), self.games
        winners, points = whole(result["winners"]), points_of(result, len(bots))
        if result["bots"] != bots or len(points) != len(bots) or not set(winners) <= set(range(len(bots))):
            raise ValueError(result)
        for clock, bot in zip(listed(result["times"]), bots, strict=True):
            self.clocks[bot].merge(clock)
        self.decisions += whole([result["decisions"]])[0]
        for seat, bot in enumerate(bots):
            won = 1 / len(winners) if seat in winners else 0.0
            for share in (self.shares[bot], self.seats[bot][seat], self.mixes[self.contest.mix_of(n)][bot]):
                share.add(self.contest.deal(n), won)
            self.points[bot] += points[seat]
        self.ratings.add(bots, points, winners)
        self.games += 1

    @property
    def fair(self) -> float:
        return 1 / self.contest.seats

    def rows(self) -> list[Row]:
        """The bots, best first."""
        return sorted(map(self.row, self.shares), key=lambda row: -row.share)

    def row(self, bot: str) -> Row:
        share, clock, rating = self.shares[bot], self.clocks[bot], self.ratings.of(bot)
        return Row(
            bot,
            games=share.cases,
            wins=share.wins,
            share=share.share,
            interval=share.interval,
            points=self.points[bot] / max(share.cases, 1),
            rating=rating.mu,
            doubt=rating.sigma,
            seconds=clock.mean,
            seconds_95=clock.quantile(0.95),
            decisions=clock.decisions,
            by_seat=[seat.share for seat in self.seats[bot]],
        )

    def facts(self) -> dict[str, object]:
        mixes = [
            {"mix": mix, "bots": {bot: {"share": one.share, "interval": one.interval} for bot, one in shares.items()}}
            for mix, shares in zip(self.contest.mixes, self.mixes, strict=True)
        ]
        totals = {"games": self.games, "decisions": self.decisions, "fair": self.fair}
        return {**totals, "bots": [asdict(row) for row in self.rows()], "mixes": mixes}
