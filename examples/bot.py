"""A bot that plays a whole match over the API: bot.py URL TABLE [TOKEN]

It takes a seat, follows the table's stream, and plays any listed move. A token of one's own
(`POST /api/tokens`) lets the server know whose bot it is; without one it plays as a guest.
"""

import json
import random
import sys

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

    do("sit")
    seat = None
    with http.stream("GET", f"/api/tables/{table}/stream") as stream:
        for line in filter(None, stream.iter_lines()):
            message = json.loads(line)
            if message["is"] == "table":
                seat = message["you"]
                if message["status"] == "over":
                    break
                if message["next_deal"] is not None and not message["seats"][seat]["ready"]:
                    do("ready")
            elif (view := message.get("view")) and seat in view["to_act"]:
                number, move = message["number"], random.choice(view["legal"])
                do("play", number=number, move=move, key=str(number))
print(message["result"])
