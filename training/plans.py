"""Writes the plans of training: the kinds of matches that a net plays while it learns.

    python training/plans.py

The options come from the presets, as the kernel reads them, so that the training itself needs no
Rummel. `pace` and `spread` say how fast matches come to their end (`gym.cpp`, `Course`).
"""

import json
from pathlib import Path
from typing import Any

from rummel import native
from rummel.games import GAMES

# Presets, the seats they are played with, and the share of the slots for each.
TWO_TO_FOUR = {2: 3, 3: 1, 4: 1}
PLANS: dict[str, dict[str, Any]] = {
    "gin": {"games": {"gin": {2: 1}}, "pace": 14, "spread": 20, "hidden": 768, "blocks": 3},
    "serie-noire-gin": {
        "games": {"serie-noire-gin": {2: 1}},
        "pace": 45,
        "spread": 45,
        "suited": 11,
        "hidden": 640,
        "blocks": 3,
        "teach": 70,
        "epochs": 2,
        "gpu": {"slots": 16384, "steps": 32, "part": 32768, "judged": 2048},
    },
    "romme": {
        "games": {"romme": TWO_TO_FOUR, "romme-lay": TWO_TO_FOUR},
        "spread": 40,
        "hidden": 384,
        "blocks": 3,
        "gpu": {"slots": 2048, "steps": 48, "part": 8192, "judged": 512},
        "judge": 600,
    },
    "one-eleven": {
        "games": {"one-eleven": TWO_TO_FOUR},
        "pace": 22,
        "spread": 10,
        "hidden": 320,
        "blocks": 3,
        "judge": 300,
        "gpu": {"slots": 8192, "steps": 32, "part": 16384, "judged": 2048},
    },
    "karo8": {"games": {"karo8": TWO_TO_FOUR}, "hidden": 256, "blocks": 3, "judge": 150},
}
USUAL = {
    "pace": 1,
    "spread": 1,
    "teach": 40,
    "judge": 200,
    "epochs": 3,
    "gpu": {"slots": 4096, "steps": 32, "part": 8192, "judged": 1024},
}


def main() -> None:
    folder = Path(__file__).parent / "plans"
    folder.mkdir(exist_ok=True)
    for name, given in PLANS.items():
        plan = USUAL | given
        kinds = []
        for game, seats in plan.pop("games").items():
            for players, share in seats.items():
                rules = GAMES[game].configure(players=players)
                kinds.append(
                    {
                        "game": game,
                        "share": share,
                        "target": rules.target,
                        "rounds": rules.rounds,
                        "pace": plan["pace"],
                        "spread": plan["spread"],
                        "options": native.options_of(rules),
                    }
                )
        family = GAMES[kinds[0]["game"]].rules.family
        del plan["pace"], plan["spread"]
        text = json.dumps({"name": name, "family": family, **plan, "kinds": kinds})
        (folder / f"{name}.json").write_text(text + "\n")


main()
