"""Hands that play: by mouse or finger wherever something can be pressed, or by keyboard as a screen reader would."""

import re
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

MOST_QUESTIONS = 600  # more than any game of these tests has
MOST_STEPS = 80  # presses after which one question should have been answered
MOST_STOPS = 150  # stops of the Tab key from the question to anything of the table
LEAVING = ("pass", "done", "aside", "leave", "refuse", "cancel")
GOING = re.compile(
    r"(Withdraw|Pass|Do nothing|Drop out|End your turn|Build nothing|Take nothing|Keep the rest|Keep it back)\b"
)
BESIDE = re.compile(r"(Take back|What would a bot do|Keys|Close)\b")
FINISHING = re.compile(r"(Bid|Raise|Seal|Place) .*|.* Enter$")
SENTENCE = re.compile(r"^( *)- '?(?:heading|paragraph)\b.*:\n(?:\1 +.*\n?)*", re.MULTILINE)  # its words are explained
CONTROL = re.compile(r"""- '?(button|checkbox) "((?:[^"\\]|\\.)*)"(.*)""")

ASKED = """() => {
    const { version, asks, over } = document.querySelector('.table')?.dataset ?? {};
    return (Boolean(asks) || over === 'true') && [version, asks, over === 'true'];
}"""
SETTLED = """(before) => {
    const { version, asks } = document.querySelector('.table').dataset;
    return version !== before || Boolean(asks);
}"""
NOW = """() => {
    const { version, asks, over } = document.querySelector('.table').dataset;
    return [version, asks, over === 'true'];
}"""
ANSWERS = ".question-panel [data-option], .board [data-option], [role=gridcell][aria-label$=', legal']"
STEPS = ".question-panel [data-step], .table [data-pick]:not([aria-pressed=true])"
# Something to press; or the question is gone, for what was sealed in several steps goes on by itself.
OFFERED = """([all, before]) => document.querySelector('.table').dataset.version !== before
    || [...document.querySelectorAll(all)]
        .some((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)"""
# What of it can be pressed; `n` asks where, and what lies there.
PRESSABLE = """([all, n]) => {
    const found = [...document.querySelectorAll(all)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled);
    if (n === null) return found.map((one) => one.dataset.option ?? '');
    found[n].scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = found[n].getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return [x, y, found[n].contains(there) ? '' : `${found[n].outerHTML} lies under ${there?.outerHTML}`];
}"""


class Question(NamedTuple):
    version: str
    prompt: str
    over: bool


def data_of(all_of: Locator, name: str) -> list[str]:
    """What each says of itself, at one go: asked in turn, one that has gone meanwhile would be waited for."""
    return [str(said) for said in all_of.evaluate_all("(all, name) => all.map((one) => one.dataset[name] ?? '')", name)]


class Hand:
    """Answers questions until the game is over, leaving auctions early so that games stay short."""

    def __init__(self, page: Page, seed: int, meet: Callable[[str], None] = lambda prompt: None) -> None:
        self.page = page
        self.random = Random(seed)
        self.meet = meet  # told the first time that a question of each kind is put
        self.met: set[str] = set()

    def play_out(self, most: int = MOST_QUESTIONS) -> int:
        """Play until the game is over, or so many questions are answered: how many were."""
        for answered in range(most):
            asked = self.asked()
            if asked.over:
                return answered
            self.arrived(asked.prompt)
            self.answer(asked)
        return most

    def answer(self, asked: Question) -> None:
        """Press until the question is answered; where one must be put together, that takes some steps."""
        for _step in range(MOST_STEPS):
            # What is seldom asked is fetched when it is, and some answers wait until it is told what they lead to.
            self.page.wait_for_function(OFFERED, arg=[f"{ANSWERS}, {STEPS}", asked.version])
            if self.page.evaluate(NOW)[0] != asked.version:
                return
            self.press(asked.prompt)
            self.page.wait_for_function(SETTLED, arg=asked.version)
        raise AssertionError(f"{asked} cannot be answered")

    def asked(self) -> Question:
        """Wait until a question is put, or the game is over."""
        return Question(*self.page.wait_for_function(ASKED).json_value())

    def arrived(self, prompt: str) -> None:
        if prompt not in self.met:
            self.met.add(prompt)
            self.meet(prompt)

    def press(self, prompt: str) -> None:
        """Press something of this question."""
        raise NotImplementedError


