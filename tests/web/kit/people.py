"""People at tables: a browser each, who may sit down by the API and go on by the page."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

PATIENCE = 300_000  # milliseconds after which what a test waits for will never come
NewPerson = Callable[..., Page]
GO = "(address) => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
PACE = "localStorage.getItem('signoria-pace') ?? localStorage.setItem('signoria-pace', 'instant')"  # nobody watches
SOMEBODY = f"localStorage.setItem('signoria-somebody', 'yes'); {PACE}"  # so that the page asks who


def person(browser: Browser, address: str, name: str, **how: Any) -> Page:
    """Somebody with a name, in a browser of their own. Without a worker, unless it is asked for."""
    size = {"width": 1280, "height": 800}
    usual = {"base_url": address, "viewport": size, "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**(usual | how))
    asked(context, "/api/people", name=name)
    context.add_init_script(SOMEBODY)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def asked(context: BrowserContext, path: str, **body: object) -> Any:
    answer = context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def table_of(host: Page, *guests: Page, **wanted: object) -> str:
    """A public table of Il Principe where these sit in order, begun; bots in what is left."""
    seats = wanted.pop("seats", len(guests) + 1)
    terms = {"game": "principe", "seats": seats, "public": True, "watchable": True, "hints": True} | wanted
    id = str(asked(host.context, "/api/tables", **terms)["table"]["id"])
    for seat, guest in enumerate(guests, 1):
        asked(guest.context, f"/api/tables/{id}/join", seat=seat)
    asked(host.context, f"/api/tables/{id}/start")
    return id


def go(page: Page, address: str) -> None:
    """As by a link of our own: a page that is there loads nothing again."""
    if page.url == "about:blank":
        page.goto(address)
    else:
        page.evaluate(GO, address)


def speak(page: Page, language: str) -> None:
    """From a page with the choice of languages."""
    page.locator("header select").select_option(language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def come_to(id: str, *people: Page) -> None:
    for page in people:
        page.goto(f"/table/{id}")
    for page in people:
        page.locator(".table").wait_for()


def lay_cards(page: Page) -> None:
    """The first question of Il Principe: cards, face down."""
    answer = page.locator(".question-panel [data-option]:enabled")
    while answer.count() == 0:
        page.locator(".question-panel [data-step]:enabled, .own [data-pick]:enabled").first.click()
    answer.click()


def steps(page: Page) -> Locator:
    """The single events under the last line of the story, opened."""
    page.locator(".story .more").last.click()
    return page.locator(".story .single li")


def told(page: Page) -> list[str]:
    """The story as it stands beside the table, but what is being asked."""
    return [line.strip() for line in page.locator(".story .told").all_inner_texts()]
