"""Opening a socket: which table, which address, and whether a page of that site may do so."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from citysleeps.server.desk import Desk
from citysleeps.server.nodes import NODE
from citysleeps.server.proxy import last
from citysleeps.table.addresses import household

PATH: Final = re.compile(r"/api/tables/([^/?]{1,20})/socket(?:\?.*)?")


class Caller(NamedTuple):
    """Who opens a socket."""

    code: str  # of the table
    address: str
    is_passed_on: bool  # by another node to this one


NOBODY_YET: Final = Caller("", "", False)


def answer(desk: Desk, protocol: ServerProtocol, request: Request, peer: str) -> tuple[Response, Caller]:
    """The response to a request for a socket, and its caller. Only status `101` accepts it."""
    path = PATH.fullmatch(request.path)
    origins, hosts = request.headers.get_all("Origin"), request.headers.get_all("Host")
    if path is None:
        return protocol.reject(404, "there is no socket here\n"), NOBODY_YET
    if not desk.is_own_page("".join(origins), "".join(hosts)):
        return protocol.reject(403, "pages of other sites may not come in\n"), NOBODY_YET
    return protocol.accept(request), caller(desk, path[1], request, peer)


def caller(desk: Desk, code: str, request: Request, peer: str) -> Caller:
    """The caller. Proxies and other nodes name the client that they speak for."""
    forwarded = request.headers.get_all("X-Forwarded-For")
    is_passed_on = desk.nodes.is_one(request.headers.get_all(NODE))
    address = last(forwarded) if is_passed_on else desk.proxies.caller(peer, forwarded)
    return Caller(code, household(address), is_passed_on)
