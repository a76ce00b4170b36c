"""How the nets learned: the curves of `training/runs` as `docs/training.svg`.

    python -m bench.curves

Every minute of a training the net was measured against `greedy`. The legs of a training follow each
other; a dot is where one ended.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from bench.plot import STYLE

ROOT: Final = Path(__file__).parent.parent
RUNS: Final = ROOT / "training" / "runs"
PICTURE: Final = ROOT / "docs" / "training.svg"
# Colours that stand out on white and on black.
NETS: Final = {
    "111": ("one-eleven-*", "#2f81f7"),
    "gin": ("leg*", "#d9730d"),
    "Série Noire Gin": ("serie-noire-gin-*", "#2da44e"),
    "Rommé": ("romme-*", "#a371f7"),
    "Karo 8": ("karo8-*", "#e5534b"),
}
WIDTH: Final = 760
HEIGHT: Final = 360
LEFT: Final = 52
RIGHT: Final = 150
TOP: Final = 16
BOTTOM: Final = 44
LOW: Final = 40  # percent


class Point(NamedTuple):
    minutes: float
    won: float  # percent of matches
    last: bool  # of its leg


def curve(pattern: str) -> list[Point]:
    """What a net won, leg after leg."""
    points = []
    before = 0.0
    for path in sorted(RUNS.glob(f"{pattern}.json")):
        leg = json.loads(path.read_bytes())
        for number, row in enumerate(leg, 1):
            # Gin's first program counted hands as well, and named the share otherwise.
            won = 100 * row.get("won", row["matches"])
            points.append(Point(before + row["seconds"] / 60, won, number == len(leg)))
        before = points[-1].minutes
    return points


def as_svg() -> str:
    curves = {name: curve(pattern) for name, (pattern, _) in NETS.items()}
    end = max(points[-1].minutes for points in curves.values())

    def across(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / end

    def down(won: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (100 - won) / (100 - LOW)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Matches won against greedy in the course of training</title>",
        f"<style>{STYLE}</style>",
    ]
    for won in range(LOW, 101, 10):
        y = down(won)
        parts += (
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{won}%</text>',
        )
    for minutes in range(0, int(end) + 1, 5):
        x, y = across(minutes), HEIGHT - BOTTOM + 18
        parts.append(f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{minutes}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle:.0f}" y="{HEIGHT - 8}" text-anchor="middle">minutes of training</text>'
    )
    for name, points in curves.items():
        colour = NETS[name][1]
        # Before its first steps a net wins nothing.
        shown = [point for point in points if point.won >= LOW]
        path = " ".join(f"{across(at):.1f},{down(won):.1f}" for at, won, _ in shown)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += (
            f'<circle cx="{across(at):.1f}" cy="{down(won):.1f}" r="3.5" fill="{colour}"/>'
            for at, won, last in shown
            if last
        )
        end_at, end_won, _ = shown[-1]
        parts.append(
            f'<text x="{across(end_at) + 8:.1f}" y="{down(end_won) + 4:.1f}" style="fill:{colour}">'
            f"{name} {end_won:.0f}%</text>"
        )
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(as_svg(), "utf-8")
