"""Costs against sizes as an SVG that can be read on white and on black."""

from math import ceil, floor, log10
from typing import Final, NamedTuple


class Point(NamedTuple):
    """Microseconds at one size."""

    size: int
    median: float
    p99: float
    unproven: int  # questions whose search was cut short


class Line(NamedTuple):
    name: str
    points: list[Point]


class Panel(NamedTuple):
    title: str
    axis: str
    lines: list[Line]


WIDTH: Final = 380  # of a panel
HEIGHT: Final = 250
LEFT: Final = 60
RIGHT: Final = 16
TOP: Final = 34
BOTTOM: Final = 44
# Colours that stand out on white and on black.
COLOURS: Final = ("#2f81f7", "#d9730d", "#2da44e")
STYLE: Final = """
text { font: 12px system-ui, sans-serif; fill: #6e7781; }
.title { font-weight: 600; font-size: 13px; }
.grid { stroke: #8c959f; stroke-opacity: .3; }
@media (prefers-color-scheme: dark) { text { fill: #9ea7b3; } }
"""


def as_svg(panels: list[Panel]) -> str:
    """Panels two abreast, the cost on a logarithmic axis."""
    rows = (len(panels) + 1) // 2
    width, height = 2 * WIDTH, rows * HEIGHT + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        "<title>Cost of a best move against the size of the question</title>",
        f"<style>{STYLE}</style>",
    ]
    for number, panel in enumerate(panels):
        x, y = number % 2 * WIDTH, number // 2 * HEIGHT
        parts.append(f'<g transform="translate({x} {y})">')
        parts += _panel(panel)
        parts.append("</g>")
    parts.append(f'<text x="{LEFT}" y="{height - 8}">solid: median; dashed: 99th percentile</text>')
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: Panel) -> list[str]:
    points = [point for line in panel.lines for point in line.points]
    first, last = min(p.size for p in points), max(p.size for p in points)
    low = floor(log10(min(p.median for p in points)))
    high = ceil(log10(max(p.p99 for p in points)))

    def across(size: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (size - first) / (last - first)

    def down(micros: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - log10(micros)) / (high - low)

    parts = [f'<text class="title" x="{LEFT}" y="16">{panel.title}</text>']
    for power in range(low, high + 1):
        y = down(10**power)
        name = f"{10 ** (power % 3)} {('µs', 'ms', 's')[power // 3]}"
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{name}</text>')
    for size in sorted({point.size for point in points}):
        x, y = across(size), HEIGHT - BOTTOM + 16
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{size}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle:.0f}" y="{HEIGHT - 10}" text-anchor="middle">{panel.axis}</text>'
    )
    beside = float(WIDTH - RIGHT)
    for line, colour in reversed(list(zip(panel.lines, COLOURS, strict=False))):
        style = f'text-anchor="end" style="fill:{colour}"'
        parts.append(f'<text x="{beside:.0f}" y="16" {style}>{line.name}</text>')
        beside -= 7 * len(line.name) + 10
        for dash, of in (("", "median"), (' stroke-dasharray="4 3"', "p99")):
            path = " ".join(
                f"{across(point.size):.1f},{down(getattr(point, of)):.1f}" for point in line.points
            )
            parts.append(
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'
            )
    return parts
