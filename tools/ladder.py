"""The ladder: what the bots are claimed to win, played and written down in docs/ladder.md.

    make ladder                                     play what is missing, then write the page
    make ladder ARGS="--only principe-4 --jobs 2"   only rows with this in their name
    make ladder ARGS="--ray auto"                   on the machines of a Ray cluster, see docs/research.md
    make ladder ARGS="--again thumb"                play those rows anew
    make ladder ARGS="--verify 2"                   replay the first games of every row that was kept, and compare

Games under way are in .ladder/, and Ctrl-C loses none. A row that is complete is kept in docs/ladder/, every game with
its points and winners; the page is made of these files alone, and --check looks whether it still is.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria import GAMES, Game
from signoria.bots.policies import policy_of
from signoria.cli.app import fail
from signoria.cli.series import play_kept
from signoria.kernel.errors import SignoriaError
from signoria.lab.arena import Contest
from signoria.lab.standings import Standings
from signoria.lab.workers import Crew
from signoria.text import words

ROOT = Path(__file__).resolve().parent.parent
PAGE, KEPT, UNDER_WAY = ROOT / "docs" / "ladder.md", ROOT / "docs" / "ladder", ROOT / ".ladder"
SEED = "ladder"
percent = words("en").percent


@dataclass(frozen=True)
class Claim:
    """One bot against others: how often it wins at a table of four."""

    key: str
    bot: str
    rest: str
    games: int
    least: float  # its share of the games
    above: float  # the lower end of the interval


@dataclass(frozen=True)
class Row:
    """A claim in one game at one table. It can be played by the command that the page shows."""

    claim: Claim
    game: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.claim.key}"

    @property
    def contest(self) -> Contest:
        game, mix = GAMES[self.game], [self.claim.bot] + [self.claim.rest] * (self.seats - 1)
        return Contest(self.game, game.editions[0], game.checked_options(None), self.seats, [mix], SEED)

    @property
    def games(self) -> int:
        return self.contest.whole(self.claim.games)

    @property
    def command(self) -> str:
        mix = ",".join(self.contest.mixes[0])
        return f"signoria arena {self.game} --seats {self.seats} --mix {mix} --games {self.games} --seed {SEED}"


def claims(game: Game) -> list[Claim]:
    """What is claimed of a game, with the iterations that a search has there, and with a quarter of them."""
    iterations = int(policy_of(game).iterations)
    search, hasty = f"search:iterations={iterations}", f"search:iterations={iterations // 4}"
    return [
        Claim("thumb", "thumb", "random", 500, least=0.90, above=0.0),
        Claim("search", search, "thumb", 200, least=0.45, above=0.38),
        Claim("longer", search, hasty, 200, least=0.0, above=0.25),
    ]


def rows() -> list[Row]:
    """Every claim in every game, at its smallest table, at four seats and at its largest."""
    return [
        Row(claim, key, seats)
        for key, game in GAMES.items()
        for claim in claims(game)
        for seats in sorted({game.seats[0], 4, game.seats[-1]})
        if seats == 4 or claim.key != "longer"
    ]


def bar(share: float, seats: int) -> float:
    """The share at this table that is as many times the fair odds as `share` is at a table of four."""
    odds = share / (1 - share) * 3 / (seats - 1)
    return odds / (1 + odds)


def met(row: Row, standings: Standings) -> bool:
    own = standings.row(row.claim.bot)
    enough = own.share >= bar(row.claim.least, row.seats)
    return enough and (not row.claim.above or own.interval[0] > bar(row.claim.above, row.seats))


def play(row: Row, crew: Crew, under_way: Path, kept: Path) -> None:
    """Play a row to its end, from where it was left, and keep it."""
    under_way.mkdir(exist_ok=True)
    out = under_way / f"{row.name}.jsonl"
    standings = Standings(row.contest)
    play_kept(row.contest, standings, row.games, crew, out, resume=out.exists(), seeded=True, quiet=False)
    games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    facts: dict[str, object] = {"contest": row.contest.facts(), "decisions": standings.decisions}
    facts["times"] = {bot: clock.facts() for bot, clock in standings.clocks.items()}
    facts["points"] = [game["points"] for game in games]
    facts["winners"] = [game["winners"] for game in games]
    lines = ",\n".join(f'"{key}":{json.dumps(value, separators=(",", ":"))}' for key, value in facts.items())
    kept.mkdir(exist_ok=True)
    (kept / f"{row.name}.json").write_text("{" + lines + "}\n", encoding="utf-8")
    out.unlink()


def found(row: Row, kept: Path) -> dict[str, Any] | None:
    """What was kept of a row, if it was played as the row now stands."""
    path = kept / f"{row.name}.json"
    facts: dict[str, Any] | None = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    if facts is None or facts["contest"] != row.contest.facts() or len(facts["points"]) != row.games:
        return None
    return facts


def added_up(row: Row, facts: dict[str, Any]) -> Standings:
    """The standings that the kept games give."""
    standings, contest = Standings(row.contest), row.contest
    for n, (points, winners) in enumerate(zip(facts["points"], facts["winners"], strict=True)):
        clocks: list[object] = [[0, 0, []]] * row.seats
        result = {"bots": contest.seating(n), "points": points, "winners": winners, "decisions": 0, "times": clocks}
        standings.add(result)
    for bot, clock in facts["times"].items():
        standings.clocks[bot].merge(clock)
    return standings


def verified(row: Row, facts: dict[str, Any], games: int) -> bool:
    """Do the first games come out as they were kept? Bots that count iterations, not seconds, play alike anywhere."""
    played = [row.contest.play(n) for n in range(min(games, row.games))]
    return all(
        [game["points"], game["winners"]] == [facts["points"][n], facts["winners"][n]] for n, game in enumerate(played)
    )


def page(kept: Path) -> str:
    """docs/ladder.md, from what is kept."""
    blocks = ["# The ladder", ABOUT]
    for key, game in GAMES.items():
        own = [(row, facts) for row in rows() if row.game == key if (facts := found(row, kept))]
        blocks += [f"## {game.title}", *section(own)]
        missing = [row.name for row in rows() if row.game == key and not found(row, kept)]
        if missing:
            blocks.append(f"Not played yet: {', '.join(f'`{name}`' for name in missing)}.")
    return "\n\n".join(blocks) + "\n"


def section(own: list[tuple[Row, dict[str, Any]]]) -> Iterator[str]:
    """A table of the rows, and the commands that play them again."""
    if own:
        table = [HEAD, "|---|" + "---:|" * (HEAD.count("|") - 2)]
        yield "\n".join(table + [line(row, added_up(row, facts)) for row, facts in own])
        yield "\n".join(["```", *(row.command for row, _facts in own), "```"])


def line(row: Row, standings: Standings) -> str:
    own, rest = standings.row(row.claim.bot), standings.row(row.claim.rest)
    low, high = own.interval
    bars = [f"≥ {percent(bar(row.claim.least, row.seats))}"] if row.claim.least else []
    bars += [f"from > {percent(bar(row.claim.above, row.seats))}"] if row.claim.above else []
    cells = [f"`{own.bot}` v {row.seats - 1} × `{rest.bot}`", str(row.seats), str(standings.games), percent(own.share)]
    cells += [f"{100 * low:.1f}–{percent(high)}", percent(standings.fair), ", ".join(bars)]
    cells += ["yes" if met(row, standings) else "**no**", f"{own.points:.1f} v {rest.points:.1f}"]
    cells += [f"{own.rating:.1f} v {rest.rating:.1f}", f"{1000 * own.seconds:.3g} v {1000 * rest.seconds:.3g}"]
    return f"| {' | '.join(cells)} |"


HEAD = "| Who | seats | games | wins | 95 % | fair | bar | met | points | rating | ms a decision |"
ABOUT = """Written by `make ladder` from the games kept in `ladder/`: change `tools/ladder.py`, not this page.

