"""A real server with the built client, and Debian's chromium before it. Without either, tests are skipped, visibly."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.web.kit.people import PACE, PATIENCE, NewPerson, person
from tests.web.kit.positions import leave

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first needs a fifth less
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
BUILT = Path(str(files("signoria"))) / "web" / "static" / "index.html"
LIMITS = ("requests-per-minute", "messages-per-minute", "newcomers-per-hour", "tables-per-person")  # we are in a hurry
DESK: ViewportSize = {"width": 1280, "height": 720}
MISSING = "404 (Not Found)"  # some tests ask for what is not there


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on a free port, with a database of its own, that deals as the file `deals` in its folder says."""
    command = [
        sys.executable,
        str(Path(__file__).with_name("kit") / "seeded.py"),
        "serve",
        "--port",
        "0",
        "--bot-workers",
        "1",
        "--bot-pause",
        "0",
    ]
    command += ["--database", f"sqlite:///{folder}/signoria.db"]
    command += [f"--{limit}=0" for limit in LIMITS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("serve")


@pytest.fixture(scope="package")
def address(folder: Path) -> Iterator[str]:
    if not BUILT.is_file():
        pytest.skip("the browser client is not built: make setup")
    with serving(folder) as address:
        yield address


@pytest.fixture(autouse=True)
def deals(folder: Path, request: pytest.FixtureRequest) -> Path:
    """Says what the server deals: the same in every run of a test, whoever opens the tables."""
    file = folder / "deals"
    file.write_text(request.node.name, encoding="utf-8")
    return file


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield launched
        launched.close()


@contextmanager
def fresh_page(browser: Browser, address: str, **how: Any) -> Iterator[tuple[Page, list[str]]]:
    """A page in a fresh browser, and what goes wrong in it: faults of the client's, what the server's policy stops."""
    usual = {"base_url": address, "viewport": DESK, "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**(usual | how))
    context.add_init_script(PACE)
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield opened, faults
    context.close()


def serious(faults: list[str]) -> list[str]:
    return [fault for fault in faults if MISSING not in fault]


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page in a fresh browser."""
    with fresh_page(browser, address) as (opened, faults):
        yield opened
    assert serious(faults) == []


@pytest.fixture(scope="package")
def kept_page(browser: Browser, address: str) -> Iterator[tuple[Page, list[str]]]:
    with fresh_page(browser, address) as kept:
        yield kept


@pytest.fixture
def used_page(kept_page: tuple[Page, list[str]]) -> Iterator[Page]:
    """A page that other tests have used: nothing is loaded twice, and one goes from table to table as people do.

    It is as large as a fresh one, and nothing is pointed at.
    """
    opened, faults = kept_page
    if opened.url != "about:blank":
        leave(opened)
    opened.set_viewport_size(DESK)
    opened.mouse.move(0, 0)
    faults.clear()
    yield opened
    assert serious(faults) == []


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[NewPerson]:
    """Somebody new in a browser of their own; all go home afterwards."""
    came: list[Page] = []

    def comes(name: str, **how: object) -> Page:
        came.append(person(browser, address, name, **how))
        return came[-1]

    expect.set_options(timeout=PATIENCE)
    yield comes
    for page in came:
        page.context.close()
