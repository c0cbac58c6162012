"""How soon one's own move is seen: from the press to the first change on the screen, and to the server's answer.

python -m tests.web.bench_moves [GAME …]
"""

import sys
import tempfile
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


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "deals").write_text("bench", encoding="utf-8")
        with serving(Path(folder)) as address:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
            for game in games:
                page = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
                moves = measured(page, game)
                for what in ("shown", "told"):
                    times = [move[what] for move in moves]
                    print(
                        f"{game} {what}: {median(times):.0f} ms, of 20 the slowest {quantiles(times, n=20)[-1]:.0f} ms"
                    )
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
