"""The dashboard and the alerts ask for nothing that the server does not tell."""

import json
import re
from pathlib import Path

from signoria.server.ops.metrics import Metrics

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = re.compile(r"\b(signoria_\w+|process_\w+)")
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}


def told() -> set[str]:
    """The names of all series that a server has."""
    return {metric.name + suffix for metric in Metrics().registry.collect() for suffix in SUFFIXES[metric.type]}


def test_every_panel_asks_for_what_there_is() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = {panel["title"]: {*NAME.findall(" ".join(one["expr"] for one in panel["targets"]))} for panel in panels}
    assert all(asked.values())
    assert {title: names - told() for title, names in asked.items() if names - told()} == {}


def test_every_alert_asks_for_what_there_is() -> None:
    expressions = re.findall(r"expr: (.*)", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    assert len(expressions) > 5
    asked = {name for expression in expressions for name in NAME.findall(expression)}
    assert asked - told() == set()
