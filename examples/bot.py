"""A bot that plays a whole match over the API: bot.py URL TABLE [TOKEN]

It takes a seat, follows the table's stream, and plays any listed move; of discards rather one that
the others have thrown away too, for it remembers what it has heard. A token of one's own
(`POST /api/tokens`) lets the server know whose bot it is; without one it plays as a guest.
"""

import json
import random
import sys
from typing import Any

import httpx

url, table, *token = sys.argv[1:]
headers = {"authorization": f"Bearer {token[0]}"} if token else {}
with httpx.Client(base_url=url, headers=headers, timeout=60) as http:
    if not token:
        http.post("/api/guest", json={"name": "Example bot"})

    def do(what: str, **more: object) -> None:
        answer = http.post(f"/api/tables/{table}/commands", json={"do": what, **more}).json()
        if answer["is"] == "refusal":
            print(answer["message"], file=sys.stderr)

    thrown: set[str] = set()  # numbers or ranks that have been thrown away in this round

    def hear(events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["code"] == "dealt":
                thrown.clear()
            elif event["code"] == "discarded":
                thrown.update(piece.rstrip("cdhs") for piece in event["facts"]["pieces"])

    def choose(moves: list[str]) -> str:
        safe = {f"discard {one}" for one in thrown}
        return random.choice([one for one in moves if one.rstrip("cdhs") in safe] or moves)

    do("sit")
    seat = None
    with http.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in filter(None, stream.iter_lines()):
            message = json.loads(line)
            for past in message.get("past", ()):
                hear(past["events"])
            hear(message.get("events", []))
            if message["is"] == "table":
                seat = message["you"]
                if message["status"] == "over":
                    break
                if message["next_deal"] is not None and not message["seats"][seat]["ready"]:
                    do("ready")
            elif (view := message.get("view")) and seat in view["to_act"]:
                number, move = message["number"], choose(view["legal"])
                do("play", number=number, move=move, key=str(number))
print(message["result"])
