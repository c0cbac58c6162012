"""What can be typed that is no answer: help, hint, consider, why, rules, story, board, save, quit.

Nothing of it is a move.
"""

import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from signoria.bots.advice import advise
from signoria.bots.searcher import Budget
from signoria.cli.boards.ink import STONE, STRONG, joined
from signoria.cli.commands.rules import every_rule, speaks_of
from signoria.cli.console import printable
from signoria.cli.files import write_whole
from signoria.cli.keyboard import Leave
from signoria.cli.menu import Menu, plain
from signoria.cli.saving import record_to_keep
from signoria.kernel.view import Decision
from signoria.text import Words
from signoria.text.words import Nouns

if TYPE_CHECKING:  # the two know each other; only the annotation is needed here
    from signoria.cli.match import Match

HINT = 1.0  # seconds that a hint takes
HINTED = 3  # answers
WHOLE = 2  # so many rules are read out; more are listed
COMMANDS = ("hint", "consider", "why", "rules", "story", "board", "save", "quit")
LONGEST_FILE = 60  # letters of a name that is told again


def carried_out(match: "Match", seat: int, decision: Decision, menu: Menu, line: str) -> bool:
    """Do what is no answer; False if the line is one."""
    word, _space, rest = line.partition(" ")
    match command(match.say, word):
        case "?" | "help":
            tell_help(match, decision)
        case "hint":
            tell_hint(match, seat, decision, menu)
        case "consider":
            tell_facts(match, seat, decision, menu, rest)
        case "why":
            tell_why(match, seat, decision, menu, rest)
        case "rules" | "rule":
            tell_rules(match, rest or decision.rule)
        case "story":
            for text in match.screen.story(match.game.heard(match.s, seat)):
                match.screen.tell(text)
        case "board":
            match.draw(seat, decision, menu)
        case "save":
            save_copy(match, rest)
        case "quit":
            raise Leave(0)
        case _:
            return False
    return True


def command(say: Words, word: str) -> str:
    """What a word asks for: in the language of the table as the help has it, in English always."""
    own = {plain(say.say(f"play-help-{key}").partition(" ")[0]): key for key in COMMANDS}
    own[plain(say.say("play-type-help").split()[1])] = "help"
    return own.get(plain(word), word.lower())


def tell_help(match: "Match", decision: Decision) -> None:
    example: dict[str, int | str] = {"example": decision.options[-1]}
    match.screen.tell(match.say.say("play-help-answer", example))
    for key in COMMANDS:
        what = Text(match.say.say(f"play-help-{key}", example), STRONG)
        match.screen.tell(joined([what, Text(f"  {match.say.say(f'play-help-{key}-words')}")]))
    if match.say.has("play-help-signs"):
        match.screen.tell(match.say.say("play-help-signs"), STONE)


def tell_hint(match: "Match", seat: int, decision: Decision, menu: Menu) -> None:
    """The best answers and what a lot is worth, from what this seat may know and nothing else."""
    if len(decision.options) == 1:
        match.note(match.say.say("play-hint-only", {"action": decision.options[0]}))
        return
    view, heard, chance = match.game.view(match.s, seat), match.game.heard(match.s, seat), secrets.randbits(30)
    advice = match.waits(
        match.say.say("hint-thinks"),
        lambda: advise(match.game, view, decision, heard, chance, Budget(seconds=HINT)),
    )
    for opinion in advice.opinions[:HINTED]:
        nouns: Nouns = {"share": f"{100 * opinion.share:.0f}", "error": f"{100 * opinion.error:.0f}"}
        match.note(match.say.say("play-hint", {**nouns, "action": menu.typed(opinion.action)}))
    if advice.price:
        key = "-none" if advice.price.most == 0 else "-all" if advice.price.most == advice.price.means else ""
        match.note(match.say.say(f"play-hint-price{key}", {**advice.price.facts()}))


def tell_facts(match: "Match", seat: int, decision: Decision, menu: Menu, text: str) -> None:
    """What an answer leads to, and the rules by which it does; of what is none, why it is none."""
    meant = menu.meant(text) if text else []
    if not text:
        match.note(match.say.say("play-consider-what", {"example": decision.options[-1]}))
    elif len(meant) == 1 and meant[0] in decision.options:
        facts = match.game.facts(match.game.view(match.s, seat), meant[0])
        for sentence in match.say.facts(facts, match.names) or [match.say.say("play-consider-nothing")]:
            match.note(sentence)
        if facts:
            match.note(", ".join(dict.fromkeys(fact.rule for fact in facts)), STONE)
    else:
        match.refuse(seat, menu, meant[0] if len(meant) == 1 else text.lower())


def tell_why(match: "Match", seat: int, decision: Decision, menu: Menu, text: str) -> None:
    if not text:
        match.note(match.say.say("play-why-what", {"example": decision.options[-1]}))
        return
    meant = menu.meant(text)
    match.refuse(seat, menu, meant[0] if len(meant) == 1 else text.lower())


def tell_rules(match: "Match", about: str) -> None:
    """One or two rules by the sentence that players need, more by their titles."""
    found = [rule for rule in every_rule(match.say) if speaks_of(rule, about.split())]
    if not found:
        match.note(match.say.say("play-no-rule", {"words": printable(about[:60])}))
    elif len(found) > WHOLE:
        match.screen.tell(match.say.say("play-rules-found", {"count": len(found)}))
    for rule in found:
        match.screen.tell(joined([Text(rule.id, STRONG), f"  {rule.title}"]))
        if len(found) <= WHOLE:
            match.screen.tell(rule.for_players(match.game.edition_of(match.s)))
            match.screen.tell(match.say.say("play-rule-whole", {"rule": rule.id}), STONE)


def save_copy(match: "Match", name: str) -> None:
    """Another copy of the game; no file is written over."""
    if not name:
        match.note(match.say.say("play-save-where"))
        return
    said: dict[str, int | str] = {"file": printable(name)[:LONGEST_FILE]}
    try:
        path = Path(name).expanduser()
        if os.path.lexists(path):
            match.note(match.say.say("play-copy-exists", said))
        else:
            write_whole(path, record_to_keep(match.s))
            match.note(match.say.say("play-copy-saved", said))
    except (OSError, ValueError, RuntimeError) as error:  # no such place; no such name; no such person's home
        fault = getattr(error, "strerror", None) or str(error)
        match.note(match.say.say("error-file", {**said, "fault": fault.rstrip(".")}))
