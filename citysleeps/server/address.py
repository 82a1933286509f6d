"""Where phones find this server, in words and as a QR code."""

from __future__ import annotations

import io
import socket
from functools import lru_cache
from typing import Final

import segno
from starlette.requests import Request

NOWHERE: Final = "192.0.2.1"  # an address that nobody has; nothing is sent to it
OWN: Final = ("localhost", "127.0.0.1", "[::1]")


def phone_address() -> str:
    """This machine's address in its network, or the loopback address if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
        except OSError:
            return OWN[1]
        return str(probe.getsockname()[0])


def invitation(request: Request, code: str = "") -> str:
    """The address that others open: the caller's own, unless it works only on this machine."""
    host = request.headers.get("host", "")
    name, _, port = host.rpartition(":") if ":" in host.rpartition("]")[2] else (host, "", "")
    if name in OWN and request.app.state.desk.in_network:
        host = phone_address() + (f":{port}" if port else "")
    return f"{request.scope['scheme']}://{host}" + (f"/t/{code}" if code else "")


@lru_cache(maxsize=500)
def qr_code(text: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", border=4, dark="#0c0f14", light="#ffffff", svgns=True)
    return drawn.getvalue()
