"""Pictures of The Prince: the first time each question is asked in a game against bots, in three sizes and themes.

python -m tests.web.shots_borgia [FOLDER]
"""

import contextlib
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import CHROMIUM, SWITCHES
from tests.web.hands import Mouse
from tests.web.test_whole_games import sit_down

LOOKS = {"light": (1440, 900), "dark": (1440, 900), "phone": (360, 780)}
MOST = 150  # questions answered before we have seen enough
SEED = 5


class Photographer(Mouse):
    """Plays, and takes a picture of every question that is new."""

    def __init__(self, page: Page, folder: Path) -> None:
        super().__init__(page, SEED)
        self.folder = folder
        self.taken: set[str] = set()
        self.answers = 0

    def answer(self) -> None:
        prompt = str(self.page.locator(".table").get_attribute("data-asks"))
        if prompt not in self.taken or prompt in ("commit", "play-or-seize"):
            self.taken.add(prompt)
            self.take(prompt)
        self.answers += 1
        if self.answers > MOST:
            raise StopIteration
        super().answer()

    def take(self, prompt: str) -> None:
        for look, (width, height) in LOOKS.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.emulate_media(color_scheme="dark" if look == "dark" else "light", reduced_motion="reduce")
            self.page.screenshot(path=self.folder / f"borgia_{prompt}_{look}.png")
        self.page.set_viewport_size({"width": 1440, "height": 900})


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        command = [sys.executable, "-m", "signoria", "serve", "--port", "0", "--database", f"sqlite:///{work}/shots.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=work) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
            page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
            sit_down(page, "borgia")
            with contextlib.suppress(StopIteration):
                Photographer(page, folder).play_out()
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/shots"))
