"""A learner who reads every note of a lesson and does what it says."""

from playwright.sync_api import Locator, Page

from tests.web.kit.hands import data_of

# A note that takes presses, or a question that has none; the key of the note, or nothing.
DUE = """() => {
    const note = document.querySelector('[data-note]');
    const { asks, over } = document.querySelector('.table')?.dataset ?? {};
    if (note) return note.dataset.fresh === undefined;
    return Boolean(asks) || over === 'true';
}"""


def note_of(page: Page) -> str:
    """Wait for the next note or question: the key of the note, nothing if the question has none."""
    page.wait_for_function(DUE)
    note = page.locator("[data-note]")
    return str(note.get_attribute("data-note")) if note.count() else ""


def follow(page: Page, key: str) -> None:
    """Read the note on, or give the answer that it proposes; without a note the most harmless answer."""
    note = page.locator("[data-note]")
    if not key:
        options = page.locator("[data-option]:visible")
        if options.count() == 0:  # something is picked first
            press(page.locator("[data-step]:visible, [data-pick]:visible").first)
            options.first.wait_for()
        texts = data_of(options, "option")
        return answer(page, "pass" if "pass" in texts else texts[0])
    proposed = note.get_attribute("data-answer")
    if proposed is None:
        press(page.locator("#note-next"))
        page.wait_for_function("(key) => document.querySelector('[data-note]')?.dataset.note !== key", arg=key)
    else:
        answer(page, proposed)
    return None


def press(target: Locator) -> None:
    """With a finger where there are some, else with the mouse."""
    if target.page.evaluate("navigator.maxTouchPoints"):
        target.tap()
    else:
        target.click()


def answer(page: Page, plan: str) -> None:
    """Press what gives this answer, or these one after the other, until another question or note has come."""
    table = page.locator(".table")
    version = str(table.get_attribute("data-version"))
    texts = plan.split("; ")
    page.locator(", ".join([whole(texts[0]), *pieces(texts[0])])).first.wait_for()  # some questions are fetched first
    for text in texts:
        picks = page.locator(", ".join(pieces(text)))
        if page.locator(whole(text)).count() == 0 and picks.count():
            press(picks.first)
    if str(table.get_attribute("data-version")) == version:
        press(page.locator(", ".join(map(whole, texts))).first)
    page.wait_for_function("(v) => document.querySelector('.table').dataset.version !== v", arg=version)


def whole(text: str) -> str:
    """Where an answer is given by one press."""
    return f'[data-option="{text}"]:visible'


def pieces(text: str) -> list[str]:
    """Where it is begun."""
    return [f'[data-{kind}="{one}"]:visible' for one in (text, text.split(" ")[-1]) for kind in ("step", "pick")]
