"""Hands that play: what a person does with the controls of the band, by mouse or by keyboard alone."""

from random import Random

from playwright.sync_api import Locator, Page

MOST_DECISIONS = 600  # more than any small game has
LEAVING = ("pass", "done", "aside", "leave", "refuse")


class Mouse:
    """Answers every question by clicking, leaving auctions early so that games stay short."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)

    def play_out(self) -> int:
        """Play until the game is over; how many questions were answered."""
        for answered in range(MOST_DECISIONS):
            table = self.page.locator(".table:not([data-asks='']), .table[data-over=true]")
            version = table.get_attribute("data-version")
            if table.get_attribute("data-over") == "true":
                return answered
            self.answer()
            self.page.locator(f".table:not([data-version='{version}'])").wait_for()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        self.press(self.choice(self.finished_steps()))

    def choice(self, answers: Locator) -> Locator:
        """One of the answers; leaving is as likely as all others together."""
        texts = [str(text) for text in answers.evaluate_all("all => all.map(one => one.dataset.option)")]
        leaving = [n for n, text in enumerate(texts) if text.split()[0] in LEAVING]
        if leaving and self.random.random() < 0.5:
            return answers.nth(leaving[0])
        return answers.nth(self.random.randrange(len(texts)))

    def finished_steps(self) -> Locator:
        """The answers that can be given; where one must be put together first, any step that is offered is taken."""
        answers = self.page.locator(".band [data-option]:enabled:visible")
        steps = self.page.locator(".band [data-step]:enabled:visible")
        while answers.count() == 0:
            if steps.count() > 0:
                self.press(steps.nth(self.random.randrange(steps.count())))
            else:
                self.page.locator(".band .steps select:enabled").first.select_option(index=1)
        return answers

    def press(self, target: Locator) -> None:
        target.click()


class Keyboard(Mouse):
    """The same with keys alone: focus goes to a control, Enter answers."""

    def press(self, target: Locator) -> None:
        target.focus()
        self.page.keyboard.press("Enter")
