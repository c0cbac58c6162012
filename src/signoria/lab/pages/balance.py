"""The balance of a game as one page: tables and pictures, nothing to be fetched, light or dark as the reader likes."""

from html import escape

from signoria.kernel.market import Holding, Sale
from signoria.lab.balance import Balance, Prices
from signoria.lab.pages.html import document
from signoria.lab.plots import HUES, Dot, Line, dots, lines, share_dot, themed
from signoria.lab.shares import Share
from signoria.text import Words

FEW = 5  # sales: a mean of fewer is shown faintly, and not drawn
MOST_LINES = len(HUES)
NATURAL = {"blue": "hue-1", "red": "hue-2", "green": "hue-3", "yellow": "hue-4", "white": "hue-6"}

Nouns = dict[str, int | str]


def page(editions: list[Balance], say: Words) -> str:
    """The whole report: what the editions have in common and differ in, then each by itself."""
    survey = editions[0].survey
    title = say.say("balance-title", {"title": say.say("title")})
    bots = ", ".join(dict.fromkeys(survey.bots))
    nouns: Nouns = {"games": editions[0].games, "seats": survey.seats, "bots": bots, "seed": survey.seed}
    nouns["options"] = ", ".join(f"{key}={value}" for key, value in survey.options.items()) or "–"
    parts = [f"<h1>{escape(title)}</h1>", paragraph(say.say("balance-about", nouns))]
    parts.append(paragraph(say.say("balance-caution")))
    parts.append(overview(editions, say))
    parts += [section(balance, say) for balance in editions]
    body = "\n".join(parts)
    return document(title, body, "balance", say.language)


def overview(editions: list[Balance], say: Words) -> str:
    heads = [say.say(f"balance-{key}") for key in ("edition", "games", "decisions", "winning", "shared", "first")]
    rows = []
    for one in editions:
        n = max(one.games, 1)
        first = one.places[0]
        figures = [say.number(one.games), say.number(one.decisions / n), say.number(one.winning / n, 1)]
        rows.append([edition(one, say), *figures, say.percent(one.shared / n), say.percent(first.share)])
    return table(heads, rows)


def section(balance: Balance, say: Words) -> str:
    parts = [f"<h2>{escape(edition(balance, say))}</h2>", *seats(balance, say)]
    for n, sale in enumerate(balance.market.sales):
        parts += sold(balance, n, sale, say)
    for n, holding in enumerate(balance.market.holdings):
        parts += held(balance, n, holding, say)
    return "<section>\n" + "\n".join(parts) + "\n</section>"


def edition(balance: Balance, say: Words) -> str:
    return say.say(f"edition-{balance.survey.edition}")


def seats(balance: Balance, say: Words) -> list[str]:
    """Who wins how often, in turn order from the first player."""
    names = [say.say("balance-place", {"place": place + 1}) for place in range(balance.survey.seats)]
    rows = [
        [name, say.percent(share.share), span(share, say), say.number(points / max(balance.games, 1), 1)]
        for name, share, points in zip(names, balance.places, balance.points, strict=True)
    ]
    heads = [say.say(f"balance-{key}") for key in ("seat", "wins", "interval", "points")]
    rings = [ring(name, one, say) for name, one in zip(names, balance.places, strict=True)]
    heading = say.say("balance-seats")
    return [head(heading), figure(shares(rings, balance, say), heading), table(heads, rows)]


def sold(balance: Balance, n: int, sale: Sale, say: Words) -> list[str]:
    """What each thing sold for, and by what its price depends on."""
    things = balance.overall(n)
    if not things:
        return []
    steps = sorted({step for found in balance.prices[n].values() for step in found}) if sale.by else []
    heads = [say.say(f"balance-{key}") for key in ("thing", "sold", "unsold", "mean", "quartiles")]
    rows = []
    for thing, prices in things.items():
        found = balance.prices[n][thing]
        offered = prices.sold + prices.unsold
        row = [words_of(sale.noun, thing, say), say.number(prices.sold), say.percent(prices.unsold / offered)]
        row += [say.number(prices.mean, 1), f"{prices.quantile(0.25)}–{prices.quantile(0.75)}"]
        rows.append(row + [cell(found.get(step), say) for step in steps])
    if not sale.unsold:
        heads, rows = [*heads[:2], *heads[3:]], [[*row[:2], *row[3:]] for row in rows]
    heading = say.say(f"balance-sale-{sale.key}")
    parts = [head(heading), figure(prices_drawn(balance, n, sale, say), heading)]
    if steps:
        parts.append(paragraph(say.say("balance-steps", {"by": say.say(f"balance-by-{sale.by}")})))
    return [*parts, table([*heads, *map(str, steps)], rows)]


