"""Pictures of every page, every question of every game and every state of a table, in every light and size.

`make shots` takes them, checks how each is laid out, and lays them beside the drawings they are measured by.

python -m tests.web.shots [--drawings FOLDER] [--sizes 390x844,…] [PART …]: only those whose names hold a part. What
was found wrong with the others before stays in faults.txt.
"""

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from signoria import GAMES
from tests.web.conftest import CHROMIUM, SWITCHES, serving
from tests.web.kit.layout import SIZES, faults, sized
from tests.web.kit.past import kept
from tests.web.kit.people import SOMEBODY, person
from tests.web.kit.positions import Position, begin_answer, fullest, positions
from tests.web.kit.scenes import Scene, scenes, scenes_of_the_past

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
FOUND = SHOTS / "faults.txt"
PAGES = {
    "landing": "/",
    "lobby": "/lobby",
    "mine": "/mine",
    "setup": "/new",
    "settings": "/settings",
    "about": "/about",
    "rules": "/rules/principe",
    "editions": "/editions/principe",
    "not-found": "/nowhere",
}
USUAL = sized(1440, 900)
LOOKS = [("light", size) for size in SIZES] + [("dark", size) for size in (sized(390, 844), USUAL)]
LOOKS.sort(key=lambda look: -look[1]["width"])  # what is opened over a wide table closes on a narrow one
# What a drawing shows, and the picture of ours that comes nearest to it. What was drawn for later is not among them:
# profiles, tournaments, puzzles and studies.
DRAWINGS = {
    "prince_1_turn": "borgia-buy-or-spy-1440x900-light",
    "prince_1_turn_dark": "borgia-buy-or-spy-1440x900-dark",
    "prince_2_target": "target-1440x900-light",
    "prince_3_seizure": "borgia-commit-1440x900-light",
    "prince_4_trade": "borgia-trade-1440x900-light",
    "prince_5_election": "borgia-secret-ballot-1440x900-light",
    "prince_6_round_end": "round-end-1440x900-light",
    "prince_7_1280x720": "borgia-buy-or-spy-1280x720-light",
    "prince_8_five": "borgia-full-buy-or-spy-1440x900-light",
    "prince_9_phone": "borgia-buy-or-spy-390x844-light",
    "prince_10_seizure_1280x720": "borgia-commit-1280x720-light",
    "prince_11_election_five_1280x720": "borgia-full-secret-ballot-1280x720-light",
    "prince_12_left": "left-1440x900-light",
    "principe_1_build": "principe-build-or-play-1366x768-light",
    "principe_1_build_dark": "principe-build-or-play-1440x900-dark",
    "principe_2_auction": "principe-bid-for-lot-1366x768-light",
    "landscape_principe": "principe-build-or-play-844x390-light",
    "landscape_prince": "borgia-buy-or-spy-844x390-light",
    "landscape_florence": "florence-which-action-844x390-light",
    "phone_principe": "principe-build-or-play-390x844-light",
    "phone_florence": "florence-which-action-390x844-light",
    "phone_prince_seizure": "borgia-commit-390x844-light",
    "florence_1_work": "florence-which-action-1440x900-light",
    "florence_1_work_dark": "florence-which-action-1440x900-dark",
    "florence_2_try": "trying-1440x900-light",
    "florence_3_placing_1280x720": "florence-which-place-1280x720-light",
    "pace_2_sheet": "since-1440x900-light",
    "seat_sheets": "sheet-borgia-1440x900-light",
    "lesson_1_note": "lesson-principe-1366x768-light",
    "page_lobby": "lobby-open-1440x900-light",
    "page_mine": "my-tables-1440x900-light",
    "page_invite": "waiting-1440x900-light",
}
LONGEST = 120_000  # milliseconds until what a scene waits for is given up
HEAD = """<!doctype html><meta charset='utf-8'><title>Signoria, seen</title>
<style>body{font-family:sans-serif;margin:1rem}img{height:22rem;margin:.3rem;border:1px solid #999}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.6rem;align-items:start}figure{margin:0}
.pair img{width:100%;max-height:92vh;height:auto;object-fit:contain;object-position:left top;margin:0}</style>"""
STILL = "*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent; }"


def shoot(page: Page, name: str, sizes: list[str]) -> list[str]:
    """One moment in every size and light; what is wrong with it."""
    page.add_style_tag(content=STILL)
    page.mouse.move(0, 0)  # nothing is pointed at
    found: list[str] = []
    for theme, size in LOOKS:
        if sizes and f"{size['width']}x{size['height']}" not in sizes:
            continue
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        found += [f"{name}-{look(theme, size)}: {fault}" for fault in faults(page)]
        page.screenshot(path=SHOTS / f"{name}-{look(theme, size)}.png")
    page.set_viewport_size(USUAL)
    return found


def look(theme: str, size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}-{theme}"


def moments(page: Page, deals: Path) -> Iterator[Scene]:
    """Every page as a stranger finds it, and every question."""
    for name, path in PAGES.items():
        yield name, partial(page.goto, path, wait_until="networkidle")
    for game in GAMES:
        yield f"box-{game}", partial(page.goto, f"/box/{game}", wait_until="networkidle")
    yield "box-corrected", partial(correct, page)
    yield "waiting", partial(wait_at_table, page)
    for game in GAMES:
        for prompt, position in positions(game).items():
            yield f"{game}-{prompt or 'scores'}", partial(think, page, position, deals)
        for prompt, position in fullest(game).items():
            yield f"{game}-full-{prompt or 'scores'}", partial(think, page, position, deals)


