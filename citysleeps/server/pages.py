"""The built files of the web client, held in memory. Each is compressed when it is first requested so."""

from __future__ import annotations

import gzip
import os
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from citysleeps.server.address import invitation, qr_code
from citysleeps.server.desk import Desk
from citysleeps.server.limits import DRAWN
from citysleeps.server.problem import Problem
from citysleeps.server.routes import Operation, reply

BUILT: Final = Path(os.environ.get("CITYSLEEPS_WEB") or Path(__file__).parent.parent / "web")
MISSING: Final = Path(__file__).parent / "page.html"  # served if the web client was not built
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name of a file changes with its content
FRESH: Final = "no-cache"
LONGEST_ADDRESS: Final = 300  # letters of an invitation: a name of the internet has at most 253
COMPRESSIBLE: Final = (".html", ".js", ".css", ".svg", ".webmanifest", ".json")
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}  # not from the system: on Windows a script may be text/plain, and no browser would run it


class Page:
    """A file as it is sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.content = path.read_bytes()
        self.is_compressible = path.suffix in COMPRESSIBLE
        self.kind = KINDS.get(path.suffix, "application/octet-stream")
        self.caching = FOR_EVER if name.startswith("assets/") else FRESH

    @cached_property
    def packed(self) -> bytes:
        """The compressed file, made on the first request so that the server starts fast."""
        return gzip.compress(self.content, 9)

    def response(self, request: Request) -> Response:
        takes_packed = self.is_compressible and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if takes_packed:
            headers["Content-Encoding"] = "gzip"
        content = self.packed if takes_packed else self.content
        return reply(content, headers=headers, kind=self.kind)


def built(folder: Path) -> dict[str, Page]:
    """Every file of the web client by its path."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    found = {path.relative_to(folder).as_posix(): Page(path, path.relative_to(folder).as_posix()) for path in files}
    return found or {"index.html": Page(MISSING, "index.html")}


PAGES: Final = built(BUILT)


async def start(request: Request, desk: Desk) -> Response:
    """The app: the front page, a table, a table screen, or a guide."""
    return PAGES["index.html"].response(request)


async def qr(request: Request, desk: Desk) -> Response:
    """The invitation to a table as a QR code. To draw a new one takes as long as many requests."""
    code = request.path_params["code"]
    text = invitation(request, code)
    if len(code) != 5 or len(text) > LONGEST_ADDRESS:
        raise Problem("no_page", 404)
    drawn = qr_code.cache_info().misses
    picture = qr_code(text)
    is_new = qr_code.cache_info().misses > drawn
    if is_new and request.client:
        desk.gates.requests.owe(request.client.host, DRAWN)
    return reply(picture, kind="image/svg+xml")


async def file(request: Request, desk: Desk) -> Response:
    """A built file. A browser with a mistyped address gets the front page."""
    name = request.path_params["path"]
    page = PAGES.get(name)
    if page is None and ("text/html" not in request.headers.get("accept", "") or name.startswith("api/")):
        raise Problem("no_page", 404)
    response = (page or PAGES["index.html"]).response(request)
    response.status_code = 200 if page else 404
    return response


OPERATIONS: Final = [
    *(Operation("GET", path, start) for path in ("/", "/t/{code}", "/t/{code}/screen", "/t/{code}/guide")),
    Operation("GET", "/guide/{book}", start),
    Operation("GET", "/t/{code}/qr.svg", qr),
    Operation("GET", "/{path:path}", file),
]
