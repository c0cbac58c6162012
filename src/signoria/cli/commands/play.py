"""`signoria play`: a game in the terminal, people on one keyboard and bots."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from signoria import GAMES
from signoria import game as game_of
from signoria.bots.roster import STDIO, STRENGTHS, check_bot
from signoria.cli.boxes import BoxOption, chosen, in_use
from signoria.cli.console import printable
from signoria.cli.keyboard import Keyboard, Leave, Redraw
from signoria.cli.language import LANGUAGE, word
from signoria.cli.match import Match
from signoria.cli.saving import Save, brought_back, new_save, saved, unfinished
from signoria.cli.seats import USUAL, bots_of, checked, default_names, remembered, seated
from signoria.cli.tables import EditionOption, LangOption, OptionOption, SeedOption, fresh_seed, options_named
from signoria.kernel.errors import BadSetup
from signoria.kernel.game import Game
from signoria.text import Words, words

WhatArgument = Annotated[str, typer.Argument(metavar="GAME | FILE", help=word("help-play-what"), show_default=False)]
SeatsOption = Annotated[int | None, typer.Option("--seats", "-n", help=word("help-seats"), show_default="4")]
PeopleOption = Annotated[int | None, typer.Option("--people", "-p", help=word("help-play-people"), show_default="1")]
NamesOption = Annotated[str, typer.Option("--names", help=word("help-play-names"), show_default=False)]
BotsOption = Annotated[
    str, typer.Option("--bots", "-b", help=word("help-play-bots", strengths=", ".join(STRENGTHS)), show_default=USUAL)
]
PauseOption = Annotated[
    float, typer.Option("--pause", envvar="SIGNORIA_PAUSE", min=0, max=60, help=word("help-play-pause"))
]
FirstOption = Annotated[int | None, typer.Option("--first", help=word("help-play-first"), show_default=False)]
ProgramsOption = Annotated[bool, typer.Option("--run-programs", help=word("help-play-programs"))]
ResumeOption = Annotated[bool, typer.Option("--resume", "-r", help=word("help-play-resume"))]
SaveOption = Annotated[Path | None, typer.Option("--save", help=word("help-play-save"), show_default=False)]

PAUSE = 0.7  # seconds a bot's move takes at least
SEATS = 4  # at a table nobody said anything about


def run(
    what: WhatArgument = "",
    seats: SeatsOption = None,
    people: PeopleOption = None,
    names: NamesOption = "",
    edition: EditionOption = "",
    option: OptionOption = None,
    bots: BotsOption = "",
    seed: SeedOption = "",
    first: FirstOption = None,
    box: BoxOption = "",
    resume: ResumeOption = False,
    save: SaveOption = None,
    run_programs: ProgramsOption = False,
    pause: PauseOption = PAUSE,
    lang: LangOption = LANGUAGE,
) -> None:
    """Play in the terminal."""
    fixed: dict[str, object] = {"--seats": seats, "--people": people, "--names": names, "--edition": edition}
    fixed |= {"--option": option, "--bots": bots, "--seed": seed, "--first": first, "--box": box}
    if resume:
        raise typer.Exit(go_on(what, save, fixed, run_programs, pause, lang).play())
    game = game_of(what or next(iter(GAMES)))
    game = chosen(game, box) if box else in_use(game)
    say = words(lang, game)
    file = new_save(game, save)
    options = options_named(game, option)
    game.checked_edition(edition)
    untold = not what and not any(value not in (None, "", []) for value in fixed.values())
    if untold and sys.stdin.isatty() and sys.stdout.isatty():
        seats, listed, bots = asked(game, say)
    else:
        seats = SEATS if seats is None else seats
        game.check_seats(seats, first, None)
        listed = named(say, seats, people, names)
    table = seated(say, listed, seats, bots or USUAL)
    s = game.new(seats, edition, options, fresh_seed(seed), first, [seat.player for seat in table])
    file.keep_first(s)
    raise typer.Exit(Match(game, s, table, bots_of(s, table), [0] * seats, say, file, pause).play())


def go_on(file: str, save: Path | None, fixed: dict[str, object], trusted: bool, pause: float, lang: str) -> Match:
    """The match of a saved game, as it was left.

    A file may come from anywhere: the programs it names are not started unless it is trusted, or our own.
    """
    for option, value in fixed.items():
        if value not in (None, "", []):
            raise BadSetup("resume-keeps", option=option)
    path, game, record = saved(file)
    s, told = brought_back(game, record)
    table = remembered(record.players)
    for seat in table:
        if seat.bot.startswith(STDIO) and file and not trusted:
            raise BadSetup("resume-programs", file=file, bot=seat.bot)
    if all(seat.bot for seat in table):
        raise BadSetup("people-range", seats=record.seats, people=0)
    kept = Save(path, kept=not file) if save is None else new_save(game, save)
    kept.keep_first(s)
    return Match(game, s, table, bots_of(s, table), told, words(lang, game), kept, pause)


def named(say: Words, seats: int, people: int | None, names: str) -> list[str]:
    """The people at the table, by the names they were given or by ours."""
    given = [name.strip() for name in names.split(",")] if names.strip() else []
    count = people if people is not None else len(given) or 1
    if not 1 <= count <= seats:
        raise BadSetup("people-range", seats=seats, people=count)
    if given and len(given) != count:
        raise BadSetup("names-count", names=len(given), people=count)
    return given or default_names(say, "name")[:count]


def asked(game: Game, say: Words) -> tuple[int, list[str], str]:
    """A few short questions; Enter, Enter, Enter, Enter, and one plays."""
    print(say.say("setup-welcome", {"title": say.say("title"), "tagline": say.say("tagline")}))
    if unfinished() is not None:
        print(say.say("setup-waiting"))
    print(say.say("setup-enter"))
    with Keyboard() as keyboard:
        try:
            seats = number(keyboard, say, "setup-how-many-sit", game.seats[0], game.seats[-1], SEATS)
            people = number(keyboard, say, "setup-people", 1, seats, 1)
            names = named_by_hand(keyboard, say, people)
            return seats, names, strength(keyboard, say) if people < seats else USUAL
        except Leave as leave:
            print()
            raise typer.Exit(leave.code) from None


def line(keyboard: Keyboard, question: str, default: str) -> str:
    while True:
        try:
            return " ".join(keyboard.line(f"{question} [{default}] ").split()) or default
        except Redraw:
            keyboard.stale = False


def number(keyboard: Keyboard, say: Words, key: str, least: int, most: int, default: int) -> int:
    while True:
        text = line(keyboard, say.say(key, {"least": least, "most": most}), str(default))
        if text.isascii() and text.isdigit() and least <= int(text[:9]) <= most:
            return int(text)
        print(say.say("setup-again", {"least": least, "most": most}))


def strength(keyboard: Keyboard, say: Words) -> str:
    """One of the strengths, by its name or the beginning of it; or any bot, for those who know them."""
    known = ", ".join(STRENGTHS)
    while True:
        text = line(keyboard, say.say("setup-strength", {"strengths": known}), USUAL)
        meant = next((name for name in STRENGTHS if name.startswith(text.lower())), text)
        try:
            check_bot(meant)
            return meant
        except BadSetup:
            print(say.say("setup-strength-again", {"strengths": known}))


def named_by_hand(keyboard: Keyboard, say: Words, people: int) -> list[str]:
    default = ", ".join(default_names(say, "name")[:people])
    while True:
        text = line(keyboard, say.say("setup-names", {"people": people}), default)
        try:
            listed = named(say, people, people, text)
            return [checked(name, listed[:n]) for n, name in enumerate(listed)]
        except BadSetup as error:
            print(printable(say.error(error)))
