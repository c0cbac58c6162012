"""How a page is laid out: every size that counts, and what is wrong at one of them."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8")
CLOCKS = Path(__file__).with_name("clocks.js").read_text(encoding="utf-8")
SHOWN = "new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"  # what was just changed


def sized(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


SIZES = [
    sized(360, 640),
    sized(390, 844),
    sized(844, 390),
    sized(932, 430),
    sized(640, 360),  # 1280 x 720, twice as large
    sized(768, 1024),
    sized(1280, 720),
    sized(1366, 768),
    sized(1440, 900),
    sized(1920, 1080),
    sized(2560, 1440),
]


def faults(page: Page) -> list[str]:
    """What is cut, covered, outside its box or too small, a line each."""
    page.evaluate(SHOWN)
    return [str(fault) for fault in page.evaluate(FAULTS)] + hidden_clocks(page)


def hidden_clocks(page: Page) -> list[str]:
    """Those that run out of sight."""
    return [str(fault) for fault in page.evaluate(CLOCKS)]


def faults_at(page: Page, size: ViewportSize) -> list[str]:
    page.set_viewport_size(size)
    return [f"{size['width']} x {size['height']}: {fault}" for fault in faults(page)]
