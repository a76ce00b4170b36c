"""`make bench`: the figures of the README and the docs, with their peers, in one run.

`make bench ARGS="arranger"` measures a part alone.
"""

import sys

from bench import (
    alone,
    arena,
    arranger,
    deadwood,
    env,
    fun,
    gin_net,
    kernel,
    levels,
    masters,
    mixed,
    random_play,
    rounds,
    server,
    server_peers,
    size,
    starving,
    web,
)

PARTS = {
    "alone": alone.main,
    "random_play": random_play.main,
    "arranger": arranger.main,
    "deadwood": deadwood.main,
    "env": env.main,
    "rounds": rounds.main,
    "size": size.main,
    "kernel": kernel.main,
    "arena": arena.main,
    "fun": fun.main,
    "gin-net": gin_net.main,
    "levels": levels.main,
    "masters": masters.main,
    "mixed": mixed.main,
    "server": server.main,
    "server-peers": server_peers.main,
    "starving": starving.main,
    "web": web.main,
}

if __name__ == "__main__":
    unknown = set(sys.argv[1:]) - set(PARTS)
    if unknown:
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    for name in sys.argv[1:] or PARTS:
        PARTS[name]()