One bot plays against copies of another, in every seat equally often; each deal is played once from every seat. *Wins*
is its share of the games, a shared victory shared. The interval is Wilson's, games of one deal taken together.
The bars are set for four seats; at other tables they are the shares that are as many times the fair odds. Ratings are
openskill's (Plackett–Luce, from 25). A search that counts iterations plays the same game on any machine, so each row
can be played again: `make ladder ARGS="--verify 3"` replays some games of each, the commands below the tables all.
Only the time of a decision, the processor's for those that are not forced, is that of the machine that played."""


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make ladder", description="Play the ladder and write docs/ladder.md.")
    parser.add_argument("--only", default="", help="only rows whose name holds this")
    parser.add_argument("--again", default=None, help="play rows whose name holds this, though they were played")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once; 0 is one a core")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on the Ray cluster at this address")
    parser.add_argument(
        "--check", action="store_true", help="play and write nothing; exit 1 if the page is out of date"
    )
    parser.add_argument(
        "--verify", type=int, default=0, metavar="N", help="replay N games of each row kept, and compare"
    )
    asked = parser.parse_args(argv)
    chosen = [row for row in rows() if asked.only in row.name]
    if asked.check:
        return checked(PAGE.read_text(encoding="utf-8") == page(KEPT), "docs/ladder.md is out of date: make ladder")
    if asked.verify:
        pairs = [(row, facts) for row in chosen if (facts := found(row, KEPT))]
        return max(
            [checked(verified(row, facts, asked.verify), f"{row.name} differs") for row, facts in pairs], default=0
        )
    for row in chosen:
        if not found(row, KEPT) or (asked.again is not None and asked.again in row.name):
            print(f"{row.name}: {row.command}", flush=True)
            play(row, asked.ray or asked.jobs, UNDER_WAY, KEPT)
            PAGE.write_text(page(KEPT), encoding="utf-8")
    PAGE.write_text(page(KEPT), encoding="utf-8")
    return 0


def checked(well: bool, complaint: str) -> int:
    if not well:
        print(complaint)
    return 0 if well else 1


def run(argv: list[str]) -> int:
    """What is wrong is said in one line, as by `signoria`."""
    try:
        return main(argv)
    except KeyboardInterrupt:
        return 130
    except SignoriaError as error:
        return fail(error)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
