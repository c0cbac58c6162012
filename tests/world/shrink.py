"""A plan that breaks something, made smaller as long as it still does; and the command by which it is seen again."""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

from tests.world.faults import Plan, drawn
from tests.world.run import run

MOST = 60  # worlds that are tried
SMALL = {
    "odd": 0.0,
    "odd_bots": 0.0,
    "bots": 0,
    "clock": "",
    "processes": 1,
    "game": "principe",
    "watchable": True,
    "open_chat": True,
}


def smaller(plan: Plan) -> Iterator[Plan]:
    """With fewer acts, with a fault less, with one thing less that could matter; the least first."""
    for steps in sorted({0, plan.steps // 2, plan.steps - 1}):
        if 0 <= steps < plan.steps:
            yield replace(plan, steps=steps)
    if len(plan.faults) > 1:
        yield replace(plan, faults=())
    for n in range(len(plan.faults)):
        yield plan.without(n)
    for name, value in SMALL.items():
        if getattr(plan, name) != value:
            yield replace(plan, **{name: value})  # type: ignore[arg-type]


def shrunk(plan: Plan, breaks: Callable[[Plan], bool] = lambda plan: bool(run(plan))) -> Plan:
    """The smallest that was found."""
    left = MOST
    going_on = True
    while going_on:
        going_on = False
        for less in smaller(plan):
            if left == 0:
                return plan
            left -= 1
            if breaks(less):
                plan, going_on = less, True
                break
    return plan


def command(plan: Plan) -> str:
    """By which exactly this world is run again."""
    whole = drawn(plan.seed)
    out = [f"python -m tests.world {plan.seed}"]
    if plan.faults != whole.faults:
        kept = ",".join(str(n) for n, fault in enumerate(whole.faults) if fault in plan.faults)
        out.append(f"--faults {kept or '-'}")
    for field in fields(Plan):
        value = getattr(plan, field.name)
        if field.name != "faults" and value != getattr(whole, field.name):
            out.append(f"--set {field.name}={value}")
    return " ".join(out)


def planned(seed: int, kept: str, chosen: list[str]) -> Plan:
    """What such a command says."""
    plan = drawn(seed)
    if kept:
        numbers = {int(n) for n in kept.split(",") if n != "-"}
        plan = plan.without(*(set(range(len(plan.faults))) - numbers))
    for each in chosen:
        name, _equals, value = each.partition("=")
        kind = type(getattr(plan, name))
        plan = replace(plan, **{name: value == "True" if kind is bool else kind(value)})  # type: ignore[arg-type]
    return plan


def said(plan: Plan, failures: list[str]) -> str:
    """What broke, and how to see it again."""
    small = shrunk(plan)
    return "\n".join([*failures[:3], f"to see it again: {command(plan)}", f"smaller: {command(small)}"])
