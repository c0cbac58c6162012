"""Draws web/public/*.png from icon.svg: what an installed app shows. Run it when the icon changes; it needs chromium.

An icon that a system may cut to its own shape stands smaller, on plaster to the edge.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
PLASTER = "#F7F6F3"
ICONS = {  # size in pixels, how much of it the rose window fills, what lies behind it
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable.png": (512, 0.74, PLASTER),
    "icon-apple.png": (180, 0.84, PLASTER),
}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, fills, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            centred = f"display:grid;place-items:center;height:{size}px;background:{behind}"
            page.set_content(f'<body style="margin:0;{centred}">{drawing}</body>')
            page.add_style_tag(content=f"svg {{ width: {size * fills}px; height: {size * fills}px }}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
