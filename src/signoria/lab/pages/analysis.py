"""An analysis as one page: the curves of all seats and every decision; nothing to be fetched, light or dark."""

from html import escape
from typing import Any

from signoria.lab.curves import chart
from signoria.lab.pages.html import document
from signoria.text import Words

WORST = 12  # decisions that are listed first
NUMBERS = {"n", "round", "share", "best-share", "cost", "price", "paid", "decisions", "mistakes", "bought", "worth"}

Nouns = dict[str, int | str]


def about(whole: Any, say: Words) -> str:
    """What was looked at, and how closely."""
    budget = whole["budget"]
    nouns: Nouns = {"edition": say.say(f"edition-{whole['edition']}"), "seats": whole["seats"]}
    nouns |= {"count": len(whole["decisions"]), "over": "no" if whole["winners"] is None else "yes"}
    return say.say("analyse-about", {**nouns, "iterations": budget["iterations"], "seconds": budget["seconds"]})


def page(whole: Any, say: Words) -> str:
    """The whole report."""
    title = say.say("analyse-title", {"title": say.say("title")})
    worst = sorted((one for one in whole["decisions"] if one["sure"]), key=lambda one: -one["cost"])[:WORST]
    parts = [f"<h1>{escape(title)}</h1>", paragraph(about(whole, say)), figure(whole, say), summary(whole, say)]
    parts.append(f"<h2>{escape(say.say('analyse-costly'))}</h2>")
    if worst:
        parts.append(decisions(worst, whole, say))
    parts.append(paragraph(say.say("analyse-rest" if worst else "analyse-none")))
    parts.append(f"<h2>{escape(say.say('analyse-all'))}</h2>")
    parts.append(decisions(whole["decisions"], whole, say))
    parts.append(f'<p class="notes">{escape(say.say("analyse-notes"))}</p>')
    body = "\n".join(parts)
    return document(title, body, "analysis", say.language)


def figure(whole: Any, say: Words) -> str:
    """The curves; where only one seat was looked at, all are as it could judge them."""
    asked = {one["seat"] for one in whole["decisions"]}
    label = say.say("analyse-chart")
    if len(asked) == 1:
        label = say.say("analyse-chart-one", {"name": whole["players"][min(asked)]})
    rounds: dict[int, int] = {}
    for one in whole["decisions"]:
        rounds.setdefault(one["round"], one["n"])
    names = [escape(name[:18]) for name in whole["players"]]
    drawn = chart(whole["curves"], names, whole["actions"], [(n, number) for number, n in rounds.items() if number])
    return f"<figure>\n{drawn}\n<figcaption>{escape(label)}</figcaption>\n</figure>"


def summary(whole: Any, say: Words) -> str:
    keys = ["seat", "decisions", "cost", "mistakes", "bought", "paid", "worth"]
    rows = []
    for one in whole["summary"]:
        if one["decisions"]:
            cells = [str(one["decisions"]), spread(one["cost"], one["cost_error"]), str(len(one["mistakes"]))]
            cells += [str(one["bought"]), str(one["paid"]), str(one["worth"])] if one["bought"] else ["–"] * 3
            rows.append(row(keys, [person(whole, one["seat"]), *cells]))
    return table(keys, rows, say)


def decisions(some: list[Any], whole: Any, say: Words) -> str:
    keys = ["n", "round", "seat", "played", "share", "alternative", "best-share", "cost", "price", "paid"]
    rows = []
    for one in some:
        price = one["price"]
        cells = [
            str(one["n"] + 1),
            str(one["round"] or "–"),
            person(whole, one["seat"]),
            f'<span class="question">{escape(question(one, whole, say))}</span>{action(one, one["played"], say)}',
            percent(one["share"]),
            action(one, one["best"]["action"], say),
            percent(one["best"]["share"]),
            spread(one["cost"], one["cost_error"]) if one["preferred"] else "–",
            f"{price['most']} ± {price['error']}" if price else "",
            "" if one["paid"] is None else str(one["paid"]),
        ]
        rows.append(row(keys, cells, "mistake" if one["sure"] else ""))
    return table(keys, rows, say)


def question(one: Any, whole: Any, say: Words) -> str:
    """What was asked, as it was put."""
    return say.prompt(one["prompt"], one["nouns"], whole["players"])


def action(one: Any, text: str, say: Words) -> str:
    return escape(say.action(text, one["prompt"]))


def person(whole: Any, seat: int) -> str:
    return f'<span class="name"><span class="dot seat-{seat}">●</span> {escape(whole["players"][seat])}</span>'


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def spread(share: float, error: float) -> str:
    return f"{100 * share:.0f} ± {100 * error:.0f} %"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def kind(key: str) -> str:
    return "number cost" if key == "cost" else "number" if key in NUMBERS else key


def row(keys: list[str], cells: list[str], marked: str = "") -> str:
    inside = "".join(f'<td class="{kind(key)}">{cell}</td>' for key, cell in zip(keys, cells, strict=True))
    return f'<tr class="{marked}">{inside}</tr>' if marked else f"<tr>{inside}</tr>"


def table(keys: list[str], rows: list[str], say: Words) -> str:
    heads = "".join(f'<th scope="col" class="{kind(key)}">{escape(say.say(f"analyse-{key}"))}</th>' for key in keys)
    inside = "\n".join(rows)
    return f'<div class="scroll"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{inside}\n</tbody></table></div>'
