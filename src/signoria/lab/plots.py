"""Pictures as SVG: dots with their intervals, and lines. matplotlib is read when the first one is drawn.

Colours are those of PAINT. `themed` puts names of CSS variables in their place, for a page that can be light or dark.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from logging import ERROR, getLogger
from typing import TYPE_CHECKING

from signoria.lab.shares import Interval

if TYPE_CHECKING:  # half a second to import, and most commands draw nothing
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAINT = {
    "paper": "#fffffe",
    "ink": "#1b2530",
    "stone": "#66727b",
    "line": "#cfd1d0",
    "mark": "#28589a",
    "fair": "#98291c",
    "hue-1": "#28589b",
    "hue-2": "#a52b23",
    "hue-3": "#327f52",
    "hue-4": "#c9951a",
    "hue-5": "#6a3d98",
    "hue-6": "#8a949b",
    "hue-7": "#db6a12",
}
HUES = [name for name in PAINT if name.startswith("hue-")]
SHAPES = "osD^vPX"  # hues are not for every eye
PREAMBLE = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>", re.DOTALL)
FONTS = re.compile(r"font-family: [^;]*;")
WIDTH = 7.2  # inches, at 72 points


@dataclass(frozen=True)
class Dot:
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str  # stands at the right end of its row


@dataclass(frozen=True)
class Line:
    """Figures of one thing, along some steps."""

    label: str
    steps: Sequence[int]
    values: Sequence[float]
    hue: str


def share_dot(label: str, share: float, interval: Interval, note: str) -> Dot:
    """A share of wins, in per cent."""
    return Dot(label, 100 * share, 100 * interval[0], 100 * interval[1], note)


def dots(rows: Sequence[Dot], axis: str, *, title: str = "", fair: float | None = None, fair_label: str = "") -> str:
    """Rows of dots with their intervals, from the top down; a line where the fair share is."""
    figure, axes = sheet(0.27 * len(rows) + (1.35 if title else 1.0), title)
    places = range(len(rows), 0, -1)
    for place, row in zip(places, rows, strict=True):
        axes.plot([row.low, row.high], [place, place], color=PAINT["mark"], linewidth=1.6, solid_capstyle="butt")
        axes.plot([row.value], [place], "o", color=PAINT["mark"], markersize=5, clip_on=False)
        axes.annotate(
            row.note,
            (1, place),
            xycoords=("axes fraction", "data"),
            xytext=(6, 0),
            textcoords="offset points",
            va="center",
            color=PAINT["stone"],
            fontsize=8.5,
        )
    if fair is not None:
        axes.axvline(fair, color=PAINT["fair"], linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        axes.annotate(
            fair_label,
            (fair, 1),
            xycoords=("data", "axes fraction"),
            xytext=(3, 2),
            textcoords="offset points",
            color=PAINT["fair"],
            fontsize=8.5,
        )
    axes.set_yticks(list(places), [row.label for row in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    axes.set_xlim(left=min([0.0, *(row.low for row in rows)]))
    axes.set_xlabel(axis)
    axes.grid(axis="x", color=PAINT["line"], linewidth=0.6)
    return drawn(figure)


def lines(rows: Sequence[Line], across: str, up: str) -> str:
    """Lines of different hue and shape, each named at the side."""
    figure, axes = sheet(3.1, "")
    for n, row in enumerate(rows):
        axes.plot(
            row.steps,
            row.values,
            marker=SHAPES[n % len(SHAPES)],
            color=PAINT[row.hue],
            label=row.label,
            linewidth=1.4,
            markersize=4.5,
        )
    axes.set_xticks(sorted({step for row in rows for step in row.steps}))
    axes.set_ylim(bottom=0)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.grid(color=PAINT["line"], linewidth=0.6)
    axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1), frameon=False, labelcolor=PAINT["ink"], fontsize=9)
    return drawn(figure)


def sheet(height: float, title: str) -> tuple["Figure", "Axes"]:
    """A clean sheet with its axes."""
    getLogger("matplotlib").setLevel(ERROR)  # it would tell of its fonts
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor=PAINT["paper"])
    axes = figure.add_subplot(facecolor="none")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(PAINT["stone"])
    axes.tick_params(length=0, colors=PAINT["ink"], labelsize=9)
    axes.xaxis.label.set(color=PAINT["stone"], fontsize=9)
    axes.yaxis.label.set(color=PAINT["stone"], fontsize=9)
    axes.set_axisbelow(True)
    if title:
        figure.suptitle(title, x=0.01, ha="left", fontsize=10.5, color=PAINT["ink"])
    return figure, axes


def drawn(figure: "Figure") -> str:
    """The sheet as SVG: the same sheet gives the same text, words stay words, and nothing points elsewhere."""
    from matplotlib import rc_context

    out = StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "signoria", "font.family": "sans-serif"}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return FONTS.sub("font-family: system-ui, sans-serif;", PREAMBLE.sub("", out.getvalue())).strip() + "\n"


def themed(svg: str) -> str:
    """The same picture in the colours of the page it stands on."""
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
    for name, colour in PAINT.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg
