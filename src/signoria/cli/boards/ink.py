"""Stone and glaze: how a board in the terminal is drawn, line by line, at any width.

Stone is structure. A glaze is always a building, a family or a region, and never without its letter or name. Gold is
what is asked now. Every glaze and the gold are grounds with their own ink, so that they can be read on a dark terminal
and on a light one. Without colours the letters, names, marks and lines remain.
"""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Span, Text

STONE = "#7c8894"
GOLD = "bold #231a02 on #e9bf5c"
STRONG = "bold"

GLAZES = {
    "green": "bold #ffffff on #327f52",
    "white": "bold #1b2530 on #f3f0e8",
    "red": "bold #ffffff on #a52b23",
    "blue": "bold #ffffff on #28589a",
    "yellow": "bold #1b2530 on #e5b32f",
}
FEWER = {  # where there are only sixteen colours, those that are nearest by name
    GLAZES["green"]: "bold white on green",
    GLAZES["white"]: "bold black on white",
    GLAZES["red"]: "bold white on red",
    GLAZES["blue"]: "bold white on blue",
    GLAZES["yellow"]: "bold black on yellow",
    GOLD: "bold black on bright_yellow",
    STONE: "default",
}
FAMILIES = ["#8e99a3", "#5b6470", "#e58aa9", "#db6a12", "#8d5cc0"]  # a dot beside a name; never text


LOW = 28  # a terminal with fewer lines is low


class Lines:
    """Something drawn line by line for the width it is printed at; no line is ever longer. Low: in fewer lines."""

    def lines(self, width: int, low: bool = False) -> list[Text]:
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = options.is_terminal and console.height < LOW
        for line in self.lines(options.max_width, low):
            yield painted(trimmed(cut(line, options.max_width)), console)


def cut(text: Text, width: int) -> Text:
    """At most so wide, in one line."""
    text = text.copy()
    text.no_wrap = True
    text.overflow = "crop"
    text.truncate(max(width, 0), overflow="ellipsis")
    return text


def trimmed(text: Text) -> Text:
    """Without blanks at its end, except those that are the ground of a letter."""
    painted = [span.end for span in text.spans if " on " in str(span.style)]
    surplus = len(text) - max([len(text.plain.rstrip()), *painted])
    if surplus > 0:
        text.right_crop(surplus)
    return text


def painted(text: Text, console: Console) -> Text:
    """In the colours that this terminal has."""
    if console.color_system == "standard":
        text.spans = [Span(span.start, span.end, FEWER.get(str(span.style), span.style)) for span in text.spans]
        text.style = FEWER.get(str(text.style), text.style)
    return text


def cell(text: Text | str, width: int, style: str = "", right: bool = False) -> Text:
    """Exactly so wide."""
    made = Text(text, style=style) if isinstance(text, str) else text
    made = cut(made, width)
    blank = " " * (width - made.cell_len)
    return Text.assemble(blank, made) if right else Text.assemble(made, blank)


def joined(parts: Iterable[Text | str], between: str | Text = "") -> Text:
    out = Text()
    for n, part in enumerate(parts):
        if n and between:
            out.append_text(Text(between) if isinstance(between, str) else between)
        out.append_text(Text(part) if isinstance(part, str) else part)
    return out


def flowed(parts: Sequence[Text], width: int, between: str = "   ", indent: int = 0) -> list[Text]:
    """Parts side by side as far as they go, then on the next line."""
    lines: list[Text] = []
    line = Text()
    for part in parts:
        blank = between if line.cell_len > indent or (not lines and line.cell_len) else ""
        if line.cell_len and line.cell_len + len(blank) + part.cell_len > width:
            lines.append(line)
            line, blank = Text(" " * indent), ""
        line.append(blank, style=STONE)
        line.append_text(part)
    return [*lines, line] if line.cell_len else lines


def wrapped(text: Text, width: int) -> list[Text]:
    """A sentence over as many lines as it needs."""
    return flowed([cell(word, word.cell_len) for word in text.split(" ")], width, " ", 2)


def rule(width: int, label: str = "", marks: str = "─") -> Text:
    """A line of stone, with a word in it."""
    if not label:
        return Text(marks * width, style=STONE)
    head = f"{marks * 2} {label} "
    return Text(head + marks * (width - cell_len(head)), style=STONE)


def side_by_side(blocks: Sequence[list[Text]], columns: int, width: int) -> list[Text]:
    """Blocks of lines in so many columns, row by row."""
    lines: list[Text] = []
    each = width // columns
    for first in range(0, len(blocks), columns):
        row = blocks[first : first + columns]
        tallest = max(len(block) for block in row)
        lines += [joined(cell(block[n] if n < len(block) else "", each) for block in row) for n in range(tallest)]
    return lines


def badge(letter: str, colour: str) -> Text:
    """A building: its letter on its colour."""
    return Text(f" {letter} ", style=GLAZES[colour])


def person(name: str, seat: int, width: int = 0) -> Text:
    """A family's dot and the name of who plays it."""
    mark = Text("● ", style=FAMILIES[seat % len(FAMILIES)])
    return joined([mark, cut(Text(name), width - 2) if width else Text(name)])


def frame(title: str, note: str, foot: str, inside: list[Text], width: int) -> list[Text]:
    """A small card of stone: a name and a note on its upper edge, a word on its lower."""
    inner = width - 2
    name = cut(Text(f" {title} ", STRONG), inner - 4 - cell_len(note))
    dashes = "─" * (inner - 4 - name.cell_len - cell_len(note))
    top = joined([Text("╭─", STONE), name, Text(dashes, STONE), f" {note} ", Text("─╮", STONE)])
    word = cut(Text(f" {foot} " if foot else ""), inner - 1)
    bottom = joined([Text("╰─", STONE), word, Text("─" * (inner - 1 - word.cell_len) + "╯", STONE)])
    edge = Text("│", STONE)
    return [top, *(joined([edge, cell(line, inner), edge]) for line in inside), bottom]
