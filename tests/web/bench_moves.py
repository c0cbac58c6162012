"""How soon one's own move is seen: from the press to the first change on the screen, and to the server's answer.

With three bots: also how soon a scene is gone once it is pressed, and at the calm pace how far apart what others do in
auctions is shown. Wanted are 50 ms, 50 ms and 500 ms, on a machine that has nothing else to do. Of the slowest the
longest frame is told: what ran in it, and how long it took to lay the page out.

python -m tests.web.bench_moves [GAME …]
"""

import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

from signoria import GAMES
from tests.web.conftest import CHROMIUM, SWITCHES, serving
from tests.web.kit.hands import Mouse
from tests.web.test_whole_games import sit_down

QUESTIONS = 40
WANTED_SCENES = 20
# Frames that took long: when, what ran in them, and from when on they were laid out.
FRAMES = """() => {
    window.frames_seen = [];
    new PerformanceObserver((list) => {
        for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
            const ran = scripts.map((one) => `${one.invoker} ${Math.round(one.duration)}`).join(', ');
            frames_seen.push({ at: startTime, duration, layout: startTime + duration - styleAndLayoutStart, ran });
        }
    }).observe({ type: 'long-animation-frame', buffered: false });
}"""
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
        const move = { at, asks, told: null };
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
    page.add_init_script("localStorage.setItem('signoria-pace', 'instant')")  # nobody presses scenes on
    sit_down(page, game)
    page.locator(".table:not([data-asks=''])").wait_for()
    page.evaluate(WATCH)
    page.evaluate(FRAMES)
    Mouse(page, seed=1).play_out(most=QUESTIONS)
    moves: list[dict[str, float]] = page.evaluate("moves.filter(({ shown, told }) => shown && told)")
    slowest = max(moves, key=lambda move: move["shown"])
    print(f"{game} slowest: {slowest['asks']} {slowest['shown']:.0f} ms{long_frame(page, slowest)}")
    return moves


def long_frame(page: Page, move: dict[str, float]) -> str:
    """The longest frame between a press and what came of it."""
    within = [one for one in page.evaluate("frames_seen") if move["at"] - 50 <= one["at"] <= move["at"] + move["shown"]]
    if not within:
        return ", no long frame"
    longest = max(within, key=lambda one: one["duration"])
    return f", a frame of {longest['duration']:.0f} ms, {longest['layout']:.0f} of it layout; {longest['ran']}"


# A press on a scene, the frame in which it is gone; when each version came onto the table.
SCENES = """() => {
    const table = document.querySelector('.table');
    window.scenes = [];
    window.shown = [];
    addEventListener('mouseup', ({ timeStamp, target }) => { // the table keeps the click to itself
        const scene = target.closest('.scene');
        if (!scene) return;
        const pressed = { at: timeStamp, asks: scene.dataset.scene };
        requestAnimationFrame((now) => scene.isConnected || scenes.push({ ...pressed, shown: now - timeStamp }));
    }, true);
    new MutationObserver(() => {
        const { asks, told } = table.dataset;
        shown.push({ at: performance.now(), asks, version: Number(told) });
    }).observe(table, { attributeFilter: ['data-told'] });
}"""
CALM = "localStorage.setItem('signoria-pace', 'calm'); localStorage.setItem('signoria-notes', 'off')"
CORNERS = "(found) => found.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y])"
BIDS = 25
BIDDING = {"bids", "withdraws"}


def skipped(page: Page, game: str) -> list[dict[str, Any]]:
    """How soon scenes were gone, at as many tables as it takes."""
    page.add_init_script("localStorage.setItem('signoria-pace', 'quick')")
    gone: list[dict[str, Any]] = []
    while len(gone) < WANTED_SCENES:
        sit_down(page, game, seats=4)
        page.locator(".table:not([data-asks=''])").wait_for()
        page.evaluate(SCENES)
        page.evaluate(FRAMES)
        hand = Mouse(page, seed=1)
        before = len(gone)
        while before + page.evaluate("scenes.length") < WANTED_SCENES and page.locator(".finished").count() == 0:
            go_on(page, hand)
        gone += page.evaluate("scenes")
        slowest = max(page.evaluate("scenes"), key=lambda scene: scene["shown"], default=None)
        if slowest:
            print(f"{game} slowest: {slowest['asks']} {slowest['shown']:.0f} ms{long_frame(page, slowest)}")
    return gone


def go_on(page: Page, hand: Mouse) -> None:
    """Press what is there: a scene, again if the press came too early to be meant for it, or an answer."""
    page.locator(".scene, .finished, .table:not([data-asks=''])").first.wait_for()
    corners = page.locator(".scene").evaluate_all(CORNERS)
    for x, y in corners:
        page.mouse.click(x + 5, y + 5)
    if not corners and page.locator(".finished").count() == 0:
        hand.answer(hand.asked())


def paced(page: Page, game: str) -> list[float]:
    """How far apart what others bid was shown."""
    auctions: set[int] = set()  # the versions that told a bid, or that somebody withdrew

    def hear(frame: str | bytes) -> None:
        for message in map(json.loads, str(frame).split("\n")):
            if message["type"] == "update" and BIDDING & {told["name"] for told in message["update"]["events"]}:
                auctions.add(message["update"]["version"])

    page.on("websocket", lambda line: line.on("framereceived", hear))
    sit_down(page, game, seats=4)
    page.locator(".table:not([data-asks=''])").wait_for()
    page.evaluate(SCENES)
    hand = Mouse(page, seed=1)
    shown: list[dict[str, Any]] = []
    while sum(one["version"] in auctions for one in shown) < BIDS and page.locator(".finished").count() == 0:
        go_on(page, hand)
        shown = page.evaluate("shown")
    pairs = [(sooner, later) for sooner, later in pairwise(shown) if sooner["version"] in auctions]
    return [later["at"] - sooner["at"] for sooner, later in pairs if sooner["asks"] == ""]


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        (Path(folder) / "deals").write_text("bench", encoding="utf-8")
        with serving(Path(folder)) as address:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
            for game in games:
                context = browser.new_context(base_url=address, reduced_motion="reduce")
                context.add_init_script(CALM)
                moves = measured(context.new_page(), game)
                for what in ("shown", "told"):
                    times = [move[what] for move in moves]
                    print(
                        f"{game} {what}: {median(times):.0f} ms, of 20 the slowest {quantiles(times, n=20)[-1]:.0f} ms"
                    )
                gone = [scene["shown"] for scene in skipped(context.new_page(), game)]
                print(
                    f"{game} scenes gone: {median(gone):.0f} ms, {max(gone):.0f} ms at most of {len(gone)}", flush=True
                )
                gaps = paced(context.new_page(), game)
                print(f"{game} in auctions: {median(gaps):.0f} ms apart, of {len(gaps)}", flush=True)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
