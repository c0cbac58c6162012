"""A game from its first question to its last: who is asked, what they answer, and what is told of it."""

import time
from collections.abc import Callable
from typing import TypeVar

from rich.text import Text

from signoria.bots import Bot
from signoria.cli.asides import carried_out
from signoria.cli.asides import command as typed_command
from signoria.cli.boards.ink import STONE, STRONG
from signoria.cli.boxes import told_of
from signoria.cli.faults import fault_lines
from signoria.cli.keyboard import Keyboard, Leave, Redraw
from signoria.cli.menu import Menu
from signoria.cli.saving import Save, command
from signoria.cli.scores import score_table
from signoria.cli.screen import Screen
from signoria.cli.seats import Seat
from signoria.cli.waiting import paused, waited
from signoria.games import own_box
from signoria.kernel.game import Game
from signoria.kernel.rng import commitment
from signoria.kernel.state import State
from signoria.kernel.view import Decision
from signoria.lab.listeners import Listeners
from signoria.text import Words

T = TypeVar("T")


class Match:
    """The table in the terminal. People see their own view and hear their own story; bots get the same and no more."""

    def __init__(
        self,
        game: Game,
        s: State,
        seats: list[Seat],
        bots: dict[int, Bot],
        told: list[int],
        say: Words,
        save: Save,
        pause: float = 0.0,
    ) -> None:
        self.game = game
        self.s = s
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.bots = bots
        self.listeners = Listeners(game, s, bots)
        self.told = told  # for each seat: how much of the story it knew when it last chose
        self.say = say
        self.save = save
        self.pause = pause  # seconds in which a bot's move can be read
        self.screen = Screen(game, say, self.names)
        self.keyboard = Keyboard()
        self.present = -1 if len(seats) - len(bots) > 1 else next(n for n in range(len(seats)) if n not in bots)
        self.notes: list[Text] = []  # what was said since the question was put

    def play(self) -> int:
        """To the end, or until somebody leaves; the code to exit with."""
        try:
            with self.keyboard, self.listeners:
                while not self.s.over:
                    self.turn(self.next_seat())
        except Leave as leave:
            self.part()
            return leave.code
        self.finish()
        return 0

    def next_seat(self) -> int:
        """Bots first; then whoever sits at the keyboard already."""
        waiting = self.s.to_act()
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.present if self.present in waiting else waiting[0]

    def turn(self, seat: int) -> None:
        decision, begun = self.game.decision(self.s, seat), time.monotonic()
        text = self.bot_choice(seat, decision) if seat in self.bots else self.ask(seat, decision)
        length = len(self.s.table.log or [])
        self.s.play(seat, text)
        self.save.keep(self.s)
        if seat in self.bots:
            self.tell_news(length, begun + self.pause)
        else:
            self.told[seat] = length
        self.keyboard.check()

    def bot_choice(self, seat: int, decision: Decision) -> str:
        self.listeners.tell(seat)
        view, bot = self.game.view(self.s, seat), self.bots[seat]
        return self.waits(self.say.say("play-thinks", {"name": self.names[seat]}), lambda: bot.choose(view, decision))

    def tell_news(self, since: int, until: float) -> None:
        """What came of a bot's move, to whoever is at the keyboard, with a moment to read it."""
        if self.screen.steady and self.pause > 0 and not self.s.over:
            news = self.screen.story(self.game.heard(self.s, self.present, since))
            for line in news:
                self.screen.tell(line)
            if news:
                paused(until, self.keyboard)

    def waits(self, said: str, think: Callable[[], T]) -> T:
        return waited(think, said, self.screen, self.keyboard)

    def ask(self, seat: int, decision: Decision) -> str:
        """Put the question until it is answered; whatever else is typed changes nothing."""
        self.draw_curtain(seat)
        menu = Menu(self.game, self.say, decision)
        self.notes = self.opening_notes(seat)
        self.draw(seat, decision, menu)
        while True:
            try:
                line = " ".join(self.keyboard.line(f"{self.names[seat]}> ").split())
            except Redraw:
                self.draw(seat, decision, menu)
                continue
            self.notes = []
            if not carried_out(self, seat, decision, menu, line):
                answer = self.answer(seat, decision, menu, line)
                if answer:
                    return answer
            if self.notes and self.screen.steady:
                self.draw(seat, decision, menu)

    def opening_notes(self, seat: int) -> list[Text]:
        """What is to be said before anything is typed: at the start what is so at a table of this size and edition, the
        sealed seed, and whose box; and that a save has failed."""
        notes = []
        story = self.s.story
        if story is not None and self.told[seat] == 0:
            of_this_size = f"change-{self.game.key}-{self.game.edition_of(self.s)}-{len(self.seats)}"
            if self.say.has(of_this_size):
                notes.append(Text(self.say.say(of_this_size)))
            notes.append(Text(self.say.say("play-commitment", {"commitment": commitment(story.seed)}), STONE))
            if self.game.box.name:
                notes.append(Text(self.say.say("box-in-use", told_of(own_box(self.game))), STONE))
        return notes + self.save_notes()

    def save_notes(self) -> list[Text]:
        if not self.save.fault:
            return []
        nouns: dict[str, int | str] = {"file": str(self.save.path), "fault": self.save.fault}
        return [Text(self.say.say("play-not-saved", nouns), STRONG)]

    def draw_curtain(self, seat: int) -> None:
        """Between two people: nothing of the one is left on the screen when the other comes."""
        while self.present != seat:
            self.keyboard.forget()
            self.keyboard.stale = False
            self.screen.curtain(self.names[seat])
            try:
                if typed_command(self.say, self.keyboard.line("").strip()) == "quit":
                    raise Leave(0)
                self.present = seat
            except Redraw:
                continue

    def draw(self, seat: int, decision: Decision, menu: Menu) -> None:
        self.keyboard.stale = False
        events = self.game.heard(self.s, seat, self.told[seat])
        self.screen.question(self.game.view(self.s, seat), decision, menu, events, self.notes)

    def note(self, text: Text | str, style: str = "") -> None:
        """Say something below the question: at once, or on a screen that is drawn anew, with it."""
        self.notes.append(Text(text, style) if isinstance(text, str) else text)
        if not self.screen.steady:
            self.screen.tell(self.notes[-1])

    # What somebody types.

    def answer(self, seat: int, decision: Decision, menu: Menu, line: str) -> str:
        """The legal action that was meant; else nothing, and the reason is told."""
        if not line:
            if len(decision.options) == 1:
                return decision.options[0]
            self.note(self.say.say("play-say-something"))
            return ""
        meant = menu.meant(line)
        legal = [text for text in meant if text in decision.options]
        if len(meant) == 1 and legal:
            return meant[0]
        if len(meant) > 1 and legal:
            self.note(self.say.say("play-could-be", {"actions": ", ".join(legal[:6])}))
        elif not meant and line.isdigit():
            self.note(self.say.say("play-no-such-line", {"number": line[:9]}))
        else:
            self.refuse(seat, menu, meant[0] if len(meant) == 1 else line)
        return ""

    def refuse(self, seat: int, menu: Menu, text: str) -> None:
        """The rule that forbids it, and what is allowed instead."""
        refusal = self.game.why(self.s, seat, text)
        if refusal is None:
            self.note(self.say.say("play-allowed"))
            return
        self.note(self.say.refusal(refusal, self.names), STRONG)
        self.note(self.say.say("play-nearest", {"actions": ", ".join(map(menu.typed, refusal.nearest))}))

    # How it ends.

    def part(self) -> None:
        """Left before the end: how to go on."""
        try:
            if self.screen.console.is_terminal:
                self.screen.console.print()
            if len(self.seats) - len(self.bots) > 1:
                self.screen.clear(dark=True)
            self.save.rescue(self.s)
            for note in self.save_notes():
                self.screen.tell(note)
            self.line_whole("play-goodbye", self.save.resume_command())
        except OSError:
            pass  # the terminal has gone; the game is on disk

    def line_whole(self, key: str, command: str) -> None:
        """A line that can be copied: never broken."""
        self.screen.console.print(Text(self.say.say(key, {"command": command, "file": command})), soft_wrap=True)

    def finish(self) -> None:
        """The end of the story, the scores, and where the record lies."""
        if len(self.seats) - len(self.bots) > 1 or self.screen.console.is_terminal:
            self.screen.clear()
        events = self.game.heard(self.s, -1, self.told[self.present])
        for line in self.screen.story(events):
            self.screen.tell(line)
        self.screen.console.print()
        self.screen.console.print(score_table(self.game, self.s, self.names, self.say.language))
        self.screen.console.print()
        faults = [self.bots[n].faults if n in self.bots else {} for n in range(len(self.seats))]
        for told in fault_lines(self.say, [seat.player for seat in self.seats], faults):
            self.screen.tell(Text(told, STRONG))
        self.save.rescue(self.s)
        for note in self.save_notes():
            self.screen.tell(note)
        self.line_whole("play-over-record", str(self.save.path))
        self.line_whole("play-over-replay", f"{command()} replay {self.save.quoted()}")
        self.line_whole("play-over-analyse", f"{command()} analyse {self.save.quoted()}")
        self.line_whole("play-over-verify", f"{command()} verify {self.save.quoted()}")