def correct(page: Page) -> None:
    """A city that asks for a card too many."""
    page.goto("/box/principe")
    page.get_by_role("button", name="Correct values").click()
    page.get_by_role("spinbutton", name="University").first.fill("2")
    page.get_by_role("button", name="Check and save").click()
    page.get_by_role("alert").wait_for()


def wait_at_table(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_label("Who plays").last.select_option("friend")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("textbox", name="Invite").wait_for()


def think(page: Page, position: Position, deals: Path) -> None:
    """Look at an answer where one can be begun, so that the picture shows what it leads to."""
    position.open(page, deals)
    if position.prompt:
        begin_answer(page)


def photograph(page: Page, seen: Iterable[Scene], parts: list[str], sizes: list[str]) -> list[str]:
    """What is wrong. A scene that cannot be reached is wrong too, and costs us none of the others."""
    page.set_default_timeout(LONGEST)
    found: list[str] = []
    for name, go in seen:
        if parts and not any(part in name for part in parts):
            continue
        page.set_viewport_size(USUAL)
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        try:
            go()
            wrong = shoot(page, name, sizes)
        except Exception as error:
            wrong = [f"{name}: not taken: {str(error).splitlines()[0]}"]
        print(name, *wrong, sep="\n  ", flush=True)
        found += wrong
    page.context.close()
    return found


def found_before(parts: list[str], sizes: list[str]) -> list[str]:
    """What was wrong with the pictures that are not taken anew."""
    if not FOUND.is_file():
        return []
    lines = FOUND.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not (holds(line, parts) and holds(line, sizes))]


def holds(fault: str, wanted: list[str]) -> bool:
    picture = fault.partition(": ")[0]
    return not wanted or any(one in picture for one in wanted)


def write_index() -> None:
    """All pictures on one page."""
    names = sorted({path.name.rsplit("-", 2)[0] for path in SHOTS.glob("*.png")})
    lines = [HEAD]
    for name in names:
        files = [f"{name}-{look(theme, size)}.png" for theme, size in LOOKS]
        pictures = "".join(f"<a href='{file}'><img src='{file}' alt='' loading='lazy'></a>" for file in files)
        lines.append(f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{pictures}</p>")
    (SHOTS / "index.html").write_text("\n".join(lines), encoding="utf-8")


def write_comparison(drawings: Path, found: list[str]) -> None:
    """Each drawing, beside it what we show, and what is wrong with that; what has not been taken is said."""
    lines = [HEAD]
    missing = [ours for ours in DRAWINGS.values() if not (SHOTS / f"{ours}.png").is_file()]
    lines.append(
        f"<p>{len(DRAWINGS) - len(missing)} of {len(DRAWINGS)} pictures are taken, with {len(found)} faults.</p>"
    )
    for drawing, ours in DRAWINGS.items():
        drawn = (drawings / f"{drawing}.png").resolve().as_uri()
        taken = "<p>not taken</p>" if ours in missing else shown(f"{ours}.png", ours)
        wrong = "".join(f"<li>{escape(fault)}</li>" for fault in found if fault.startswith(f"{ours}: "))
        lines.append(f"<h2>{drawing}</h2><div class='pair'>{shown(drawn, 'drawn')}{taken}</div><ul>{wrong}</ul>")
    (SHOTS / "compare.html").write_text("\n".join(lines), encoding="utf-8")


def shown(file: str, caption: str) -> str:
    picture = f"<a href='{file}'><img src='{file}' alt='' loading='lazy'></a>"
    return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"


def main(*asked: str) -> int:
    options = ArgumentParser(description=__doc__)
    options.add_argument("parts", nargs="*")
    options.add_argument("--drawings", type=Path, help="lay ours beside these in compare.html")
    options.add_argument("--sizes", default="", help="such as 390x844,1440x900; otherwise all")
    wanted = options.parse_args(asked)
    parts: list[str] = wanted.parts
    sizes = [size for size in wanted.sizes.split(",") if size]
    begun = time.monotonic()
    found = found_before(parts, sizes)
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder, browser = Path(name), playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        (folder / "deals").write_text("shots", encoding="utf-8")
        with serving(folder) as address:
            stranger = browser.new_context(base_url=address, reduced_motion="reduce", bypass_csp=True).new_page()
            found += photograph(stranger, moments(stranger, folder / "deals"), parts, sizes)
            guest = person(browser, address, "Lucrezia", bypass_csp=True)
            found += photograph(guest, scenes(guest, folder), parts, sizes)
        with kept(folder) as past:
            host = browser.new_context(base_url=past.address, reduced_motion="reduce", bypass_csp=True).new_page()
            host.context.add_cookies([{"name": "signoria", "value": past.cookie, "url": past.address}])
            host.context.add_init_script(SOMEBODY)
            found += photograph(host, scenes_of_the_past(host, past), parts, sizes)
        browser.close()
    write_index()
    if wanted.drawings:
        write_comparison(wanted.drawings, found)
    FOUND.write_text("".join(f"{fault}\n" for fault in found), encoding="utf-8")
    taken, took = len(list(SHOTS.glob("*.png"))), round(time.monotonic() - begun)
    print(f"{taken} pictures in {SHOTS}/index.html with {len(found)} faults of layout, after {took} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
