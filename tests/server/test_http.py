"""Every route over HTTP: its good answer, and every refusal with its status, reason and sentence."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import Iterator
from http.client import HTTPConnection
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from patience import PATIENCE

from citysleeps import __version__
from citysleeps.books.shelf import SHELF
from citysleeps.kernel.setup import Setup, Value
from citysleeps.notation.fair import commitment
from citysleeps.notation.record import parse, read_record
from citysleeps.notation.verify import verify
from citysleeps.server.api import own_schema
from citysleeps.views.words import sentence

from .running import Answer, Client, Server, deal, done, together

SECURITY = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
CONTENT = {"default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"}
ROUTES = {
    "/api/tables": {"post"},
    "/api/tables/{code}": {"get"},
    "/api/tables/{code}/guide": {"get"},
    "/api/tables/{code}/cards": {"get"},
    "/api/tables/{code}/balance": {"post"},
    "/api/tables/{code}/people": {"post"},
    "/api/tables/{code}/games/{number}/record": {"get"},
    "/api/tables/{code}/games/{number}/protocol": {"get"},
    "/api/tables/{code}/games/{number}/protocol.csv": {"get"},
    "/api/tables/{code}/games/{number}/odds": {"get"},
    "/api/tables/{code}/games/{number}/minds": {"get"},
    "/api/books": {"get"},
    "/api/shelf": {"get"},
    "/api/books/{book}/rules": {"get"},
    "/api/books/{book}/guide": {"get"},
    "/api/books/{book}/cards": {"get"},
    "/api/address": {"get"},
    "/api/health": {"get"},
    "/health/live": {"get"},
    "/health/ready": {"get"},
}
STILL = {"deal_seconds": 86400, "night_step_seconds": 86400}  # nothing happens by itself
HOUSES = itertools.count(1)  # from which requests come
NESTED = b"[" * 8000 + b"]" * 8000


class Hall(NamedTuple):
    """A server with a table of each kind; nobody is connected, so nothing changes by itself."""

    server: Server
    lobby: Any  # A is there
    playing: Any  # its first game goes on
    over: Any  # its first game is over, its second goes on
    hidden: Any  # its first game is over, and the cards stay hidden

    def fetch(self, path: str) -> Answer:
        return self.server.http("GET", path, headers=from_elsewhere())


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        lobby = server.make()
        server.join(lobby["code"], "A")
        playing, over, hidden = (server.make(settings=STILL | more) for more in ({}, {}, {"reveal_at_end": False}))

        async def prepare() -> None:
            async with together(server, playing, "A") as (a,):
                await deal(a, bots=5)
            async with together(server, over, "A", luck="of A") as (a,):
                await end_a_game(a)
                await done(a, "again")
                await done(a, "deal")
            async with together(server, hidden, "A") as (a,):
                await end_a_game(a)

        asyncio.run(prepare())
        yield Hall(server, lobby, playing, over, hidden)


async def end_a_game(creator: Client) -> None:
    """ORIG-1019: who leaves before the first night makes the deal void, where too few are left."""
    await deal(creator, bots=5)
    await done(creator, "answer", act="leave")
    await creator.until(lambda client: client.table["phase"] == "over")


def has_security_headers(answer: Answer) -> bool:
    headers = {name.lower(): value for name, value in answer.headers.items()}
    content = {part.strip() for part in headers.get("content-security-policy", "").split(";")}
    return {name: headers.get(name) for name in SECURITY} == SECURITY and content >= CONTENT


def is_kept_by_nobody(answer: Answer) -> bool:
    headers = {name.lower(): value for name, value in answer.headers.items()}
    return headers.get("cache-control") == "no-store"


# Good answers


def test_a_table_is_made_and_found_by_its_code(hall: Hall) -> None:
    answer = hall.server.http("POST", "/api/tables", {"language": "pl", "book": "original", "settings": STILL})
    made = answer.json()
    assert answer.status == 201 and set(made) == {"code", "creator", "commitment"}
    assert answer.headers["location"] == f"/api/tables/{made['code']}"
    assert re.fullmatch(r"[A-Z]{5}", made["code"]) and len(made["creator"]) >= 32
    for code in (made["code"], made["code"].lower()):
        found = hall.server.http("GET", f"/api/tables/{code}")
        assert found.status == 200
        assert found.json() == {
            "code": made["code"],
            "book": "original",
            "language": "pl",
            "phase": "lobby",
            "people": [],
            "commitment": made["commitment"],
            "away": [],
        }


def test_whoever_has_the_code_sees_who_is_away(hall: Hall) -> None:
    """So somebody with a new phone need not type the name."""
    made = hall.server.make()
    tokens = {name: hall.server.join(made["code"], name)["token"] for name in "AB"}

    async def look() -> list[str]:
        async with await Client.open(hall.server, made["code"], token=tokens["A"], creator=made["creator"]) as a:
            assert (await a.command("add_bot"))["say"] == "done"
            found: list[str] = hall.server.http("GET", f"/api/tables/{made['code']}").json()["away"]
            return found

    assert asyncio.run(look()) == ["B"]


def test_a_table_needs_no_wishes(hall: Hall) -> None:
    made = hall.server.http("POST", "/api/tables", {})
    assert made.status == 201
    assert hall.server.http("GET", f"/api/tables/{made.json()['code']}").json()["language"] == "en"


def test_a_table_is_kept_before_it_is_answered(hall: Hall) -> None:
    made = hall.server.make()
    assert len(hall.server.rows(made["code"])) == 1


def test_the_store_keeps_no_token(hall: Hall) -> None:
    made = hall.server.make()
    joined = hall.server.join(made["code"], "A")
    rows = b"".join(hall.server.rows(made["code"])).decode()
    assert '"came"' in rows and made["creator"] not in rows and joined["token"] not in rows


def test_somebody_joins_and_is_seen(hall: Hall) -> None:
    made = hall.server.make()
    answer = hall.server.http("POST", f"/api/tables/{made['code']}/people", {"name": "  A   of  B ", "language": "sk"})
    joined = answer.json()
    assert answer.status == 201 and set(joined) == {"id", "token"}
    assert joined["id"] == 1 and len(joined["token"]) >= 32
    assert hall.server.http("GET", f"/api/tables/{made['code']}").json()["people"] == ["A of B"]


def test_who_joins_twice_with_a_token_of_his_own_is_there_once(hall: Hall) -> None:
    made = hall.server.make()
    token = "own-token_" * 4
    first = hall.server.join(made["code"], "A", token=token)
    again = hall.server.join(made["code"], "A", token=token)
    assert first == again == {"id": 1, "token": token}
    assert len(hall.server.rows(made["code"])) == 2


def test_the_record_of_a_finished_game_can_be_verified(hall: Hall, tmp_path: Path) -> None:
    answer = hall.fetch(f"/api/tables/{hall.over['code']}/games/1/record")
    assert answer.status == 200 and answer.headers["content-type"] == "application/x-ndjson"
    path = tmp_path / "game.ndjson"
    path.write_bytes(answer.body)
    play = read_record(path)
    assert play.setup.seats[0] == "A" and play.game.over
    assert len(verify(path, hall.over["commitment"], "of A")) == 4
    fair = parse(path.read_bytes()).header.fair
    assert fair and commitment(fair.secret) == hall.over["commitment"] and fair.luck == ("of A",)


def test_the_protocol_of_a_finished_game_is_there_beside_its_record(hall: Hall) -> None:
    """ORIG-1019 A deal that came to nothing: names and cards, and no result."""
    path = f"/api/tables/{hall.over['code']}/games/1/protocol"
    found = json.loads(hall.fetch(path).body)
    assert (found["title"], found["result"]) == ("Protocol of the game", "") and found["began"] > 0
    [seats] = found["parts"]
    names = {row[1]["text"] for row in seats["rows"]}
    assert "A" in names and any(name.endswith("(bot)") for name in names)
    assert all(row[2]["icon"] for row in seats["rows"])
    head = {line["id"]: line["text"] for line in found["head"]}
    assert head["leader"] == "the software" and head["players"] == str(len(names))
    polish = json.loads(hall.fetch(f"{path}?language=pl").body)
    assert (polish["language"], polish["title"]) == ("pl", "Protokół gry")
    assert json.loads(hall.fetch(f"{path}?language=xx").body) == found
    sheet = hall.fetch(f"{path}.csv?language=ru")
    assert sheet.headers["content-type"].startswith("text/csv")
    assert sheet.body.decode().startswith('\ufeff"title","Протокол игры"')


def test_the_odds_of_a_finished_game_are_there_beside_its_record(hall: Hall) -> None:
    """They are worked out once: whoever asks again gets the same."""
    path = f"/api/tables/{hall.over['code']}/games/1"
    found, again = (json.loads(hall.fetch(f"{path}/odds").body) for _ in range(2))
    assert found == again and found["sides"] == ["red", "black"]
    lines = hall.fetch(f"{path}/record").body.splitlines()
    told = [json.loads(line) for line in lines if b'"fact"' in line]
    cards = {one["fact"]["seat"]: one["fact"]["card"] for one in told if one["fact"]["fact"] == "own_card"}
    assert found["foes"] == [seat for seat, card in sorted(cards.items()) if card in ("mafia", "don")]


def test_the_odds_of_a_game_that_is_played_are_for_those_who_watch_where_the_table_allows_it(hall: Hall) -> None:
    """Nothing else of it, and nothing of who is what."""
    made = hall.server.make(settings=STILL, odds="watchers")

    async def prepare() -> None:
        async with together(hall.server, made, "A") as (a,):
            await deal(a, bots=5)

    asyncio.run(prepare())
    path = f"/api/tables/{made['code']}/games"
    found = hall.fetch(f"{path}/1/odds")
    assert (found.status, found.json()["foes"], found.json()["turns"]) == (200, [], [])
    assert [hall.fetch(f"{path}/1/{what}").status for what in ("record", "minds", "protocol")] == [404] * 3
    assert [hall.fetch(f"{path}/{number}/odds").status for number in (0, 2)] == [404, 404]


def test_what_the_bots_of_a_finished_game_thought_is_there_beside_its_record(hall: Hall) -> None:
    """Of the bots, and of nobody else."""
    path = f"/api/tables/{hall.over['code']}/games/1"
    found = json.loads(hall.fetch(f"{path}/minds").body)["minds"]
    told = [json.loads(line) for line in hall.fetch(f"{path}/record").body.splitlines() if b'"fact"' in line]
    cards = {one["fact"]["seat"]: one["fact"]["card"] for one in told if one["fact"]["fact"] == "own_card"}
    assert {mind["seat"]: mind["card"] for mind in found} == {seat: cards[seat] for seat in sorted(cards) if seat}


@pytest.mark.parametrize("book", SHELF)
def test_the_cards_of_a_book_are_as_many_as_play(hall: Hall, book: str) -> None:
    cover = SHELF[book].lobby.cover()
    for players in cover.players:
        found = json.loads(hall.server.http("GET", f"/api/books/{book}/cards?players={players}").body)
        assert (found["book"], found["players"]) == (book, players)
        described = SHELF[book].lobby.describe()
        assert found["roles"].keys() <= described.roles.keys() and found["cards"].keys() <= described.cards.keys()
        if book != "cuba":  # CUBA-203 a box of tokens, from which not everybody takes one
            assert sum(found["roles"].values()) == players
        assert sum(found["cards"].values()) == (players if book == "spytown" else 0)


def test_the_cards_of_a_table_are_those_of_its_settings(hall: Hall) -> None:
    found = json.loads(hall.server.http("GET", f"/api/tables/{hall.over['code']}/cards").body)
    assert sum(found["roles"].values()) == found["players"] and found["settings"]["deck"] == "basic"


def test_a_record_stays_the_same_in_later_games_and_after_a_restart(tmp_path: Path) -> None:
    async def play(server: Server, made: Any) -> list[bytes]:
        path = f"/api/tables/{made['code']}/games/1/record"
        async with together(server, made, "A") as (a,):
            await end_a_game(a)
            records = [server.http("GET", path).body]
            await done(a, "again")
            records.append(server.http("GET", path).body)
            await done(a, "deal")
            records.append(server.http("GET", path).body)
            await done(a, "answer", act="leave")
            records.append(server.http("GET", path).body)
            second = server.http("GET", path.replace("/1/", "/2/")).body
            assert second != records[0] and second.startswith(b'{"citysleeps":')
        server.kill()
        server.restart()
        return [*records, server.http("GET", path).body]

    with Server(tmp_path) as server:
        records = asyncio.run(play(server, server.make(settings=STILL)))
    assert records[0].startswith(b'{"citysleeps":') and len(set(records)) == 1


def test_the_books_are_told_as_they_are(hall: Hall) -> None:
    answer = hall.server.http("GET", "/api/books")
    assert answer.status == 200 and set(answer.json()) == set(SHELF)
    assert answer.json()["original"]["seats"] == [6, 26]
    assert "night_step_seconds" in answer.json()["original"]["settings"]


def test_the_shelf_says_who_can_play_what_and_how_long(hall: Hall) -> None:
    """With the settings that it names, so many can be dealt to."""
    covers = hall.server.http("GET", "/api/shelf").json()
    assert set(covers) == set(SHELF)
    assert [name for name, cover in covers.items() if cover["first"]] == ["original"]
    for name, cover in covers.items():
        assert str(cover["typical"]) in cover["players"]
        for count, usual in cover["players"].items():
            assert 5 <= usual["shortest"] < usual["longest"]
            names = tuple(f"P{seat}" for seat in range(int(count)))
            settings = msgspec.convert(usual["settings"], dict[str, Value])
            SHELF[name].settle(Setup(book=name, seats=names, settings=settings))


def test_the_clauses_of_a_book_can_be_read(hall: Hall) -> None:
    answer = hall.server.http("GET", "/api/books/original/rules")
    assert answer.status == 200 and answer.json()["ORIG-101"].startswith("The game has exactly 26 character cards")


def test_a_book_says_to_players_how_it_is_played(hall: Hall) -> None:
    answer = hall.server.http("GET", "/api/books/original/guide")
    assert answer.status == 200 and (answer.json()["book"], answer.json()["players"]) == ("original", 10)
    assert [leaf["id"] for leaf in answer.json()["leaves"]] == ["card", "night", "day", "win", "phone"]


def test_before_there_is_a_table_a_book_is_told_as_it_is_usually_played(hall: Hall) -> None:
    """SPY-103 With cards."""
    told = hall.server.http("GET", "/api/books/spytown/guide").json()
    assert told["preset"] == "cards"
    ids = [one["id"] for chapter in told["chapters"] for one in chapter["paragraphs"]]
    assert "play" in ids and "no-cards" not in ids


def test_a_table_says_how_it_is_played_there(hall: Hall) -> None:
    """With its settings, and for those who play; in the lobby for a usual table until enough are there."""
    answer = hall.server.http("GET", f"/api/tables/{hall.playing['code']}/guide")
    assert answer.status == 200
    asleep = [text for part in answer.json()["chapters"] for text in part["paragraphs"] if text["id"] == "asleep"]
    assert [text["values"] for text in asleep] == [{"seconds": STILL["night_step_seconds"]}]
    assert answer.json()["players"] == 6
    assert hall.server.http("GET", f"/api/tables/{hall.lobby['code']}/guide").json()["players"] == 10


def test_the_server_says_that_it_is_well(hall: Hall) -> None:
    for path in ("/api/health", "/health/ready", "/health/live"):
        answer = hall.server.http("GET", path)
        assert (answer.status, answer.json()) == (200, {"status": "well", "version": __version__, "damaged": 0})


def test_who_asks_only_for_the_head_gets_no_body(hall: Hall) -> None:
    for path in ("/", "/api/health", f"/api/tables/{hall.lobby['code']}"):
        whole, head = hall.server.http("GET", path), hall.server.http("HEAD", path)
        assert (head.status, head.body) == (200, b"")
        assert head.headers["content-length"] == str(len(whole.body))
    assert hall.server.http("HEAD", "/api/tables").status == 405


def test_a_browser_gets_a_page(hall: Hall) -> None:
    for path in ("/", f"/t/{hall.lobby['code']}", f"/t/{hall.lobby['code']}/screen"):
        answer = hall.server.http("GET", path)
        assert answer.status == 200 and answer.headers["content-type"].startswith("text/html")
        assert b"City Sleeps" in answer.body


def test_the_address_for_phones_is_the_one_that_the_caller_uses(hall: Hall) -> None:
    answer = hall.server.http("GET", "/api/address", headers={"Host": "city.example:8000"})
    assert (answer.status, answer.json()) == (200, {"address": "http://city.example:8000"})
    own = hall.server.http("GET", "/api/address").json()["address"]
    assert re.fullmatch(rf"http://[^/:]+:{hall.server.port}", own)


def test_a_camera_finds_the_table(hall: Hall) -> None:
    answer = hall.server.http("GET", f"/t/{hall.lobby['code']}/qr.svg")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.body.startswith(b"<?xml") or answer.body.startswith(b"<svg")


def test_an_address_longer_than_any_name_has_no_picture(hall: Hall) -> None:
    printed = len(hall.server.log())
    answer = hall.server.http("GET", f"/t/{hall.lobby['code']}/qr.svg", None, {"Host": "a" * 4000})
    assert (answer.status, answer.json()["reason"]) == (404, "no_page")
    assert hall.server.log()[printed:] == ""


def test_the_counters_can_be_read_by_prometheus(hall: Hall) -> None:
    answer = hall.server.http("GET", "/metrics")
    assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    before = samples(answer.body.decode())
    code = hall.server.make()["code"]
    hall.server.join(code, "A")
    after = samples(hall.server.http("GET", "/metrics").body.decode())
    assert after["citysleeps_tables_made_total"] == before["citysleeps_tables_made_total"] + 1
    assert after["citysleeps_people_joined_total"] == before["citysleeps_people_joined_total"] + 1
    assert after["citysleeps_tables"] == before["citysleeps_tables"] + 1
    assert after["citysleeps_connections"] == 0


def samples(text: str) -> dict[str, float]:
    """The samples of a text in the form that Prometheus reads; it must be one."""
    found: dict[str, float] = {}
    types: dict[str, str] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if comment := re.fullmatch(r"# (HELP|TYPE) ([a-z_]+) (.+)", line):
            if comment[1] == "TYPE":
                assert comment[3] in ("counter", "gauge") and comment[2] not in types
                types[comment[2]] = comment[3]
        else:
            sample = re.fullmatch(r'([a-z_]+)(\{(?:,?[a-z_]+="[^"\\\n]*")+\})? (\d+(?:\.\d+)?)', line)
            assert sample, line
            name = sample[1] + (sample[2] or "")
            assert name not in found and (sample[2] or sample[1] in types), line
            assert sample[1].endswith("_total") == (types.get(sample[1]) == "counter"), line
            found[name] = float(sample[3])
    return found


def test_the_counters_are_for_this_machine_alone(hall: Hall) -> None:
    answer = hall.server.http("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
    assert answer.status == 404 and b"_total" not in answer.body


def test_the_counters_say_nothing_of_a_table_or_a_person(hall: Hall) -> None:
    made = hall.server.make()
    joined = hall.server.join(made["code"], "A_of_this_table")
    text = hall.server.http("GET", "/metrics").body.decode()
    for secret in (made["code"], made["creator"], made["commitment"], joined["token"], "A_of_this_table"):
        assert secret not in text


def test_the_api_describes_itself(hall: Hall) -> None:
    answer = hall.server.http("GET", "/api/schema/openapi.json")
    schema = answer.json()
    assert answer.status == 200 and schema["openapi"].startswith("3.")
    assert {path: set(methods) for path, methods in schema["paths"].items()} == ROUTES
    kinds = schema["components"]["schemas"]
    assert {"NewTable", "MadeTable", "Newcomer", "Joined", "Found", "Health"} <= set(kinds)
    assert set(kinds["NewTable"]["properties"]) == {
        "language",
        "book",
        "settings",
        "grace_seconds",
        "absent",
        "seating",
        "bots",
        "talk",
        "odds",
    }
    assert set(kinds["Newcomer"]["properties"]) == {"name", "language", "luck", "token"}
    assert kinds["Newcomer"]["required"] == ["name"]
    for reference in re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema)):
        assert reference.startswith("#/components/schemas/") and reference.rpartition("/")[2] in kinds
    bodies = {
        path: schema["paths"][path]["post"]["requestBody"] for path, methods in ROUTES.items() if "post" in methods
    }
    assert "NewTable" in json.dumps(bodies["/api/tables"])
    assert "Newcomer" in json.dumps(bodies["/api/tables/{code}/people"])


def test_the_description_of_the_api_is_made_once(hall: Hall) -> None:
    assert own_schema() is own_schema() == hall.server.http("GET", "/api/schema/openapi.json").body


def test_a_mistyped_address_leads_to_the_front_door(hall: Hall) -> None:
    door = hall.server.http("GET", "/")
    lost = hall.server.http("GET", "/nowhere/at/all", headers={"Accept": "text/html,*/*"})
    assert (lost.status, lost.body, lost.headers["content-type"]) == (404, door.body, door.headers["content-type"])
    refused = hall.server.http("GET", "/api/nothing", headers={"Accept": "text/html,*/*"})
    assert (refused.status, refused.json()["reason"]) == (404, "no_page")


def test_no_page_needs_another_server(hall: Hall) -> None:
    """A room without internet is enough; and nobody else learns who plays."""
    for path in ("/", "/api/schema"):
        answer = hall.server.http("GET", path)
        assert not re.findall(rb"""(?:src|href)\s*=\s*["']?https?://[^"'\s>]+""", answer.body), path


# Refusals

MAKE = ("POST", "/api/tables")
JOIN = ("POST", "/api/tables/{lobby}/people")
BALANCE = ("POST", "/api/tables/{lobby}/balance")
LARGE = b'{"name": "' + b"A" * 17000 + b'"}'
REFUSALS: dict[str, tuple[tuple[str, str], Any, int, str]] = {
    "no such book": (MAKE, {"book": "chess"}, 409, "no_book"),
    "no such setting": (MAKE, {"settings": {"moon": "full"}}, 409, "bad_setup"),
    "no such value": (MAKE, {"settings": {"deck": "tarot"}}, 409, "bad_setup"),
    "a value too large": (MAKE, {"settings": {"stalemate_rounds": 10**30}}, 409, "bad_setup"),
    "a value that another book refuses": (MAKE, {"book": "spytown", "settings": {"cards": 1}}, 409, "bad_cards"),
    "no language of ours": (MAKE, {"language": "de"}, 409, "bad_language"),
    "a table without a body": (MAKE, None, 400, "not_understood"),
    "a table of no JSON": (MAKE, b'{"book": ', 400, "not_understood"),
    "a table of no UTF-8": (MAKE, b'{"book": "\xff"}', 400, "not_understood"),
    "a list of tables": (MAKE, [{}], 400, "not_understood"),
    "a table of nested lists": (MAKE, NESTED, 400, "not_understood"),
    "a table with a nested setting": (MAKE, b'{"settings":' + NESTED + b"}", 400, "not_understood"),
    "an unknown field of a table": (MAKE, {"colour": "red"}, 400, "not_understood"),
    "a thousand copies of a card": (
        MAKE,
        {"book": "spytown", "settings": {"cards": ["vest"] * 1000}},
        400,
        "not_understood",
    ),
    "a setting of the wrong kind": (MAKE, {"settings": {"deck": 1.5}}, 400, "not_understood"),
    "a number of 5000 digits": (MAKE, b'{"grace_seconds": ' + b"9" * 5000 + b"}", 400, "not_understood"),
    "too many settings": (MAKE, {"settings": {f"s{i}": 1 for i in range(65)}}, 400, "not_understood"),
    "too little grace": (MAKE, {"grace_seconds": 4}, 400, "not_understood"),
    "other manners": (MAKE, {"absent": "shout"}, 400, "not_understood"),
    "other bots": (MAKE, {"bots": "deadly"}, 400, "not_understood"),
    "other talk": (MAKE, {"talk": 7}, 400, "not_understood"),
    "a table too large": (MAKE, LARGE, 413, "too_large"),
    "a name that is taken": (JOIN, {"name": "a"}, 409, "name_taken"),
    "no name": (JOIN, {"name": "  "}, 409, "bad_name"),
    "a name that means something else": (JOIN, {"name": "host"}, 409, "bad_name"),
    "a name of 41 characters": (JOIN, {"name": "A" * 41}, 409, "bad_name"),
    "a name without end": (JOIN, {"name": "A" * 201}, 400, "not_understood"),
    "half a character": (JOIN, b'{"name": "\\ud800"}', 400, "not_understood"),
    "a name of no UTF-8": (JOIN, b'{"name": "\xff"}', 400, "not_understood"),
    "a person without a name": (JOIN, {}, 400, "not_understood"),
    "an unknown field of a person": (JOIN, {"name": "B", "age": 7}, 400, "not_understood"),
    "no JSON of a person": (JOIN, b"B", 400, "not_understood"),
    "a person of no language of ours": (JOIN, {"name": "B", "language": "de"}, 409, "bad_language"),
    "luck that cannot be shown": (JOIN, {"name": "B", "luck": "\n"}, 409, "bad_luck"),
    "a token too short": (JOIN, {"name": "B", "token": "B"}, 409, "weak_token"),
    "a person too large": (JOIN, LARGE, 413, "too_large"),
    "a stranger who asks whether it is fair": (BALANCE, {}, 403, "not_creator"),
    "a wrong token that asks whether it is fair": (BALANCE, {"creator": "x" * 40, "token": "y"}, 403, "not_creator"),
    "who asks whether it is fair without a body": (BALANCE, None, 400, "not_understood"),
    "an unknown field of an asker": (BALANCE, {"name": "A"}, 400, "not_understood"),
    "whether no table is fair": (("POST", "/api/tables/AAAAA/balance"), {}, 404, "no_table"),
    "to join no table": (("POST", "/api/tables/AAAAA/people"), {"name": "B"}, 404, "no_table"),
    "no such table": (("GET", "/api/tables/AAAAA"), None, 404, "no_table"),
    "no code": (("GET", "/api/tables/%00%ff"), None, 404, "no_table"),
    "the record of no table": (("GET", "/api/tables/AAAAA/games/1/record"), None, 404, "no_table"),
    "the record before the deal": (("GET", "/api/tables/{lobby}/games/0/record"), None, 404, "no_record"),
    "the record of an unfinished game": (("GET", "/api/tables/{playing}/games/1/record"), None, 404, "no_record"),
    "the record of an unfinished second game": (("GET", "/api/tables/{over}/games/2/record"), None, 404, "no_record"),
    "the record of a later game": (("GET", "/api/tables/{over}/games/3/record"), None, 404, "no_record"),
    "the record of an impossible game": (("GET", "/api/tables/{over}/games/-1/record"), None, 404, "no_record"),
    "the record of no number": (("GET", "/api/tables/{over}/games/one/record"), None, 404, "no_page"),
    "the record of a number too large": (
        ("GET", "/api/tables/{over}/games/" + "9" * 5000 + "/record"),
        None,
        404,
        "no_page",
    ),
    "the record of hidden cards": (("GET", "/api/tables/{hidden}/games/1/record"), None, 403, "not_revealed"),
    "the protocol of an unfinished game": (("GET", "/api/tables/{playing}/games/1/protocol"), None, 404, "no_record"),
    "the protocol of hidden cards": (("GET", "/api/tables/{hidden}/games/1/protocol"), None, 403, "not_revealed"),
    "the sheet of an unfinished game": (("GET", "/api/tables/{playing}/games/1/protocol.csv"), None, 404, "no_record"),
    "the sheet of hidden cards": (("GET", "/api/tables/{hidden}/games/1/protocol.csv"), None, 403, "not_revealed"),
    "the odds of an unfinished game": (("GET", "/api/tables/{playing}/games/1/odds"), None, 404, "no_record"),
    "the odds of hidden cards": (("GET", "/api/tables/{hidden}/games/1/odds"), None, 403, "not_revealed"),
    "the bots of an unfinished game": (("GET", "/api/tables/{playing}/games/1/minds"), None, 404, "no_record"),
    "the bots of hidden cards": (("GET", "/api/tables/{hidden}/games/1/minds"), None, 403, "not_revealed"),
    "the cards of no book": (("GET", "/api/books/chess/cards"), None, 404, "no_book"),
    "the cards for nobody": (("GET", "/api/books/original/cards?players=0"), None, 404, "no_page"),
    "the cards for too many": (("GET", "/api/books/original/cards?players=99"), None, 404, "no_page"),
    "the cards of no table": (("GET", "/api/tables/QQQQQ/cards"), None, 404, "no_table"),
    "the guide of no book": (("GET", "/api/books/chess/guide"), None, 404, "no_book"),
    "the guide of no table": (("GET", "/api/tables/QQQQQ/guide"), None, 404, "no_table"),
    "the clauses of no book": (("GET", "/api/books/chess/rules"), None, 404, "no_book"),
    "a picture of no code": (("GET", "/t/" + "A" * 5000 + "/qr.svg"), None, 404, "no_page"),
    "no page": (("GET", "/api/nothing"), None, 404, "no_page"),
    "a file of the server": (("GET", "/../api.py"), None, 404, "no_page"),
    "a file of the system": (("GET", "//etc/passwd"), None, 404, "no_page"),
    "a file behind dots": (("GET", "/assets/..%2f..%2f..%2fetc%2fpasswd"), None, 404, "no_page"),
    "all tables": (("GET", "/api/tables"), None, 405, "no_page"),
    "to delete a table": (("DELETE", "/api/tables/{lobby}"), None, 405, "no_page"),
    "to see the people": (("GET", "/api/tables/{lobby}/people"), None, 405, "no_page"),
    "to write a record": (("PUT", "/api/tables/{over}/games/1/record"), {}, 405, "no_page"),
    "the socket without a socket": (("GET", "/api/tables/{lobby}/socket"), None, 404, "no_page"),
    "to change the books": (("POST", "/api/books"), {}, 405, "no_page"),
    "to change the health": (("POST", "/api/health"), {}, 405, "no_page"),
    "to change the counters": (("POST", "/metrics"), {}, 405, "no_page"),
    "to change the page": (("POST", "/"), {}, 405, "no_page"),
}


def from_elsewhere() -> dict[str, str]:
    """The header of a request from an address of its own: no other test has used up its limits."""
    return {"X-Forwarded-For": str(ip_address("10.0.0.0") + next(HOUSES))}


def refused(hall: Hall, method: str, path: str, body: Any, language: str = "") -> Answer:
    codes = {name: getattr(hall, name)["code"] for name in ("lobby", "playing", "over", "hidden")}
    headers = {"Accept-Language": language} if language else {}
    return hall.server.http(method, path.format_map(codes), body, headers | from_elsewhere())


def named_book(body: Any) -> str:
    """The book whose words a refusal is told in."""
    named = body.get("book", "original") if isinstance(body, dict) else ""
    return named if named in SHELF else ""


@pytest.mark.parametrize("case", REFUSALS)
def test_a_refusal_names_its_reason_and_changes_nothing(hall: Hall, case: str) -> None:
    (method, path), body, status, reason = REFUSALS[case]
    before = hall.server.kept()
    printed = len(hall.server.log())
    for language in ("", "pl"):
        answer = refused(hall, method, path, body, language)
        assert (answer.status, answer.headers["content-type"]) == (status, "application/json"), answer
        assert set(answer.json()) == {"reason", "text", "detail"}
        assert answer.json()["reason"] == reason
        assert answer.json()["text"] == sentence(named_book(body), language or "en", reason)
        assert b"Traceback" not in answer.body and b".py" not in answer.body
    assert hall.server.kept() == before
    assert hall.server.log()[printed:] == ""


@pytest.mark.parametrize(
    ("case", "named"),
    [
        ("no such setting", "moon"),
        ("no such value", "deck"),
        ("an unknown field of a table", "colour"),
        ("an unknown field of a person", "age"),
        ("a person without a name", "name"),
        ("too little grace", "grace_seconds"),
        ("a setting of the wrong kind", "settings"),
    ],
)
def test_a_refusal_says_what_is_wrong(hall: Hall, case: str, named: str) -> None:
    (method, path), body, _, _ = REFUSALS[case]
    assert named in refused(hall, method, path, body).json()["detail"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("en", "en"),
        ("pl", "pl"),
        ("sk-SK", "sk"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de-DE, ru;q=0.5, en;q=0.3", "ru"),
        ("de", "en"),
        ("*", "en"),
        (";;q=,,", "en"),
        ("\xff\xfe", "en"),
    ],
)
def test_the_sentence_is_in_the_language_that_the_browser_wants(hall: Hall, wanted: str, language: str) -> None:
    answer = hall.server.http("GET", "/api/nothing", headers={"Accept-Language": wanted})
    assert answer.json()["text"] == sentence("original", language, "no_page")
    assert (answer.json()["text"] == sentence("original", "en", "no_page")) == (language == "en")


def test_a_body_of_unknown_length_is_not_read_for_ever(hall: Hall) -> None:
    connection = HTTPConnection("127.0.0.1", hall.server.port, timeout=PATIENCE)
    try:
        chunks = iter([b'{"book": "'] + [b"x" * 1000] * 17 + [b'"}'])
        connection.request("POST", "/api/tables", chunks, {"Content-Type": "application/json"}, encode_chunked=True)
        answer = connection.getresponse()
        assert (answer.status, json.loads(answer.read())["reason"]) == (413, "too_large")
    finally:
        connection.close()


def test_a_body_of_another_kind_is_refused(hall: Hall) -> None:
    before = hall.server.kept()
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/msgpack"):
        answer = hall.server.http("POST", "/api/tables", b"language=pl", {"Content-Type": kind})
        assert (answer.status, answer.json()["reason"]) == (415, "not_understood")
    assert hall.server.kept() == before


def test_a_table_that_is_full_takes_nobody(hall: Hall) -> None:
    """No bot beyond the most of what is chosen, nobody beyond the most of the book; people take the places of bots."""
    made = hall.server.make()

    async def fill() -> None:
        async with await Client.open(hall.server, made["code"], creator=made["creator"]) as creator:
            for _ in range(13):
                await done(creator, "add_bot")
            assert (await creator.command("add_bot"))["reason"] == "no_place"

    asyncio.run(fill())
    for number in range(26):
        hall.server.join(made["code"], f"A{number}")
    answer = hall.server.http("POST", f"/api/tables/{made['code']}/people", {"name": "A"})
    assert (answer.status, answer.json()["reason"]) == (409, "no_place")


def test_every_good_answer_has_the_security_headers(hall: Hall) -> None:
    code = hall.server.make()["code"]
    answers = {
        "make": hall.server.http("POST", "/api/tables", {}),
        "join": hall.server.http("POST", f"/api/tables/{code}/people", {"name": "A"}),
        "look up": hall.server.http("GET", f"/api/tables/{code}"),
        "record": hall.server.http("GET", f"/api/tables/{hall.over['code']}/games/1/record", headers=from_elsewhere()),
        "options": hall.server.http("OPTIONS", "/api/tables"),
        **{path: hall.server.http("GET", path) for path in ("/", "/metrics", "/api/books", "/api/health")},
        "schema": hall.server.http("GET", "/api/schema/openapi.json"),
    }
    assert all(answer.status < 300 for answer in answers.values())
    assert [name for name, answer in answers.items() if not has_security_headers(answer)] == []
    of_api = [name for name in answers if name != "/"]
    assert [name for name in of_api if not is_kept_by_nobody(answers[name])] == []


def test_every_refusal_has_the_security_headers(hall: Hall) -> None:
    cases = [
        "no such book",
        "a table of no JSON",
        "a table too large",
        "a name that is taken",
        "no such table",
        "the record of an unfinished game",
        "the record of hidden cards",
        "no page",
        "all tables",
    ]
    answers = {case: refused(hall, *REFUSALS[case][0], REFUSALS[case][1]) for case in cases}
    answers["head"] = hall.server.http("HEAD", "/api/nothing")
    assert [case for case, answer in answers.items() if not has_security_headers(answer)] == []


# The terminal


def test_a_terminal_that_cannot_show_the_picture_does_not_hinder_the_server(tmp_path: Path) -> None:
    with Server(tmp_path, environment={"PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}) as server:
        assert server.http("GET", "/api/health").status == 200
        assert "Traceback" not in server.log()


def test_the_creator_asks_whether_the_table_is_fair(hall: Hall) -> None:
    """Only in the lobby, and only once a game could be dealt. Every new table costs something, an old one nothing."""
    made = hall.server.make()
    token = hall.server.join(made["code"], "A")["token"]
    guest = hall.server.join(made["code"], "B")["token"]
    house = from_elsewhere()

    def ask(**tokens: str) -> Answer:
        return hall.server.http("POST", f"/api/tables/{made['code']}/balance", tokens, house)

    async def look() -> None:
        async with await Client.open(hall.server, made["code"], token=token, creator=made["creator"]) as a:
            few = ask(creator=made["creator"])
            assert (few.status, few.json()["reason"]) == (409, "bad_player_count")
            for _ in range(4):
                await done(a, "add_bot")
            assert (ask(token=guest).status, ask(token=guest).json()["reason"]) == (403, "not_creator")
            assert ask(token=guest, creator=made["creator"]).json() == {"state": "playing", "ahead": 0, "found": None}
            for turn in range(11):
                await done(a, "choose", settings={"stalemate_rounds": turn + 10})
                assert ask(creator=made["creator"]).status == 200
            await done(a, "choose", settings={"stalemate_rounds": 30})
            often = ask(creator=made["creator"])
            assert (often.status, often.json()["reason"]) == (429, "too_fast")
            await done(a, "hand_on", person=2)
            assert ask(token=token, creator=made["creator"]).status == 403
            await done(a, "ping")
        async with await Client.open(hall.server, made["code"], token=guest) as b:
            await done(b, "choose", settings={"stalemate_rounds": 20})
            assert ask(token=guest).status == 200
            await done(b, "deal")
            dealt = ask(token=guest)
            assert (dealt.status, dealt.json()["reason"]) == (409, "not_in_lobby")

    asyncio.run(look())
