"""What goes wrong with a request, as an answer: a reason id, a sentence in the caller's language, a status."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from citysleeps.server.headers import HEADERS
from citysleeps.store.port import Unavailable
from citysleeps.table.refusal import Refusal
from citysleeps.table.reopening import Elsewhere
from citysleeps.views.words import LANGUAGES, sentence

log = logging.getLogger("citysleeps")


class Problem(Exception):
    """A reason that only the server can have."""

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


def answer(
    request: Request[Any, Any, Any], reason: str, status: int, detail: str = "", book: str = ""
) -> Response[Trouble]:
    text = sentence(book, language(request.headers.get("accept-language", "")), reason)
    return Response(Trouble(reason, text, detail), status_code=status, media_type=MediaType.JSON, headers=HEADERS)


def language(wanted: str) -> str:
    """The first that the caller's browser asks for and we have."""
    asked = [part.split(";")[0].strip()[:2] for part in wanted.split(",")]
    return next((language for language in asked if language in LANGUAGES), "en")


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Trouble]:
    return answer(request, problem.reason, problem.status, problem.detail)


def on_refused(request: Request[Any, Any, Any], refused: Refusal) -> Response[Trouble]:
    status = 503 if refused.reason == "unavailable" else 409
    return answer(request, refused.reason, status, refused.detail, refused.book)


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Trouble]:
    log.error("the store fails: %s", error)
    return answer(request, "unavailable", 503)


def on_elsewhere(request: Request[Any, Any, Any], elsewhere: Elsewhere) -> Response[Trouble]:
    """It is not played here any more; whoever asks again comes to where it is."""
    return answer(request, "unavailable", 503)


def on_invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Trouble]:
    """The body is not what it should be: which field, and why."""
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return answer(request, "not_understood", 400, detail or "the body is no JSON object of this kind")


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    reason = {404: "no_page", 405: "no_page", 413: "too_large"}.get(error.status_code, "not_understood")
    detail = "the body is no JSON object of this kind" if error.status_code == 400 else ""
    return answer(request, reason, error.status_code, detail)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A fault of ours. What it was is for the log, not for the caller."""
    log.error("a request failed", exc_info=error)
    return answer(request, "our_fault", 500)


def on_garbage(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    return answer(request, "not_understood", 400, "the body cannot be read")


HANDLERS = {
    UnicodeDecodeError: on_garbage,
    RecursionError: on_garbage,
    Problem: on_problem,
    Refusal: on_refused,
    Unavailable: on_unavailable,
    Elsewhere: on_elsewhere,
    ValidationException: on_invalid,
    HTTPException: on_http,
    Exception: on_error,
}
