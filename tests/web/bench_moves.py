"""How soon one's own move is seen: from the press to the first change on the screen, and to the server's answer.

At the calm pace, with bots: also how soon a scene is gone once it is pressed, and how far apart others' bids are shown.

python -m tests.web.bench_moves [GAME …]
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from signoria import GAMES
from tests.web.conftest import CHROMIUM, SWITCHES, serving
from tests.web.kit.hands import Mouse
from tests.web.test_whole_games import sit_down

QUESTIONS = 40
# A press, the frame in which the question is gone, and the message that says what came of it.
WATCH = """() => {
    const table = document.querySelector('.table');
    window.moves = [];
    let pressed = null;
    addEventListener('click', ({ timeStamp }) => (pressed = { at: timeStamp, ...table.dataset }), true);
    new MutationObserver(() => {
        if (pressed === null || table.dataset.asks !== '') return;
        const { at, version, asks } = pressed;
        pressed = null;
        const move = { asks, told: null };
        requestAnimationFrame(() => requestAnimationFrame((now) => (move.shown = now - at)));
        const waiting = new MutationObserver(() => {
            if (table.dataset.version === version) return;
            move.told = performance.now() - at;
            waiting.disconnect();
        });
        waiting.observe(table, { attributes: true });
        moves.push(move);
    }).observe(table, { attributes: true });
}"""


def measured(page: Page, game: str) -> list[dict[str, float]]:
    sit_down(page, game)
    page.locator(".table:not([data-asks=''])").wait_for()
    page.evaluate(WATCH)
    Mouse(page, seed=1).play_out(most=QUESTIONS)
    moves: list[dict[str, float]] = page.evaluate("moves.filter(({ shown, told }) => shown && told)")
    return moves


# A press on a scene, the frame in which it is gone; when each update came onto the table, and in which phase.
SCENES = """() => {
    const table = document.querySelector('.table');
    window.scenes = [];
    window.shown = [];
    addEventListener('click', ({ timeStamp, target }) => {
        if (!target.closest('.scene')) return;
        requestAnimationFrame((now) => document.querySelector('.scene') ?? scenes.push(now - timeStamp));
    }, true);
    new MutationObserver(() => {
        const { asks } = table.dataset;
        shown.push({ at: performance.now(), asks, phase: document.querySelector('[aria-current=step]').textContent });
    }).observe(table, { attributeFilter: ['data-told'] });
}"""
CALM = "localStorage.setItem('signoria-pace', 'calm')"
SEEN = 400  # milliseconds after which a press on a scene is meant for it
BIDS = 25


def paced(page: Page) -> tuple[list[float], list[float]]:
    """Il Principe, calm: how soon scenes were gone, how far apart what others bid was shown."""
    sit_down(page, "principe")
    page.locator(".table:not([data-asks=''])").wait_for()
    page.evaluate(SCENES)
    hand = Mouse(page, seed=1)
    while page.evaluate("shown.filter(({ phase }) => phase === 'Auction').length") < BIDS:
        page.locator(".scene, .table:not([data-asks=''])").first.wait_for()
        if page.locator(".scene").count():
            page.wait_for_timeout(SEEN)
            page.locator(".scene").click(position={"x": 5, "y": 5})
        else:
            hand.answer(hand.asked())
    shown = page.evaluate("shown.filter(({ phase }) => phase === 'Auction')")
    gaps = [later["at"] - sooner["at"] for sooner, later in pairwise(shown) if later["asks"] == ""]
    return page.evaluate("scenes"), gaps


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "deals").write_text("bench", encoding="utf-8")
        with serving(Path(folder)) as address:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
            for game in games:
                context = browser.new_context(base_url=address, reduced_motion="reduce")
                context.add_init_script(CALM)
                page = context.new_page()
                moves = measured(page, game)
                for what in ("shown", "told"):
                    times = [move[what] for move in moves]
                    print(
                        f"{game} {what}: {median(times):.0f} ms, of 20 the slowest {quantiles(times, n=20)[-1]:.0f} ms"
                    )
            context = browser.new_context(base_url=address, reduced_motion="reduce")
            context.add_init_script(CALM)
            scenes, gaps = paced(context.new_page())
            print(f"scenes gone: {max(scenes, default=0):.0f} ms at most; bids of others apart: {median(gaps):.0f} ms")
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