class Mouse(Hand):
    def press(self, prompt: str) -> None:
        answers = self.pressable(ANSWERS)
        steps = self.pressable(STEPS)
        leaving = [n for n, text in enumerate(answers) if text.split(" ")[0] in LEAVING]
        if leaving and self.random.random() < 0.4:
            self.click(ANSWERS, leaving[0])
        elif steps and (not answers or self.random.random() < 0.3):
            self.click(STEPS, self.random.randrange(len(steps)))
        else:
            assert answers, f"nothing can be pressed at {prompt}"
            self.click(ANSWERS, self.random.randrange(len(answers)))

    def pressable(self, all_of: str) -> list[str]:
        return [str(text) for text in self.page.evaluate(PRESSABLE, [all_of, None])]

    def click(self, all_of: str, n: int) -> None:
        x, y, hidden = self.page.evaluate(PRESSABLE, [all_of, n])
        if hidden:  # perhaps by what explains the thing below the pointer, or by a note that is about to find its place
            self.page.mouse.move(1, 1)
            self.page.get_by_role("tooltip").wait_for(state="hidden")
            self.page.locator("[data-note][data-fresh]").wait_for(state="detached")
            x, y, hidden = self.page.evaluate(PRESSABLE, [all_of, n])
        assert not hidden, hidden
        self.touch(x, y)

    def touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Mouse):
    """The same with touches alone: nothing hovers, and what has to be seen is scrolled to."""

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Reader(Hand):
    """Knows the table by its accessibility tree alone, walks with Tab from the question, and presses Enter."""

    def arrived(self, prompt: str) -> None:
        self.page.wait_for_function("() => document.activeElement !== document.body")  # else the focus is lost
        super().arrived(prompt)

    def press(self, prompt: str) -> None:
        main = self.page.get_by_role("main")
        question = main.get_by_role("region").filter(has=self.page.locator("#question-title"))
        offered = controls(question.aria_snapshot())
        elsewhere = self.picks()
        assert offered or elsewhere, f"nothing can be pressed at {prompt}"
        if self.random.random() < 0.3:
            everywhere = controls(main.aria_snapshot())
            elsewhere += [one for one in everywhere if one[1].startswith("Build ") and one not in offered]
        elif offered:  # what is picked elsewhere may only be looked at
            ends = any(FINISHING.match(name) or GOING.match(name) for _role, name in offered)
            elsewhere = [] if ends or self.random.random() < 0.5 else elsewhere
        if elsewhere:
            self.walk_to(self.random.choice(elsewhere), [*offered, *elsewhere], back=False)
        else:
            control = self.choice(offered)
            self.walk_to(control, offered, back=offered.index(control) > len(offered) // 2)
        self.page.keyboard.press("Enter")

    def picks(self) -> list[tuple[str, str]]:
        """What lies outside of the question and is pressed to put an answer together, such as cards of one's hand."""
        found = self.page.locator(".table [data-pick]:not([aria-pressed=true])").all()
        return [one for pick in found for one in controls(pick.aria_snapshot())]

    def choice(self, offered: list[tuple[str, str]]) -> tuple[str, str]:
        """One of the controls of the question; leaving and finishing are likelier than the rest."""
        for likelier in (GOING, FINISHING):
            found = [one for one in offered if likelier.match(one[1])]
            if found and self.random.random() < 0.4:
                return self.random.choice(found)
        return self.random.choice(offered)

    def walk_to(self, control: tuple[str, str], seen: list[tuple[str, str]], *, back: bool) -> None:
        """To one of the controls that were seen, from the question on or back from what follows it."""
        self.page.keyboard.press("Alt+2" if back else "Alt+1")
        for _stop in range(MOST_STOPS):
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
            held = self.page.locator(":focus")
            found = controls(held.aria_snapshot()) if held.count() > 0 else []
            if len(found) == 1 and is_same(control, found[0], seen):  # not a part that holds it
                return
        raise AssertionError(f"{control} cannot be reached by keyboard")


def is_same(before: tuple[str, str], now: tuple[str, str], seen: list[tuple[str, str]]) -> bool:
    """What an answer leads to may be told meanwhile, behind its name; then nothing was called so before."""
    return before == now or (now not in seen and before[0] == now[0] and now[1].startswith(f"{before[1]} "))


def controls(tree: str) -> list[tuple[str, str]]:
    """The role and the name of every control of an accessibility tree that can be pressed."""
    return [
        (role, name)
        for role, name, state in CONTROL.findall(SENTENCE.sub("", tree))
        if "[disabled]" not in state and not BESIDE.match(name)
    ]
