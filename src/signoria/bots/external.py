"""`stdio:COMMAND`: a bot in any language, as a program that reads and writes lines of JSON (docs/bot-protocol.md)."""

import atexit
import json
import os
import shlex
import shutil
from dataclasses import asdict
from time import monotonic

from signoria.bots.bot import Bot, Start
from signoria.bots.program import LINE, OUTPUT, Fault, Program
from signoria.kernel.errors import BadSetup
from signoria.kernel.event import Event
from signoria.kernel.game import ENGINE, Game, ScoreLine
from signoria.kernel.view import Decision, View

PROTOCOL = 2
WAITING = 8  # programs at most that wait for a game
PATIENCE = 3  # faults in one game, then it is not asked again until the next
DEADLY = {"closed", "too-long", "flood"}  # after these there is nothing to be had from it
SECONDS = {"SIGNORIA_BOT_HELLO": 10.0, "SIGNORIA_BOT_TIME": 10.0}  # to say hello, and to decide
LOG = "SIGNORIA_BOT_LOG"


def check_command(command: str) -> None:
    """A command line that can be written in a record and read from it, and a program that is there."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or set(command) & set("(),") or not command.isprintable():
        raise BadSetup("bad-command", command=command)
    if shutil.which(words[0]) is None:
        raise BadSetup("no-such-program", program=words[0])
    for name in SECONDS:
        seconds(name)


def seconds(name: str) -> float:
    """A time limit, as the environment sets it."""
    text = os.environ.get(name, "")
    try:
        value = float(text) if text else SECONDS[name]
    except ValueError:
        value = 0.0
    if not 0.01 <= value <= 3600:
        raise BadSetup("setting-range", setting=name, least="0.01", most="3600", value=text)
    return value


class Programs:
    """The programs that run here. One that behaved in a game waits for its next: to load a network may take long."""

    def __init__(self) -> None:
        self.running: set[Program] = set()
        self.idle: list[Program] = []
        self.mute: dict[str, int] = {}  # how often a command has not said hello

    def borrow(self, command: str) -> Program:
        """A program that has said hello and plays no game."""
        for program in self.idle:
            if program.command == command:
                self.idle.remove(program)
                return program
        if self.mute.get(command, 0) >= PATIENCE:
            raise Fault("no-hello")
        program = Program(command, os.environ.get(LOG, ""))
        self.running.add(program)
        try:
            greet(program)
        except Fault:
            self.mute[command] = self.mute.get(command, 0) + 1
            self.end(program)
            raise
        return program

    def give_back(self, program: Program) -> None:
        """It may wait for its next game; who has waited longest makes room."""
        program.flush()
        self.idle.append(program)
        if len(self.idle) > WAITING:
            self.dismiss(self.idle.pop(0))

    def dismiss(self, program: Program) -> None:
        """Let it go."""
        self.running.discard(program)
        program.close()

    def end(self, program: Program) -> None:
        """Be rid of it."""
        self.running.discard(program)
        program.kill()

    def close(self) -> None:
        """Let all of them go."""
        for program in list(self.running):
            self.dismiss(program)
        self.idle.clear()
        self.mute.clear()


PROGRAMS = Programs()
atexit.register(PROGRAMS.close)


def greet(program: Program) -> None:
    """Say hello and have it said."""
    limits = {"line": LINE, "output": OUTPUT, "faults": PATIENCE}
    program.tell({"type": "hello", "protocol": PROTOCOL, "host": f"signoria {ENGINE}", "limits": limits})
    try:
        hello = parsed(program.line(monotonic() + seconds("SIGNORIA_BOT_HELLO")))
    except Fault as fault:
        raise Fault("no-hello") from fault
    if hello.get("type") != "hello" or not isinstance(hello.get("name"), str):
        raise Fault("no-hello")
    if hello.get("protocol") != PROTOCOL:
        raise Fault("wrong-version")


def parsed(line: bytes) -> dict[str, object]:
    """A line as the object it must be."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault("not-json") from None
    if not isinstance(data, dict):
        raise Fault("wrong-form")
    return data


def meant(line: bytes, asked: int, options: list[str]) -> str | None:
    """The option that a line chooses; None if it answers an earlier question, which is too late and no matter."""
    data = parsed(line)
    id, action = data.get("id"), data.get("action")
    if not isinstance(id, int) or not isinstance(action, str):
        raise Fault("wrong-form")
    if 0 < id < asked:
        return None
    if id != asked:
        raise Fault("wrong-id")
    if action not in options:
        raise Fault("not-an-option")
    return action


class ExternalBot(Bot):
    """Puts the questions to a program. What it does not answer as it should, is answered by the first option."""

    listens = True
    elsewhere = True

    def __init__(self, game: Game, seed: int, command: str) -> None:
        super().__init__(game, seed)
        self.seed = seed
        self.command = command
        self.program: Program | None = None

    def begin(self, start: Start) -> None:
        try:
            self.program = PROGRAMS.borrow(self.command)
            told = {key: value for key, value in asdict(start).items() if key != "box" or value}
            self.program.tell({"type": "start", **told, "seed": self.seed})
        except Fault as fault:
            self.count(fault.kind)

    def hear(self, events: list[Event]) -> None:
        if self.program and events:
            self.program.tell({"type": "observe", "events": [event.to_dict() for event in events]})

    def choose(self, view: View, decision: Decision) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.program is None:
            self.count("out")
            return options[0]
        try:
            return self.asked(self.program, view, decision, options)
        except Fault as fault:
            self.punish(self.program, fault.kind)
            return options[0]

    def asked(self, program: Program, view: View, decision: Decision, options: list[str]) -> str:
        limit = seconds("SIGNORIA_BOT_TIME")
        program.asked += 1
        program.received = 0
        question: dict[str, object] = {"type": "decide", "id": program.asked, "ms": round(1000 * limit)}
        program.tell({**question, "view": view.to_dict(), "decision": decision.to_dict()})
        deadline = monotonic() + limit
        while (action := meant(program.line(deadline), program.asked, options)) is None:
            pass
        return action

    def count(self, kind: str) -> None:
        self.faults[kind] = self.faults.get(kind, 0) + 1

    def punish(self, program: Program, kind: str) -> None:
        """Tell it what it did wrong; or, once it is enough, be rid of it."""
        self.count(kind)
        left = 0 if kind in DEADLY else PATIENCE - sum(self.faults.values())
        program.tell({"type": "error", "id": program.asked, "fault": kind, "left": left})
        if left == 0:
            PROGRAMS.end(program)
            self.program = None

    def ended(self, scores: list[ScoreLine], winners: list[int]) -> None:
        if self.program:
            lines = [line.to_dict() for line in scores]
            self.program.tell({"type": "result", "scores": lines, "winners": winners})

    def close(self) -> None:
        if self.program:
            if self.faults:
                PROGRAMS.dismiss(self.program)  # it may still be busy with what it owes
            else:
                PROGRAMS.give_back(self.program)
            self.program = None
