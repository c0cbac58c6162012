"""Every question of every game as a place to begin at: its seed, and what is played until seat 0 is asked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from signoria.bots import bot
from signoria.games import game as game_of
from signoria.text.words import source_of

TABLES: dict[str, list[dict[str, int]]] = {
    "principe": [{}],
    "borgia": [{}, {"trade": 1, "trade_offers": 1, "open_ballots": 1}],
    "florence": [{}],
}
SEATS = 4
MOST_GAMES = 150  # at each table, until every question is found
FOOLISH = 0.3  # how often a bot answers anything: some questions never come up among the wise
# Plays all seats of a table in the name of whoever sits before this page, up to the question.
LEAD = """async ({ game, seats, options, terms, acts, over, stranger }) => {
    const post = async (path, body = {}) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
    };
    if (stranger) await post('/people', { name: 'Lucrezia' });
    const { table } = await post('/tables', { game, seats, options, bots: [], hints: true, ...terms });
    const path = `/tables/${table.id}`;
    for (let seat = 1; seat < seats; seat++) await post(`${path}/join`, { seat, name: `Guest ${seat}` });
    await post(`${path}/start`);
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    const versions = {};
    const heard = (done) => new Promise((resolve, reject) => (socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.sight) versions[message.seat] = message.sight.version;
        if (['refused', 'fault'].includes(message.type)) reject(new Error(data));
        if (done(message)) resolve();
    }));
    await new Promise((resolve) => (socket.onopen = resolve));
    for (let seat = 0; seat < seats; seat++) {
        socket.send(JSON.stringify({ type: 'subscribe', table: table.id, seat, since: -1, invitation: '' }));
        await heard(({ type }) => type === 'sync');
    }
    for (const [id, [seat, text]] of acts.entries()) {
        socket.send(JSON.stringify({ type: 'act', id, table: table.id, seat, version: versions[seat], text }));
        await heard((message) => message.type === 'accepted' && message.id === id);
    }
    socket.close();
    const tokens = {};
    for (let seat = 1; seat < seats && !over; seat++) tokens[seat] = (await post(`${path}/seats/${seat}/token`)).token;
    return [table.id, tokens];
}"""


@dataclass(frozen=True)
class Position:
    game: str
    options: dict[str, int]
    seed: str
    prompt: str  # "" when the game is over
    acts: list[tuple[int, str]]

    def open(self, page: Page, deals: Path, **terms: object) -> None:
        """Play up to the question at a table on these terms, and sit down at it."""
        deals.write_text(self.seed, encoding="utf-8")
        stranger = all(cookie.get("name") != "signoria" for cookie in page.context.cookies())
        if page.url == "about:blank":
            page.goto("/about")
        facts = {"game": self.game, "seats": SEATS, "options": self.options, "terms": terms, "acts": self.acts}
        table, tokens = page.evaluate(LEAD, {**facts, "over": self.prompt == "", "stranger": stranger})
        self.give_away(page, table, tokens)
        page.goto(f"/table/{table}")
        page.locator(f".table[data-asks='{self.prompt}']" if self.prompt else ".table[data-over=true]").wait_for()

    def give_away(self, page: Page, table: str, tokens: dict[str, str]) -> None:
        """The other seats to somebody else: at a device with several there is a curtain between their turns."""
        assert page.context.browser is not None
        with page.context.browser.new_context(base_url=page.url) as other:
            assert other.request.post("/api/people", data={"name": "Cesare"}).ok
            for seat, token in tokens.items():
                claimed = other.request.post(f"/api/tables/{table}/seats/{seat}/claim", data={"token": token})
                assert claimed.ok, claimed.text()


@cache
def positions(game: str) -> dict[str, Position]:
    """For each kind of question the last before half of the first game in which it comes up; "" is the end."""
    wanted = {*prompts(game), ""}
    found: dict[str, Position] = {}
    for n in range(MOST_GAMES):
        for options in TABLES[game]:
            for position in played(game, options, n):
                found.setdefault(position.prompt, position)
        if wanted <= found.keys():
            break
    return {prompt: found[prompt] for prompt in sorted(found)}


def prompts(game: str) -> set[str]:
    """Every kind of question that there are words for."""
    return set(re.findall(r"^prompt-([a-z-]+) =", source_of("en", f"{game}.ftl"), re.MULTILINE))


def played(key: str, options: dict[str, int], n: int) -> Iterator[Position]:
    """The questions of one game that are put to seat 0, each kind once."""
    game, seed = game_of(key), sha256(f"{key} {n}".encode()).hexdigest()
    random, s = Random(n), game.new(SEATS, "", options, seed)
    thumbs = [bot("thumb", game, n * SEATS + seat) for seat in range(SEATS)]
    acts: list[tuple[int, str]] = []
    asked: dict[str, list[int]] = {}
    while not s.over:
        seat = s.to_act()[0]
        decision = game.decision(s, seat)
        if seat == 0 and (len(decision.options) > 1 or decision.prompt not in asked):
            asked.setdefault(decision.prompt, []).append(len(acts))
        if "accept" in decision.options and n % 2 == 1:
            text = "accept"
        elif random.random() < FOOLISH:
            text = random.choice(decision.options)
        else:
            text = thumbs[seat].choose(game.view(s, seat), decision)
        acts.append((seat, text))
        s.play(seat, text)
    for prompt, moments in asked.items():
        moment = max([one for one in moments if one <= len(acts) // 2], default=moments[0])
        yield Position(key, options, seed, prompt, acts[:moment])
    yield Position(key, options, seed, "", acts)
