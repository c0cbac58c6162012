"""Coming for good and going for good: passkeys, notices, seats and data that are left, tables that are closed."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.kit.people import NewPerson, come_to, steps, table_of

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def leave(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave for good").click()
    page.wait_for_url("**/mine")


def test_whoever_leaves_is_played_for_and_the_game_goes_on(people: NewPerson) -> None:
    ada, leo = people("Ada"), people("Leo")
    clock = {"kind": "live", "reserve": 600, "increment": 10, "late": "thumb"}
    id = table_of(ada, leo, clock=clock)
    come_to(id, ada, leo)
    leave(leo)
    expect(ada.locator(".player").nth(1)).not_to_contain_text("Leo")
    expect(ada.locator(".player").nth(1)).to_contain_text("Luchino")
    expect(steps(ada).filter(has_text="Luchino has chosen.")).to_have_count(1)
    leo.goto(f"/table/{id}")
    expect(leo.locator(".question-panel")).to_contain_text("You are watching.")


def test_a_passkey_makes_a_guest_the_same_person_again(people: NewPerson, address: str) -> None:
    ada = people("Ada", base_url=address.replace("127.0.0.1", "localhost"))  # where passkeys work without a name
    device = ada.context.new_cdp_session(ada)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    ada.goto("/settings")
    ada.get_by_role("button", name="Add a passkey").click()
    expect(ada.get_by_text("Passkey 1, since")).to_be_visible()
    ada.get_by_role("button", name="Sign out", exact=True).click()
    expect(ada.get_by_text("You are signed out.")).to_be_visible()
    ada.get_by_role("button", name="Sign in with a passkey").click()
    expect(ada.get_by_text("Welcome back.")).to_be_visible()
    expect(ada.get_by_role("textbox", name="Your name")).to_have_value("Ada")


def test_a_browser_that_refuses_notices_is_told_of(people: NewPerson) -> None:
    ada = people("Ada", service_workers="allow")
    ada.goto("/settings")
    notices = ada.locator("section", has=ada.get_by_role("heading", name="When it is your turn"))
    notices.get_by_role("switch").click()
    expect(notices.get_by_role("alert")).to_contain_text("This browser does not allow notices from here")
    expect(notices.get_by_role("switch")).not_to_be_checked()


def test_all_about_a_person_is_deleted(people: NewPerson) -> None:
    ada = people("Ada")
    ada.goto("/settings")
    ada.get_by_role("button", name="Delete my data").click()
    ada.get_by_role("button", name="Delete everything about me").click()
    expect(ada.get_by_text("Everything about you is deleted.")).to_be_visible()
    assert ada.context.request.get("/api/me").status == 401


def test_a_client_that_is_too_old_says_so(people: NewPerson) -> None:
    ada = people("Ada")
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ada.route_web_socket("**/api/live", connect)
    come_to(table_of(ada, seats=2, bots=["thumb"]), ada)
    lines[0].send('{"type": "news of a later year"}')
    strip = ada.get_by_role("alert")
    expect(strip).to_contain_text("Signoria has been renewed.")
    strip.get_by_role("button", name="Load").click()
    expect(strip).to_have_count(0)
    expect(ada.locator(".table")).not_to_have_attribute("data-asks", "")


def test_a_table_that_is_closed_says_so(people: NewPerson, folder: Path) -> None:
    ada = people("Ada")
    id = table_of(ada, seats=2, bots=["thumb"])
    come_to(id, ada)
    command = [sys.executable, "-m", "signoria", "admin", "close", id, "--database", f"sqlite:///{folder}/signoria.db"]
    subprocess.run(command, check=True)
    expect(ada.get_by_role("heading", name="This table was closed.")).to_be_visible()
    expect(ada.locator(".table")).to_have_attribute("data-asks", "")
    expect(ada.locator(".question-panel").get_by_role("link", name="Replay")).to_be_visible()
