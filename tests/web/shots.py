"""Pictures of every page, every question of every game and every state of a table, in every light and size.

`make shots` takes them.

python -m tests.web.shots [PART …]: only those whose names hold one of the parts.
"""

import sys
import tempfile
from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from signoria import GAMES
from tests.web.conftest import CHROMIUM, SWITCHES, serving
from tests.web.kit.past import kept
from tests.web.kit.people import SOMEBODY, person
from tests.web.kit.positions import Position, positions
from tests.web.kit.scenes import Scene, scenes, scenes_of_the_past

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
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
LOOKS: list[tuple[str, ViewportSize]] = [
    ("light", {"width": 1440, "height": 900}),
    ("dark", {"width": 1440, "height": 900}),
    ("light", {"width": 800, "height": 1100}),
    ("light", {"width": 360, "height": 780}),
]
COLOURS = 256  # a picture of a table has no more that matter, and is a third as large
STILL = "*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent; }"


def shoot(page: Page, name: str) -> None:
    """One moment in every size and light."""
    page.add_style_tag(content=STILL)
    for theme, size in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        picture = Image.open(BytesIO(page.screenshot()))
        picture.quantize(COLOURS).save(SHOTS / f"{name}-{size['width']}-{theme}.png", optimize=True)
    page.set_viewport_size(LOOKS[0][1])


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
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("textbox", name="Invite").wait_for()


def think(page: Page, position: Position, deals: Path) -> None:
    """Look at an answer where one can be begun, so that the picture shows what it leads to."""
    position.open(page, deals)
    steps = page.locator(".question-panel [data-step]:enabled:visible")
    if steps.count() > 0:
        steps.first.click()
    elif position.prompt:
        page.locator(".question-panel [data-option]:enabled:visible").first.hover()


def photograph(page: Page, seen: Iterable[Scene], parts: list[str]) -> None:
    for name, go in seen:
        if parts and not any(part in name for part in parts):
            continue
        page.set_viewport_size(LOOKS[0][1])
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        go()
        shoot(page, name)
        print(name, flush=True)
    page.context.close()


def write_index() -> None:
    """All pictures on one page."""
    names = sorted({path.name.rsplit("-", 2)[0] for path in SHOTS.glob("*.png")})
    lines = ["<!doctype html><meta charset='utf-8'><title>Signoria, seen</title>"]
    lines += [
        "<style>body{font-family:sans-serif;margin:1rem}img{height:22rem;margin:.3rem;border:1px solid #999}</style>"
    ]
    for name in names:
        files = [f"{name}-{size['width']}-{theme}.png" for theme, size in LOOKS]
        pictures = "".join(f"<a href='{file}'><img src='{file}' alt='' loading='lazy'></a>" for file in files)
        lines.append(f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{pictures}</p>")
    (SHOTS / "index.html").write_text("\n".join(lines), encoding="utf-8")


def main(parts: list[str]) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder, browser = Path(name), playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        (folder / "deals").write_text("shots", encoding="utf-8")
        with serving(folder) as address:
            stranger = browser.new_context(base_url=address, reduced_motion="reduce", bypass_csp=True).new_page()
            photograph(stranger, moments(stranger, folder / "deals"), parts)
            guest = person(browser, address, "Lucrezia", bypass_csp=True)
            photograph(guest, scenes(guest, folder), parts)
        with kept(folder) as past:
            host = browser.new_context(base_url=past.address, reduced_motion="reduce", bypass_csp=True).new_page()
            host.context.add_cookies([{"name": "signoria", "value": past.cookie, "url": past.address}])
            host.context.add_init_script(SOMEBODY)
            photograph(host, scenes_of_the_past(host, past), parts)
        browser.close()
    write_index()


if __name__ == "__main__":
    main(sys.argv[1:])
