"""The Princes of Florence in the terminal: the market, every principality, and one's own hand."""

from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria.games import game
from signoria.games.florence.components import MINIMUM, rows
from signoria.games.florence.grid import ATLAS, SQUARES
from signoria.text import Words, words

View = dict[str, Any]  # what FlorenceView.to_dict gives

Nouns = dict[str, int | str]

SIDE = 7
RESIDENCE = "residence"
STYLES = {
    **dict.fromkeys(["university", "laboratory", "workshop"], "black on dark_orange3"),
    **dict.fromkeys(["library", "opera", "studio", "hospital", "theater"], "black on orange3"),
    **dict.fromkeys(["tower", "chapel"], "black on light_goldenrod2"),
    "forest": "white on dark_green",
    "lake": "white on blue",
    "park": "black on green3",
    RESIDENCE: "white on grey37",
    "": "dim",
}


def board(view: View, players: list[str], lang: str) -> RenderableType:
    """What an observer may see: the round, the market, the players from the starting player on, the own hand."""
    say = words(lang, game("florence"))
    order = [(view["starter"] + turn) % len(players) for turn in range(len(players))]
    parts: list[RenderableType] = [headline(view, players, say), market(view, players, say)]
    parts.append(Columns([principality(view, seat, players, say) for seat in order], padding=(0, 1)))
    if "hand" in view:
        parts.append(own_hand(view, say))
    return Group(*parts)


def headline(view: View, players: list[str], say: Words) -> Text:
    """Which round it is, what a work must be worth, who starts."""
    if view["over"]:
        return Text(say.say("board-game-over"), style="bold")
    if view["round"] == 0:
        return Text(say.say("board-setting-up"), style="bold")
    nouns = {"round": view["round"], "minimum": int(MINIMUM[view["round"]]), "name": players[view["starter"]]}
    return Text(say.say("board-headline", nouns), style="bold")


def market(view: View, players: list[str], say: Words) -> Table:
    """The seven stacks with who has bought from them this round, then what can be built, drawn and introduced."""
    table = Table.grid(padding=(0, 2))
    for _column in range(2):
        table.add_column()
    stacks = []
    for stack, left in view["stacks"].items():
        owner = view["markers"].get(stack)
        text = Text(f"{say.say(f'stack-{stack}')} {left}", style="dim" if left == 0 or owner is not None else "")
        if owner is not None:
            text.append(f" ({players[owner]})")
        stacks.append(text)
    table.add_row(Text(say.say("board-stacks"), style="bold"), joined(stacks))
    for key in ("buildings", "freedoms"):
        noun = key.removesuffix("s")
        left_over = [Text(f"{say.say(f'{noun}-{name}')} {n}") for name, n in view[key].items()]
        table.add_row(Text(say.say(f"board-{key}"), style="bold"), joined(left_over))
    decks = [Text(f"{say.say(f'deck-{deck}')} {known(cards, say)}") for deck, cards in view["decks"].items()]
    table.add_row(Text(say.say("board-decks"), style="bold"), joined(decks))
    return table


def joined(texts: Iterable[Text]) -> Text:
    return Text(" · ").join(texts)


def known(cards: list[str | None], say: Words) -> str:
    """The size of a deck, and the cards in it that the observer remembers, with their places from the top."""
    seen = [f"{n}: {say.say(f'card-{card}')}" for n, card in enumerate(cards, 1) if card is not None]
    return f"{len(cards)} ({', '.join(seen)})" if seen else str(len(cards))


def principality(view: View, seat: int, players: list[str], say: Words) -> Panel:
    """One player's grid, and what stands beside it."""
    mine = view["seats"][seat]
    lines = [grid(mine["pieces"], say)]
    nouns = {"fame": mine["fame"], "jesters": mine["jesters"], "builders": mine["builders"], "best": mine["best"]}
    lines.append(Text(say.say("board-fame", nouns)))
    lines.append(Text(say.say("board-people", nouns)))
    if mine["best"]:
        lines.append(Text(say.say("board-best", nouns)))
    if mine["freedoms"]:
        lines.append(Text(", ".join(say.say(f"short-freedom-{name}") for name in mine["freedoms"])))
    lines.append(Text(say.say("board-cards", {**mine["hand"], "recruiting": mine["recruiting"]})))
    for key in ("played", "known"):
        names = [say.say(f"card-{card}") for card in mine[key]]
        if key == "played":
            names += [say.say("stack-recruiting")] * mine["recruited"]
        if names:
            lines.append(Text(say.say(f"board-{key}", {"cards": ", ".join(names)})))
    title = Text(players[seat], style="bold")
    if seat in view["dropped"]:
        title.append(" " + say.say("board-dropped"), style="dim")
    return Panel(Group(*lines), title=title, width=36)


def grid(pieces: list[str], say: Words) -> Text:
    """Seven by seven squares, rows and columns numbered as actions name them."""
    under = {(row, column): RESIDENCE for row in (5, 6) for column in (0, 1, 2)}
    for place in pieces:
        squares = SQUARES[ATLAS.texts.index(place)]
        for square in range(SIDE * SIDE):
            if (squares >> square) & 1:
                under[divmod(square, SIDE)] = place.split()[0]
    out = Text("   " + "".join(f"c{column} " for column in range(1, SIDE + 1)), style="dim")
    for row in range(SIDE):
        out.append(f"\nr{row + 1} ", style="dim")
        for column in range(SIDE):
            piece = under.get((row, column), "")
            mark = say.say(f"square-{piece}") if piece else "·"
            out.append(f"{mark:^3}", style=STYLES[piece])
    return out


def own_hand(view: View, say: Words) -> Panel:
    """Cards and florins that only the observer sees."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(say.say("board-florins", {"florins": view["florins"]}), style="bold"))
    for kind in ("profession", "bonus", "prestige"):
        for card in view["hand"]:
            if say.has(f"{kind}-{card}"):
                nouns: Nouns = {"card": say.say(f"card-{card}"), "likes": likes(card, say)}
                table.add_row(Text(say.say(f"board-{kind}-card", nouns)))
    return Panel(table, title=say.say("board-hand"), expand=False)


def likes(card: str, say: Words) -> str:
    """What a profession asks for."""
    for row in rows("profession"):
        if row["id"] == card:
            return ", ".join(say.say(f"{noun}-{row[noun]}") for noun in ("building", "landscape", "freedom"))
    return ""
