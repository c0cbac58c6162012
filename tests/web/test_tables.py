"""Two people at one table."""

from playwright.sync_api import Page, expect


def test_a_friend_comes_by_the_link_and_the_host_starts(page: Page) -> None:
    page.goto("/new/principe")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Who plays Visconti").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invite").input_value()
    assert page.context.browser is not None
    with page.context.browser.new_context(reduced_motion="reduce") as context:
        friend = context.new_page()
        friend.goto(link)
        friend.get_by_role("button", name="Sit down").click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".band h2")).to_contain_text("Lay 3 cards")
        expect(friend.locator(".band h2")).to_contain_text("Lay 3 cards")