def prices_drawn(balance: Balance, n: int, sale: Sale, say: Words) -> str:
    """Lines along what the price depends on, if the things are few; else dots with the middle half of the prices."""
    axis = say.say("balance-price")
    things = balance.overall(n)
    if not sale.by or len(things) > MOST_LINES:
        rows = [
            Dot(
                words_of(sale.noun, thing, say),
                one.mean,
                one.quantile(0.25),
                one.quantile(0.75),
                say.number(one.mean, 1),
            )
            for thing, one in things.items()
            if one.sold >= FEW
        ]
        return dots(rows, axis)
    drawn = []
    for thing, hue in hues(list(things)).items():
        found = {step: one.mean for step, one in sorted(balance.prices[n][thing].items()) if one.sold >= FEW}
        drawn.append(Line(words_of(sale.noun, thing, say), list(found), list(found.values()), hue))
    return lines(drawn, say.say(f"balance-by-{sale.by}"), axis)


def hues(things: list[str]) -> dict[str, str]:
    """A hue for each thing: its own if it is a colour, else one that nothing else has."""
    own = {thing: NATURAL[thing] for thing in things if thing in NATURAL}
    free = iter(hue for hue in HUES if hue not in own.values())
    return {thing: own.get(thing) or next(free) for thing in things}


def held(balance: Balance, n: int, holding: Holding, say: Words) -> list[str]:
    """How often those who held a thing won."""
    found = balance.holders(n)
    if not found:
        return []
    names = {thing: thing_held(holding, thing, say) for thing in found}
    rows = [
        [names[thing], say.number(one.cases), say.percent(one.share), span(one, say)] for thing, one in found.items()
    ]
    heads = [say.say(f"balance-{key}") for key in ("thing", "held", "wins", "interval")]
    rings = [ring(names[thing], one, say) for thing, one in found.items()]
    heading = say.say(f"balance-held-{holding.key}")
    return [head(heading), figure(shares(rings, balance, say), heading), table(heads, rows)]


def thing_held(holding: Holding, thing: str, say: Words) -> str:
    if not holding.noun:
        return say.say(f"balance-thing-{thing}")
    if holding.counted:
        name, _space, times = thing.rpartition(" ")
        return f"{words_of(holding.noun, name, say)} × {times}"
    return words_of(holding.noun, thing, say)


def words_of(noun: str, thing: str, say: Words) -> str:
    """A thing as people call it: `major green` of the nouns `tile colour`; a round by its number."""
    if noun == "round":
        return say.say("balance-round", {"round": int(thing)})
    named = say.named(dict(zip(noun.split(), thing.split(), strict=True)), [])
    return " ".join(map(str, named.values()))


def shares(rows: list[Dot], balance: Balance, say: Words) -> str:
    return dots(rows, say.say("balance-axis"), fair=100 * balance.fair, fair_label=say.say("arena-fair"))


def ring(label: str, share: Share, say: Words) -> Dot:
    return share_dot(label, share.share, share.interval, say.percent(share.share))


def span(share: Share, say: Words) -> str:
    low, high = share.interval
    return f"{say.number(100 * low, 1)}–{say.percent(high)}"


def cell(prices: Prices | None, say: Words) -> str:
    """The mean of a column, faint where it stands on few sales."""
    if prices is None or not prices.sold:
        return "·"
    mean = say.number(prices.mean, 1)
    return mean if prices.sold >= FEW else f"({mean})"


def head(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def figure(svg: str, label: str) -> str:
    return f'<figure role="img" aria-label="{escape(label)}">\n{themed(svg)}</figure>'


def table(heads: list[str], rows: list[list[str]]) -> str:
    """The first column names, the others count."""
    top = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = []
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(text)}</td>" for text in rest)
        body.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return (
        f'<div class="scroll"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n'
        + "\n".join(body)
        + "\n</tbody></table></div>"
    )
