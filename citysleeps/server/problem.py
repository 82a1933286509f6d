"""Failed requests and their answers: a reason id, a sentence in the caller's language, a status."""

from __future__ import annotations

import logging

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from citysleeps.server.headers import HEADERS
from citysleeps.store.port import Unavailable
from citysleeps.table.refusal import UNAVAILABLE, Refusal
from citysleeps.table.reopening import Elsewhere
from citysleeps.views.words import LANGUAGES, sentence

log = logging.getLogger("citysleeps")


class Problem(Exception):
    """A refusal by the server itself, not by a table."""

    def __init__(self, reason: str, status: int, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.detail = detail


class Trouble(msgspec.Struct):
    """Why it was not done. Nothing has changed."""

    reason: str
    text: str
    detail: str = ""


def language(wanted: str) -> str:
    """The first language that the caller's browser accepts and we have."""
    asked = [part.split(";")[0].strip()[:2] for part in wanted.split(",")]
    return next((language for language in asked if language in LANGUAGES), "en")


def trouble(request: Request, error: Exception) -> Response:
    """The answer to a request that has failed."""
    match error:
        case Problem():
            return answer(request, error.reason, error.status, error.detail)
        case Refusal():
            return answer(request, error.reason, 503 if error.reason == UNAVAILABLE else 409, error.detail, error.book)
        case Elsewhere():  # another node has the table now; a retry reaches it
            return answer(request, UNAVAILABLE, 503)
        case Unavailable():
            log.error("the store fails: %s", error)
            return answer(request, UNAVAILABLE, 503)
        case msgspec.ValidationError():
            return answer(request, "not_understood", 400, str(error))
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError():
            return answer(request, "not_understood", 400, "the body is not JSON of the expected type")
        case HTTPException():
            return answer(request, "no_page", error.status_code)
        case ClientDisconnect():
            return Response(status_code=400)  # the client has gone
    log.error("a request failed", exc_info=error)  # details are for the log, not for the caller
    return answer(request, "our_fault", 500)


def answer(request: Request, reason: str, status: int, detail: str = "", book: str = "") -> Response:
    text = sentence(book, language(request.headers.get("accept-language", "")), reason)
    return Response(msgspec.json.encode(Trouble(reason, text, detail)), status, HEADERS, "application/json")
