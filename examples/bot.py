"""A complete player over the network: joins a table and answers whatever it is asked, by chance.

    python examples/bot.py http://localhost:8000 CODE NAME

It knows nothing of the rules: every ask says which answers are legal (docs/protocol.md).
"""

import asyncio
import json
import random
import sys
import uuid
from collections.abc import AsyncIterator
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


def join(server: str, code: str, name: str) -> str:
    """Come to the table; the token is from now on who we are."""
    body = json.dumps({"name": name, "luck": uuid.uuid4().hex}).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{server}/api/tables/{code}/people", body, headers)) as reply:
        return json.load(reply)["token"]


def choose(ask: dict) -> tuple[str, list]:
    """One of the legal answers: the act with its arguments, or one of the idle words."""
    options = [[option] for option in ask["idle"]]
    args = [argument(slot) for slot in ask["slots"]]
    if None not in args:
        options.append([ask["act"], *args])
    act, *args = random.choice(options)
    return act, args


def argument(slot: dict) -> object:
    match slot["kind"]:
        case "seat":
            return random.choice(slot["seats"]) if slot["seats"] else None
        case "seats":
            return random.sample(slot["seats"], slot["least"])
        case "word":
            return random.choice(slot["words"])
        case "number":
            return random.randint(slot["least"], slot["most"])
    return None  # it has nothing to say


async def messages(socket: ClientConnection) -> AsyncIterator[dict]:
    """A line each; by night any number of them come in one frame, or none."""
    async for frame in socket:
        for line in frame.splitlines():
            if line.strip():
                yield json.loads(line)


async def play(server: str, code: str, token: str) -> None:
    """Play until the game is over; after a lost connection go on with what was missed."""
    game = n = 0
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async for socket in connect(address):
        try:
            await socket.send(json.dumps({"token": token, "game": game, "after": n}))
            async for message in messages(socket):
                n, game = message.get("n", n), message.get("game", game)
                for fact in message.get("facts", []):
                    print(fact)
                if message.get("table", {}).get("phase") == "over" or message["say"] == "goodbye":
                    return
                for ask in message.get("asks") or []:
                    act, args = choose(ask)
                    answer = {"do": "answer", "id": uuid.uuid4().hex, "act": act, "args": args, "key": ask["key"]}
                    await socket.send(json.dumps(answer | {"host": ask.get("host", False)}))
                    break
        except ConnectionClosed:
            continue


if __name__ == "__main__":
    server, code, name = sys.argv[1:]
    asyncio.run(play(server, code, join(server, code, name)))
