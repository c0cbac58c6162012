"""A whole game as readable text: every action, what was announced, and a digest every twenty actions.

python -m tests.golden.playthrough        writes all golden files anew, after a change of the rules that is meant
"""

from pathlib import Path

from signoria import GAMES, SPECTATOR, Game, Rng, State
from tests.tables import by_verb

HERE = Path(__file__).parent
SEATS = {"principe": [2, 3, 5]}
OPTIONS = {"borgia": ["", "trade"]}  # switched on

Golden = tuple[Game, str, int, str]


def golden_games() -> list[Golden]:
    return [
        (game, edition, seats, option)
        for game in GAMES.values()
        for edition in game.editions
        for seats in SEATS.get(game.key, game.seats)
        for option in OPTIONS.get(game.key, [""])
    ]


def path(game: Game, edition: str, seats: int, option: str) -> Path:
    return HERE / ("-".join([game.key, edition, str(seats), *option.split()]) + ".txt")


def playthrough(game: Game, edition: str, seats: int, option: str) -> list[str]:
    """The lines of a game between players who do a little of everything."""
    players = ["Anna", "Bruno", "Carla", "Dario", "Elena"][:seats]
    seed = " ".join(["golden", game.key, edition, str(seats), *option.split()])
    s = game.new(seats, edition, dict.fromkeys(option.split(), 1), seed, players=players)
    rng = Rng(seats)
    title = ", ".join([game.title, edition, f"{seats} seats", *option.split()])
    lines = [title, *[" ".join(dealt) for dealt in game.deal(s)], ""]
    told = announce(game, s, 0, lines)
    n = 0
    while not s.over:
        waiting = s.to_act()
        seat = waiting[int(rng.below(len(waiting)))]
        decision = game.decision(s, seat)
        text = by_verb(rng, decision.options)
        s.play(seat, text)
        n += 1
        lines.append(f"{n:4} {seat} {text:<12} {len(decision.options)} could be chosen, {decision.prompt}")
        told = announce(game, s, told, lines)
        if n % 20 == 0 or s.over:
            lines.append(f"     digest {s.digest()[:16]}")
    lines.append("")
    for line in game.scores(s):
        of = " ".join(f"{noun}={value}" for noun, value in line.nouns.items())
        lines.append(f"{players[line.seat]:<8} {line.points:3} {line.what} {of} [{line.rule}]")
    lines.append("won by " + ", ".join(players[seat] for seat in game.winners(s)))
    return lines


def announce(game: Game, s: State, since: int, lines: list[str]) -> int:
    """Add what all could hear since; how much has been told by now. No words: those may change."""
    for event in game.heard(s, SPECTATOR, since):
        nouns = "".join(f" {noun}={value}" for noun, value in event.nouns.items())
        lines.append(f"       {event.name}{nouns}")
    return len(s.table.log or [])


if __name__ == "__main__":
    for one in golden_games():
        path(*one).write_text("\n".join(playthrough(*one)) + "\n", encoding="utf-8")
        print(f"wrote {path(*one).name}")
