"""Curves of shares over a game, for a line of text and for a page."""

from collections.abc import Sequence

BARS = "▁▂▃▄▅▆▇█"
WIDTH, HEIGHT = 960, 340
LEFT, RIGHT, TOP, BOTTOM = 52, 150, 16, 36  # margins
APART = 17  # between two labels
DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 2"]  # lines are told apart without colours too

Points = Sequence[Sequence[float]]  # an action's number, and the share expected then


def share_at(points: Points, n: float) -> float | None:
    """The last share known at an action; None before the first."""
    known = [share for at, share in points if at <= n]
    return known[-1] if known else None


def sparkline(points: Points, actions: int, columns: int) -> str:
    """A curve in one line of letters: empty is never, full is always."""
    out = ""
    for column in range(columns):
        share = share_at(points, actions * (column + 1) / columns)
        out += " " if share is None else BARS[min(len(BARS) - 1, int(share * len(BARS)))]
    return out


def chart(curves: Sequence[Points], names: Sequence[str], actions: int, rounds: Sequence[tuple[int, int]]) -> str:
    """All curves as an SVG picture, names escaped already; rounds are an action's number and the round it begins."""
    width, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">']
    for percent in (0, 25, 50, 75, 100):
        y = TOP + height * (100 - percent) / 100
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{LEFT + width}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for at, number in rounds:
        x = LEFT + width * at / max(actions, 1)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{TOP + height}"/>')
        parts.append(f'<text class="axis" x="{x + 3:.1f}" y="{HEIGHT - BOTTOM + 18}">{number}</text>')
    ends = []
    for seat, points in enumerate(curves):
        places = [(LEFT + width * n / max(actions, 1), TOP + height * (1 - share)) for n, share in points]
        if places:
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
            parts.append(f'<polyline class="curve seat-{seat}"{dash} points="{line}"/>')
            ends.append((places[-1][1], seat))
    for y, seat in spread(ends):
        parts.append(f'<text class="label seat-{seat}" x="{LEFT + width + 8}" y="{y + 4:.1f}">{names[seat]}</text>')
    return "\n".join([*parts, "</svg>"])


def spread(ends: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Labels beside the ends of their lines, none on another, none below the picture."""
    ends = sorted(ends)
    places = [y for y, _seat in ends]
    for n in range(1, len(places)):
        places[n] = max(places[n], places[n - 1] + APART)
    lowest = float(HEIGHT - BOTTOM)
    for n in reversed(range(len(places))):
        places[n] = min(places[n], lowest)
        lowest = places[n] - APART
    return [(y, seat) for y, (_end, seat) in zip(places, ends, strict=True)]
