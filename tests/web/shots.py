"""Pictures of every page and of every question of every game, in every light and size. `make shots` takes them.

python -m tests.web.shots [PART …]: only those whose names hold one of the parts.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES, serving
from tests.web.positions import TABLES, Position, positions

SHOTS = Path(__file__).parents[2] / "docs" / "shots"
PAGES = {
    "landing": "/",
    "lobby": "/lobby",
    "mine": "/mine",
    "setup": "/new",
    "settings": "/settings",
    "about": "/about",
    "rules": "/rules/principe",
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


def moments(page: Page, deals: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that there is to see: its name, and how to get there."""
    for name, path in PAGES.items():
        yield name, partial(page.goto, path, wait_until="networkidle")
    yield "waiting", partial(wait_at_table, page)
    for game in TABLES:
        for prompt, position in positions(game).items():
            yield f"{game}-{prompt or 'scores'}", partial(think, page, position, deals)


def wait_at_table(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_label("Who plays").last.select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("textbox", name="Invite").wait_for()


def think(page: Page, position: Position, deals: Path) -> None:
    """Look at an answer where one can be begun, so that the picture shows what it leads to."""
    position.open(page, deals)
    steps = page.locator(".band [data-step]:enabled:visible")
    if steps.count() > 0:
        steps.first.click()
    elif position.prompt:
        page.locator(".band [data-option]:enabled:visible").first.hover()


def photographed(browser: Browser, address: str, deals: Path, parts: list[str]) -> Iterator[str]:
    context = browser.new_context(base_url=address, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    for name, go in moments(page, deals):
        if parts and not any(part in name for part in parts):
            continue
        page.set_viewport_size(LOOKS[0][1])
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        go()
        shoot(page, name)
        yield name


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
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        deals = Path(folder) / "deals"
        deals.write_text("shots", encoding="utf-8")
        with serving(Path(folder)) as address:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
            for name in photographed(browser, address, deals, parts):
                print(name, flush=True)
            browser.close()
    write_index()


if __name__ == "__main__":
    main(sys.argv[1:])
