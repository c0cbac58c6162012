"""The final scoring as a table: a row for each thing that counts, a column for each player."""

from rich.table import Table
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.text import words


def score_table(game: Game, s: State, players: list[str], lang: str) -> Table:
    say = words(lang, game)
    winners = game.winners(s)
    table = Table(title=say.say("scores-title"), title_style="bold", box=None, padding=(0, 2, 0, 0), show_footer=True)
    totals = game.totals(s)
    table.add_column("", footer=say.say("scores-total"))
    for seat, player in enumerate(players):
        style = "bold yellow" if seat in winners else ""
        table.add_column(
            Text(player, style=style), justify="right", footer=Text(str(totals[seat]), style=style or "bold")
        )
    rows: dict[str, list[int]] = {}
    rules: dict[str, str] = {}
    for line in game.scores(s):
        words_of = say.score(line, players)
        rows.setdefault(words_of, [0] * len(players))[line.seat] += int(line.points)
        rules[words_of] = line.rule
    for row, points in rows.items():
        label = Text.assemble(row, (f"  {rules[row]}", "dim"))
        table.add_row(label, *[str(n) if n else Text("·", style="dim") for n in points])
    names = [players[seat] for seat in winners]
    won = say.say("scores-winners", {"count": len(names), "names": " & ".join(names)})
    table.caption = Text(won, style="bold yellow")
    return table
