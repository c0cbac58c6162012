"""What a person sees: the board, the story since their last choice, the question, the menu; at the size of now."""

import codecs
import os
import sys
import unicodedata

from rich.console import RenderableType
from rich.text import Text

from signoria.cli.boards import board
from signoria.cli.boards.ink import GOLD, STONE, STRONG, cut, flowed, joined, painted, rule
from signoria.cli.console import Console
from signoria.cli.menu import Line, Menu
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.view import Decision, View
from signoria.text import Words

WIDEST = 100  # of running text
WIDEST_BOARD = 124
SHORTEST = 3  # lines of story that are always shown
DARK = "\x1b[H\x1b[2J\x1b[3J"  # home, clear the screen, clear what can be scrolled back to
SIMPLER = str.maketrans("─│╭╮╰╯━●▸♔✓·–—…’‘“”„«»œŒß×✗≤≥±≈▁▂▃▄▅▆▇█", '-|++++=o>*+.--.\'\'"""""oOsxx<>~~_.,:;+*#')


def simpler(error: UnicodeError) -> tuple[str, int]:
    """For terminals without our letters: the nearest plain one, as wide."""
    assert isinstance(error, UnicodeEncodeError)
    out = ""
    for letter in error.object[error.start : error.end].translate(SIMPLER):
        base = unicodedata.normalize("NFKD", letter)[0]
        out += base if base.isascii() else "?"
    return out, error.end


codecs.register_error("signoria.simpler", simpler)


def spoken_plainly() -> None:
    """Whatever the terminal's encoding lacks is written in plainer letters, and whatever is typed can be read."""
    for stream, errors in ((sys.stdout, "signoria.simpler"), (sys.stderr, "signoria.simpler"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def open_console() -> Console:
    """NO_COLOR is obeyed to the letter: no styles at all, as on a terminal that knows none."""
    console = Console()
    if os.environ.get("NO_COLOR"):
        console._color_system = None
    return console


class Screen:
    """One game on one terminal, for one person at a time."""

    def __init__(self, game: Game, say: Words, names: list[str]) -> None:
        self.game = game
        self.say = say
        self.names = names
        self.console = open_console()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def steady(self) -> bool:
        """Can it be drawn anew in its place, or does every line follow the last?"""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self, dark: bool = False) -> None:
        """An empty screen where there is one; `dark`: nothing to scroll back to either."""
        if not self.steady:
            self.console.print()
        elif dark:
            self.console.file.write(DARK)
        else:
            self.console.clear()

    def whisper(self, said: str) -> None:
        """A line that does not stay."""
        self.console.file.write("\r")
        self.console.print(painted(cut(Text(said, STONE), self.width - 1), self.console), end="")
        self.console.file.flush()

    def hush(self) -> None:
        self.console.file.write("\r\x1b[K")
        self.console.file.flush()

    def curtain(self, name: str) -> None:
        self.clear(dark=True)
        self.tell(joined([Text("▸", GOLD), f" {self.say.say('play-curtain', {'name': name})}"]))

    def question(self, view: View, decision: Decision, menu: Menu, events: list[Event], notes: list[Text]) -> None:
        """Everything a person needs for one choice; the story gets the lines that the rest leaves."""
        self.clear()
        drawn = board(self.game, view, self.names, self.say.language)
        below = [self.asked(decision), *self.menu_lines(menu.lines()), *notes]
        room = self.room(drawn, below) if self.steady else 0
        self.console.print(drawn)
        self.console.print(painted(rule(min(self.console.width, WIDEST_BOARD)), self.console))
        for line in [*self.story(events, room), *below]:
            self.tell(line)

    def room(self, drawn: RenderableType, below: list[Text]) -> int:
        """The lines that are left for the story."""
        height = len(self.console.render_lines(drawn)) + sum(len(self.wrapped(text)) for text in below)
        return max(SHORTEST, self.console.height - height - 2)  # the rule, and the line one types on

    def asked(self, decision: Decision) -> Text:
        """The one place where gold asks."""
        prompt = self.say.prompt(decision.prompt, decision.nouns, self.names)
        said = joined([Text("▸", GOLD), Text(f" {prompt}", STRONG)])
        number = Text(f" {decision.rule}", STONE)
        return joined([said, number]) if said.cell_len + number.cell_len <= self.width else said

    def menu_lines(self, lines: list[Line]) -> list[Text]:
        if len(lines) == 1:
            lines = [Line(f"{lines[0].key}, {self.say.say('play-enter')}", lines[0].words)]
        parts = [joined([Text(f" {line.key} ", GOLD), f" {line.words}"]) for line in lines]
        parts.append(Text(self.say.say("play-type-help"), STONE))
        return flowed([cut(part, self.width) for part in parts], self.width)

    def story(self, events: list[Event], room: int = 0) -> list[Text]:
        """Sentences one after the other, a new paragraph for each round; where room is short, the last of them."""
        lines = self.paragraphs(events)
        if room and len(lines) > room:
            while len(lines) > max(room - 1, 1) and len(events) > 1:
                events = events[1:]
                lines = self.paragraphs(events)
            lines.insert(0, Text(self.say.say("play-earlier"), STONE))
        return lines

    def paragraphs(self, events: list[Event]) -> list[Text]:
        paragraphs: list[list[str]] = [[]]
        for event in events:
            if event.name.startswith("round") and paragraphs[-1]:
                paragraphs.append([])
            paragraphs[-1].append(self.say.event(event, self.names))
        lines: list[Text] = []
        for sentences in paragraphs:
            text = Text(" ".join(sentences))
            text.highlight_words(self.names, STRONG)
            lines += self.wrapped(text) if sentences else []
        return lines

    def wrapped(self, text: Text) -> list[Text]:
        return list(text.wrap(self.console, self.width))

    def tell(self, text: Text | str, style: str = "") -> None:
        """A sentence or a line, in the width there is."""
        said = Text(text, style) if isinstance(text, str) else text
        for line in self.wrapped(said):
            self.console.print(painted(line, self.console), soft_wrap=True)
